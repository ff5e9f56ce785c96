import type { PlayerPosition } from '@branchline/engine';
import { expect, test } from 'vitest';
import { cityRaces } from './city-race.ts';

const tickets = new Map(
  [
    { id: 'one', a: 'harbour', b: 'hill' },
    { id: 'two', a: 'mill', b: 'harbour' },
    { id: 'three', a: 'mill', b: 'hill' },
  ].map((ticket) => [ticket.id, ticket]),
);
const bonuses = [
  { city: 'harbour', points: 12 },
  { city: 'hill', points: 8 },
];

const player = (seat: number, completed: readonly string[], held: readonly string[] = []): PlayerPosition => ({
  seat,
  points: 0,
  hand: { count: 0 },
  tickets: { count: held.length, items: held },
  offered: { count: 0 },
  completed: { count: completed.length, items: completed },
});

test('who has completed most tickets to a city leads the race for it; who is level leads too (CG-61, CG-70)', () => {
  const players = [player(0, ['three']), player(1, ['one', 'two']), player(2, [])];
  const [harbour, hill] = cityRaces({ bonuses, tickets, position: { players } });
  expect(harbour).toMatchObject({ city: 'harbour', points: 12, leaders: [1], runners: [{ seat: 1, tickets: 2 }] });
  expect(hill?.leaders).toEqual([0, 1]);
});

test('tickets under way are counted for the one who looks, and for nobody else', () => {
  const players = [player(0, [], ['one', 'two']), player(1, [], ['one', 'two', 'three'])];
  const [harbour, hill] = cityRaces({ bonuses, tickets, position: { players }, me: players[0] });
  expect([harbour?.underway, hill?.underway]).toEqual([2, 1]);
  expect([harbour?.runners, harbour?.leaders]).toEqual([[], []]);
  expect(cityRaces({ bonuses, tickets, position: { players } })[0]?.underway).toBe(0);
});
