import { given, type Setting } from '@branchline/engine/testing';
import { describe, expect, test } from 'vitest';
import { boardGameOf } from '../testing/games.ts';

const usa = boardGameOf('usa');

const [ANNA, BEN, CARA] = [0, 1, 2];
const game = usa();

const scored = (setting: Setting) => given(game, { seats: 3, tickets: [[], [], []], ...setting }).score();
const bonuses = (setting: Setting) =>
  scored(setting).seats.map(({ lines }) => lines.filter(({ kind }) => kind === 'longestPath'));

describe('the longest path (US-7)', () => {
  // Anna: a chain of 2 + 2 + 3 = 7; Ben: 6 in one, and 4 apart from it.
  const routes = {
    'boston--montreal-grey-1': [ANNA],
    'boston--new-york-red': [ANNA],
    'montreal--new-york': [ANNA],
    'calgary--winnipeg': [BEN],
    'denver--helena': [BEN],
  };

  test('brings ten points to the one that has it, counted in spaces (US-7, C-51)', () => {
    expect(bonuses({ routes })).toEqual([[{ kind: 'longestPath', points: 10, count: 7 }], [], []]);
  });

  test('and to all who are level (US-7)', () => {
    const level = {
      ...routes,
      'helena--winnipeg': [CARA],
      'calgary--vancouver': [CARA],
      'helena--salt-lake-city': [CARA],
    };
    expect(bonuses({ routes: level })).toEqual([
      [{ kind: 'longestPath', points: 10, count: 7 }],
      [],
      [{ kind: 'longestPath', points: 10, count: 7 }],
    ]);
  });

  test('but to nobody without a route (US-7)', () => {
    expect(bonuses({})).toEqual([[], [], []]);
  });
});

describe('the winner (US-8)', () => {
  const ring = { 'boston--montreal-grey-1': [ANNA], 'boston--new-york-red': [ANNA], 'montreal--new-york': [ANNA] };
  const winner = (setting: Setting) => {
    const { winners, decidedBy } = scored(setting);
    return { winners, decidedBy };
  };

  test('has most points, whatever else (US-8)', () => {
    expect(winner({ points: [10, 21, 20], routes: ring })).toEqual({ winners: [BEN], decidedBy: 'points' });
  });

  test('with as many, more tickets done (US-8)', () => {
    const done = {
      'kansas-city--oklahoma-city-grey-1': [BEN],
      'dallas--oklahoma-city-grey-1': [BEN],
      'dallas--houston-grey-1': [BEN],
    };
    const setting = { points: [10, 15, 0], routes: { ...ring, ...done }, tickets: [[], ['kansas-city--houston'], []] };
    expect(scored(setting).seats.map(({ total, tieBreaks }) => [total, ...tieBreaks])).toEqual([
      [20, 0, 1],
      [20, 1, 0],
      [0, 0, 0],
    ]);
    expect(winner(setting)).toEqual({ winners: [BEN], decidedBy: 'ticketsDone' });
  });

  test('then the one with the longest-path bonus, and not the longer of two paths without it (US-8)', () => {
    expect(winner({ points: [10, 20, 20], routes: { ...ring, 'denver--helena': [CARA] } })).toEqual({
      winners: [ANNA],
      decidedBy: 'longestPathBonus',
    });
    const without = { ...ring, 'denver--helena': [CARA], 'calgary--vancouver': [BEN] };
    expect(winner({ points: [0, 20, 20], routes: without })).toEqual({ winners: [BEN, CARA], decidedBy: 'shared' });
  });

  test('and who is level in all that shares the victory (US-8)', () => {
    expect(winner({ points: [5, 20, 20] })).toEqual({ winners: [BEN, CARA], decidedBy: 'shared' });
  });
});
