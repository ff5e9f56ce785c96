import { gameList } from '@branchline/games/all';
import { describe, expect, test } from 'vitest';
import type { Messages } from './en/en.ts';
import { type Language, languageIds, languages } from './languages.ts';
import { equalEverywhere, equalIn } from './testing/equal.ts';
import { samplesIn } from './testing/samples.ts';
import { players } from './testing/tables.ts';

type Said = (...given: readonly unknown[]) => unknown;
type Leaf = string | Said;

/** Every text and every sentence of a language by its path. */
function leavesOf(part: object, at = ''): ReadonlyMap<string, Leaf> {
  const leaves = new Map<string, Leaf>();
  for (const [key, value] of Object.entries(part)) {
    const path = at ? `${at}.${key}` : key;
    if (typeof value === 'object' && value !== null)
      for (const [below, leaf] of leavesOf(value, path)) leaves.set(below, leaf);
    else leaves.set(path, value);
  }
  return leaves;
}

function samplesAt(samples: unknown, path: string): readonly (readonly unknown[])[] {
  const found = path
    .split('.')
    .reduce<unknown>((part, key) => (part as Readonly<Record<string, unknown>> | undefined)?.[key], samples);
  expect(found, `sample arguments for ${path} (text/testing)`).toBeInstanceOf(Array);
  return found as readonly (readonly unknown[])[];
}

/** What a message says: itself, or once for each sample. */
function saidBy(messages: Messages, language: string): ReadonlyMap<string, readonly unknown[]> {
  const samples = samplesIn(messages, language);
  const said = [...leavesOf(messages)].map(
    ([path, leaf]) =>
      [path, typeof leaf === 'string' ? [leaf] : samplesAt(samples, path).map((given) => leaf(...given))] as const,
  );
  return new Map(said);
}

/** The texts that go into a sentence, call by call, in the language's own words. */
function givenTo(messages: Messages, language: string): ReadonlyMap<string, readonly (readonly unknown[])[]> {
  const samples = samplesIn(messages, language);
  const said = [...leavesOf(messages)].filter(([, leaf]) => typeof leaf !== 'string');
  return new Map(said.map(([path]) => [path, samplesAt(samples, path)]));
}

/** What stays of a word whatever its case or number; colours change most (rood, rode). */
const stemOf = (word: string, { colours }: Messages): string =>
  word.slice(0, Object.values(colours).includes(word) ? 2 : 4).toLowerCase();

const digitsIn = (text: string): readonly string[] => (text.match(/\d+/g) ?? []).sort();
const listed = (paths: readonly string[], path: string): boolean =>
  paths.some((one) => new RegExp(`^${one.replaceAll('.', '\\.').replaceAll('*', '[^.]+')}$`).test(path));

/** All that a language says: the rules are fetched apart, and so is who is likely to win. */
const all = async (id: Language): Promise<Messages> => {
  const { load, loadRules, loadChance } = languages[id];
  const [messages, ruleTexts, chance] = await Promise.all([load(), loadRules(), loadChance()]);
  return Object.assign({ ruleTexts, chance }, messages);
};

/** What stands on the cards of a box, in English everywhere. */
const printed = gameList.flatMap(({ pack }) => pack?.technologies ?? []).map(({ name }) => name);

const original = await all('en');
const english = saidBy(original, 'en');
const englishGiven = givenTo(original, 'en');
const loaded = await Promise.all(languageIds.map(async (id) => [id, await all(id)] as const));

describe.each(loaded)('the words of %s', (id, messages) => {
  const said = saidBy(messages, id);
  const pairs = [...english].map(([path, original]) => ({ path, original, now: said.get(path) ?? [] }));
  const each = function* (): Generator<readonly [path: string, original: string, now: string]> {
    for (const { path, original, now } of pairs) {
      for (const [at, one] of original.entries()) if (typeof one === 'string') yield [path, one, String(now[at])];
    }
  };

  test('have the keys of the English ones, and no others', () => {
    expect([...said.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test('say something wherever English does', () => {
    for (const { path, original, now } of pairs) {
      const silence = (text: unknown): boolean => text === undefined || text === '';
      expect(now.map(silence), path).toEqual(original.map(silence));
    }
  });

  test('hold nothing that is no word', () => {
    for (const [path, , now] of each()) expect(now, path).not.toMatch(/undefined|NaN|\[object|\s{2}|!|^\s|\s$/);
  });

  test('keep the numbers of every sentence', () => {
    for (const [path, original, now] of each()) {
      if (path === 'things.moment') continue;
      expect(digitsIn(now), `${path}: ${now}`).toEqual(digitsIn(original));
    }
  });

  test('keep the names that go into a sentence', () => {
    for (const [path, original, now] of each()) {
      for (const name of [...players.slice(1), 'Cilla', 'Lieksa', 'UK-13', ...printed]) {
        if (original.includes(name)) expect(now, path).toContain(name);
      }
    }
  });

  test('say all that they are given', () => {
    const own = givenTo(messages, id);
    for (const [path, calls] of englishGiven) {
      for (const [call, given] of calls.entries()) {
        const now = String(said.get(path)?.[call]).toLowerCase();
        for (const [place, text] of given.entries()) {
          if (typeof text !== 'string' || !String(english.get(path)?.[call]).includes(text)) continue;
          for (const word of String(own.get(path)?.[call]?.[place]).match(/\p{L}+/gu) ?? []) {
            expect(now, `${path}: ${now}`).toContain(stemOf(word, messages));
          }
        }
      }
    }
  });

  test('have one form after 0, 2 and 5, wherever English has', () => {
    const shape = (text: unknown): string => String(text).replace(/\d+/, '#');
    for (const [path, calls] of englishGiven) {
      const [none, , two, five] = calls.map((given) => given.length === 1 && given[0]);
      if (none !== 0 || two !== 2 || five !== 5) continue;
      const [zeroth, , second, fifth] = (english.get(path) ?? []).map(shape);
      const [nothing, , pair, several] = (said.get(path) ?? []).map(shape);
      expect(several, path).toBe(pair);
      if (zeroth === second && second === fifth) expect(nothing, path).toBe(pair);
    }
  });

  test.skipIf(id === 'en')('are not English', () => {
    const allowed = [...equalEverywhere, ...(equalIn[id] ?? [])];
    const same = pairs.filter(({ original, now }) => original.some(Boolean) && String(original) === String(now));
    expect(same.map(({ path }) => path).filter((path) => !listed(allowed, path))).toEqual([]);
    for (const [path, , now] of each()) expect(now, path).not.toMatch(/\b(the|and|your?|with|from|this|that)\b/i);
  });

  test.skipIf(id === 'en')('are listed as equal only where they are', () => {
    const same = new Set(pairs.filter(({ original, now }) => String(original) === String(now)).map(({ path }) => path));
    expect((equalIn[id] ?? []).filter((path) => !same.has(path))).toEqual([]);
  });
});
