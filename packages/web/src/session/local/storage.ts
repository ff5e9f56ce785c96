import type { KeptEntry, KeptTable } from './kept-table.ts';

/** What this browser keeps of its own tables. */
export interface TableStorage {
  list(): Promise<readonly KeptTable[]>;
  table(id: string): Promise<KeptTable | undefined>;
  entries(id: string): Promise<readonly KeptEntry[]>;
  /** A new table, or a new entry together with what it changed about its table. */
  keep(table: KeptTable, entry?: KeptEntry): Promise<void>;
  forget(id: string): Promise<void>;
}

const NAME = 'branchline';
const VERSION = 1;

function answered<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser kept nothing'));
  });
}

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('the browser kept nothing'));
  });
}

async function database(): Promise<IDBDatabase> {
  const opening = indexedDB.open(NAME, VERSION);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore('tables', { keyPath: 'id' });
    opening.result.createObjectStore('entries', { keyPath: ['table', 'version'] });
  };
  return answered(opening);
}

/** Every entry of a table, in order. */
const allOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

/** In this browser's database. */
export function browserStorage(): TableStorage {
  const opened = database();
  const inside = async <Result>(
    mode: IDBTransactionMode,
    work: (tables: IDBObjectStore, entries: IDBObjectStore) => IDBRequest<Result> | undefined,
  ): Promise<Result | undefined> => {
    const transaction = (await opened).transaction(['tables', 'entries'], mode);
    const request = work(transaction.objectStore('tables'), transaction.objectStore('entries'));
    await done(transaction);
    return request?.result;
  };
  return {
    list: async () => (await inside<KeptTable[]>('readonly', (tables) => tables.getAll())) ?? [],
    table: (id) => inside<KeptTable | undefined>('readonly', (tables) => tables.get(id)),
    entries: async (id) => (await inside<KeptEntry[]>('readonly', (_, entries) => entries.getAll(allOf(id)))) ?? [],
    keep: async (table, entry) => {
      await inside('readwrite', (tables, entries) => {
        if (entry) entries.put(entry);
        return tables.put(table);
      });
    },
    forget: async (id) => {
      await inside('readwrite', (tables, entries) => {
        entries.delete(allOf(id));
        return tables.delete(id);
      });
    },
  };
}
