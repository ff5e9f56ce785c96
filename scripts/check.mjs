// All the checks, the same on a desk and in CI. Every step runs, so that one look shows all that
// is wrong; the tests come last, because their closing line is read by other programs.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** @typedef {{ readonly name: string, readonly command: readonly [string, ...string[]], readonly needs?: string }} Step */

/** @type {readonly Step[]} */
const STEPS = [
  { name: 'types', command: ['tsc', '-b'] },
  { name: 'lint, format', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'arrows', command: ['node', 'scripts/check-arrows.mjs'] },
  { name: 'dead code', command: ['knip'] },
  {
    name: 'data',
    command: ['npm', 'run', '-s', 'branchline', '--', 'check-data'],
    needs: 'packages/cli/src/check-data.ts',
  },
  { name: 'licences, checksums and scripts of dependencies', command: ['node', 'scripts/dependencies.mjs', 'check'] },
  { name: 'rule ids', command: ['node', 'scripts/check-rules.mjs'] },
  { name: 'budgets of the web client', command: ['node', 'scripts/check-budgets.mjs'] },
];

/** @param {Step} step */
function passes({ name, command: [program, ...args] }) {
  console.log(`== ${name}`);
  // npm run puts node_modules/.bin first, so these are the programs of the lock file.
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  return status === 0;
}

const steps = STEPS.filter(({ needs }) => needs === undefined || existsSync(path.join(root, needs)));
const failed = steps.filter((step) => !passes(step));
console.log(failed.length === 0 ? '== all well so far' : `== failed: ${failed.map(({ name }) => name).join('; ')}`);
const tested = passes({ name: 'tests', command: ['npm', 'test', '--silent'] });
process.exitCode = failed.length === 0 && tested ? 0 : 1;
