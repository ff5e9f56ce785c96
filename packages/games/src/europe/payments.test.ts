import { type BoardGame, below, cardsOf, countOf, fastBits } from '@branchline/engine';
import { given } from '@branchline/engine/testing';
import { describe, expect, test } from 'vitest';
import { type Counts, type Due, refereeOf, show, spread } from '../testing/every-payment.ts';
import { boardGameOf } from '../testing/games.ts';
import facts from './pack.json' with { type: 'json' };

const europe = boardGameOf('europe');

// Not the first seat: its things would be found even by who forgets whose they are.
const ANNA = 1;
const game: BoardGame = europe();

/** A few cards of some kinds; a wild more often than the deck would have it. */
function randomHand(seed: number): Counts {
  const bits = fastBits(seed, 1);
  const counts: Record<string, number> = {};
  const kinds = [...facts.deck.colours.slice(0, 2 + below(bits, 3)), 'wild'];
  for (let card = 0; card < 8; card++) {
    const name = kinds[below(bits, kinds.length)] ?? 'wild';
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

const numbered = (counts: Counts) => cardsOf(game.naming.names.cards.map((name) => counts[name] ?? 0));
const read = (cards: number): string =>
  show(
    Object.fromEntries(
      game.naming.names.cards.flatMap((name, kind) => (countOf(cards, kind) > 0 ? [[name, countOf(cards, kind)]] : [])),
    ),
  );

const HANDS = Array.from({ length: 12 }, (_, seed) => randomHand(seed));

describe.each(HANDS)('every selection of %j', (hand) => {
  const { payments, selections } = refereeOf(hand);

  test('pays for a route exactly when the rules take it, and one way is offered where there is any (EU-6, C-32)', () => {
    const { state } = given(game, { turn: ANNA, hands: [[], spread(hand)] });
    const offers = game.offers(state, ANNA).flatMap((offer) => (offer.type === 'claimRoute' ? [offer] : []));
    for (const [route, { id, length, colour, ferry = 0 }] of facts.routes.entries()) {
      const colours = colour === 'grey' ? facts.deck.colours : [colour];
      const due: Due = { length, symbols: ferry, colours, wilds: true, group: 0, mayLeave: false };
      const legal = new Set(payments(due).map(show));
      const taken = selections.filter(
        (paid) => game.explain(state, ANNA, { type: 'claimRoute', route, cards: numbered(paid) }) === undefined,
      );
      expect([id, taken.map(show).toSorted()]).toEqual([id, [...legal].toSorted()]);
      const ways = offers.filter((offer) => offer.route === route).map(({ cards }) => read(cards));
      expect([id, ways.filter((way) => !legal.has(way)), ways.length > 0]).toEqual([id, [], legal.size > 0]);
    }
  });

  test.each([0, 1, 2])('pays for a station after %i exactly when the rules take it (EU-10)', (built) => {
    const stations = Object.fromEntries(['athina', 'berlin', 'cadiz'].slice(0, built).map((city) => [city, ANNA]));
    const { state } = given(game, { turn: ANNA, hands: [[], spread(hand)], stations });
    const due: Due = {
      length: built + 1,
      symbols: 0,
      colours: facts.deck.colours,
      wilds: true,
      group: 0,
      mayLeave: false,
    };
    const legal = new Set(payments(due).map(show));
    const offers = game.offers(state, ANNA).flatMap((offer) => (offer.type === 'buildStation' ? [offer] : []));
    for (const city of [0, 5, 46]) {
      const taken = selections.filter(
        (paid) => game.explain(state, ANNA, { type: 'buildStation', city, cards: numbered(paid) }) === undefined,
      );
      expect(taken.map(show).toSorted()).toEqual([...legal].toSorted());
      const ways = offers.filter((offer) => offer.city === city).map(({ cards }) => read(cards));
      expect([ways.filter((way) => !legal.has(way)), ways.length > 0]).toEqual([[], legal.size > 0]);
    }
  });
});
