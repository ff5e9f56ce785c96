import { expect, type Page } from '@playwright/test';
import { finishedGame } from './finished-game.ts';
import { houseGames, shortGame, tunnelGame, yardGame } from './games.ts';
import { peopleVisits } from './people-visits.ts';
import { dialogClosed, Player } from './player.ts';
import { keepRareTable, type RareSituation, type UsualSituation } from './rare-tables.ts';

/*
 * Every screen, every prompt and every dialog, and the way there. What is to be looked at everywhere is looked at along these ways:
 * whatever is new gets a line here.
 */

/** Something to look at, and how to come to it from the step before. */
export interface Step {
  readonly what: string;
  readonly open: (page: Page) => Promise<unknown>;
  /** On a phone its parts are tabs: each is a sight of its own. */
  readonly tabs?: boolean;
  /** What it is about is drawn on the board. */
  readonly onBoard?: boolean;
  /** It differs every time: no picture of it can be kept. */
  readonly never?: 'twice the same';
  /** The picture is of this alone: what is beside and behind it differs every time, or its place does. */
  readonly alone?: string;
  /** What differs every time and is painted over in the picture: the key of a table, the moment of a line. */
  readonly except?: string;
}

/** Steps from one to the next in one browser. */
export interface Visit {
  readonly title: string;
  readonly steps: readonly Step[];
  /** What the visitor has chosen before. */
  readonly settings?: object;
}

/** The others do not move while something is looked at. */
const UNHURRIED = { botPace: 1_000_000 };

/** A whole game is read. */
const READING = { timeout: 120_000 };

const shown = (page: Page, spot: string): Promise<void> => page.locator(spot).first().waitFor();

const go = (path: string, spot = 'main'): Step['open'] => {
  return async (page) => {
    await page.goto(path);
    await shown(page, spot);
  };
};

const tableOf = (what: RareSituation | UsualSituation, spot: string): Step['open'] => {
  return async (page) => {
    await page.goto(await keepRareTable(page, what, UNHURRIED));
    await shown(page, spot);
  };
};

const press = (key: string, spot: string): Step['open'] => {
  return async (page) => {
    await page.keyboard.press(key);
    await shown(page, spot);
  };
};

const click = (button: string, spot: string): Step['open'] => {
  return async (page) => {
    await page.locator(button).first().click();
    await shown(page, spot);
  };
};

/** Closes the dialog that is open, and goes on. */
const afterwards = (open: Step['open']): Step['open'] => {
  return async (page) => {
    await page.keyboard.press('Escape');
    await dialogClosed(page);
    await open(page);
  };
};

/** Aims at a route until what comes of it is there. */
const aimAt = (which: string, spot: string): Step['open'] => {
  return (page) =>
    expect(async () => {
      const route = await page.locator(which).first().getAttribute('data-route');
      await new Player(page).aimAt(route ?? '');
      await expect(page.locator(spot).first()).toBeVisible({ timeout: 1000 });
    }).toPass();
};

const pages: readonly Visit[] = [
  ['', 'main'],
  ['new', 'main'],
  ['pass', 'main'],
  ['join', 'main'],
  ['tables', 'main'],
  ['replay', 'main'],
  ['figures', 'main'],
  ['you', 'main'],
  ['device', 'main'],
  ['workshop', 'main'],
  ['workshop/earth', '.earth-dot'],
  ['rules', 'main'],
  ...houseGames.map(({ id }) => [`rules/${id}`, 'main']),
  ...houseGames.filter(({ lesson }) => lesson).map(({ id }) => [`lesson/${id}`, '.coach']),
].map(([path = '', spot]) => ({
  title: `the page /${path}`,
  steps: [{ what: `page ${path || 'start'}`, open: go(`/${path}`, spot) }],
}));

/** In the page: a finger falls between the two tracks of a double, both of them open. */
function touchTwins(): void {
  const tracks = [...document.querySelectorAll<HTMLElement>('.route.free')];
  const pairOf = ({ dataset: { route = '' } }: HTMLElement): string => route.replace(/-[a-z]+$/, '');
  const pair = tracks.filter((track) => tracks.some((next) => next !== track && pairOf(next) === pairOf(track)));
  const middles = pair.slice(0, 2).map((track) => {
    const path = track.querySelector<SVGPathElement>('.hit');
    const middle = path?.getPointAtLength(path.getTotalLength() / 2) ?? new DOMPoint();
    return middle.matrixTransform(path?.getScreenCTM() ?? new DOMMatrix());
  });
  const [one, other] = middles;
  if (!one || !other) throw new Error('no double is open');
  const [clientX, clientY] = [(one.x + other.x) / 2, (one.y + other.y) / 2];
  // This browser has a mouse only.
  const finger = { bubbles: true, cancelable: true, clientX, clientY, pointerType: 'touch' };
  document.elementFromPoint(clientX, clientY)?.dispatchEvent(new PointerEvent('click', finger));
}

