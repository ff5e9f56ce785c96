import type { Setting } from '@branchline/engine/testing';
import { given, many } from '@branchline/engine/testing';
import { describe, expect, test } from 'vitest';
import { boardGameOf } from '../testing/games.ts';
import facts from './pack.json' with { type: 'json' };

const unitedKingdom = boardGameOf('united-kingdom');

const ANNA = 0;
const BO = 1;
const game = unitedKingdom({ advancedTechnologies: true });
const RIGHTS = [
  'wales-concession',
  'ireland-france-concession',
  'scotland-concession',
  'mechanical-stoker',
  'superheated-steam-boiler',
  'propellers',
];
const BY_LENGTH: Readonly<Record<number, number>> = { 1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 10: 40 };

/** The points each route brings when it is claimed holding these besides all rights. */
const pointsWith = (technologies: readonly string[]) =>
  facts.routes.map((route) => {
    const cards = many(route.length, 'wild');
    const table = given(game, { hands: [cards, []], technologies: [[...RIGHTS, ...technologies]], points: [50, 0] });
    table.when(ANNA, { type: 'claimRoute', route: route.id, cards });
    return [route.id, (game.describe(table.state).players[ANNA]?.points ?? 0) - 50];
  });

test('points by length: 1, 2, 4, 7, 10, 15, and 40 for Southampton–New York (UK-7)', () => {
  expect(pointsWith([])).toEqual(facts.routes.map(({ id, length }) => [id, BY_LENGTH[length]]));
});

test('Boiler Lagging: one more for every route (UK-27)', () => {
  expect(pointsWith(['boiler-lagging'])).toEqual(
    facts.routes.map(({ id, length }) => [id, (BY_LENGTH[length] ?? 0) + 1]),
  );
});

test('Steam Turbines: two more for every ferry, Southampton–New York among them; three with Boiler Lagging (UK-28, UK-12)', () => {
  const bonus = (ferry: number, plain: number) =>
    facts.routes.map((route) => [route.id, (BY_LENGTH[route.length] ?? 0) + (route.ferry ? ferry : plain)]);

  expect(pointsWith(['steam-turbines'])).toEqual(bonus(2, 0));
  expect(pointsWith(['steam-turbines', 'boiler-lagging'])).toEqual(bonus(3, 1));
  expect(Object.fromEntries(pointsWith(['steam-turbines']))['southampton--new-york']).toBe(42);
});

test('bonuses count from now on: routes claimed before bring nothing more (UK-27, UK-28, UK-60)', () => {
  const hands = [
    ['green', ...many(2, 'wild'), 'orange'],
    ['red', 'blue', 'blue'],
  ];
  const table = given(game, { hands, points: [0, 0] });
  const points = () => game.describe(table.state).players[ANNA]?.points;
  table.when(ANNA, { type: 'claimRoute', route: 'birmingham--northampton-green', cards: ['green'] });
  expect(points()).toBe(1);
  table.when(BO, { type: 'claimRoute', route: 'northampton--reading', cards: ['red'] });
  table.when(ANNA, { type: 'buyTechnology', technology: 'boiler-lagging', cards: ['wild', 'wild'] });
  expect(points()).toBe(1);
  table.when(ANNA, { type: 'claimRoute', route: 'northampton--nottingham', cards: ['orange'] });

  expect(points()).toBe(3);
  expect(game.describe(table.state).players[BO]?.points).toBe(1);
});

