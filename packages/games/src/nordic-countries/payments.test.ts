import { given } from '@branchline/engine/testing';
import { expect, test } from 'vitest';
import {
  ANNA,
  checkRoutes,
  numbered,
  type PaymentCase,
  type PrintedRoute,
  read,
  verdictOn,
} from '../testing/check-payments.ts';
import { type Counts, type Due, refereeOf, spread } from '../testing/every-payment.ts';
import { boardGameOf } from '../testing/games.ts';
import nordicFacts from './pack.json' with { type: 'json' };

const nordicCountries = boardGameOf('nordic-countries');

/** C-32, NO-20, NO-21, NO-30 to NO-32, NO-46 */
const inTheNorth = (route: PrintedRoute): Due => ({
  length: route.length,
  symbols: route.ferry ?? 0,
  colours: route.colour === 'grey' ? nordicFacts.deck.colours : [route.colour],
  wilds: route.ferry !== undefined || route.tunnel === true,
  group: route.ferry ? 3 : route.id === 'lieksa--murmansk' ? 4 : 0,
  mayLeave: false,
});

const CASE: PaymentCase = {
  name: 'Nordic Countries',
  game: nordicCountries(),
  routes: nordicFacts.routes,
  technologies: [],
  due: inTheNorth,
};

test('Murmansk–Lieksa out of 38 cards of three kinds, so that all nine may be groups (NO-21)', () => {
  const routes = CASE.routes.filter(({ length }) => length === 9);

  expect(routes).toHaveLength(1);
  expect(checkRoutes({ ...CASE, routes }, { red: 12, blue: 12, wild: 14 }).slice(0, 5)).toEqual([]);
});

test.each<Counts>([
  { green: 4, red: 3, wild: 2 },
  { wild: 5, blue: 3 },
  { black: 6, white: 3, wild: 1 },
])(
  'wilds on ferries and tunnels only, three cards for a ferry’s locomotive, out of %j (NO-20, NO-30, NO-32, NO-46)',
  (hand) => {
    expect(checkRoutes(CASE, hand).slice(0, 5)).toEqual([]);
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