/** What each game asks: its tickets, a turn in the middle, and the same in words. */
const games: readonly Visit[] = houseGames.map(({ id, name, technologies, pieces }) => ({
  title: `a table of ${name}, and what it asks`,
  steps: [
    { what: `tickets ${id}`, open: tableOf(`tickets: ${id}`, '.choice .ticket') },
    { what: `turn ${id}`, open: tableOf(`a turn: ${id}`, '.question.asked .answers, .platform'), tabs: true },
    ...(technologies
      ? [
          { what: 'shop', open: press('s', '.shop') },
          { what: 'technology', open: click('.shop .wares', '.question .primary') },
          { what: 'after the shop', open: afterwards(press('u', '.question.asked')) },
        ]
      : []),
    ...(pieces > 0
      ? [
          { what: `plan ${id}`, open: press('v', '.marks .way'), onBoard: true },
          { what: `payment ${id}`, open: aimAt('.route.claimable', '.ways') },
          { what: `refusal ${id}`, open: aimAt('.route.free:not(.claimable)', '.why-not') },
        ]
      : []),
    { what: `words ${id}`, open: press('r', 'dialog[open] .told') },
    { what: `position ${id}`, open: afterwards(press('w', 'dialog[open] .position-text')) },
  ],
}));

/** A table of a game that has never been played here: what is different in it is offered. */
const firstTableOf = (id: string): Step['open'] => {
  return async (page) => {
    const address = await keepRareTable(page, `a turn: ${id}`, UNHURRIED);
    await page.evaluate(() => {
      const settings = JSON.parse(localStorage.getItem('branchline.settings') ?? '{}');
      localStorage.setItem('branchline.settings', JSON.stringify({ ...settings, met: '' }));
    });
    await page.goto(address);
    await shown(page, '.masthead .different');
  };
};

/** A wide board, an upright one, and none. */
const firstTables: Visit = {
  title: 'the first table of a game',
  steps: houseGames
    .filter(({ stations, technologies, pieces }) => stations || technologies || pieces === 0)
    .map(({ id }) => ({ what: `first table ${id}`, open: firstTableOf(id) })),
};

const dialogs: Visit = {
  title: 'what can be opened at a table',
  settings: { name: 'Anna' },
  steps: [
    {
      what: 'keys',
      open: async (page) => {
        await tableOf(`a turn: ${shortGame.id}`, '.question.asked .answers')(page);
        await press('?', 'dialog[open] kbd')(page);
      },
    },
    { what: 'settings', open: afterwards((page) => page.getByRole('button', { name: 'Settings' }).click()) },
    {
      what: 'rules at the table',
      open: afterwards(async (page) => {
        await page.getByRole('button', { name: 'Rules' }).click();
        await shown(page, 'dialog[open] .dialog, dialog[open] h3, dialog[open] figure');
      }),
    },
    { what: 'drawn tickets', open: afterwards(click('[data-spot="ticket-pile"]', '.choice .ticket')) },
  ],
};

const rare: Visit = {
  title: 'what is rarely asked',
  steps: [
    { what: 'a tunnel', open: tableOf('a tunnel', '.turned .dearer') },
    { what: 'tickets to complete', open: tableOf('tickets to complete', '.choice .ticket.chosen') },
    {
      what: 'a row to rob',
      open: async (page) => {
        await tableOf('a row to rob', '.threat.ripe')(page);
        await click('.yard-row:has(.threat.ripe) button', '.threat.doomed')(page);
      },
    },
    { what: 'a closed track', open: tableOf('a closed track', '.marks .closed-track'), onBoard: true },
    {
      what: 'several for one',
      open: async (page) => {
        await tableOf('several for one', '.underlay .dear')(page);
        await aimAt('.route.dear', '.ways')(page);
      },
    },
    { what: 'the last turn', open: tableOf('the last turn', '.last-turn') },
    { what: 'a tie', open: tableOf('a tie', '.score-sheet .tie') },
    { what: 'a longest path', open: tableOf('a longest path', '.score-path.longest'), onBoard: true },
    { what: 'long tickets', open: tableOf('long tickets', '.choice .ticket .long') },
    { what: 'eight at a table', open: tableOf('eight at a table', '.players.packed'), tabs: true },
    { what: 'eight at the end', open: tableOf('eight at the end', '.score-most tfoot') },
  ],
};

const completed: Visit = {
  title: 'what has been completed',
  steps: [
    {
      what: 'completed tickets',
      alone: 'dialog.completed',
      open: async (page) => {
        await page.goto(await keepRareTable(page, 'the first scoring'));
        await shown(page, '.choice .ticket.chosen');
        await page.locator('.question .primary').click();
        await click('.platform.own .completed-button', 'dialog.completed[open] li')(page);
      },
    },
  ],
};

const twins: Visit = {
  title: 'which of two tracks is meant',
  steps: [
    {
      what: 'one of two tracks',
      alone: '.twin-choice',
      open: async (page) => {
        await tableOf('a closed track', '.marks .closed-track')(page);
        await expect(async () => {
          await page.evaluate(touchTwins);
          await expect(page.locator('.twin-choice[open]')).toBeVisible({ timeout: 1000 });
        }).toPass();
      },
    },
  ],
};

