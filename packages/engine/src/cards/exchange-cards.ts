import { type Chance, shuffleStretch } from '../kernel/chance.ts';
import type { Seat } from '../kernel/seat.ts';
import type { State } from '../kernel/state.ts';
import type { SupplyLayout } from './supply.ts';

interface Context {
  readonly at: SupplyLayout;
}

/** One card that leaves a hand, and the one that comes for it. */
export interface CardExchange {
  readonly had: number;
  readonly wanted: number;
}

/**
 * In an imagined state: a seat gets a wanted card from the deck, looked for from a place on, and what it had lies there.
 * Answers whether the deck had one.
 */
export function exchangeWithDeck(
  { at }: Context,
  state: State,
  seat: Seat,
  { had, wanted, from }: CardExchange & { readonly from: number },
): boolean {
  const cards = state[at.deckCount];
  for (let step = 0; step < cards; step++) {
    const place = at.deck + ((from + step) % cards);
    if (state[place] !== wanted) continue;
    state[place] = had;
    exchange(state, at.hand + seat * at.kinds, had, wanted);
    return true;
  }
  return false;
}

/** In an imagined state: a seat gets a wanted card from another's hand, which must hold it, for one that it had. */
export function exchangeWithHand(
  { at }: Context,
  state: State,
  seat: Seat,
  { had, wanted, other }: CardExchange & { readonly other: Seat },
): void {
  exchange(state, at.hand + seat * at.kinds, had, wanted);
  exchange(state, at.hand + other * at.kinds, wanted, had);
}

function exchange(state: State, hand: number, out: number, into: number): void {
  state[hand + out]--;
  state[hand + into]++;
}

/** In an imagined state: the deck in another order. */
export function shuffleDeck({ at }: Context, state: State, chance: Chance): void {
  shuffleStretch(state, at.deck, state[at.deckCount], chance);
}
