// Every rule of docs/RULES.md must be named in the title of a test. This finds those that are not.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { titlesIn } from './test-titles.mjs';

/** The sections of docs/RULES.md that are implemented, so that all their rules need a test. */
export const SECTIONS = ['C', 'NY', 'NO', 'UK', 'CG', 'T'];

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
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
 * The rules of this repository without a test.
 * @returns {string[]}
 */
export function rulesWithoutTest() {
  const ids = ruleIds(readFileSync(path.join(root, 'docs/RULES.md'), 'utf8'));
  const unknown = SECTIONS.filter((section) => !ids.some((id) => id.startsWith(`${section}-`)));
  if (unknown.length > 0) throw new Error(`docs/RULES.md has no rule in section ${unknown.join(', ')}`);
  const titles = globSync(TESTS, { cwd: root }).flatMap((file) =>
    titlesIn(file, readFileSync(path.join(root, file), 'utf8')),
  );
  return untested(ids, titles, SECTIONS);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const missing = rulesWithoutTest();
  for (const id of missing) console.error(`${id} has no test: name it in the title of one.`);
  console.log(
    missing.length === 0 ? `Every rule of ${SECTIONS.join(', ')} has a test.` : `${missing.length} rules have no test.`,
  );
  process.exitCode = missing.length === 0 ? 0 : 1;
}
