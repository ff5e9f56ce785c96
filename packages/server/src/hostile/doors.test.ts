import { createConnection, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { startServer, type TestServer } from '../testing/test-server.ts';

const UPGRADE =
  'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==';

let server: TestServer;
const lines: Socket[] = [];
afterEach(async () => {
  for (const line of lines.splice(0)) line.destroy();
  await server.close();
});

/** A line of somebody who says this, if anything, and never lets go by themselves. */
function line(bytes = '', localAddress = '127.0.0.1'): Promise<Socket> {
  const { port, hostname } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const socket = createConnection({ port: Number(port), host: hostname, localAddress, allowHalfOpen: true });
    lines.push(socket);
    socket.on('error', reject);
    socket.resume();
    socket.once('connect', () => {
      socket.off('error', reject);
      socket.on('error', () => undefined);
      if (bytes !== '') socket.write(bytes);
      resolve(socket);
    });
  });
}

const open = (): Promise<number> =>
  new Promise((resolve, reject) =>
    server.server.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

/** Kept as soon as the server has no more than so many lines. */
async function openAtMost(most: number): Promise<void> {
  for (let patience = 0; (await open()) > most; patience++) {
    if (patience === 500) throw new Error(`${await open()} lines are still open`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

test.each([
  ['at an address where there is none', `GET /nowhere HTTP/1.1\r\nhost: a\r\n${UPGRADE}\r\n\r\n`],
  ['from another site', `GET /api/socket HTTP/1.1\r\nhost: a\r\norigin: http://b\r\n${UPGRADE}\r\n\r\n`],
])('a socket that is refused, %s, is let go of though its client holds on', async (_, bytes) => {
  server = await startServer();
  const asked = Promise.withResolvers<void>();
  let came = 0;
  server.server.app.server.on('upgrade', () => ++came === 100 && asked.resolve());
  await Promise.all([...Array.from({ length: 100 }, () => line(bytes)), asked.promise]);
  await openAtMost(0);
});

test('lines that ask for nothing count, too: one address cannot hold them all, and others are served', async () => {
  server = await startServer({}, { CONNECTIONS_PER_ADDRESS: '10' });
  const all = Promise.withResolvers<void>();
  let came = 0;
  server.server.app.server.on('connection', () => ++came === 150 && all.resolve());
  await Promise.all([...Array.from({ length: 150 }, () => line()), all.promise]);
  await openAtMost(30);
  const other = await line('GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n', '127.0.0.2');
  const said = new Promise<string>((resolve) => other.once('data', (data) => resolve(String(data))));
  expect(await said).toMatch(/^HTTP\/1.1 200/);
});

test('a line that asks and asks and waits for no answer is let go; one that waits is served as long as it likes', async () => {
  server = await startServer();
  const ask = 'GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n';
  const answersOn = (socket: Socket): { count: number } => {
    const answers = { count: 0 };
    socket.on('data', (data) => {
      answers.count += String(data).split('HTTP/1.1 200').length - 1;
    });
    return answers;
  };
  const greedy = await line();
  const got = answersOn(greedy);
  const gone = new Promise((resolve) => greedy.once('close', resolve));
  greedy.end(ask.repeat(5000));
  await gone;
  expect(got.count).toBeLessThan(100);
  const patient = await line();
  const answers = answersOn(patient);
  for (let times = 1; times <= 50; times++) {
    // Three at a time, as some programs ask.
    patient.write(ask.repeat(3));
    while (answers.count < 3 * times) await new Promise((resolve) => patient.once('data', resolve));
  }
  expect(answers.count).toBe(150);
});

test('behind a proxy its lines are not counted, but what each address it tells of has open', async () => {
  server = await startServer({}, { CONNECTIONS_PER_ADDRESS: '2', PROXIES: '1' });
  const { url } = server;
  const poll = (address: string): Promise<number> =>
    fetch(`${url}/api/games`, { headers: { 'x-forwarded-for': address } }).then(({ status }) => status);
  // One after the other any number is served, from one line or many.
  for (let times = 0; times < 12; times++) expect(await poll('203.0.113.1')).toBe(200);
  const idle = await Promise.all(Array.from({ length: 40 }, () => line()));
  expect(idle).toHaveLength(40);
  const { doorway } = server.server.services;
  const request = (address: string) => ({ headers: { 'x-forwarded-for': address }, socket: {} }) as never;
  const closers: (() => void)[] = [];
  const answer = { once: (_: 'close', close: () => void) => closers.push(close) };
  const admitted = Array.from({ length: 20 }, (_, number) => doorway.admits(request(`2001:db8::${number}`), answer));
  expect(admitted.filter(Boolean)).toHaveLength(6);
  expect(await poll('2001:db8::ff')).toBe(429);
  expect(await poll('2001:db8:0:1::1')).toBe(200);
  for (const close of closers) close();
  expect(await poll('2001:db8::ff')).toBe(200);
});
