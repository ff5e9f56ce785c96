import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Logger } from 'pino';
import { bearBreaks } from '../store/postgres-store.ts';
import { messagesOf, notesOf } from './notes.ts';
import type { Connected, PeerListener, PeerNotice, Peers, RateUsage } from './peers.ts';
import { CHANNEL, PostgresListener, reasonOf } from './postgres-listener.ts';

export interface PostgresPeersParts {
  readonly url: string;
  /** Where to listen, if not at `url`: a pooler that hands connections round cannot pass messages on. */
  readonly listenUrl?: string | undefined;
  readonly log: Logger;
}

const CONNECTIONS = 4;
const BEAT_MS = 2_000;
/** A process that has not been seen for so long is gone, and whoever was connected to it too. */
const GONE_MS = 10_000;
/** How often to look for what others wrote: while nothing is heard, and to make up for notes a dying process never sent. */
const LOOK_MS = 500;
const HEAL_MS = 5_000;
const SHOW_MS = 20;
/** The longest allowance is for an hour. */
const FORGET_MS = 2 * 60 * 60 * 1000;
/** All processes go by the database's clock. */
const NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint';

/** Server processes that share a PostgreSQL: they tell each other by NOTIFY, and look when they cannot hear. */
export class PostgresPeers implements Peers {
  readonly alone = false;
  readonly #id = randomBytes(9).toString('base64url');
  readonly #pool: pg.Pool;
  readonly #channel: PostgresListener;
  readonly #log: Logger;
  readonly #here = new Map<string, Connected>();
  readonly #unshown = new Set<string>();
  readonly #timers = new Set<NodeJS.Timeout>();
  #listener: PeerListener | undefined;
  #untold: PeerNotice[] = [];
  #showing = false;
  #count = 1;
  #lookedAt = 0;
  #left = false;

  constructor({ url, listenUrl = url, log }: PostgresPeersParts) {
    this.#log = log;
    // None of this has to outlive the database: it is not waited for until it is on the disk.
    const options = '-c synchronous_commit=off';
    this.#pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, connectionTimeoutMillis: 5_000, options });
    bearBreaks(this.#pool);
    this.#channel = new PostgresListener({
      url: listenUrl,
      log,
      heard: (message) => this.#heard(message),
      back: () => this.#look(),
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
    await this.#beat();
    await this.#channel.open();
    this.#every(BEAT_MS, () => this.#beat());
    this.#every(LOOK_MS, async () => {
      if (performance.now() - this.#lookedAt > (this.listening ? HEAL_MS : 0)) await this.#look();
    });
  }

  tell(note: PeerNotice): void {
    if (this.#untold.length === 0) setImmediate(() => this.#tellAll());
    this.#untold.push(note);
  }

  async claim(table: string, version: number, milliseconds: number): Promise<number | undefined> {
    const { rowCount } = await this.#pool.query(
      `insert into claims (table_id, version, holder, until) values ($1, $2, $3, ${NOW} + $4)
       on conflict (table_id) do update set version = excluded.version, holder = excluded.holder, until = excluded.until
       where claims.holder = excluded.holder or claims.version < excluded.version or claims.until <= ${NOW}`,
      [table, version, this.#id, Math.ceil(milliseconds)],
    );
    if (rowCount === 1) return undefined;
    const { rows } = await this.#pool.query<{ left: number }>(
      `select (until - ${NOW})::integer as left from claims where table_id = $1`,
      [table],
    );
    return Math.max(0, rows[0]?.left ?? 0);
  }

