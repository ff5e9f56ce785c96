import type { Seat, State } from '@branchline/engine';
import type { Playout } from '../search/monte-carlo.ts';

/** How the players of a game are looked at when a turn begins. */
export interface Sight {
  /** What the numbers of a seat say, in their order. */
  readonly aspects: readonly string[];
  /** How far the game has come, 0 to 1. */
  progress(state: State): number;
  /** The aspects of every seat; `mover` is about to begin a turn. */
  look(state: State, mover: Seat): number[][];
}

/** What experience (`scripts/learn.ts`) says of a game: how the end is foretold from here. */
export interface Experience {
  /** How much of what the imagined game ended with counts: at the beginning of a game, and by how much more at its end. */
  readonly share: readonly [number, number];
  /** Points that one more of every aspect is worth beside that: at the beginning, and by how much more at the end. */
  readonly worth: readonly number[];
  readonly later: readonly number[];
}

/** What has been learnt of imagined games, and how they were looked at then. */
export interface Learnt {
  readonly experience: Experience;
  readonly sight: Sight;
}

/** By how much seats are taken to be ahead of each other in the end; how many points there will be it does not say. */
export interface Foreseen {
  readonly share: number;
  /** Seat by seat, the points beside that share. */
  readonly ahead: readonly number[];
}

/** How the end is foretold, as far as what is seen here says something of it. */
export function foresee(sight: Sight, state: State, mover: Seat, { share, worth, later }: Experience): Foreseen {
  const progress = sight.progress(state);
  const ahead = sight
    .look(state, mover)
    .map((row) => row.reduce((sum, aspect, place) => sum + aspect * (worth[place] + later[place] * progress), 0));
  return { share: share[0] + share[1] * progress, ahead };
}

/** What a playout needs, if there is anything to foresee by. */
export function foreseeing(learnt: Learnt | undefined): Pick<Playout, 'foresee'> {
  if (!learnt) return {};
  return { foresee: (state, mover) => foresee(learnt.sight, state, mover, learnt.experience) };
}
