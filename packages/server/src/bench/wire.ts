import type { GameEntry } from '@branchline/games';
import { gameList } from '@branchline/games/all';

/** What is played while it is measured: the board with the fewest pieces, which is the same on every machine. */
export function benchGame(): GameEntry {
  const pieces = ({ pack }: GameEntry): number => pack?.pieces.count ?? Number.POSITIVE_INFINITY;
  return gameList.reduce((one, other) => (pieces(other) < pieces(one) ? other : one));
}

/** What the measured process is told. */
export type Command =
  | { readonly do: 'report' }
  /** Without the collection before it. */
  | { readonly do: 'used' }
  /** How long one sync of the store takes, now. */
  | { readonly do: 'sync' }
  | { readonly do: 'seat'; readonly tables: number }
  | { readonly do: 'load'; readonly tables: readonly string[] }
  | { readonly do: 'end' };

export interface Seated {
  readonly table: string;
  readonly tokens: readonly string[];
}

/** What it has used so far, and what it was asked for. */
export interface Report {
  readonly cpuMicroseconds: number;
  /** Heap and buffers, after a collection. */
  readonly bytes: number;
  readonly rss: number;
  readonly url?: string;
  readonly accepted?: number;
  readonly seated?: readonly Seated[];
  /** Of `load` and `sync`. */
  readonly millisecondsEach?: number;
}

/** What the clients are told, and what they saw. */
export type LoadCommand =
  | {
      readonly do: 'echo';
      readonly url: string;
      readonly sockets: number;
      readonly seconds: number;
      readonly rate?: number;
    }
  | {
      readonly do: 'play';
      readonly url: string;
      readonly seated: readonly Seated[];
      readonly seconds: number;
      readonly rate?: number;
    }
  | { readonly do: 'sit'; readonly url: string; readonly seated: readonly Seated[] }
  | { readonly do: 'leave' };

/** Slice by slice, so that what disturbed a few of them can be left out. */
export interface LoadResult {
  readonly slices: readonly {
    readonly perSecond: number;
    /** Of the round trips, in milliseconds. */
    readonly median: number;
  }[];
}
