// Holds every import of the packages against the table in arrows.mjs.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseSync } from 'vite';
import { ARROWS } from './arrows.mjs';

/** @typedef {import('./arrows.mjs').Package} Package */
/** @typedef {{ readonly target: string, readonly type: boolean, readonly line: number }} Import */
/** Sources by their path from the root, as in `packages/bots/src/contract/bot.ts`. @typedef {ReadonlyMap<string, string>} Sources */

const TABLE = 'scripts/arrows.mjs';
const TEST = /\.(test|spec|contract)\.tsx?$|\/testing\//;
/** The list of a package that has no folders. @type {NonNullable<Package['folders']>} */
const FLAT = { '.': { may: [], why: 'it has no folders' } };
const DOORS = /^(index|main)\.tsx?$/;

/**
 * What a file imports, in whatever way: also lazily, as a type in the middle of a line, or as the file of a worker.
 * @param {string} file
 * @param {string} source
 * @returns {Import[]}
 */
export function importsIn(file, source) {
  const { module, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  /** @param {number} at */
  const lineAt = (at) => source.slice(0, at).split('\n').length;
  const named = module.staticImports.map(({ moduleRequest, entries, start }) => ({
    target: moduleRequest.value,
    type: entries.length > 0 && entries.every(({ isType }) => isType),
    line: lineAt(start),
  }));
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType, start }) =>
      moduleRequest ? [{ target: moduleRequest.value, type: isType, line: lineAt(start) }] : [],
    ),
  );
  const elsewhere = [...source.matchAll(/\bimport\(\s*'([^']+)'|\bnew URL\(\s*'([^']+\.tsx?)'/g)].map(
    ({ 1: lazy, 2: worker = '', index }) => ({ target: lazy ?? worker, type: false, line: lineAt(index) }),
  );
  return [...named, ...passedOn, ...elsewhere];
}

/**
 * The listed folder a folder belongs to: itself, or the nearest one above it, or `*` where any other may be.
 * @param {string} folder
 * @param {Package['folders']} folders
 * @returns {string | undefined}
 */
function listed(folder, folders = {}) {
  if (Object.hasOwn(folders, folder)) return folder;
  const above = path.posix.dirname(folder);
  if (above !== '.' && folder !== '.') return listed(above, folders);
  return folder !== '.' && Object.hasOwn(folders, '*') ? '*' : undefined;
}

/** @param {string} folder */
const topOf = (folder) => folder.split('/')[0];

/** @param {string} folder */
const isTesting = (folder) => folder.split('/').includes('testing');

/**
 * The folders of a package, each with the folders it imports and the file that does so. Tests are left out.
 * @param {string} name
 * @param {Sources} sources
 * @returns {Map<string, Map<string, string>>}
 */
export function foldersOf(name, sources) {
  const src = `packages/${name}/src`;
  /** @type {Map<string, Map<string, string>>} */
  const graph = new Map();
  for (const [file, source] of sources) {
    const inside = path.posix.relative(src, file);
    if (!file.startsWith(`${src}/`) || TEST.test(file)) continue;
    if (DOORS.test(inside)) continue;
    const from = path.posix.dirname(inside);
    const targets = graph.get(from) ?? new Map();
    graph.set(from, targets);
    for (const { target, line } of importsIn(file, source)) {
      if (!target.startsWith('.')) continue;
      const to = path.posix.dirname(path.posix.relative(src, path.posix.join(path.posix.dirname(file), target)));
      if (to !== from && !to.startsWith('..') && !targets.has(to)) targets.set(to, `${file}:${line}`);
    }
  }
  return graph;
}

/**
 * One circle among the listed folders, as in `a → b → a`.
 * @param {NonNullable<Package['folders']>} folders
 * @returns {string | undefined}
 */
function circleIn(folders) {
  /** @type {Set<string>} */
  const done = new Set();
  /** @param {string} folder @param {readonly string[]} way @returns {string | undefined} */
  const follow = (folder, way) => {
    if (way.includes(folder)) return [...way.slice(way.indexOf(folder)), folder].join(' → ');
    if (done.has(folder)) return undefined;
    done.add(folder);
    for (const next of folders[folder]?.may ?? []) {
      const circle = follow(next, [...way, folder]);
      if (circle !== undefined) return circle;
    }
    return undefined;
  };
  for (const folder of Object.keys(folders)) {
    const circle = follow(folder, []);
    if (circle !== undefined) return circle;
  }
  return undefined;
}

/**
 * What is wrong between the folders of a package.
 * @param {string} name
 * @param {NonNullable<Package['folders']>} folders
 * @param {Sources} sources
 * @returns {string[]}
 */
