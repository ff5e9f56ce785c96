import { describe, expect, test } from 'vitest';
import { broken, entry, factsOf, type Json, set } from '../testing/broken-facts.ts';

const facts = factsOf('usa');

test('the facts have no fault (US-1)', () => {
  expect(broken(facts, () => {})).toEqual([]);
});

describe('a file that is not the printed one', () => {
  test.each<[string, (facts: Json) => void, string]>([
    ['a train car too few (US-1)', (it) => set(it.pieces, 'count', 44), 'pieces.count: 44, but US-1 says 45'],
    ['a locomotive too many (US-1)', (it) => set(it.deck, 'wilds', 15), 'deck: 111 cards, but US-1 has 110'],
    ['a ticket lost (US-1)', (it) => it.tickets?.pop(), 'tickets: 29, but US-1 has 30'],
    ['no sweep (US-3)', (it) => set(it.rules, 'market', undefined), 'rules, market must be an object, not nothing'],
    [
      'one ticket is enough (US-4)',
      (it) => set(it.rules?.tickets?.dealt, 'keep', 1),
      'rules.tickets.dealt.keep: 1, but US-4 says 2',
    ],
    [
      'doubles open to three (US-5)',
      (it) => set(it.rules?.doubles, 'bothFrom', 3),
      'rules.doubles.bothFrom: 3, but US-5 says 4',
    ],
    [
      'more for the longest (US-6)',
      (it) => set(it.rules?.points, '6', 16),
      'rules, points: length 6 brings 16, but US-6 says 15',
    ],
    [
      'no longest path (US-7)',
      (it) => {
        set(it.rules, 'scoring', ['routes', 'tickets']);
        set(it.rules, 'tieBreak', ['ticketsDone']);
      },
      'rules.scoring.2.longestPath: nothing, but US-7 says 10',
    ],
    [
      'the path itself settles a tie (US-8)',
      (it) => set(it.rules, 'tieBreak', ['ticketsDone', 'longestPath']),
      'rules.tieBreak.1: longestPath, but US-8 says longestPathBonus',
    ],
    [
      'a route in another colour',
      (it) => set(entry(it.routes, 'atlanta--miami'), 'colour', 'red'),
      'routes: red has 32 and blue 22, but no two colours are more than 0 apart',
    ],
    [
      'unequal tracks (C-35)',
      (it) => set(entry(it.routes, 'boston--new-york-red'), 'length', 3),
      'routes: the two between boston and new-york differ in length, which C-35 does not list',
    ],
  ])('%s', (_what, damage, sentence) => {
    expect(broken(facts, damage)).toContain(`facts.json: ${sentence}.`);
  });
});
