import { expect, test } from '@playwright/test';
import { houseGames, shortGame, technologyGame, tunnelGame } from './games.ts';
import { chooseFastSettings, Player } from './player.ts';

test('a refusal opens its rule over the table, and nothing is lost by reading', async ({ page }) => {
  await chooseFastSettings(page);
  const player = new Player(page);
  await player.playNow(technologyGame.name);
  await player.asked();
  const tickets = page.locator('.choice .ticket');
  await tickets.nth(0).click();
  // Two too few.
  await player.question.locator('.primary').click({ force: true });
  await page.locator('.why-not .rule').click();

  const dialog = page.locator('dialog.rules-over[open]');
  await expect(dialog.locator('.wanted')).toContainText('You are dealt 5 tickets and keep at least 3;');
  await expect(dialog.locator('.wanted')).toBeFocused();
  // This game and this table only.
  await expect(dialog.locator('[data-rule="UK-10"]')).toContainText(
    'At this table: The advanced technologies are left out',
  );
  await expect(dialog.locator('[data-rule="UK-44"]')).toHaveCount(0);
  await expect(dialog.locator('[data-rule^="NO-"], [data-rule^="CG-"], [data-rule^="NY-"]')).toHaveCount(0);
  await expect(dialog.locator('[data-rule="C-36"]')).toContainText('You are 3 players');

  await dialog.getByLabel('Find in the rules').fill('ferry propellers');
  await expect(dialog.getByRole('status').first()).toContainText('1 rule found');
  await expect(dialog.locator('[data-rule]')).toHaveCount(1);
  // The first empties the field, the second closes.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(tickets.nth(0)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.why-not .rule')).toBeFocused();
});

test('the options of a table decide what its rules say', async ({ page }) => {
  await chooseFastSettings(page);
  await page.goto('/pass');
  await page.locator(`.game-choice [data-game="${tunnelGame.id}"]`).click();
  await page.getByLabel(/Cards to start with/).selectOption('5');
  await page.getByLabel(/Routes of unequal length/).uncheck();
  await page.getByRole('button', { name: 'Deal' }).click();
  await page.getByRole('button', { name: /^I am / }).click();
  await page.locator('.masthead').getByRole('button', { name: 'Rules' }).click();
  const dialog = page.locator('dialog.rules-over[open]');
  await dialog.locator('.reference summary').click();
  await expect(dialog.locator('[data-rule="NO-2"]')).toContainText('At this table: Everybody started with 5 cards.');
  await expect(dialog.locator('[data-rule="C-35"]')).toContainText('you may hold both');
  await dialog.locator('[data-rule="NO-51"] a').click();
  await expect(dialog.locator('.wanted')).toContainText('Globetrotter');
});

test('the first table of a game offers what is different there, and asks for nothing', async ({ page }) => {
  await chooseFastSettings(page, { met: shortGame.id });
  const player = new Player(page);
  await player.playNow(tunnelGame.name);
  await player.asked();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  const offer = page.locator('.masthead').getByRole('button', { name: 'What is different here' });
  await offer.click();
  const dialog = page.locator('dialog.rules-over[open]');
  await expect(dialog.locator('.differences')).toContainText('locomotives are wild in tunnels and on ferries only');
  await expect(dialog.locator('.differences')).not.toContainText(/NO-\d/);
  await page.keyboard.press('Escape');
  await expect(offer).toHaveCount(0);
  await page.reload();
  await player.asked();
  await expect(page.locator('.masthead').getByRole('button', { name: 'Rules' })).toBeVisible();
});

test('each game is explained on one page with pictures, the numbered rules behind it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /^Rules/ }).click();
  for (const { name, tunnels, technologies, stations, pieces } of houseGames) {
    await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
    const part = (title: string) =>
      page.locator('.overview-part').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    for (const title of ['The aim', 'Set-up', 'A turn', 'The end'])
      await expect(part(title).locator('svg').first()).toBeVisible();
    await expect(part('Tunnels')).toHaveCount(tunnels ? 1 : 0);
    await expect(part('Technologies')).toHaveCount(technologies ? 1 : 0);
    await expect(part('Stations')).toHaveCount(stations ? 1 : 0);
    await expect(part('Robbing')).toHaveCount(pieces === 0 ? 1 : 0);
    // Two minutes to read, and no numbers of rules.
    const text = (await page.locator('.overview').innerText()).trim();
    expect(text.split(/\s+/).length).toBeLessThan(540);
    expect(text).not.toMatch(/\b[A-Z]{1,2}-\d+/);
    await expect(page.locator('[data-rule]').first()).toBeHidden();
  }
  await page.locator('.reference summary').click();
  await expect(page.locator('[data-rule]').first()).toBeVisible();
});

test('the rules are a click away from the lobby, and what was set up stays', async ({ page, context }) => {
  await page.goto('/pass');
  await page.locator(`.game-choice [data-game="${tunnelGame.id}"]`).click();
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: `Rules: ${tunnelGame.name}` }).click(),
  ]);
  await expect(opened.getByRole('heading', { name: 'Tunnels' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Deal' })).toBeVisible();
});

test('all rules can be searched at once, and each has an address', async ({ page }) => {
  await page.goto('/rules');
  await page.getByLabel('Find in the rules').fill('locomotive market');
  await expect(page.locator('[data-rule="NO-11"]')).toBeVisible();
  await page.locator('[data-rule="NO-11"] a').click();
  await expect(page).toHaveURL(/\/rules#NO-11$/);
  await page.reload();
  await expect(page.locator('.wanted')).toContainText('taken like any other card');
});
