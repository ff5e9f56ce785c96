import { expect, test } from '@playwright/test';
import { en } from '../../text/src/en/en.ts';
import { finishedGame } from './finished-game.ts';
import { chooseFastSettings } from './player.ts';
import { keepRareTable } from './rare-tables.ts';

test('a replay says whose hand lies there, plays as fast as one likes, and its end tells who won', async ({ page }) => {
  await chooseFastSettings(page);
  await finishedGame(page);
  await page.goto('/replay/local/finished');
  const bar = page.locator('.replay-bar');
  // All open: the hand of whoever is to move.
  await bar.getByRole('button', { name: en.replay.forward }).click({ clickCount: 6 });
  await expect(bar.locator('.replay-hand')).toContainText(/hand$/);
  const [, last = ''] = /\/ (\d+)/.exec((await bar.locator('.replay-slider').textContent()) ?? '') ?? [];
  await bar.getByLabel(en.replay.eyes).selectOption({ index: 2 });
  const other = await bar.getByLabel(en.replay.eyes).locator('option').nth(2).textContent();
  await expect(bar.locator('.replay-hand')).toHaveText(en.replay.handOf(other ?? ''));
  await bar.getByLabel(en.replay.speed).selectOption('4×');
  await bar.getByRole('button', { name: en.replay.last }).click();
  await expect(page.locator('.end h2')).toContainText(/wins?$/);
  // Back again, and on at four times the speed, which this browser remembers.
  await bar.getByRole('button', { name: en.replay.back }).click();
  await expect(page.locator('.end')).toHaveCount(0);
  await bar.getByRole('button', { name: en.replay.play }).click();
  await expect(bar.locator('.replay-slider')).toContainText(`${last} / ${last}`);
  await page.reload();
  await expect(bar.getByLabel(en.replay.speed)).toHaveValue('4');
});

test('somebody who gave no name begins as “You”, in whatever language that was', async ({ page }) => {
  await chooseFastSettings(page);
  const over = { over: true, seats: [{ name: 'Du' }, { name: 'Bo', bot: 'bo' }] };
  await keepRareTable(page, 'a tie', over);
  await page.goto('/replay/local/a-tie');
  await page.locator('.replay-bar').getByRole('button', { name: en.replay.last }).click();
  await expect(page.locator('.end')).toContainText(en.end.yourTickets);
  await expect(page.locator('.end')).not.toContainText('Du');
});

test('the card game has tickets and no network', async ({ page }) => {
  await chooseFastSettings(page);
  await page.goto(await keepRareTable(page, 'tickets to complete'));
  await page.locator('.choice .ticket.chosen').first().waitFor();
  for (const ticket of await page.locator('.choice .ticket').all()) await ticket.click();
  await page.getByRole('button', { name: en.questions.completeNone }).click();
  await expect(page.locator('.results')).toContainText(en.end.yardTickets);
  await expect(page.locator('.end')).not.toContainText('network');
  // Tickets that are not completed cost their points, and less than nothing is written like everywhere.
  await expect(page.locator('.score-sheet tfoot td').first()).toHaveText(/^−\d+$/);
});

test.describe('with movement', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the count comes first, then the winner; a press does not wait for it', async ({ page }) => {
    await chooseFastSettings(page, { speed: 1 });
    await page.goto(await finishedGame(page));
    await expect(page.locator('.end h2')).toHaveText(en.end.counting);
    await page.locator('.end .verdict').click();
    await expect(page.locator('.end h2')).toContainText(/wins?$/);
  });
});
