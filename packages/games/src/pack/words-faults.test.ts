import { expect, test } from 'vitest';
import type { GameWords } from './game-words.ts';
import { wordsFaults } from './words-faults.ts';

const printed = {
  places: new Map([
    ['north', 'North Harbour'],
    ['middle', 'Middle'],
  ]),
  regions: ['moor'],
  technologies: ['booster'],
  numbers: new Set([12]),
};

const english: GameWords = {
  name: 'Five Towns',
  line: 'A short ride.',
  technologies: { booster: { effect: 'Any three cards are a locomotive.', badge: '3 = 1' } },
  differences: { 'FT-1': '12 train cars each.' },
  rules: { 'FT-1': '12 train cars each.', 'FT-2': 'North Harbour is closed.' },
  lesson: { welcome: 'Claim {firstRoute} now.' },
};

const danish: GameWords = {
  name: 'Fem byer',
  line: 'En kort tur.',
  places: { north: 'Nordhavn', moor: 'Heden' },
  technologyNames: { booster: 'Booster' },
  technologies: { booster: { effect: 'Tre vilkårlige kort er et lokomotiv.', badge: '3 = 1' } },
  differences: { 'FT-1': '12 togvogne til hver.' },
  rules: { 'FT-1': '12 togvogne til hver.', 'FT-2': 'Nordhavn er lukket.' },
  lesson: { welcome: 'Gør nu krav på {firstRoute}.' },
};

const faultsOf = (words: unknown, language = 'da'): readonly string[] =>
  wordsFaults({ language, words, english, printed });

test('words that have all that English has are in order', () => {
  expect(faultsOf(danish)).toEqual([]);
  expect(faultsOf(english, 'en')).toEqual([]);
});

const { line: _line, ...silent } = danish;
const { technologyNames: _names, ...unnamed } = danish;

test.each<[what: string, words: unknown, fault: string]>([
  ['nothing at all', [], 'the file must be an object, not []'],
  ['no line', silent, 'line is missing'],
  ['a field nobody knows', { ...danish, players: '2–4' }, 'players is a field nobody knows'],
  ['markup', { ...danish, line: 'En <b>kort</b> tur.' }, 'line must be plain text without <, >, !'],
  ['a shout', { ...danish, line: 'En kort tur!' }, 'line must be plain text'],
  ['two spaces', { ...danish, line: 'En  kort tur.' }, 'line must be plain text'],
  ['too few rules', { ...danish, rules: { 'FT-2': 'Nordhavn er lukket.' } }, 'rules, FT-1 is missing'],
  ['a step too many', { ...danish, lesson: { ...danish.lesson, bye: 'Farvel.' } }, 'lesson, bye is not in English'],
  ['another number', { ...danish, differences: { 'FT-1': '13 togvogne.' } }, 'differences, FT-1 has the numbers 13'],
  ['no placeholder', { ...danish, lesson: { welcome: 'Gør nu krav.' } }, 'lesson, welcome has the names none'],
  [
    'a broken placeholder',
    { ...danish, lesson: { welcome: 'Nu {firstRoute.' } },
    'lesson, welcome has the names {first',
  ],
  ['English', { ...danish, line: english.line }, 'line is English'],
  ['half English', { ...danish, line: 'En tur with tog.' }, 'line has English words'],
  ['a place there is not', { ...danish, places: { south: 'Syd' } }, 'places, south: there is no such place'],
  [
    'a place as printed',
    { ...danish, places: { ...danish.places, middle: 'Middle' } },
    'places, middle: Middle is what',
  ],
  ['no technology', unnamed, 'technologyNames, booster is missing'],
  ['a strange technology', { ...danish, technologyNames: { booster: 'B', x: 'X' } }, 'technologyNames, x: there is no'],
  [
    'another place',
    { ...danish, rules: { ...danish.rules, 'FT-2': 'Byen er lukket.' } },
    'FT-2 does not name Nordhavn',
  ],
])('words with %s are not', (_, words, fault) => {
  expect(faultsOf(words).join('\n')).toContain(fault);
});

test('a number that no fact of the game knows is told', () => {
  const said = { ...english, differences: { 'FT-1': 'With two or three players, 14 train cars each.' } };
  expect(wordsFaults({ language: 'en', words: said, english: said, printed })).toEqual([
    'differences, FT-1 says two, and no fact of the game does',
    'differences, FT-1 says three, and no fact of the game does',
    'differences, FT-1 says 14, and no fact of the game does',
  ]);
});

test('a fault of the English file is told once, with that file', () => {
  expect(wordsFaults({ language: 'da', words: danish, english: { name: 'Five Towns' }, printed })).toEqual([]);
  expect(faultsOf({ name: 'Five Towns' }, 'en')).toEqual(['line is missing']);
});
