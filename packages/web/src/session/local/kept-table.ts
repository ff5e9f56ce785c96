import type { Options, SecretSeed } from '@branchline/engine';
import type { NamedAction, NamedEvent } from '@branchline/protocol';

/** Who sits at a table of this browser. */
export interface LocalSeat {
  readonly name: string;
  /** Which bot plays here; a person, if none does. */
  readonly bot?: string;
}

/** The shape in which tables and entries are kept. A version that keeps them otherwise has another number, and reads the old ones. */
export const KEPT_FORMAT = 1;

/** A table of this browser as it is kept between two visits; what happened at it is in its entries. */
export interface KeptTable {
  readonly id: string;
  /** How it is kept; 1 where nothing is said. */
  readonly format?: number;
  readonly game: string;
  readonly options: Options;
  readonly seats: readonly LocalSeat[];
  readonly seed: SecretSeed;
  readonly botPace: number;
  readonly createdAt: number;
  /** When anything last happened. */
  readonly changedAt: number;
  readonly over: boolean;
}

/** One accepted answer and what came of it, open. Version 1 is the deal, which nobody answered. */
export interface KeptEntry {
  readonly table: string;
  readonly version: number;
  readonly events: readonly NamedEvent[];
  readonly at: number;
  readonly answered?: {
    readonly seat: number;
    readonly question: { readonly kind: string; readonly number: number };
    readonly action: NamedAction;
  };
}
