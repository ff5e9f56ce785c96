import type { Seat } from '../kernel/seat.ts';
import type { View } from '../kernel/state.ts';
import { type BoardLayout, heldBy } from './layout.ts';
import { holdsRoute } from './network.ts';
import type { Held } from './payment.ts';
import { ALLOWS, type TurnAction } from './questions.ts';
import { LAST_ROUND_PIECES } from './rules.ts';

/**
 * What a view of a board game says, by name: beside `layout.ts` and `evolve.ts` nobody needs to know where things stand.
 * What every family has is read in `kernel/read.ts`, `cards/read.ts` and `tickets/read.ts`. Planners call these millions of
 * times, so they make nothing.
 */
interface Context {
  readonly at: BoardLayout;
}

/** Pieces a seat has left. */
export function piecesOf({ at }: Context, view: View, seat: Seat): number {
  return view[at.pieces + seat];
}

/** C-50: pieces a seat must still use before the last round begins; none or less once it has. */
export function piecesToLastRound({ at }: Context, view: View, seat: Seat): number {
  return view[at.pieces + seat] - LAST_ROUND_PIECES;
}

export function holds({ at }: Context, view: View, seat: Seat, route: number): boolean {
  return holdsRoute(view, seat, route, at);
}

/** Does nobody hold the route? */
export function isFree({ at }: Context, view: View, route: number): boolean {
  return view[at.holders + route] === 0;
}

/** Does anybody but this seat hold the route? */
export function isHeldByAnother({ at }: Context, view: View, seat: Seat, route: number): boolean {
  return (view[at.holders + route] & ~(1 << seat)) !== 0;
}

/** The seats that hold a route: none, one, or with Right of Way several (UK-31). */
export function holdersOf({ at }: Context, view: View, route: number): Seat[] {
  const holders: Seat[] = [];
  for (let seat = 0; seat < at.maxSeats; seat++) if (holdsRoute(view, seat, route, at)) holders.push(seat);
  return holders;
}

/** The technologies of a seat, as bits; 0 where a game has none. */
export function technologiesOf({ at }: Context, view: View, seat: Seat): Held {
  return heldBy(view, seat, at);
}

/** Copies of a technology that are still to be bought. */
export function copiesLeft({ at }: Context, view: View, technology: number): number {
  return view[at.stock + technology];
}

/** C-2: does the turn still allow this? Whether the seat can do it, and how, say the offers. */
export function mayStill({ at }: Context, view: View, action: TurnAction): boolean {
  return (view[at.allows] & ALLOWS[action]) !== 0;
}

/** The seat whose station stands in a city; -1 if none does. Where a game has stations. */
export function stationOwner({ at }: Context, view: View, city: number): Seat {
  return view[at.stationOwner + city] - 1;
}

/** Stations a seat has built. Where a game has stations. */
export function stationsBuilt({ at }: Context, view: View, seat: Seat): number {
  return view[at.stationsBuilt + seat];
}

/** The route of the tunnel that is being dug; -1 if none is. */
export function tunnelRoute({ at }: Context, view: View): number {
  return view[at.laidRoute] - 1;
}

/** NO-40: the cards that the tunnel being dug costs besides. */
export function tunnelExtra({ at }: Context, view: View): number {
  return view[at.extra];
}
