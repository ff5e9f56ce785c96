import { type GameWords, gameFromPack, type Pack, ruleIdsOf } from '@branchline/games';
import { gameList } from '@branchline/games/all';
import { describe, expect, test } from 'vitest';
import { en, type Messages, type RuleTexts } from './en/en.ts';
import { ruleTexts } from './en/rules.ts';
import { type Language, languageIds, languages } from './languages.ts';
import { commonRules, isCommonTo, ownRules } from './rules-of.ts';

function packWith(found: (pack: Pack) => boolean): Pack {
  const pack = gameList.map((game) => game.pack).find((one) => one && found(one));
  if (!pack) throw new Error('no game of the house is such a map');
  return pack;
}

const northern = packWith(({ routes }) => routes.some(({ anyCardsForOne }) => anyCardsForOne));
const { ids: _ids, ...itsRules } = northern.rules;

/** A map from outside, made from one of the house: it names no ids, and its numbers are its own. */
const map: Pack = {
  ...northern,
  id: 'elsewhere',
  name: 'Elsewhere',
  seats: { min: 2, max: 6 },
  pieces: { kind: 'train', count: 33 },
  rules: {
    ...itsRules,
    start: { cards: 7, wilds: 2 },
    tickets: {
      dealt: { count: 6, keep: 4, returned: 'box', long: 2 },
      drawn: { count: 5, keep: 2, returned: 'bottom' },
    },
    doubles: { bothFrom: 5 },
    stations: { prices: [2, 5], unbuilt: 3 },
    scoring: ['routes', 'tickets', 'stations', { longestPath: 12 }, { globetrotter: 17 }, { attractions: 8 }],
    tieBreak: ['fewestStations', 'longestPathBonus', 'ticketsDone', 'longestPath'],
    options: [{ startingCards: [7, 9] }],
  },
};
const words: GameWords = { name: 'Elsewhere' };

interface Spoken {
  readonly messages: Messages;
  readonly texts: RuleTexts;
}

const english: Spoken = { messages: en, texts: ruleTexts };

const rulesIn = (spoken: Spoken, pack = map, own = words): ReadonlyMap<string, string> =>
  new Map(ownRules(own, { pack, ids: ruleIdsOf(pack), words: own, ...spoken }).map(({ id, text }) => [id, text]));

test('a map from outside has all its rules told from its slots (M-1 to M-14, EU-10 to EU-13, NO-20, NO-40)', () => {
  const rules = rulesIn(english);
  expect([...rules.keys()]).toEqual([
    ...['M-1', 'M-2', 'M-3', 'M-4', 'M-5', 'M-6', 'M-7', 'M-8', 'M-9', 'M-10', 'M-11', 'M-12', 'M-13', 'M-14'],
    ...['NO-20', 'NO-40', 'NO-41', 'NO-42', 'NO-43', 'NO-44', 'NO-45'],
    ...['EU-10', 'EU-11', 'EU-12', 'EU-13'],
  ]);
  expect(rules.get('M-1')).toMatch(/^33 train cars and 2 stations each\. 110 cards: 12 each of 8 colours/);
  expect(rules.get('M-2')).toBe(
    'Everybody starts with 7 cards (9 if the table chooses so) and 2 locomotives; 5 lie in the market.',
  );
  expect(rules.get('M-3')).toBe('The market is never swept.');
  expect(rules.get('M-5')).toContain('2 long tickets and 6 others and keep at least 4');
  expect(rules.get('M-6')).toContain('take 5, keep at least 2; the rest go under the pile');
  expect(rules.get('EU-10')).toContain('cost 2 and 5 cards of one colour');
  expect(rules.get('EU-13')).toContain('3 points');
  expect(rules.get('M-11')).toContain('12 points');
  expect(rules.get('M-12')).toContain('17 points');
  expect(rules.get('M-13')).toContain('8 points');
  expect(rules.get('M-14')).toBe(
    'Most points win; then fewer stations built; then the bonus for the longest path; then more tickets done; then the longest path; then the victory is shared.',
  );
});

test('groups of places are told (M-15)', () => {
  const grouped = packWith(({ groups = [] }) => groups.length > 0);
  const { ids: _, ...rules } = grouped.rules;
  expect(rulesIn(english, { ...grouped, rules }).get('M-15')).toContain('2 places of the board');
});

test('a sentence of the folder goes before the one made from a slot', () => {
  const own = { name: 'Elsewhere', rules: { 'M-3': 'Nobody sweeps here.', 'M-99': 'Besides, tea is at five.' } };
  const rules = rulesIn(english, map, own);
  expect(rules.get('M-3')).toBe('Nobody sweeps here.');
  expect(rules.get('M-99')).toBe('Besides, tea is at five.');
});

