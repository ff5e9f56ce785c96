import { connect, createServer, type Server as NetServer, type Socket } from 'node:net';
import { fastBits } from '@branchline/engine';
import { verifyRecord } from '@branchline/games';
import { examplePack, smallGame } from '@branchline/games/testing';
import type { OrderState, TableAnswer, TableLinks, TableLog, TableView } from '@branchline/protocol';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { ServerParts } from '../app/server.ts';
import type { BotPool } from '../bots/bot-pool.ts';
import { sharedSecrets } from '../config/secrets.ts';
import { openPostgres } from '../store/postgres-store.ts';
import { Browser } from '../testing/browser.ts';
import { Player, playOut } from '../testing/player.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { startServer, type TestServer } from '../testing/test-server.ts';
import { PostgresPeers } from './postgres-peers.ts';

const GAME = smallGame().id;

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await Promise.all((await bystanders)?.map((server) => server.close()) ?? []);
  await postgres.stop();
});

const running = new Set<TestServer>();
afterEach(async () => {
  await Promise.all([...running].map((server) => server.close()));
  running.clear();
});

interface Wish {
  readonly listenUrl?: string;
  readonly lease?: string;
  readonly parts?: Partial<ServerParts>;
}

/** One of the processes, as far as one test process can hold several: each has its own memory, connections and clocks. */
async function start({ listenUrl, lease = '15', parts }: Wish = {}): Promise<TestServer> {
  const store = await openPostgres(postgres.url);
  const peers = new PostgresPeers({ url: postgres.url, listenUrl, log: pino({ level: 'silent' }) });
  const secrets = await sharedSecrets(store, 'no such folder');
  const environment = { DATABASE_URL: postgres.url, LEASE_SECONDS: lease };
  const server = await startServer({ store, peers, secrets, ...parts }, environment);
  running.add(server);
  return server;
}

let bystanders: Promise<readonly [TestServer, TestServer]> | undefined;

/** Two processes that whoever does not stop them may use one test after the other. */
async function two(): Promise<readonly [TestServer, TestServer]> {
  bystanders ??= Promise.all([start(), start()]);
  const both = await bystanders;
  for (const server of both) running.delete(server);
  return both;
}

async function stop(server: TestServer): Promise<void> {
  running.delete(server);
  await server.close();
}

const sameAt = (browser: Browser, { url }: TestServer): Browser => new Browser(url, browser.cookie);
const soon = { timeout: 30_000, interval: 20 };

/** Who is shown as present. */
const sees =
  (...present: boolean[]) =>
  ({ info }: Player): boolean =>
    String(info?.info.seats.map((seat) => seat.present)) === String(present);

/** Two at a table of two, each at another process. */
async function across(one: TestServer, other: TestServer, settings: object = {}, what: object = { game: GAME }) {
  const [anna, bert] = [new Browser(one.url), new Browser(other.url)];
  const { table } = await anna.create({
    ...what,
    options: { firstSeat: 1 },
    seats: [{ kind: 'me' }, { kind: 'open' }],
    settings: { visibility: 'public', ...settings },
  });
  await bert.ask('POST', `/tables/${table.id}/join`, {});
  return { anna, bert, id: table.id, at: `/tables/${table.id}` };
}

test.each([
  ['a game', { game: GAME }],
  ['a map that was brought to one of them', { pack: examplePack() }],
])('%s is played across two processes to a true record, with clients dropping to the other one', async (_, what) => {
  const [one, other] = await two();
  const { anna, bert, id, at } = await across(one, other, {}, what);
  const players = [new Player(anna, id), new Player(bert, id)];
  for (const player of players) await player.connect();
  // The deal is asked for where the host has never been.
  await sameAt(anna, other).ask('POST', `${at}/start`);
  await Promise.all(players.map((player, seat) => playOut(player, seat + 1)));
  const record = await sameAt(bert, one).ask<object>('GET', `${at}/record`);
  expect(verifyRecord(record)).toEqual({ fromSeed: undefined, fromEvents: undefined });
  for (const player of players) player.drop();
});

