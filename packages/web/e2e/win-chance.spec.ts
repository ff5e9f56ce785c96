import { expect, type Page, test } from '@playwright/test';
import { chance } from '../../text/src/en/chance.ts';
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
  await chart.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/replay\/local\/finished\?move=\d+$/);
  await expect(page.locator('.replay-slider')).toContainText(/^Step(?!1 )\d+ \/ 70/);
});