test('several slots under one id make one rule', () => {
  const pack = {
    ...map,
    rules: { ...map.rules, ids: { 'tickets.dealt': 'XY-1', 'tickets.drawn': 'XY-1', doubles: 'XY-2' } },
  };
  expect(rulesIn(english, pack).get('XY-1')).toMatch(/^You are dealt .* Drawing tickets: take 5/);
  expect(rulesIn(english, pack).get('XY-2')).toMatch(/^With 2 to 4 players/);
});

describe('the common rules say what holds on the map at hand', () => {
  const rule = (id: string, pack?: Pack): string =>
    commonRules(ruleTexts, pack).find((one) => one.id === id)?.text ?? '';
  const withRules = (rules: Partial<Pack['rules']>): Pack => ({ ...map, rules: { ...map.rules, ...rules } });

  test.each([
    [2, 'Both tracks of a double route may be claimed'],
    [3, 'With 2 players, a double route is closed'],
    [4, 'With 2 or 3 players, a double route is closed'],
    [6, 'With 2 to 5 players, a double route is closed'],
    [7, 'A double route is closed as soon as'],
  ])('C-36: both tracks are open from %i players on', (bothFrom, begins) => {
    expect(rule('C-36', withRules({ doubles: { bothFrom } }))).toMatch(new RegExp(`^${begins}`));
  });

  test('C-36: without a map it says that the number is the game’s', () => {
    expect(rule('C-36')).toContain('how many, each game says');
  });

  test('C-2, C-13, C-32, C-35, C-43: stations, sweeps, wilds, unequal twins, tickets to keep', () => {
    const { stations: _, ...plain } = map.rules;
    expect(rule('C-2', map)).toContain('build a station');
    expect(rule('C-2', { ...map, rules: plain })).not.toContain('station');
    expect(rule('C-13', withRules({ market: { sweepAt: 3 } }))).toContain('new market');
    expect(rule('C-13', map)).not.toContain('new market');
    expect(rule('C-32', map)).toContain('but not on every route');
    expect(rule('C-35', map)).not.toContain('option');
    expect(rule('C-35', withRules({ options: ['unequalTwins'] }))).toContain('option');
    expect(rule('C-43', map)).toContain('at least 2, or all');
  });

  test('C-20 to C-22 hold where a wild is the whole draw', () => {
    const entry = (wildDraw: 'whole' | 'ordinary') => gameFromPack(withRules({ wildDraw }));
    for (const id of ['C-20', 'C-21', 'C-22']) {
      expect(isCommonTo(entry('whole'), id)).toBe(true);
      expect(isCommonTo(entry('ordinary'), id)).toBe(false);
    }
  });
});

async function spokenIn(language: Language): Promise<Spoken> {
  return { messages: await languages[language].load(), texts: await languages[language].loadRules() };
}

describe.each(languageIds)('in %s', (language) => {
  const digits = (text = ''): string => (text.match(/\d+/g) ?? []).sort().join();

  test.each<[what: string, pack: Pack]>([
    ['a map from outside', map],
    ['the same with taxis', { ...map, pieces: { ...map.pieces, kind: 'taxi' as const } }],
    ...gameList.flatMap(({ id, pack }) => (pack ? [[id, pack] satisfies [string, Pack]] : [])),
  ])('%s has the rules and the numbers it has in English', async (_, pack) => {
    const [told, original] = [rulesIn(await spokenIn(language), pack), rulesIn(english, pack)];
    expect([...told.keys()]).toEqual([...original.keys()]);
    for (const [id, text] of told) {
      expect(digits(text), id).toBe(digits(original.get(id)));
      expect(text, id).not.toMatch(/undefined|NaN|\s{2}|\.\.|^\s|\s$/);
    }
  });

  test('a map with taxis speaks of no train', async () => {
    const { messages, texts } = await spokenIn(language);
    const taxis: Pack = { ...map, pieces: { kind: 'taxi', count: 33 } };
    const text = [
      ...rulesIn({ messages, texts }, taxis).values(),
      ...commonRules(texts, taxis).map((rule) => rule.text),
    ].join();
    for (const train of [messages.things.train(1), messages.things.train(2), messages.things.locomotive(1)]) {
      expect(text.toLowerCase()).not.toContain(train);
    }
    expect(text.toLowerCase()).toContain(messages.things.taxi(33));
    expect(text.toLowerCase()).toContain(messages.things.taxiCard(1));
  });
});

test('one long ticket and one other, all of them kept, are told as they are (M-5)', () => {
  const dealt = { count: 1, long: 1, keep: 2, returned: 'box' } as const;
  const pack = { ...map, rules: { ...map.rules, tickets: { ...map.rules.tickets, dealt } } };
  expect(rulesIn(english, pack).get('M-5')).toBe(
    'You are dealt 1 long ticket and 1 other and keep all of them. The long tickets that were not dealt leave the game unseen.',
  );
});
