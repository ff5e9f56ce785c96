import {
  type BoardGame,
  below,
  type Cards,
  cardsOf,
  countOf,
  fastBits,
  type RouteFacts,
  shuffleWith,
} from '@branchline/engine';
import { given } from '@branchline/engine/testing';
import { type Counts, type Due, isPartOf, type Referee, refereeOf, show, spread } from './every-payment.ts';

/** A route as it is printed. */
export type PrintedRoute = Pick<RouteFacts, 'id' | 'length' | 'colour' | 'ferry' | 'tunnel' | 'anyCardsForOne'>;

/** A game, and what the rules ask for its routes, told without the engine. */
export interface PaymentCase {
  readonly name: string;
  readonly game: BoardGame;
  readonly routes: readonly PrintedRoute[];
  readonly technologies: readonly string[];
  readonly due: (route: PrintedRoute) => Due;
}

// Not the first seat: its things would be found even by who forgets whose they are.
export const ANNA = 1;

/** Hands tried in each part; mutation tests, which run this a thousand times, make do with fewer. */
export const HANDS = Number(process.env.BRANCHLINE_HANDS ?? 10);

const mostOf = (game: BoardGame, card: string): number =>
  card === 'wild' ? game.rules.facts.deck.wilds : game.rules.facts.deck.perColour;

/** Some cards of some kinds: many kinds and few cards, or few kinds and many cards. The same seed is the same hand. */
export function randomHand(game: BoardGame, seed: number): Counts {
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

/** A hand as the engine counts it. */
export const numbered = (game: BoardGame, counts: Counts): Cards =>
  cardsOf(game.naming.names.cards.map((name) => counts[name] ?? 0));

/** And back. */
export const read = (game: BoardGame, cards: Cards): Counts => {
  const counts = game.naming.names.cards.map((name, kind): [string, number] => [name, countOf(cards, kind)]);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
};

/** What the rules say of everything a hand could pay. */
export function verdictOn(due: Due, { payments, selections }: Referee) {
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

/** What the engine says otherwise than the rules, of every selection of a hand on these routes. */
export function checkRoutes({ game, routes, technologies, due }: PaymentCase, hand: Counts): string[] {
  const { state } = given(game, {
    seats: game.rules.facts.seats.min,
    turn: ANNA,
    hands: [[], spread(hand)],
    technologies: [[], technologies],
  });
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
