import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { gameIds, namedOutside, nameOf } from './game-names.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'branchline-names-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

test.each([
  ["game: 'five-towns'", true],
  ['/rules/five-towns', true],
  ['[data-game="five-towns"]', true],
  ['const fiveTowns = 1', true],
  ['inFiveTowns()', true],
  ['FIVE_TOWNS', true],
  ['north--five-towns', false],
  ['five-towns-and-more', false],
  ['Five Towns, told to people', false],
  ['fiveTownsfolk', false],
])('%s names a game: %s', (text, named) => {
  expect(nameOf('five-towns').test(text)).toBe(named);
});

test.each([
  ["'towns'", true],
  ['townsMap', true],
  ['inTowns()', true],
  ['Towns, told to people', false],
  ['townsfolk', false],
  ['downtowns', false],
])('%s names a game of one word: %s', (text, named) => {
  expect(nameOf('towns').test(text)).toBe(named);
});

test('a game is found by its folder, and a file that names it by its line', () => {
  write('packages/games/src/five-towns/pack.json', '{"id": "five-towns"}');
  write('packages/games/src/list/games.ts', 'export const all = [];\n');
  write('packages/web/src/art/five-towns/art.tsx', "export const id = 'five-towns';\n");
  write('packages/web/src/page.css', 'a {}\n[data-game="five-towns"] {}\n');
  write('packages/server/src/store/fixtures/0001.sql', "insert into tables values ('five-towns');\n");

  expect(gameIds(folder)).toEqual(['five-towns']);
  expect(namedOutside(folder, gameIds(folder))).toEqual(['packages/web/src/page.css:2: [data-game="five-towns"] {}']);
});

test('no file of the house names a game that is not its own', () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  expect(gameIds(root).length).toBeGreaterThan(3);
  expect(namedOutside(root, gameIds(root))).toEqual([]);
});
