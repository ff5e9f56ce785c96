import type { Game, OptionRule, Options } from '@branchline/engine';

/** A game that can be put on a table: its name, its options, and how to make it with them. */
export interface GameEntry {
  readonly id: string;
  readonly name: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionRule[];
  /** Its data file, as it was read. */
  readonly facts: unknown;
  /** Where it stands in a list of games: those with smaller numbers come first. */
  readonly order: number;
  make(options: Options): Game;
}

/** What `rules.ts` of a game's folder exports as `entry`. */
export function gameEntry(
  facts: Pick<GameEntry, 'id' | 'name' | 'seats'>,
  rest: Pick<GameEntry, 'options' | 'make' | 'order'>,
): GameEntry {
  const { id, name, seats } = facts;
  return { id, name, seats, facts, ...rest };
}
