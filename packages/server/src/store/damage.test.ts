import { spawnSync } from 'node:child_process';
import { copyFileSync, openSync, readFileSync, statSync, truncateSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { gameWith } from '@branchline/games/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { checkFile, rescue } from '../admin/check-file.ts';
import { makeKeys } from '../auth/keys.ts';
import { Browser } from '../testing/browser.ts';
import { Player } from '../testing/player.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { startServer } from '../testing/test-server.ts';
import { DamagedTable, reportTornPages } from './damaged.ts';
import { DATABASE_FILE, openSqlite } from './sqlite-store.ts';

const HURT = gameWith('technologies').id.padEnd(22, '-');
const WHOLE = 'game-over'.padEnd(22, '-');
const MAP = 'map-from-outside'.padEnd(22, '-');
const fixture = new URL('./fixtures/0005-packs.sql', import.meta.url);
const anna = `branchline=${makeKeys('a secret for tests, long enough to be one').sign('anna')}`;

let data: ReturnType<typeof temporaryFolder>;
let name: string;
beforeEach(() => {
  data = temporaryFolder();
  name = path.join(data.folder, DATABASE_FILE);
  execute(readFileSync(fixture, 'utf8'));
  return () => data.remove();
});

function execute(text: string): void {
  const file = new DatabaseSync(name, { enableForeignKeyConstraints: false });
  file.exec('begin');
  file.exec(text);
  file.exec('commit');
  file.close();
}

const entry = `where table_id = '${HURT}' and version = 20`;
const sheet = `where id = '${HURT}'`;

/** What can befall one table, and what is said about it. */
const BEFALLS: readonly (readonly [what: string, statement: string, told: string, table?: string])[] = [
  ['an entry that is no JSON', `update entries set body = substr(body, 1, 100) ${entry}`, 'entry 20 is no JSON'],
  ['an entry that is empty', `update entries set body = '' ${entry}`, 'entry 20 is no JSON'],
  [
    'an entry with one letter changed',
    `update entries set body = replace(body, '"at":1', '"at":2') ${entry}`,
    'entry 20 is not what was written',
  ],
  ['an entry lost in the middle', `delete from entries ${entry}`, 'entry 20 is missing'],
  ['the first entry lost', `delete from entries where table_id = '${HURT}' and version = 1`, 'entry 1 is missing'],
  ['all entries lost', `delete from entries where table_id = '${HURT}'`, 'its log is missing'],
  [
    'the entry of another table',
    `update entries set body = (select body from entries where table_id = '${WHOLE}' and version = 20) ${entry}`,
    'entry 20 is not what was written',
  ],
  ['a sheet that is no JSON', `update tables set sheet = substr(sheet, 1, 50) ${sheet}`, 'its sheet is no JSON'],
  [
    'a sheet with another seed',
    `update tables set sheet = replace(sheet, '0123', '3210') ${sheet}`,
    'its sheet is not what was written',
  ],
  ['a sheet of nothing', `update tables set sheet = '{}' ${sheet}`, 'its sheet is not whole'],
  [
    'a game that is over without its end',
    `update tables set status = 'over' ${sheet}`,
    'the end of its log is missing',
  ],
  [
    'an unsealed entry with a card nobody knows',
    `update entries set body = replace(substr(body, 1, length(body) - 20) || '}', '"type":"asked"', '"type":"asked","card":"gold"') ${entry}`,
    'entry 20 cannot be followed: unknown card: "gold"',
  ],
  ['a map lost', 'delete from packs', 'its map is missing', MAP],
  [
    'a map with one letter changed',
    `update packs set body = replace(body, 'Town 1', 'Town 7')`,
    'its map is not what was written',
    MAP,
  ],
];

const DAMAGES = BEFALLS.map(([name, statement, what, table = HURT]) => ({ name, statement, what, table }));

test.each(DAMAGES)('$name is found by the check, which rescues the rest', async ({ statement, what, table }) => {
  execute(statement);
  const { store } = await checkFile(data.folder);
  expect(store?.damaged).toEqual([{ table, what }]);
  expect(store?.whole).toHaveLength(5);
  const safe = temporaryFolder();
  await rescue(data.folder, safe.folder, store?.whole ?? []);
  const after = await checkFile(safe.folder);
  expect([after.file, after.store?.damaged, after.store?.whole.length]).toEqual([[], [], 5]);
  safe.remove();
});

/** One of each kind; the check has seen them all. */
const SERVED = DAMAGES.filter((_, place) => [0, 2, 3, 8, 10, 12, 13].includes(place));

test.each(SERVED)('$name is told and not served; the other tables go on', async ({ statement, what, table }) => {
  execute(statement);
  const server = await startServer({ store: await openSqlite(data.folder, { durable: false }) });
  const browser = new Browser(server.url, anna);
  for (const address of ['', '/view?seat=0', '/log', '/record', '/chat']) {
    const answer = await browser.send('GET', `/api/tables/${table}${address}`);
    expect([answer.status, answer.body]).toMatchObject([503, { code: 'damaged' }]);
  }
  const player = new Player(browser, table);
  await player.connect();
  player.drop();
  expect(player.received).toMatchObject([{ type: 'refused', table, refusal: { code: 'damaged' } }]);
  const mine = await browser.ask<{ tables: readonly { id: string }[] }>('GET', '/tables/mine');
  expect(mine.tables.map(({ id }) => id)).toContain(WHOLE);
  expect((await browser.send('GET', `/api/tables/${WHOLE}/view?seat=0`)).status).toBe(200);
  expect(await (await fetch(`${server.url}/readyz`)).json()).toMatchObject({ status: 'ok', damaged: 1 });
  const told = server.logged.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50);
  expect(told).toMatchObject([{ table, what }]);
  await server.close();
});

