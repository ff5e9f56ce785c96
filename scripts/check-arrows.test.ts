import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { ARROWS } from './arrows.mjs';
import { foldersOf, importsIn, sourcesIn, wrongArrows } from './check-arrows.mjs';

const rules = { may: [], node: false, why: 'pure' };
const table = {
  rules,
  wire: { may: [], types: ['rules'], node: false, why: 'types only' },
  page: { may: ['rules', 'wire'], tests: ['rules/testing'], node: false, why: 'it runs in a browser' },
};

const tree = (files: Record<string, string>): Map<string, string> =>
  new Map([
    ['packages/rules/src/index.ts', ''],
    ['packages/wire/src/index.ts', ''],
    ['packages/page/src/index.ts', ''],
    ...Object.entries(files).map(([file, source]): [string, string] => [`packages/${file}`, source]),
  ]);

test('every import of this repository follows the arrows', () => {
  const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

  expect(wrongArrows(sourcesIn(root), ARROWS)).toEqual([]);
});

test('all ways to import are found, and nothing that only looks like one', () => {
  const source = [
    "import './a.css';",
    "import type { B } from './b.ts';",
    "import { type C, d } from './c.ts';",
    "export * from './d.ts';",
    "export type { E } from './e.ts';",
    "const f = () => import('./f.ts');",
    "type G = import('./g.ts').G;",
    "new Worker(new URL('./h.ts', import.meta.url));",
    "new URL('../docs', import.meta.url);",
    "// import { i } from './i.ts';",
    'const text = "import \'./j.ts\'";',
  ].join('\n');

  expect(importsIn('some.ts', source)).toEqual([
    { target: './a.css', type: false, line: 1 },
    { target: './b.ts', type: true, line: 2 },
    { target: './c.ts', type: false, line: 3 },
    { target: './d.ts', type: false, line: 4 },
    { target: './e.ts', type: true, line: 5 },
    { target: './f.ts', type: false, line: 6 },
    { target: './g.ts', type: false, line: 7 },
    { target: './h.ts', type: false, line: 8 },
  ]);
});

describe('between packages', () => {
  test.each([
    ['page/src/a.ts', "import { x } from '@branchline/rules';"],
    ['page/src/a.test.ts', "import { x } from '@branchline/rules/testing';"],
    ['page/src/a.test.ts', "import { x } from '@branchline/page';"],
    ['page/src/testing/a.ts', "import { readFileSync } from 'node:fs';"],
    ['wire/src/a.ts', "import type { X } from '@branchline/rules';"],
    ['wire/src/a.test.ts', "import { x } from '@branchline/rules';"],
    ['page/src/a.ts', "import { version } from '../package.json';"],
  ])('%s with %s is fine', (file, source) => {
    expect(wrongArrows(tree({ [file]: source }), table)).toEqual([]);
  });

  test.each([
    ['rules/src/a.ts', "\nimport { x } from '@branchline/page';", 'a.ts:2 may not import page (rules: pure)'],
    ['rules/src/a.ts', "import { readFileSync } from 'node:fs';", 'a.ts:1 may not import node:fs (rules: pure)'],
    ['wire/src/a.ts', "import { x } from '@branchline/rules';", 'a.ts:1 may not import rules (wire: types only)'],
    ['page/src/a.ts', "import { x } from '@branchline/rules/testing';", 'a.ts:1 may not import rules/testing (page: '],
    ['page/src/a.ts', "const x = import('@branchline/cli');", 'a.ts:1 may not import cli (page: it runs in a browser)'],
    ['page/src/a.ts', "import { x } from '../../rules/src/x.ts';", 'by their name, never by a path'],
    ['other/src/a.ts', '', 'packages/other is not in scripts/arrows.mjs'],
  ])('%s with %s is not', (file, source, sentence) => {
    expect(wrongArrows(tree({ [file]: source }), table)).toEqual([expect.stringContaining(sentence)]);
  });

  test('a package that is gone is still named', () => {
    expect(wrongArrows(new Map(), { rules })).toEqual(['scripts/arrows.mjs: packages/rules does not exist']);
  });
});

