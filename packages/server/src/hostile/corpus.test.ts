import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { GameRecord } from '@branchline/games';
import { gameWith, smallGame } from '@branchline/games/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Line } from '../leak/testing/line.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { Browser } from '../testing/browser.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { startServer, type TestServer } from '../testing/test-server.ts';
import http from './corpus/http.json' with { type: 'json' };
import records from './corpus/records.json' with { type: 'json' };
import socket from './corpus/socket.json' with { type: 'json' };
import { Edge } from './testing/edge.ts';
import { finishedGame } from './testing/finished-game.ts';
import { heapInUse } from './testing/memory.ts';

const GAME = smallGame().id;

// Everything that was ever sent to break in, with the answer docs/api.md promises. What fuzzing finds is added here.

const { folder, remove } = temporaryFolder();
const SECRET = 'what lies beside the client';
let server: TestServer;
/** A private table and a public one, both of somebody else. */
let names: Readonly<Record<string, string>>;
let record: GameRecord;

beforeAll(async () => {
  const client = path.join(folder, 'client');
  mkdirSync(path.join(client, 'assets'), { recursive: true });
  writeFileSync(path.join(client, 'index.html'), '<!doctype html><title>the client</title>');
  writeFileSync(path.join(folder, 'secret.txt'), SECRET);
  server = await startServer({ webFolder: client, store: new MemoryStore() });
  const owner = new Browser(server.url);
  const seats = [{ kind: 'me' }, { kind: 'me' }];
  const hidden = await owner.create({ game: GAME, seats, start: true });
  const shown = await owner.create({ game: GAME, seats, start: true, settings: { visibility: 'public' } });
  const [person = ''] = (owner.cookie ?? '').replace('branchline=', '').split('.');
  names = { TABLE: hidden.table.id, PUBLIC: shown.table.id, HOST: person, GAME };
  record = finishedGame();
});
afterAll(async () => {
  await server.close();
  remove();
});

const named = (text: string): string => text.replace(/\b(TABLE|PUBLIC|HOST|GAME)\b/g, (name) => names[name] ?? name);
const unharmed = (): void => {
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  expect(server.logged.filter((line) => JSON.parse(line).level >= 40)).toEqual([]);
};

interface Attempt {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object | string;
  readonly status: number;
  readonly code: string;
}

describe('a request', () => {
  test.each(http as unknown as readonly Attempt[])('with $name gets $status $code', async (attempt) => {
    const { method, body, headers = {}, status, code } = attempt;
    const line = new Line(server.server.app.server, () => undefined);
    const sent = body === undefined ? undefined : named(typeof body === 'string' ? body : JSON.stringify(body));
    const answer = await line.ask({
      method,
      path: named(attempt.path),
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, named(value)])),
      body: sent,
    });
    line.cut();
    expect(answer.split('\r\n')[0]).toContain(` ${status} `);
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({ code });
    expect(answer).not.toContain(SECRET);
    unharmed();
  });

  test('for a table that is not there is answered by the same bytes as one for a table behind a link', async () => {
    const bodies = await Promise.all(
      ['A'.repeat(22), names.TABLE].map(async (table) => (await fetch(`${server.url}/api/tables/${table}`)).text()),
    );
    expect(bodies[0]).toBe(bodies[1]);
  });
});

describe('a message', () => {
  test.each(socket)('with $name is refused as $code', async ({ text, code }) => {
    const edge = new Edge(server.server.services, { person: 'somebody else' });
    expect(await edge.send(named(text))).toMatchObject([{ type: 'refused', refusal: { code } }]);
    unharmed();
  });
});

interface Lie {
  readonly name: string;
  readonly set?: readonly [readonly (string | number)[], unknown];
  readonly cut?: readonly (string | number)[];
  readonly status: number;
  readonly code: string;
}

/** The record with one thing in it changed, or left out. */
function told({ set, cut }: Lie): unknown {
  const lie = structuredClone(record) as unknown;
  const way = [...(set?.[0] ?? cut ?? [])];
  const last = way.pop() ?? '';
  const place = way.reduce((inside, step) => (inside as Record<string, unknown>)[step], lie);
  if (set) (place as Record<string, unknown>)[last] = set[1] === 'OTHER-GAME' ? gameWith('yard').id : set[1];
  else (place as unknown[]).splice(Number(last), 1);
  return lie;
}

describe('a record', () => {
  const bring = (body: unknown) => new Browser(server.url).send('POST', '/api/records', body);

  test('that is true is taken', async () => {
    expect(await bring(record)).toMatchObject({ status: 201 });
  });

  test.each(records as unknown as readonly Lie[])('with $name gets $status $code', async (lie) => {
    const { status, body } = await bring(told(lie));
    expect([status, body]).toMatchObject([lie.status, { code: lie.code }]);
    expect(String((body as { message: string }).message).length).toBeLessThan(300);
    unharmed();
  });

  test.each([
    ['cut off in the middle', (text: string) => text.slice(0, text.length / 2)],
    ['with a field twice', (text: string) => text.replace('"record":1', '"record":1,"record":1')],
    ['with a field twice deep inside', (text: string) => text.replace('"step":9', '"step":9,"step":9')],
    ['with a prototype', (text: string) => text.replace('"record":1', '"record":1,"__proto__":{"polluted":true}')],
    ['of nothing but brackets', () => `{"record":1,"game":${'['.repeat(300_000)}${']'.repeat(300_000)}}`],
  ])('%s is no record', async (_, lie) => {
    const { status, body } = await bring(lie(JSON.stringify(record)));
    expect([status, body]).toMatchObject([400, { code: 'malformed' }]);
    unharmed();
  });

  test('that is far too large is not even read', async () => {
    const { status, body } = await bring(`{"record":1,"x":"${'x'.repeat(4 * 1024 * 1024)}"}`);
    expect([status, body]).toMatchObject([413, { code: 'tooLarge' }]);
  });

  test('of people with strange names shows names that can be shown', async () => {
    const seats = [{ name: `\u202e${'Z\u0301'.repeat(4)}` }, { name: 'x'.repeat(100_000) }];
    const { status, body } = await bring({ ...record, seats });
    expect(status).toBe(201);
    expect(body).toMatchObject({ table: { seats: [{ name: 'Ź'.repeat(4) }, { name: 'Seat 2' }] } });
  });

  test('that lies leaves nothing behind, however often it is brought', async () => {
    const lie = JSON.stringify(told({ name: '', set: [['score', 0, 'total'], 1000], status: 422, code: '' }));
    for (let times = 0; times < 5; times++) await bring(lie);
    const before = heapInUse();
    for (let times = 0; times < 30; times++) await bring(lie);
    expect((heapInUse() - before) / 1024 / 1024).toBeLessThan(30);
  });
});
