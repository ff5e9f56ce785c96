import { given, many, type NamedFields } from '@branchline/engine/testing';
import { describe, expect, test } from 'vitest';
import { boardGameOf } from '../testing/games.ts';
import facts from './pack.json' with { type: 'json' };

const unitedKingdom = boardGameOf('united-kingdom');

const ANNA = 0;
const game = unitedKingdom();

const WALES = ['aberystwyth', 'cardiff', 'carmarthen', 'holyhead', 'llandrindod-wells'];
const IRELAND = [
  'belfast',
  'cork',
  'dublin',
  'dundalk',
  'galway',
  'limerick',
  'londonderry',
  'rosslare',
  'sligo',
  'tullamore',
];
const SCOTLAND = [
  'aberdeen',
  'dundee',
  'edinburgh',
  'fort-william',
  'glasgow',
  'inverness',
  'stornoway',
  'stranraer',
  'ullapool',
  'wick',
];
const FRANCE = ['france-east', 'france-west'];

const RIGHTS = [
  'wales-concession',
  'ireland-france-concession',
  'scotland-concession',
  'mechanical-stoker',
  'superheated-steam-boiler',
  'propellers',
] as const;

type Route = (typeof facts.routes)[number];

/** UK-11 to UK-13 and UK-20 to UK-25, said once more. */
const needs = (route: Route): string[] => {
  const ends = (places: readonly string[]) => places.includes(route.a) || places.includes(route.b);
  if (route.id === 'southampton--new-york') return [];
  const asked: Record<(typeof RIGHTS)[number], boolean> = {
    'wales-concession': ends(WALES),
    'ireland-france-concession': ends([...IRELAND, ...FRANCE]),
    'scotland-concession': ends(SCOTLAND),
    'mechanical-stoker': route.length === 3,
    'superheated-steam-boiler': route.length >= 4,
    propellers: route.ferry !== undefined,
  };
  return RIGHTS.filter((technology) => asked[technology]);
};

const rejection = (route: Route, technologies: readonly string[]): NamedFields | undefined => {
  const { state } = given(game, { hands: [many(10, 'wild'), []], technologies: [technologies] });
  const claim = { type: 'claimRoute', route: route.id, cards: many(route.length, 'wild') };
  const why = game.explain(state, ANNA, game.naming.numbered(claim));
  return why && { code: why.code, rule: why.rule, ...game.naming.named(why.facts) };
};

test('without technology: one or two spaces, both ends in England, no ferry; and Southampton–New York (UK-11, UK-12)', () => {
  const open = facts.routes.filter((route) => rejection(route, []) === undefined);
  const abroad = [...WALES, ...IRELAND, ...SCOTLAND, ...FRANCE];

  expect(open.map(({ id }) => id)).toContain('southampton--new-york');
  for (const route of open.filter(({ id }) => id !== 'southampton--new-york')) {
    expect(route.length).toBeLessThanOrEqual(2);
    expect(route.ferry).toBeUndefined();
    expect(abroad).not.toContain(route.a);
    expect(abroad).not.toContain(route.b);
  }
  expect(open).toHaveLength(facts.routes.filter((route) => needs(route).length === 0).length);
  expect(open.length).toBeGreaterThan(30);
});

test('every route lists exactly the technologies that are missing for it (UK-13)', () => {
  for (const route of facts.routes) {
    const missing = needs(route);
    expect([route.id, rejection(route, [])?.technologies ?? []]).toEqual([route.id, missing]);
    expect([route.id, rejection(route, missing)]).toEqual([route.id, undefined]);
    for (const one of missing) {
      const others = missing.filter((technology) => technology !== one);
      expect(rejection(route, others)).toEqual({ code: 'needsTechnologies', rule: 'UK-13', technologies: [one] });
    }
  }
});

