import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient } from '@branchline/client';
import { verifyRecord } from '@branchline/games';
import { gameList } from '@branchline/games/all';
import { examplePack, smallGame } from '@branchline/games/testing';
import { simpleBots, startServer, type TestServer } from '@branchline/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'branchline-join-'));
const env = { ...process.env, NODE_COMPILE_CACHE: path.join(folder, 'compiled'), LC_ALL: 'C' };

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ pool: simpleBots });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** The real program, in a process of its own. */
function join(args: readonly string[], input = ''): Promise<{ code: number | null; out: string; error: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--conditions=source', main, 'join', ...args], { env });
    let [out, error] = ['', ''];
    child.stdout.on('data', (data) => {
      out += data;
    });
    child.stderr.on('data', (data) => {
      error += data;
    });
    child.on('close', (code) => resolve({ code, out, error }));
    // A program that has heard enough closes its ears.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

type Wish = { readonly game: string } | { readonly pack: ReturnType<typeof examplePack> };

/** A table with a seat open to whoever has its link, and a bot of the server at the others. */
async function invite(wish: Wish, open = 1) {
  const host = createClient({ server: server.url, keepSession: true });
  const seats = [
    ...new Array(open).fill({ kind: 'open' }),
    ...new Array(2 - open).fill({ kind: 'bot', bot: 'random' }),
  ];
  const { table } = await host.ask('POST /api/tables', {
    body: { ...(wish as { game: string }), seats, settings: { botPace: 0 } },
  });
  const asked = { path: { table: table.id } };
  const links = await host.ask('GET /api/tables/{table}/links', asked);
  const { tables } = server.server.services;
  /** Deals as soon as everybody sits. */
  const start = new Promise<void>((resolve) => {
    tables.listen({
      changed: ({ table: { id, sheet, status } }) => {
        if (id !== table.id || status !== 'open' || sheet.seats.some(({ kind }) => kind === 'open')) return;
        resolve();
      },
    });
  }).then(() => host.ask('POST /api/tables/{table}/start', asked));
  return { host, asked, start, link: server.url + links.join, watch: server.url + links.watch };
}

test('two bots join from two terminals and play a whole game; both get its record', async () => {
  const { start, link } = await invite({ game: smallGame().id }, 2);
  const file = path.join(folder, 'record.json');
  const bots = [
    join([link, '--bot', 'greedy', '--json', '--record', file]),
    join([link, '--bot', 'random', '--name', 'Rosa']),
  ];
  await start;
  const [one, other] = await Promise.all(bots);
  expect(one).toMatchObject({ code: 0 });
  expect(other).toMatchObject({ code: 0, error: '' });
  const record = JSON.parse(one?.out ?? '');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(record);
  expect(verifyRecord(record)).toEqual({ fromSeed: undefined, fromEvents: undefined });
  expect(record.seats.map(({ name }: { name: string }) => name).toSorted()).toEqual(['Rosa', 'greedy']);
  expect(other?.out).toMatch(/You win\.|greedy wins\.| win together\./);
});

test('a bot joins a map from outside, which it fetches by its hash', async () => {
  const pack = examplePack();
  const { start, link } = await invite({ pack });
  const playing = join([link, '--bot', 'greedy', '--json']);
  await start;
  const { code, out } = await playing;
  expect(code).toBe(0);
  const record = JSON.parse(out);
  expect(record).toMatchObject({ game: pack.id, pack: { name: pack.name } });
  expect(verifyRecord(record)).toEqual({ fromSeed: undefined, fromEvents: undefined });
});

test.each(gameList)('$id: a person plays in the terminal, at a table of a server', async ({ id }) => {
  const { start, link } = await invite({ game: id });
  const playing = join([link, '--name', 'Anna'], `1 2 3\n${'1\n'.repeat(400)}`);
  await start;
  const { code, out, error } = await playing;
  expect(error).toBe('');
  expect(code).toBe(0);
  expect(out).toMatch(
    /^Seat 1\. Your own link to this seat, to come back by: http:\/\/127\.0\.0\.1:\d+\/t\/[\w-]+\?key=s\./,
  );
  expect(out).toContain('The host starts the game when every seat is taken.');
  expect(out).toContain('What do you do?\n  1) ');
  expect(out).toMatch(/You win\.|random 2 wins\.| win together\./);
});

test('whoever leaves comes back by their own link, and may let a bot finish', async () => {
  const { start, link } = await invite({ game: smallGame().id });
  const leaving = join([link], '1 2 3\n1\n1\n');
  await start;
  const left = await leaving;
  expect(left).toMatchObject({ code: 2, error: 'branchline: The input ended before the game was over.\n' });
  const [own = ''] = /http\S+key=s\.\S+/.exec(left.out) ?? [];
  const back = await join([own, '--bot', 'greedy']);
  expect(back).toMatchObject({ code: 0, error: '' });
  expect(back.out).toMatch(/wins?\./);
});

test('what cannot be joined is one clear sentence, exit code 2 and no stack trace', async () => {
  const game = smallGame().id;
  const { host, asked, link, watch } = await invite({ game });
  const refused = async (args: readonly string[]): Promise<string> => {
    const { code, out, error } = await join(args);
    expect([code, out]).toEqual([2, '']);
    return error;
  };
  expect(await refused(['nonsense'])).toBe('branchline: This is not a link to a table.\n');
  expect(await refused([link, '--bot', 'hal'])).toMatch(
    /^branchline: There is no bot called "hal"; there are random, /,
  );
  expect(await refused([link, '--seat', '0'])).toBe('branchline: --seat takes a whole number from 1 up, not "0".\n');
  const { table } = asked.path;
  expect(await refused([link.replace(table, 'abcdefghijklmnopqrstuv')])).toMatch(/^branchline: .+\.\n$/);
  expect(await refused([watch])).toMatch(/^branchline: .+\.\n$/);
  expect(await refused([link.replace(/:\d+/, ':9')])).toMatch(/^branchline: .+\.\n$/);
  await host.ask('PUT /api/tables/{table}/seats/{seat}', {
    path: { table, seat: 0 },
    body: { kind: 'bot', bot: 'random' },
  });
  expect(await refused([link])).toMatch(/^branchline: .+\.\n$/);
});
