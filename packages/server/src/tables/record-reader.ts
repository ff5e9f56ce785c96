import type { GameRecord } from '@branchline/games';
import type { Clock } from '../common/clock.ts';
import type { Refused } from '../common/refusal.ts';
import { openSideThread } from '../common/side-thread.ts';

/** What somebody brings, as it came. */
export interface RecordToRead {
  readonly bytes: Uint8Array;
  /** When its entries are said to have happened. */
  readonly now: number;
  /** The text of the map it names by its hash; empty, if that is not known here. */
  readonly map?: string;
}

/** A record that is true to its seed and its events, with its log as it is stored, entry by entry. */
export interface TrueRecord {
  readonly head: Omit<GameRecord, 'deal' | 'entries' | 'score' | 'result'>;
  readonly bodies: readonly string[];
}

/** What the thread answers; `bringsMap`: the record had a map with it. */
export type RecordVerdict =
  | (TrueRecord & { readonly bringsMap: boolean })
  | (Refused & { readonly bringsMap: boolean })
  /** It names its map by this hash only. */
  | { readonly needsMap: string };

export type ReadRecord = (record: RecordToRead) => Promise<RecordVerdict | Refused>;

/**
 * Reads records that people bring and plays them again, in a thread: the event loop sees neither the text nor what it says, but for
 * what is stored of a record that is true.
 */
export interface RecordReader {
  readonly read: ReadRecord;
  close(): Promise<void>;
}

export function openRecordReader(clock: Clock): RecordReader {
  const thread = openSideThread<RecordToRead, RecordVerdict>(clock, new URL('./record-worker', import.meta.url));
  return { read: (record) => thread.ask(record), close: () => thread.close() };
}
