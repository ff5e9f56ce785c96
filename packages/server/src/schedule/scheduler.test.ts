import { veilEvent } from '@branchline/engine';
import { follow } from '@branchline/games';
import { smallGame } from '@branchline/games/testing';
import type { NamedAction, NamedEvent, TableLog, TableSettings } from '@branchline/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ServerParts } from '../app/server.ts';
import { type AskBot, type BotPool, type BotRequest, openBotPool } from '../bots/bot-pool.ts';
import { openSqlite } from '../store/sqlite-store.ts';
import { dealTable, newTable } from '../tables/set-up.ts';
import type { Table } from '../tables/table.ts';
import { Browser } from '../testing/browser.ts';
import { ManualClock, passUntil } from '../testing/manual-clock.ts';
import { Player } from '../testing/player.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { simpleBots, startServer, type TestServer } from '../testing/test-server.ts';
import { until } from '../testing/until.ts';

const GAME = smallGame();

let server: TestServer;
let clock: ManualClock;
beforeEach(() => {
  clock = new ManualClock();
});
afterEach(() => server.close());

const pool = (askBot: AskBot): BotPool => ({ askBot, waiting: 0, close: async () => undefined });
async function start(parts: Partial<ServerParts> = {}, environment: Record<string, string> = {}): Promise<void> {
  server = await startServer({ clock, pool: simpleBots, ...parts }, environment);
}

/** A table with clocks shorter than the API allows. */
async function setUp(
  settings: Partial<TableSettings>,
  seats: ('me' | 'bot')[],
): Promise<{ table: Table; browser: Browser }> {
  const { tables, keys, now } = server.server.services;
  const wishes = seats.map((kind) => (kind === 'me' ? { kind } : { kind, bot: 'random' }));
  const made = newTable(
    { seats: wishes, settings: { botPace: 0, visibility: 'public', ...settings } },
    GAME,
    { person: 'anna', name: 'Anna' },
    now(),
  );
  if ('refused' in made) throw new Error(made.refused.message);
  const table = await tables.create(made, GAME);
  await tables.change(table, (one) => dealTable(one, now()));
  return { table, browser: new Browser(server.url, `branchline=${keys.sign('anna')}`) };
}

const happens = (holds: () => boolean): Promise<void> => until(server.server.services.tables, holds);
const logOf = (browser: Browser, { id }: Table) => browser.ask<TableLog>('GET', `/tables/${id}/log?since=1`);
const eventsIn = ({ history = '[]' }: BotRequest): NamedEvent[] => JSON.parse(history);

/** Bots play though nobody looks. */
const ALONE = { TABLES_OF_BOTS: 'always' };

