import { expect, type Page, test } from '@playwright/test';
import { inNobodysWay } from './axe.ts';
import { finishedGame } from './finished.ts';
import { type Rare, tableWith } from './rare.ts';
import { Player, quickly } from './table.ts';

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
  await page.goto('/lesson');
  await page.locator('.coach').waitFor();
  await inNobodysWay(page, 'the lesson');
  await page.goto('/pass');
  await page.getByRole('button', { name: 'Deal' }).click();
  await page.locator('.choice .ticket').first().press('Enter');
  await page.locator('.question .primary').press('Enter');
  await page.getByRole('button', { name: /^I am / }).waitFor();
  await inNobodysWay(page, 'the curtain');
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
  await page.getByRole('button', { name: 'The table in words' }).click();
  await page.locator('dialog[open] .route-row').first().waitFor();
  await inNobodysWay(page, 'the replay in words', { within: 'dialog[open]' });
});

test('nothing that is rarely asked stands in anybody’s way', async ({ page }) => {
  await quickly(page);
  const shown: Readonly<Record<Rare, { readonly spot: string; readonly within: string }>> = {
    'a tunnel': { spot: '.turned .dearer', within: '.tray' },
    'tickets to complete': { spot: '.choice .ticket.chosen', within: '.tray' },
    'a row to rob': { spot: '.yard-row button', within: '.yard-pane' },
    'a tie': { spot: '.score-sheet .tie', within: '.score-sheet' },
  };
  for (const [what, { spot, within }] of Object.entries(shown)) {
    await page.goto(await tableWith(page, what as Rare));
    await page.locator(spot).first().waitFor();
    await inNobodysWay(page, what, { within });
    if (what !== 'a tie') await inNobodysWay(page, `${what}: the question`, { within: '.question' });
  }
});

for (const game of GAMES) {
  test(`nothing at a table of ${game} stands in anybody’s way`, async ({ page }) => {
    await quickly(page);
    await sitDown(page, game);
    await inNobodysWay(page, 'choosing tickets', { within: '.tray' });
    await firstTurn(page);
    await inNobodysWay(page, 'a turn', { board: true });
    await page.keyboard.press('r');
    await page.locator('dialog[open] .route-row, dialog[open] .row-list').first().waitFor();
    await inNobodysWay(page, 'the table in words', { within: 'dialog[open]' });
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    if (game === 'new-york') {
      // A route nobody can pay for yet, and the rule that says so.
      await new Player(page).aimAt('chelsea--soho');
      await page.locator('.why-not .rule').press('Enter');
      await page.locator('dialog[open] .wanted').waitFor();
      await inNobodysWay(page, 'a refusal and its rule', { within: 'dialog[open]' });
    } else if (game === 'nordic-countries') {
      await page.keyboard.press('i');
      await page
        .locator('.advice')
        .filter({ hasText: /Take|Claim|Draw/ })
        .waitFor();
      await inNobodysWay(page, 'a hint', { within: '.question' });
      await page.keyboard.press('w');
      await page.locator('dialog[open] .position-text').waitFor();
      await inNobodysWay(page, 'the position in words', { within: 'dialog[open]' });
    } else if (game === 'united-kingdom') {
      await page.keyboard.press('s');
      await page.locator('.shop').waitFor();
      await inNobodysWay(page, 'the shop', { within: '.tray' });
    } else if (game === 'card-game') {
      await page.keyboard.press('?');
      await page.locator('dialog[open] kbd').first().waitFor();
      await inNobodysWay(page, 'the keys', { within: 'dialog[open]' });
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Settings' }).press('Enter');
      await page.locator('dialog[open] .choices').first().waitFor();
      await inNobodysWay(page, 'the settings', { within: 'dialog[open]' });
    }
  });
}

