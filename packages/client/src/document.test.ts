import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { smallGame } from '@branchline/games/testing';
import { simpleBots, startServer } from '@branchline/server/testing';
import { expect, test } from 'vitest';
import { createClient } from './index.ts';

const document = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8');
const exampleIn = (language: string): string => document.split(`\n\`\`\`${language}\n`)[1]?.split('```\n')[0] ?? '';

test('the Python bot in docs/api.md is the one in clients/python', () => {
  expect(exampleIn('python')).toBe(readFileSync(new URL('../../../clients/python/bot.py', import.meta.url), 'utf8'));
});

test('the TypeScript bot in docs/api.md plays a whole game', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'branchline-document-'));
  const file = path.join(folder, 'bot.ts');
  const client = new URL('./index.ts', import.meta.url).href;
  writeFileSync(file, exampleIn('ts').replace("'@branchline/client'", `'${client}'`));
  const server = await startServer({ pool: simpleBots });
  const host = createClient({ server: server.url, keepSession: true });
  const seats = [{ kind: 'open' }, { kind: 'bot', bot: 'random' }] as const;
  const body = { game: smallGame().id, seats, settings: { botPace: 0 } };
  const { table } = await host.ask('POST /api/tables', { body });
  const { join } = await host.ask('GET /api/tables/{table}/links', { path: { table: table.id } });
  server.server.services.tables.listen({
    changed: ({ before, after }) => {
      const sat = before.stored.sheet !== after.stored.sheet && after.stored.status === 'open';
      if (sat) void host.ask('POST /api/tables/{table}/start', { path: { table: table.id } });
    },
  });
  const said = await new Promise<string>((resolve, reject) => {
    const child = spawn(process.execPath, [file, server.url + join]);
    let [out, error] = ['', ''];
    child.stdout.on('data', (data) => {
      out += data;
    });
    child.stderr.on('data', (data) => {
      error += data;
    });
    child.on('close', (code) => (code === 0 ? resolve(out) : reject(new Error(error))));
  });
  await server.close();
  rmSync(folder, { recursive: true });
  expect(said).toMatch(/^\{ winners: \[.+\], decidedBy: '\w+' \}\n$/);
});
