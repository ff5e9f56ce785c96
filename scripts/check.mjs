// All the checks, the same on a desk and in CI. Every step runs, so that one look shows all that
// is wrong; the tests come last, because their closing line is read by other programs.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** @typedef {{ readonly name: string, readonly command: readonly [string, ...string[]] }} Step */

/** @type {readonly Step[]} */
const STEPS = [
  { name: 'types', command: ['tsc', '-b'] },
  { name: 'lint and format', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'arrows', command: ['node', 'scripts/check-arrows.mjs'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'data', command: ['npm', 'run', '-s', 'branchline', '--', 'check-data'] },
  { name: 'licences, checksums and scripts of dependencies', command: ['node', 'scripts/dependencies.mjs', 'check'] },
  { name: 'rule ids', command: ['node', 'scripts/check-rules.mjs'] },
  { name: 'documents', command: ['node', 'scripts/check-documents.mjs'] },
  { name: 'budgets of the web client', command: ['node', 'scripts/check-budgets.mjs'] },
];

/** @type {Step} */
const TESTS = { name: 'tests', command: ['npm', 'test', '--silent'] };

/** @param {Step} step @param {NodeJS.ProcessEnv} env */
function passes({ name, command: [program, ...args] }, env = {}) {
  console.log(`== ${name}`);
  // npm run puts node_modules/.bin first, so these are the programs of the lock file.
  const { status } = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  return status === 0;
}

/**
 * Runs all steps and then the tests, whatever failed before; the tests are told, to say it once more before their last line.
 * @param {readonly Step[]} steps
 * @param {Step} tests
 * @returns {boolean} whether all went well
 */
export function check(steps, tests) {
  const failed = steps
    .filter((step) => !passes(step))
    .map(({ name }) => name)
    .join('; ');
  return passes(tests, { FAILED_CHECKS: failed }) && failed === '';
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exitCode = check(STEPS, TESTS) ? 0 : 1;
}
