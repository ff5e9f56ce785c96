import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, softly } from './axe.ts';
import { finishedGame } from './finished-game.ts';
import { houseGames, shortGame, technologyGame, tunnelGame, yardGame } from './games.ts';
import { peopleVisits } from './people-visits.ts';
import { chooseFastSettings, dialogClosed, Player } from './player.ts';
import { keepRareTable, type RareSituation } from './rare-tables.ts';

const GAMES = houseGames.map(({ id }) => id);
const PAGES = [
  '',
  'new',
  'pass',
  'join',
  'tables',
  'replay',
  'rules',
  `rules/${technologyGame.id}`,
  'you',
  'figures',
  'device',
];

/** What tables with other people have besides what was looked at elsewhere. */
const TOGETHER =
  'main.page, .gathering, .people-notice, .recovery-note, .question, .order-report, .end, .big aside, .replay-bar, dialog[open]';

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

for (const path of PAGES) {
  test(`nothing on the page /${path} stands in anybody’s way`, async ({ page }) => {
    await chooseFastSettings(page);
    await page.goto(`/${path}`);
    await page.locator('main').waitFor();
    await expectAccessible(page, `/${path}`);
  });
}

for (const { title, settings, steps } of peopleVisits) {
  test(`nothing stands in anybody’s way: ${title}`, async ({ page }) => {
    await chooseFastSettings(page, settings);
    for (const { what, open } of steps) {
      await open(page);
      await expectAccessible(page, what, { within: TOGETHER });
    }
  });
}

test('nothing in the lesson and behind the curtain stands in anybody’s way', async ({ page }) => {
  await chooseFastSettings(page);
  await page.goto('/lesson');
  await page.locator('.coach').waitFor();
  await expectAccessible(page, 'the lesson');
  await page.goto('/pass');
  await page.getByRole('button', { name: 'Deal' }).click();
  await page.getByRole('button', { name: /^I am / }).waitFor();
  await expectAccessible(page, 'the curtain');
});

test('nothing at the end of a game stands in anybody’s way', async ({ page }) => {
  await chooseFastSettings(page);
  await page.goto(await finishedGame(page));
  await page.locator('.win-chart').waitFor();
  await page.locator('.score-sheet tfoot').waitFor();
  await page.getByText('Check the shuffle').click();
  await expectAccessible(page, 'the end');
  await page.goto('/replay/local/finished');
  await page.locator('.replay-bar').waitFor();
  await expectAccessible(page, 'the replay');
  await page.getByRole('button', { name: 'The table in words' }).click();
  await page.locator('dialog[open] .route-row').first().waitFor();
  await expectAccessible(page, 'the replay in words', { within: 'dialog[open]' });
});

test('nothing that is rarely asked stands in anybody’s way', async ({ page }) => {
  await chooseFastSettings(page);
  const shown: Readonly<Record<RareSituation, { readonly spot: string; readonly within: string }>> = {
    'a tunnel': { spot: '.turned .dearer', within: '.board-pane' },
    'tickets to complete': { spot: '.choice .ticket.chosen', within: '.tray' },
    'a row to rob': { spot: '.yard-row button', within: '.yard-pane' },
    'a closed track': { spot: '.marks .closed-track', within: '.board-pane' },
    'a ticket nearly done': { spot: '.tickets .ticket', within: '.tray' },
    'the last turn': { spot: '.last-turn', within: '.question' },
    'several for one': { spot: '.underlay .dear', within: '.board-pane' },
    'a held route to claim': { spot: '.question.asked', within: '.board-pane' },
    'two routes to claim': { spot: '.question .answers', within: '.tray' },
    'a second route': { spot: '.question .answers', within: '.tray' },
    'a tie': { spot: '.score-sheet .tie', within: '.score-sheet' },
    'a longest path': { spot: '.score-path.longest', within: '.end' },
    'the first scoring': { spot: '.choice .ticket.chosen', within: '.tray' },
    'long tickets': { spot: '.choice .ticket .long', within: '.tray' },
    'a station to build': { spot: '.question .answers', within: '.players' },
    'eight at a table': { spot: '.players.packed', within: '.players' },
    'eight at the end': { spot: '.score-most tfoot', within: '.end' },
  };
  for (const [what, { spot, within }] of Object.entries(shown)) {
    await page.goto(await keepRareTable(page, what as RareSituation));
    await page.locator(spot).first().waitFor();
    await expectAccessible(page, what, { within });
    if (await page.locator('.question').isVisible())
      await expectAccessible(page, `${what}: the question`, { within: '.question' });
  }
});

