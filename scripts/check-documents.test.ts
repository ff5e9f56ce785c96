import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { filesIn, holds, wrongInDocuments } from './check-documents.mjs';

test('the documents of this repository name what is there', () => {
  const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

  expect(wrongInDocuments(filesIn(root))).toEqual([]);
});

const wrongWith = (documents: Record<string, string>): string[] => {
  const files = {
    'package.json': '{"scripts":{"dev":"x","check:commits":"x"}}',
    'packages/rules/src/board/claim.ts': 'export function claim(a: number): void {\n  lay(a);\n  score(a);\n}\n',
    'packages/rules/src/da.ts': '',
    'docs/picture.jpg': '',
    ...documents,
  };
  return wrongInDocuments(new Map(Object.entries(files).map(([file, text]) => [file, () => text])));
};

describe('a document', () => {
  test.each([
    'the file `packages/rules/src/board/claim.ts`, or `rules/board/claim.ts`, or `claim.ts`',
    'the folder `packages/rules/` or `board/`, the files `rules/<language>.ts` and `board/*.ts`',
    'what is no path: `GET /api/tables`, `/api/x.json`, `play.ts is`, `Math.random`, `…`, `.ts`, `*.ts`',
    'a [picture](picture.jpg), a [folder](../packages/rules), a [heading](#here), [elsewhere](https://example.org/x.md)',
    '`npm run dev`, `npm run -s dev`, `npm run check:commits -- main`',
    '```\npackages/\n  rules/src/  da.ts  board/ (claim.ts)\n```',
    '```ts\n// rules/src/board/claim.ts — how it goes\nexport function claim(a: number): void {\n  …\n  score(a);\n}\n```',
    '```ts\n// Good: says why, as in nowhere/to-be-found.\nlay(a);\n```',
  ])('that names %j is fine', (text) => {
    expect(wrongWith({ 'docs/guide.md': text })).toEqual([]);
  });

  test.each([
    ['\n`rules/board/pay.ts`', 'docs/guide.md:2 names rules/board/pay.ts, which does not exist'],
    ['`laim.ts`', 'docs/guide.md:1 names laim.ts, which does not exist'],
    ['`sounds/`', 'docs/guide.md:1 names sounds/, which does not exist'],
    ['`./claim.ts`', 'docs/guide.md:1 names ./claim.ts, which does not exist'],
    ['[a guide](other.md#top)', 'docs/guide.md:1 links to other.md, which does not exist'],
    ['<img src="gone.jpg">', 'docs/guide.md:1 links to gone.jpg, which does not exist'],
    ['```sh\nnpm run fly\n```', 'docs/guide.md:2 runs npm run fly, which is not in package.json'],
    ['```\nrules/src/\n  yard/\n```', 'docs/guide.md:3 names yard/, which does not exist'],
    ['```ts\n// rules/src/pay.ts\npay();\n```', 'docs/guide.md:2 shows rules/src/pay.ts, which does not exist'],
    [
      '```ts\n// rules/src/board/claim.ts\nscore(a);\n…\nlay(a);\n```',
      'docs/guide.md:2 shows what is not in packages/rules/src/board/claim.ts',
    ],
  ])('%j is out of date', (text, sentence) => {
    expect(wrongWith({ 'docs/guide.md': text })).toEqual([sentence]);
  });

  test('of what was once decided may name what is gone, but its links must lead somewhere', () => {
    const text = '`rules/board/pay.ts` [gone](gone.md) [there](../guide.md)';

    expect(wrongWith({ 'docs/guide.md': '', 'docs/decisions/0001-pay.md': text, 'CHANGELOG.md': '`pay.ts`' })).toEqual([
      'docs/decisions/0001-pay.md:1 links to gone.md, which does not exist',
    ]);
  });
});

test('an example is found however its lines are broken, in its order', () => {
  const source = 'const a = [\n  one,\n  two,\n];\nlast();';

  expect(holds('const a = [ one, two, ];', source)).toBe(true);
  expect(holds('one,\n…\nlast();', source)).toBe(true);
  expect(holds('last();\n…\none,', source)).toBe(false);
});
