import type { PresenceSummary } from '../presence/presence.ts';

/** What has changed about a table: its log, its sheet, its chat, who is connected, or who has just done something. Never what it says. */
export type NoticeKind = 'log' | 'sheet' | 'talk' | 'people' | 'touch';

/** Word of it; `number` is the log's version, the sheet's revision, the line's number, the seat of whoever did something. */
export interface PeerNotice {
  readonly table: string;
  readonly kind: NoticeKind;
  readonly number: number;
}

/** So much was used, since a moment, of a rate limit that all processes share. */
export interface RateUsage {
  readonly name: string;
  readonly began: number;
  readonly used: number;
}

/** Who wants to know what the other processes write. */
export interface PeerListener {
  received(notice: PeerNotice): void;
  /** Notices may have been lost: look for yourself. */
  resync(): Promise<void>;
}

/** The other server processes at the same store. */
export interface Peers {
  /** Nobody else writes to the store: what is in memory is the newest there is. */
  readonly soleWriter: boolean;
  /** Do notices arrive as they are sent, or does this process poll? */
  readonly listening: boolean;
  /** How many processes there are, this one included. */
  readonly count: number;
  /** Begins to listen. */
  join(listener: PeerListener): Promise<void>;
  /** Tells the others, soon, in one batch with what else there is to tell. */
  notify(notice: PeerNotice): void;
  /**
   * A lease on what a table waits for at a version, for so many milliseconds: one process gets it. Nothing: it is ours;
   * otherwise how many milliseconds another one still has it.
   */
  claim(table: string, version: number, milliseconds: number): Promise<number | undefined>;
  /** Shows the others who is connected here. */
  showPresence(table: string, here: PresenceSummary): void;
  /** Who is connected to these tables through other processes. */
  connectedElsewhere(tables: readonly string[]): Promise<ReadonlyMap<string, PresenceSummary>>;
  /** Adds what was used here; answers what has been used by all. */
  use(uses: readonly RateUsage[]): Promise<readonly RateUsage[]>;
  /** Gives everything up, so that the others can go on at once. */
  leave(): Promise<void>;
}

/** One process has the store to itself. */
export const singleProcess: Peers = {
  soleWriter: true,
  listening: true,
  count: 1,
  join: async () => undefined,
  notify: () => undefined,
  claim: async () => undefined,
  showPresence: () => undefined,
  connectedElsewhere: async () => new Map(),
  use: async (uses) => uses,
  leave: async () => undefined,
};
