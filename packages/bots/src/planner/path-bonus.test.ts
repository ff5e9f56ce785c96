import { given, type Setting } from '@branchline/engine/testing';
import { describe, expect, test } from 'vitest';
import { smallMap } from '../testing/small-map.ts';
import { boardGraph } from './board-graph.ts';
import { BoardPlanner } from './board-planner.ts';
import { PathBonus } from './path-bonus.ts';
import { defaultWeights } from './weights.ts';

const ROUTES = [
  ['ash', 'birch', 4],
  ['birch', 'cedar', 3],
  ['birch', 'elm', 3],
  ['elm', 'fir', 3],
  ['fir', 'hazel', 4],
  ['cedar', 'hazel', 3],
] as const;
const TICKETS = [
  ['ash', 'birch', 2],
  ['elm', 'fir', 2],
] as const;
const game = smallMap(ROUTES, TICKETS, { scoring: ['routes', 'tickets', { longestPath: 10 }] });
const without = smallMap(ROUTES, TICKETS);
const route = (id: string): number => game.naming.names.routes.indexOf(id);

/** Seat 0 has ash to birch to cedar, the other one fir to hazel and elm. */
const EVEN: Setting = {
  hands: [['red', 'red', 'red'], []],
  tickets: [['ash--birch'], ['elm--fir']],
  routes: { 'ash--birch': [0], 'birch--cedar': [0], 'elm--fir': [1], 'fir--hazel': [1] },
  pieces: [8, 8],
};

function bonusOf(setting: Setting): PathBonus {
  const bonus = new PathBonus(boardGraph(game));
  bonus.look(given(game, setting).state, 0, []);
  return bonus;
}

describe('the longest path', () => {
  test('makes routes worth more that lengthen it, and no others', () => {
    const { gain } = bonusOf(EVEN);
    expect(gain[route('cedar--hazel')]).toBeGreaterThan(0.5);
    // From the middle of the path nothing gets longer.
    expect(gain[route('birch--elm')]).toBe(0);
    expect(gain[route('fir--hazel')]).toBe(0);
  });

  test('counts less, the further apart the seats are', () => {
    const even = bonusOf(EVEN).gain[route('cedar--hazel')] ?? 0;
    const ahead = bonusOf({ ...EVEN, pieces: [8, 3], routes: { 'ash--birch': [0], 'birch--cedar': [0] } });
    expect(ahead.gain[route('cedar--hazel')]).toBeLessThan(even / 2);
  });

  test('joins two parts of a network', () => {
    const { gain } = bonusOf({ ...EVEN, routes: { 'ash--birch': [0], 'elm--fir': [0] } });
    expect(gain[route('birch--elm')]).toBeGreaterThan(gain[route('birch--cedar')] ?? 0);
  });

  test('is looked at again when the board is another, and not before', () => {
    const bonus = new PathBonus(boardGraph(game));
    const { state } = given(game, EVEN);
    bonus.lookAgain(state, 0);
    bonus.gain.fill(7);
    bonus.lookAgain(state, 0);
    expect(bonus.gain[0]).toBe(7);
    bonus.lookAgain(given(game, { ...EVEN, routes: { 'ash--birch': [0] } }).state, 0);
    expect(bonus.gain[0]).toBe(0);
  });

  test.each([
    { of: game, claims: 'cedar--hazel' },
    { of: without, claims: 'birch--elm' },
  ])('decides the last claim where it counts: $claims', ({ of, claims }) => {
    const { state } = given(of, { ...EVEN, lastTurns: 1 });
    const action = new BoardPlanner(boardGraph(of), defaultWeights, true).act(of.veil(state, 0), 0);
    expect(of.naming.named(action)).toMatchObject({ type: 'claimRoute', route: claims });
  });

  test('is worth its points to whoever draws level, and twice to whoever takes it', () => {
    const change = (setting: Setting): number | undefined => {
      const bonus = new PathBonus(boardGraph(game));
      return bonus.atLast(given(game, setting).state, 0)(route('cedar--hazel'));
    };
    // Seven and seven: three more, and the points are one's own alone.
    expect(change(EVEN)).toBe(10);
    const routes = { 'birch--cedar': [0], 'elm--fir': [1], 'fir--hazel': [1] };
    expect(change({ ...EVEN, routes })).toBe(0);
    expect(change({ ...EVEN, routes: { 'birch--cedar': [0], 'fir--hazel': [1] } })).toBe(20);
    expect(change({ ...EVEN, routes: { 'ash--birch': [0], 'birch--cedar': [0], 'elm--fir': [1] } })).toBe(0);
  });
});
