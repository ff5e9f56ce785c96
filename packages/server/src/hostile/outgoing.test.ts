import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:https';
import { type AddressInfo, createServer } from 'node:net';
import { smallGame } from '@branchline/games/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Browser } from '../testing/browser.ts';
import { startServer, type TestServer } from '../testing/test-server.ts';

/* Addresses that strangers gave us, on a whole server as it is: every name leads to this machine, on which somebody listens. */

const inside = vi.hoisted(() => ({ port: 0 }));
vi.mock('node:dns/promises', async (original) => ({
  ...(await original<typeof import('node:dns/promises')>()),
  Resolver: class {
    resolve4 = async () => ['127.0.0.1'];
    resolve6 = async () => [];
  },
}));
vi.mock('node:https', async (original) => {
  const https = await original<typeof import('node:https')>();
  return {
    ...https,
    request: (url: URL, options: object, answered: () => void) =>
      https.request(url, { ...options, port: inside.port }, answered),
  };
});

const listener = createServer((line) => line.destroy());
let calls = 0;
listener.on('connection', () => calls++);
beforeAll(async () => {
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  inside.port = (listener.address() as AddressInfo).port;
});
afterAll(() => listener.close());

let server: TestServer;
beforeEach(async () => {
  calls = 0;
  server = await startServer();
});
afterEach(() => server.close());

test('without a guard somebody inside would have been called', async () => {
  const unguarded = request(new URL('https://hooks.example.org/x'), {
    lookup: (_host, _options, found) => found(null, [{ address: '127.0.0.1', family: 4 }]),
  });
  await once(unguarded, 'error');
  expect(calls).toBe(1);
});

test('a webhook whose name leads into our own network is not called', async () => {
  const anna = new Browser(server.url);
  await anna.ask('PUT', '/webhook', { url: 'https://hooks.example.org/x', text: '{game}' });
  expect(await anna.ask('POST', '/webhook/test')).toEqual({ sent: false });
  expect(server.logged.join('')).toContain('this host is not on the open internet');
  expect(calls).toBe(0);
});

test('nor is a push service whose name does', async () => {
  const anna = new Browser(server.url);
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const browserKeys = { p256dh: keys.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
  await anna.ask('POST', '/push', { endpoint: 'https://fcm.googleapis.com/anna', keys: browserKeys });
  await anna.create({ game: smallGame().id, seats: [{ kind: 'me' }, { kind: 'me' }], start: true });
  await vi.waitFor(() => expect(server.logged.join('')).toContain('a push service could not be reached'), 30_000);
  expect(server.logged.join('')).toContain('this host is not on the open internet');
  expect(calls).toBe(0);
});