const changedTurns: Visit = {
  title: 'a turn that a technology made another',
  steps: [
    { what: 'a held route to claim', open: tableOf('a held route to claim', '.question.asked') },
    { what: 'paying for a held route', open: aimAt('.route.claimable', '.ways') },
    { what: 'two routes to claim', open: tableOf('two routes to claim', '.question.asked .answers') },
    { what: 'a second route', open: tableOf('a second route', '.question.asked .answers') },
    { what: 'paying for a second route', open: aimAt('.route.claimable', '.ways') },
  ],
};

const small: Visit = {
  title: 'what comes and goes at a table',
  steps: [
    {
      what: 'a hint',
      open: async (page) => {
        await tableOf(`a turn: ${tunnelGame.id}`, '.question.asked .answers')(page);
        await press('i', '.advice')(page);
        await expect(page.locator('.advice > span')).toContainText(/\.$/);
      },
    },
    {
      what: 'a second card',
      open: async (page) => {
        await tableOf(`a turn: ${shortGame.id}`, '.question.asked .answers')(page);
        await page.locator('[data-spot="deck"]').click();
        await expect(page.locator('.question')).toContainText('card');
      },
    },
    {
      what: 'chosen cards',
      open: async (page) => {
        await tableOf(`a turn: ${yardGame.id}`, '.question.asked')(page);
        await click('.hand [data-card]', '.hand .picked')(page);
      },
    },
  ],
};

const told: Visit = {
  title: 'what is asked once more, and what tells about itself',
  settings: { confirmTickets: true },
  steps: [
    {
      what: 'tickets about to be drawn',
      open: async (page) => {
        await tableOf(`a turn: ${shortGame.id}`, '.question.asked .answers')(page);
        await press('n', '.question .primary')(page);
      },
    },
    {
      what: 'a route that tells itself',
      onBoard: true,
      open: async (page) => {
        await tableOf(`a turn: ${tunnelGame.id}`, '.question.asked .answers')(page);
        await press('b', '.route:focus')(page);
        await press('ArrowRight', '[role="tooltip"]')(page);
      },
    },
    {
      what: 'the cards of a line of the log',
      open: async (page) => {
        await tableOf(`a turn: ${tunnelGame.id}`, '.question.asked .answers')(page);
        await page.locator('.log-line', { hasText: 'claimed' }).last().focus();
        await shown(page, '.log-cards .card-face');
      },
    },
  ],
};

const station: Visit = {
  title: 'a station, from the cities to the payment',
  steps: [
    { what: 'a turn with stations', open: tableOf('a station to build', '.question.asked .answers') },
    { what: 'cities for a station', open: press('s', '.cities .city'), onBoard: true },
    { what: 'paying for a station', open: press('Enter', '.ways .way') },
    {
      what: 'stations in words',
      open: async (page) => {
        await press('r', 'dialog[open] [role="tab"]')(page);
        await page.locator('dialog[open] [role="tab"]').nth(1).click();
      },
    },
  ],
};

const end: Visit = {
  title: 'the end, its replay and my tables',
  steps: [
    {
      what: 'the end',
      open: async (page) => {
        await page.goto(await finishedGame(page));
        await shown(page, '.score-sheet tfoot');
      },
    },
    {
      what: 'check of the shuffle',
      open: async (page) => {
        // What is read of the game meanwhile stands above it, and grows.
        await expect(page.locator('.win-reading progress, .win-reading [role="progressbar"]')).toHaveCount(0, READING);
        await page.locator('.fairness summary').click();
        await page.locator('.fairness').scrollIntoViewIfNeeded();
      },
    },
    { what: 'replay', open: go('/replay/local/finished', '.replay-bar') },
    {
      what: 'replay in words',
      open: async (page) => {
        await page.getByRole('button', { name: 'The table in words' }).click();
        await shown(page, 'dialog[open] .route-row');
      },
    },
    { what: 'my tables', open: go('/tables', '.row-item') },
    { what: 'my figures', open: go('/figures', 'main') },
  ],
};

const curtain: Visit = {
  title: 'one device for all',
  settings: { name: 'Anna' },
  steps: [
    {
      what: 'curtain',
      open: async (page) => {
        await page.goto('/pass');
        await page.getByRole('button', { name: 'Deal' }).click();
        await page.getByRole('button', { name: /^I am / }).waitFor();
      },
    },
  ],
};

const workshop: Visit = {
  title: 'the workshop and its panels',
  steps: [
    {
      what: 'workshop',
      never: 'twice the same',
      open: async (page) => {
        await page.goto('/workshop');
        await page.getByLabel('What is it called?').fill('Five towns');
        await page.getByRole('button', { name: 'Begin drawing' }).click();
        await shown(page, '[role="application"]');
      },
      tabs: true,
    },
  ],
};

/** All of them. */
export const visits: readonly Visit[] = [
  ...pages,
  ...games,
  firstTables,
  dialogs,
  rare,
  completed,
  twins,
  changedTurns,
  small,
  told,
  station,
  end,
  ...peopleVisits,
  curtain,
  workshop,
];
