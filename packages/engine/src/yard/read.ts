import type { Game } from '../kernel/game.ts';
import type { Seat } from '../kernel/seat.ts';
import type { State, View } from '../kernel/state.ts';
import { ticketsIn } from '../tickets/ticket-set.ts';
import type { YardLayout } from './layout.ts';
import type { YardGame } from './yard-game.ts';

/**
 * What a view of a yard game says, by name: beside `layout.ts` and `evolve.ts` nobody needs to know where things stand. What
 * every family has is read in `kernel/read.ts`, `cards/read.ts` and `tickets/read.ts`.
 */
interface Context {
  readonly at: YardLayout;
}

export function isYardGame(game: Game): game is YardGame {
  return game.family === 'yard';
}

/** The seat that has a row of this colour in its yard; -1 if nobody has. */
export function rowOwner({ at }: Context, view: View, colour: number): Seat {
  return view[at.rowOwner + colour] - 1;
}

/** Cards of the colour in its row, without the wilds on top. */
export function rowCards({ at }: Context, view: View, colour: number): number {
  return view[at.rowCards + colour];
}

/** Wilds on top of the row of a colour. */
export function rowWilds({ at }: Context, view: View, colour: number): number {
  return view[at.rowWilds + colour];
}

/** Cards in the on-track pile of a seat, for all to see. */
export function onTrackCount({ at }: Context, view: View, seat: Seat): number {
  return view[at.onTrackCount + seat];
}

/** Cards of a kind in the on-track pile of a seat; 0 where the view does not show the pile (CG-12). */
export function onTrackOfKind({ at }: Context, view: View, seat: Seat, kind: number): number {
  return view[at.onTrack + seat * at.kinds + kind];
}

/** CG-60: does the seat's on-track pile lie open? */
export function isPileOpen({ at }: Context, view: View, seat: Seat): boolean {
  return view[at.pileOpen + seat] === 1;
}

/** The tickets a seat has completed, by number; none where the view does not show them. */
export function ticketsCompleted({ at }: Context, view: View, seat: Seat): number[] {
  return ticketsIn(view, at.completed + seat * at.ticketWords, at.ticketTotal);
}

/** CG-62: the first deck or the second. */
export function deckNumber({ at }: Context, view: View): number {
  return view[at.deckNumber];
}

/** The same view with on-track piles as somebody remembers them: counts by kind, seat after seat. */
export function withOnTrackPiles({ at }: Context, view: View, piles: ArrayLike<number>): View {
  const row: State = view.slice();
  for (let place = 0; place < piles.length; place++) row[at.onTrack + place] = piles[place];
  return row;
}
