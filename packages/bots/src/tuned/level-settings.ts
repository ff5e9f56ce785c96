import { type Game, isBoardGame } from '@branchline/engine';
import type { ValueModel } from '../value/value-model.ts';
import { traitSettings } from './trait-weights.ts';
import { type BlunderRates, bySeats, tunedOf } from './tuned.ts';

/** By how many standard errors a search must be sure before it knows better than the planner. */
const MIN_STANDARD_ERRORS = 1.2;

/**
 * How often a level settles for one of its ideas without any search, in per cent. The planner alone is so good on wide boards
 * that levels would else be much the same.
 */
const BLUNDER_RATES: BlunderRates = { regular: 12, expert: 6 };

/** How often a novice makes a random move, in per cent. */
const RANDOM_MOVE_RATE = 30;

/** How many claims a search tries out. */
const CLAIMS = 5;

/** What the traits of a board say that nobody has tried out. */
const untried = (game: Game): ReturnType<typeof traitSettings> =>
  tunedOf(game).weights === undefined && isBoardGame(game) ? traitSettings(game) : undefined;

export function minStandardErrorsFor(game: Game, seats: number, learned: boolean): number {
  const { minStandardErrors = untried(game)?.minStandardErrors ?? MIN_STANDARD_ERRORS, learnedMinStandardErrors } =
    tunedOf(game);
  return (learned ? bySeats(learnedMinStandardErrors, seats) : undefined) ?? minStandardErrors;
}

export function claimsFor(game: Game, learned: boolean): number {
  return (learned ? tunedOf(game).learnedClaims : undefined) ?? CLAIMS;
}

export function blunderRateFor(level: keyof BlunderRates): (game: Game, seats: number) => number {
  return (game, seats) => (bySeats(tunedOf(game).blunders, seats) ?? untried(game)?.blunders ?? BLUNDER_RATES)[level];
}

export function everyLevelLearned(game: Game): boolean {
  return tunedOf(game).everyLevelLearned ?? false;
}

export function randomMoveRateFor(game: Game, seats: number): number {
  return bySeats(tunedOf(game).randomMoves, seats) ?? RANDOM_MOVE_RATE;
}

/** The value model of the number of players, or of the next smaller one; nothing, where none was made. */
export function valueModelFor(game: Game, seats: number): ValueModel | undefined {
  return bySeats(tunedOf(game).valueModels, seats);
}
