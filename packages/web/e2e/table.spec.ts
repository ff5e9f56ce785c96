import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { finishedGame } from './finished-game.ts';
import { shortGame } from './games.ts';
import { keepTable } from './keep-table.ts';
import { chooseFastSettings, Player } from './player.ts';

test('a game against bots survives a reload', async ({ page }) => {
  await chooseFastSettings(page);
  const player = new Player(page);
  await player.playNow(shortGame.name);
  await player.asked();
  const offered = await page.locator('.choice .ticket').allInnerTexts();
  await page.locator('.choice .ticket').first().click();
  await player.confirm();
  await expect(page.locator('.tickets .ticket')).toHaveCount(1);
  const hand = await page
    .locator('.hand .cards')
    .evaluateAll((stacks) => stacks.map((one) => one.getAttribute('aria-label')));

  await page.reload();

  await expect(page.locator('.tickets .ticket')).toHaveCount(1);
  expect(offered.join()).toContain((await page.locator('.tickets .ticket-places span').first().innerText()).trim());
  expect(
    await page.locator('.hand .cards').evaluateAll((stacks) => stacks.map((one) => one.getAttribute('aria-label'))),
  ).toEqual(hand);
  await page.goto('/');
  await expect(page.getByRole('link', { name: /Go on playing/ })).toBeVisible();
});

test('a game an earlier version left in this browser goes on', async ({ page }) => {
  await chooseFastSettings(page);
  const fixture = new URL('../src/session/local/fixtures/board-middle.json', import.meta.url);
  await page.goto(await keepTable(page, JSON.parse(readFileSync(fixture, 'utf8'))));
  const player = new Player(page);
  const turns = page.locator('.log li');
  await player.asked();
  await expect(page.locator('.tickets .ticket')).toHaveCount(2);
  const before = await turns.count();
  expect(before).toBeGreaterThan(5);
  await player.takeCard();
  await expect(player.question).toContainText('Take a second card');
  await page.reload();
  await expect(player.question).toContainText('Take a second card');
  await player.takeCard();
  await expect.poll(() => turns.count()).toBeGreaterThan(before);
});

test('a route that cannot be claimed says why, with the rule behind it', async ({ page }) => {
  await chooseFastSettings(page);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const player = new Player(page);
  await player.playNow(shortGame.name);
  await player.asked();
  await page.locator('.choice .ticket').first().click();
  await player.confirm();
  await expect(player.question).toContainText('Your turn');
  // Two cards in the hand cannot pay four. However long the reason is, the board stays as it is.
  const board = page.locator('.board');
  const before = await board.boundingBox();
  await player.aimAt('chelsea--soho');
  await expect(page.locator('.why-not')).toContainText('Chelsea – Soho costs 4 cards in pink');
  await expect(page.locator('.why-not').getByRole('link', { name: 'Rule C-32' })).toHaveAttribute(
    'href',
    `/rules/${shortGame.id}#C-32`,
  );
  expect(await board.boundingBox()).toEqual(before);
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
  // What is put together next is another try.
  await page.locator('.hand .cards').first().click();
  await expect(page.locator('.why-not')).toBeHidden();
  expect(errors).toEqual([]);
  await page.goto(`/rules/${shortGame.id}#C-32`);
  await expect(page.locator('.wanted')).toContainText('A route costs as many cards as it has spaces');
});

test('day and night are what the player chose, whatever the device says', async ({ page }) => {
  await chooseFastSettings(page, { theme: 'dark' });
  await page.goto('/');
  const lightness = () =>
    page.evaluate(() => {
      const [red = 0, green = 0, blue = 0] = (
        getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g) ?? []
      ).map(Number);
      return (red + green + blue) / 3;
    });
  expect(await lightness()).toBeLessThan(80);
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('branchline.settings') ?? '{}');
    localStorage.setItem('branchline.settings', JSON.stringify({ ...kept, theme: 'light' }));
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  expect(await lightness()).toBeGreaterThan(180);
});

test('nothing is final before it is confirmed: picked tickets and cards can be put back', async ({ page }) => {
  await chooseFastSettings(page);
  const player = new Player(page);
  await player.playNow(shortGame.name);
  await player.asked();
  const ticket = page.locator('.choice .ticket').first();
  await ticket.click();
  await expect(ticket).toHaveAttribute('aria-pressed', 'true');
  // What it would take is said before it is kept.
  await expect(player.question.locator('.plan-price')).toContainText(/Takes \d+ \w+ of your \d+ for \d+ points?\./);
  await ticket.click();
  await expect(ticket).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Choose 1 more' }).click({ force: true });
  await expect(page.locator('.why-not')).toContainText('Keep at least 1 ticket');
});

