import { createConnection, type Socket } from 'node:net';
import { type Duplex, duplexPair } from 'node:stream';
import { below, fastBits } from '@branchline/engine';
import { smallGame } from '@branchline/games/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { turn } from '../leak/testing/line.ts';
import { MemoryStore } from '../store/memory-store.ts';
import type { StoredTable } from '../store/table-store.ts';
import { Browser } from '../testing/browser.ts';
import { Player } from '../testing/player.ts';
import { startServer, type TestServer } from '../testing/test-server.ts';
import { mutated } from './testing/mutations.ts';

const GAME = smallGame().id;

const MEGABYTE = 1024 * 1024;
const UPGRADE =
  'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==';

/** A store that takes its time, when told to. */
class SlowStore extends MemoryStore {
  wait: Promise<void> = Promise.resolve();

  override async read(id: string): Promise<StoredTable | undefined> {
    await this.wait;
    return super.read(id);
  }
}

const store = new SlowStore();
let server: TestServer;
/** Somebody who only wants to play. */
let anna: Player;

beforeAll(async () => {
  server = await startServer({ store }, { MESSAGES_PER_SECOND: '100', CONNECTIONS_PER_ADDRESS: '30' });
  const browser = new Browser(server.url);
  const seats = [{ kind: 'me' }, { kind: 'me' }];
  const { table } = await browser.create({ game: GAME, seats, start: true, settings: { visibility: 'public' } });
  anna = new Player(browser, table.id);
  await anna.connect();
});
afterAll(() => server.close());

/** Whatever goes on elsewhere, she gets her answers. */
async function annaIsServed(): Promise<void> {
  const pong = anna.nextOf('pong');
  anna.send({ type: 'ping' });
  await pong;
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
}

async function open(headers: Record<string, string> = {}): Promise<WebSocket> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`, { headers });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });
  return socket;
}

const closed = (socket: WebSocket): Promise<number> => new Promise((resolve) => socket.once('close', resolve));

describe('a flood', () => {
  test('of messages is refused, then cut off with 1008; others notice nothing', async () => {
    const socket = await open();
    const said: string[] = [];
    socket.on('message', (data) => said.push(JSON.parse(String(data)).type));
    const end = closed(socket);
    for (let times = 0; times < 2000; times++) socket.send('{"type":"ping"}');
    await annaIsServed();
    expect(await end).toBe(1008);
    const pongs = said.filter((type) => type === 'pong').length;
    expect(pongs).toBeGreaterThanOrEqual(300);
    expect(pongs).toBeLessThan(1900);
    expect(said.filter((type) => type === 'refused').length).toBeGreaterThan(100);
  });

  test('of pings counts like one of messages', async () => {
    const socket = await open();
    let pongs = 0;
    socket.on('pong', () => pongs++);
    const end = closed(socket);
    for (let times = 0; times < 2000; times++) socket.ping();
    expect(await end).toBe(1008);
    expect(pongs).toBeLessThan(1900);
  });

  test('of answers to what nobody asked, too', async () => {
    const socket = await open();
    const end = closed(socket);
    for (let times = 0; times < 2000; times++) socket.pong();
    expect(await end).toBe(1008);
  });

  test('that goes on though it was told to stop ends all the same', async () => {
    const socket = await open();
    // A client that does not agree to the end: with it alone the line would stay for half a minute.
    const { _socket: wire } = socket as unknown as { _socket: Socket };
    wire.removeAllListeners('data');
    wire.resume();
    wire.on('error', () => undefined);
    const gone = new Promise((resolve) => wire.once('close', resolve));
    const pings = Buffer.concat(Array.from({ length: 2000 }, () => frameOf(0x89, '')));
    const flood = setInterval(() => wire.write(pings), 20);
    await gone;
    clearInterval(flood);
  }, 20_000);

  test('of sockets ends at the limit, whatever address they claim to come from', async () => {
    const sockets: WebSocket[] = [];
    let refused = 0;
    for (let number = 0; number < 40; number++) {
      const claimed = { 'x-forwarded-for': `198.51.100.${number}`, 'x-real-ip': `198.51.100.${number}` };
      await open(claimed).then(
        (socket) => sockets.push(socket),
        () => refused++,
      );
    }
    expect(sockets.length).toBeLessThanOrEqual(29);
    expect(refused).toBeGreaterThanOrEqual(11);
    const gone = Promise.all(sockets.map(closed));
    for (const socket of sockets) socket.close();
    await gone;
  });
});

/** A line that asks and asks and never listens. */
async function deaf(one: TestServer): Promise<{ near: Duplex; far: Duplex }> {
  const [near, far] = duplexPair();
  const quiet = (): void => undefined;
  Object.assign(far, { remoteAddress: '203.0.113.9', setNoDelay: quiet, setKeepAlive: quiet, setTimeout: quiet });
  near.on('error', quiet);
  one.server.app.server.emit('connection', far);
  const headers = ['host: a', 'connection: upgrade', 'upgrade: websocket', 'sec-websocket-version: 13'];
  near.write(
    `GET /api/socket HTTP/1.1\r\n${headers.join('\r\n')}\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
  );
  for (let patience = 0; patience < 20; patience++) await turn();
  return { near, far };
}

