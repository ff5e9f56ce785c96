import type { Layout } from '../kernel/layout.ts';
import { pile } from '../kernel/pile.ts';
import type { Recorder } from '../kernel/play.ts';
import type { State, View } from '../kernel/state.ts';
import type { SupplyEvent } from './events.ts';

/** What any game with a deck puts into a deck: how many of each colour, and wilds, which are the last kind. */
export interface DeckFacts {
  readonly colours: readonly string[];
  readonly perColour: number;
  readonly wilds: number;
  readonly market: number;
}

/** Where deck, market, discards and hands stand in a state. Kinds are numbered: the colours, then the wild. */
export interface SupplyLayout {
  readonly kinds: number;
  readonly wild: number;
  readonly total: number;
  readonly places: number;
  readonly deckCount: number;
  readonly discardCount: number;
  /** Place by place: a kind plus one, or 0 for an empty place. */
  readonly market: number;
  /** Counts by kind. All that lies here was seen by everybody. */
  readonly discards: number;
  /** Bottom first. */
  readonly deck: number;
  readonly handCount: number;
  /** Counts by kind, seat after seat; no limit on them (C-12). */
  readonly hand: number;
}

export function supplyLayout(layout: Layout, facts: DeckFacts, seats: number): SupplyLayout {
  const kinds = facts.colours.length + 1;
  const total = facts.colours.length * facts.perColour + facts.wilds;
  return {
    kinds,
    wild: kinds - 1,
    total,
    places: facts.market,
    deckCount: layout.open(),
    discardCount: layout.open(),
    market: layout.open(facts.market),
    discards: layout.open(kinds),
    handCount: layout.open(seats),
    hand: layout.perSeat(seats, kinds),
    deck: layout.closed(total),
  };
}

/** When a market has to be turned anew. */
export interface MarketRule {
  mustSweep(view: View, at: SupplyLayout): boolean;
}

/** NO-11, UK-4, CG-2: the market is never reset. */
export const neverSwept: MarketRule = { mustSweep: () => false };

/** NY-3, with its guard: a market that cards outside the hands cannot better is left as it is. */
export function sweptAtWilds(limit: number): MarketRule {
  return {
    mustSweep(view, at) {
      const wilds = wildsInMarket(view, at);
      if (wilds < limit) return false;
      const cards = inMarket(view, at) + view[at.deckCount] + view[at.discardCount];
      const coloured = cards - wildsOutsideHands(view, at);
      return Math.min(at.places, cards) - coloured < limit;
    },
  };
}

export function inMarket(view: View, at: SupplyLayout): number {
  let cards = 0;
  for (let place = 0; place < at.places; place++) if (view[at.market + place] > 0) cards++;
  return cards;
}

function wildsInMarket(view: View, at: SupplyLayout): number {
  let wilds = 0;
  for (let place = 0; place < at.places; place++) if (view[at.market + place] === at.wild + 1) wilds++;
  return wilds;
}

function wildsOutsideHands(view: View, at: SupplyLayout): number {
  let wilds = wildsInMarket(view, at) + view[at.discards + at.wild];
  for (let card = 0; card < view[at.deckCount]; card++) if (view[at.deck + card] === at.wild) wilds++;
  return wilds;
}

/**
 * C-13: an empty deck is made anew from the discards at once, and a short market is filled at once. While a market is being
 * turned anew the shuffle waits until a card is needed (NY-3).
 */
export function replenish(table: Recorder<SupplyEvent>, at: SupplyLayout, market: MarketRule): void {
  const { state } = table;
  fillMarket(table, at);
  reshuffleEmptyDeck(table, at);
  if (!market.mustSweep(state, at)) return;
  do {
    table.record({ type: 'marketSwept' });
    fillMarket(table, at);
  } while (market.mustSweep(state, at));
  reshuffleEmptyDeck(table, at);
}

function fillMarket(table: Recorder<SupplyEvent>, at: SupplyLayout): void {
  const { state } = table;
  for (let place = 0; place < at.places; place++) {
    if (state[at.market + place] > 0) continue;
    reshuffleEmptyDeck(table, at);
    if (state[at.deckCount] === 0) return;
    table.record({ type: 'marketFilled', place, card: topCard(state, at) });
  }
}

/** CG-50, CG-51: the market is filled while the deck lasts, and the discards stay where they are. */
export function fillFromDeck(table: Recorder<SupplyEvent>, at: SupplyLayout): void {
  const { state } = table;
  for (let place = 0; place < at.places && state[at.deckCount] > 0; place++) {
    if (state[at.market + place] === 0) table.record({ type: 'marketFilled', place, card: topCard(state, at) });
  }
}

export function reshuffleEmptyDeck(table: Recorder<SupplyEvent>, at: SupplyLayout): void {
  const { state } = table;
  if (state[at.deckCount] > 0 || state[at.discardCount] === 0) return;
  const cards: number[] = [];
  for (let kind = 0; kind < at.kinds; kind++) {
    for (let count = state[at.discards + kind]; count > 0; count--) cards.push(kind);
  }
  table.chance.shuffle(cards);
  table.record({ type: 'deckReshuffled', cards: pile('nobody', cards) });
}

export function topCard(state: State, at: SupplyLayout): number {
  return state[at.deck + state[at.deckCount] - 1];
}