describe('a bot', () => {
  test('moves by itself, sees only its view and what led to it, and a table of bots plays to its end', async () => {
    const requests: BotRequest[] = [];
    const asked = pool(async (request) => {
      requests.push(request);
      throw new Error('out of order');
    });
    await start({ pool: asked }, { TABLES_OF_BOTS: 'always' });
    const reads = vi.spyOn(server.server.services.store, 'entries');
    const { table } = await setUp({}, ['bot', 'bot']);
    await happens(() => table.status === 'over');
    // What each has seen is kept as it happens: the log is never read for a move.
    expect(reads).not.toHaveBeenCalled();
    const { game } = table;
    for (const request of requests) {
      const { row, seat } = request;
      expect(game.veil(row, seat)).toEqual(row);
      const events = eventsIn(request);
      for (const event of events) expect(veilEvent(event, seat)).toEqual(event);
      const view = game.blank();
      follow(game, view, events, seat);
      expect(view).toEqual(row);
    }
    const simple = server.logged.filter((line) => line.includes('a simple legal move is made instead'));
    expect(simple).toHaveLength(table.version - 1);
  }, 30_000);

  test('that stands in has the past read once, and sees no more of it than the seat it plays for', async () => {
    const requests: BotRequest[] = [];
    await start(
      {
        pool: pool(async (request) => {
          requests.push(request);
          throw new Error('out of order');
        }),
      },
      ALONE,
    );
    const { table } = await setUp({ clock: { kind: 'move', seconds: 1 } }, ['me', 'me']);
    const reads = vi.spyOn(server.server.services.store, 'entries');
    clock.pass(1000);
    await happens(() => table.version > 12);
    expect(reads).toHaveBeenCalledTimes(2);
    expect(new Set(requests.map(({ seat }) => seat))).toEqual(new Set([0, 1]));
    for (const request of requests) {
      const view = table.game.blank();
      follow(table.game, view, eventsIn(request), request.seat);
      expect(view).toEqual(request.row);
    }
  });

  test('that cannot be told the past plays without it, and nothing of it is in the log', async () => {
    const requests: BotRequest[] = [];
    await start({
      pool: pool(async (request) => {
        requests.push(request);
        return { type: 'pass' };
      }),
    });
    const { store } = server.server.services;
    const whole = store.entries.bind(store);
    vi.spyOn(store, 'entries').mockImplementation(async (id, since) =>
      (await whole(id, since)).map((text) => text.replace('"events"', '"events"x')),
    );
    const { table } = await setUp({ clock: { kind: 'move', seconds: 1 } }, ['me', 'me']);
    clock.pass(1000);
    await happens(() => table.version > 1);
    expect(requests[0]).not.toHaveProperty('history');
    expect(server.logged.join()).not.toContain('JSON');
  });

  test('that answers against the rules is replaced by a simple legal move', async () => {
    await start({ pool: pool(async (): Promise<NamedAction> => ({ type: 'claimRoute', route: 'none', cards: [] })) });
    const { table, browser } = await setUp({}, ['me', 'bot']);
    await happens(() => table.version === 2);
    expect((await logOf(browser, table)).entries).toMatchObject([{ seat: 1, by: 'bot' }]);
    expect(server.logged.join()).toContain('broke the rules');
  });

  test('thinks in a thread of its own', async () => {
    await start({ pool: openBotPool({ workers: 1, seconds: 60, clock }) });
    const { table } = await setUp({}, ['me', 'bot']);
    await happens(() => table.version === 2);
    expect(server.logged.join()).not.toContain('gave no answer');
  }, 25_000);

  test('that never comes to an end is given up, and the table goes on', async () => {
    const file = new URL('../testing/endless-worker.ts', import.meta.url);
    const endless = openBotPool({ workers: 1, seconds: 5, clock, file });
    const asked = Promise.withResolvers<void>();
    const askBot: AskBot = (request, asker) => {
      const answer = endless.askBot(request, asker);
      asked.resolve();
      return answer;
    };
    await start({ pool: { ...endless, askBot } });
    const { table } = await setUp({}, ['me', 'bot']);
    await asked.promise;
    const given = (instead: string) =>
      expect.poll(() => server.logged.join(), { timeout: 10_000 }).toContain(`gave no answer; ${instead}`);
    clock.pass(5000);
    await given('its quick plan');
    await expect.poll(() => clock.timers).toContain(5000);
    clock.pass(5000);
    await given('a simple legal move');
    await happens(() => table.version === 2);
  }, 25_000);

  test('that had no time plays its quick plan, not the first legal move', async () => {
    const planned = openBotPool({ workers: 1, seconds: 60, clock });
    const asked: BotRequest[] = [];
    const askBot: AskBot = (request, asker) => {
      asked.push(request);
      return request.limits?.rollouts === 0 ? planned.askBot(request, asker) : Promise.reject(new Error('too late'));
    };
    await start({ pool: { ...planned, askBot } });
    const { table } = await setUp({}, ['me', 'bot']);
    await happens(() => table.version === 2);
    expect(asked.map(({ limits }) => limits)).toEqual([undefined, { rollouts: 0 }]);
    expect(server.logged.join()).not.toContain('simple legal move');
  }, 25_000);

  test('plays at a table without people only while somebody watches, and goes on when they are back', async () => {
    await start();
    const { table } = await setUp({}, ['bot', 'bot']);
    const { tables } = server.server.services;
    expect(tables.wakeUps.nextTask(table)).toBeUndefined();
    for (let patience = 0; patience < 50; patience++) await new Promise((resolve) => setImmediate(resolve));
    expect(table.version).toBe(1);
    const watcher = new Player(new Browser(server.url), table.id);
    await watcher.connect();
    await happens(() => table.version > 5);
    watcher.drop();
    await expect.poll(() => tables.wakeUps.nextTask(table)).toBeUndefined();
    const { version } = table;
    // A program that asks now and then watches, too.
    await new Browser(server.url).ask('GET', `/tables/${table.id}/view`);
    await happens(() => table.version > version);
    clock.pass(60_000);
    await expect.poll(() => tables.wakeUps.nextTask(table)).toBeUndefined();
  });

  test.each([
    ['bots stand in', 'bot'],
    ['the clock moves', 'leastHarm'],
  ] as const)(
    'plays no whole game for people who are away, where %s, unless somebody watches',
    async (_, atTimeOut) => {
      await start();
      const { table } = await setUp({ clock: { kind: 'move', seconds: 1 }, atTimeOut }, ['me', 'bot', 'bot']);
      const { tables } = server.server.services;
      const rest = async (): Promise<void> => {
        for (let seconds = 0; seconds < 300 && tables.wakeUps.nextTask(table); seconds++) {
          clock.pass(1000);
          for (let turns = 0; turns < 20; turns++) await new Promise((resolve) => setImmediate(resolve));
        }
      };
      await rest();
      expect(table.status).toBe('playing');
      expect(tables.wakeUps.nextTask(table)).toBeUndefined();
      expect(table.version).toBeLessThan(64);
      const { version } = table;
      const watcher = new Player(new Browser(server.url), table.id);
      await watcher.connect();
      await passUntil(
        clock,
        happens(() => table.version > version + 5),
      );
      watcher.drop();
    },
    30_000,
  );

  test('moves at the pace of its table', async () => {
    await start();
    const { table } = await setUp({ botPace: 300 }, ['me', 'bot']);
    expect(clock.timers[0]).toBe(300);
    clock.pass(299);
    expect(clock.timers[0]).toBe(1);
    expect(table.version).toBe(1);
    clock.pass(1);
    await happens(() => table.version === 2);
  });

  test('moves on after the server was away', async () => {
    const { folder, remove } = temporaryFolder();
    await start({
      store: await openSqlite(folder, { durable: false }),
      pool: pool(() => new Promise(() => undefined)),
    });
    const { table } = await setUp({}, ['me', 'bot']);
    await server.close();
    await start({ store: await openSqlite(folder, { durable: false }) });
    const again = await server.server.services.tables.get(table.id);
    await happens(() => again?.version === 2);
    remove();
  }, 15_000);
});

