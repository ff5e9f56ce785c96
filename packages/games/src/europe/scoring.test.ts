import { given, type Setting } from '@branchline/engine/testing';
import { describe, expect, test } from 'vitest';
import { boardGameOf } from '../testing/games.ts';

const europe = boardGameOf('europe');

const [BO, ANNA, CARA] = [0, 1, 2];
const game = europe();

const at = (setting: Setting) => given(game, { seats: 3, tickets: [[], [], []], ...setting });

/** Anna's lines, by names. */
const lines = (setting: Setting, kind: string) =>
  (at(setting).score().seats[ANNA]?.lines ?? [])
    .filter((line) => line.kind === kind)
    .map((line) => game.naming.named(line));

const borrowed = (setting: Setting) => lines(setting, 'borrowedRoute').map(({ city, route }) => [city, route]);
const done = (setting: Setting) => lines(setting, 'ticket').flatMap(({ ticket, done: is }) => (is ? [ticket] : []));

describe('a station lends a route (EU-11)', () => {
  test('of another player into its city, for tickets; one and the same for all of them (EU-11)', () => {
    const setting: Setting = {
      routes: { 'paris--zurich': [BO], 'munchen--zurich': [ANNA], 'munchen--wien': [ANNA], 'brest--paris': [ANNA] },
      tickets: [[], ['paris--wien', 'madrid--zurich'], []],
      stations: { paris: ANNA },
    };
    expect(borrowed(setting)).toEqual([['paris', 'paris--zurich']]);
    expect(done(setting)).toEqual(['paris--wien']);
    expect(lines(setting, 'borrowedRoute')).toEqual([
      { kind: 'borrowedRoute', city: 'paris', route: 'paris--zurich', points: 0 },
    ]);
    expect(done({ ...setting, stations: {} })).toEqual([]);
    expect(done({ ...setting, stations: { paris: CARA } })).toEqual([]);
    expect(done({ ...setting, stations: { zurich: ANNA } })).toEqual(['paris--wien']);
    expect(done({ ...setting, stations: { brest: ANNA } })).toEqual([]);
  });

  test('only one: of two that would serve a ticket each the dearer is done (EU-11)', () => {
    const setting: Setting = {
      routes: {
        'kyiv--wilno': [BO],
        'petrograd--wilno': [ANNA],
        'kharkov--kyiv': [BO],
        'kharkov--rostov': [ANNA],
        'rostov--sochi': [ANNA],
      },
      tickets: [[], ['kyiv--petrograd', 'kyiv--sochi'], []],
      stations: { kyiv: ANNA },
    };
    expect(borrowed(setting)).toEqual([['kyiv', 'kharkov--kyiv']]);
    expect(done(setting)).toEqual(['kyiv--sochi']);
  });

  test('several stations may serve one ticket, which may be done by borrowed routes alone (EU-11)', () => {
    const setting: Setting = {
      routes: { 'dieppe--london-grey-1': [BO], 'dieppe--paris': [CARA], 'edinburgh--london-black': [BO] },
      tickets: [[], ['edinburgh--paris'], []],
      stations: { edinburgh: ANNA, london: ANNA, paris: ANNA },
    };
    expect(borrowed(setting)).toEqual([
      ['edinburgh', 'edinburgh--london-black'],
      ['london', 'dieppe--london-grey-1'],
      ['paris', 'dieppe--paris'],
    ]);
    expect(done(setting)).toEqual(['edinburgh--paris']);
  });

  test('no free route, and none but into its city (EU-11)', () => {
    const tickets = [[], ['zurich--budapest'], []];
    const routes = { 'budapest--wien-red': [BO], 'munchen--wien': [BO], 'munchen--zurich': [ANNA] };
    expect(borrowed({ routes, tickets, stations: { munchen: ANNA } })).toEqual([]);
    expect(
      borrowed({ routes: { 'munchen--wien': [BO] }, tickets, stations: { munchen: ANNA, budapest: ANNA } }),
    ).toEqual([]);
    expect(borrowed({ routes, tickets, stations: { munchen: ANNA, budapest: ANNA } })).toEqual([
      ['budapest', 'budapest--wien-red'],
      ['munchen', 'munchen--wien'],
    ]);
  });

  test('the position at the end tells which; before it nothing is settled (EU-11)', () => {
    const table = given(game, {
      seats: 2,
      turn: BO,
      lastTurns: 1,
      hands: [['red'], []],
      routes: { 'paris--zurich': [BO], 'munchen--zurich': [ANNA], 'munchen--wien': [ANNA] },
      tickets: [[], ['paris--wien']],
      stations: { paris: ANNA, roma: ANNA },
    });
    const stationsOf = (viewer: 'replay' | number) =>
      game.describe(game.veil(table.state, viewer)).players[ANNA]?.stations;
    expect(stationsOf('replay')).toEqual([{ city: 'paris' }, { city: 'roma' }]);
    table.when(BO, { type: 'buildStation', city: 'cadiz', cards: ['red'] });
    expect(stationsOf('replay')).toEqual([{ city: 'paris', borrowed: 'paris--zurich' }, { city: 'roma' }]);
    expect(stationsOf(BO)).toEqual([{ city: 'paris' }, { city: 'roma' }]);
  });

  test('a view scores what can be seen: without the tickets nothing is borrowed (EU-11, C-41)', () => {
    const { state } = at({
      routes: { 'paris--zurich': [BO], 'munchen--zurich': [ANNA], 'munchen--wien': [ANNA] },
      tickets: [[], ['paris--wien'], []],
      stations: { paris: ANNA },
    });
    const kinds = (viewer: number) => game.score(game.veil(state, viewer)).seats[ANNA]?.lines.map(({ kind }) => kind);
    expect(kinds(ANNA)).toEqual(['routes', 'ticket', 'stations', 'borrowedRoute', 'longestPath']);
    expect(kinds(BO)).toEqual(['routes', 'stations', 'longestPath']);
  });
});

