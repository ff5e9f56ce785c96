import { type GameEvent, veilEvent } from '@branchline/engine';
import type { NamedAction, TableLog, TableSettings } from '@branchline/protocol';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openBotPool } from '../bots/pool.ts';
import type { Think } from '../bots/think.ts';
import { openSqlite } from '../store/sqlite-store.ts';
import { dealt, newTable } from '../tables/set-up.ts';
import type { Table } from '../tables/table.ts';
import { Browser } from '../testing/browser.ts';
import { Player } from '../testing/player.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { startServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
afterEach(() => server.close());

const quick: Partial<TableSettings> = { botPace: 0 };
const pool = (think: Think) => ({ think, waiting: 0, close: async () => undefined });

/** A table with clocks shorter than the API allows, so that a test does not have to wait. */
async function table(
  settings: Partial<TableSettings>,
  seats: ('me' | 'bot')[],
): Promise<{ live: Table; token: string; browser: Browser }> {
  const { tables, keys, now } = server.server.services;
  const wishes = seats.map((kind) => (kind === 'me' ? { kind } : { kind, bot: 'random' }));
  const made = newTable(
    { game: 'new-york', seats: wishes, settings: { ...quick, visibility: 'public', ...settings } },
    { person: 'anna', name: 'Anna' },
    now(),
  );
  if ('refused' in made) throw new Error(made.refused.message);
  const live = await tables.create(made);
  await tables.change(live, (one) => dealt(one, now()));
  const browser = new Browser(server.url, `branchline=${keys.sign('anna')}`);
  return { live, token: keys.keyTo({ kind: 'seat', table: live.id, seat: 0, generation: 0 }), browser };
}

const log = (browser: Browser, { id }: Table) => browser.ask<TableLog>('GET', `/tables/${id}/log?since=1`);

describe('a bot', () => {
  test('moves by itself, sees only its view and what led to it, and a table of bots plays to its end', async () => {
    const seen: Parameters<Think>[0][] = [];
    server = await startServer({
      pool: pool(async (thought) => {
        seen.push(thought);
        throw new Error('out of order');
      }),
    });
    const { live } = await table({}, ['bot', 'bot']);
    await vi.waitFor(() => expect(live.table.status).toBe('over'), { timeout: 20_000, interval: 20 });
    const { game } = live;
    for (const { row, seat, history = [] } of seen) {
      expect(game.veil(row, seat)).toEqual(row);
      const view = game.blank();
      for (const event of history) {
        expect(veilEvent(event, seat)).toEqual(event);
        game.evolve(view, game.naming.numbered<GameEvent>(event));
        game.cover(view, seat);
      }
      expect(view).toEqual(row);
    }
    expect(server.logged.filter((line) => line.includes('out of order')).length).toBe(live.version - 1);
  }, 30_000);

  test('that cannot be told the past plays without it, and nothing of it is in the log', async () => {
    const thoughts: Parameters<Think>[0][] = [];
    server = await startServer({
      pool: pool(async (thought) => {
        thoughts.push(thought);
        return { type: 'pass' };
      }),
    });
    const { store } = server.server.services;
    const whole = store.entries.bind(store);
    vi.spyOn(store, 'entries').mockImplementation(async (id, since) =>
      (await whole(id, since)).map((text) => text.replace('"events"', '"events"x')),
    );
    const { live } = await table({}, ['me', 'bot']);
    await vi.waitFor(() => expect(live.version).toBe(2));
    expect(thoughts).toHaveLength(1);
    expect(thoughts[0]).not.toHaveProperty('history');
    expect(server.logged.join()).not.toContain('JSON');
  });

  test('that answers against the rules is replaced by a simple legal move', async () => {
    server = await startServer({
      pool: pool(async (): Promise<NamedAction> => ({ type: 'claimRoute', route: 'none', cards: [] })),
    });
    const { live, browser } = await table({}, ['me', 'bot']);
    await vi.waitFor(() => expect(live.version).toBe(2));
    expect((await log(browser, live)).entries).toMatchObject([{ seat: 1, by: 'bot' }]);
    expect(server.logged.join()).toContain('broke the rules');
  });

  test('thinks in a thread of its own', async () => {
    server = await startServer();
    const { live } = await table({}, ['me', 'bot']);
    await vi.waitFor(() => expect(live.version).toBe(2), { timeout: 20_000 });
    expect(server.logged.join()).not.toContain('gave no answer');
  }, 25_000);

  test('that never comes to an end is given up, and the table goes on', async () => {
    const file = new URL('../testing/endless-worker.ts', import.meta.url);
    server = await startServer({ pool: openBotPool({ workers: 1, seconds: 1, file }) });
    const { live } = await table({}, ['me', 'bot']);
    await vi.waitFor(() => expect(live.version).toBe(2), { timeout: 10_000 });
    expect(server.logged.join()).toContain('gave no answer');
  }, 15_000);

  test('moves at the pace of its table', async () => {
    server = await startServer({ pool: pool(async () => ({ type: 'pass' })) });
    const { live } = await table({ botPace: 300 }, ['me', 'bot']);
    const began = Date.now();
    await vi.waitFor(() => expect(live.version).toBe(2), { timeout: 5000, interval: 5 });
    expect(Date.now() - began).toBeGreaterThanOrEqual(280);
  });

  test('moves on after the server was away', async () => {
    const { folder, remove } = temporaryFolder();
    server = await startServer({ store: await openSqlite(folder), pool: pool(() => new Promise(() => undefined)) });
    const { live } = await table({}, ['me', 'bot']);
    await server.close();
    server = await startServer({ store: await openSqlite(folder) });
    await vi.waitFor(async () => expect(await server.server.services.store.entries(live.id, 0)).toHaveLength(2), {
      timeout: 10_000,
    });
    remove();
  }, 15_000);
});