describe('the score (UK-60)', () => {
  const score = (setting: Setting) => given(game, { seats: 3, tickets: [[], [], []], ...setting }).score();

  test('route points are what was scored as it happened, whatever the routes are (UK-60)', () => {
    const { seats } = score({ points: [17, 3, 0], routes: { 'northampton--reading': [ANNA] } });

    expect(seats[ANNA]?.lines).toEqual([{ kind: 'routes', points: 17, count: 1 }]);
    expect(seats.map(({ total }) => total)).toEqual([17, 3, 0]);
  });

  test('no Globetrotter and no bonus for the longest path (UK-60)', () => {
    const { seats } = score({
      routes: { 'cambridge--london-orange': [ANNA], 'southampton--new-york': [BO] },
      tickets: [['cambridge--london'], [], []],
    });

    expect(seats.map(({ lines }) => lines.map(({ kind }) => kind))).toEqual([
      ['routes', 'ticket'],
      ['routes'],
      ['routes'],
    ]);
    expect(seats.map(({ total }) => total)).toEqual([3, 0, 0]);
  });

  test('Double Heading: two more for each ticket done, none for those not done (UK-29)', () => {
    const setting = {
      routes: { 'cambridge--london-orange': [ANNA, BO], 'brighton--london': [ANNA, BO] },
      tickets: [['cambridge--london', 'london--brighton', 'penzance--london'], ['cambridge--london'], []],
      technologies: [['double-heading']],
    };
    const technology = game.naming.names.technologies.indexOf('double-heading');
    const { seats } = score(setting);

    expect(seats[ANNA]?.lines).toContainEqual({ kind: 'technology', technology, points: 4 });
    expect(seats.map(({ total }) => total)).toEqual([3 + 3 - 10 + 4, 3, 0]);
  });

  test('a ticket to France is done at either end, and the two ends are not joined (UK-8)', () => {
    const done = (routes: Setting['routes'], ticket: string) =>
      score({ ...(routes && { routes }), tickets: [[ticket], [], []] }).seats[ANNA]?.lines.some((line) => line.done) ??
      false;
    const east = { 'dover--london': [ANNA], 'dover--france-east': [ANNA] };
    const west = { 'london--southampton-red': [ANNA], 'southampton--france-west-1': [ANNA] };

    expect(done(east, 'london--france')).toBe(true);
    expect(done(west, 'london--france')).toBe(true);
    expect(done({ 'dover--france-east': [ANNA], 'london--southampton-red': [ANNA] }, 'london--france')).toBe(false);
    const across = { 'london--northampton-blue': [ANNA], ...west, 'dover--france-east': [ANNA] };
    expect(done(across, 'northampton--dover')).toBe(false);
    expect(done({ ...across, 'dover--london': [ANNA] }, 'northampton--dover')).toBe(true);
  });

  test('France joins no path either (UK-8, UK-43)', () => {
    const setting = {
      routes: { 'dover--france-east': [ANNA], 'southampton--france-west-1': [ANNA], 'norwich--nottingham': [BO] },
      technologies: [['equalising-beam']],
    };

    expect(score(setting).seats[ANNA]?.total).toBe(-15);
  });
});

describe('the winner (UK-61)', () => {
  const winner = (setting: Setting) => {
    const { winners, decidedBy } = given(game, { seats: 3, tickets: [[], [], []], ...setting }).score();
    return { winners, decidedBy };
  };

  test('has most points (UK-61)', () => {
    expect(winner({ points: [20, 21, 19] })).toEqual({ winners: [BO], decidedBy: 'points' });
  });

  test('level on points: more tickets done (UK-61)', () => {
    const routes = { 'cambridge--london-orange': [ANNA], 'southampton--new-york': [BO] };
    const tickets = [['cambridge--london'], [], []];

    expect(winner({ routes, tickets, points: [17, 20, 20] })).toEqual({ winners: [ANNA], decidedBy: 'ticketsDone' });
    expect(winner({ routes, tickets, points: [17, 21, 20] })).toEqual({ winners: [BO], decidedBy: 'points' });
  });

  test('still level: shared, the longest path settles nothing (UK-61)', () => {
    expect(winner({ points: [20, 20, 19], routes: { 'southampton--new-york': [ANNA] } })).toEqual({
      winners: [ANNA, BO],
      decidedBy: 'shared',
    });
  });
});
