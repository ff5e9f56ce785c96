import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { packRef } from '@branchline/games';
import { randomPack } from '@branchline/games/testing';
import { startProcess } from '@branchline/server/testing';
import { afterAll, beforeEach, expect, test } from 'vitest';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const outer = mkdtempSync(path.join(tmpdir(), 'branchline-operator-'));
afterAll(() => rmSync(outer, { recursive: true }));

/** Each command is a program that starts: on a busy machine that takes seconds. */
const PATIENCE = 4 * 60_000;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(outer, 'data-'));
});

function admin(...args: string[]): { code: number | null; text: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--conditions=source', main, 'admin', ...args], {
    env: { ...process.env, SUDO_USER: 'anna', DATA_DIR: folder, NODE_COMPILE_CACHE: path.join(outer, 'compiled') },
    encoding: 'utf8',
  });
  return { code: status, text: stdout + stderr };
}

interface Line {
  readonly by: string;
  readonly command: string;
  readonly outcome: string;
  readonly map?: string;
  readonly why?: string;
}

const written = (): Line[] =>
  readFileSync(path.join(folder, 'admin.log'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

test(
  'an operator looks and acts while the server runs, and on its data when it does not',
  async () => {
    expect(admin('tables')).toEqual({ code: 2, text: `branchline: There is no database in DATA_DIR "${folder}".\n` });
    const server = await startProcess({ DATA_DIR: folder, PORT: '0' });
    expect(admin('status').text).toMatch(/^connections\s+0$/m);
    expect(admin('tables').text).toMatch(/^table +status/);
    expect(admin('storage').text).toMatch(/^weight +\d/m);
    expect(admin('ban', 'address', '203.0.113.0/24').text).toContain('203.0.113.0/24');
    expect(admin('ban', 'address', 'nowhere')).toEqual({
      code: 2,
      text: 'branchline: "nowhere" is no address, nor a range such as 203.0.113.0/24.\n',
    });
    expect(admin('ban', 'planet', 'mars').code).toBe(2);
    expect(admin('close', 'no-such-table').text).toBe('branchline: There is no table no-such-table.\n');
    expect(admin('announce', '10').text).toBe('Done: announce 10.\n');
    expect(admin('gallery').text).toMatch(/^hash +offered +map/);
    expect(admin('unoffer', 'no-such-map').code).toBe(2);
    expect(await server.stop()).toBe(0);
    expect(existsSync(path.join(folder, 'admin.sock'))).toBe(false);

    expect(admin('status').text).toBe('branchline: No server runs on this data folder: there is nobody to ask.\n');
    expect(admin('bans', '--json').text).toContain('"value":"203.0.113.0/24"');
    expect(admin('unban', 'address', '203.0.113.0/24').code).toBe(0);
    expect(
      written().map(({ command, outcome, why }) => [command, outcome, ...(why === undefined ? [] : [why])]),
    ).toEqual([
      ['ban', 'begun'],
      ['ban', 'done'],
      ['ban', 'begun'],
      ['ban', 'refused', '"nowhere" is no address, nor a range such as 203.0.113.0/24.'],
      ['close', 'begun'],
      ['close', 'refused', 'There is no table no-such-table.'],
      ['announce', 'begun'],
      ['announce', 'done'],
      ['unoffer', 'begun'],
      ['unoffer', 'refused', 'Nothing in the gallery is no-such-map, or by them.'],
      ['unban', 'begun'],
      ['unban', 'done'],
    ]);
  },
  PATIENCE,
);

test(
  'a map is offered and withdrawn, by its file or its id, and the log says which',
  async () => {
    const server = await startProcess({ DATA_DIR: folder, PORT: '0' });
    const pack = randomPack(3);
    const file = path.join(folder, 'mine.json');
    writeFileSync(file, JSON.stringify(pack));
    const offered = async (): Promise<boolean> =>
      (await (await fetch(`${server.url}/api/games`)).text()).includes(pack.name);
    expect(admin('offer', file)).toEqual({ code: 0, text: `Done: offer ${packRef(pack)}.\n` });
    expect(await offered()).toBe(true);
    expect(admin('withdraw', file)).toEqual({ code: 0, text: `Done: withdraw ${packRef(pack)}.\n` });
    expect(await offered()).toBe(false);
    expect(admin('withdraw', pack.id).text).toMatch(/^branchline: There is no map /);
    expect(await server.stop()).toBe(0);
    admin('offer', file);
    expect(admin('withdraw', pack.id).text).toBe(`Done: withdraw ${packRef(pack)}.\n`);
    writeFileSync(file, '{}');
    expect(admin('offer', file).code).toBe(2);
    expect(new Set(written().map(({ by }) => by))).toEqual(new Set(['anna']));
    expect(written().map(({ command, outcome, map }) => [command, outcome, map])).toEqual(
      ['offer', 'withdraw', 'offer', 'withdraw'].flatMap((command) => [
        [command, 'begun', packRef(pack)],
        [command, 'done', packRef(pack)],
      ]),
    );
  },
  PATIENCE,
);
