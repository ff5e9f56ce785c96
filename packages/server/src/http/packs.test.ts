import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type GameRecord, packHash, packRef, verifyRecord } from '@branchline/games';
import { examplePack, gameWith, randomPack, smallGame } from '@branchline/games/testing';
import type { GameFacts, GameListing, PushMessage, TableAnswer, TableList } from '@branchline/protocol';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { MemoryStore } from '../store/memory-store.ts';
import { Browser } from '../testing/browser.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { Player, playOut } from '../testing/player.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { startServer, type TestServer } from '../testing/test-server.ts';

/** The map that docs/packs.md shows. */
const towns = examplePack();
const offered = { ...randomPack(3), id: 'on-offer', author: 'The House' };
const me = { kind: 'me' };
const DAY_MS = 24 * 60 * 60 * 1000;

const { folder, remove } = temporaryFolder();
const store = new MemoryStore();
const sent: PushMessage[] = [];
let server: TestServer;
/** Who is called is written down. */
const sendPush = async (_: unknown, message: string) => {
  sent.push(JSON.parse(message));
  return 201;
};

beforeAll(async () => {
  const packs = path.join(folder, 'packs');
  mkdirSync(packs);
  writeFileSync(path.join(packs, 'a.json'), JSON.stringify(offered));
  writeFileSync(path.join(packs, 'again.json'), JSON.stringify(offered));
  writeFileSync(path.join(packs, 'broken.json'), '{"pack":1,"name":"a secret place"');
  writeFileSync(path.join(packs, 'house.json'), JSON.stringify({ ...offered, id: smallGame().id }));
  writeFileSync(path.join(packs, 'twice.json'), '{"pack":1,"pack":1}');
  writeFileSync(path.join(packs, 'wrong.json'), JSON.stringify({ ...offered, seats: { min: 2, max: 9 } }));
  writeFileSync(path.join(packs, 'read-me.txt'), 'no map');
  const alone = path.join(folder, 'alone.json');
  writeFileSync(alone, JSON.stringify({ ...offered, id: 'alone', name: 'Alone' }));
  server = await startServer({ store, sendPush }, { DATA_DIR: folder, PUSH_HOSTS: 'push.test', PACK_FILE: alone });
});
afterAll(async () => {
  await server.close();
  remove();
});
const browser = (): Browser => new Browser(server.url);

describe('maps in DATA_DIR/packs', () => {
  test('are offered beside the games of the house, each once', async () => {
    const { games } = await browser().ask<GameListing>('GET', '/games');
    expect(games[0]).toMatchObject({ id: smallGame().id });
    expect(games.at(-2)).toMatchObject({ name: 'Alone' });
    expect(games.at(-1)).toEqual({
      id: packRef(offered),
      name: offered.name,
      author: 'The House',
      hash: packHash(offered),
      title: expect.objectContaining({
        id: packRef(offered),
        words: expect.objectContaining({ en: expect.any(Object) }),
      }),
      seats: offered.seats,
      options: expect.any(Array),
    });
    expect(games.filter(({ hash }) => hash !== undefined)).toHaveLength(2);
  });

  test('that are wrong are told in the log by file, entry and fault, and the server starts all the same', () => {
    const told = server.logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'a map is not offered');
    expect(told.map(({ file, fault }) => [file, fault])).toEqual([
      ['packs/broken.json', 'it is no JSON.'],
      ['packs/house.json', `id: ${smallGame().id} is that of a game of the house.`],
      ['packs/twice.json', 'pack: this field stands there twice.'],
      ['packs/wrong.json', 'seats, max must be a whole number from 2 to 8, not 9.'],
    ]);
  });

  test('are played by their ref', async () => {
    const seats = Array(offered.seats.min).fill(me);
    const { table } = await browser().create({ game: packRef(offered), seats, start: true });
    expect(table).toMatchObject({ game: packRef(offered), mapName: offered.name, status: 'playing' });
    expect(await store.pack(packHash(offered))).toBeDefined();
  });
});

