import { createECDH, randomBytes } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { createServer, request as httpRequest } from 'node:http';
import type { request as httpsRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import webPush from 'web-push';
import { MemoryStore } from '../store/memory-store.ts';
import { guardedPost, isPublicAddress, type Network, publicHttpsUrl } from './guarded-post.ts';
import { askingNameServers, type Lookup } from './name-servers.ts';
import { webPushSender } from './push-subscriptions.ts';
import { Webhooks } from './webhooks.ts';

const received: { url: string; body: string }[] = [];
const listener = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    received.push({ url: request.url ?? '', body });
    response.writeHead(302, { location: 'http://127.0.0.1/elsewhere' }).end('moved');
  });
});
let port = 0;
beforeAll(async () => {
  await new Promise<void>((done) => listener.listen(0, '127.0.0.1', done));
  port = (listener.address() as AddressInfo).port;
});
beforeEach(() => {
  received.length = 0;
});
afterAll(() => listener.close());

/** A name server that gives every name these addresses. */
const naming =
  (...addresses: string[]): Lookup =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

/** Plain http to our listener's port instead of https to 443: the name is looked up just the same. */
const plainly = ((url: URL, options: object, answered: () => void) =>
  httpRequest(
    { ...options, hostname: url.hostname, path: url.pathname, port },
    answered,
  )) as unknown as typeof httpsRequest;

const post = { headers: {}, body: Buffer.from('hello') };

test.each([
  'https://127.0.0.2;.push.services.mozilla.com/x',
  'https://127.0.0.2`.push.services.mozilla.com/x',
  "https://127.0.0.2'.push.services.mozilla.com/x",
  'https://a_b.push.services.mozilla.com/x',
  'https://anna:secret@fcm.googleapis.com/x',
  'https://fcm.googleapis.com/x#y',
  'https://fcm.googleapis.com:8443/x',
  'http://fcm.googleapis.com/x',
  'https://127.0.0.1/x',
  'https://2130706433/x',
  'https://[::1]/x',
  'https://localhost/x',
  'https://fcm.googleapis.com./x',
  'no address',
])('%s is no address we would call', async (text) => {
  expect(publicHttpsUrl(text)).toBeUndefined();
  await expect(guardedPost(text, post, { request: plainly, lookup: naming('8.8.8.8') })).rejects.toThrow('not called');
});

test('an address has one spelling', () => {
  expect(publicHttpsUrl('HTTPS://FCM.GoogleApis.com:443/a/../b')?.href).toBe('https://fcm.googleapis.com/b');
});

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:0:7f00:1::',
])('%s is not on the open internet', (address) => expect(isPublicAddress(address)).toBe(false));

test.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111'])('%s is', (address) =>
  expect(isPublicAddress(address)).toBe(true),
);

describe('a name is looked up once, when the connection is made', () => {
  test.each([[['127.0.0.1']], [['8.8.8.8', '127.0.0.1']], [['::ffff:127.0.0.1']], [[]]])(
    'and one that leads to %j is not connected to',
    async (addresses) => {
      const sending = guardedPost('https://inside.example/x', post, {
        request: plainly,
        lookup: naming(...addresses),
      });
      await expect(sending).rejects.toThrow('not on the open internet');
      expect(received).toEqual([]);
    },
  );

  test('and a name server that fails is told as that', async () => {
    const failing: Lookup = async () => {
      throw new Error('no such host');
    };
    await expect(guardedPost('https://a.example/x', post, { request: plainly, lookup: failing })).rejects.toThrow(
      'no such host',
    );
  });
});

