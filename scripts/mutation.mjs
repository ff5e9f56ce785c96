// Breaks the engine and the games on purpose and counts how many breaks a test notices; writes docs/notes/mutation.md.
// All of it takes hours: `npm run mutation -- --lines 300 --seed 1` tries a random sample of lines.
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { mutationReport } from './mutation-report.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const { values } = parseArgs({
  options: {
    lines: { type: 'string' },
    seed: { type: 'string', default: '1' },
    concurrency: { type: 'string', default: '2' },
    only: { type: 'string', default: 'packages/{engine,games}/src/**/*.ts' },
    report: { type: 'string', default: 'docs/notes/mutation.md' },
  },
});

const files = globSync(values.only, { cwd: root })
  .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
  .sort();

/** The lines that Stryker would change, each as the range that means this line alone. */
async function breakable() {
  const silent = new Proxy({}, { get: () => () => false });
  const sources = files.map((name) => ({ name, content: readFileSync(path.join(root, name), 'utf8'), mutate: true }));
  const instrumenter = new Instrumenter(/** @type {any} */ (silent));
  const { mutants } = await instrumenter.instrument(sources, { plugins: null, excludedMutations: [], ignorers: [] });
  const ranges = mutants
    .filter(({ location }) => location.start.line === location.end.line)
    .map(({ fileName, location }) => `${fileName}:${location.start.line + 1}-${location.start.line + 1}`);
  return { ranges: [...new Set(ranges)], mutants: mutants.length };
}

/** The same lines for the same seed (a plain congruential generator is enough to pick lines). */
function sample(/** @type {string[]} */ lines, /** @type {number} */ many, /** @type {number} */ seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state;
  };
  return lines
    .map((line) => ({ line, at: next() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, many)
    .map(({ line }) => line);
}

const { ranges, mutants } = await breakable();
const many = values.lines === undefined ? ranges.length : Math.min(Number(values.lines), ranges.length);
const folder = mkdtempSync(path.join(tmpdir(), 'branchline-mutation-'));
const result = path.join(folder, 'mutation.json');
const settings = JSON.parse(readFileSync(path.join(root, 'stryker.config.json'), 'utf8'));
settings.mutate = values.lines === undefined ? files : sample(ranges, many, Number(values.seed));
settings.concurrency = Number(values.concurrency);
settings.jsonReporter = { fileName: result };
writeFileSync(path.join(folder, 'stryker.json'), JSON.stringify(settings));
try {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', path.join(folder, 'stryker.json')],
    {
      cwd: root,
      stdio: 'inherit',
    },
  );
  if (status !== 0) throw new Error('Stryker did not finish.');
  const how =
    values.lines === undefined ? 'all lines' : `${many} of ${ranges.length} lines, picked with seed ${values.seed}`;
  const command = `npm run mutation${values.lines === undefined ? '' : ` -- --lines ${values.lines} --seed ${values.seed}`}`;
  const report = mutationReport(JSON.parse(readFileSync(result, 'utf8')), { how, command, mutants });
  writeFileSync(path.resolve(root, values.report), report);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
