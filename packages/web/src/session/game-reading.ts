import type { ReasonKey, TurnReading, WinChance } from '@branchline/bots';
import type { NamedAction, Options, SeenEntry, View } from '@branchline/engine';
import { findGame, type GameRecord, type Pack } from '@branchline/games';
import type { NamedFacts } from '@branchline/text';

/* Who will win, by imagined games that are played in a thread of their own: for games that are over, and for spectators. */

/** An answer that lost a good part of a seat's chance, as far as the seat could know. */
export interface NamedCostlyTurn {
  readonly step: number;
  readonly seat: number;
  readonly played: NamedAction;
  readonly better: NamedAction;
  /** The chance lost, 0 to 1. */
  readonly loss: number;
  /** What speaks for the better one. */
  readonly reason?: { readonly key: ReasonKey; readonly facts: NamedFacts };
}

/** What a finished game was decided by: `turns` in the order played, `costly` the dearest first. */
export interface NamedGameReading {
  readonly turns: readonly TurnReading[];
  readonly costly: readonly NamedCostlyTurn[];
}

export interface ReadingProgress {
  readonly reading: NamedGameReading;
  /** How far it is, 0 to 1. */
  readonly part: number;
}

/** What a spectator sees of a table. */
export interface SpectatedTable {
  /** A game of the house, or the ref of a map from outside; it has been fetched. */
  readonly game: string;
  readonly options: Options;
  /** Veiled for a spectator. */
  readonly view: View;
  /** All entries so far, veiled likewise. */
  readonly log?: readonly SeenEntry[];
}

export interface AskedChance extends SpectatedTable {
  readonly pack: Pack | undefined;
}

/** What the page says to the worker. */
export type ToReader =
  | { readonly type: 'read'; readonly record: GameRecord }
  | ({ readonly type: 'chance' } & AskedChance);

/** What the worker says to the page. */
export type FromReader =
  | ({ readonly type: 'reading'; readonly done: boolean } & ReadingProgress)
  | { readonly type: 'chance'; readonly chance?: WinChance };

const newWorker = (): Worker => new Worker(new URL('./reading-worker.ts', import.meta.url), { type: 'module' });

/** The game that was read last, as its record says it: the replay is often opened from the report. */
let last: { readonly record: string; readonly reading: NamedGameReading } | undefined;

/**
 * Reads a finished game: the chances come soon and coarse, then finer, and last what cost most. It goes on for up to a minute;
 * answers how to stop it. Read once more, it is there at once.
 */
export function readGame(
  record: GameRecord,
  onReading: (reading: NamedGameReading, done: boolean, part: number) => void,
): () => void {
  const written = JSON.stringify(record);
  if (last?.record === written) {
    onReading(last.reading, true, 1);
    return () => {};
  }
  const worker = newWorker();
  worker.onmessage = ({ data }: MessageEvent<FromReader>) => {
    if (data.type !== 'reading') return;
    if (data.done) {
      last = { record: written, reading: data.reading };
      worker.terminate();
    }
    onReading(data.reading, data.done, data.part);
  };
  worker.postMessage({ type: 'read', record } satisfies ToReader);
  return () => worker.terminate();
}

type Answer = (chance: WinChance | undefined) => void;

/** Somebody who watches and wants to know who is ahead. */
export interface ChanceFollower {
  /** Who will win from here; nothing, if something newer was asked before this one's turn came. */
  chanceNow(table: SpectatedTable): Promise<WinChance | undefined>;
  close(): void;
}

/** A thread for one who watches: it works at one position at a time, and of those that wait only at the newest. */
export function followChances(): ChanceFollower {
  const worker = newWorker();
  let working: Answer | undefined;
  let waiting: { readonly table: SpectatedTable; readonly answer: Answer } | undefined;
  const next = (): void => {
    if (working || !waiting) return;
    const { table, answer } = waiting;
    [working, waiting] = [answer, undefined];
    worker.postMessage({ type: 'chance', ...table, pack: findGame(table.game)?.pack } satisfies ToReader);
  };
  worker.onmessage = ({ data }: MessageEvent<FromReader>) => {
    if (data.type !== 'chance') return;
    working?.(data.chance);
    working = undefined;
    next();
  };
  return {
    chanceNow: (table) =>
      new Promise((answer) => {
        waiting?.answer(undefined);
        waiting = { table, answer };
        next();
      }),
    close() {
      worker.terminate();
      working?.(undefined);
      waiting?.answer(undefined);
    },
  };
}