describe('a player whose time runs out', () => {
  const short = { clock: { kind: 'move', seconds: 0.3 } } as const;

  test('T-1: is replaced by a bot, whose moves are marked, and gets the seat back on returning', async () => {
    server = await startServer();
    const { live, browser } = await table(short, ['me', 'bot']);
    await vi.waitFor(() => expect(live.person(0)?.standIn).toBe(true), { timeout: 5000 });
    await vi.waitFor(() => expect(live.version).toBeGreaterThan(3), { timeout: 10_000 });
    const mine = (await log(browser, live)).entries.filter(({ seat }) => seat === 0);
    expect(mine[0]).toMatchObject({ seat: 0, by: 'bot' });
    const player = new Player(browser, live.id);
    await player.connect();
    await vi.waitFor(() => expect(live.person(0)?.standIn ?? false).toBe(false), { timeout: 5000, interval: 1 });
    player.drop();
  }, 20_000);

  test('T-1: is replaced by one that overlooks nothing but has less time for it than at the table', async () => {
    const asked: Pick<Parameters<Think>[0], 'bot' | 'limits' | 'seat'>[] = [];
    server = await startServer({
      pool: pool(async ({ bot, limits, seat }) => {
        asked.push({ bot, seat, ...(limits && { limits }) });
        return { type: 'pass' };
      }),
    });
    await table(short, ['me', 'bot']);
    await vi.waitFor(() => expect(asked.map(({ seat }) => seat)).toEqual(expect.arrayContaining([0, 1])), {
      timeout: 10_000,
    });
    expect(asked.find(({ seat }) => seat === 0)).toEqual({
      bot: 'master',
      seat: 0,
      limits: { playouts: 200, milliseconds: 400 },
    });
    expect(asked.find(({ seat }) => seat === 1)).toEqual({ bot: 'random', seat: 1 });
  }, 20_000);

  test('T-2: makes the least harmful move where no bot may take over', async () => {
    server = await startServer();
    const { live, browser } = await table({ ...short, atTimeOut: 'leastHarm' }, ['me', 'me']);
    await vi.waitFor(() => expect(live.version).toBeGreaterThan(4), { timeout: 10_000 });
    const { entries } = await log(browser, live);
    expect(entries.slice(0, 3)).toMatchObject([
      { by: 'clock' },
      { by: 'clock' },
      { by: 'clock', events: expect.arrayContaining([expect.objectContaining({ type: 'cardDrawn' })]) },
    ]);
    expect(live.person(0)?.standIn).toBeUndefined();
  }, 15_000);

  test('T-1: or who is away for longer than the table’s grace', async () => {
    server = await startServer();
    const { live, browser } = await table({ grace: 1 }, ['me', 'me']);
    const player = new Player(browser, live.id);
    await player.connect();
    await new Promise((resolve) => setTimeout(resolve, 1300));
    expect(live.version).toBe(1);
    player.drop();
    await vi.waitFor(() => expect(live.person(0)?.standIn).toBe(true), { timeout: 5000 });
  }, 15_000);

  test('clocks go with every move to those who watch', async () => {
    server = await startServer();
    const { live, browser } = await table({ clock: { kind: 'game', seconds: 600, increment: 10 } }, ['me', 'bot']);
    const player = new Player(browser, live.id);
    await player.connect();
    const told = live.version > 1 ? undefined : await player.nextOf('happened');
    const clocks = told?.clocks ?? player.info?.info.seats.map(({ clock }) => clock);
    expect(clocks).toEqual([
      { left: expect.any(Number), running: true },
      { left: expect.any(Number), running: false },
    ]);
    player.drop();
  }, 15_000);
});
