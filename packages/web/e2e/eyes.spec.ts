import { expect, type Page, test } from '@playwright/test';
import { inNobodysWay } from './axe.ts';
import { finishedGame } from './finished.ts';
import { quickly } from './table.ts';

const GAMES = ['new-york', 'nordic-countries', 'united-kingdom', 'card-game'];
const PAGES = ['', 'new', 'pass', 'join', 'tables', 'replay', 'rules', 'rules/united-kingdom'];

async function sitDown(page: Page, game: string): Promise<void> {
  await page.goto('/');
  await page.locator(`.poster[data-game="${game}"]`).click();
  await page.locator('.choice .ticket').first().waitFor();
}

/** Keeps all tickets, so that the first turn comes. */
async function firstTurn(page: Page): Promise<void> {
  for (const ticket of await page.locator('.choice .ticket').all()) await ticket.press('Enter');
  await page.locator('.question .primary').press('Enter');
  await expect(page.locator('.question p')).toContainText('Your turn');
}

test('nothing on any page stands in anybody’s way', async ({ page }) => {
  await quickly(page);
  for (const path of PAGES) {
    await page.goto(`/${path}`);
    await page.locator('main').waitFor();
    await inNobodysWay(page, `/${path}`);
  }
  await page.goto('/new');
  await page.getByRole('button', { name: 'Set the table' }).click();
  await page.getByLabel('Send this link').waitFor();
  await inNobodysWay(page, 'the waiting room');
});

test('nothing at the end of a game stands in anybody’s way', async ({ page }) => {
  await quickly(page);
  await page.goto(await finishedGame(page));
  await page.locator('.score-sheet tfoot').waitFor();
  await page.getByText('Check the shuffle').click();
  await inNobodysWay(page, 'the end');
  await page.goto('/replay/local/finished');
  await page.locator('.replay-bar').waitFor();
  await inNobodysWay(page, 'the replay');
});

for (const game of GAMES) {
  test(`nothing at a table of ${game} stands in anybody’s way`, async ({ page }) => {
    await quickly(page);
    await sitDown(page, game);
    await inNobodysWay(page, 'choosing tickets');
    await firstTurn(page);
    await inNobodysWay(page, 'a turn', { board: true });
    await page.keyboard.press('r');
    await page.locator('dialog[open] .route-row, dialog[open] .row-list').first().waitFor();
    await inNobodysWay(page, 'the table in words');
    await page.keyboard.press('Escape');
    if (game === 'united-kingdom') {
      await page.keyboard.press('s');
      await page.locator('.shop').waitFor();
      await inNobodysWay(page, 'the shop');
    } else if (game === 'card-game') {
      await page.keyboard.press('?');
      await page.locator('dialog[open] kbd').first().waitFor();
      await inNobodysWay(page, 'the keys');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Settings' }).press('Enter');
      await page.locator('dialog[open] .choices').first().waitFor();
      await inNobodysWay(page, 'the settings');
    }
  });
}

/** Controls a finger could miss: less than 44 pixels high or wide. Links within a sentence may be as high as the line. */
function small(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const LEAST = 43.5;
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, select, summary, input:not([type=radio], [type=checkbox]), label:has(input)',
      ),
    ];
    return controls.flatMap((one) => {
      const { width, height } = one.getBoundingClientRect();
      const inLine = one.matches('a') && getComputedStyle(one).display === 'inline';
      const within = one.matches('label') && one.querySelector('input:not([type=radio], [type=checkbox])') !== null;
      if (width === 0 || inLine || within || !one.checkVisibility() || (width >= LEAST && height >= LEAST)) return [];
      return [
        `${one.tagName} ${one.className} ${(one.ariaLabel ?? one.textContent ?? '').slice(0, 40)}: ${Math.round(width)} × ${Math.round(height)}`,
      ];
    });
  });
}

/** What does not fit: a page that scrolls sideways, or words that are cut off. */
function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const cut = [
      ...document.querySelectorAll<HTMLElement>(
        'button, a, h1, h2, h3, legend, p, .question .line, .question .answers',
      ),
    ];
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : []),
      ...cut
        .filter(
          (one) => one.checkVisibility() && !one.closest('.hidden-text, .surface, .card-face') && one.clientWidth > 1,
        )
        .filter((one) => {
          const { overflowX, overflowY } = getComputedStyle(one);
          const wide = overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1;
          return wide || (overflowY === 'hidden' && one.scrollHeight > one.clientHeight + 1);
        })
        .map((one) => `${one.tagName} ${one.className}: ${one.textContent?.slice(0, 60)}`),
      ...[...document.querySelectorAll<HTMLElement>('.question .line')]
        .filter((one) => one.scrollHeight > one.clientHeight + 1)
        .map((one) => `the question: ${one.textContent}`),
    ];
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('every control is big enough for a finger', async ({ page }) => {
    await quickly(page);
    for (const path of PAGES) {
      await page.goto(`/${path}`);
      await page.locator('main').waitFor();
      expect.soft(await small(page), `/${path}`).toEqual([]);
    }
    for (const game of GAMES) {
      await sitDown(page, game);
      expect.soft(await small(page), game).toEqual([]);
      for (const tab of ['Market', 'Tickets', 'Players', 'Log']) {
        await page.getByRole('tab', { name: tab }).tap();
        expect.soft(await small(page), `${game}: ${tab}`).toEqual([]);
      }
      await page.getByRole('button', { name: 'The table in words' }).tap();
      await page.locator('dialog[open] .told').waitFor();
      expect.soft(await small(page), `${game} in words`).toEqual([]);
    }
    await page.goto(await finishedGame(page));
    await page.locator('.score-sheet tfoot').waitFor();
    expect.soft(await small(page), 'the end').toEqual([]);
  });
});

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  test(`with letters twice as big nothing is cut off, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await quickly(page);
    const bigger = (): Promise<unknown> => page.addStyleTag({ content: ':root { font-size: 200% !important }' });
    for (const path of PAGES) {
      await page.goto(`/${path}`);
      await page.locator('main').waitFor();
      await bigger();
      expect.soft(await cutOff(page), `/${path}`).toEqual([]);
    }
    for (const game of GAMES) {
      await sitDown(page, game);
      await bigger();
      expect.soft(await cutOff(page), game).toEqual([]);
      await firstTurn(page);
      expect.soft(await cutOff(page), `${game}: a turn`).toEqual([]);
      await page.keyboard.press('r');
      await page.locator('dialog[open] .told').waitFor();
      expect.soft(await cutOff(page), `${game} in words`).toEqual([]);
    }
  });
}
