import { below, fastBits } from '@branchline/engine';
import { examplePack, smallGame } from '@branchline/games/testing';
import { RefusalSchema } from '@branchline/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser } from '../testing/browser.ts';
import { startServer, type TestServer } from '../testing/test-server.ts';
import { finishedGame } from './testing/finished-game.ts';
import { heapInUse } from './testing/memory.ts';
import { mutated } from './testing/mutations.ts';

const GAME = smallGame().id;

const REQUESTS = Math.ceil(Number(process.env.FUZZ ?? 100_000) / 40);
const SEED = Number(process.env.FUZZ_SEED ?? 1);
const MEGABYTE = 1024 * 1024;

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ sendPush: async () => 201 });
});
afterAll(() => server.close());

/** docs/api.md has them all. A status of 500 and more would be ours to explain. */
const DOCUMENTED = [400, 403, 404, 409, 413, 422, 429];

test(`${REQUESTS} random changes of valid requests are served or refused as documented`, async () => {
  const bits = fastBits(SEED, 0x4077);
  const browser = new Browser(server.url);
  const create = { game: GAME, options: {}, seats: [{ kind: 'me', name: 'Anna' }, { kind: 'me' }], start: true };
  const { table } = await browser.create(create);
  const at = `/api/tables/${table.id}`;
  const record = finishedGame();
  const requests: readonly (readonly ['POST' | 'PUT', string, object])[] = [
    ['PUT', '/api/session', { name: 'Anna' }],
    ['POST', '/api/tables', { ...create, settings: { clock: { kind: 'move', seconds: 60 }, grace: 5 } }],
    ['POST', '/api/tables', { pack: examplePack(), seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] }],
    ['POST', `${at}/join`, { seat: 1, name: 'Bert', key: 'x' }],
    ['PUT', `${at}/seats/1`, { kind: 'bot', bot: 'random', name: 'Bot' }],
    ['POST', `${at}/host`, { seat: 1 }],
    ['POST', `${at}/move`, { key: 'x' }],
    ['POST', `${at}/answers`, { seat: 0, question: 1, action: { type: 'keepTickets', tickets: ['a'] }, id: 'one' }],
    [
      'PUT',
      `${at}/seats/0/order`,
      { steps: [{ action: { type: 'takeCard', from: 'deck' }, until: { hand: { pink: 3 } } }] },
    ],
    ['POST', `${at}/chat`, { text: 'hello', seat: 0 }],
    ['POST', `${at}/mutes`, { author: 'mark', muted: true, forAll: true }],
    [
      'POST',
      '/api/push',
      { endpoint: 'https://fcm.googleapis.com/x', keys: { p256dh: `B${'p'.repeat(86)}`, auth: 'a'.repeat(22) } },
    ],
    ['POST', '/api/records', record],
  ];
  const bodies = requests.map(([, , body]) => body);
  const { app } = server.server;
  const before = heapInUse();
  const statuses = new Map<number, number>();
  for (let number = 0; number < REQUESTS; number++) {
    const [method, url, body] = requests[below(bits, requests.length)] ?? ['POST', '/api/tables', {}];
    const payload = mutated(body, bodies, bits);
    const headers = { cookie: browser.cookie ?? '', 'content-type': 'application/json' };
    const answer = await app.inject({ method, url, headers, payload });
    statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
    if (answer.statusCode < 300) continue;
    const told = `${method} ${url} ${payload.slice(0, 400)}: ${answer.statusCode} ${answer.body.slice(0, 300)}`;
    if (!DOCUMENTED.includes(answer.statusCode)) throw new Error(`not a documented answer to ${told}`);
    if (!RefusalSchema.safeParse(answer.json()).success) throw new Error(`no refusal: ${told}`);
  }
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 201, 400, 404, 409, 422]));
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  expect(server.logged.filter((line) => JSON.parse(line).level >= 40)).toEqual([]);
  expect((heapInUse() - before) / MEGABYTE).toBeLessThan(100);
}, 600_000);
