import type { Pack } from '@branchline/games';
import { examplePack, smallGame } from '@branchline/games/testing';
import type { Refusal } from '@branchline/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPackReader } from '../packs/pack-reader.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { Browser } from '../testing/browser.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { startServer, type TestServer } from '../testing/test-server.ts';
import corpus from './corpus/packs.json' with { type: 'json' };
import { heapInUse } from './testing/memory.ts';

// Maps that nobody should play, with what docs/packs.md promises about them.

/** Nobody else says this word: what holds it holds something of a pack. */
const MARK = 'Quagga';
const pack: Pack = { ...examplePack(), author: `Zebra ${MARK}` };
const seats = [{ kind: 'me' }, { kind: 'me' }];
const store = new MemoryStore();
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ store });
});
afterAll(() => server.close());

const bring = (body: unknown): Promise<{ status: number; body: unknown }> =>
  new Browser(server.url).send('POST', '/api/tables', body);

/** One sentence, nothing kept, nothing in the log. */
async function expectRefused(answer: Promise<{ status: number; body: unknown }>): Promise<string> {
  const { status, body } = await answer;
  const { code, message } = body as Refusal;
  expect([status, code], message).toEqual([400, 'malformed']);
  expect(message.length).toBeLessThan(300);
  expect(message).toMatch(/^[^\n]+\.?$/);
  expect(await store.forgetPacks(Infinity)).toBe(0);
  expect(server.server.services.tables.count).toBe(0);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  expect(server.logged.filter((line) => JSON.parse(line).level >= 40 || line.includes(MARK))).toEqual([]);
  return message;
}

interface Change {
  readonly name: string;
  readonly set: readonly [readonly (string | number)[], unknown];
}

/** The pack with one thing in it changed. */
function changed({ set: [path, value] }: Change): unknown {
  const lie = structuredClone(pack) as unknown;
  const way = [...path];
  const last = way.pop() ?? '';
  const place = way.reduce((inside, step) => (inside as Record<string, unknown>)[step], lie);
  (place as Record<string, unknown>)[last] = value === 'HOUSE' ? smallGame().id : value;
  return lie;
}