describe.each([
  ['wales-concession', 'cardiff--carmarthen', ['red'], 'UK-20'],
  ['ireland-france-concession', 'cork--limerick', ['purple'], 'UK-21'],
  ['scotland-concession', 'aberdeen--dundee', ['white'], 'UK-22'],
  ['mechanical-stoker', 'bristol--plymouth', many(3, 'yellow'), 'UK-23'],
  ['superheated-steam-boiler', 'norwich--nottingham', many(4, 'white'), 'UK-24'],
  ['propellers', 'barrow--liverpool', ['wild'], 'UK-25'],
] as const)('%s', (technology, route, cards, rule) => {
  test(`opens its routes, and all others do not (${rule}; UK-20 to UK-25)`, () => {
    const claim = { type: 'claimRoute', route, cards };
    const others = RIGHTS.filter((right) => right !== technology);
    const barred = given(game, { hands: [cards, []], technologies: [others] });
    const open = given(game, { hands: [cards, []], technologies: [[technology]] });

    expect(barred.refused(ANNA, claim)).toEqual({
      code: 'needsTechnologies',
      rule: 'UK-13',
      technologies: [technology],
    });
    open.when(ANNA, claim);
    expect(game.describe(open.state).routes).toEqual({ [route]: [ANNA] });
  });
});

test('the Wales Concession is for the five Welsh places (UK-20)', () => {
  expect(
    facts.places
      .filter(({ region }) => region === 'wales')
      .map(({ id }) => id)
      .sort(),
  ).toEqual(WALES);
});

test('the Ireland / France Concession is for the ten Irish places and both ends in France (UK-21)', () => {
  const places = facts.places.filter(({ region }) => region === 'ireland' || region === 'france').map(({ id }) => id);

  expect(places.sort()).toEqual([...IRELAND, ...FRANCE].sort());
  const toFrance = facts.routes.filter(({ a, b }) => FRANCE.includes(a) || FRANCE.includes(b));
  expect(toFrance).toHaveLength(3);
  for (const route of toFrance) {
    expect(rejection(route, ['mechanical-stoker', 'propellers'])?.technologies).toEqual(['ireland-france-concession']);
  }
});

test('the Scotland Concession is for the ten Scottish places (UK-22)', () => {
  expect(
    facts.places
      .filter(({ region }) => region === 'scotland')
      .map(({ id }) => id)
      .sort(),
  ).toEqual(SCOTLAND);
});

test('the Mechanical Stoker is for routes of three, and no longer ones (UK-23)', () => {
  const stoker = rejection(facts.routes.find(({ id }) => id === 'hull--norwich') as Route, ['mechanical-stoker']);

  expect(stoker?.technologies).toEqual(['superheated-steam-boiler']);
});

test.each(['norwich--nottingham', 'cardiff--penzance', 'cork--penzance'])(
  'the Boiler opens %s; three spaces still need the Stoker (UK-24)',
  (id) => {
    const route = facts.routes.find((printed) => printed.id === id) as Route;
    const others = RIGHTS.filter((right) => right !== 'superheated-steam-boiler' && right !== 'mechanical-stoker');

    expect(rejection(route, others)?.technologies).toEqual(['superheated-steam-boiler']);
    expect(rejection(route, [...others, 'superheated-steam-boiler'])).toBeUndefined();
    const three = facts.routes.find((printed) => printed.id === 'bristol--plymouth') as Route;
    expect(rejection(three, ['superheated-steam-boiler'])?.technologies).toEqual(['mechanical-stoker']);
  },
);

test('Propellers alone do not open a ferry that is long or leads abroad (UK-25)', () => {
  const ferry = facts.routes.find(({ id }) => id === 'cork--penzance') as Route;

  expect(rejection(ferry, ['propellers'])?.technologies).toEqual([
    'ireland-france-concession',
    'superheated-steam-boiler',
  ]);
});

test('Southampton–New York still asks for its cards and pieces (UK-12)', () => {
  const cards = [...many(3, 'wild'), ...many(7, 'red')];
  const claim = (paid: readonly string[]) => ({ type: 'claimRoute', route: 'southampton--new-york', cards: paid });
  const poor = given(game, { hands: [cards, []], pieces: [9, 35] });
  const rich = given(game, { hands: [[...cards, 'red'], []] });

  expect(poor.refused(ANNA, claim(cards))).toEqual({ code: 'notEnoughPieces', rule: 'C-33', needed: 10, left: 9 });
  expect(rich.refused(ANNA, claim(['wild', 'wild', ...many(8, 'red')]))).toEqual({
    code: 'wrongPayment',
    rule: 'UK-6',
    route: 'southampton--new-york',
    due: 10,
    wilds: 3,
  });
});
