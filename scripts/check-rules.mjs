// Every rule of docs/RULES.md must be named in the title of a test. This finds those that are not.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { titlesIn } from './test-titles.mjs';

/** What holds for every game: common rules, what slots do, clocks and absent players. */
const ALWAYS = ['C', 'M', 'T'];

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const GAMES = 'packages/games/src/*/{pack,facts}.json';
const TESTS = ['packages/*/src/**/*.test.{ts,tsx}', 'packages/*/{src,e2e}/**/*.spec.ts'];

/**
 * The ids a rules text defines: bold at a list item, or first in a table row.
 * @param {string} text
 * @returns {string[]}
 */
export function ruleIds(text) {
  const ids = text.matchAll(/^(?:- \*\*([A-Z]+-\d+)\*\*|\| ([A-Z]+-\d+) \|)/gm);
  return [...new Set([...ids].map(([, item, row]) => item ?? row ?? ''))];
}

/**
 * The letters of the sections whose rules need a test: `## NY. New York (2-4 players)` does as soon as a game has that name.
 * @param {string} text
 * @param {readonly string[]} games names of the games there are
 * @returns {string[]}
 */
export function sectionsOf(text, games) {
  const headings = [...text.matchAll(/^## ([A-Z]+)\. (.*?)(?: \(.*)?$/gm)];
  return headings.flatMap(([, letters = '', name = '']) =>
    ALWAYS.includes(letters) || games.includes(name) ? [letters] : [],
  );
}

/**
 * The ids of these sections that no title names.
 * @param {readonly string[]} ids
 * @param {readonly string[]} titles
 * @param {readonly string[]} sections
 * @returns {string[]}
 */
export function untested(ids, titles, sections) {
  const named = new Set(titles.flatMap((title) => title.match(/\b[A-Z]+-\d+\b/g) ?? []));
  return ids.filter((id) => sections.includes(id.split('-')[0] ?? '') && !named.has(id));
}

/**
 * The sections of this repository's games, and their rules without a test.
 * @returns {{ readonly sections: readonly string[], readonly missing: readonly string[] }}
 */
export function rulesWithoutTest() {
  const text = read('docs/RULES.md');
  const ids = ruleIds(text);
  const sections = sectionsOf(
    text,
    globSync(GAMES, { cwd: root }).map((file) => JSON.parse(read(file)).name),
  );
  const unknown = [...ALWAYS, ...sections].filter((section) => !ids.some((id) => id.startsWith(`${section}-`)));
  if (unknown.length > 0) throw new Error(`docs/RULES.md has no rule in section ${unknown.join(', ')}`);
  const titles = globSync(TESTS, { cwd: root }).flatMap((file) => titlesIn(file, read(file)));
  return { sections, missing: untested(ids, titles, sections) };
}

/** @param {string} file */
function read(file) {
  return readFileSync(path.join(root, file), 'utf8');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { sections, missing } = rulesWithoutTest();
  for (const id of missing) console.error(`${id} has no test: name it in the title of one.`);
  console.log(
    missing.length === 0 ? `Every rule of ${sections.join(', ')} has a test.` : `${missing.length} rules have no test.`,
  );
  process.exitCode = missing.length === 0 ? 0 : 1;
}
