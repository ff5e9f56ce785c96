import { describe, expect, test } from 'vitest';
import { broken, entry, factsOf, type Json, set } from '../testing/broken-facts.ts';

const facts = factsOf('europe');

test('the facts have no fault (EU-1)', () => {
  expect(broken(facts, () => {})).toEqual([]);
});

describe('a file that is not the printed one', () => {
  test.each<[string, (facts: Json) => void, string]>([
    ['a ticket lost (EU-1)', (it) => it.tickets?.shift(), 'tickets: 45, but EU-1 has 46'],
    [
      'long tickets back into the pile (EU-3)',
      (it) => set(it.rules?.tickets?.dealt, 'returned', 'bottom'),
      'rules, tickets, dealt: where long ones are dealt, all return to the box',
    ],
    [
      'two long ones each (EU-3)',
      (it) => set(it.rules?.tickets?.dealt, 'long', 2),
      'tickets: 6 of the long ones are not enough to deal 10',
    ],
    [
      'later ones to the box (EU-4)',
      (it) => set(it.rules?.tickets?.drawn, 'returned', 'box'),
      'rules.tickets.drawn.returned: box, but EU-4 says bottom',
    ],
    [
      'points for a length not printed (EU-5)',
      (it) => set(it.rules?.points, '5', 10),
      'rules, points: length 5 brings 10, but EU-5 says nothing',
    ],
    [
      'cheap stations (EU-10)',
      (it) => set(it.rules?.stations, 'prices', [1, 1, 1]),
      'rules.stations.prices.1: 1, but EU-10 says 2',
    ],
    [
      'a station not built for three (EU-13)',
      (it) => set(it.rules?.stations, 'unbuilt', 3),
      'rules.stations.unbuilt: 3, but EU-13 says 4',
    ],
    [
      'the path before the stations (EU-15)',
      (it) => set(it.rules, 'tieBreak', ['ticketsDone', 'longestPathBonus', 'fewestStations']),
      'rules.tieBreak.1: longestPathBonus, but EU-15 says fewestStations',
    ],
    [
      'a ferry with more symbols than spaces (EU-6)',
      (it) => set(entry(it.routes, 'amsterdam--london'), 'ferry', 3),
      'routes, amsterdam--london: 3 symbols on 2 spaces',
    ],
  ])('%s', (_what, damage, sentence) => {
    expect(broken(facts, damage)).toContain(`facts.json: ${sentence}.`);
  });
});
