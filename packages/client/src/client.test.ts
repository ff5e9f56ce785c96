import { simpleBots, startServer, type TestServer } from '@branchline/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient, type RefusedError, readTableLink } from './index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ pool: simpleBots });
});
afterAll(() => server.close());

const TABLE = 'abcdefghijklmnopqrstuv';

test('a refusal is data to whoever requests, and an error to whoever asks', async () => {
  const client = createClient({ server: server.url });
  const path = { table: TABLE };
  const refusal = { code: 'missing', message: expect.any(String) };
  expect(await client.request('GET /api/tables/{table}', { path })).toEqual({ ok: false, refusal });
  await expect(client.ask('GET /api/tables/{table}', { path })).rejects.toMatchObject({ refusal });
});

test('a server that is not there, or is none of ours, is unavailable', async () => {
  const unavailable = { ok: false, refusal: { code: 'unavailable' } };
  const nobody = createClient({ server: 'http://127.0.0.1:9' });
  expect(await nobody.request('GET /api/games')).toMatchObject(unavailable);
  const other = createClient({
    server: 'https://example.org',
    fetch: async () => new Response('<p>Hello</p>', { status: 200 }),
  });
  expect(await other.request('GET /api/games')).toMatchObject(unavailable);
});

test('what came too often is asked again when the server says', async () => {
  let calls = 0;
  const busy = createClient({
    server: 'https://example.org/',
    fetch: async (address) => {
      expect(address).toBe(`https://example.org/api/tables/${TABLE}/view?seat=1&wait=0`);
      return calls++ === 0
        ? Response.json({ code: 'tooMany', message: 'Wait.' }, { status: 429, headers: { 'retry-after': '0.001' } })
        : Response.json({ version: 7 });
    },
  });
  const asked = { path: { table: TABLE }, query: { seat: 1, wait: 0 } };
  expect(await busy.ask('GET /api/tables/{table}/view', asked)).toEqual({ version: 7 });
  expect(calls).toBe(2);
});

test('a request that is called off says so', async () => {
  const asked = createClient({ server: server.url }).request('GET /api/games', { signal: AbortSignal.abort() });
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
});

test('a program keeps its session if it is told to, and acts as host by its token without one', async () => {
  const [game] = (await createClient({ server: server.url }).ask('GET /api/games')).games;
  const host = createClient({ server: server.url, keepSession: true });
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] as const;
  const { table, tokens = [] } = await host.ask('POST /api/tables', { body: { game: game?.id ?? '', seats } });
  const { tables } = await host.ask('GET /api/tables/mine');
  expect(tables).toMatchObject([{ id: table.id, yours: { seats: [0] } }]);
  const [seat] = tokens;
  const path = { table: table.id };
  const started = createClient({ server: server.url }).withToken(seat?.token ?? '');
  expect(await started.ask('POST /api/tables/{table}/start', { path })).toMatchObject({ table: { status: 'playing' } });
  const stranger = createClient({ server: server.url });
  const refused: RefusedError = await stranger.ask('GET /api/tables/{table}', { path }).then(
    () => Promise.reject(new Error('a stranger saw a private table')),
    (error) => error,
  );
  expect(refused.refusal.code).toBe('missing');
});

test.each([
  [`https://play.example.org/t/${TABLE}?key=j.x.y`, { server: 'https://play.example.org', table: TABLE, key: 'j.x.y' }],
  [`http://127.0.0.1:3000/t/${TABLE}`, { server: 'http://127.0.0.1:3000', table: TABLE }],
  [`http://localhost:3000/t/${TABLE}/?key=`, { server: 'http://localhost:3000', table: TABLE }],
  [`ftp://example.org/t/${TABLE}`, undefined],
  ['https://example.org/t/short', undefined],
  [`https://example.org/replay/${TABLE}`, undefined],
  [TABLE, undefined],
])('the link %s is read', (link, read) => {
  expect(readTableLink(link)).toEqual(read);
});
