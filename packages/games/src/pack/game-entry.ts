import type { Family, Game, OptionRule, Options } from '@branchline/engine';
import type { Pack, PieceKind } from './pack.ts';

/** A game that can be put on a table: its name, its options, and how to make it with them. */
export interface GameEntry {
  readonly id: string;
  readonly name: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionRule[];
  readonly family: Family;
  /** What stands on its routes, or drives on its cards. */
  readonly pieces: PieceKind;
  /** Where it stands in a list of games: those with smaller numbers come first. */
  readonly order: number;
  /** What it was made of, if it is a map with rules by slot. */
  readonly pack?: Pack;
  make(options: Options): Game;
}