/** A frame as clients send them, masked with nothing. */
function frameOf(kind: number, text: string): Buffer {
  return Buffer.concat([Buffer.from([kind, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);
}

describe('a slow reader', () => {
  test.each([
    ['whose messages pile up', frameOf(0x81, `{"type":"watch","table":"${'T'.repeat(22)}"}`)],
    ['whose pongs pile up', frameOf(0x89, 'x'.repeat(125))],
  ])('%s is cut off after a megabyte or so', async (_, bytes) => {
    const quick = await startServer({ store }, { MESSAGES_PER_SECOND: '1000000' });
    const { near, far } = await deaf(quick);
    let most = 0;
    for (let times = 0; times < 1500 && !far.destroyed; times++) {
      for (let more = 0; more < 30; more++) near.write(bytes);
      await turn();
      most = Math.max(most, far.writableLength);
    }
    expect(far.destroyed).toBe(true);
    expect(most).toBeGreaterThan(MEGABYTE / 2);
    expect(most).toBeLessThan(2 * MEGABYTE);
    await quick.close();
  });
});

test('a line that is gone before its table is read watches nothing, and keeps nobody present', async () => {
  const { services } = server.server;
  const { table } = await new Browser(server.url).create({
    game: GAME,
    seats: [{ kind: 'me' }, { kind: 'me' }],
    settings: { visibility: 'public' },
    start: true,
  });
  const live = await services.tables.get(table.id);
  if (live === undefined) throw new Error('no table');
  services.tables.evict(Number.MAX_SAFE_INTEGER);
  const gate = Promise.withResolvers<void>();
  store.wait = gate.promise;
  const socket = await open();
  socket.send(JSON.stringify({ type: 'watch', table: table.id }));
  await new Promise((resolve) => socket.send('{"type":"ping"}', resolve));
  const left = closed(socket);
  socket.terminate();
  await left;
  for (let patience = 0; patience < 200 && services.connections() > 1; patience++) await turn();
  gate.resolve();
  for (let patience = 0; patience < 20; patience++) await turn();
  await services.tables.get(table.id);
  expect(services.presence.watchers(table.id)).toBe(0);
});

test('asking for a table again tells the others nothing', async () => {
  const socket = await open();
  socket.send(JSON.stringify({ type: 'watch', table: anna.table }));
  await anna.nextOf('info');
  await annaIsServed();
  const before = anna.received.length;
  for (let times = 0; times < 20; times++) socket.send(JSON.stringify({ type: 'watch', table: anna.table }));
  await new Promise((resolve) => {
    socket.on('message', (data) => JSON.parse(String(data)).type === 'pong' && resolve(undefined));
    socket.send('{"type":"ping"}');
  });
  await annaIsServed();
  expect(anna.received.slice(before).map(({ type }) => type)).toEqual(['pong']);
  const gone = anna.nextOf('info');
  socket.close();
  await gone;
});

test('a seat link that was made worthless closes what it had opened', async () => {
  const owner = new Browser(server.url);
  const { table, tokens = [] } = await owner.create({
    game: GAME,
    seats: [{ kind: 'me' }, { kind: 'me' }],
    start: true,
  });
  const [{ token = '' } = {}] = tokens;
  const thief = new Player(new Browser(server.url), table.id, token);
  await thief.connect();
  expect([...thief.views.keys()]).toEqual([0]);
  const refused = thief.nextOf('refused');
  await owner.ask('POST', `/tables/${table.id}/seats/0/renew`);
  expect(await refused).toMatchObject({ refusal: { code: 'missing' } });
  const again = await new Browser(server.url).send('GET', `/api/tables/${table.id}?key=${token}`);
  expect(again.status).toBe(404);
  const joins = await new Browser(server.url).send('POST', `/api/tables/${table.id}/join`, { key: token });
  expect(joins.status).toBe(404);
  thief.drop();
});

/** Bytes as they are, and the first line of what comes back. */
function raw(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const { port, hostname } = new URL(server.url);
    const socket: Socket = createConnection(Number(port), hostname, () => socket.write(bytes, 'latin1'));
    let heard = '';
    socket.on('data', (data) => {
      heard += String(data);
      if (heard.includes('\r\n')) socket.end();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(heard.split('\r\n')[0] ?? ''));
  });
}

describe('a header that tricks proxies', () => {
  test.each([
    ['two lengths', 'POST /api/tables HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n{}', 400],
    [
      'a length and pieces',
      'POST /api/tables HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    [
      'pieces of another kind',
      'POST /api/tables HTTP/1.1\r\nhost: a\r\ntransfer-encoding: xchunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['a length below nothing', 'POST /api/tables HTTP/1.1\r\nhost: a\r\ncontent-length: -1\r\n\r\n', 400],
    ['no host', 'GET /api/games HTTP/1.1\r\n\r\n', 400],
    ['a line that is continued', 'GET /api/games HTTP/1.1\r\nhost: a\r\n x: y\r\n\r\n', 400],
    ['a header of 64 kB', `GET /api/games HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(65_536)}\r\n\r\n`, 431],
    ['a method nobody knows', 'BREAK /api/games HTTP/1.1\r\nhost: a\r\n\r\n', 400],
    ['no HTTP at all', '\u0016\u0003\u0001\u0002\u0000\u0001', 400],
    ['a socket at another address', `GET /api/tables HTTP/1.1\r\nhost: a\r\n${UPGRADE}\r\n\r\n`, 404],
    [
      'a socket from another site',
      `GET /api/socket HTTP/1.1\r\nhost: a\r\norigin: http://b\r\n${UPGRADE}\r\n\r\n`,
      403,
    ],
    [
      'a socket without a key',
      'GET /api/socket HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
      400,
    ],
  ])('(%s) is refused, and the server goes on', async (_, bytes, status) => {
    expect(await raw(bytes)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    await annaIsServed();
  });
});

test.each([
  ['a frame of 16 kB and one byte', Buffer.alloc(16_385, 'x')],
  ['a frame that says it is larger than everything', undefined],
])('%s closes its line and no other', async (_, data) => {
  const socket = await open();
  socket.on('error', () => undefined);
  const end = closed(socket);
  if (data) socket.send(data.toString());
  else {
    const wire = (socket as unknown as { _socket: Socket })._socket;
    wire.write(Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]));
  }
  expect(await end).toBe(1009);
  await annaIsServed();
});

test('a thousand changed messages through a real socket get an answer or none, and the line stays open', async () => {
  const quick = await startServer({ store }, { MESSAGES_PER_SECOND: '1000000' });
  const player = new Player(new Browser(quick.url), anna.table);
  await player.connect();
  const bits = fastBits(3, 0x11e);
  const messages = [
    { type: 'watch', table: anna.table, since: 1 },
    { type: 'answer', table: anna.table, seat: 0, question: 1, action: { type: 'takeCard', from: 'deck' }, id: 'a' },
    { type: 'ping' },
  ];
  for (let times = 0; times < 1000; times++) {
    player.send(mutated(messages[below(bits, messages.length)] ?? {}, messages, bits).slice(0, 16_000));
  }
  const pong = player.nextOf('pong');
  player.send({ type: 'ping' });
  await pong;
  expect(player.connected).toBe(true);
  player.drop();
  expect(quick.logged.filter((line) => JSON.parse(line).level >= 40)).toEqual([]);
  await quick.close();
});
