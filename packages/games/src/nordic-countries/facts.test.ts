import { describe, expect, test } from 'vitest';
import { broken, entry, factsOf, type Json, set } from '../testing/broken-facts.ts';

const facts = factsOf('nordic-countries');

test('the facts have no fault (NO-1)', () => {
  expect(broken(facts, () => {})).toEqual([]);
});

describe('a file that is not the printed one', () => {
  test.each<[string, (facts: Json) => void, string]>([
    [
      'an unequal double made equal (C-35)',
      (facts) => set(entry(facts.routes, 'kristiansand--stavanger-green'), 'length', 3),
      'routes: the two between kristiansand and stavanger should differ in length (C-35)',
    ],
    [
      'tickets back into the pile (NO-3)',
      (facts) => set(facts.rules?.tickets?.dealt, 'returned', 'bottom'),
      'rules.tickets.dealt.returned: bottom, but NO-3 says box',
    ],
    [
      'no bonus (NO-51)',
      (facts) => set(facts.rules, 'scoring', ['routes', 'tickets']),
      'rules.scoring.2.globetrotter: nothing, but NO-51 says 10',
    ],
    [
      'three cards for one to Murmansk (NO-21)',
      (facts) => set(entry(facts.routes, 'lieksa--murmansk'), 'anyCardsForOne', 3),
      'routes.lieksa--murmansk.anyCardsForOne: 3, but NO-21 says 4',
    ],
  ])('%s', (_what, damage, sentence) => {
    expect(broken(facts, damage)).toContain(`facts.json: ${sentence}.`);
  });
});