describe('a player whose time runs out', () => {
  const short = { clock: { kind: 'move', seconds: 1 } } as const;

  test('T-1: is replaced by a bot, whose moves are marked, and gets the seat back on returning', async () => {
    await start({}, ALONE);
    const { table, browser } = await setUp(short, ['me', 'bot']);
    clock.pass(1000);
    await happens(() => table.person(0)?.standIn === true);
    await happens(() => table.version > 3);
    const mine = (await logOf(browser, table)).entries.filter(({ seat }) => seat === 0);
    expect(mine[0]).toMatchObject({ seat: 0, by: 'bot' });
    const player = new Player(browser, table.id);
    await player.connect();
    await happens(() => !table.person(0)?.standIn);
    player.drop();
  }, 20_000);

  test('T-1: is replaced by one that overlooks nothing but has less time for it than at the table', async () => {
    const asked: Pick<BotRequest, 'bot' | 'limits' | 'seat'>[] = [];
    await start(
      {
        pool: pool(async ({ bot, limits, seat }) => {
          asked.push({ bot, seat, ...(limits && { limits }) });
          return { type: 'pass' };
        }),
      },
      ALONE,
    );
    const { table } = await setUp(short, ['me', 'bot']);
    clock.pass(1000);
    await happens(() => table.version > 3);
    expect(asked.find(({ seat }) => seat === 0)).toEqual({
      bot: 'master',
      seat: 0,
      limits: { rollouts: 200, milliseconds: 400 },
    });
    expect(asked.find(({ seat }) => seat === 1)).toEqual({ bot: 'random', seat: 1 });
  }, 20_000);

  test('T-2: makes the least harmful move where no bot may take over', async () => {
    await start();
    const { table, browser } = await setUp({ ...short, atTimeOut: 'leastHarm' }, ['me', 'me']);
    for (let version = 2; version <= 5; version++) {
      clock.pass(1000);
      await happens(() => table.version >= version);
    }
    const { entries } = await logOf(browser, table);
    expect(entries.slice(0, 3)).toMatchObject([
      { by: 'clock' },
      { by: 'clock' },
      { by: 'clock', events: expect.arrayContaining([expect.objectContaining({ type: 'cardDrawn' })]) },
    ]);
    expect(table.person(0)?.standIn).toBeUndefined();
  }, 15_000);

  test('T-1: or who is away for longer than the table’s grace', async () => {
    await start();
    const { table, browser } = await setUp({ grace: 90 }, ['me', 'me']);
    const { presence } = server.server.services;
    const changed = (): Promise<void> => new Promise((resolve) => presence.listen(() => resolve()));
    expect(clock.timers).toContain(90_000);
    const player = new Player(browser, table.id);
    await player.connect();
    // Nothing but the looks at the store and at what the operator wants are waited for, and tomorrow's at what is old.
    expect(clock.timers).toEqual([1000, 10_000, 3_600_000]);
    const gone = changed();
    player.drop();
    await gone;
    expect(clock.timers).toContain(90_000);
    clock.pass(90_000);
    await happens(() => table.person(0)?.standIn === true);
  }, 15_000);

  test('clocks go with every move to those who watch', async () => {
    await start();
    const { table, browser } = await setUp({ clock: { kind: 'game', seconds: 600, increment: 10 } }, ['me', 'bot']);
    const player = new Player(browser, table.id);
    await player.connect();
    const told = table.version > 1 ? undefined : await player.nextOf('happened');
    const clocks = told?.clocks ?? player.info?.info.seats.map((seat) => seat.clock);
    expect(clocks).toEqual([
      { left: expect.any(Number), running: true },
      { left: expect.any(Number), running: false },
    ]);
    player.drop();
  }, 15_000);
});
