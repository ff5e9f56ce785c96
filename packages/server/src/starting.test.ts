import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { DATABASE_FILE } from './store/sqlite-store.ts';
import { startProcess } from './testing/real-process.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const { folder, remove } = temporaryFolder('starting-');
afterAll(remove);

/** Whoever is root may write everywhere: this one may not. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

function start(data: string, who: { uid?: number; gid?: number } = {}): { status: number | null; stderr: string } {
  const env = { ...process.env, DATA_DIR: data, PORT: '0', LOG_LEVEL: 'silent' };
  const { status, stderr } = spawnSync(process.execPath, ['--conditions=source', MAIN], {
    env,
    encoding: 'utf8',
    timeout: 60_000,
    ...who,
  });
  return { status, stderr };
}

test('a second server in the same folder refuses to start; the first one’s end, however it comes, makes room', async () => {
  const data = path.join(folder, 'shared');
  const first = await startProcess({ DATA_DIR: data, PORT: '0' });
  const second = start(data);
  expect(second.status).toBe(2);
  expect(second.stderr).toBe(
    `Another server works in DATA_DIR "${data}": stop it, or choose another folder. Many processes need PostgreSQL (DATABASE_URL).\n`,
  );
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  await first.kill();
  const third = await startProcess({ DATA_DIR: data, PORT: '0' });
  expect(await third.stop()).toBe(0);
}, 60_000);

test('an empty database file is no fresh start', () => {
  const data = path.join(folder, 'emptied');
  mkdirSync(data);
  writeFileSync(path.join(data, DATABASE_FILE), '');
  const { status, stderr } = start(data);
  expect(status).toBe(2);
  expect(stderr).toMatch(
    /^The database in DATA_DIR "[^"]+" cannot be opened: \S+ is there but empty; restore [^\n]+\n$/,
  );
}, 60_000);

test.each(['empty', 'with a database'])(
  'a read-only data folder, %s, gets one sentence',
  async (how) => {
    const data = path.join(folder, `read-only ${how}`);
    chmodSync(folder, 0o755);
    mkdirSync(data);
    if (how !== 'empty') await (await startProcess({ DATA_DIR: data, PORT: '0' })).stop();
    chmodSync(data, 0o555);
    const { status, stderr } = start(data, nobody);
    expect(status).toBe(2);
    expect(stderr).toMatch(/^DATA_DIR "[^"]+" cannot be used: [^\n]+\. This user must be able to write there\.\n$/);
    chmodSync(data, 0o755);
  },
  60_000,
);
