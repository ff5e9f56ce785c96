import { type BoardGame, below, type Cards, cardsOf, countOf, fastBits, shuffleWith } from '@branchline/engine';
import { given } from '@branchline/engine/testing';
import { describe, expect, test } from 'vitest';
import newYorkFacts from './new-york/pack.json' with { type: 'json' };

import nordicFacts from './nordic-countries/pack.json' with { type: 'json' };

import {
  type Counts,
  type Due,
  isPartOf,
  minus,
  type Referee,
  refereeOf,
  show,
  spread,
} from './testing/every-payment.ts';
import { boardGameOf } from './testing/games.ts';
import unitedKingdomFacts from './united-kingdom/pack.json' with { type: 'json' };

const newYork = boardGameOf('new-york');
const nordicCountries = boardGameOf('nordic-countries');
const unitedKingdom = boardGameOf('united-kingdom');

// Not the first seat: its things would be found even by who forgets whose they are.
const ANNA = 1;

interface PrintedRoute {
  readonly id: string;
  readonly length: number;
  readonly colour: string;
  readonly ferry?: number;
  readonly tunnel?: boolean;
  readonly anyCardsForOne?: number;
}

interface Case {
  readonly name: string;
  readonly game: BoardGame;
  readonly routes: readonly PrintedRoute[];
  readonly technologies: readonly string[];
  readonly due: (route: PrintedRoute) => Due;
}

const colours = (route: PrintedRoute, all: readonly string[]) => (route.colour === 'grey' ? all : [route.colour]);

/** C-32 */
const inNewYork = (route: PrintedRoute): Due => ({
  length: route.length,
  symbols: 0,
  colours: colours(route, newYorkFacts.deck.colours),
  wilds: true,
  group: 0,
  mayLeave: false,
});

/** C-32, NO-20, NO-21, NO-30 to NO-32, NO-46 */
const inTheNorth = (route: PrintedRoute): Due => ({
  length: route.length,
  symbols: route.ferry ?? 0,
  colours: colours(route, nordicFacts.deck.colours),
  wilds: route.ferry !== undefined || route.tunnel === true,
  group: route.ferry ? 3 : route.id === 'lieksa--murmansk' ? 4 : 0,
  mayLeave: false,
});

