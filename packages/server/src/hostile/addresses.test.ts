import { smallGame } from '@branchline/games/testing';
import type { TableList } from '@branchline/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { MemoryStore } from '../store/memory-store.ts';
import type { StoreSize } from '../store/table-store.ts';
import { Browser } from '../testing/browser.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { Player, playOut } from '../testing/player.ts';
import { simpleBots, startServer, type TestServer } from '../testing/test-server.ts';
import { finishedGame } from './testing/finished-game.ts';

const GAME = smallGame().id;
const table = { game: GAME, seats: [{ kind: 'me' }, { kind: 'me' }], settings: { visibility: 'public' } };

let server: TestServer;
afterEach(() => server.close());

const start = async (environment: Record<string, string>, store = new MemoryStore()): Promise<void> => {
  server = await startServer({ pool: simpleBots, store }, { PROXIES: '1', ...environment });
};

/** A new browser each time, as whoever wants to get round a limit has one. */
const from = (address: string, method: string, path: string, body?: object) =>
  new Browser(server.url).send(method, path, body, { 'x-forwarded-for': address });

/** How many of so many requests were served. */
async function served(count: number, ask: (number: number) => ReturnType<typeof from>): Promise<number> {
  const answers = [];
  for (let number = 0; number < count; number++) answers.push(await ask(number));
  const bad = answers.filter(({ status }) => status >= 300);
  for (const { status, body } of bad) expect([status, body]).toMatchObject([429, { code: 'tooMany' }]);
  return count - bad.length;
}

/** Another address of the same household each time. */
const home = (number: number): string => `2001:db8:1:2::${number.toString(16)}`;
const ELSEWHERE = '2001:db8:1:3::1';

describe('one address, however many sessions it begins and however many addresses its network has, gets', () => {
  test('so many sessions', async () => {
    await start({ SESSIONS_PER_HOUR: '10' });
    expect(await served(30, (number) => from(home(number), 'GET', '/api/session'))).toBe(10);
    expect((await from(ELSEWHERE, 'GET', '/api/session')).status).toBe(200);
    // Who has one already is served.
    const anna = new Browser(server.url);
    await anna.send('GET', '/api/session', undefined, { 'x-forwarded-for': ELSEWHERE });
    expect((await anna.send('GET', '/api/session', undefined, { 'x-forwarded-for': home(1) })).status).toBe(200);
  });

  test('so many tables, set up or looked for', async () => {
    await start({ ADDRESS_TABLES_PER_HOUR: '10' });
    const seek = { game: GAME, clock: { kind: 'none' } };
    const make = (number: number) =>
      number % 2 === 0
        ? from(home(number), 'POST', '/api/tables', table)
        : from(home(number), 'POST', '/api/seek', seek);
    expect(await served(30, make)).toBe(10);
    expect((await from(ELSEWHERE, 'POST', '/api/tables', table)).status).toBe(201);
  });

  test('so many records', async () => {
    await start({ RECORDS_PER_HOUR: '2' });
    const record = finishedGame();
    expect(await served(5, (number) => from(home(number), 'POST', '/api/records', record))).toBe(2);
  });

  test('so many lines of chat, through sockets and without', async () => {
    await start({ LINES_PER_MINUTE: '5', PROXIES: '0' });
    const anna = new Browser(server.url);
    const { table: made } = await anna.create({ ...table, start: true });
    const say = { text: 'hello' };
    for (let number = 0; number < 3; number++) {
      const { status } = await new Browser(server.url).send('POST', `/api/tables/${made.id}/chat`, say);
      expect(status).toBe(403);
    }
    const writer = new Browser(server.url);
    await writer.ask('GET', '/session');
    const statuses: number[] = [];
    for (let number = 0; number < 2; number++)
      statuses.push((await writer.send('POST', `/api/tables/${made.id}/chat`, say)).status);
    expect(statuses).toEqual([200, 200]);
    const player = new Player(anna, made.id);
    await player.connect();
    const refused = player.nextOf('refused');
    player.send({ type: 'say', table: made.id, text: 'hello' });
    expect(await refused).toMatchObject({ refusal: { code: 'tooMany' } });
    player.drop();
  });

  test('so many pages, also of those there are none of, and requests of any kind', async () => {
    await start({ PAGES_PER_MINUTE: '10', ADDRESS_REQUESTS_PER_MINUTE: '40' });
    const page = (number: number) =>
      from(home(number), 'GET', ['/', '/t/nothing', '/no.such', '/api/no'][number % 4] ?? '');
    const answers = await Promise.all(Array.from({ length: 30 }, (_, number) => page(number)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
    expect((await from(home(1), 'GET', '/api/games')).status).toBe(200);
    expect(await served(30, (number) => from(home(number), 'GET', '/api/games'))).toBe(9);
    expect((await from(ELSEWHERE, 'GET', '/')).status).toBe(200);
  });
});

test('what costs much is worth several requests: one address cannot keep the server busy with whole games', async () => {
  await start({ ADDRESS_REQUESTS_PER_MINUTE: '100' });
  const anna = new Browser(server.url);
  const { table: made } = await anna.create({ ...table, start: true });
  const log = (number: number) => from(home(number), 'GET', `/api/tables/${made.id}/log`);
  expect(await served(30, log)).toBe(20);
  expect((await from(ELSEWHERE, 'GET', `/api/tables/${made.id}/log`)).status).toBe(200);
  for (let times = 0; times < 15; times++)
    expect((await from('203.0.113.1', 'GET', '/api/tables/mine')).status).toBe(200);
  expect(await served(30, () => from('203.0.113.1', 'GET', '/api/games'))).toBe(25);
});

test('the public list is not one stranger’s: everybody’s newest tables are in it', async () => {
  await start({});
  await from(ELSEWHERE, 'POST', '/api/tables', { ...table, seats: [{ kind: 'me', name: 'Anna' }, { kind: 'open' }] });
  for (let number = 0; number < 150; number++)
    await from(home(number), 'POST', '/api/tables', { ...table, seats: [{ kind: 'me' }, { kind: 'open' }] });
  const { tables } = await new Browser(server.url).ask<TableList>('GET', '/tables');
  expect(tables.filter(({ seats: [first] }) => first && 'name' in first && first.name === 'Anna')).toHaveLength(1);
  expect(tables).toHaveLength(9);
});

/** A disk that fills up. */
class FillingStore extends MemoryStore {
  told: StoreSize = { bytes: 0 };

  override async size(): Promise<StoreSize> {
    return this.told;
  }
}

test.each([
  ['the database has grown too large', { bytes: 60_000_000 }],
  ['its disk is nearly full', { bytes: 1, free: 10_000_000 }],
])('no new table is made when %s; those that are there play on', async (_, told) => {
  const [store, clock] = [new FillingStore(), new ManualClock()];
  const limits = { STORAGE_MEGABYTES: '50', FREE_MEGABYTES: '20' };
  server = await startServer({ pool: simpleBots, store, clock }, limits);
  const anna = new Browser(server.url);
  const begun = await anna.create({ ...table, start: true });
  store.told = told;
  // It is not weighed at every request.
  clock.pass(5_000);
  const refused = await anna.send('POST', '/api/tables', table);
  expect(refused).toMatchObject({ status: 503, body: { code: 'full' } });
  expect(await anna.send('POST', '/api/records', finishedGame())).toMatchObject({
    status: 503,
    body: { code: 'full' },
  });
  const player = new Player(anna, begun.table.id);
  await player.connect();
  await playOut(player, 3);
  expect(player.info?.info.status).toBe('over');
  player.drop();
});