describe('a pack', () => {
  test.each(corpus as unknown as readonly Change[])('with $name is refused in one sentence', async (change) => {
    await expectRefused(bring({ pack: changed(change), seats }));
  });

  const places = (many: number) =>
    Array.from({ length: many }, (_, one) => ({ id: `t${one}`, name: `Town ${one}`, x: one, y: (one * one) % 97 }));
  const tangle = places(12).flatMap(({ id: a }, one, all) =>
    all.slice(one + 1).map(({ id: b }) => ({ id: `${a}--${b}`, a, b, length: 1, colour: 'grey' })),
  );

  test.each<[string, object, string]>([
    [
      'half a letter in its name',
      { name: 'Five \ud800' },
      'name must be plain text of 1 to 60 characters, without < and > and without spaces at its ends, not "Five \\ud800".',
    ],
    ['101 towns', { places: places(101) }, 'places: 101 of them, but at most 100 may be there.'],
    ['201 routes', { routes: Array(201).fill(pack.routes[0]) }, 'routes: 201 of them, but at most 200 may be there.'],
    [
      '151 tickets',
      { tickets: Array(151).fill(pack.tickets[0]) },
      'tickets: 151 of them, but at most 150 may be there.',
    ],
    [
      'three tracks',
      { routes: [...pack.routes, { ...pack.routes[2], id: 'north--middle-3' }] },
      'routes: 3 of them join middle and north.',
    ],
    [
      'a tangle of routes',
      {
        places: places(12),
        routes: tangle,
        tickets: tangle.slice(0, 8).map(({ id, a, b }) => ({ id, a, b, points: 1 })),
        names: {},
        rules: { ...pack.rules, scoring: ['routes', 'tickets'], tieBreak: [] },
      },
      'routes: they are tangled: a front across them has 12 places, and 8 is the most.',
    ],
    [
      'ten thousand fields',
      Object.fromEntries(Array.from({ length: 10_000 }, (_, one) => [`f${one}`, one])),
      'f0 is a field nobody knows.',
    ],
  ])('with %s is refused by entry and fault', async (_, change, fault) => {
    expect(await expectRefused(bring({ pack: { ...pack, ...change }, seats }))).toBe(fault);
  });

  const whole = JSON.stringify({ pack, seats });
  test.each<[string, string]>([
    ['cut off in the middle', whole.slice(0, whole.length / 2)],
    ['with a field twice', whole.replace('"pack":1', '"pack":1,"pack":1')],
    ['with a field twice deep inside', whole.replace('"length":3', '"length":3,"length":3')],
    ['with a prototype', whole.replace('"pack":1', '"pack":1,"__proto__":{"polluted":true}')],
    [
      'with the prototype of its constructor',
      whole.replace('"pack":1', '"pack":1,"constructor":{"prototype":{"polluted":true}}'),
    ],
    ['of nothing but brackets', `{"pack":{"places":${'['.repeat(100_000)}${']'.repeat(100_000)}},"seats":[]}`],
    ['nested deeply', `{"pack":${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)},"seats":[{"kind":"me"},{"kind":"me"}]}`],
    ['with an endless number', whole.replace('"x":500', '"x":1e999')],
    ['that is a list', JSON.stringify({ pack: [pack], seats })],
    ['that is a text', JSON.stringify({ pack: JSON.stringify(pack), seats })],
    ['that is nothing', JSON.stringify({ pack: null, seats })],
    ['beside the name of a game', JSON.stringify({ pack, game: smallGame().id, seats })],
    ['that is not there, and no game either', JSON.stringify({ seats })],
  ])('%s is no pack', async (_, text) => {
    await expectRefused(bring(text));
  });

  test('that is far too large is not even read', async () => {
    expect(await bring({ pack: { ...pack, look: 'x'.repeat(300_000) }, seats })).toMatchObject({
      status: 413,
      body: { code: 'tooLarge' },
    });
  });

  test('that is refused again and again leaves nothing behind', async () => {
    const lie = JSON.stringify({ pack: { ...pack, look: { palette: 'x'.repeat(200_000) } }, seats });
    for (let times = 0; times < 10; times++) await bring(lie);
    const before = heapInUse();
    for (let times = 0; times < 40; times++) await bring(lie);
    expect((heapInUse() - before) / 1024 / 1024).toBeLessThan(30);
  });

  test('in order, of a table that is not, is not kept', async () => {
    expect(await expectRefused(bring({ pack, seats: [...seats, ...seats] }))).toBe(
      'Five Towns is for 2 to 3 seats, not 4.',
    );
    await expectRefused(bring({ pack, seats, options: { firstSeat: 9 } }));
  });

  test('in order is taken, and nothing of it is in the log', async () => {
    expect(await bring({ pack, seats, start: true })).toMatchObject({ status: 201 });
    expect(server.logged.filter((line) => line.includes(MARK) || line.includes(pack.name))).toEqual([]);
  });
});

test('a check that never comes back is given up, and another can be made', async () => {
  const clock = new ManualClock();
  const reader = openPackReader(clock, new URL('../testing/endless-worker', import.meta.url));
  const endless = reader.read(pack);
  clock.pass(30_000);
  expect(await endless).toMatchObject({ refused: { code: 'unavailable' } });
  await reader.close();
});

test('from one address come so many maps an hour, whoever brings them, with tables and in records', async () => {
  const strict = await startServer({}, { PACKS_PER_HOUR: '3' });
  const send = (path: string, body: object) => new Browser(strict.url).send('POST', path, body);
  for (let times = 0; times < 2; times++)
    expect(await send('/api/tables', { pack, seats })).toMatchObject({ status: 201 });
  expect(await send('/api/records', { record: 1, pack })).toMatchObject({ status: 400 });
  const tooMany = { status: 429, body: { code: 'tooMany' } };
  expect(await send('/api/tables', { pack, seats })).toMatchObject(tooMany);
  expect(await send('/api/records', { record: 1, pack })).toMatchObject(tooMany);
  expect(await send('/api/tables', { game: smallGame().id, seats })).toMatchObject({ status: 201 });
  await strict.close();
});
