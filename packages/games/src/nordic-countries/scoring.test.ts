import type { Setting } from '@branchline/engine/testing';
import { given } from '@branchline/engine/testing';
import { describe, expect, test } from 'vitest';
import { boardGameOf } from '../testing/games.ts';

const nordicCountries = boardGameOf('nordic-countries');

const ANNA = 0;
const BO = 1;
const game = nordicCountries();

const lines = (setting: Setting, kind: string) =>
  given(game, { seats: 3, ...setting })
    .score()
    .seats.map(({ lines: all }) => all.filter((line) => line.kind === kind));

describe('Globetrotter (NO-51)', () => {
  const routes = {
    'stockholm--sundsvall-grey-1': [ANNA],
    'sundsvall--umea-purple': [ANNA],
    'helsinki--tallinn': [BO],
    'helsinki--tampere': [BO],
    'helsinki--turku': [BO],
    'stockholm--turku': [BO],
    'norrkoping--stockholm-red': [BO],
    'goteborg--norrkoping': [BO],
  };

  test('ten points for the most tickets done, however many points they bring (NO-51)', () => {
    const tickets = [['stockholm--umea', 'oslo--vaasa'], ['tampere--tallinn', 'goteborg--turku'], ['bergen--narvik']];

    expect(lines({ routes, tickets }, 'globetrotter')).toEqual([
      [],
      [{ kind: 'globetrotter', points: 10, count: 2 }],
      [],
    ]);
    const score = given(game, { seats: 3, routes, tickets }).score();
    expect(score.seats.map(({ total }) => total)).toEqual([7 - 9, 3 + 7 + 10, -16]);
  });

  test('all who are level get it (NO-51)', () => {
    const setting = {
      routes: {
        'helsinki--tallinn': [BO],
        'helsinki--tampere': [BO],
        'orebro--stockholm-black': [ANNA],
        'orebro--oslo-green': [ANNA],
      },
      tickets: [['oslo--stockholm', 'bergen--narvik'], ['tampere--tallinn'], ['oslo--vaasa']],
    };
    const score = given(game, { seats: 3, ...setting }).score();

    expect(lines(setting, 'globetrotter').map((all) => all.map(({ points }) => points))).toEqual([[10], [10], []]);
    expect(score.seats.map(({ total }) => total)).toEqual([4 - 16 + 10, 3 + 10, -9]);
  });

  test('nobody gets it with no ticket done at all (NO-51)', () => {
    expect(lines({ tickets: [['bergen--narvik'], [], []] }, 'globetrotter')).toEqual([[], [], []]);
  });

  test('tickets done count, not tickets held (NO-51)', () => {
    const setting = {
      routes,
      tickets: [['oslo--stockholm', 'bergen--narvik', 'oslo--vaasa'], ['tampere--tallinn'], []],
    };

    expect(lines(setting, 'globetrotter').map((all) => all.length)).toEqual([0, 1, 0]);
  });
});

describe('the winner (NO-52)', () => {
  const winner = (setting: Setting) => {
    const { winners, decidedBy } = given(game, { seats: 3, tickets: [[], [], []], ...setting }).score();
    return { winners, decidedBy };
  };

  test('has most points, whatever else (NO-52)', () => {
    expect(winner({ points: [20, 21, 19], routes: { 'alborg--oslo': [ANNA] } })).toEqual({
      winners: [BO],
      decidedBy: 'points',
    });
  });

  test('level on points: more tickets done (NO-52)', () => {
    const setting = {
      routes: { 'helsinki--tallinn': [BO], 'helsinki--tampere': [BO], 'mo-i-rana--trondheim-red': [ANNA] },
      tickets: [[], ['tampere--tallinn'], []],
    };

    expect(winner({ ...setting, points: [23, 10, 9] })).toEqual({ winners: [BO], decidedBy: 'ticketsDone' });
    expect(winner({ ...setting, points: [24, 10, 9] })).toEqual({ winners: [ANNA], decidedBy: 'points' });
  });

  test('level on tickets too: the longest continuous path (NO-52)', () => {
    const routes = {
      'orebro--oslo-green': [ANNA],
      'orebro--stockholm-black': [ANNA],
      'helsinki--lahti': [ANNA],
      'stockholm--sundsvall-grey-1': [BO],
      'kirkenes--rovaniemi': [2],
    };

    expect(winner({ routes, points: [30, 30, 29] })).toEqual({ winners: [ANNA, BO], decidedBy: 'shared' });
    expect(winner({ routes, points: [30, 30, 30] })).toEqual({ winners: [2], decidedBy: 'longestPath' });
    expect(winner({ routes: { ...routes, 'norrkoping--stockholm-red': [ANNA] }, points: [30, 30, 29] })).toEqual({
      winners: [ANNA],
      decidedBy: 'longestPath',
    });
  });

  test('level to the last: shared, among those level only (NO-52)', () => {
    expect(winner({ points: [7, 7, 7] })).toEqual({ winners: [0, 1, 2], decidedBy: 'shared' });
    expect(winner({ points: [7, 6, 7] })).toEqual({ winners: [0, 2], decidedBy: 'shared' });
  });
});
