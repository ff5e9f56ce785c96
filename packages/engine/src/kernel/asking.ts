import type { Seat } from './seat.ts';
import type { View } from './state.ts';

/** Where a state says what is asked of whom. */
export interface AskedLayout {
  readonly seats: number;
  /** The kind of the question asked of each seat; 0 for none. */
  readonly askedKind: number;
}

/** The kind of the question asked of a seat; 0 for none, and for a seat that is not at this table. */
export function askedOf(view: View, seat: Seat, at: AskedLayout): number {
  return seat >= 0 && seat < view[at.seats] ? view[at.askedKind + seat] : 0;
}

/** The seats something is asked of. */
export function awaiting(view: View, at: AskedLayout): readonly Seat[] {
  const waited: Seat[] = [];
  for (let seat = 0; seat < view[at.seats]; seat++) if (view[at.askedKind + seat] > 0) waited.push(seat);
  return waited;
}

export function anybodyAsked(view: View, at: AskedLayout): boolean {
  for (let seat = 0; seat < view[at.seats]; seat++) if (view[at.askedKind + seat] > 0) return true;
  return false;
}
