import { expect, type Page, test } from '@playwright/test';
import { chance } from '../../text/src/en/chance.ts';
import { expectAccessible } from './axe.ts';
import { finishedGame } from './finished-game.ts';
import { chooseFastSettings } from './player.ts';

/** Reading a whole game takes its time on a machine that is busy. */
const LONG = { timeout: 120_000 };

const turnIn = async (page: Page): Promise<number> =>
  Number(await page.getByRole('slider', { name: chance.chart }).getAttribute('aria-valuenow'));

test('the report shows who was how likely to win after every turn, in words and in figures, and leads to it in the replay', async ({
  page,
}) => {
  test.slow();
  await chooseFastSettings(page);
  await page.goto(await finishedGame(page));
  const part = page.getByRole('region', { name: chance.title });
  const chart = part.getByRole('slider', { name: chance.chart });
  await chart.waitFor(LONG);
  await expect(part.getByRole('progressbar')).toHaveCount(0, LONG);
  // The last turn is no guess any more, and who won is who has it all.
  const [winner = ''] = /^.*(?= wins?$)/.exec((await page.locator('.end h2').textContent()) ?? '') ?? [];
  await expect(chart).toHaveAttribute('aria-valuetext', new RegExp(`${winner} 100%`));
  const last = await turnIn(page);
  await chart.focus();
  await page.keyboard.press('ArrowLeft');
  expect(await turnIn(page)).toBe(last - 1);
  await page.keyboard.press('Home');
  expect(await turnIn(page)).toBe(1);
  await page.keyboard.press('PageUp');
  expect(await turnIn(page)).toBe(6);
  await expect(part.locator('.win-turn')).toHaveText(/^Turn 6, /);
  await part.getByText(chance.figures).click();
  await expect(part.locator('tbody tr')).toHaveCount(last);
  await expect(part.locator('tbody tr').nth(last - 1)).toContainText('100%');
  // The same figures stand beside what the bots did.
  await page.getByText('Why the bots did it').click();
  await expect(page.locator('.why li').last()).toContainText(/Chance of winning: \d+% before, \d+% after\.$/);
  await expectAccessible(page, 'the chances', { within: '.win-reading' });
  await chart.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/replay\/local\/finished\?move=\d+$/);
  const [, move = ''] = /move=(\d+)/.exec(page.url()) ?? [];
  await expect(page.locator('.replay-slider')).toContainText(`${move} / 70`);
});

test('the turns that cost most are told in words, and can be looked at with the eyes of whoever played them', async ({
  page,
}) => {
  test.slow();
  await chooseFastSettings(page);
  await page.goto(await finishedGame(page));
  const part = page.getByRole('region', { name: chance.costly });
  await expect(part.getByText(chance.lookingForCostly)).toHaveCount(0, LONG);
  const dearest = part.getByRole('listitem').first();
  await expect(dearest).toContainText(/^Turn \d+, You/);
  await expect(dearest).toContainText(
    /Better: \p{Lu}.*\.It cost about \d+ percentage points of the chance of winning\./u,
  );
  await dearest.getByRole('link', { name: chance.thatTurn }).click();
  await expect(page).toHaveURL(/\/replay\/local\/finished\?move=\d+&seat=0$/);
  await expect(page.locator('.replay-hand')).toHaveText('Anna’s hand');
});

test('in the replay the chances are shown to whoever asks, and lead to any moment', async ({ page }) => {
  test.slow();
  await chooseFastSettings(page);
  await finishedGame(page);
  await page.goto('/replay/local/finished');
  const bar = page.locator('.replay-bar');
  const toggle = bar.getByRole('button', { name: chance.title });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('.win-reading')).toHaveCount(0);
  await toggle.click();
  const chart = bar.getByRole('slider', { name: chance.chart });
  await chart.waitFor(LONG);
  await expect(bar.getByRole('progressbar')).toHaveCount(0, LONG);
  const step = async (): Promise<number> => Number(await bar.getByRole('slider', { name: 'Step' }).inputValue());
  // A press in the middle leads to the middle of the game.
  await chart.click();
  await expect.poll(step).toBeGreaterThan(30);
  expect(await step()).toBeLessThan(42);
  const [middle, turn] = [await step(), await turnIn(page)];
  await chart.press('ArrowRight');
  await expect.poll(step).toBeGreaterThan(middle);
  expect(await turnIn(page)).toBe(turn + 1);
  await expectAccessible(page, 'the chances in the replay', { within: '.replay-bar' });
  // The replay goes on, and the mark with it.
  await bar.getByRole('button', { name: 'To the end' }).click();
  await expect(chart).toHaveAttribute('aria-valuetext', / 100%/);
  for (const { width, height } of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize({ width, height });
    await chart.scrollIntoViewIfNeeded();
    await expect(chart).toBeInViewport({ ratio: 0.9 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
