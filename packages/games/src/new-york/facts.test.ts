import { describe, expect, test } from 'vitest';
import { broken, entry, factsOf, type Json, set } from '../testing/broken-facts.ts';

const facts = factsOf('new-york');

test('the facts have no fault (NY-1)', () => {
  expect(broken(facts, () => {})).toEqual([]);
});

describe('a file that is not the printed one', () => {
  test.each<[string, (facts: Json) => void, string]>([
    ['a taxi too many (NY-1)', (facts) => set(facts.pieces, 'count', 16), 'pieces.count: 16, but NY-1 says 15'],
    ['a wild too few (NY-1)', (facts) => set(facts.deck, 'wilds', 7), 'deck: 43 cards, but NY-1 has 44'],
    ['a ticket lost (NY-1)', (facts) => facts.tickets?.pop(), 'tickets: 17, but NY-1 has 18'],
    [
      'other points (NY-7)',
      (facts) => set(facts.rules?.points, '4', 8),
      'rules, points: length 4 brings 8, but NY-7 says 7',
    ],
    [
      'points for a length not printed (NY-7)',
      (facts) => set(facts.rules?.points, '5', 10),
      'rules, points: length 5 brings 10, but NY-7 says nothing',
    ],
    ['a fifth seat', (facts) => set(facts.seats, 'max', 5), 'seats: 2 to 5, but the game is for 2 to 4'],
    [
      'a route made longer: colours out of balance',
      (facts) => set(entry(facts.routes, 'lincoln-center--midtown-west'), 'length', 4),
      'routes: red has 13 and black 10, but no two colours are more than 1 apart',
    ],
    [
      'a double of unequal tracks (C-35)',
      (facts) => set(entry(facts.routes, 'brooklyn--chinatown-red'), 'length', 2),
      'routes: the two between brooklyn and chinatown differ in length, which C-35 does not list',
    ],
  ])('%s', (_what, damage, sentence) => {
    expect(broken(facts, damage)).toContain(`facts.json: ${sentence}.`);
  });
});
