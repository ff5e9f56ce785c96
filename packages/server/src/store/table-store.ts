import type { ChatLine, StandingOrder, TableStatus } from '@branchline/protocol';
import type { TableSheet } from './sheet.ts';

/** A table as it is kept: its sheet, and what lists and alarms need to find it by. */
export interface StoredTable {
  readonly id: string;
  /** Grows by one with every change of the sheet. */
  readonly revision: number;
  readonly status: TableStatus;
  readonly createdAt: number;
  readonly changedAt: number;
  /** When somebody must look at the table again although nobody asks: a bot's move, a clock. */
  readonly wakeAt?: number;
  readonly sheet: TableSheet;
}

/** Everything that is written about a table at one moment: all of it, or nothing. */
export interface Commit {
  readonly id: string;
  /** For lists, newest first; absent: as it was, which spares a write for each of many quick moves. */
  readonly changedAt?: number;
  /** `version` is the one after it: refused unless the log ends just before. `body` is the entry as JSON. */
  readonly entry?: { readonly version: number; readonly body: string };
  /** The new sheet; refused unless `revision` is still the stored one. */
  readonly sheet?: { readonly revision: number; readonly status: TableStatus; readonly content: TableSheet };
  /** A seat's standing order as it is from now on. */
  readonly order?: { readonly seat: number; readonly stored: StoredOrder };
  /** Absent: as it was. */
  readonly wakeAt?: number | 'never';
}

/** How far a table has come: its log, its sheet, its talk. */
export interface Head {
  readonly version: number;
  readonly revision: number;
  readonly line: number;
}

export interface StoredPerson {
  readonly id: string;
  readonly name?: string;
  readonly seenAt: number;
}

/** Where a browser wants to be told. */
export interface StoredPush {
  readonly endpoint: string;
  readonly person: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** A standing order and how far it has come; `ended` says why it is one no more. */
export interface StoredOrder {
  readonly order?: StandingOrder;
  readonly step: number;
  readonly ended?: 'done' | 'cancelled' | 'routeTaken' | 'unexpected';
}

/** Which tables a list shows, newest change first. */
export type TableQuery =
  | { readonly listed: true; readonly status: TableStatus; readonly limit: number }
  | { readonly person: string; readonly limit: number };

/**
 * Where tables are kept. A promise that is kept means: it survives the end of the process. Many processes may share one
 * store: `commit` is refused to whoever comes second, `takeDue` gives a table to one of them only.
 */
export interface TableStore {
  create(table: StoredTable): Promise<void>;
  read(id: string): Promise<StoredTable | undefined>;
  /** False: somebody was faster, and nothing has been written. */
  commit(change: Commit): Promise<boolean>;
  /** The entries after `since`, in order, as JSON. */
  entries(id: string, since: number): Promise<readonly string[]>;
  /** How far these tables have come; those that are gone are left out. */
  heads(ids: readonly string[]): Promise<ReadonlyMap<string, Head>>;
  find(query: TableQuery): Promise<readonly StoredTable[]>;
  /** Tables whose wake-up is due at `now`; each is put off until the end of a lease, so that nobody else takes it meanwhile. */
  takeDue(now: number, lease: number, limit: number): Promise<readonly string[]>;
  /** Sets a table's wake-up, if it is still set for `from` (compare and set); false: somebody was faster. */
  setWakeUp(id: string, from: number | 'never', to: number | 'never'): Promise<boolean>;
  /** When the next wake-up is due. */
  nextDue(): Promise<number | undefined>;
  /** Forgets tables that never began and were last touched before `before`; answers how many. */
  forgetUnbegun(before: number): Promise<number>;

  say(table: string, line: Omit<ChatLine, 'number'>): Promise<ChatLine>;
  /** The last lines after the one with number `since`, oldest first. */
  lines(table: string, limit: number, since?: number): Promise<readonly ChatLine[]>;

  order(table: string, seat: number): Promise<StoredOrder | undefined>;
  /** The seats of a table that have an order now. */
  orders(table: string): Promise<ReadonlyMap<number, StoredOrder>>;

  person(id: string): Promise<StoredPerson | undefined>;
  setPerson(person: StoredPerson): Promise<void>;
  pushes(person: string): Promise<readonly StoredPush[]>;
  setPush(push: StoredPush): Promise<void>;
  dropPush(endpoint: string): Promise<void>;

  /** What the store keeps under this name; the first who asks decides what that is. */
  keep(name: string, value: string): Promise<string>;

  /** Resolves when the store answers. */
  ping(): Promise<void>;
  /** Finishes what is being written, then closes. */
  close(): Promise<void>;
}

/** Who holds seats at a table: found by person. */
export function peopleOf({ seats, host }: TableSheet): readonly string[] {
  return [...new Set([host, ...seats.flatMap((seat) => (seat.kind === 'person' ? [seat.person] : []))])];
}