test('where the system sets the colours nothing is lost that a colour told', async ({ page }) => {
  await quickly(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await sitDown(page, 'united-kingdom');
  const ticket = page.locator('.choice .ticket');
  await ticket.first().press('Enter');
  const looks = (spot: string) =>
    page
      .locator(spot)
      .first()
      .evaluate((one) => {
        const { backgroundColor, backgroundImage, outline, color } = getComputedStyle(one);
        return { backgroundColor, backgroundImage, outline, color };
      });
  const [chosen, other] = [await looks('.ticket.chosen'), await looks('.choice .ticket:not(.chosen):not(:focus)')];
  expect(chosen.outline).not.toBe(other.outline);
  expect((await looks('.ticket.chosen .tick')).backgroundColor).not.toBe(
    (await looks('.ticket:not(.chosen) .tick')).backgroundColor,
  );
  // The sea is blue, and a pile of tickets is of paper.
  expect((await looks('.board')).backgroundColor).not.toBe((await looks('.question')).backgroundColor);
  expect((await looks('.ticket-back')).backgroundImage).not.toBe('none');
  for (const one of (await ticket.all()).slice(1)) await one.press('Enter');
  const primary = await looks('.question .primary');
  const quiet = await looks('.question .button:not(.primary)');
  expect(primary.backgroundColor).not.toBe(quiet.backgroundColor);
  expect(primary.color).not.toBe(primary.backgroundColor);
  await page.getByRole('button', { name: 'Settings' }).press('Enter');
  const [on, off] = [await looks('.choices input:checked + span'), await looks('.choices input:not(:checked) + span')];
  expect(on.backgroundColor).not.toBe(off.backgroundColor);
  await page.locator('.choices input:checked').first().focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  expect((await looks('.choices input:checked + span')).outline).toContain('double');
});

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

/** Letters as a browser sets them that was asked for twice their size. */
async function biggerLetters(page: Page, twice: boolean): Promise<void> {
  await page.evaluate((big) => {
    document.documentElement.style.fontSize = big ? '200%' : '';
  }, twice);
}

/** Nothing is cut off on a page with letters twice as big. */
async function fits(page: Page, where: string): Promise<void> {
  await biggerLetters(page, true);
  expect.soft(await cutOff(page), `${where}, big letters`).toEqual([]);
}

/** The pages, one after the other, and then the tables up to the first turn. */
async function everywhere(
  page: Page,
  at: { page: (where: string) => Promise<void>; table: (where: string) => Promise<void> },
): Promise<void> {
  for (const path of PAGES) {
    await page.goto(`/${path}`);
    await page.locator('main').waitFor();
    await at.page(`/${path}`);
  }
  for (const game of GAMES) {
    await sitDown(page, game);
    await at.table(game);
    await fits(page, game);
    await firstTurn(page);
    await fits(page, `${game}: a turn`);
    await page.keyboard.press('r');
    await page.locator('dialog[open] .told').waitFor();
    await fits(page, `${game} in words`);
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('every control is big enough for a finger, and with letters twice as big nothing is cut off', async ({
    page,
  }) => {
    await quickly(page);
    const big = async (where: string): Promise<void> => {
      expect.soft(await small(page), where).toEqual([]);
    };
    await everywhere(page, {
      page: async (where) => {
        await big(where);
        await fits(page, where);
      },
      table: async (game) => {
        await big(game);
        for (const tab of ['Market', 'Tickets', 'Players', 'Log', 'Hand']) {
          await page.getByRole('tab', { name: tab }).tap();
          await big(`${game}: ${tab}`);
        }
        await page.getByRole('button', { name: 'The table in words' }).tap();
        await page.locator('dialog[open] .told').waitFor();
        await big(`${game} in words`);
        await page.keyboard.press('Escape');
        await page.locator('dialog[open]').waitFor({ state: 'detached' });
      },
    });
    await page.goto(await finishedGame(page));
    await page.locator('.score-sheet tfoot').waitFor();
    await big('the end');
    await page.goto(await tableWith(page, 'a row to rob'));
    await page.locator('.yard-row button').first().waitFor();
    await big('a row to rob');
  });
});

test('with letters twice as big nothing is cut off on a desktop', async ({ page }) => {
  await quickly(page);
  await everywhere(page, { page: (where) => fits(page, where), table: async () => {} });
});
