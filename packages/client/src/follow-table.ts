import type { Refusal, ServerMessage } from './api-types.ts';
import { type Client, pause, RefusedError } from './client.ts';
import { openSocket, type SocketSettings } from './live-socket.ts';

/** What is told of a table, whichever way it comes: `snapshot` replaces a view, `happened` moves it on by one version. */
export type TableMessage = Extract<ServerMessage, { type: 'snapshot' | 'happened' | 'info' | 'chat' | 'order' }>;

/** A table being followed: read it with `for await`; it ends when it is closed. */
export interface Following extends AsyncIterable<TableMessage> {
  /** How many messages have come and wait to be read: 0, and what is known is the newest. */
  readonly waiting: number;
  /** Long polling is used where no socket can be opened. */
  readonly transport: 'socket' | 'polling';
  close(): void;
}

export interface FollowSettings {
  readonly table: string;
  /** The token of a seat, or a key from a link. */
  readonly key?: string;
  /** The last version known, to be told only what came later. */
  readonly since?: number;
  /** `polling`: no socket is tried. */
  readonly transport?: 'socket' | 'polling';
  readonly makeSocket?: SocketSettings['makeSocket'];
}

/** After so many sockets that did not open in a row there is something in between that lets none through. */
const SOCKETS_TRIED = 3;
const RETRY_MS = 1000;
const POLL_SECONDS = 20;
const OVER_POLL_MS = 10_000;

/** Follows a table live, through lost connections and restarts of the server. Throws a `RefusedError` if it may not be seen. */
export function followTable(client: Client, settings: FollowSettings): Following {
  const following = new TableFollowing(client, settings);
  following.start();
  return following;
}

class TableFollowing implements Following {
  transport: 'socket' | 'polling';
  readonly #client: Client;
  readonly #settings: FollowSettings;
  readonly #ending = new AbortController();
  readonly #queue: TableMessage[] = [];
  /** The newest version each viewer was told. */
  readonly #versions = new Map<string | number, number>();
  #wake: (() => void) | undefined;
  #failed: RefusedError | undefined;
  #close: () => void = () => undefined;

  constructor(client: Client, settings: FollowSettings) {
    this.#client = client;
    this.#settings = settings;
    this.transport = settings.transport ?? (typeof WebSocket === 'undefined' ? 'polling' : 'socket');
  }

  start(): void {
    if (this.transport === 'socket') this.#overSocket();
    else void this.#overPolling();
  }

  get waiting(): number {
    return this.#queue.length;
  }

  close(): void {
    this.#ending.abort();
    this.#close();
    this.#wake?.();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<TableMessage> {
    try {
      for (;;) {
        const message = this.#queue.shift();
        if (message) yield message;
        else if (this.#failed) throw this.#failed;
        else if (this.#ending.signal.aborted) return;
        else await this.#next();
      }
    } finally {
      this.close();
    }
  }

  #next(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }

  #tell(message: TableMessage): void {
    this.#queue.push(message);
    this.#wake?.();
  }

  #fail(refusal: Refusal): void {
    this.#failed = new RefusedError(refusal);
    this.close();
  }

  #overSocket(): void {
    const { table, key, makeSocket } = this.#settings;
    let opened = false;
    let tried = 0;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const watch = (): void => {
      clearTimeout(retry);
      const since = this.#since();
      socket.send({ type: 'watch', table, ...(since > 0 && { since }), ...(key !== undefined && { key }) });
    };
    const socket = openSocket({
      server: this.#client.settings.server,
      ...(makeSocket && { makeSocket }),
      onState: (state) => {
        if (state === 'open') {
          opened = true;
          watch();
        } else if (!opened && ++tried === SOCKETS_TRIED) {
          this.#close();
          this.transport = 'polling';
          void this.#overPolling();
        }
      },
      onMessage: (message) => {
        if (!('table' in message) || message.table !== table) return;
        if (message.type === 'refused') {
          if (isFinal(message.refusal)) this.#fail(message.refusal);
          else retry = setTimeout(watch, RETRY_MS);
        } else if (this.#isNews(message, watch)) this.#tell(message as TableMessage);
      },
    });
    this.#close = () => {
      clearTimeout(retry);
      socket.close();
    };
  }

  /** The version up to which all viewers are told. */
  #since(): number {
    return this.#versions.size > 0 ? Math.min(...this.#versions.values()) : (this.#settings.since ?? 0);
  }

  #isNews(message: ServerMessage, watch: () => void): boolean {
    switch (message.type) {
      case 'info':
      case 'chat':
      case 'order':
        return true;
      case 'snapshot':
        this.#versions.set(message.viewer, message.version);
        return true;
      case 'happened': {
        const known = this.#versions.get(message.viewer) ?? this.#settings.since ?? 0;
        if (message.version <= known) return false;
        if (message.version > known + 1) {
          // A gap: something was missed.
          watch();
          return false;
        }
        this.#versions.set(message.viewer, message.version);
        return true;
      }
      default:
        return false;
    }
  }

  async #overPolling(): Promise<void> {
    const { signal } = this.#ending;
    try {
      for (;;) {
        const over = await this.#poll(signal);
        if (over) await pause(OVER_POLL_MS, signal);
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  /** Asks once, and waits for an answer as long as the server lets it; true, if the game is over. */
  async #poll(signal: AbortSignal): Promise<boolean> {
    const { table, key } = this.#settings;
    const path = { table };
    const after = this.#since();
    const seen = await this.#client.request('GET /api/tables/{table}/view', {
      path,
      query: { after, wait: POLL_SECONDS, ...(key !== undefined && { key }) },
      signal,
    });
    if (seen.ok) {
      const { version, viewer, row, info, you } = seen.answer;
      if (version > after || info.status === 'over') {
        this.#versions.clear();
        this.#versions.set(viewer, version);
        this.#tell({ type: 'snapshot', table, version, viewer, row });
      }
      this.#tell({ type: 'info', table, info, you });
      return info.status === 'over';
    }
    if (isFinal(seen.refusal)) this.#fail(seen.refusal);
    else if (seen.refusal.code !== 'wrongStage') await pause(seen.retryAfterMs ?? RETRY_MS, signal);
    else await this.#tellWhoSits(signal);
    return false;
  }

  /** Before the deal there is nothing to see but who has come. */
  async #tellWhoSits(signal: AbortSignal): Promise<void> {
    const { table, key } = this.#settings;
    const query = key === undefined ? {} : { key };
    const found = await this.#client.request('GET /api/tables/{table}', { path: { table }, query, signal });
    if (found.ok) this.#tell({ type: 'info', table, info: found.answer.table, you: found.answer.you });
    else await pause(RETRY_MS, signal);
  }
}

/** Asking again would not help. */
function isFinal({ code }: Refusal): boolean {
  return code === 'missing' || code === 'damaged' || code === 'forbidden' || code === 'malformed';
}
