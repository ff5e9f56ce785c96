// Installs the dependencies when they are missing or the lock file has changed, so that a fresh
// clone needs no step before `npm start` or `npm test`. It runs before anything is installed:
// it must work on Node 18 and import nothing but Node.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const stamp = path.join(root, 'node_modules', '.branchline-setup');
const claim = path.join(root, '.setup');
const PATIENCE_MS = 10 * 60_000;

const fingerprint = createHash('sha256')
  .update(`${process.platform} ${process.arch}\n`)
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .digest('hex');

/** @param {string} line */
// Never to stdout: `npm run -s branchline -- simulate --json` is read by other programs.
const say = (line) => process.stderr.write(`${line}\n`);

/** @param {string} file */
const contentOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8').trim() : '');

const installed = () => contentOf(stamp) === fingerprint;

/** @param {number} pid */
function running(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Two installs into one folder break each other: the second command waits for the first. */
function claimed() {
  try {
    writeFileSync(claim, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    const owner = Number(contentOf(claim));
    if (owner > 0 && !running(owner)) rmSync(claim, { force: true });
    return false;
  }
}

function install() {
  say('Setting up: installing the dependencies with npm ci; this takes about a minute.');
  // npm must not run on the Node inside node_modules, which it is about to replace.
  const inside = path.join('node_modules', '.bin');
  const PATH = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.endsWith(inside))
    .join(path.delimiter);
  const { status, error } = spawnSync('npm', ['ci', '--loglevel=error', '--no-progress'], {
    cwd: root,
    env: { ...process.env, PATH },
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status === 0) {
    writeFileSync(stamp, `${fingerprint}\n`);
    return 0;
  }
  say(
    `Setting up failed: ${error ? `npm could not be started (${error.message})` : 'npm ci did not succeed; see above'}.`,
  );
  return 1;
}

async function setUp() {
  const giveUp = Date.now() + PATIENCE_MS;
  while (!installed()) {
    if (claimed()) {
      try {
        return installed() ? 0 : install();
      } finally {
        rmSync(claim, { force: true });
      }
    }
    if (Date.now() > giveUp) {
      say('Setting up failed: another set-up has held the file .setup for ten minutes; remove it and try again.');
      return 1;
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  return 0;
}

process.exitCode = await setUp();
