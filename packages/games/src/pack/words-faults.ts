import type { GameWords } from './game-words.ts';
import { type Fields, type Shape, shapeFaults } from './shape.ts';

const sentence: Shape = {
  // No markup, no control characters, no spaces where none belong, no exclamation mark: docs/languages.md, Tone.
  text: /^(?!\s)(?!.*(\s{2}|undefined|NaN|\[object))[^\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}<>!]{1,900}(?<!\s)$/u,
  say: 'plain text without <, >, ! and spaces where none belong',
};
const byId = { field: /^[a-z0-9-]{1,80}$/u, say: 'an id', most: 160 };
const byRule: Shape = { every: sentence, field: /^[A-Z]{1,4}-[0-9]{1,3}$/u, say: 'the id of a rule', most: 100 };

const WORDS_SHAPE: Fields = {
  fields: { name: 'name', line: sentence },
  optional: {
    places: { every: 'name', ...byId },
    // Its own name and the printed one, so that owners of the box find their cards.
    technologyNames: { every: sentence, ...byId },
    technologies: { every: { fields: { effect: sentence, badge: 'name' } }, ...byId },
    differences: byRule,
    rules: byRule,
    lesson: { every: sentence, field: /^[a-z][a-zA-Z]{0,39}$/u, say: 'the name of a step', most: 60 },
  },
};

/** What is printed on board and cards: what words may be about. */
export interface PrintedNames {
  /** Places and groups, by id. */
  readonly places: ReadonlyMap<string, string>;
  readonly regions: readonly string[];
  readonly technologies: readonly string[];
  /** Every number that its facts know: what is said about a game alone says no other. */
  readonly numbers: ReadonlySet<number>;
}

interface WordsFile {
  readonly language: string;
  readonly words: unknown;
  /** What is in `words/en.json`; its own faults are told with it. */
  readonly english: unknown;
  readonly printed: PrintedNames;
}

/** What is wrong with a file of words: shape, what English has and it has not, and what it should not say. */
export function wordsFaults({ language, words, english: original, printed }: WordsFile): string[] {
  const faults = shapeFaults(words, WORDS_SHAPE);
  if (faults.length > 0 || shapeFaults(original, WORDS_SHAPE).length > 0) return faults;
  const [own, english] = [words as GameWords, original as GameWords];
  const texts = textsOf(own);
  const englishTexts = textsOf(english);
  const missing = [...englishTexts.keys()].filter((path) => !texts.has(path));
  return [
    ...missing.map((path) => `${path} is missing`),
    ...[...texts.keys()].filter((path) => !englishTexts.has(path)).map((path) => `${path} is not in English`),
    ...nameFaults(own, printed, language),
    ...(language === 'en' ? numberFaults(texts, printed.numbers) : []),
    ...(language === 'en' || missing.length > 0
      ? []
      : [...texts].flatMap(([path, text]) =>
          textFaults(text, englishTexts.get(path) ?? '').map((it) => `${path} ${it}`),
        )),
    ...keptNameFaults(texts, englishTexts, { own, english, printed }),
  ];
}

/** Every text by its path, but for names: a language has there what English does not need. */
function textsOf({ places: _places, technologyNames: _names, ...words }: GameWords): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const walk = (part: object, at: string): void => {
    for (const [key, value] of Object.entries(part)) {
      const path = at ? `${at}, ${key}` : key;
      if (typeof value === 'string') texts.set(path, value);
      else walk(value, path);
    }
  };
  walk(words, '');
  return texts;
}

/** Every technology is named, and places only by another name. */
function nameFaults({ places = {}, technologyNames }: GameWords, printed: PrintedNames, language: string): string[] {
  const named = Object.keys(technologyNames ?? {});
  return [
    ...Object.entries(places).flatMap(([id, name]) => {
      if (printed.regions.includes(id)) return [];
      if (!printed.places.has(id)) return [`places, ${id}: there is no such place`];
      return printed.places.get(id) === name ? [`places, ${id}: ${name} is what is printed already`] : [];
    }),
    ...named
      .filter((id) => !printed.technologies.includes(id))
      .map((id) => `technologyNames, ${id}: there is no such technology`),
    ...(language === 'en' ? [] : printed.technologies)
      .filter((id) => !named.includes(id))
      .map((id) => `technologyNames, ${id} is missing`),
  ];
}

const NUMBER_WORDS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** What is different in a game names its numbers by hand: each must be one that its facts know, or it has become false. */
function numberFaults(texts: ReadonlyMap<string, string>, known: ReadonlySet<number>): string[] {
  return [...texts]
    .filter(([path]) => path.startsWith('differences, '))
    .flatMap(([path, text]) =>
      [...text.toLowerCase().matchAll(/(?<![a-z]-?)\d+|\p{L}+(?! minutes)/gu)].flatMap(([word]) => {
        const number = /^\d/.test(word) ? Number(word) : NUMBER_WORDS.indexOf(word) + 2;
        return number < 2 || known.has(number) ? [] : [`${path} says ${word}, and no fact of the game does`];
      }),
    );
}

const sorted = (text: string, pattern: RegExp): string => (text.match(pattern) ?? []).toSorted().join(' ');

/** A translation beside its original: the same numbers and {names}, and not English. */
function textFaults(text: string, original: string): string[] {
  const [numbers, wanted] = [sorted(text, /\d+/g), sorted(original, /\d+/g)];
  const [holes, filled] = [sorted(text, /\{\w*\}?/g), sorted(original, /\{\w*\}?/g)];
  return [
    ...(numbers === wanted ? [] : [`has the numbers ${numbers || 'none'}, and English ${wanted || 'none'}`]),
    ...(holes === filled ? [] : [`has the names ${holes || 'none'}, and English ${filled || 'none'}`]),
    // A name or a badge may be the same word in both.
    ...(text === original && (text.match(/\p{L}+/gu) ?? []).length > 2 ? ['is English'] : []),
    ...(/\b(the|and|your?|with|from|this|that)\b/i.test(text) ? ['has English words'] : []),
  ];
}

/** Words with one space around each. */
const spaced = (text: string): string => ` ${text.match(/[\p{L}\p{N}]+/gu)?.join(' ')} `;

interface Named {
  readonly own: GameWords;
  readonly english: GameWords;
  readonly printed: PrintedNames;
}

/** A place that English names is named, by this language's name for it or at least its beginning (names are inflected). */
function keptNameFaults(
  texts: ReadonlyMap<string, string>,
  original: ReadonlyMap<string, string>,
  { own, english, printed }: Named,
): string[] {
  return [...original].flatMap(([path, said]) => {
    const text = texts.get(path);
    if (text === undefined || !/^(rules|differences)/.test(path)) return [];
    return [...printed.places].flatMap(([id, name]) => {
      if (!spaced(said).includes(spaced(english.places?.[id] ?? name))) return [];
      const called = own.places?.[id] ?? name;
      return text.includes(called.slice(0, 4)) ? [] : [`${path} does not name ${called}`];
    });
  });
}