describe('inside a package', () => {
  const folders = {
    '.': { may: [], why: 'used by all' },
    board: { may: ['.'], why: 'knows no table' },
    table: { may: ['.', 'board'], why: 'knows no screen' },
  };
  const files = {
    'rules/src/main.ts': "import './table/table.ts'; import './board/board.ts';",
    'rules/src/words.ts': '',
    'rules/src/board/board.ts': "import './pins/pin.ts';",
    'rules/src/board/pins/pin.ts': "import '../../words.ts';",
    'rules/src/board/board.test.ts': "import '../table/table.ts';",
    'rules/src/board/testing/kit.ts': "import '../../table/table.ts';",
    'rules/src/table/table.ts': "import '../board/pins/pin.ts'; import '../words.ts';",
  };
  const check = (changed: Record<string, string>, listed: (typeof ARROWS)[string]['folders'] = folders) =>
    wrongArrows(tree({ ...files, ...changed }), { ...table, rules: { ...rules, folders: listed } });

  test('a tree that follows its list is fine; tests and doors are free', () => {
    expect(check({})).toEqual([]);
  });

  test('an import against the list is named with its reason', () => {
    expect(check({ 'rules/src/board/pins/pin.ts': "import '../../table/table.ts';" })).toEqual([
      'packages/rules/src/board/pins/pin.ts:1 may not import table/ (board: knows no table)',
    ]);
  });

  test('a folder that is not listed is named', () => {
    expect(check({ 'rules/src/sound/bell.ts': '' })).toEqual([
      'packages/rules/src/sound is not in scripts/arrows.mjs: say there what it may import',
    ]);
  });

  test('folders that are not listed are all alike where the list says so, and may not import each other', () => {
    const alike = { ...folders, '*': { may: ['board'], why: 'one of many' } };
    const one = { 'rules/src/one/one.ts': "import '../board/board.ts';", 'rules/src/two/two.ts': '' };
    expect(check(one, alike)).toEqual([]);
    expect(check({ ...one, 'rules/src/two/two.ts': "import '../one/one.ts';" }, alike)).toEqual([
      'packages/rules/src/two/two.ts:1 may not import one/ (*: one of many)',
    ]);
  });

  test('a package without a list has no folders', () => {
    expect(wrongArrows(tree({ 'rules/src/words.ts': '', 'rules/src/board/board.ts': '' }), table)).toEqual([
      'packages/rules/src/board is not in scripts/arrows.mjs: say there what it may import',
    ]);
  });

  test('a listed folder that does not exist is named', () => {
    expect(check({}, { ...folders, hear: { may: [], why: '' } })).toEqual([
      'scripts/arrows.mjs: packages/rules/src/hear does not exist',
    ]);
  });

  test('a circle in the list is named', () => {
    expect(check({}, { ...folders, board: { may: ['.', 'table'], why: '' } })).toEqual([
      'scripts/arrows.mjs: the folders of rules go round in a circle: board → table → board',
    ]);
  });

  test('folders below one listed folder may not import each other either', () => {
    expect(check({ 'rules/src/board/pins/pin.ts': "import '../board.ts';" })).toEqual([
      'packages/rules/src/board/board.ts:1: board/ and board/pins/ import each other (so does packages/rules/src/board/pins/pin.ts:1)',
    ]);
  });

  test('what is made for tests is imported by tests, or by who says so', () => {
    const soak = { 'rules/src/soak/soak.ts': "import '../board/testing/kit.ts';" };

    expect(check(soak, { ...folders, soak: { may: [], why: 'real' } })).toEqual([
      'packages/rules/src/soak/soak.ts:1 may not import board/testing/ (soak: real)',
    ]);
    expect(check(soak, { ...folders, soak: { may: ['testing'], why: 'real' } })).toEqual([]);
  });

  test('the folders of a package are shown with what they import', () => {
    expect([...foldersOf('rules', tree(files))].map(([folder, targets]) => [folder, ...targets.keys()])).toEqual([
      ['.'],
      ['board', 'board/pins'],
      ['board/pins', '.'],
      ['table', 'board/pins', '.'],
    ]);
  });
});
