import { readFileSync } from 'node:fs';
import { addPack } from '@branchline/games';
import { gameList } from '@branchline/games/all';
import { gameWith, randomPack } from '@branchline/games/testing';
import { type Language, languageIds, languages, type RuleTexts } from '@branchline/text';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fetchWords } from '../preferences/game-words.ts';
import { speak } from '../preferences/messages.ts';
import { differencesOf } from './differences.tsx';
import { allSections, fetchRules, findRules, ruleNotesFor, sectionsFor, type TableChoices } from './sections.ts';

const specification = readFileSync(new URL('../../../../docs/RULES.md', import.meta.url), 'utf8');
/** The letters of a game's rules: its section is headed by its name. */
const letters = new Map(
  [...specification.matchAll(/^## ([A-Z]+)\. (.*?)(?: \(.*)?$/gm)].flatMap(([, letter = '', name]) =>
    gameList.filter((game) => game.name === name).map(({ id }) => [id, letter] as const),
  ),
);
const specified = [...specification.matchAll(/^(?:- \*\*|\| )([A-Z]+)(-\d+)/gm)].flatMap(([, letter = '', number]) =>
  ['C', 'T', ...letters.values()].includes(letter) ? [`${letter}${number}`] : [],
);

const northern = gameWith('startingCards', 'tunnels').id;
const withTechnologies = gameWith('technologies').id;
const withTaxis = gameWith('taxis').id;
const ofYards = gameWith('yard').id;

let texts: RuleTexts;

/** The page speaks this language from now on. */
async function speakIn(language: Language): Promise<void> {
  speak(language, await languages[language].load());
  texts = await languages[language].loadRules();
  await Promise.all(gameList.map(({ id }) => fetchWords(id, language)));
}

beforeAll(() => speakIn('en'));
afterAll(() => speakIn('en'));

describe.each(languageIds)('the rules inside in %s', (language) => {
  test('are all of the specification, each with a text of its own', async () => {
    await speakIn(language);
    const all = allSections(texts).flatMap(({ rules }) => rules);
    expect(specified.length).toBeGreaterThan(120);
    expect(all.map(({ id }) => id).sort()).toEqual([...specified].sort());
    for (const { id, text } of all) expect(text.length, id).toBeGreaterThan(15);
  });

  test.each(gameList.map(({ id }) => id))('tell every rule of %s, and no other game’s', async (game) => {
    await speakIn(language);
    const own = specified.filter((id) => id.startsWith(`${letters.get(game)}-`));
    const [first, ...others] = sectionsFor(texts, game);
    expect(own.length).toBeGreaterThan(5);
    // Where there are tunnels, their rules are told with the game's own.
    const told = first?.rules.map(({ id }) => id).filter((id) => own.includes(id) || !/^NO-4[0-5]$/.test(id)) ?? [];
    expect(told.toSorted()).toEqual(own.toSorted());
    expect(others.flatMap(({ rules }) => rules).filter(({ id }) => !/^[CT]-/.test(id))).toEqual([]);
  });

  test.each(gameList.map(({ id }) => id))('say what is different in %s, by rules it has', async (game) => {
    await speakIn(language);
    const lines = differencesOf(game);
    expect(lines.length).toBeGreaterThanOrEqual(4);
    for (const { id } of lines) expect(specified).toContain(id);
  });
});

test('a map from outside has rules of its own and the common ones, and says nothing of what is different', async () => {
  const pack = randomPack(3);
  const game = addPack(pack).id;
  await fetchRules([game]);
  const [own, common] = sectionsFor(texts, game);
  expect(own?.rules.map(({ id }) => id)).toEqual(expect.arrayContaining(['M-1', 'M-2', 'M-5', 'M-6', 'M-10', 'M-14']));
  expect(own?.rules[0]?.text).toContain(`${pack.pieces.count} `);
  expect(common?.rules.map(({ id }) => id)).toContain('C-36');
  expect(differencesOf(game)).toEqual([]);
});

test('every rule a refusal can name is among the rules of every game that is asked for it', () => {
  for (const { id: game } of gameList) {
    for (const rule of specified.filter((id) => id.startsWith('C-'))) {
      const ids = sectionsFor(texts, game, rule).flatMap(({ rules }) => rules.map(({ id }) => id));
      expect(ids, `${rule} at ${game}`).toContain(rule);
    }
  }
});

const chosen = (game: string, players: number, options: TableChoices['options'] = {}): TableChoices => ({
  game,
  options,
  seats: ['Anna', 'Bo', 'Cilla', 'Doris'].slice(0, players).map((name, seat) => ({
    seat,
    name,
    kind: 'person' as const,
    present: true,
    standIn: false,
    awaited: false,
  })),
  settings: { visibility: 'private', clock: { kind: 'none' }, atTimeOut: 'bot', grace: 0, botPace: 0 },
});

describe('at a table a rule says which way it is there', () => {
  const at = (table: TableChoices, rule: string): string | undefined => ruleNotesFor(texts, table).notes.get(rule);
  beforeAll(() => speakIn('en'));

  test('by the options of the game, said or not', () => {
    expect(at(chosen(northern, 3), 'NO-2')).toContain('4 cards');
    expect(at(chosen(northern, 3, { startingCards: 5 }), 'NO-2')).toContain('5 cards');
    expect(at(chosen(withTechnologies, 3), 'C-35')).toContain('double route too');
    expect(at(chosen(withTechnologies, 3, { unequalTwins: false }), 'C-35')).toContain('two routes');
    expect(at(chosen(withTaxis, 3), 'C-35')).toBeUndefined();
    expect(at(chosen(withTaxis, 3), 'C-1')).toContain('by lot');
    expect(at(chosen(withTaxis, 3, { firstSeat: 2 }), 'C-1')).toContain('Bo begins');
    expect(at(chosen(ofYards, 3), 'CG-12')).toContain('Nobody');
    expect(at(chosen(ofYards, 3, { inspectOwnPile: true }), 'CG-12')).toContain('your own');
  });

  test('by the number of players (C-36, CG-62)', () => {
    expect(at(chosen(withTaxis, 2), 'C-36')).toContain('closed');
    expect(at(chosen(withTaxis, 4), 'C-36')).toContain('4 players');
    expect(at(chosen(ofYards, 4), 'CG-62')).toContain('second deck');
    expect(at(chosen(ofYards, 2), 'CG-62')).toContain('first deck');
  });

  test('by its clock (T-1, T-2)', () => {
    const table = chosen(withTaxis, 2);
    const timed = (atTimeOut: 'bot' | 'leastHarm'): TableChoices => ({
      ...table,
      settings: { ...table.settings, clock: { kind: 'move', seconds: 60 }, atTimeOut },
    });
    expect(at(table, 'T-1')).toContain('No clock');
    expect(at(timed('bot'), 'T-1')).toContain('A bot plays');
    expect(ruleNotesFor(texts, timed('bot')).leftOut).toContain('T-2');
    expect(at(timed('leastHarm'), 'T-2')).toContain('least harmful');
    expect(ruleNotesFor(texts, timed('leastHarm')).leftOut).toContain('T-1');
  });

  test('and the advanced technologies are left out unless they are chosen (UK-40 to UK-49)', () => {
    expect(ruleNotesFor(texts, chosen(withTechnologies, 2)).leftOut).toContain('UK-44');
    expect(ruleNotesFor(texts, chosen(withTechnologies, 2, { advancedTechnologies: true })).leftOut).not.toContain(
      'UK-44',
    );
    expect(at(chosen(withTechnologies, 2, { advancedTechnologies: true }), 'UK-10')).toContain('are sold');
  });
});

describe('looking for a rule', () => {
  beforeEach(() => speakIn('en'));
  const idsFor = (text: string): readonly string[] => {
    return findRules(sectionsFor(texts, northern), text).flatMap(({ rules }) => rules.map(({ id }) => id));
  };

  test('finds it by its id alone', () => {
    expect(idsFor('no-4')).toEqual(['NO-4']);
  });

  test('finds it by words in any order, without accents and capitals', async () => {
    expect(idsFor('turned THREE tunnel')).toContain('NO-40');
    await speakIn('da');
    expect(findRules(sectionsFor(texts, northern), 'faerge').length).toBe(0);
    expect(findRules(sectionsFor(texts, withTechnologies), 'strækning').length).toBeGreaterThan(0);
    await speakIn('sv');
    expect(findRules(sectionsFor(texts, northern), 'farja').length).toBeGreaterThan(0);
  });

  test('finds nothing where there is nothing', () => {
    expect(idsFor('aeroplane')).toEqual([]);
  });
});
