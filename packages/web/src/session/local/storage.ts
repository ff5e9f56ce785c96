import type { Asked, Entry, NamedAction, NamedEvent, Options, Seat, SecretSeed } from '@branchline/engine';
import type { Pack } from '@branchline/games';

/** Who sits at a table of this browser. */
export interface LocalSeat {
  readonly name: string;
  /** Which bot plays here; a person, if none does. */
  readonly bot?: string;
  /** Which of the game's seat colours; as its number, where it is not said. */
  readonly colour?: number;
}

/** The shape in which tables and entries are kept. A version that keeps them otherwise has another number, and reads the old ones. */
export const KEPT_FORMAT = 1;

/** A table of this browser as it is kept between two visits; what happened at it is in its entries. */
export interface KeptTable {
  readonly id: string;
  /** How it is kept; 1 where nothing is said. */
  readonly format?: number;
  readonly game: string;
  /** The map it is played on, if it is none of the house. */
  readonly pack?: Pack;
  readonly options: Options;
  readonly seats: readonly LocalSeat[];
  readonly seed: SecretSeed;
  readonly botPace: number;
  readonly createdAt: number;
  /** When anything last happened. */
  readonly changedAt: number;
  readonly over: boolean;
}

/** An entry as it lies in the database: the same since format 1, whatever the shape of an entry is today. */
export interface StoredEntry {
  readonly table: string;
  readonly version: number;
  readonly events: readonly NamedEvent[];
  readonly at: number;
  readonly answered?: { readonly seat: Seat; readonly question: Asked; readonly action: NamedAction };
}

export function toStored(table: string, entry: Entry): StoredEntry {
  const { version, events, at } = entry;
  if (entry.seat === undefined) return { table, version, events, at };
  const { seat, question, action } = entry;
  return { table, version, answered: { seat, question, action }, events, at };
}

export function fromStored({ version, answered, events, at }: StoredEntry): Entry {
  if (!answered) return { version, events, at };
  const { seat, question, action } = answered;
  return { version, seat, question, action, events, at };
}

/** A map from outside that somebody brought to this browser. */
export interface KeptMap {
  readonly ref: string;
  readonly pack: Pack;
  readonly broughtAt: number;
  /** The drawing of the workshop that it is a state of. */
  readonly draft?: string;
}

/** What this browser keeps of its own tables, and the maps that were brought to it. */
export interface TableStorage {
  list(): Promise<readonly KeptTable[]>;
  table(id: string): Promise<KeptTable | undefined>;
  entries(id: string): Promise<readonly Entry[]>;
  /** A new table, or a new entry together with what it changed about its table. */
  keep(table: KeptTable, entry?: Entry): Promise<void>;
  forget(id: string): Promise<void>;
  maps(): Promise<readonly KeptMap[]>;
  map(ref: string): Promise<KeptMap | undefined>;
  keepMap(map: KeptMap): Promise<void>;
  forgetMap(ref: string): Promise<void>;
}

const NAME = 'branchline';
/** 2: maps from outside are kept too. */
const VERSION = 2;

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser kept nothing'));
  });
}

function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('the browser kept nothing'));
  });
}

async function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(NAME, VERSION);
  opening.onupgradeneeded = ({ oldVersion }) => {
    if (oldVersion < 1) {
      opening.result.createObjectStore('tables', { keyPath: 'id' });
      opening.result.createObjectStore('entries', { keyPath: ['table', 'version'] });
    }
    opening.result.createObjectStore('maps', { keyPath: 'ref' });
  };
  const database = await resultOf(opening);
  // A later version of the page, in another tab, need not wait for this one.
  database.onversionchange = () => database.close();
  return database;
}

/** Every entry of a table, in order. */
const allOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

/** In this browser's database. */
export function browserStorage(): TableStorage {
  const opening = openDatabase();
  const transact = async <Result>(
    mode: IDBTransactionMode,
    work: (tables: IDBObjectStore, entries: IDBObjectStore, maps: IDBObjectStore) => IDBRequest<Result> | undefined,
  ): Promise<Result | undefined> => {
    const transaction = (await opening).transaction(['tables', 'entries', 'maps'], mode);
    const store = (name: string): IDBObjectStore => transaction.objectStore(name);
    const request = work(store('tables'), store('entries'), store('maps'));
    await committed(transaction);
    return request?.result;
  };
  return {
    list: async () => (await transact<KeptTable[]>('readonly', (tables) => tables.getAll())) ?? [],
    table: (id) => transact<KeptTable | undefined>('readonly', (tables) => tables.get(id)),
    entries: async (id) => {
      const stored = await transact<StoredEntry[]>('readonly', (_, entries) => entries.getAll(allOf(id)));
      return (stored ?? []).map(fromStored);
    },
    keep: async (table, entry) => {
      await transact('readwrite', (tables, entries) => {
        if (entry) entries.put(toStored(table.id, entry));
        return tables.put(table);
      });
    },
    maps: async () => (await transact<KeptMap[]>('readonly', (_tables, _entries, maps) => maps.getAll())) ?? [],
    map: (ref) => transact<KeptMap | undefined>('readonly', (_tables, _entries, maps) => maps.get(ref)),
    keepMap: async (map) => {
      await transact('readwrite', (_tables, _entries, maps) => maps.put(map));
    },
    forgetMap: async (ref) => {
      await transact('readwrite', (_tables, _entries, maps) => maps.delete(ref));
    },
    forget: async (id) => {
      await transact('readwrite', (tables, entries) => {
        entries.delete(allOf(id));
        return tables.delete(id);
      });
    },
  };
}

let storage: TableStorage | undefined;

/** The tables of this browser. */
export function localTables(): TableStorage {
  storage ??= browserStorage();
  return storage;
}
