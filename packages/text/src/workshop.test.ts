import { describe, expect, test } from 'vitest';
import { workshop as english } from './en/workshop.ts';
import { languageIds, languages } from './languages.ts';

type Leaf = string | ((...given: readonly unknown[]) => string);

/** What goes into a sentence: names, and facts of a remark. */
const NAMES = ['Ysolde', 'Zacharias', 17] as const;
const FACTS = { name: 'Ysolde', a: 'Ysolde', b: 'Zacharias', colour: 'mauve', sentence: 'Quux', length: 7, pieces: 5 };
const NUMBERS = {
  ferry: 3,
  there: 4,
  needed: 9,
  cards: 11,
  width: 12,
  most: 8,
  count: 14,
  share: 6,
  points: 21,
  way: 2,
  min: 25,
  max: 23,
  keep: 31,
  wilds: 33,
  market: 35,
  sweepAt: 37,
  stations: 39,
};
/** Sentences about a number. */
const COUNTED =
  /newPlace|selected\.(places|routes)|fields\.length|tickets\.(count|way)|earth\.chosen|trial\.(played|spaces)/;

function leavesOf(part: object, at = ''): ReadonlyMap<string, Leaf> {
  const leaves = Object.entries(part).flatMap(([key, value]) => {
    const path = at ? `${at}.${key}` : key;
    return typeof value === 'object' ? [...leavesOf(value, path)] : [[path, value as Leaf] as const];
  });
  return new Map(leaves);
}

function said(path: string, leaf: Leaf): string {
  if (typeof leaf === 'string') return leaf;
  if (path.startsWith('checks.remarks')) return leaf({ ...FACTS, ...NUMBERS });
  if (path === 'print.sizes') return leaf('A3', 17);
  return COUNTED.test(path) ? leaf(17) : leaf(...NAMES);
}

const original = leavesOf(english);
const all = await Promise.all(
  languageIds.map(async (id) => [id, leavesOf(await languages[id].loadWorkshop())] as const),
);
/** What a sentence must repeat: the names, and every number. */
const kept = (text: string): readonly string[] => (text.match(/Ysolde|Zacharias|mauve|Quux|\d+/g) ?? []).sort();

describe.each(all)('the workshop in %s', (id, leaves) => {
  test('has every sentence, and none is empty', () => {
    expect([...leaves.keys()]).toEqual([...original.keys()]);
    for (const [path, leaf] of leaves) {
      expect(said(path, leaf), path).toMatch(/\S/);
      expect(said(path, leaf), path).not.toMatch(/undefined|\[object|\s{2}|!|^\s|\s$/);
    }
  });

  test('keeps names and numbers', () => {
    for (const [path, leaf] of original) {
      const own = leaves.get(path);
      if (own !== undefined) expect(kept(said(path, own)), path).toEqual(kept(said(path, leaf)));
    }
  });

  test.skipIf(id === 'en')('is not English', () => {
    const same = [...leaves].filter(([path, leaf]) => said(path, leaf) === said(path, original.get(path) ?? ''));
    // Words that two languages happen to share, and signs.
    expect(same.length).toBeLessThan(9);
    for (const [path, leaf] of leaves)
      expect(said(path, leaf), path).not.toMatch(/\b(the|and|your?|with|from|this)\b/i);
  });
});