test('nothing about stations and completed tickets stands in anybody’s way', async ({ page }) => {
  await chooseFastSettings(page);
  await page.goto(await keepRareTable(page, 'a station to build'));
  await page.locator('.question.asked').waitFor();
  await page.keyboard.press('s');
  await page.locator('.cities .city').first().waitFor();
  await expectAccessible(page, 'the cities for a station', { board: true });
  await page.keyboard.press('Enter');
  await page.locator('.ways .way').first().waitFor();
  await expectAccessible(page, 'paying for a station', { within: '.question' });
  await page.keyboard.press('r');
  await page.getByRole('tab', { name: 'Stations' }).click();
  await page.locator('dialog[open] .route-row').first().waitFor();
  await expectAccessible(page, 'the stations in words', { within: 'dialog[open]' });
  await page.goto(await keepRareTable(page, 'the first scoring'));
  await page.locator('.question .primary').click();
  await page.locator('.platform .completed-button').first().click();
  await page.locator('dialog.completed[open] li').first().waitFor();
  await expectAccessible(page, 'completed tickets', { within: 'dialog[open]' });
});

for (const game of GAMES) {
  test(`nothing at a table of ${game} stands in anybody’s way`, async ({ page }) => {
    await chooseFastSettings(page);
    await sitDown(page, game);
    await expectAccessible(page, 'choosing tickets', { within: '.tray' });
    await firstTurn(page);
    await expectAccessible(page, 'a turn', { board: true });
    await page.keyboard.press('r');
    await page.locator('dialog[open] .route-row, dialog[open] .row-list').first().waitFor();
    await expectAccessible(page, 'the table in words', { within: 'dialog[open]' });
    await page.keyboard.press('Escape');
    await dialogClosed(page);
    if (game === shortGame.id) {
      // A route nobody can pay for yet, and the rule that says so.
      const refusal = page.locator('.why-not .rule');
      await expect(async () => {
        await new Player(page).aimAt('chelsea--soho');
        await expect(refusal).toBeVisible({ timeout: 1000 });
      }).toPass();
      await refusal.press('Enter');
      await page.locator('dialog[open] .wanted').waitFor();
      await expectAccessible(page, 'a refusal and its rule', { within: 'dialog[open]' });
    } else if (game === tunnelGame.id) {
      await page.keyboard.press('i');
      await page
        .locator('.advice')
        .filter({ hasText: /Take|Claim|Draw/ })
        .waitFor();
      await expectAccessible(page, 'a hint', { within: '.question' });
      await page.keyboard.press('w');
      await page.locator('dialog[open] .position-text').waitFor();
      await expectAccessible(page, 'the position in words', { within: 'dialog[open]' });
    } else if (game === technologyGame.id) {
      await page.keyboard.press('s');
      await page.locator('.shop').waitFor();
      await expectAccessible(page, 'the shop', { within: '.tray' });
    } else if (game === yardGame.id) {
      await page.keyboard.press('?');
      await page.locator('dialog[open] kbd').first().waitFor();
      await expectAccessible(page, 'the keys', { within: 'dialog[open]' });
      await page.keyboard.press('Escape');
      await dialogClosed(page);
      await page.getByRole('button', { name: 'Settings' }).press('Enter');
      await page.locator('dialog[open] .choices').first().waitFor();
      await expectAccessible(page, 'the settings', { within: 'dialog[open]' });
    }
  });
}

