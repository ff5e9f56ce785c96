import { expect, type Page, test } from '@playwright/test';
import { type Language, languageIds } from '../../text/src/languages.ts';
import { eyesores } from './overlaps.ts';
import { chooseFastSettings } from './player.ts';
import { type Step, visits } from './visits.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

/** In the page: what is wrong with the screen as it is, in each of these languages, by day and by night, and on every tab it has. */
async function lookEverywhere(
  look: () => readonly string[],
  every: readonly Language[],
  tabs: boolean,
): Promise<string[]> {
  const root = document.documentElement;
  const rest = async (): Promise<void> => {
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
  };
  const speak = async (language: Language): Promise<void> => {
    Object.defineProperty(navigator, 'languages', { configurable: true, value: [language] });
    dispatchEvent(new Event('languagechange'));
    for (let tries = 0; tries < 200 && root.lang !== language; tries++) await rest();
    await rest();
  };
  const found: string[] = [];
  const byDayAndNight = async (where: string): Promise<void> => {
    for (const scheme of ['light', 'dark']) {
      root.style.colorScheme = scheme;
      let seen = look();
      // Something may still have been on its way.
      for (let tries = 0; tries < 5 && seen.length > 0; tries++) {
        await new Promise((resolve) => setTimeout(resolve, 60));
        seen = look();
      }
      found.push(...seen.map((one) => `${where}, ${scheme}: ${one}`));
    }
    root.style.colorScheme = '';
  };
  for (const language of every) {
    await speak(language);
    const own = [...document.querySelectorAll<HTMLElement>('.tabs [role="tab"]')].filter((tab) =>
      tab.checkVisibility(),
    );
    if (!tabs || own.length === 0) await byDayAndNight(language);
    else
      for (const tab of [...own.slice(1), ...own.slice(0, 1)]) {
        tab.click();
        await rest();
        await byDayAndNight(`${language}, ${tab.textContent}`);
      }
  }
  await speak('en');
  return found;
}

/** The screen as it is now, in every language and size, by day and by night. Afterwards it is as it was, in English. */
async function expectNothingOverlaps(page: Page, { what, tabs = false }: Step): Promise<void> {
  const before = page.viewportSize();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const found = await page.evaluate<readonly string[]>(
      `(${lookEverywhere})(${eyesores}, ${JSON.stringify(languageIds)}, ${tabs})`,
    );
    expect.soft(found, `${what}, ${size.width} × ${size.height}`).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}

test.describe('no text lies on another, is cut off or leaves its place, in every language, size and theme', () => {
  for (const { title, settings, steps } of visits) {
    test(title, async ({ page }) => {
      // A screen is looked at 48 times, with tabs 240 times: a busy machine may take its time for each.
      test.setTimeout((2 + steps.reduce((looks, { tabs }) => looks + (tabs ? 4 : 1), 0)) * 120_000);
      await chooseFastSettings(page, settings);
      for (const step of steps) {
        await step.open(page);
        await expectNothingOverlaps(page, step);
      }
    });
  }
});
