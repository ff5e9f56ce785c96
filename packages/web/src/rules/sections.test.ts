import { readFileSync } from 'node:fs';
import { gameList } from '@branchline/games';
import { languageIds, languages } from '@branchline/text';
import { afterAll, describe, expect, test } from 'vitest';
import { messages } from '../preferences/messages.ts';
import { allSections, differencesOf, findRules, ruleNotesFor, sectionsFor, type TableChoices } from './sections.ts';

const specification = readFileSync(new URL('../../../../docs/RULES.md', import.meta.url), 'utf8');
const specified = [...specification.matchAll(/^(?:- \*\*|\| )([A-Z]+-\d+)/gm)].map(([, id]) => id ?? '');

const PREFIXES: Readonly<Record<string, string>> = {
  'new-york': 'NY',
  'nordic-countries': 'NO',
  'united-kingdom': 'UK',
  'card-game': 'CG',
};

const english = messages.value;
afterAll(() => {
  messages.value = english;
});

describe.each(languageIds)('the rules inside in %s', (language) => {
  test('are all of the specification, each with a text of its own', async () => {
    messages.value = await languages[language].load();
    const all = allSections().flatMap(({ rules }) => rules);
    expect(specified.length).toBeGreaterThan(120);
    expect(all.map(({ id }) => id).sort()).toEqual([...specified].sort());
    for (const { id, text } of all) expect(text.length, id).toBeGreaterThan(15);
  });

  test.each(gameList.map(({ id }) => id))('tell every rule of %s, and no other game’s', async (game) => {
    messages.value = await languages[language].load();
    const own = specified.filter((id) => id.startsWith(`${PREFIXES[game]}-`));
    const [first, ...others] = sectionsFor(game);
    expect(own.length).toBeGreaterThan(5);
    expect(first?.rules.map(({ id }) => id).sort()).toEqual([...own].sort());
    expect(others.flatMap(({ rules }) => rules).filter(({ id }) => !/^[CT]-/.test(id))).toEqual([]);
  });

  test.each(gameList.map(({ id }) => id))('say what is different in %s, by rules it has', async (game) => {
    messages.value = await languages[language].load();
    const lines = differencesOf(game);
    expect(lines.length).toBeGreaterThanOrEqual(4);
    for (const { id } of lines) expect(specified).toContain(id);
  });
});

test('every rule a refusal can name is among the rules of every game that is asked for it', () => {
  for (const { id: game } of gameList) {
    for (const rule of specified.filter((id) => id.startsWith('C-'))) {
      const ids = sectionsFor(game, rule).flatMap(({ rules }) => rules.map(({ id }) => id));
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
  const at = (table: TableChoices, rule: string): string | undefined => {
    messages.value = english;
    return ruleNotesFor(table).notes.get(rule);
  };

  test('by the options of the game, said or not', () => {
    expect(at(chosen('nordic-countries', 3), 'NO-2')).toContain('4 cards');
    expect(at(chosen('nordic-countries', 3, { startingCards: 5 }), 'NO-2')).toContain('5 cards');
    expect(at(chosen('united-kingdom', 3), 'C-35')).toContain('double route too');
    expect(at(chosen('united-kingdom', 3, { unequalTwins: false }), 'C-35')).toContain('two routes');
    expect(at(chosen('new-york', 3), 'C-35')).toBeUndefined();
    expect(at(chosen('new-york', 3), 'C-1')).toContain('by lot');
    expect(at(chosen('new-york', 3, { firstSeat: 2 }), 'C-1')).toContain('Bo begins');
    expect(at(chosen('card-game', 3), 'CG-12')).toContain('Nobody');
    expect(at(chosen('card-game', 3, { inspectOwnPile: true }), 'CG-12')).toContain('your own');
  });

  test('by the number of players (C-36, CG-62)', () => {
    expect(at(chosen('new-york', 2), 'C-36')).toContain('closed');
    expect(at(chosen('new-york', 4), 'C-36')).toContain('4 players');
    expect(at(chosen('card-game', 4), 'CG-62')).toContain('second deck');
    expect(at(chosen('card-game', 2), 'CG-62')).toContain('first deck');
  });

  test('by its clock (T-1, T-2)', () => {
    const table = chosen('new-york', 2);
    const timed = (atTimeOut: 'bot' | 'leastHarm'): TableChoices => ({
      ...table,
      settings: { ...table.settings, clock: { kind: 'move', seconds: 60 }, atTimeOut },
    });
    expect(at(table, 'T-1')).toContain('No clock');
    expect(at(timed('bot'), 'T-1')).toContain('A bot plays');
    expect(ruleNotesFor(timed('bot')).leftOut).toContain('T-2');
    expect(at(timed('leastHarm'), 'T-2')).toContain('least harmful');
    expect(ruleNotesFor(timed('leastHarm')).leftOut).toContain('T-1');
  });

  test('and the advanced technologies are left out unless they are chosen (UK-40 to UK-49)', () => {
    expect(ruleNotesFor(chosen('united-kingdom', 2)).leftOut).toContain('UK-44');
    expect(ruleNotesFor(chosen('united-kingdom', 2, { advancedTechnologies: true })).leftOut).not.toContain('UK-44');
    expect(at(chosen('united-kingdom', 2, { advancedTechnologies: true }), 'UK-10')).toContain('are sold');
  });
});

describe('looking for a rule', () => {
  const idsFor = (text: string): readonly string[] => {
    messages.value = english;
    return findRules(sectionsFor('nordic-countries'), text).flatMap(({ rules }) => rules.map(({ id }) => id));
  };

  test('finds it by its id alone', () => {
    expect(idsFor('no-4')).toEqual(['NO-4']);
  });

  test('finds it by words in any order, without accents and capitals', async () => {
    expect(idsFor('turned THREE tunnel')).toContain('NO-40');
    messages.value = await languages.da.load();
    expect(findRules(sectionsFor('nordic-countries'), 'faerge').length).toBe(0);
    expect(findRules(sectionsFor('united-kingdom'), 'strækning').length).toBeGreaterThan(0);
    messages.value = await languages.sv.load();
    expect(findRules(sectionsFor('nordic-countries'), 'farja').length).toBeGreaterThan(0);
  });

  test('finds nothing where there is nothing', () => {
    expect(idsFor('aeroplane')).toEqual([]);
  });
});