test('somebody who does nothing is asked, a touch at their process is heard of at the other, and a bot plays in the end', async () => {
  const [one, other] = await two();
  const { anna, bert, id, at } = await across(one, other, { idle: 3 });
  const [here, there] = [new Player(anna, id), new Player(bert, id)];
  await here.connect();
  await there.connect();
  await anna.ask('POST', `${at}/start`);
  const asked = ({ info }: Player): boolean => info?.info.seats[1]?.idleUntil !== undefined;
  await here.until(asked);
  there.send({ type: 'here', table: id });
  await here.until((player) => !asked(player));
  expect(here.info?.info.seats[1]).toMatchObject({ standIn: false });
  await here.until(asked);
  await here.until(({ info }) => info?.info.seats[1]?.standIn === true);
  for (const player of [here, there]) player.drop();
});

test('two answers to one question at two processes: one counts, the other is stale; the same one twice counts once', async () => {
  const [one, other] = await two();
  const { anna, id, at } = await across(one, other);
  await anna.ask('POST', `${at}/start`);
  const [here, there] = [new Player(anna, id), new Player(sameAt(anna, other), id)];
  await here.connect();
  await there.connect();
  const { seat, question } = here.choose(fastBits(1)) ?? {};
  const answers = [1, 2].map((bits) => ({ ...here.choose(fastBits(bits)), seat, question, type: 'answer', table: id }));
  const outcomes = Promise.all([
    here.next((message) => 'id' in message && message.id === 'one'),
    there.next((message) => 'id' in message && message.id === 'other'),
  ]);
  here.send({ ...answers[0], id: 'one' });
  there.send({ ...answers[1], id: 'other' });
  expect((await outcomes).map(({ type }) => type).toSorted()).toEqual(['accepted', 'stale']);
  const winner = (await outcomes)[0]?.type === 'accepted' ? 'one' : 'other';
  const again = (winner === 'one' ? there : here).nextOf('accepted');
  (winner === 'one' ? there : here).send({ ...answers[winner === 'one' ? 0 : 1], id: winner });
  expect(await again).toMatchObject({ id: winner, version: 2 });
  expect((await anna.ask<TableLog>('GET', `${at}/log`)).entries).toHaveLength(2);
  here.drop();
  there.drop();
});

test('chat, presence, watchers, the host’s word and a seat’s personal link reach everybody at every process', async () => {
  const [one, other] = await two();
  const { anna, bert, id, at } = await across(one, other);
  const [annas, berts, watcher] = [new Player(anna, id), new Player(bert, id), new Player(new Browser(other.url), id)];
  await annas.connect();
  await berts.connect();
  await Promise.all([annas.until(sees(true, true)), berts.until(sees(true, true))]);
  await watcher.connect();
  await annas.until(({ info }) => info?.info.watchers === 1);

  const heard = berts.nextOf('chat');
  annas.send({ type: 'say', table: id, text: 'hello over there' });
  expect((await heard).lines).toMatchObject([{ text: 'hello over there', name: '' }]);

  await anna.ask('POST', `${at}/host`, { seat: 1 });
  await berts.until(({ info }) => info?.you.host === true);
  await bert.ask('POST', `${at}/start`);
  await annas.until(({ views }) => views.size === 1);

  const { seats } = await bert.ask<TableLinks>('GET', `${at}/links`);
  const phone = new Browser(one.url);
  await phone.ask('POST', `${at}/move`, { key: seats[0]?.token });
  await berts.until(({ info }) => info?.you.seats.length === 0);
  expect((await phone.ask<TableAnswer>('GET', at)).you).toMatchObject({ seats: [1], host: true });

  berts.drop();
  watcher.drop();
  await annas.until((anna) => sees(true, false)(anna) && anna.info?.info.watchers === 0);
  annas.drop();
});

/** A pool that counts how often each position is thought about. */
function countingPool(thoughts: string[]): BotPool {
  return {
    askBot: async ({ row, seat, game, limits }) => {
      // Not when it is asked once more for its quick plan.
      if (limits === undefined) thoughts.push(`${game} ${seat} ${row.join()}`);
      throw new Error('a simple move will do');
    },
    waiting: 0,
    close: async () => undefined,
  };
}

