import { expect, type Page, test } from '@playwright/test';
import { languageIds, languages } from '../src/text/languages.ts';
import { quickly } from './table.ts';

const PAGES = ['', 'new', 'pass', 'join', 'tables', 'replay', 'rules/new-york', 'rules/card-game'];
const GAMES = ['new-york', 'nordic-countries', 'united-kingdom', 'card-game'];
/** Words no other language of ours has. */
const ENGLISH = /\b(the|and|your?|with|from|this|that)\b/i;

/** What is wider than its place: the page itself, or a button whose words do not fit. */
async function tooWide(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const cut = [...document.querySelectorAll('button, a, h1, h2, legend, [role="tab"]')].filter(
      (one) =>
        getComputedStyle(one).overflowX !== 'visible' && one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1,
    );
    return [
      ...(scrollWidth > clientWidth ? [`the page, ${scrollWidth}`] : []),
      ...cut.map((one) => `${one.className}: ${one.textContent}`),
    ];
  });
}

/** All that is read or heard: texts, and the names and hints of things. */
async function wordsOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const told = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((one) =>
      ['aria-label', 'title', 'placeholder'].map((name) => one.getAttribute(name) ?? ''),
    );
    return [document.body.innerText, ...told].join('\n');
  });
}

async function looksRight(page: Page, language: string): Promise<void> {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => tooWide(page), { message: `${page.url()} in ${language}, ${width} wide` }).toEqual([]);
  }
  const text = await wordsOf(page);
  expect(text).not.toContain('undefined');
  if (language !== 'en') expect(text).not.toMatch(ENGLISH);
}

for (const language of languageIds) {
  test.describe(languages[language].name, () => {
    test.use({ locale: language });

    test('is spoken on every page, and fits', async ({ page }) => {
      await quickly(page);
      for (const path of PAGES) {
        await page.goto(`/${path}`);
        await page.locator('main').waitFor();
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await looksRight(page, language);
      }
    });

    test('is spoken at every table, and fits', async ({ page }) => {
      await quickly(page);
      for (const game of GAMES) {
        await page.setViewportSize({ width: 1440, height: 800 });
        await page.goto('/');
        await page.locator(`.poster[data-game="${game}"]`).click();
        await page.locator('.choice .ticket').first().waitFor();
        await looksRight(page, language);
      }
    });
  });
}

test('another language in the middle of a choice loses nothing, and stays', async ({ page }) => {
  await quickly(page);
  await page.goto('/');
  await page.locator('.poster[data-game="nordic-countries"]').click();
  const ticket = page.locator('.choice .ticket').first();
  await ticket.click();
  const places = await page.locator('.choice .ticket').first().locator('.ticket-places span').allInnerTexts();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Language').focus();
  await page.getByLabel('Language').selectOption('da');

  await expect(page.locator('html')).toHaveAttribute('lang', 'da');
  await expect(page.getByLabel('Sprog')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('.question')).toContainText('Vælg dine rutekort: Behold mindst 2 af 5.');
  await expect(ticket).toHaveAttribute('aria-pressed', 'true');
  expect(
    (await ticket.locator('.ticket-places span').allInnerTexts()).map((name) => name.replace('Gøte', 'Göte')),
  ).toEqual(places);

  await page.reload();
  await expect(page.locator('.question')).toContainText('Vælg dine rutekort');
});
