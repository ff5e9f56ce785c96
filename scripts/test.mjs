// Runs every suite and ends with one line, `N passed, N failed`, which other programs read.
// Arguments go to Vitest (`npm test -- tunnel`); the browser tests are then left out.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.mjs';
import { add, fromPlaywright, fromVitest, lastLine, NONE, succeeded } from './test-counts.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const reports = mkdtempSync(path.join(tmpdir(), 'branchline-test-'));
const filters = process.argv.slice(2);

/**
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
function run(args, env = {}) {
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0;
}

/** @param {string} file @returns {unknown} */
const reportIn = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

function vitest() {
  const file = path.join(reports, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const ok = run(['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...filters]);
  return fromVitest(reportIn(file), ok);
}

async function playwright() {
  const file = path.join(reports, 'playwright.json');
  const ok = run(['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    // Whatever else runs on this machine, the server under test gets a port of its own.
    E2E_PORT: process.env.E2E_PORT ?? String(await freePort()),
  });
  return fromPlaywright(reportIn(file), ok);
}

async function counted() {
  const units = vitest();
  const inBrowser = filters.length === 0 && existsSync(path.join(root, 'playwright.config.ts'));
  return add(units, inBrowser ? await playwright() : NONE);
}

try {
  const counts = await counted();
  // Set by check.mjs: what failed before the tests is far above by now.
  const { FAILED_CHECKS } = process.env;
  if (FAILED_CHECKS) console.log(`\nFailed before the tests: ${FAILED_CHECKS}`);
  console.log(`\n${lastLine(counts)}`);
  process.exitCode = succeeded(counts) ? 0 : 1;
} finally {
  rmSync(reports, { recursive: true, force: true });
}
