import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { verifyRecord } from '@branchline/games';
import { gameList } from '@branchline/games/all';
import { examplePack } from '@branchline/games/testing';
import { simpleBots, startServer, type TestServer } from '@branchline/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from './index.ts';

const folder = fileURLToPath(new URL('../../../clients/python/', import.meta.url));

const hasPython = spawnSync('python3', ['--version']).status === 0;

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ pool: simpleBots });
});
afterAll(() => server.close());

/** What it prints; nothing is left behind in the folder. */
function python(args: readonly string[], input = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('python3', args, { cwd: folder, env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' } });
    let [out, error] = ['', ''];
    child.stdout.on('data', (data) => {
      out += data;
    });
    child.stderr.on('data', (data) => {
      error += data;
    });
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(out) : reject(new Error(error))));
    child.stdin.end(input);
  });
}

async function table(game: string) {
  const host = createClient({ server: server.url, keepSession: true });
  const seats = [{ kind: 'open' }, { kind: 'open' }] as const;
  const { table: made } = await host.ask('POST /api/tables', { body: { game, seats } });
  const path = { table: made.id };
  const { join = '' } = await host.ask('GET /api/tables/{table}/links', { path });
  return { host, path, link: server.url + join };
}

test('there is a Python to try it with, or somebody says that there is none', () => {
  const known = process.env.WITHOUT_PYTHON === '1';
  expect(hasPython || known, 'No python3 is found. WITHOUT_PYTHON=1 leaves out the tests that need it.').toBe(true);
});

describe.skipIf(!hasPython)('with Python', () => {
  test.each(gameList)(
    '$id: two bots of twenty lines of Python play a whole game, and its record verifies',
    async ({ id }) => {
      const { host, path, link } = await table(id);
      const players = [python(['bot.py', link]), python(['bot.py', link])];
      const { tables } = server.server.services;
      await new Promise<void>((resolve) => {
        const bothSit = () => tables.inMemory(path.table)?.sheet.seats.every(({ kind }) => kind === 'person');
        if (bothSit()) return resolve();
        tables.listen({ changed: () => bothSit() && resolve() });
      });
      await host.ask('POST /api/tables/{table}/start', { path });
      for (const said of await Promise.all(players)) expect(said).toMatch(/^I am seat [01] of \[-?\d+, -?\d+\]\n$/);
      const record = await host.ask('GET /api/tables/{table}/record', { path });
      expect(verifyRecord(record)).toEqual({ fromSeed: undefined, fromEvents: undefined });
    },
  );

  test('Python sets up a table on a map of its own, invites, starts as host and plays to the end', async () => {
    const program = `
import json, sys, threading
import branchline

address, pack = sys.argv[1], json.load(sys.stdin)
server = branchline.Server(address)
assert server.game(server.games()["games"][0]["id"])["facts"]
mine = server.create(pack=pack, seats=["me", "open", "random"], settings={"botPace": 0})
other = branchline.join(mine.invitation(), name="Other")
again = branchline.join(address + mine.request("GET", "/links")["seats"][0]["path"])
assert again.seat == mine.seat and mine.invitation() is None
mine.start()

def play(seat):
    for view in seat.questions():
        assert seat.answer(view["question"]["offers"][0]), "stale"
        assert not seat.answer(view["question"]["offers"][0]), "answered twice"

thread = threading.Thread(target=play, args=[other])
thread.start()
play(mine)
thread.join()
print(json.dumps(mine.record()))
`;
    const pack = examplePack();
    const record = JSON.parse(await python(['-c', program, server.url], JSON.stringify(pack)));
    expect(record).toMatchObject({ game: pack.id, packHash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(verifyRecord(record)).toEqual({ fromSeed: undefined, fromEvents: undefined });
  });

  test('Python is told why: a rule, a table that is not there, a link that is none, a server that is away', async () => {
    const program = `
import sys
import branchline

def told(what):
    try:
        what()
    except branchline.Refused as refused:
        print(refused.code, (refused.rejection or {}).get("rule", "-"))
    except ValueError as error:
        print(error)

address, game = sys.argv[1:]
server = branchline.Server(address)
seat = server.create(game, ["me", "random"], start=True)
next(seat.questions())
told(lambda: seat.answer({"type": "keepTickets", "tickets": []}))
told(lambda: branchline.join(address + "/t/abcdefghijklmnopqrstuv"))
told(lambda: branchline.join(address + "/rules"))
told(lambda: branchline.Server("http://127.0.0.1:9").games())
`;
    const [game] = gameList;
    const said = (await python(['-c', program, server.url, game?.id ?? ''])).split('\n');
    expect(said).toEqual([
      expect.stringMatching(/^rejected [A-Z]+-\d+$/),
      'missing -',
      `This is no link to a table: ${server.url}/rules`,
      'unavailable -',
      '',
    ]);
  });
});

test('the bot has twenty lines, and the client is one file that needs the standard library only', () => {
  expect(readFileSync(`${folder}bot.py`, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(20);
  const imports = readFileSync(`${folder}branchline.py`, 'utf8').matchAll(/^(?:import|from) (\S+)/gm);
  expect([...imports].map(([, name]) => name)).toEqual([
    'json',
    'time',
    'urllib.error',
    'urllib.parse',
    'urllib.request',
    'uuid',
  ]);
});
