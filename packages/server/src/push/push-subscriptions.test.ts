import { createECDH, randomBytes } from 'node:crypto';
import { smallGame } from '@branchline/games/testing';
import type { Session, TableView } from '@branchline/protocol';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import webPush from 'web-push';
import { MemoryStore } from '../store/memory-store.ts';
import type { StoredPush } from '../store/table-store.ts';
import { Browser } from '../testing/browser.ts';
import { Player } from '../testing/player.ts';
import { startServer, type TestServer } from '../testing/test-server.ts';
import { until } from '../testing/until.ts';
import { PushSubscriptions, type SendPush } from './push-subscriptions.ts';

const GAME = smallGame().id;

const sent: { to: StoredPush; message: string }[] = [];
let status = 201;
let arrived = (): void => undefined;
let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    async sendPush(to, message) {
      sent.push({ to, message });
      arrived();
      return status;
    },
  });
});
afterAll(() => server.close());

/** Kept when so many have been sent. */
function sentNow(count: number): Promise<void> {
  return new Promise((resolve) => {
    arrived = () => {
      if (sent.length >= count) resolve();
    };
    arrived();
  });
}

const subscription = (name: string) => ({ endpoint: `https://fcm.googleapis.com/${name}`, keys: browserKeys() });

function browserKeys(): { p256dh: string; auth: string } {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  return { p256dh: keys.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
}

test('a player whose page is closed is told that it is their turn; one who looks at it is not', async () => {
  const anna = new Browser(server.url);
  const push = subscription('anna');
  await anna.ask('POST', '/push', push);
  const { table } = await anna.create({ game: GAME, seats: [{ kind: 'me' }, { kind: 'me' }], start: true });
  await sentNow(2);
  expect(sent).toHaveLength(2);
  expect(sent[0]?.to.endpoint).toBe(push.endpoint);
  expect(JSON.parse(sent[0]?.message ?? '')).toEqual({ type: 'tableBegan', table: table.id, game: GAME, seat: 0 });
  sent.length = 0;
  const player = new Player(anna, table.id);
  await player.connect();
  const { question } = await anna.ask<TableView>('GET', `/tables/${table.id}/view?seat=0`);
  await anna.ask('POST', `/tables/${table.id}/answers`, {
    seat: 0,
    question: question?.number,
    action: question?.offers[0],
  });
  expect(sent).toEqual([]);
  player.drop();
});

describe('a process that dies before it has told whose turn it is', () => {
  /** A table whose players are away, dealt by a server that is not heard of again. */
  async function dealtBy(sendPush: SendPush): Promise<{ store: MemoryStore; told: Promise<void> }> {
    const store = new MemoryStore();
    const first = await startServer({ store, sendPush });
    const anna = new Browser(first.url);
    await anna.ask('POST', '/push', subscription('away'));
    // Nobody is in a hurry there: nothing but the push is due.
    const seats = [{ kind: 'me' }, { kind: 'me' }] as const;
    const { table } = await anna.create({ game: GAME, seats, settings: { grace: 0 }, start: true });
    const { tables } = first.server.services;
    return { store, told: until(tables, () => tables.inMemory(table.id)?.stored.wakeAt === undefined) };
  }

  /** Another process at the same store, and what it tells people. */
  async function another(store: MemoryStore): Promise<{ told: string[]; second: TestServer }> {
    const told: string[] = [];
    const sendPush = async (_to: unknown, message: string): Promise<number> => {
      told.push(message);
      return 201;
    };
    return { told, second: await startServer({ store, sendPush }) };
  }

  test('leaves it to the next one, which tells', async () => {
    const asked = Promise.withResolvers<void>();
    const { store } = await dealtBy(() => {
      asked.resolve();
      return new Promise(() => undefined);
    });
    await asked.promise;
    expect(await store.nextDue()).toBeGreaterThan(0);
    const { told, second } = await another(store);
    expect(told.map((message) => JSON.parse(message).seat)).toEqual([0, 1]);
    // Now it is done, and nobody is reminded any more.
    expect(await store.nextDue()).toBeUndefined();
    await second.close();
  });

  test('after it has told: nobody is told twice', async () => {
    const { store, told: first } = await dealtBy(async () => 201);
    await first;
    expect(await store.nextDue()).toBeUndefined();
    const { told, second } = await another(store);
    expect(told).toEqual([]);
    await second.close();
  });
});

test('a browser that is gone for good is forgotten, one that unsubscribes too', async () => {
  const bert = new Browser(server.url);
  await bert.ask('POST', '/push', subscription('gone'));
  await bert.ask('POST', '/push', subscription('leaving'));
  await bert.ask('DELETE', `/push?endpoint=${encodeURIComponent('https://fcm.googleapis.com/leaving')}`);
  status = 410;
  sent.length = 0;
  await bert.create({ game: GAME, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }], start: true });
  await sentNow(1);
  expect(sent.map(({ to }) => to.endpoint)).toEqual(['https://fcm.googleapis.com/gone']);
  sent.length = 0;
  await bert.create({ game: GAME, seats: [{ kind: 'me' }, { kind: 'me' }], start: true });
  expect(sent).toEqual([]);
  status = 201;
});

test.each([
  'http://fcm.googleapis.com/x',
  'https://localhost/x',
  'https://127.0.0.1/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://fcm.googleapis.com:8443/x',
  'https://127.0.0.2;.push.services.mozilla.com/x',
  'https://127.0.0.2`.push.services.mozilla.com/x',
  "https://127.0.0.2'.push.services.mozilla.com/x",
  'https://anna@fcm.googleapis.com/x',
])('the server never calls %s', async (endpoint) => {
  const answer = await new Browser(server.url).send('POST', '/api/push', { ...subscription('x'), endpoint });
  expect(answer).toMatchObject({ status: 400, body: { code: 'malformed' } });
});

test('an address kept before we were strict is forgotten, not called', async () => {
  const store = new MemoryStore();
  const called: string[] = [];
  const pushes = new PushSubscriptions({
    store,
    async send({ endpoint }) {
      called.push(endpoint);
      return 201;
    },
    publicKey: '',
    hosts: ['*.push.services.mozilla.com'],
    log: pino({ level: 'silent' }),
  });
  for (const endpoint of ['https://127.0.0.2;.push.services.mozilla.com/x', 'https://a.push.services.mozilla.com/x'])
    await store.setPush({ endpoint, person: 'anna', ...browserKeys() });
  await pushes.send('anna', { type: 'yourTurn', table: 't', game: GAME, seat: 0 });
  expect(called).toEqual(['https://a.push.services.mozilla.com/x']);
  expect((await store.pushes('anna')).map(({ endpoint }) => endpoint)).toEqual(called);
});

test('what is sent is encrypted for the browser and signed with the key it was given', async () => {
  const { pushKey } = await new Browser(server.url).ask<Session>('GET', '/session');
  const vapid = webPush.generateVAPIDKeys();
  expect(pushKey).toHaveLength(vapid.publicKey.length);
  const details = webPush.generateRequestDetails(subscription('y'), 'secret words', {
    vapidDetails: { subject: 'mailto:admin@localhost.localdomain', ...vapid },
  });
  expect(details.headers.Authorization).toContain(vapid.publicKey);
  expect(details.body?.toString('latin1')).not.toContain('secret words');
});
