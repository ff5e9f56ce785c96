import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { sameDeal } from './player.ts';
import { visits } from './visits.ts';

/*
 * A picture of every screen, prompt and dialog: what is looked for is something missing or in the wrong place. A small window at half its
 * size is enough for that, and small to keep. Other systems have other letters, so the pictures are those of one.
 */
const noBoard = fileURLToPath(new URL('no-board.css', import.meta.url));
const alike = { maxDiffPixelRatio: 0.01, threshold: 0.2, scale: 'device', animations: 'disabled' } as const;
test.use({ deviceScaleFactor: 0.5, viewport: { width: 900, height: 640 } });
test.skip(process.platform !== 'linux', 'the pictures show the letters of Linux');

for (const { title, settings, steps } of visits) {
  if (steps.every(({ never }) => never)) continue;
  test(`${title}: it looks as it should`, async ({ page }) => {
    await sameDeal(page, settings);
    for (const { what, open, never, alone, except, onBoard } of steps) {
      await open(page);
      if (never) continue;
      await page.mouse.move(1, 1);
      await expect(alone === undefined ? page : page.locator(alone).first()).toHaveScreenshot(
        `prompt-${what.replaceAll(/[ /]/g, '-')}.png`,
        {
          ...alike,
          ...(except !== undefined && { mask: [page.locator(except)] }),
          ...(!onBoard && { stylePath: noBoard }),
        },
      );
    }
  });
}