  show(table: string, here: Connected): void {
    const before = this.#here.get(table);
    if (String(before?.seats ?? []) === String(here.seats) && (before?.watchers ?? 0) === here.watchers) return;
    if (here.seats.length === 0 && here.watchers === 0) this.#here.delete(table);
    else this.#here.set(table, here);
    this.#unshown.add(table);
    if (this.#showing) return;
    this.#showing = true;
    setTimeout(() => void this.#showAll(), SHOW_MS).unref();
  }

  async elsewhere(tables: readonly string[]): Promise<ReadonlyMap<string, Connected>> {
    const { rows } = await this.#pool.query<{ table_id: string; seats: string; watchers: number }>(
      `select table_id, seats, watchers from presence join processes on processes.id = presence.process
       where table_id = any($1) and process <> $2 and seen_at > ${NOW} - ${GONE_MS}`,
      [tables, this.#id],
    );
    const found = new Map<string, Connected>();
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
    this.#tellAll();
    await this.#bury([this.#id]).catch(() => undefined);
    await this.#channel.close();
    await this.#pool.end();
  }

  #heard(message: string): void {
    for (const note of notesOf(message, this.#id)) this.#listener?.heard(note);
  }

  async #look(): Promise<void> {
    this.#lookedAt = performance.now();
    await this.#listener?.missed().catch((error: unknown) => this.#complain(error));
  }

  #tellAll(): void {
    const notes = this.#untold;
    this.#untold = [];
    for (const message of messagesOf(this.#id, notes)) {
      // A note that is lost is made up for by looking.
      this.#pool.query('select pg_notify($1, $2)', [CHANNEL, message]).catch((error) => this.#complain(error));
    }
  }

  async #showAll(): Promise<void> {
    const tables = [...this.#unshown];
    this.#unshown.clear();
    this.#showing = false;
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
      for (const table of tables) this.#unshown.add(table);
      return this.#complain(error);
    }
    for (const table of tables) this.tell({ table, written: 'people', number: 0 });
    if (shown.includes(undefined)) {
      await this.#pool
        .query(`delete from presence where process = $1 and seats = '[]' and watchers = 0`, [this.#id])
        .catch((error: unknown) => this.#complain(error));
    }
  }

  /** Says that this process lives, and sees who no longer does. */
  async #beat(): Promise<void> {
    const { rows } = await this.#pool.query<{ fresh: boolean }>(
      `insert into processes (id, seen_at) values ($1, ${NOW})
       on conflict (id) do update set seen_at = excluded.seen_at returning (xmax = 0) as fresh`,
      [this.#id],
    );
    // Taken for dead meanwhile: everybody who is here is shown again.
    if (rows[0]?.fresh) for (const table of this.#here.keys()) this.#unshown.add(table);
    if (this.#unshown.size > 0 && !this.#showing) await this.#showAll();
    const all = await this.#pool.query<{ id: string; gone: boolean }>(
      `select id, seen_at < ${NOW} - ${GONE_MS} as gone from processes`,
    );
    this.#count = all.rows.filter(({ gone }) => !gone).length;
    await this.#pool.query(`delete from claims where until < ${NOW} - ${GONE_MS}`);
    await this.#pool.query(`delete from allowances where began < ${NOW} - ${FORGET_MS}`);
    await this.#bury(all.rows.filter(({ gone }) => gone).map(({ id }) => id));
  }

  /** What these processes held is free, and nobody is there through them any more. */
  async #bury(processes: readonly string[]): Promise<void> {
    if (processes.length === 0) return;
    await this.#pool.query('delete from processes where id = any($1)', [processes]);
    await this.#pool.query('delete from claims where holder = any($1)', [processes]);
    const { rows } = await this.#pool.query<{ table_id: string }>(
      'delete from presence where process = any($1) returning table_id',
      [processes],
    );
    const notes = rows.map(({ table_id }): PeerNotice => ({ table: table_id, written: 'people', number: 0 }));
    for (const note of notes) this.#listener?.heard(note);
    for (const message of messagesOf(this.#id, notes)) {
      await this.#pool.query('select pg_notify($1, $2)', [CHANNEL, message]);
    }
  }

  /** Again and again, each time after the last has come to its end. */
  #every(milliseconds: number, work: () => Promise<void>): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      work()
        .catch((error: unknown) => this.#complain(error))
        .finally(() => {
          if (!this.#left) this.#every(milliseconds, work);
        });
    }, milliseconds);
    timer.unref();
    this.#timers.add(timer);
  }

  #complain(error: unknown): void {
    if (!this.#left) this.#log.warn({ reason: reasonOf(error) }, 'the other processes could not be reached');
  }
}