test('a hint says what a strong player would do and why, and puts it together', async ({ page }) => {
  await chooseFastSettings(page);
  const player = new Player(page);
  await player.playNow(shortGame.name);
  await player.asked();
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('.advice')).toContainText(/^Keep .+ (within reach|go well together)/);
  await expect(page.locator('.choice .ticket.chosen').first()).toBeVisible();
  await player.confirm();
  await expect(player.question).toContainText('Your turn');
  await expect(page.locator('.advice')).toHaveCount(0);
  await page.getByRole('button', { name: 'Hint' }).click();
  // Two cards in the hand: either a short route, or more cards.
  await expect(page.locator('.advice')).toContainText(/^(Take|Claim|Draw) /);
  await expect(page.locator('.market .advised, .route.selected').first()).toBeVisible();
});

test('a stack of cards is dragged onto a route, or told why it is none of its', async ({ page }) => {
  await chooseFastSettings(page);
  const player = new Player(page);
  await player.playNow(shortGame.name);
  const tickets = await player.asked();
  await page.locator('.choice .ticket').first().click();
  await player.confirm();
  let asked = await player.asked(tickets?.number);
  // Cards until something can be claimed; two grey spaces will do soon.
  for (let turn = 0; turn < 12 && (await player.claimable()).length === 0; turn++) {
    await player.takeCard();
    asked = await player.asked(asked?.number);
    if (asked?.text.startsWith('Take a second')) {
      await player.takeCard();
      asked = await player.asked(asked.number);
    }
  }
  const [route = ''] = await player.claimable();
  await page.locator(`[data-route="${route}"]`).press('Enter');
  const picked = await page.locator('.hand .picked .cards').first().getAttribute('data-card');
  await player.press('Cancel');
  const stack = page.locator(`.hand [data-card="${picked}"]`);
  // Where it cannot be claimed, letting go says why.
  const [barred = ''] = await page
    .locator('.route.free:not(.claimable)')
    .evaluateAll((routes) => routes.map((one) => one.getAttribute('data-route') ?? ''));
  await player.drag(stack, barred);
  await expect(page.locator('.why-not')).toBeVisible();
  await player.drag(stack, route);
  await expect(page.locator('.why-not')).toBeHidden();
  await expect(player.question.getByRole('button', { name: /^Claim for/ })).toBeVisible();
});

test('pass and play hides the hands behind a curtain', async ({ page }) => {
  await chooseFastSettings(page);
  await page.goto('/pass');
  await page.getByLabel('Name at seat 1').fill('Anna');
  await page.getByLabel('Name at seat 2').fill('Bo');
  await page.getByRole('button', { name: 'Deal' }).click();
  const player = new Player(page);
  // Before the first player too, and again for whoever reloads the page.
  await expect(page.getByRole('heading', { name: 'Hand the device to Anna' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Hand the device to Anna' })).toBeVisible();
  await expect(page.locator('.hand, .ticket')).toHaveCount(0);
  await page.getByRole('button', { name: 'I am Anna' }).click();
  await player.asked();
  const anna = await page.locator('.choice .ticket').allInnerTexts();
  await page.locator('.choice .ticket').first().click();
  await player.confirm();
  await expect(page.getByRole('heading', { name: 'Hand the device to Bo' })).toBeVisible();
  await expect(page.locator('.hand, .ticket')).toHaveCount(0);
  await page.getByRole('button', { name: 'I am Bo' }).click();
  await player.asked();
  expect(await page.locator('.choice .ticket').allInnerTexts()).not.toEqual(anna);

  // Whoever gave no name is called something in the reader's language.
  await page.goto('/pass');
  await page.getByLabel('Name at seat 1').fill('Anna');
  await page.getByRole('button', { name: 'Deal' }).click();
  await page.getByRole('heading', { name: 'Hand the device to Anna' }).waitFor();
  await page.goto('/tables');
  await expect(page.locator('.row-item').first()).toContainText('Anna and Player 2');
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'languages', { configurable: true, value: ['da'] });
    dispatchEvent(new Event('languagechange'));
  });
  await expect(page.locator('.row-item').first()).toContainText('Anna og Spiller 2');
});

test('a finished game is saved, opened from its file and stepped through', async ({ page }) => {
  await chooseFastSettings(page);
  await page.goto(await finishedGame(page));
  await page.getByText('Why the bots did it').click();
  await expect(page.locator('.why li').first()).toContainText(
    /chose tickets\. Lincoln Center – Empire State Building: .+ 3 points\./,
  );
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the game' }).click();
  const file = await (await saving).path();
  await page.goto('/replay');
  await page.getByLabel('A saved game').setInputFiles(file);
  await expect(page.getByText(/^1 \/ \d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'A step on' }).click();
  await expect(page.getByText(/^2 \/ \d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(page.locator('.route.held').first()).toBeAttached();
  await page.getByRole('button', { name: 'A step back' }).click();
  await page.getByLabel('Seen by').selectOption('0');
  await expect(page.locator('.hand')).toBeVisible();

  await page.goto('/replay');
  await page
    .getByLabel('A saved game')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await expect(page.locator('.trouble')).toContainText('This file is no saved game');
});
