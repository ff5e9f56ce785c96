import { maySee, type Seat, type Viewer } from './seat.ts';
import type { State, View } from './state.ts';

/** Who sees a stretch of numbers: its owner, or nobody until the game is over. */
type Sight = 'owner' | 'nobody' | SightNow;

/** For the few stretches whose secrecy changes during a game. */
export type SightNow = (view: View, owner: Seat, viewer: Viewer) => boolean;

interface Hidden {
  readonly at: number;
  readonly length: number;
  readonly owner: Seat;
  readonly sight: Sight;
}

/**
 * Hands out stretches of a state and remembers who may see each: secrecy is declared where a thing is stored,
 * so `veil` needs to know nothing else and a new game gets it for nothing (C-60 to C-63: C-60 is open, C-61 per seat,
 * C-62 closed, and a replay, C-63, sees all). In standard words: redaction of hidden information, declared field by field.
 */
export class Layout {
  size = 0;
  readonly #hidden: Hidden[] = [];

  /** A stretch everybody sees; answers where it begins. */
  open(length = 1): number {
    const at = this.size;
    this.size += length;
    return at;
  }

  /** A stretch nobody sees while the game runs. */
  closed(length: number): number {
    const at = this.open(length);
    this.#hidden.push({ at, length, owner: -1, sight: 'nobody' });
    return at;
  }

  /** One stretch for each seat, one behind the other, each seen by its seat only (or as `sight` says). */
  perSeat(seats: number, length: number, sight: Sight = 'owner'): number {
    const start = this.size;
    for (let owner = 0; owner < seats; owner++) {
      const at = this.open(length);
      this.#hidden.push({ at, length, owner, sight });
    }
    return start;
  }

  /** A state with nothing in it yet. */
  blank(): State {
    return new Array<number>(this.size).fill(0);
  }

  /** The one way out for states: what `viewer` may see, in a row of its own. */
  veil(view: View, viewer: Viewer): State {
    const veiled = view.slice();
    this.cover(veiled, viewer);
    return veiled;
  }

  /** The same, in place: after an event has been applied to a view. */
  cover(row: State, viewer: Viewer): void {
    for (const { at, length, owner, sight } of this.#hidden) {
      if (!sees(row, viewer, owner, sight)) row.fill(0, at, at + length);
    }
  }
}

function sees(view: View, viewer: Viewer, owner: Seat, sight: Sight): boolean {
  if (viewer === 'replay') return true;
  if (sight === 'nobody') return false;
  if (sight === 'owner') return maySee(viewer, owner);
  return sight(view, owner, viewer);
}
