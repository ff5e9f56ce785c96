import type { Pack } from '@branchline/games';

/** A map that somebody draws, as this browser keeps it. */
export interface Draft {
  readonly id: string;
  readonly pack: Pack;
  readonly changedAt: number;
}

/** A picture laid underneath to trace: it stays in this browser and is no part of the map. */
export interface Tracing {
  readonly draft: string;
  readonly picture: Blob;
  /** where its left upper corner lies, how wide it is, and how clearly it is seen (0 to 1) */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly strength: number;
}

/** What this browser keeps of the workshop. */
export interface DraftStore {
  list(): Promise<readonly Draft[]>;
  draft(id: string): Promise<Draft | undefined>;
  /** Fails where the browser keeps nothing; the map is there all the same, as long as the page is. */
  keep(draft: Draft): Promise<void>;
  forget(id: string): Promise<void>;
  tracing(draft: string): Promise<Tracing | undefined>;
  keepTracing(tracing: Tracing): Promise<void>;
  forgetTracing(draft: string): Promise<void>;
}

const NAME = 'branchline-workshop';

function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore('drafts', { keyPath: 'id' });
    opening.result.createObjectStore('tracings', { keyPath: 'draft' });
  };
  return new Promise((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error ?? new Error('the browser kept nothing'));
  });
}

/** In this browser's database, apart from that of the tables. */
function browserDrafts(): DraftStore {
  const opening = openDatabase();
  // Whoever asks is told; nobody asking is no fault.
  opening.catch(() => undefined);
  const transact = async <Result>(
    store: 'drafts' | 'tracings',
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> => {
    const transaction = (await opening).transaction(store, mode, { durability: 'strict' });
    const request = work(transaction.objectStore(store));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('the browser kept nothing'));
    });
    return request.result;
  };
  /** What the browser would not keep: it lasts as long as the page. */
  const unkept = new Map<string, Draft>();
  return {
    list: async () => {
      const kept = await transact<Draft[]>('drafts', 'readonly', (drafts) => drafts.getAll()).catch(() => []);
      return [...kept.filter(({ id }) => !unkept.has(id)), ...unkept.values()];
    },
    draft: async (id) =>
      unkept.get(id) ?? transact<Draft | undefined>('drafts', 'readonly', (drafts) => drafts.get(id)),
    keep: async (draft) => {
      unkept.set(draft.id, draft);
      await transact('drafts', 'readwrite', (drafts) => drafts.put(draft));
      unkept.delete(draft.id);
    },
    forget: async (id) => {
      unkept.delete(id);
      await transact('drafts', 'readwrite', (drafts) => drafts.delete(id));
      await transact('tracings', 'readwrite', (tracings) => tracings.delete(id));
    },
    tracing: (draft) => transact<Tracing | undefined>('tracings', 'readonly', (tracings) => tracings.get(draft)),
    keepTracing: async (tracing) => {
      await transact('tracings', 'readwrite', (tracings) => tracings.put(tracing));
    },
    forgetTracing: async (draft) => {
      await transact('tracings', 'readwrite', (tracings) => tracings.delete(draft));
    },
  };
}

let shared: DraftStore | undefined;

/** The one of this page: what the browser would not keep is there for all its screens. */
export const sharedDrafts = (): DraftStore => {
  shared ??= browserDrafts();
  return shared;
};