/** C-32, UK-5, UK-6, UK-26, UK-44, UK-48 */
const inTheKingdom =
  (booster: boolean, diesel: boolean) =>
  (route: PrintedRoute): Due => ({
    length: route.length,
    symbols: route.ferry ?? 0,
    colours: colours(route, unitedKingdomFacts.deck.colours),
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

const kingdomWith = (booster: boolean, diesel: boolean): Case => ({
  name: `United Kingdom${booster ? ', Booster' : ''}${diesel ? ', Diesel Power' : ''}`,
  game: kingdom,
  routes: unitedKingdomFacts.routes,
  technologies: [...RIGHTS, ...(booster ? ['booster'] : []), ...(diesel ? ['diesel-power'] : [])],
  due: inTheKingdom(booster, diesel),
});

const CASES: readonly Case[] = [
  { name: 'New York', game: newYork(), routes: newYorkFacts.routes, technologies: [], due: inNewYork },
  { name: 'Nordic Countries', game: nordicCountries(), routes: nordicFacts.routes, technologies: [], due: inTheNorth },
  kingdomWith(false, false),
  kingdomWith(true, false),
  kingdomWith(false, true),
  kingdomWith(true, true),
];

/** Hands tried in each part; mutation tests, which run this a thousand times, make do with fewer. */
const HANDS = Number(process.env.BRANCHLINE_HANDS ?? 10);

const mostOf = (game: BoardGame, card: string): number =>
  card === 'wild' ? game.rules.facts.deck.wilds : game.rules.facts.deck.perColour;

/** Some cards of some kinds: many kinds and few cards, or few kinds and many cards. The same seed is the same hand. */
function randomHand(game: BoardGame, seed: number): Counts {
  const bits = fastBits(seed, 1);
  const { cards: names } = game.naming.names;
  const wide = seed % 2 === 0;
  const order = names.map((_, kind) => kind);
  shuffleWith(bits, order);
  const kinds = order.slice(0, wide ? names.length : 1 + below(bits, 3)).map((kind) => game.naming.card(kind));
  const counts: Record<string, number> = {};
  for (let card = wide ? 6 : 4 + below(bits, 11); card > 0; card--) {
    const name = kinds[below(bits, kinds.length)] ?? 'wild';
    // A wild more often than the deck would have it: that is where the difficulties are.
    const drawn = wide && below(bits, 4) === 0 ? 'wild' : name;
    if ((counts[drawn] ?? 0) < mostOf(game, drawn)) counts[drawn] = (counts[drawn] ?? 0) + 1;
  }
  return counts;
}

const numbered = (game: BoardGame, counts: Counts): Cards =>
  cardsOf(game.naming.names.cards.map((name) => counts[name] ?? 0));

const read = (game: BoardGame, cards: Cards): Counts => {
  const counts = game.naming.names.cards.map((name, kind): [string, number] => [name, countOf(cards, kind)]);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
};

/** What the rules say of everything a hand could pay. */
function verdictOn(due: Due, { payments, selections }: Referee) {
  const legal = payments(due);
  const known = new Set(legal.map(show));
  return {
    /** Selections the engine takes and the rules do not, or the other way round. */
    misjudged: (taken: (paid: Counts) => boolean): string[] =>
      selections.filter((paid) => taken(paid) !== known.has(show(paid))).map((paid) => `misjudged: ${show(paid)}`),
    /** What is wrong with these offers. */
    faults: (offered: readonly Counts[]): string[] => [
      ...offered.filter((way) => !known.has(show(way))).map((way) => `illegal offer: ${show(way)}`),
      ...offered
        .filter((way) => legal.some((less) => isPartOf(less, way)))
        .map((way) => `wasteful offer: ${show(way)}`),
      ...(new Set(offered.map(show)).size < offered.length ? [`offered twice: ${offered.map(show).join('; ')}`] : []),
      ...(legal[0] && offered.length === 0 ? [`no offer, though this pays: ${show(legal[0])}`] : []),
    ],
  };
}

function checkRoutes({ game, routes, technologies, due }: Case, hand: Counts): string[] {
  const { state } = given(game, { turn: ANNA, hands: [[], spread(hand)], technologies: [[], technologies] });
  const referee = refereeOf(hand);
  const verdicts = new Map<string, ReturnType<typeof verdictOn>>();
  const offers = game.offers(state, ANNA).flatMap((offer) => (offer.type === 'claimRoute' ? [offer] : []));
  return routes.flatMap((printed) => {
    const route = game.naming.names.routes.indexOf(printed.id);
    const key = JSON.stringify(due(printed));
    const verdict = verdicts.get(key) ?? verdictOn(due(printed), referee);
    verdicts.set(key, verdict);
    const taken = (paid: Counts) =>
      game.explain(state, ANNA, { type: 'claimRoute', route, cards: numbered(game, paid) }) === undefined;
    const ways = offers.filter((offer) => offer.route === route).map(({ cards }) => read(game, cards));
    const all = [...verdict.misjudged(taken), ...verdict.faults(ways)];
    return all.map((fault) => `${printed.id}, holding ${show(hand)}: ${fault}`);
  });
}

describe.each(CASES)('$name: every selection of a hand on every route', (one) => {
  test.each(Array.from({ length: 4 }, (_, part) => part))(
    'is taken exactly when the rules take it, and sensible ways are offered, part %i (C-32, NO-21, NO-32, UK-5, UK-48)',
    (part) => {
      const hands = Array.from({ length: HANDS }, (_, hand) => randomHand(one.game, 100 * part + hand));

      expect(hands.flatMap((hand) => checkRoutes(one, hand)).slice(0, 5)).toEqual([]);
    },
  );
});

describe.each(CASES.slice(1))('$name: the routes of nine and ten spaces', (one) => {
  const routes = one.routes.filter(({ length }) => length > 8);

  test.each<Counts>([
    { green: 7, red: 3, blue: 3, wild: 3 },
    { green: 12, wild: 4 },
    { green: 10, red: 10 },
    { green: 4, red: 5, wild: 14 },
    { wild: 2, red: 7, blue: 4 },
    { red: 7, blue: 9, black: 3 },
    { wild: 10, green: 2 },
  ])('out of %j (NO-21, UK-12, UK-44)', (hand) => {
    expect(routes).toHaveLength(1);
    expect(checkRoutes({ ...one, routes }, hand).slice(0, 5)).toEqual([]);
  });
});

test('Murmansk–Lieksa out of 38 cards of three kinds, so that all nine may be groups (NO-21)', () => {
  const north = CASES.filter(({ name }) => name === 'Nordic Countries');
  const wrong = north.flatMap((one) => {
    const routes = one.routes.filter(({ length }) => length === 9);
    return checkRoutes({ ...one, routes }, { red: 12, blue: 12, wild: 14 });
  });

  expect(north).toHaveLength(1);
  expect(wrong.slice(0, 5)).toEqual([]);
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

test.each([
  { laid: 'green', turned: ['green', 'wild', 'green'], extra: 3 },
  { laid: 'green', turned: ['green', 'wild', 'red'], extra: 2 },
  { laid: 'green', turned: ['blue', 'wild', 'red'], extra: 1 },
  { laid: 'wild', turned: ['green', 'wild', 'wild'], extra: 2 },
])(
  'the extra of a tunnel, $laid laid, $turned turned: every way is offered (NO-40, NO-41, NO-46)',
  ({ laid, turned, extra }) => {
    const game = nordicCountries();
    const symbols = laid === 'wild' ? extra : 0;
    for (const wild of [0, 1, 2, 4]) {
      for (const green of [0, 1, 2, 4]) {
        const hand: Counts = { green, wild, red: 4 };
        const table = given(game, { turn: ANNA, hands: [[], [...spread(hand), laid, laid]], deck: turned });
        table.when(ANNA, { type: 'claimRoute', route: 'kristiansand--stavanger-green', cards: [laid, laid] });
        const referee = refereeOf(hand);
        const due = { length: extra, symbols, colours: ['green'], wilds: true, group: 0, mayLeave: false };
        const verdict = verdictOn(due, referee);
        const taken = (paid: Counts) =>
          game.explain(table.state, ANNA, { type: 'payTunnel', cards: numbered(game, paid) }) === undefined;
        const offered = game.offers(table.state, ANNA).filter((offer) => offer.type === 'payTunnel');
        const ways = offered.map(({ cards }) => read(game, cards));

        expect([...verdict.misjudged(taken), ...verdict.faults(ways)]).toEqual([]);
        expect(ways).toHaveLength(referee.payments(due).length);
      }
    }
  },
);
