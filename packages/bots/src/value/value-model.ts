import type { Seat, State } from '@branchline/engine';

/** The features of every seat when a turn begins: what a value model weighs. */
export interface Features {
  /** What the numbers of a seat say, in their order. */
  readonly names: readonly string[];
  /** How far the game has come, 0 to 1. */
  progress(state: State): number;
  /** Seat by seat, a number for every name; `mover` is about to begin a turn. */
  of(state: State, mover: Seat): number[][];
}

/**
 * What rollouts get wrong about a game, as a linear model (`scripts/learn.ts` fits it). Each number is one at the beginning of
 * a game and how much more at its end.
 */
export interface ValueModel {
  /** How much of what a rollout ended with counts. */
  readonly share: readonly [number, number];
  /** Points that one more of every feature is worth beside that. */
  readonly worth: readonly number[];
  readonly later: readonly number[];
}

/** A value model and the features it was fitted to. */
export interface LearnedValue {
  readonly model: ValueModel;
  readonly features: Features;
}

/** By how much seats are taken to be ahead of each other in the end; how many points there will be it does not say. */
export interface ValueEstimate {
  /** How much of the rollout's own score counts. */
  readonly share: number;
  /** Seat by seat, the points beside that share. */
  readonly ahead: readonly number[];
}

/** What the features here say of the end. */
export function estimateValue({ features, model }: LearnedValue, state: State, mover: Seat): ValueEstimate {
  const { share, worth, later } = model;
  const progress = features.progress(state);
  const ahead = features
    .of(state, mover)
    .map((row) => row.reduce((sum, feature, place) => sum + feature * (worth[place] + later[place] * progress), 0));
  return { share: share[0] + share[1] * progress, ahead };
}
