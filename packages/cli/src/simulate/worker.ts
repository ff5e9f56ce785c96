import { type Match, runGames } from './run-game.ts';

/** One worker's share of a match. */
export interface Share {
  readonly match: Match;
  readonly first: number;
  readonly count: number;
}

/** A finished share: the outcomes, and the records as lines, so that they cross between threads as text. */
export interface Finished {
  readonly totals: readonly (readonly number[])[];
  readonly winners: readonly (readonly number[])[];
  readonly turns: readonly number[];
  readonly decisions: number;
  readonly lines: readonly string[];
}

/** What the pool calls. */
export function work({ match, first, count }: Share): Finished {
  const outcomes = runGames(match, first, count);
  return {
    totals: outcomes.map(({ totals }) => totals),
    winners: outcomes.map(({ winners }) => winners),
    turns: outcomes.map(({ turns }) => turns),
    decisions: outcomes.reduce((sum, { decisions }) => sum + decisions, 0),
    lines: outcomes.flatMap(({ record }) => (record ? [JSON.stringify(record)] : [])),
  };
}
