import type { Seat } from '../kernel/seat.ts';
import type { View } from '../kernel/state.ts';
import type { SupplyLayout } from './supply.ts';

/** Any game or context that knows where deck, market, discards and hands stand. */
interface Context {
  readonly at: SupplyLayout;
}

/** How many kinds of cards there are: the colours, then the wild. */
export function kindCount({ at }: Context): number {
  return at.kinds;
}

/** The kind that is wild; all kinds below it are colours. */
export function wildKind({ at }: Context): number {
  return at.wild;
}

/** Places of the market, filled or not. */
export function marketSize({ at }: Context): number {
  return at.places;
}

/** Cards of the game in all, wherever they are. */
export function cardTotal({ at }: Context): number {
  return at.total;
}

/** Cards left in the deck. */
export function deckCount({ at }: Context, view: View): number {
  return view[at.deckCount];
}

/** The kind that lies open in a place of the market; -1 if the place is empty. */
export function marketCard({ at }: Context, view: View, place: number): number {
  return view[at.market + place] - 1;
}

/** How many cards of a kind lie among the discards. */
export function discardedOf({ at }: Context, view: View, kind: number): number {
  return view[at.discards + kind];
}

/** How many cards a seat holds, for all to see. */
export function handCount({ at }: Context, view: View, seat: Seat): number {
  return view[at.handCount + seat];
}

/** How many cards of a kind a seat holds; 0 where the view does not show the hand. */
export function heldOfKind({ at }: Context, view: View, seat: Seat, kind: number): number {
  return view[at.hand + seat * at.kinds + kind];
}

/** The hand of a seat by kind, in a row of its own. */
export function handByKind({ at }: Context, view: View, seat: Seat): number[] {
  const start = at.hand + seat * at.kinds;
  return view.slice(start, start + at.kinds);
}