test('bots’ moves are thought about by one process each, though both watch the table', async () => {
  const thoughts: string[] = [];
  const parts = { pool: countingPool(thoughts) };
  const [one, other] = await Promise.all([start({ parts }), start({ parts })]);
  const anna = new Browser(one.url);
  const { table } = await anna.create({
    game: GAME,
    seats: [0, 1].map(() => ({ kind: 'bot', bot: 'random' })),
    settings: { visibility: 'public', botPace: 0 },
  });
  const players = [new Player(anna, table.id), new Player(sameAt(anna, other), table.id)];
  for (const player of players) await player.connect();
  await anna.ask('POST', `/tables/${table.id}/start`);
  await Promise.all(players.map((player) => player.until(({ info }) => info?.info.status === 'over')));
  const { entries } = await anna.ask<TableLog>('GET', `/tables/${table.id}/log`);
  expect(thoughts).toHaveLength(entries.length - 1);
  expect(new Set(thoughts).size).toBe(thoughts.length);
  for (const player of players) player.drop();
});

test('a lease is given to one of many; it is free for the next version, when its time is over, and when its holder leaves', async () => {
  const log = pino({ level: 'silent' });
  const all = Array.from({ length: 4 }, () => new PostgresPeers({ url: postgres.url, log }));
  const claims = await Promise.all(all.map((peers) => peers.claim('some-table', 5, 60_000)));
  const [winner] = claims.flatMap((left, place) => (left === undefined ? [place] : []));
  expect(claims.filter((left) => left === undefined)).toHaveLength(1);
  const [holder, loser] = [all[winner ?? 0], all[((winner ?? 0) + 1) % 4]];
  expect(await holder?.claim('some-table', 5, 60_000)).toBeUndefined();
  expect(await loser?.claim('some-table', 5, 1)).toBeGreaterThan(1_000);
  expect(await loser?.claim('some-table', 6, 0)).toBeUndefined();
  expect(await holder?.claim('some-table', 6, 60_000)).toBeUndefined();
  // A claim that was on its way for long does not make way for somebody else's.
  expect(await holder?.claim('some-table', 5, 60_000)).toBeGreaterThan(1_000);
  expect(await loser?.claim('some-table', 6, 60_000)).toBeGreaterThan(1_000);
  await holder?.leave();
  expect(await loser?.claim('some-table', 6, 60_000)).toBeUndefined();
  for (const peers of all) await peers.leave();
});

test('an order is carried out once, whichever process sees to it, and its owner hears of it at the other', async () => {
  const [one, other] = await two();
  const { anna, bert, id, at } = await across(one, other);
  await anna.ask('POST', `${at}/start`);
  const [here, there] = [new Player(anna, id), new Player(sameAt(anna, other), id)];
  await here.connect();
  await there.connect();
  for (const browser of [anna, bert]) {
    const { question, viewer: seat } = await browser.ask<TableView>('GET', `${at}/view`);
    await browser.ask('POST', `${at}/answers`, { seat, question: question?.number, action: question?.offers[0] });
  }
  const told = there.nextOf('order');
  const order = { steps: [{ action: { type: 'takeCard', from: 'deck' } }] };
  await anna.ask<OrderState>('PUT', `${at}/seats/0/order`, order);
  expect(await told).toEqual({ type: 'order', table: id, seat: 0 });
  await Promise.all([here.until(({ version }) => version === 5), there.until(({ version }) => version === 5)]);
  const { entries } = await sameAt(anna, other).ask<TableLog>('GET', `${at}/log?since=3`);
  expect(entries.map(({ by }) => by)).toEqual(['order', 'order']);
  here.drop();
  there.drop();
});

