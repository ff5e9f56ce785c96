import { expect, type Page, test } from '@playwright/test';
import { KeyboardPlayer } from './keyboard-player.ts';
import { chooseFastSettings, dialogClosed, Player } from './player.ts';
import { keepRareTable } from './rare-tables.ts';

/** The players' column tells how many stations somebody has left. */
const stationsLeft = (page: Page) =>
  page
    .locator('.player')
    .first()
    .getByText(/\d of 3 stations left/);

async function sitDown(page: Page): Promise<string> {
  await chooseFastSettings(page);
  await page.goto(await keepRareTable(page, 'a station to build'));
  await page.getByRole('button', { name: 'Build a station' }).waitFor();
  return (await stationsLeft(page).textContent()) ?? '';
}

const leftAfter = (before: string): string => before.replace(/^\d/, (left) => `${Number(left) - 1}`);

test('a station is built with the mouse: a city on the board, a way to pay, and it can be taken back', async ({
  page,
}) => {
  const before = await sitDown(page);
  const player = new Player(page);
  await player.press('Build a station');
  await expect(page.locator('.route.claimable')).toHaveCount(0);
  const cities = page.locator('[data-place]:has(.choice)');
  await expect(cities.first()).toBeAttached();
  await player.press('Cancel');
  await expect(cities).toHaveCount(0);
  await player.press('Build a station');
  const place = (await cities.first().getAttribute('data-place')) ?? '';
  const dot = await page.locator(`[data-place="${place}"] .dot`).boundingBox();
  if (!dot) throw new Error(`${place} is not to be seen`);
  await player.aim({ x: dot.x + dot.width / 2, y: dot.y + dot.height / 2 });
  await expect(player.question).toContainText(/^A station in .+ for \d cards?/);
  await expect(page.locator('.ways .way[aria-pressed="true"]')).toHaveCount(1);
  await player.press('Cancel');
  await expect(page.getByRole('button', { name: 'Build a station' })).toBeVisible();
  await player.press('Build a station');
  await page.locator('.cities .city').first().click();
  await player.confirm();
  await expect(page.locator('.log')).toContainText('You built a station in');
  await expect(stationsLeft(page)).toContainText(leftAfter(before));
});

test('a station is built by keys, from the list of cities, and one where one stands is refused', async ({ page }) => {
  const before = await sitDown(page);
  const player = new KeyboardPlayer(page);
  await player.press('s');
  await expect(page.locator('[data-group="cities"] button').first()).toBeFocused();
  await player.press('ArrowRight', 'Enter');
  await expect(page.locator('.question p')).toContainText('A station in');
  await player.press('Escape');
  await expect(page.locator('.question p')).toContainText('build a station');
  // The table in words has every city, also those that have a station.
  await player.press('r');
  await player.until(/^Routes/, 'Shift+Tab');
  await player.press('ArrowRight');
  const rows = page.locator('dialog[open] .route-row');
  const taken = rows.filter({ hasText: 'station of' }).first();
  await expect(taken).toHaveAttribute('aria-disabled', 'true');
  await taken.press('Enter');
  await expect(page.locator('.why-not')).toContainText('has a station already');
  await rows.first().focus();
  await player.press('Enter');
  await dialogClosed(page);
  await expect(page.locator('.question p')).toContainText('A station in');
  await player.press('c');
  await expect(page.locator('.log')).toContainText('You built a station in');
  await expect(stationsLeft(page)).toContainText(leftAfter(before));
});

test('long tickets are marked as long in words, and two of three are kept', async ({ page }) => {
  await chooseFastSettings(page);
  await page.goto(await keepRareTable(page, 'long tickets'));
  const tickets = page.locator('.choice .ticket');
  await expect(tickets).toHaveCount(3);
  await expect(tickets.filter({ hasText: 'Long ticket' })).toHaveCount(1);
  await expect(page.locator('.question p')).toHaveText('Choose your tickets: keep at least 2 of 3.');
  await tickets.first().click();
  const player = new Player(page);
  const keep = player.question.locator('.primary');
  await expect(keep).toHaveAttribute('aria-disabled', 'true');
  await keep.press('Enter');
  await expect(page.locator('.why-not')).toContainText('Keep at least 2 tickets');
  await tickets.nth(1).click();
  await player.confirm();
  await expect(page.locator('.tickets .ticket')).toHaveCount(2);
});
