import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { verifyRecord } from '@branchline/games';
import { smallGame } from '@branchline/games/testing';
import type { TableLinks } from '@branchline/protocol';
import { afterAll, expect, test } from 'vitest';
import { Browser } from '../testing/browser.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { startServer } from '../testing/test-server.ts';
import { until } from '../testing/until.ts';

const GAME = smallGame().id;

const document = readFileSync(fileURLToPath(new URL('../../../../docs/api.md', import.meta.url)), 'utf8');
const [, example = ''] = /```js\n([\s\S]*?)```/.exec(document) ?? [];
const { folder, remove } = temporaryFolder();
afterAll(remove);

test('the example in docs/api.md has forty lines at most and needs no package', () => {
  expect(example.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
  expect(example).not.toMatch(/\b(import|require)\b/);
});

test('two of the example’s players play a whole game, and its record verifies', async () => {
  const server = await startServer();
  const file = path.join(folder, 'player.mjs');
  writeFileSync(file, example);
  const host = new Browser(server.url);
  const { table } = await host.create({ game: GAME, seats: [{ kind: 'open' }, { kind: 'open' }] });
  const { join = '' } = await host.ask<TableLinks>('GET', `/tables/${table.id}/links`);
  const key = new URL(join, server.url).searchParams.get('key') ?? '';
  const play = () =>
    new Promise<string>((resolve, reject) => {
      const child = spawn(process.execPath, [file, server.url, table.id, key], { stdio: ['ignore', 'pipe', 'pipe'] });
      let said = '';
      let wrong = '';
      child.stdout.on('data', (data) => {
        said += String(data);
      });
      child.stderr.on('data', (data) => {
        wrong += String(data);
      });
      child.on('exit', (code) => (code === 0 ? resolve(said) : reject(new Error(wrong))));
    });
  const players = [play(), play()];
  const { tables } = server.server.services;
  const seats = (await tables.get(table.id))?.sheet.seats;
  expect(seats).toHaveLength(2);
  await until(tables, () => tables.inMemory(table.id)?.sheet.seats.every(({ kind }) => kind === 'person') ?? false);
  await host.ask('POST', `/tables/${table.id}/start`);
  expect(await Promise.all(players)).toEqual([
    expect.stringMatching(/^seat \d has -?\d+ points; won by/),
    expect.stringMatching(/^seat \d has/),
  ]);
  const record = await host.ask<object>('GET', `/tables/${table.id}/record`);
  expect(verifyRecord(record)).toEqual({ fromSeed: undefined, fromEvents: undefined });
  await server.close();
}, 60_000);

test('every address of the API is in docs/api.md', async () => {
  const server = await startServer();
  const { paths } = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as { paths: object };
  for (const address of Object.keys(paths)) {
    const short = address.replace('/api/tables/{table}', '…');
    expect(document.includes(address) || document.includes(short), address).toBe(true);
  }
  await server.close();
});
