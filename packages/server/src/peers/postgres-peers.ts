import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Logger } from 'pino';
import { reasonOf } from '../common/reason.ts';
import type { PresenceSummary } from '../presence/presence.ts';
import { survivePoolErrors } from '../store/postgres-store.ts';
import { messagesOf, noticesOf } from './notices.ts';
import type { PeerListener, PeerNotice, Peers, RateUsage } from './peers.ts';
import { CHANNEL, PostgresListener } from './postgres-listener.ts';

export interface PostgresPeersParts {
  readonly url: string;
  /** Where to listen, if not at `url`: a pooler that hands connections round cannot pass messages on. */
  readonly listenUrl?: string | undefined;
  readonly log: Logger;
}

const CONNECTIONS = 4;
const HEARTBEAT_MS = 2_000;
/** A process that has not been seen for so long is gone, and whoever was connected to it too. */
const GONE_MS = 10_000;
/** How often to look for what others wrote: while it cannot listen, and to make up for notices a dying process never sent. */
const POLL_MS = 500;
const LISTENING_POLL_MS = 5_000;
const PRESENCE_BATCH_MS = 20;
/** The longest rate limit is for an hour. */
const USAGE_KEPT_MS = 2 * 60 * 60 * 1000;
/** All processes go by the database's clock. */
const NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint';

/** Server processes that share a PostgreSQL: they tell each other by NOTIFY, and poll when they cannot listen. */
export class PostgresPeers implements Peers {
  readonly soleWriter = false;
  readonly #id = randomBytes(9).toString('base64url');
  readonly #pool: pg.Pool;
  readonly #channel: PostgresListener;
  readonly #log: Logger;
  readonly #here = new Map<string, PresenceSummary>();
  readonly #unsentPresence = new Set<string>();
  readonly #timers = new Set<NodeJS.Timeout>();
  #listener: PeerListener | undefined;
  #unsent: PeerNotice[] = [];
  #sending: Promise<void> | undefined;
  #presenceTimer = false;
  #count = 1;
  #polledAt = 0;
  #left = false;