test('the other process goes on when one is stopped: its clients are told, and its bots’ moves are made', async () => {
  const [one, other] = await Promise.all([start(), start()]);
  const anna = new Browser(one.url);
  const { table } = await anna.create({
    game: GAME,
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
    settings: { visibility: 'public', botPace: 0 },
    start: true,
  });
  const player = new Player(anna, table.id);
  await player.connect();
  const told = player.nextOf('restart');
  const stopping = stop(one);
  expect(await told).toEqual({ type: 'restart' });
  player.drop();
  const moved = new Player(sameAt(anna, other), table.id);
  await moved.connect();
  await stopping;
  await playOut(moved, 3);
  const record = await sameAt(anna, other).ask<object>('GET', `/tables/${table.id}/record`);
  expect(verifyRecord(record)).toEqual({ fromSeed: undefined, fromEvents: undefined });
  moved.drop();
});

/** A way to the database that can be closed and opened again. */
async function gate(to: string): Promise<{ url: string; close(): void; open(): void; end(): void }> {
  const target = new URL(to);
  const lines = new Set<Socket>();
  let isOpen = true;
  const server: NetServer = createServer((line) => {
    if (!isOpen) {
      line.destroy();
      return;
    }
    const onward = connect(Number(target.port), target.hostname);
    for (const [from, into] of [
      [line, onward],
      [onward, line],
    ] as const) {
      lines.add(from);
      from.on('error', () => undefined).on('close', () => into.destroy());
      from.pipe(into);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = new URL(to);
  url.port = String(typeof address === 'object' ? address?.port : 0);
  const close = (): void => {
    isOpen = false;
    for (const line of lines) line.destroy();
    lines.clear();
  };
  return {
    url: String(url),
    close,
    open() {
      isOpen = true;
    },
    end() {
      close();
      server.close();
    },
  };
}

test('while nothing can be heard a process looks for what the others write, and listens again as soon as it can', async () => {
  const through = await gate(postgres.url);
  const [one, other] = await Promise.all([start(), start({ listenUrl: through.url })]);
  const { peers } = other.server.services;
  const { anna, bert, id, at } = await across(one, other);
  const players = [new Player(anna, id), new Player(bert, id)];
  for (const player of players) await player.connect();
  await anna.ask('POST', `${at}/start`);
  await players[1]?.until(({ version }) => version === 1);

  through.close();
  await vi.waitFor(() => expect(peers.listening).toBe(false), soon);
  const answer = { type: 'answer', table: id, ...players[0]?.choose(fastBits(1)), id: 'unheard' };
  players[0]?.send(answer);
  await players[1]?.until(({ version }) => version === 2);

  through.open();
  await vi.waitFor(() => expect(peers.listening).toBe(true), soon);
  const next = { type: 'answer', table: id, ...players[1]?.choose(fastBits(1)), id: 'heard' };
  players[1]?.send(next);
  await players[0]?.until(({ version }) => version === 3);
  for (const player of players) player.drop();
  await stop(other);
  through.end();
});

test('what was used of an allowance is counted by all processes together', async () => {
  const log = pino({ level: 'silent' });
  const [one, other] = [new PostgresPeers({ url: postgres.url, log }), new PostgresPeers({ url: postgres.url, log })];
  const use = (name: string, used: number) => ({ name, began: 1_800_000_000_000, used });
  expect(await one.use([use('b', 1), use('a', 2)])).toEqual([use('a', 2), use('b', 1)]);
  expect(await other.use([use('a', 3)])).toEqual([use('a', 5)]);
  expect(await one.use([])).toEqual([]);
  for (const peers of [one, other]) await peers.leave();
});

test('processes that start at the same moment on an empty database make one schema and share one secret', async () => {
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query('create database fresh');
  await admin.end();
  const url = new URL(postgres.url);
  url.pathname = '/fresh';
  const stores = await Promise.all(Array.from({ length: 5 }, () => openPostgres(String(url), 2)));
  const secrets = await Promise.all(stores.map((store) => sharedSecrets(store, 'no such folder')));
  expect(new Set(secrets.map(({ secret, vapid }) => `${secret} ${vapid.privateKey}`)).size).toBe(1);
  for (const store of stores) await store.close();
});