describe('a map that somebody brings', () => {
  test('is played to a record that carries it, verifies, and becomes a table elsewhere; then once more', async () => {
    const anna = browser();
    const { table } = await anna.create({ pack: towns, seats: [me, me], start: true });
    expect(table).toMatchObject({ game: packRef(towns), mapName: 'Five Towns', status: 'playing' });
    const player = new Player(anna, table.id);
    await player.connect();
    await playOut(player, 5);
    player.drop();
    const record = await anna.ask<GameRecord>('GET', `/tables/${table.id}/record`);
    expect(record).toMatchObject({ game: 'five-towns', packHash: packHash(towns), pack: towns });
    expect(verifyRecord(record)).toEqual({ fromSeed: undefined, fromEvents: undefined });

    const elsewhere = await startServer();
    const stranger = new Browser(elsewhere.url);
    const imported = await stranger.ask<TableAnswer>('POST', '/records', record);
    expect(imported.table).toMatchObject({ game: packRef(towns), mapName: 'Five Towns', status: 'over' });
    expect(await stranger.ask('GET', `/tables/${imported.table.id}/record`)).toEqual(record);
    expect(await stranger.ask('GET', `/packs/${packHash(towns)}`)).toEqual(towns);
    // From now on the map is known there, and a record need not bring it along.
    const { pack: _, ...short } = record;
    expect(await stranger.ask('POST', '/records', short)).toMatchObject({ table: { game: packRef(towns) } });
    expect(
      await new Browser(server.url).send('POST', '/api/records', { ...short, packHash: '0'.repeat(64) }),
    ).toMatchObject({
      status: 400,
      body: { message: 'This is no game record: record.pack: expected the map, which is not known here.' },
    });
    await elsewhere.close();

    const again = await anna.ask<TableAnswer>('POST', `/tables/${table.id}/rematch`);
    expect(again.table).toMatchObject({ game: packRef(towns), mapName: 'Five Towns', status: 'open' });
    await anna.ask('POST', `/tables/${again.table.id}/start`);
    const { tables } = await anna.ask<TableList>('GET', '/tables/mine');
    expect(tables.map(({ game, mapName }) => [game, mapName])).toEqual(Array(2).fill([packRef(towns), 'Five Towns']));
  }, 30_000);

  test('is kept once, and a table can be made of it by its ref', async () => {
    await browser().create({ pack: towns, seats: [me, me] });
    // Fields in another order are the same map.
    const turned = Object.fromEntries(Object.entries(towns).toReversed());
    const { table } = await browser().create({ pack: turned, seats: [me, me] });
    expect(table.game).toBe(packRef(towns));
    expect(await browser().create({ game: packRef(towns), seats: [me, me] })).toMatchObject({
      table: { game: table.game },
    });
    const other = `other-towns@${packHash(towns)}`;
    expect(await browser().send('POST', '/api/tables', { game: other, seats: [me, me] })).toMatchObject({
      status: 400,
    });
  });

  test('is read from the store when the table is opened again, and forgotten when no table here plays on it', async () => {
    const anna = browser();
    const pack = { ...towns, id: 'read-again' };
    const { table } = await anna.create({ pack, seats: [me, me], start: true });
    const { tables, games } = server.server.services;
    tables.evict(Infinity);
    expect([games.count, tables.count]).toEqual([0, 0]);
    expect(await anna.ask('GET', `/tables/${table.id}`)).toMatchObject({ table: { game: packRef(pack) } });
    expect(games.count).toBe(1);
  });

  test('is played by bots and by order, and told by push with its name', async () => {
    const clock = new ManualClock();
    const elsewhere = await startServer({ clock, sendPush }, { PUSH_HOSTS: 'push.test' });
    const anna = new Browser(elsewhere.url);
    const keys = { p256dh: `B${'p'.repeat(86)}`, auth: 'a'.repeat(22) };
    await anna.ask('POST', '/push', { endpoint: 'https://push.test/anna', keys });
    const { table } = await anna.create({
      pack: towns,
      seats: [{ kind: 'bot', bot: 'greedy' }, me, { kind: 'bot', bot: 'random' }],
      settings: { botPace: 0 },
      options: { firstSeat: 2 },
      start: true,
    });
    const { tables } = elsewhere.server.services;
    const live = await tables.get(table.id);
    if (live === undefined) throw new Error('the table is gone');
    expect(sent).toContainEqual({
      type: 'tableBegan',
      table: table.id,
      game: packRef(towns),
      mapName: 'Five Towns',
      seat: 1,
    });
    const action = { type: 'keepTickets' };
    await anna.ask('PUT', `/tables/${table.id}/seats/1/order`, {
      steps: [{ action }, { action: { type: 'takeCard' } }],
    });
    // An order waits as its person would; bots think in a time of their own.
    const versionLater = (): number => {
      const waitsForHer = [0, 1, 2].every((seat) => (live.asked(seat) !== undefined) === (seat === 1));
      if (waitsForHer) clock.pass(1_000);
      return live.version;
    };
    await expect.poll(versionLater, { interval: 10, timeout: 25_000 }).toBeGreaterThan(8);
    expect(elsewhere.logged.filter((line) => JSON.parse(line).level >= 40 && !line.includes('not offered'))).toEqual(
      [],
    );
    await elsewhere.close();
  }, 30_000);
});