/** Writes over bytes of the file. */
function overwrite(from: number, bytes: Buffer): void {
  const opened = openSync(name, 'r+');
  writeSync(opened, bytes, 0, bytes.length, from);
}

test('a table on pages the database cannot read is told like any other that is damaged', async () => {
  for (const torn of [
    Object.assign(new Error('invalid page in block 5'), { code: 'XX001' }),
    Object.assign(new Error('database disk image is malformed'), { errcode: 11 }),
  ]) {
    await expect(reportTornPages(HURT, Promise.reject(torn))).rejects.toThrow(
      new DamagedTable(HURT, `the database cannot read it: ${torn.message}`),
    );
  }
  const other = Object.assign(new Error('it is going down'), { code: '57P01' });
  await expect(reportTornPages(HURT, Promise.reject(other))).rejects.toBe(other);
  expect(await reportTornPages(HURT, Promise.resolve(1))).toBe(1);
});

describe('a file', () => {
  test.each([
    ['whose beginning is gone', () => overwrite(0, Buffer.alloc(100, 7))],
    ['that is cut off', () => truncateSync(name, Math.floor(statSync(name).size / 2 / 4096) * 4096)],
    ['with a torn page', () => overwrite(4096 * 3, Buffer.alloc(4096, 255))],
    ['that is something else', () => writeFileSync(name, 'a letter to grandmother\n'.repeat(400))],
  ])('%s is not opened, and the sentence says what to do', async (_, harm) => {
    harm();
    await expect(openSqlite(data.folder)).rejects.toThrow(
      /it is damaged \(.+\); keep a copy of the folder.+check-store/s,
    );
    expect((await checkFile(data.folder)).file).not.toEqual([]);
  });

  test('whose last writing was torn off is as it was before it', async () => {
    const store = await openSqlite(data.folder);
    await store.setPerson({ id: 'first', name: 'First', seenAt: 1 });
    const before = statSync(`${name}-wal`).size;
    await store.setPerson({ id: 'second', name: 'Second', seenAt: 1 });
    const copy = temporaryFolder();
    for (const part of ['', '-wal']) copyFileSync(`${name}${part}`, path.join(copy.folder, `${DATABASE_FILE}${part}`));
    truncateSync(path.join(copy.folder, `${DATABASE_FILE}-wal`), before + 100);
    await store.close();
    const again = await openSqlite(copy.folder);
    expect([await again.person('first'), await again.person('second')]).toMatchObject([{ name: 'First' }, undefined]);
    await again.close();
    expect((await checkFile(copy.folder)).store?.whole).toHaveLength(6);
    copy.remove();
  });
});

test('the command tells what is damaged, rescues the rest, and ends accordingly', () => {
  const main = fileURLToPath(new URL('../admin/check-store-main.ts', import.meta.url));
  const run = (...args: string[]) => {
    const env = { ...process.env, DATA_DIR: data.folder };
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--conditions=source', main, ...args], {
      env,
      encoding: 'utf8',
    });
    return { status, text: stdout + stderr };
  };
  expect(run()).toEqual({ status: 0, text: '6 tables with 255 entries: 6 whole, 0 damaged\n' });
  execute(`delete from entries ${entry}`);
  const safe = temporaryFolder();
  expect(run('--rescue', safe.folder)).toEqual({
    status: 1,
    text: `table ${HURT}: entry 20 is missing\n6 tables with 214 entries: 5 whole, 1 damaged\n5 tables are in ${safe.folder}\n`,
  });
  expect(run('--what').status).toBe(2);
  safe.remove();
});