  constructor({ url, listenUrl = url, log }: PostgresPeersParts) {
    this.#log = log;
    // None of this has to outlive the database: it is not waited for until it is on the disk.
    const options = '-c synchronous_commit=off';
    this.#pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, connectionTimeoutMillis: 5_000, options });
    survivePoolErrors(this.#pool);
    this.#channel = new PostgresListener({
      url: listenUrl,
      log,
      received: (message) => this.#receive(message),
      reconnected: () => this.#poll(),
    });
  }

  get listening(): boolean {
    return this.#channel.listening;
  }

  get count(): number {
    return this.#count;
  }

  async join(listener: PeerListener): Promise<void> {
    this.#listener = listener;
    await this.#heartbeat();
    await this.#channel.open();
    this.#every(HEARTBEAT_MS, () => this.#heartbeat());
    this.#every(POLL_MS, async () => {
      if (performance.now() - this.#polledAt > (this.listening ? LISTENING_POLL_MS : 0)) await this.#poll();
    });
  }

  notify(notice: PeerNotice): void {
    if (this.#unsent.length === 0 && this.#sending === undefined) setImmediate(() => void this.#sendAll());
    this.#unsent.push(notice);
  }

  async claim(table: string, version: number, milliseconds: number): Promise<number | undefined> {
    const { rowCount } = await this.#pool.query(
      `insert into claims (table_id, version, holder, until) values ($1, $2, $3, ${NOW} + $4)
       on conflict (table_id) do update set version = excluded.version, holder = excluded.holder, until = excluded.until
       where claims.version < excluded.version or claims.until <= ${NOW}
         or (claims.version = excluded.version and claims.holder = excluded.holder)`,
      [table, version, this.#id, Math.ceil(milliseconds)],
    );
    if (rowCount === 1) return undefined;
    const { rows } = await this.#pool.query<{ left: number }>(
      `select (until - ${NOW})::integer as left from claims where table_id = $1`,
      [table],
    );
    return Math.max(0, rows[0]?.left ?? 0);
  }

  showPresence(table: string, here: PresenceSummary): void {
    const before = this.#here.get(table);
    if (String(before?.seats ?? []) === String(here.seats) && (before?.watchers ?? 0) === here.watchers) return;
    if (here.seats.length === 0 && here.watchers === 0) this.#here.delete(table);
    else this.#here.set(table, here);
    this.#unsentPresence.add(table);
    if (this.#presenceTimer) return;
    this.#presenceTimer = true;
    setTimeout(() => void this.#sendPresence(), PRESENCE_BATCH_MS).unref();
  }

  async connectedElsewhere(tables: readonly string[]): Promise<ReadonlyMap<string, PresenceSummary>> {
    const { rows } = await this.#pool.query<{ table_id: string; seats: string; watchers: number }>(
      `select table_id, seats, watchers from presence join processes on processes.id = presence.process
       where table_id = any($1) and process <> $2 and seen_at > ${NOW} - ${GONE_MS}`,
      [tables, this.#id],
    );
    const found = new Map<string, PresenceSummary>();
    for (const { table_id, seats, watchers } of rows) {
      const before = found.get(table_id);
      const both = new Set([...(before?.seats ?? []), ...(JSON.parse(seats) as number[])]);
      found.set(table_id, {
        seats: [...both].sort((one, other) => one - other),
        watchers: watchers + (before?.watchers ?? 0),
      });
    }
    return found;
  }

  async use(uses: readonly RateUsage[]): Promise<readonly RateUsage[]> {
    if (uses.length === 0) return [];
    // In one order everywhere, so that two processes never wait for each other.
    const sorted = uses.toSorted((one, other) => (one.name < other.name ? -1 : 1));
    const { rows } = await this.#pool.query<RateUsage>(
      `insert into allowances (name, began, used) select * from unnest($1::text[], $2::bigint[], $3::integer[])
       on conflict (name, began) do update set used = allowances.used + excluded.used returning name, began, used`,
      [sorted.map(({ name }) => name), sorted.map(({ began }) => began), sorted.map(({ used }) => used)],
    );
    return rows;
  }

  async leave(): Promise<void> {
    if (this.#left) return;
    this.#left = true;
    for (const timer of this.#timers) clearTimeout(timer);
    await this.#sendAll();
    await this.#removeProcesses([this.#id]).catch(() => undefined);
    await this.#channel.close();
    await this.#pool.end();
  }

  #receive(message: string): void {
    for (const notice of noticesOf(message, this.#id)) this.#listener?.received(notice);
  }

  async #poll(): Promise<void> {
    this.#polledAt = performance.now();
    await this.#listener?.resync().catch((error: unknown) => this.#warn(error));
  }

  /** What comes while some is on its way goes together, after it. */
  async #sendAll(): Promise<void> {
    if (this.#unsent.length > 0) this.#sending ??= this.#sendUnsent();
    await this.#sending;
  }

  async #sendUnsent(): Promise<void> {
    while (this.#unsent.length > 0) await this.#send(this.#unsent.splice(0));
    this.#sending = undefined;
  }

  async #send(notices: readonly PeerNotice[]): Promise<void> {
    try {
      await this.#pool.query('select pg_notify($1, message) from unnest($2::text[]) as message', [
        CHANNEL,
        messagesOf(this.#id, notices),
      ]);
    } catch (error) {
      // A notice that is lost is made up for by polling.
      this.#warn(error);
    }
  }

  async #sendPresence(): Promise<void> {
    const tables = [...this.#unsentPresence];
    this.#unsentPresence.clear();
    this.#presenceTimer = false;
    const shown = tables.map((table) => this.#here.get(table));
    try {
      await this.#pool.query(
        `insert into presence (process, table_id, seats, watchers)
         select $1, * from unnest($2::text[], $3::text[], $4::integer[])
         on conflict (process, table_id) do update set seats = excluded.seats, watchers = excluded.watchers`,
        [
          this.#id,
          tables,
          shown.map((here) => JSON.stringify(here?.seats ?? [])),
          shown.map((here) => here?.watchers ?? 0),
        ],
      );
    } catch (error) {
      for (const table of tables) this.#unsentPresence.add(table);
      return this.#warn(error);
    }
    for (const table of tables) this.notify({ table, kind: 'people', number: 0 });
    if (shown.includes(undefined)) {
      await this.#pool
        .query(`delete from presence where process = $1 and seats = '[]' and watchers = 0`, [this.#id])
        .catch((error: unknown) => this.#warn(error));
    }
  }

  /** Says that this process lives, and sees who no longer does. */
  async #heartbeat(): Promise<void> {
    const { rows } = await this.#pool.query<{ fresh: boolean }>(
      `insert into processes (id, seen_at) values ($1, ${NOW})
       on conflict (id) do update set seen_at = excluded.seen_at returning (xmax = 0) as fresh`,
      [this.#id],
    );
    // Taken for dead meanwhile: everybody who is here is shown again.
    if (rows[0]?.fresh) for (const table of this.#here.keys()) this.#unsentPresence.add(table);
    if (this.#unsentPresence.size > 0 && !this.#presenceTimer) await this.#sendPresence();
    const all = await this.#pool.query<{ id: string; gone: boolean }>(
      `select id, seen_at < ${NOW} - ${GONE_MS} as gone from processes`,
    );
    this.#count = all.rows.filter(({ gone }) => !gone).length;
    await this.#pool.query(`delete from claims where until < ${NOW} - ${GONE_MS}`);
    await this.#pool.query(`delete from allowances where began < ${NOW} - ${USAGE_KEPT_MS}`);
    await this.#removeProcesses(all.rows.filter(({ gone }) => gone).map(({ id }) => id));
  }

  /** What these processes held is free, and nobody is there through them any more. */
  async #removeProcesses(processes: readonly string[]): Promise<void> {
    if (processes.length === 0) return;
    await this.#pool.query('delete from processes where id = any($1)', [processes]);
    await this.#pool.query('delete from claims where holder = any($1)', [processes]);
    const { rows } = await this.#pool.query<{ table_id: string }>(
      'delete from presence where process = any($1) returning table_id',
      [processes],
    );
    const notices = rows.map(({ table_id }): PeerNotice => ({ table: table_id, kind: 'people', number: 0 }));
    for (const notice of notices) this.#listener?.received(notice);
    await this.#send(notices);
  }

  /** Again and again, each time after the last has come to its end. */
  #every(milliseconds: number, work: () => Promise<void>): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      work()
        .catch((error: unknown) => this.#warn(error))
        .finally(() => {
          if (!this.#left) this.#every(milliseconds, work);
        });
    }, milliseconds);
    timer.unref();
    this.#timers.add(timer);
  }

  #warn(error: unknown): void {
    if (!this.#left) this.#log.warn({ reason: reasonOf(error) }, 'the other processes could not be reached');
  }
}
