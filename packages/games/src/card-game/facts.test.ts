import { describe, expect, test } from 'vitest';
import { broken, entry, factsOf, type Json, set } from '../testing/broken-facts.ts';

const facts = factsOf('card-game', 'facts');

test('the facts have no fault (CG-1)', () => {
  expect(broken(facts, () => {})).toEqual([]);
});

describe('a file that is not the printed one', () => {
  test.each<[string, (facts: Json) => void, string]>([
    ['a locomotive too many (CG-1)', (facts) => set(facts.deck, 'wilds', 17), 'deck.wilds: 17, but CG-1 says 16'],
    ['a bonus lost (CG-1)', (facts) => facts.bonuses?.pop(), 'bonuses: 5 of them, but CG-1 has 6'],
    [
      'a bonus for a small city',
      (facts) => set(facts.bonuses?.[0], 'city', 'boston'),
      'bonuses, boston: it is no big city',
    ],
    [
      'a big city without one',
      (facts) => set(facts.bonuses?.[0], 'city', 'boston'),
      'places, seattle: a big city without a bonus',
    ],
    [
      'a ticket for nothing',
      (facts) => set(entry(facts.tickets, 'chicago--dallas'), 'cards', {}),
      'tickets, chicago--dallas: it asks for no card',
    ],
    [
      'a ticket for grey cards',
      (facts) => set(entry(facts.tickets, 'chicago--dallas'), 'cards', { grey: 1 }),
      'tickets, chicago--dallas: grey is no colour of the deck',
    ],
    [
      'a ticket far too dear',
      (facts) => set(entry(facts.tickets, 'chicago--dallas'), 'cards', { yellow: 1, green: 4 }),
      'tickets: green has 19 and purple 16, but no two colours are more than 2 apart',
    ],
  ])('%s', (_what, damage, sentence) => {
    expect(broken(facts, damage)).toContain(`facts.json: ${sentence}.`);
  });
});
