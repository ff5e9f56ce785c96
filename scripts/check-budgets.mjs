// Builds the web client and weighs what a browser has to fetch before the start page and before a table can be shown.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const web = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../packages/web');
const client = path.join(web, 'dist/client');

/** In bytes, compressed. */
const BUDGETS = { start: 150_000, table: 250_000 };

/** @typedef {{ readonly file: string, readonly imports?: readonly string[] }} Chunk */

/** @param {string} file */
const weigh = (file) => gzipSync(readFileSync(path.join(client, file))).length;

/**
 * A chunk and all that it needs at once.
 * @param {Readonly<Record<string, Chunk>>} manifest
 * @param {string} name
 * @param {Set<string>} files
 */
function gather(manifest, name, files) {
  const chunk = manifest[name];
  if (chunk === undefined || files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const needed of chunk.imports ?? []) gather(manifest, needed, files);
  return files;
}

/** @param {Iterable<string>} files */
const sum = (files) => [...files].reduce((total, file) => total + weigh(file), 0);

const built = spawnSync('npm', ['run', '-s', 'build', '-w', '@branchline/web'], {
  cwd: path.resolve(web, '../..'),
  stdio: ['ignore', 'ignore', 'inherit'],
  shell: process.platform === 'win32',
});
if (built.status !== 0) process.exit(1);

/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(readFileSync(path.join(client, '.vite/manifest.json'), 'utf8'));
const start = gather(manifest, 'index.html', new Set());
const boards = Object.keys(manifest).filter((name) => /^src\/board\/art\/[^/]+\/art\.tsx$/.test(name));
const worker = readdirSync(path.join(client, 'assets')).filter((file) => /^worker-.*\.js$/.test(file));

/** @param {string} board */
const tableWith = (board) => {
  const files = new Set(start);
  for (const name of ['src/screens/table/local-screen.tsx', 'src/screens/table/remote-screen.tsx', board])
    gather(manifest, name, files);
  return sum(files) + sum(worker.map((file) => `assets/${file}`));
};

const weights = { start: sum(start), table: Math.max(...boards.map(tableWith)) };
if (boards.length === 0 || worker.length === 0)
  throw new Error('the build has no boards or no worker: look at this script');
let failed = false;
for (const [name, budget] of Object.entries(BUDGETS)) {
  const weight = weights[/** @type {keyof typeof BUDGETS} */ (name)];
  console.log(`${name}: ${Math.round(weight / 1000)} of ${budget / 1000} kB of JavaScript`);
  failed ||= weight > budget;
}
process.exitCode = failed ? 1 : 0;
