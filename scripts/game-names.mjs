// A game is a folder: nothing outside it names it. This finds the files that do. node scripts/game-names.mjs
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const FOLDERS = 'packages/games/src';
const FILES = [
  'packages/*/{src,e2e,scripts,public}/**/*.{ts,tsx,css,html,json,jsonl,mjs,sql,svg,webmanifest}',
  'packages/*/*.{ts,html,json}',
  'docs/examples/*.py',
  '{bench,scripts,deploy}/**/*.{ts,mjs,json,yml}',
  '*.{json,ts,mjs,yml}',
];

/**
 * Kept as they were written once: stored tables and records of yesterday that must still be read.
 * @type {readonly RegExp[]}
 */
const HISTORIC = [
  /^packages\/server\/src\/store\/fixtures\/.*\.sql$/,
  /^packages\/server\/src\/hostile\/corpus\/.*\.json$/,
  /^packages\/web\/src\/session\/local\/fixtures\/.*\.json$/,
  /^packages\/web\/e2e\/fixtures\/.*\.json$/,
  // Lines of the earth, written as letters: any word may be among them.
  /^packages\/web\/src\/workshop\/earth\/data\/.*\.json$/,
];

/**
 * The ids of the games there are.
 * @param {string} root
 * @returns {string[]}
 */
export function gameIds(root) {
  return globSync('*/', { cwd: path.join(root, FOLDERS) })
    .map((folder) => path.basename(folder))
    .filter((id) => ['pack.json', 'facts.json'].some((file) => existsSync(path.join(root, FOLDERS, id, file))))
    .toSorted();
}

/**
 * What finds a game's id as a word of its own, also as a name in code: five-towns, fiveTowns, FiveTowns, FIVE_TOWNS.
 * @param {string} id
 * @returns {RegExp}
 */
export function nameOf(id) {
  const [first = '', ...others] = id.split('-');
  const capital = (/** @type {string} */ word) => word.slice(0, 1).toUpperCase() + word.slice(1);
  const word = `(?<![\\w-])${id}(?![\\w-])`;
  // In one word a capital is the only sign: townsMap, inTowns.
  if (others.length === 0) {
    return new RegExp(`${word}|(?<![A-Za-z])${id}(?=[A-Z])|(?<=[a-z])${capital(id)}(?![a-z])`);
  }
  const camel = others.map(capital).join('');
  const inCode = `(?:(?<![A-Za-z])${first}|${capital(first)})${camel}(?![a-z])`;
  return new RegExp(`${word}|${inCode}|${id.toUpperCase().replaceAll('-', '_')}`);
}

/**
 * The lines that name a game and lie in no folder of a game.
 * @param {string} root
 * @param {readonly string[]} ids
 * @returns {string[]} file, line and text of each
 */
export function namedOutside(root, ids) {
  const names = ids.map(nameOf);
  const files = [...new Set(globSync(FILES, { cwd: root, exclude: (name) => /node_modules|^dist$/.test(name) }))];
  return files.toSorted().flatMap((file) => {
    const steps = file.split(path.sep);
    if (HISTORIC.some((pattern) => pattern.test(steps.join('/')))) return [];
    // What lies in a folder of a game may name a city that another game is called after.
    if (steps.slice(0, -1).some((step) => ids.includes(step))) return [];
    const text = readFileSync(path.join(root, file), 'utf8');
    if (!names.some((name) => name.test(text))) return [];
    return text.split('\n').flatMap((line, number) => {
      const named = names.some((name) => name.test(line));
      return named ? [`${steps.join('/')}:${number + 1}: ${line.trim().slice(0, 120)}`] : [];
    });
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
  const found = namedOutside(root, gameIds(root));
  for (const line of found) console.error(line);
  console.log(found.length === 0 ? 'No file names a game that is not its own.' : `${found.length} lines name a game.`);
  process.exitCode = found.length === 0 ? 0 : 1;
}
