/** What has been written about a table: its log, its sheet, its talk, or who is there. Never what it says. */
export type Written = 'log' | 'sheet' | 'talk' | 'people';

/** Word that something was written; `number` is the log's version, the sheet's revision, the line's number. */
export interface PeerNotice {
  readonly table: string;
  readonly written: Written;
  readonly number: number;
}

/** Who is connected to one process because of a table. */
export interface Connected {
  readonly seats: readonly number[];
  readonly watchers: number;
}

/** So much was used, since a moment, of an allowance that all processes grant together. */
export interface RateUsage {
  readonly name: string;
  readonly began: number;
  readonly used: number;
}

/** Who wants to know what the others write. */
export interface PeerListener {
  heard(note: PeerNotice): void;
  /** Notes may have been lost: look for yourself. */
  missed(): Promise<void>;
}

/** The other server processes at the same store. */
export interface Peers {
  /** Nobody else writes: what is in memory is the newest there is. */
  readonly alone: boolean;
  /** Do notes come as they are told, or does this process look from time to time? */
  readonly listening: boolean;
  /** How many processes there are, this one included. */
  readonly count: number;
  /** Begins to listen. */
  join(listener: PeerListener): Promise<void>;
  /** Tells the others, soon, together with what else there is to tell. */
  tell(note: PeerNotice): void;
  /**
   * The right to see to what a table waits for at a version, for so many milliseconds: one process gets it. Nothing: it is ours;
   * otherwise how many milliseconds another one still has it.
   */
  claim(table: string, version: number, milliseconds: number): Promise<number | undefined>;
  /** Shows the others who is here. */
  show(table: string, here: Connected): void;
  /** Who is at these tables elsewhere. */
  elsewhere(tables: readonly string[]): Promise<ReadonlyMap<string, Connected>>;
  /** Adds what was used here; answers what has been used by all. */
  use(uses: readonly RateUsage[]): Promise<readonly RateUsage[]>;
  /** Gives everything up, so that the others can go on at once. */
  leave(): Promise<void>;
}

export const NOBODY: Connected = { seats: [], watchers: 0 };

/** One process has the store to itself. */
export const alone: Peers = {
  alone: true,
  listening: true,
  count: 1,
  join: async () => undefined,
  tell: () => undefined,
  claim: async () => undefined,
  show: () => undefined,
  elsewhere: async () => new Map(),
  use: async (uses) => uses,
  leave: async () => undefined,
};
