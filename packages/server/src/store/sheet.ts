import type { ChanceSource } from '@branchline/games';
import type { TableOptions, TableSettings } from '@branchline/protocol';

/** Who sits where. `generation` grows when a seat changes hands, so that old links and tokens stop working. */
export type SheetSeat =
  | { readonly kind: 'open'; readonly generation: number }
  | PersonSeat
  | { readonly kind: 'bot'; readonly generation: number; readonly bot: string; readonly name: string };

export interface PersonSeat {
  readonly kind: 'person';
  readonly generation: number;
  readonly person: string;
  readonly name: string;
  /** T-1: a bot moves here until the person is back. */
  readonly standIn?: true;
  /** Gone for good: a bot moves here until the host puts somebody else in. */
  readonly left?: true;
}

/** Somebody whose chat lines are not shown: to one person, or to all. */
export interface Mute {
  readonly author: string;
  /** Absent: for everybody. */
  readonly by?: string;
}

/** What is known about a table besides its log. Kept as one document; `seed` never leaves the server before the end. */
export interface TableSheet {
  readonly game: string;
  readonly options: TableOptions;
  readonly settings: TableSettings;
  readonly seats: readonly SheetSeat[];
  /** The person who set the table up, or took it over. */
  readonly host: string;
  readonly seed?: string;
  readonly commitment?: string;
  readonly rematch?: string;
  readonly startedAt?: number;
  readonly endedAt?: number;
  /** Where the shuffles of an imported game came from. */
  readonly imported?: ChanceSource;
  readonly mutes?: readonly Mute[];
}
