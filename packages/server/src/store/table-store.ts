import type { ChatLine, OrderState, TableStatus } from '@branchline/protocol';
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
  /** A mark of the address it was set up from, by which its maker's other tables are known and the address is not. */
  readonly origin?: string;
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

/** What belongs to a person besides seats; each kind is read by whoever made it. */
export type BelongingKind = 'device' | 'link' | 'recovery' | 'passkey' | 'challenge' | 'webhook' | 'result' | 'map';

/** One thing of a person's, found by what it is called or by whose it is. */
export interface Belonging {
  readonly kind: BelongingKind;
  readonly id: string;
  readonly person: string;
  /** When it was made or last seen; of what does not last, when it ends. */
  readonly at: number;
  readonly body: string;
}

/** A standing order and how far it has come; `ended` says why it is one no more. */
export type StoredOrder = Omit<OrderState, 'seat'>;

/** A map from outside. `text` is its canonical JSON, and `hash` the SHA-256 of that. */
export interface StoredPack {
  readonly hash: string;
  readonly text: string;
  /** When somebody last brought it. */
  readonly keptAt: number;
}

/** Which tables are forgotten, so many at a time. */
export interface OldTables {
  readonly status: TableStatus;
  readonly before: number;
  readonly limit: number;
}

/** What the store holds in bytes, and what there is room for on its disk, where that is known. */
export interface StoreSize {
  readonly bytes: number;
  readonly free?: number;
}

/** So many tables of one address a public list shows at most. */
export const MOST_LISTED_OF_ONE = 8;

/** Which tables a list shows, newest change first; of a public one, nobody's tables more than a few. */
export type TableQuery =
  | { readonly listed: true; readonly status: TableStatus; readonly limit: number }
  | {
      readonly person: string;
      readonly limit: number;
      /** Only those that are over, or only the others. */
      readonly over?: boolean;
      /** Only what comes after this one in the list. */
      readonly after?: { readonly changedAt: number; readonly id: string };
    };

/**
 * Where tables are kept. A promise that is kept means: it survives the end of the process. Many processes may share one
 * store: `commit` is refused to whoever comes second, `takeDue` gives a table to one of them only.
 */
export interface TableStore {
  /** Refused, if the table's map from outside is not kept. */
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
  /** Forgets a table with all that belongs to it; false: there was none. */
  remove(id: string): Promise<boolean>;
  /** Forgets tables that stand so, were last touched before `before`, and at which nothing is due; answers which. */
  forgetTables(old: OldTables): Promise<readonly string[]>;
  /** Forgets what was said at tables that were over before this. */
  forgetLines(before: number): Promise<void>;
  /** Forgets people who were not here since, sit at no table, and keep no passkey or link to come back with. */
  forgetPeople(before: number): Promise<void>;

  /** Keeps a map from outside; the same one is kept once. */
  keepPack(pack: StoredPack): Promise<void>;
  /** The text of the map with this hash. */
  pack(hash: string): Promise<string | undefined>;
  /** Forgets maps that no table plays on and nobody brought since `before`; answers how many. */
  forgetPacks(before: number): Promise<number>;

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

  belonging(kind: BelongingKind, id: string): Promise<Belonging | undefined>;
  /** All of one kind that a person has, oldest first. */
  belongings(person: string, kind: BelongingKind): Promise<readonly Belonging[]>;
  /** Keeps it, in place of one that was called the same. */
  setBelonging(belonging: Belonging): Promise<void>;
  /** Takes it out of the store: of many who try only one gets it. */
  takeBelonging(kind: BelongingKind, id: string): Promise<Belonging | undefined>;
  /** Forgets all of a kind whose time is before this. */
  forgetBelongings(kind: BelongingKind, before: number): Promise<void>;

  /** What the store keeps under this name; the first who asks decides what that is. */
  keep(name: string, value: string): Promise<string>;
  /** All that is kept under names that begin so. */
  kept(prefix: string): Promise<ReadonlyMap<string, string>>;
  /** Keeps this, whatever was there; nothing: forgets it. */
  setKept(name: string, value: string | undefined): Promise<void>;

  /** Resolves when the store can be written to. */
  ping(): Promise<void>;
  size(): Promise<StoreSize>;
  /** Finishes what is being written, then closes. */
  close(): Promise<void>;
}

/** Who holds seats at a table, is asked to, or may have one back: found by person. */
export function peopleOf({ seats, host }: TableSheet): readonly string[] {
  const people = seats.flatMap((seat) => {
    if (seat.kind === 'person') return [seat.person];
    if (seat.kind === 'bot') return seat.former ?? [];
    return seat.kind === 'open' && seat.keptFor ? [seat.keptFor.person] : [];
  });
  return [...new Set([host, ...people])];
}
