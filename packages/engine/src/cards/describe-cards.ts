import { type Known, known, type Position } from '../kernel/position.ts';
import type { View } from '../kernel/state.ts';
import type { DeckFacts, SupplyLayout } from './supply.ts';

/** The names of the cards, in the order of their kinds. */
export function cardNames({ colours }: DeckFacts): readonly string[] {
  return [...colours, 'wild'];
}

/** Counts by kind, from `at` on, as a list of names. */
export function cardsAt(view: View, at: number, names: readonly string[]): string[] {
  return names.flatMap((name, kind) => new Array<string>(view[at + kind]).fill(name));
}

export function describeSupply(
  view: View,
  at: SupplyLayout,
  names: readonly string[],
): Pick<Position, 'deck' | 'discards' | 'market'> {
  return {
    deck: view[at.deckCount],
    discards: known(view[at.discardCount], cardsAt(view, at.discards, names)),
    market: view.slice(at.market, at.market + at.places).map((card) => (card > 0 ? names[card - 1] : undefined)),
  };
}

/** The hand of a seat, if it can be seen. */
export function describeHand(view: View, seat: number, at: SupplyLayout, names: readonly string[]): Known {
  return known(view[at.handCount + seat], cardsAt(view, at.hand + seat * at.kinds, names));
}
