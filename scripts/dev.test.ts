import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { freePort } from './free-port.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const folder = mkdtempSync(path.join(tmpdir(), 'branchline-dev-'));
const dev = spawn(process.execPath, ['scripts/dev.mjs'], {
  cwd: root,
  env: { ...process.env, PORT: String(await freePort()), DATA_DIR: folder },
  stdio: ['ignore', 'pipe', 'inherit'],
});
afterAll(() => {
  dev.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

const lines = createInterface({ input: dev.stdout });
const heard: string[] = [];
lines.on('line', (line) => heard.push(line));

/** What the development server says, as soon as it says it. */
async function said(pattern: RegExp): Promise<string> {
  for (;;) {
    const found = heard.map((line) => pattern.exec(line)?.[0]).find((match) => match !== undefined);
    if (found !== undefined) return found;
    await once(lines, 'line');
  }
}

/** As if an editor had written the file again. */
function touch(file: string): void {
  const now = new Date();
  utimesSync(path.join(root, file), now, now);
}

const textAt = async (address: string): Promise<string> => (await fetch(address)).text();

test('npm run dev: one address for page and server, hot reload, a restart, and one end for both', async () => {
  const address = await said(/http:\S+(?=\/$)/);

  // The page, with what makes it reload; the server behind the same address, its socket too.
  expect(await textAt(`${address}/`)).toContain('/@vite/client');
  expect(await (await fetch(`${address}/api/games`)).json()).toMatchObject({ games: expect.any(Array) });
  const line = new WebSocket(`${address.replace('http', 'ws')}/api/socket`);
  await once(line, 'open');
  line.close();

  // A changed style comes to the open page by itself.
  const token = /wsToken = "([^"]+)"/.exec(await textAt(`${address}/@vite/client`))?.[1];
  const style = `/${globSync('src/**/*.css', { cwd: path.join(root, 'packages/web') }).sort()[0]}`;
  await textAt(`${address}${style}?import`);
  const updates = new WebSocket(`${address.replace('http', 'ws')}/?token=${token}`, 'vite-hmr');
  await once(updates, 'open');
  const update = new Promise<string>((resolve) => {
    updates.onmessage = ({ data }) => {
      if (String(data).includes(style)) resolve(String(data));
    };
  });
  touch(`packages/web${style}`);
  expect(JSON.parse(await update)).toMatchObject({ type: 'update' });
  updates.close();

  // A changed file of the server starts it again.
  touch('packages/server/src/main.ts');
  await said(/The server has started again/);
  expect((await fetch(`${address}/api/games`)).status).toBe(200);

  dev.kill('SIGTERM');
  expect(await once(dev, 'exit')).toEqual([0, null]);
});
