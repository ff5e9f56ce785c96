// Builds the web client and weighs what a browser has to fetch before the start page, a table and the workshop can be shown.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const web = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../packages/web');
const client = path.join(web, 'dist/client');

/** In bytes, compressed. */
const BUDGETS = { start: 52_000, table: 182_000, workshop: 175_000 };

/** @typedef {{ readonly file: string, readonly imports?: readonly string[], readonly css?: readonly string[] }} Chunk */

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
const page = gather(manifest, 'index.html', new Set());
const START = 'src/screens/start/start-screen.tsx';
const start = gather(manifest, START, new Set(page));
const folders = Object.keys(manifest).flatMap((name) => /^(.*\/games\/src\/[^/]+)\/pack\.json$/.exec(name)?.[1] ?? []);
/** The thread that keeps a table, and the bots it fetches for the first move of one. */
const THREAD = ['src/session/local/worker.ts', 'src/session/local/bots.ts'];

const SCREENS = ['src/screens/table/local-screen.tsx', 'src/screens/table/remote-screen.tsx'];

/**
 * A table with the board of the game in this folder, and what is painted under it.
 * @param {string} folder
 */
const tableWith = (folder) => {
  const files = new Set(page);
  const byHand = `src/art/${path.basename(folder)}/scenery.tsx`;
  const scenery = byHand in manifest ? byHand : 'src/board/scenery/painted.tsx';
  const own = ['pack', 'drawing', 'outline', 'words/en'].map((file) => `${folder}/${file}.json`);
  for (const name of [...SCREENS, ...THREAD, scenery, ...own]) gather(manifest, name, files);
  return sum(files);
};

/** What the workshop needs beyond the page itself: its screen with its style sheets, its words, and the threads that lay out and try maps. */
const workshop = () => {
  const files = new Set(page);
  const screen = 'src/workshop/workshop-screen.tsx';
  for (const name of [screen, '../text/src/en/workshop.ts']) gather(manifest, name, files);
  for (const sheet of manifest[screen]?.css ?? []) files.add(sheet);
  const threads = readdirSync(path.join(client, 'assets')).filter((file) =>
    /^(trial|layout)-worker-.*\.js$/.test(file),
  );
  if (threads.length < 2) throw new Error('the build has no threads for the workshop: look at this script');
  return sum(files) - sum(page) + sum(threads.map((file) => `assets/${file}`));
};

const weights = { start: sum(start), table: Math.max(...folders.map(tableWith)), workshop: workshop() };
if (folders.length === 0 || ![START, ...SCREENS, ...THREAD].every((name) => name in manifest))
  throw new Error('the build has no boards, or not the screens or the thread of tables: look at this script');
let failed = false;
for (const [name, budget] of Object.entries(BUDGETS)) {
  const weight = weights[/** @type {keyof typeof BUDGETS} */ (name)];
  console.log(`${name}: ${Math.round(weight / 1000)} of ${budget / 1000} kB of JavaScript`);
  failed ||= weight > budget;
}
process.exitCode = failed ? 1 : 0;