function wrongInside(name, folders, sources) {
  const graph = foldersOf(name, sources);
  const circle = circleIn(folders);
  const wrong = circle === undefined ? [] : [`${TABLE}: the folders of ${name} go round in a circle: ${circle}`];
  for (const [folder, targets] of graph) {
    const from = listed(folder, folders);
    if (from === undefined) {
      wrong.push(`packages/${name}/src/${folder} is not in ${TABLE}: say there what it may import`);
      continue;
    }
    for (const [target, where] of targets) {
      const to = isTesting(target) ? 'testing' : listed(target, folders);
      // A target that is not listed is named once, as a folder of its own.
      const apart = to === '*' && topOf(target) !== topOf(folder);
      if (to !== undefined && (to !== from || apart) && !folders[from]?.may.includes(to))
        wrong.push(`${where} may not import ${target}/ (${from}: ${folders[from]?.why})`);
      if (from === to && graph.get(target)?.has(folder) && folder < target)
        wrong.push(`${where}: ${folder}/ and ${target}/ import each other (so does ${graph.get(target)?.get(folder)})`);
    }
  }
  const seen = new Set([...graph.keys()].map((folder) => listed(folder, folders)));
  const gone = folders === FLAT ? [] : Object.keys(folders).filter((folder) => !seen.has(folder));
  return [...wrong, ...gone.map((folder) => `${TABLE}: packages/${name}/src/${folder} does not exist`)];
}

/**
 * Why a file may not import this, or undefined when it may.
 * @param {string} file
 * @param {Import} found
 * @param {Package} arrows
 * @returns {string | undefined}
 */
function wrongBetween(file, { target, type, line }, { may, types = [], tests = [], node, why }) {
  const test = TEST.test(file);
  const name = file.split('/')[1] ?? '';
  const refuse = (/** @type {string} */ what) => `${file}:${line} may not import ${what} (${name}: ${why})`;
  if (target.startsWith('node:')) {
    const may = Array.isArray(node) ? node.some((one) => file === `packages/${name}/src/${one}`) : node;
    return may || test ? undefined : refuse(target);
  }
  if (target.startsWith('.')) {
    const resolved = path.posix.join(path.posix.dirname(file), target);
    // package.json lies beside src.
    return resolved.startsWith(`packages/${name}/`)
      ? undefined
      : `${file}:${line} may not import ${resolved}: other packages are imported by their name, never by a path`;
  }
  const other = /^@branchline\/(.+)$/.exec(target)?.[1];
  if (other === undefined || may.includes(other) || (type && types.includes(other))) return undefined;
  return test && [name, ...tests, ...types].includes(other) ? undefined : refuse(other);
}

/**
 * Everything in these sources that goes against the table, as sentences.
 * @param {Sources} sources
 * @param {Readonly<Record<string, Package>>} table
 * @returns {string[]}
 */
export function wrongArrows(sources, table) {
  const packages = new Set([...sources.keys()].map((file) => file.split('/')[1] ?? ''));
  const unknown = [...packages].filter((name) => !Object.hasOwn(table, name));
  const gone = Object.keys(table).filter((name) => !packages.has(name));
  return [
    ...unknown.map((name) => `packages/${name} is not in ${TABLE}: say there what it may import`),
    ...gone.map((name) => `${TABLE}: packages/${name} does not exist`),
    ...[...sources].flatMap(([file, source]) => {
      const arrows = table[file.split('/')[1] ?? ''];
      return arrows === undefined
        ? []
        : importsIn(file, source).flatMap((found) => wrongBetween(file, found, arrows) ?? []);
    }),
    ...Object.entries(table).flatMap(([name, { folders = FLAT }]) => wrongInside(name, folders, sources)),
  ];
}

/**
 * The sources of a checkout.
 * @param {string} root
 * @returns {Sources}
 */
export function sourcesIn(root) {
  const files = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root }).map((file) => file.replaceAll(path.sep, '/'));
  return new Map(files.sort().map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
  const sources = sourcesIn(root);
  const [option, name] = process.argv.slice(2);
  if (option === '--show' && name !== undefined && existsSync(path.join(root, 'packages', name))) {
    for (const [folder, targets] of foldersOf(name, sources)) console.log(folder, '→', [...targets.keys()].join(' '));
  } else {
    const wrong = wrongArrows(sources, ARROWS);
    for (const line of wrong) console.error(line);
    console.log(
      wrong.length === 0 ? 'Every import follows the arrows.' : `${wrong.length} imports or lines are wrong.`,
    );
    process.exitCode = wrong.length === 0 ? 0 : 1;
  }
}
