import { expect, type Page, test } from '@playwright/test';
import { finishedGame } from './finished-game.ts';
import { houseGames } from './games.ts';
import { chooseFastSettings, Player, sameDeal } from './player.ts';

/*
 * What is looked for is something missing, cut off or in the wrong place: a button is half a percent of a page. Half the size is
 * enough for that, and small to keep. Other systems have other letters, so the pictures are those of one.
 */
const alike = { maxDiffPixelRatio: 0.005, threshold: 0.2, scale: 'device', animations: 'disabled' } as const;
test.use({ deviceScaleFactor: 0.5 });
test.skip(process.platform !== 'linux', 'the pictures show the letters of Linux');

/** By day and by night; nothing else changes in between. */
async function looksRight(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page).toHaveScreenshot(`${name}-${colorScheme}.png`, alike);
  }
}

test('the start page looks as it should, by day and by night', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.poster').first()).toBeVisible();
  await looksRight(page, 'start');
});

for (const { name: game } of houseGames) {
  test(`a table of ${game} looks as it should, by day and by night`, async ({ page }) => {
    await sameDeal(page);
    const player = new Player(page);
    await player.playNow(game);
    await player.asked();
    await expect(page.locator('.route, .platform').first()).toBeAttached();
    // Nothing is pointed at.
    await page.mouse.move(1, 1);
    await looksRight(page, game.toLowerCase().replaceAll(' ', '-'));
  });
}

test('the end looks as it should, by day and by night', async ({ page }) => {
  await chooseFastSettings(page);
  await page.goto(await finishedGame(page));
  await expect(page.locator('.score-sheet tfoot')).toBeVisible();
  await expect(page.locator('.route.held').first()).toBeAttached();
  await looksRight(page, 'end');
});