describe('what is printed', () => {
  test('on a board of the house, on cards, and on a map is told over HTTP', async () => {
    const board = await browser().ask<GameFacts>('GET', `/games/${smallGame().id}`);
    expect(board).toMatchObject({ id: smallGame().id, family: 'board', facts: { routes: smallGame().pack?.routes } });
    const yard = await browser().ask<GameFacts>('GET', `/games/${gameWith('yard').id}`);
    expect(yard).toMatchObject({ family: 'yard', facts: { deck: {}, tickets: expect.any(Array) } });
    const map = await browser().ask<GameFacts>('GET', `/games/${packRef(offered)}`);
    expect(map).toMatchObject({ hash: packHash(offered), author: 'The House', facts: offered });
    expect(await browser().send('GET', '/api/games/chess')).toMatchObject({ status: 404, body: { code: 'missing' } });
    const unknown = `five-towns@${'0'.repeat(64)}`;
    expect(await browser().send('GET', `/api/games/${unknown}`)).toMatchObject({ status: 404 });
  });

  test('a map is given to whoever knows its hash, for ever the same', async () => {
    const address = `${server.url}/api/packs/${packHash(offered)}`;
    const answer = await fetch(address);
    expect(await answer.json()).toEqual(offered);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/json',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: `"${packHash(offered)}"`,
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers.get('set-cookie')).toBe(null);
    const again = await fetch(address, { headers: { 'if-none-match': `"other", W/"${packHash(offered)}"` } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(await browser().send('GET', `/api/packs/${'0'.repeat(64)}`)).toMatchObject({ status: 404 });
    expect(await browser().send('GET', '/api/packs/abc')).toMatchObject({ status: 400, body: { code: 'malformed' } });
  });
});

test('a map that no table plays on goes a day after it was brought, at the start and every day', async () => {
  const clock = new ManualClock();
  const kept = new MemoryStore();
  const keptAt = clock.now();
  await kept.keepPack({ hash: 'old', text: '{}', keptAt: keptAt - 2 * DAY_MS });
  const daily = await startServer({ clock, store: kept });
  expect(await kept.pack('old')).toBeUndefined();
  await kept.keepPack({ hash: 'new', text: '{}', keptAt });
  await new Browser(daily.url).create({ pack: towns, seats: [me, me], start: true });
  clock.pass(2 * DAY_MS);
  await vi.waitFor(async () => expect(await kept.pack('new')).toBeUndefined());
  expect(await kept.pack(packHash(towns))).toBeDefined();
  await daily.close();
});