test('borrowed routes do not count for the longest path (EU-12)', () => {
  const { seats } = at({
    routes: {
      'paris--zurich': [BO],
      'munchen--zurich': [ANNA],
      'munchen--wien': [ANNA],
      'berlin--warszawa-purple': [CARA],
      'warszawa--wilno': [CARA],
    },
    tickets: [[], ['paris--wien'], []],
    stations: { paris: ANNA },
  }).score();
  expect(
    seats.map(({ lines: all }) => all.filter(({ kind }) => kind === 'longestPath').map(({ count }) => count)),
  ).toEqual([[], [], [7]]);
});

test.each([
  [{}, 3],
  [{ wien: ANNA }, 2],
  [{ wien: ANNA, berlin: ANNA, roma: BO }, 1],
  [{ wien: ANNA, berlin: ANNA, roma: ANNA }, 0],
])('%j: four points for each station not built, %i of them (EU-13)', (stations, count) => {
  expect(lines({ stations }, 'stations')).toEqual([{ kind: 'stations', count, points: 4 * count }]);
});

test('the longest path brings ten, to all who are level (EU-14, US-7)', () => {
  const { seats } = at({ routes: { 'paris--zurich': [BO], 'danzig--riga': [CARA], 'berlin--essen': [ANNA] } }).score();
  expect(
    seats.map(({ lines: all }) => all.flatMap(({ kind, points }) => (kind === 'longestPath' ? [points] : []))),
  ).toEqual([[10], [], [10]]);
});

describe('the winner (EU-15)', () => {
  const winner = (setting: Setting) => {
    const { winners, decidedBy } = at(setting).score();
    return { winners, decidedBy };
  };
  const stations = { wien: ANNA, berlin: CARA, roma: CARA };

  test('has most points (EU-15)', () => {
    expect(winner({ points: [20, 20, 29], stations })).toEqual({ winners: [CARA], decidedBy: 'points' });
  });

  test('with as many, more tickets done (EU-15)', () => {
    const routes = {
      'danzig--riga': [BO],
      'budapest--zagrab': [CARA],
      'budapest--wien-red': [CARA],
      'munchen--wien': [CARA],
      'munchen--zurich': [CARA],
    };
    const tickets = [[], [], ['zurich--budapest']];
    expect(winner({ points: [24, 0, 0], routes, tickets, stations: {} })).toEqual({
      winners: [BO],
      decidedBy: 'points',
    });
    expect(winner({ points: [16, 0, 0], routes, tickets, stations: {} })).toEqual({
      winners: [CARA],
      decidedBy: 'ticketsDone',
    });
  });

  test('then fewer stations built (EU-15)', () => {
    expect(winner({ points: [0, 14, 18], stations })).toEqual({ winners: [ANNA], decidedBy: 'fewestStations' });
  });

  test('then the one with the longest-path bonus (EU-15)', () => {
    expect(winner({ points: [10, 0, 10], routes: { 'danzig--riga': [ANNA] }, stations: {} })).toEqual({
      winners: [ANNA],
      decidedBy: 'longestPathBonus',
    });
  });

  test('and who is level in all that shares the victory (EU-15)', () => {
    expect(winner({ points: [0, 10, 10] })).toEqual({ winners: [ANNA, CARA], decidedBy: 'shared' });
  });
});
