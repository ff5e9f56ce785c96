import { type Browser, expect, type Page, test } from '@playwright/test';
import { houseGames, shortGame, tunnelGame } from './games.ts';
import { chooseFastSettings, Player } from './player.ts';

async function visitor(browser: Browser, name: string, choices: object = {}): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await chooseFastSettings(page, { name, ...choices });
  return page;
}

/** Looks for somebody on the page for joining. */
async function find(page: Page, wishes: Readonly<Record<string, string>>): Promise<void> {
  await page.goto('/join');
  const form = page.getByRole('form', { name: 'Play as soon as somebody is there' });
  for (const [label, option] of Object.entries(wishes))
    await form.getByRole('combobox', { name: label, exact: true }).selectOption(option);
  await form.getByRole('button', { name: 'Find somebody' }).click();
}

test('two who look for the same game with the same clock play, without a link', async ({ browser }) => {
  const untold = { recovery: '' };
  const [anna, bo] = [await visitor(browser, 'Anna', untold), await visitor(browser, 'Bo', untold)];
  const wishes = { Game: tunnelGame.name, Clock: '1 min a move', 'Language at the table': 'Suomi' };
  await find(anna, wishes);
  await expect(anna.getByText('Looking for somebody to play with')).toBeVisible();
  await expect(anna.getByText(/If nobody comes, a bot sits down at \d/)).toBeVisible();
  await expect(anna.getByText('Keep this page open')).toBeVisible();
  await expect(anna.locator('.recovery-note')).toBeVisible();
  await find(bo, wishes);
  await Promise.all([anna, bo].map((page) => new Player(page).asked()));
  await expect(bo.locator('.player .name')).toHaveText([/Anna/, /You|Bo/]);
  // Whoever was seated at once is told at the table; the other was told before.
  await expect(bo.locator('.recovery-note')).toBeVisible();
  await expect(anna.locator('.recovery-note')).toHaveCount(0);
  await bo.getByRole('button', { name: 'Not now' }).click();
  await expect(bo.locator('.recovery-note')).toHaveCount(0);
  for (const page of [anna, bo]) await page.context().close();
});

test('whoever looks may stop, and tables anybody may find are filtered', async ({ browser }) => {
  const [anna, bo] = [await visitor(browser, 'Anna'), await visitor(browser, 'Bo')];
  const other = houseGames.find(({ id }) => id !== shortGame.id && id !== tunnelGame.id) ?? shortGame;
  await find(anna, { Game: other.name, Clock: '3 min a move', 'Level of play': 'Experienced' });
  await bo.goto('/join');
  const list = bo.getByRole('region', { name: 'Open tables' });
  const row = list.getByRole('link', { name: other.name });
  await expect(row).toContainText(
    '1 of 2 seats free · 3 min a move · Late: a bot plays on until they are back · Experienced',
  );
  await list.getByRole('combobox', { name: 'Level of play', exact: true }).selectOption('Beginners');
  await expect(row).toHaveCount(0);
  await list.getByRole('combobox', { name: 'Level of play', exact: true }).selectOption('Experienced');
  await list.getByRole('combobox', { name: 'Game', exact: true }).selectOption(other.name);
  await expect(row).toHaveCount(1);
  await anna.getByRole('button', { name: 'Stop looking' }).click();
  await expect(anna).toHaveURL(/\/join$/);
  await bo.reload();
  await expect(row).toHaveCount(0);
  for (const page of [anna, bo]) await page.context().close();
});
