import { smallGame } from '@branchline/games/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Browser } from '../testing/browser.ts';
import { Player } from '../testing/player.ts';
import { simpleBots, startServer, type TestServer } from '../testing/test-server.ts';

/** A crowd at somebody's public table: what does a player there get of it? */

let server: TestServer;
/** Somebody who only wants to play. */
let anna: Player;
beforeAll(async () => {
  server = await startServer({ pool: simpleBots }, { CONNECTIONS_PER_ADDRESS: '1000' });
  const browser = new Browser(server.url);
  const { table } = await browser.create({
    game: smallGame().id,
    seats: [{ kind: 'me' }, { kind: 'me' }],
    settings: { visibility: 'public' },
    start: true,
  });
  anna = new Player(browser, table.id);
  await anna.connect();
});
afterAll(async () => {
  anna.drop();
  await server.close();
});

/** So many may come in this time, and what was saved up. */
const allowed = (began: number): number => 14 + ((performance.now() - began) / 1000) * 4;
const infos = (): number => anna.received.filter(({ type }) => type === 'info').length;

async function stranger(): Promise<WebSocket> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return socket;
}

/** Says it, and waits for an answer of this kind. */
async function say(socket: WebSocket, message: object, wanted: string): Promise<void> {
  const heard = new Promise<void>((resolve) => {
    const listen = (data: unknown): void => {
      if (JSON.parse(String(data)).type !== wanted) return;
      socket.off('message', listen);
      resolve();
    };
    socket.on('message', listen);
  });
  socket.send(JSON.stringify(message));
  await heard;
}

const comes = (socket: WebSocket): Promise<void> => say(socket, { type: 'watch', table: anna.table }, 'info');

async function goes(socket: WebSocket): Promise<void> {
  socket.send(JSON.stringify({ type: 'unwatch', table: anna.table }));
  await say(socket, { type: 'ping' }, 'pong');
}

test('strangers who come and go are told of a few times a second, and in the end as it is', async () => {
  const crowd = await Promise.all(Array.from({ length: 40 }, stranger));
  const [before, began] = [infos(), performance.now()];
  for (let times = 0; times < 10; times++) {
    await Promise.all(crowd.map(comes));
    await Promise.all(crowd.map(goes));
  }
  await Promise.all(crowd.slice(0, 7).map(comes));
  await anna.until(({ info }) => info?.info.watchers === 7);
  expect(infos() - before).toBeLessThan(allowed(began));
  for (const one of crowd) one.terminate();
  await anna.until(({ info }) => info?.info.watchers === 0);
  expect(infos() - before).toBeLessThan(allowed(began));
}, 60_000);

test('whoever comes in the middle of it is told at once how things are', async () => {
  const crowd = await Promise.all(Array.from({ length: 30 }, stranger));
  await Promise.all(crowd.map(comes));
  const late = new Player(new Browser(server.url), anna.table);
  await late.connect();
  expect(late.info?.info.status).toBe('playing');
  expect([...late.views.keys()]).toEqual(['watcher']);
  late.drop();
  for (const one of crowd) one.terminate();
}, 60_000);

test('a stranger who mutes and listens again and again tells the table no more than that', async () => {
  const other = new Browser(server.url);
  await other.ask('GET', '/session');
  const [before, began] = [infos(), performance.now()];
  for (let times = 0; times < 120; times++)
    await other.ask('POST', `/tables/${anna.table}/mutes`, { author: 'nobody', muted: times % 2 === 0 });
  expect(infos() - before).toBeLessThan(allowed(began));
  const pong = anna.nextOf('pong');
  anna.send({ type: 'ping' });
  await pong;
}, 60_000);
