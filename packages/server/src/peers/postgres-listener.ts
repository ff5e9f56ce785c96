import pg from 'pg';
import type { Logger } from 'pino';
import { reasonOf } from '../common/reason.ts';

export const CHANNEL = 'branchline';
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5_000;
/** A line that broke without a word is found out this way. */
const HEARTBEAT_MS = 10_000;

export interface PostgresListenerParts {
  readonly url: string;
  readonly received: (message: string) => void;
  /** The line is there again: what was said meanwhile is lost. */
  readonly reconnected: () => void;
  readonly log: Logger;
}

/** The connection on which a process listens. It comes back by itself. */
export class PostgresListener {
  readonly #parts: PostgresListenerParts;
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #wait = FIRST_WAIT_MS;
  #closed = false;

  constructor(parts: PostgresListenerParts) {
    this.#parts = parts;
  }

  get listening(): boolean {
    return this.#client !== undefined;
  }

  async open(): Promise<void> {
    if (this.#closed) return;
    const client = new pg.Client({
      connectionString: this.#parts.url,
      application_name: 'branchline listening',
      connectionTimeoutMillis: LONGEST_WAIT_MS,
      query_timeout: LONGEST_WAIT_MS,
      keepAlive: true,
    });
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ payload = '' }) => this.#parts.received(payload));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      this.#parts.log.warn({ reason: reasonOf(error) }, 'cannot listen to the other processes; polling instead');
      await client.end().catch(() => undefined);
      this.#later(() => void this.open(), this.#nextWait());
      return;
    }
    if (this.#closed) return void client.end().catch(() => undefined);
    this.#client = client;
    this.#wait = FIRST_WAIT_MS;
    this.#parts.reconnected();
    this.#heartbeat(client);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => undefined);
  }

  #lost(client: pg.Client): void {
    if (this.#client !== client || this.#closed) return;
    this.#client = undefined;
    this.#parts.log.warn('the line to the other processes broke; polling instead');
    client.end().catch(() => undefined);
    this.#later(() => void this.open(), this.#nextWait());
  }

  #heartbeat(client: pg.Client): void {
    this.#later(() => {
      client.query('select 1').then(
        () => this.#client === client && this.#heartbeat(client),
        () => this.#lost(client),
      );
    }, HEARTBEAT_MS);
  }

  #later(then: () => void, milliseconds: number): void {
    clearTimeout(this.#timer);
    if (this.#closed) return;
    this.#timer = setTimeout(then, milliseconds);
    this.#timer.unref();
  }

  #nextWait(): number {
    const wait = this.#wait;
    this.#wait = Math.min(LONGEST_WAIT_MS, wait * 2);
    return wait;
  }
}
