import type { Seat } from './seat.ts';
import type { View } from './state.ts';

/** Where any state says how far the game has come. */
interface ProgressLayout {
  readonly seats: number;
  readonly turn: number;
  readonly lastTurns: number;
  readonly points: number;
  readonly questions: number;
}

/** Any game or context that knows where these things stand. */
interface Context {
  readonly at: ProgressLayout;
}

/** How many play at this table. */
export function seatCount({ at }: Context, view: View): number {
  return view[at.seats];
}

/** Whose turn it is. */
export function turnOf({ at }: Context, view: View): Seat {
  return view[at.turn];
}

/** Has the last round begun? */
export function isLastRound({ at }: Context, view: View): boolean {
  return view[at.lastTurns] > 0;
}

/** How many questions have been asked so far: it never stops growing. */
export function questionsAsked({ at }: Context, view: View): number {
  return view[at.questions];
}

/** What a seat has scored so far, for all to see. */
export function pointsOf({ at }: Context, view: View, seat: Seat): number {
  return view[at.points + seat];
}
