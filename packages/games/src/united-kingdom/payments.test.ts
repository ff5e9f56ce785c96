import { below, fastBits } from '@branchline/engine';
import { given } from '@branchline/engine/testing';
import { describe, expect, test } from 'vitest';
import {
  ANNA,
  checkRoutes,
  HANDS,
  numbered,
  type PaymentCase,
  type PrintedRoute,
  randomHand,
  read,
  verdictOn,
} from '../testing/check-payments.ts';
import { type Counts, type Due, minus, refereeOf, show, spread } from '../testing/every-payment.ts';
import { boardGameOf } from '../testing/games.ts';
import unitedKingdomFacts from './pack.json' with { type: 'json' };

const unitedKingdom = boardGameOf('united-kingdom');

/** C-32, UK-5, UK-6, UK-26, UK-44, UK-48 */
const inTheKingdom =
  (booster: boolean, diesel: boolean) =>
  (route: PrintedRoute): Due => ({
    length: route.length,
    symbols: route.ferry ?? 0,
    colours: route.colour === 'grey' ? unitedKingdomFacts.deck.colours : [route.colour],
    wilds: true,
    group: booster ? 3 : 4,
    mayLeave: diesel,
  });

const RIGHTS = [
  'wales-concession',
  'ireland-france-concession',
  'scotland-concession',
  'mechanical-stoker',
  'superheated-steam-boiler',
  'propellers',
];
const kingdom = unitedKingdom({ advancedTechnologies: true });

const kingdomWith = (booster: boolean, diesel: boolean): PaymentCase => ({
  name: `United Kingdom${booster ? ', Booster' : ''}${diesel ? ', Diesel Power' : ''}`,
  game: kingdom,
  routes: unitedKingdomFacts.routes,
  technologies: [...RIGHTS, ...(booster ? ['booster'] : []), ...(diesel ? ['diesel-power'] : [])],
  due: inTheKingdom(booster, diesel),
});

const CASES: readonly PaymentCase[] = [
  kingdomWith(false, false),
  kingdomWith(true, false),
  kingdomWith(false, true),
  kingdomWith(true, true),
];

describe.each(CASES)('$name: every selection of a hand on every route', (one) => {
  test.each(Array.from({ length: 4 }, (_, part) => part))(
    'is taken exactly when the rules take it, and sensible ways are offered, part %i (C-32, UK-5, UK-6, UK-48)',
    (part) => {
      const hands = Array.from({ length: HANDS }, (_, hand) => randomHand(one.game, 100 * part + hand));

      expect(hands.flatMap((hand) => checkRoutes(one, hand)).slice(0, 5)).toEqual([]);
    },
  );
});

describe.each(CASES)('$name: the route of ten spaces', (one) => {
  const routes = one.routes.filter(({ length }) => length > 8);

  test.each<Counts>([
    { green: 7, red: 3, blue: 3, wild: 3 },
    { green: 12, wild: 4 },
    { green: 10, red: 10 },
    { green: 4, red: 5, wild: 14 },
    { wild: 2, red: 7, blue: 4 },
    { red: 7, blue: 9, black: 3 },
    { wild: 10, green: 2 },
  ])('out of %j (UK-12, UK-44)', (hand) => {
    expect(routes).toHaveLength(1);
    expect(checkRoutes({ ...one, routes }, hand).slice(0, 5)).toEqual([]);
  });
});

test.each([
  { held: [], group: 4 },
  { held: ['booster'], group: 3 },
  { held: ['diesel-power'], group: 4 },
  { held: ['booster', 'diesel-power'], group: 3 },
])('a technology, holding $held: locomotives, or groups of $group (UK-5, UK-10, UK-26, UK-48)', ({ held, group }) => {
  const hands = Array.from({ length: 16 }, (_, hand) => randomHand(kingdom, 1000 + hand));
  const wrong = hands.flatMap((hand) => {
    const { state } = given(kingdom, { turn: ANNA, hands: [[], spread(hand)], technologies: [[], held] });
    const referee = refereeOf(hand);
    const offered = kingdom.offers(state, ANNA).filter((offer) => offer.type === 'buyTechnology');
    return unitedKingdomFacts.technologies.flatMap(({ id, price }, technology) => {
      // Right of Way is not only a matter of its price (UK-31).
      if (held.includes(id) || id === 'right-of-way') return [];
      const due = { length: price, symbols: price, colours: ['red'], wilds: true, group, mayLeave: false };
      const verdict = verdictOn(due, referee);
      const taken = (paid: Counts) =>
        kingdom.explain(state, ANNA, { type: 'buyTechnology', technology, cards: numbered(kingdom, paid) }) ===
        undefined;
      const ways = offered.filter((offer) => offer.technology === technology).map(({ cards }) => read(kingdom, cards));
      const all = [...verdict.misjudged(taken), ...verdict.faults(ways)];
      return all.map((fault) => `${id}, holding ${show(hand)}: ${fault}`);
    });
  });

  expect(wrong.slice(0, 5)).toEqual([]);
});

test.each([
  { route: 'northampton--reading', held: [] },
  { route: 'birmingham--reading', held: [] },
  { route: 'bristol--southampton', held: ['booster'] },
  { route: 'barrow--liverpool', held: ['propellers', 'booster'] },
  { route: 'bristol--southampton', held: ['booster', 'diesel-power'] },
])(
  'Right of Way for $route, holding $held: sold and offered exactly if the route can be paid for then (UK-31)',
  ({ route, held }) => {
    const printed = unitedKingdomFacts.routes.filter(({ id }) => id === route);
    const due = printed.map(inTheKingdom(held.includes('booster'), held.includes('diesel-power')));
    const group = held.includes('booster') ? 3 : 4;
    const price = { length: 4, symbols: 4, colours: ['red'], wilds: true, group, mayLeave: false };
    const technology = kingdom.naming.names.technologies.indexOf('right-of-way');
    let sold = 0;
    const bits = fastBits(4, 1);
    for (let tries = 0; tries < 60; tries++) {
      const some = { wild: below(bits, 5), red: below(bits, 4), green: below(bits, 5), blue: below(bits, 5) };
      const hand = minus(some, {});
      const { state } = given(kingdom, {
        turn: ANNA,
        hands: [[], spread(hand)],
        technologies: [[], held],
        routes: { [route]: [0] },
      });
      const referee = refereeOf(hand);
      const leaves = (paid: Counts) => due.some((route) => refereeOf(minus(hand, paid)).payments(route).length > 0);
      const legal = new Set(referee.payments(price).filter(leaves).map(show));
      const taken = (paid: Counts) =>
        kingdom.explain(state, ANNA, { type: 'buyTechnology', technology, cards: numbered(kingdom, paid) }) ===
        undefined;
      const offers = kingdom.offers(state, ANNA).filter((offer) => offer.type === 'buyTechnology');
      const offered = offers
        .filter((offer) => offer.technology === technology)
        .map(({ cards }) => show(read(kingdom, cards)));

      expect(referee.selections.filter(taken).map(show).sort()).toEqual([...legal].sort());
      expect(offered.filter((way) => !legal.has(way))).toEqual([]);
      expect([show(hand), offered.length > 0]).toEqual([show(hand), legal.size > 0]);
      sold += Math.sign(legal.size);
    }
    expect(sold).toBeGreaterThan(10);
    expect(sold).toBeLessThan(60);
  },
);
