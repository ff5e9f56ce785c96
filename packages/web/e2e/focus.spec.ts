import { expect, type Page, test } from '@playwright/test';
import { shortGame, technologyGame, yardGame } from './games.ts';
import { chooseFastSettings, Player } from './player.ts';
import { expectEverythingReachable } from './tab-order.ts';

/** The most stops a page may take to go over: more would be a walk. */
const MOST_STOPS = 30;

async function goneOver(page: Page, where: string): Promise<void> {
  expect.soft(await expectEverythingReachable(page, where), `${where}: stops`).toBeLessThan(MOST_STOPS);
}

test('the Tab key comes to every control of every page, and one sees where one is', async ({ page }) => {
  await chooseFastSettings(page);
  for (const path of ['', 'new', 'pass', 'join', 'tables', 'replay', `rules/${shortGame.id}`]) {
    await page.goto(`/${path}`);
    await page.locator('main').waitFor();
    await page.locator('.poster, .field, a').first().waitFor();
    // Each rule has its address; there are as many links as rules.
    if (path.startsWith('rules')) await expectEverythingReachable(page, `/${path}`);
    else await goneOver(page, `/${path}`);
  }
});

for (const game of [technologyGame.name, yardGame.name]) {
  test(`the Tab key comes to every control of a table of ${game}`, async ({ page }) => {
    await chooseFastSettings(page);
    const player = new Player(page);
    await player.playNow(game);
    const first = await player.asked();
    await goneOver(page, 'choosing tickets');
    for (const ticket of await page.locator('.choice .ticket').all()) await ticket.press('Enter');
    await page.keyboard.press('c');
    await player.asked(first?.number);
    await goneOver(page, 'a turn');
    if (game === technologyGame.name) {
      await page.keyboard.press('s');
      // The key leads there, as soon as there is something.
      await expect(page.locator('.wares').first()).toBeFocused();
      await goneOver(page, 'the shop');
    }
    await page.keyboard.press('w');
    await page.locator('dialog[open] .told').waitFor();
    await goneOver(page, 'the position in words');
  });
}

test('a dialog gives the focus back to what opened it', async ({ page }) => {
  await chooseFastSettings(page);
  const player = new Player(page);
  await player.playNow(shortGame.name);
  await player.asked();
  const dialog = page.locator('dialog[open]');
  for (const name of ['Rules', 'The table in words', 'Settings']) {
    const opener = page.locator('.masthead').getByRole('button', { name });
    await opener.press('Enter');
    await expect(dialog).toHaveCount(1);
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null), name).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
  await page.keyboard.press('b');
  const route = page.locator('.route:focus');
  const name = await route.getAttribute('aria-label');
  await page.keyboard.press('?');
  await expect(dialog).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(route).toHaveAttribute('aria-label', name ?? '');
  // Escape at the table puts back what was picked, and nothing else.
  const ticket = page.locator('.choice .ticket').first();
  await ticket.press('Enter');
  await expect(ticket).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(ticket).toHaveAttribute('aria-pressed', 'false');
});

/** What the table is like once the board has gone back from the tickets to the whole. */
async function settled(player: Player): Promise<string> {
  let state = '';
  await expect
    .poll(
      async () => {
        const before = state;
        ({ state } = await player.look({ patience: 0 }));
        return state === before;
      },
      { intervals: [300] },
    )
    .toBe(true);
  return state;
}

test('single keys do nothing while one writes, or when they are switched off', async ({ page }) => {
  await chooseFastSettings(page, { name: 'Anna' });
  await page.goto('/new');
  await page.getByLabel('Who sits at seat 2').selectOption('bot:ines');
  await page.getByRole('button', { name: 'Set the table' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  const player = new Player(page);
  const first = await player.asked();
  await page.locator('.choice .ticket').first().press('Enter');
  await page.keyboard.press('c');
  await player.asked(first?.number);
  const state = await settled(player);
  const every = 'dnrscuqbhtkwm12?';

  const chat = page.getByLabel('Say something');
  await chat.pressSequentially(every);
  await expect(chat).toHaveValue(every);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  expect((await player.look({ patience: 0 })).state).toBe(state);

  await page.getByRole('button', { name: 'Settings' }).press('Enter');
  const name = page.getByLabel('Your name');
  await name.fill('');
  await name.pressSequentially(every);
  await expect(name).toHaveValue(every);
  await page.getByLabel('Keyboard shortcuts').press('Space');
  await page.keyboard.press('Escape');
  await page.locator('.question').focus();
  for (const key of every) await page.keyboard.press(key);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page.locator('.question')).toBeFocused();
  expect((await player.look({ patience: 0 })).state).toBe(state);
});