test('where the system sets the colours nothing is lost that a colour told', async ({ page }) => {
  await chooseFastSettings(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await sitDown(page, technologyGame.id);
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
  type Look = Awaited<ReturnType<typeof looks>>;
  /** The one is told from the other by this. */
  const differ = (by: keyof Look, one: string, other: string): Promise<void> =>
    expect.poll(async () => (await looks(one))[by] !== (await looks(other))[by], `${one} and ${other}`).toBe(true);
  await differ('outline', '.ticket.chosen', '.choice .ticket:not(.chosen):not(:focus)');
  await differ('backgroundColor', '.ticket.chosen .tick', '.ticket:not(.chosen) .tick');
  // The sea is blue, and a pile of tickets is of paper.
  await differ('backgroundColor', '.board', '.question');
  await expect.poll(async () => (await looks('.ticket-back')).backgroundImage).not.toBe('none');
  // What can be pressed is told from what cannot.
  const barred = await looks('.question .primary[aria-disabled="true"]');
  for (const one of (await ticket.all()).slice(1)) await one.press('Enter');
  await expect.poll(async () => (await looks('.question .primary')).backgroundColor).not.toBe(barred.backgroundColor);
  const { color, backgroundColor } = await looks('.question .primary');
  expect(color).not.toBe(backgroundColor);
  await page.getByRole('button', { name: 'Settings' }).press('Enter');
  await page.locator('dialog[open]').waitFor();
  await differ('backgroundColor', '.choices input:checked + span', '.choices input:not(:checked) + span');
  const chosen = page.locator('.choices input:checked').first();
  await chosen.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(chosen).toBeFocused();
  await expect.poll(async () => (await looks('.choices input:checked + span')).outline).toContain('double');
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
  await softly.poll(() => cutOff(page), `${where}, big letters`).toEqual([]);
}

/** Opens the table in words. */
async function inWords(page: Page, open: () => Promise<void>): Promise<void> {
  await open();
  await page.locator('dialog[open] .told').waitFor();
}

/** A table with letters twice as big, from the choice of tickets to the first turn. */
async function tableFits(page: Page, game: string): Promise<void> {
  await fits(page, game);
  await firstTurn(page);
  await fits(page, `${game}: a turn`);
  await inWords(page, () => page.keyboard.press('r'));
  await fits(page, `${game} in words`);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  const big = (page: Page, where: string): Promise<void> => softly.poll(() => small(page), where).toEqual([]);

  for (const path of PAGES) {
    test(`on the page /${path} every control is big enough for a finger, and big letters fit`, async ({ page }) => {
      await chooseFastSettings(page);
      await page.goto(`/${path}`);
      await page.locator('main').waitFor();
      await big(page, `/${path}`);
      await fits(page, `/${path}`);
    });
  }

  for (const game of GAMES) {
    test(`at a table of ${game} every control is big enough for a finger, and big letters fit`, async ({ page }) => {
      await chooseFastSettings(page);
      await sitDown(page, game);
      await big(page, game);
      for (const name of ['Market', 'Tickets', 'Players', 'Log', 'Hand']) {
        const tab = page.getByRole('tab', { name });
        await tab.tap();
        await expect(tab).toHaveAttribute('aria-selected', 'true');
        await big(page, `${game}: ${name}`);
      }
      await inWords(page, () => page.getByRole('button', { name: 'The table in words' }).tap());
      await big(page, `${game} in words`);
      await page.keyboard.press('Escape');
      await dialogClosed(page);
      await tableFits(page, game);
    });
  }

  test('at the end, and where a row can be robbed, every control is big enough for a finger', async ({ page }) => {
    await chooseFastSettings(page);
    await page.goto(await finishedGame(page));
    await page.locator('.win-chart').waitFor();
    await page.locator('.score-sheet tfoot').waitFor();
    await big(page, 'the end');
    await page.goto(await keepRareTable(page, 'a row to rob'));
    await page.locator('.yard-row button').first().waitFor();
    await big(page, 'a row to rob');
  });
});

test.describe('with letters twice as big nothing is cut off on a desktop', () => {
  for (const path of PAGES) {
    test(`on the page /${path}`, async ({ page }) => {
      await chooseFastSettings(page);
      await page.goto(`/${path}`);
      await page.locator('main').waitFor();
      await fits(page, `/${path}`);
    });
  }

  for (const game of GAMES) {
    test(`at a table of ${game}`, async ({ page }) => {
      await chooseFastSettings(page);
      await sitDown(page, game);
      await tableFits(page, game);
    });
  }
});