describe('name servers', () => {
  /** Somebody who is asked for names and answers what they are told, or nothing. */
  async function nameServer(answers: (query: Buffer) => Buffer | undefined) {
    const socket = createSocket('udp4');
    const asked: string[] = [];
    socket.on('message', (query, { port: from, address }) => {
      asked.push(query.subarray(12).toString('latin1'));
      const answer = answers(query);
      if (answer) socket.send(answer, from, address);
    });
    await new Promise<void>((done) => socket.bind(0, '127.0.0.1', done));
    return { at: `127.0.0.1:${socket.address().port}`, asked, close: () => socket.close() };
  }

  /** The answer to a query: one address, if an IPv4 address was asked for. */
  function oneAddress(query: Buffer, address: readonly number[]): Buffer {
    const question = query.subarray(12, query.indexOf(0, 12) + 5);
    const isFour = question.at(-3) === 1;
    const head = Buffer.from([0x81, 0x80, 0, 1, 0, isFour ? 1 : 0, 0, 0, 0, 0]);
    const answer = isFour ? [0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, ...address] : [];
    return Buffer.concat([query.subarray(0, 2), head, question, Buffer.from(answer)]);
  }

  test('are asked for both kinds of addresses; what they tell is looked at before anybody is called', async () => {
    const server = await nameServer((query) => oneAddress(query, [127, 0, 0, 1]));
    const lookup = askingNameServers([server.at]);
    expect(await lookup('inside.example')).toEqual([{ address: '127.0.0.1', family: 4 }]);
    expect(server.asked).toHaveLength(2);
    await expect(guardedPost('https://inside.example/x', post, { request: plainly, lookup })).rejects.toThrow(
      'not on the open internet',
    );
    expect(received).toEqual([]);
    server.close();
  });

  test('that say nothing hold up nobody else, however many names of theirs a stranger gives us', async () => {
    const server = await nameServer((query) =>
      query.includes('silent') ? undefined : oneAddress(query, [192, 168, 0, 1]),
    );
    const lookup = askingNameServers([server.at]);
    let given = 0;
    const waiting = Array.from({ length: 40 }, (_, number) =>
      guardedPost(`https://silent-${number}.example/x`, post, { request: plainly, lookup }).catch(() => given++),
    );
    expect(await lookup('other.example')).toEqual([{ address: '192.168.0.1', family: 4 }]);
    expect(given).toBe(0);
    await Promise.all(waiting);
    expect(given).toBe(40);
    server.close();
  }, 60_000);
});

/** As if the name had led to our listener. */
const direct = ((url: URL, { lookup: _, ...options }: { lookup: unknown }, answered: () => void) =>
  httpRequest(
    { ...options, hostname: '127.0.0.1', path: url.pathname, port },
    answered,
  )) as unknown as typeof httpsRequest;

test('what is sent arrives; an answer that leads elsewhere is not followed', async () => {
  const status = await guardedPost('https://a.example/told', post, { request: direct, lookup: naming() });
  expect(status).toBe(302);
  expect(received).toEqual([{ url: '/told', body: 'hello' }]);
});

/** A name that leads into our own network, and one that leads to somebody who listens. */
const inside: Network = { request: plainly, lookup: naming('127.0.0.1') };
const outside: Network = { request: direct, lookup: naming('8.8.8.8') };

describe('everything the server sends goes through it:', () => {
  test('pushes, encrypted', async () => {
    const secrets = { secret: 'a secret of sixteen letters and more', vapid: webPush.generateVAPIDKeys() };
    const keys = createECDH('prime256v1');
    keys.generateKeys();
    const browser = { p256dh: keys.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
    const push = { endpoint: 'https://a.push.services.mozilla.com/x', person: 'anna', ...browser };
    const send = (network: Network) => webPushSender(secrets, 'mailto:a@b.example', network);
    await expect(send(inside)(push, 'secret words')).rejects.toThrow('not on the open internet');
    const smuggled = { ...push, endpoint: 'https://127.0.0.2;.push.services.mozilla.com/x' };
    await expect(send(outside)(smuggled, 'secret words')).rejects.toThrow('not called');
    expect(received).toEqual([]);
    expect(await send(outside)(push, 'secret words')).toBe(302);
    expect(received).toMatchObject([{ url: '/x' }]);
    expect(received[0]?.body.length).toBeGreaterThan(50);
    expect(received[0]?.body).not.toContain('secret words');
  });

  test('webhooks', async () => {
    const store = new MemoryStore();
    const hooks = (network: Network) =>
      new Webhooks({ store, network, nameOf: (game) => game, now: () => 0, log: pino({ level: 'silent' }) });
    await hooks(inside).set(
      'anna',
      { url: 'https://hook.example/x', text: 'Your turn: {game}' },
      'https://here.example',
    );
    expect(await hooks(inside).test('anna')).toBe(false);
    expect(received).toEqual([]);
    await hooks(outside).test('anna');
    expect(received).toMatchObject([{ url: '/x' }]);
  });
});
