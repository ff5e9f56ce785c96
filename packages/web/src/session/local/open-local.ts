import type { ClientMessage, ServerMessage } from '@branchline/protocol';
import { signal } from '@preact/signals';
import type { ConnectionState, Hint, Transport } from '../connection.ts';
import { followTable, type TableSource } from '../follow-table.ts';
import { fetchGame } from '../game.ts';
import { newLocalTable } from './new-table.ts';
import { localTables } from './storage.ts';

/** What the page says to the worker of a local table. */
export type ToWorker =
  /** `take`: also if another tab has it. */
  | { readonly type: 'open'; readonly table: string; readonly take: boolean }
  /** What would a strong player do in this seat? */
  | { readonly type: 'hint'; readonly seat: number }
  | { readonly type: 'message'; readonly message: ClientMessage };

/** What the worker says to the page. */
export type FromWorker =
  | { readonly type: 'ready' }
  /** There is no such table here. */
  | { readonly type: 'missing' }
  /** Another tab has it open, or has just taken it. */
  | { readonly type: 'elsewhere' }
  /** It was kept by a version this one cannot read. */
  | { readonly type: 'unreadable' }
  /** The browser would not keep the last move: the game goes on, but would not survive a reload. */
  | { readonly type: 'notKept' }
  /** Nothing, if nothing is asked of the seat. */
  | { readonly type: 'hint'; readonly hint: Hint | undefined }
  | { readonly type: 'message'; readonly message: ServerMessage };

/** Why a table of this browser cannot be opened. */
export type OpenFailure = 'missing' | 'unreadable' | 'elsewhere';

export interface OpenOptions {
  /** Also if another tab has it. */
  readonly take: boolean;
  /** Another tab has taken it. */
  readonly lost: () => void;
}

/** Opens a table of this browser, or says why that cannot be done. */
export async function openLocal(id: string, options: OpenOptions): Promise<TableSource | OpenFailure> {
  const transport = await workerTransport(id, options);
  if (typeof transport === 'string') return transport;
  const kept = await localTables().table(id);
  if (kept) await fetchGame(kept.game, kept.pack);
  return followTable(transport, id, {
    replayPath: `/replay/local/${id}`,
    record: () => recordOf(id),
    rematch: async () => {
      const kept = await localTables().table(id);
      return kept && `/play/${await newLocalTable(kept)}`;
    },
  });
}

/** The record of a table of this browser; nothing, if it is not there or not over. */
export async function recordOf(id: string): ReturnType<TableSource['record']> {
  const kept = await localTables().table(id);
  if (!kept?.over) return undefined;
  const [{ localRecord }] = await Promise.all([import('./local-record.ts'), fetchGame(kept.game, kept.pack)]);
  return localRecord(kept, await localTables().entries(id));
}

/** A worker that keeps the table. */
function workerTransport(table: string, { take, lost }: OpenOptions): Promise<Transport | OpenFailure> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const post = (message: ToWorker): void => worker.postMessage(message);
  const connection = signal<ConnectionState>('connecting');
  const kept = signal(true);
  const hintRequests: ((hint: Hint | undefined) => void)[] = [];
  const listeners: ((message: ServerMessage) => void)[] = [];
  const transport: Transport = {
    connection,
    kept,
    send: (message) => post({ type: 'message', message }),
    subscribe: (listener) => void listeners.push(listener),
    hint: (seat) =>
      new Promise((resolve) => {
        hintRequests.push(resolve);
        post({ type: 'hint', seat });
      }),
    close: () => worker.terminate(),
  };
  return new Promise((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      switch (data.type) {
        case 'ready':
          connection.value = 'open';
          return resolve(transport);
        case 'missing':
        case 'unreadable':
        case 'elsewhere':
          worker.terminate();
          if (connection.value === 'open') lost();
          return resolve(data.type);
        case 'notKept':
          kept.value = false;
          return;
        case 'hint':
          hintRequests.shift()?.(data.hint);
          return;
        case 'message':
          for (const listener of listeners) listener(data.message);
      }
    };
    post({ type: 'open', table, take });
  });
}
