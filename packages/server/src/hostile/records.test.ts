import { createConnection } from 'node:net';
import { repeatedField } from '@branchline/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Browser } from '../testing/browser.ts';
import { simpleBots, startServer, type TestServer } from '../testing/test-server.ts';
import { finishedGame } from './testing/finished-game.ts';

/** Records that are brought only to keep the server busy. */

const MOST = 1_000_000;
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ pool: simpleBots }, { RECORDS_PER_HOUR: '60' });
});
afterAll(() => server.close());

const bring = (body: string) => new Browser(server.url).send('POST', '/api/records', body);
/** As many of these as a record may weigh. */
const filled = (part: string): string =>
  `{"record":1,"entries":[${part}${`,${part}`.repeat((MOST - 2000) / (part.length + 1))}]}`;

/** How long the event loop was busy, in milliseconds: not how long anybody waited for it on a busy machine. */
async function busyWith(work: () => Promise<unknown>): Promise<number> {
  const { user, system } = process.threadCpuUsage();
  await work();
  const after = process.threadCpuUsage();
  return (after.user + after.system - user - system) / 1000;
}

/** What it would cost to read it here, and to hand on what was read. */
async function readHere(body: string): Promise<void> {
  const value: unknown = JSON.parse(body);
  repeatedField(body);
  if (!body.includes('[[')) structuredClone(value);
}

describe('a record as large as one may be', () => {
  test.each([
    ['of empty objects', filled('{}')],
    ['of fields', filled('{"a":1,"b":2,"c":3}')],
    ['of numbers', filled('1')],
    ['of brackets', `{"record":1,"game":${'['.repeat(400_000)}${']'.repeat(400_000)}}`],
    ['of long words', filled(`"${'x'.repeat(900)}"`)],
  ])(
    '%s is read beside the event loop',
    async (_, body) => {
      // The first one starts the thread.
      await bring('{"record":1}');
      const small = await busyWith(() => bring('{"record":1}'));
      let status = 0;
      const large = await busyWith(async () => {
        ({ status } = await bring(body));
      });
      expect(status).toBe(400);
      expect(large - small).toBeLessThan(Math.max(80, (await busyWith(() => readHere(body))) / 2));
    },
    60_000,
  );

  test('is the largest: what is larger is not read at all', async () => {
    expect(await bring(`{"record":1,"game":"${'x'.repeat(MOST)}"}`)).toMatchObject({ status: 413 });
    expect((await bring(JSON.stringify(finishedGame(), undefined, 2))).status).toBe(201);
  });
});

test('whoever has brought enough is told so before the next one is read', async () => {
  let enough = false;
  for (let times = 0; times < 60 && !enough; times++) enough = (await bring('{}')).status === 429;
  expect(enough).toBe(true);
  const { port, hostname } = new URL(server.url);
  const socket = createConnection({ port: Number(port), host: hostname });
  // Not one byte of what was announced.
  socket.write(
    'POST /api/records HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 900000\r\n\r\n',
  );
  const answer = await new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))));
  expect(answer).toMatch(/^HTTP\/1\.1 429 /);
  socket.destroy();
}, 60_000);
