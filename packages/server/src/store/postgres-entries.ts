import pg from 'pg';
import type { Commit } from './table-store.ts';
import { isUnavailable } from './unavailable.ts';

/** What comes most often by far: an entry, and perhaps when the table is looked at again. */
type EntryCommit = Commit & Required<Pick<Commit, 'entry'>>;

interface Waiting {
  readonly change: EntryCommit;
  readonly resolve: (written: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** So many statements are under way at once; what comes meanwhile goes into the next one. */
const MOST_AT_ONCE = 2;
/** So many entries go into one statement. */
const MOST_TOGETHER = 500;
const NEVER = -1;

/**
 * Each row stands for itself: refused unless its log ends just before it. Everybody writes in the order of the tables, the entry before
 * the table's row, so that no two wait for each other.
 */
const WRITE = `
  with fresh as (
    select * from unnest($1::text[], $2::integer[], $3::text[], $4::bigint[], $5::bigint[])
      as fresh (id, version, body, changed_at, wake_at)
  ), written as (
    insert into entries (table_id, version, body)
    select id, version, body from fresh
    where version = 1 or exists (select 1 from entries where table_id = fresh.id and version = fresh.version - 1)
    order by id
    on conflict do nothing returning table_id
  ), touched as (
    update tables set
      changed_at = coalesce(fresh.changed_at, tables.changed_at),
      wake_at = nullif(coalesce(fresh.wake_at, tables.wake_at), ${NEVER})
    from fresh join written on written.table_id = fresh.id
    where tables.id = fresh.id and (fresh.changed_at is not null or fresh.wake_at is not null)
  )
  select table_id from written`;

/** Appends entries: those of one pass of the event loop in one statement, which is one transaction. */
export class PostgresEntries {
  readonly #pool: pg.Pool;
  #waiting: Waiting[] = [];
  #due = false;
  #underWay = 0;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** False: somebody was faster, and nothing has been written. */
  append(change: EntryCommit): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ change, resolve, reject });
      this.#soon();
    });
  }

  #soon(): void {
    if (this.#due || this.#waiting.length === 0 || this.#underWay >= MOST_AT_ONCE) return;
    this.#due = true;
    setImmediate(() => {
      this.#due = false;
      this.#underWay++;
      void this.#write(this.#nextBatch()).finally(() => {
        this.#underWay--;
        this.#soon();
      });
      this.#soon();
    });
  }

  /** One entry of each table: which of two was written could not be told, and the second may follow on the first. */
  #nextBatch(): readonly Waiting[] {
    const batch = new Map<string, Waiting>();
    const later: Waiting[] = [];
    for (const waiting of this.#waiting) {
      const { id } = waiting.change;
      if (batch.size === MOST_TOGETHER || batch.has(id)) later.push(waiting);
      else batch.set(id, waiting);
    }
    this.#waiting = later;
    return [...batch.values()];
  }

  async #write(batch: readonly Waiting[]): Promise<void> {
    const changes = batch.map(({ change }) => change);
    try {
      const { rows } = await this.#pool.query<{ table_id: string }>(WRITE, [
        changes.map(({ id }) => id),
        changes.map(({ entry }) => entry.version),
        changes.map(({ entry }) => entry.body),
        changes.map(({ changedAt }) => changedAt),
        changes.map(({ wakeAt }) => (wakeAt === 'never' ? NEVER : wakeAt)),
      ]);
      const written = new Set(rows.map(({ table_id }) => table_id));
      for (const { change, resolve } of batch) resolve(written.has(change.id));
    } catch (error) {
      // One entry's mistake is its own: a statement the database refuses has written nothing, and each is tried alone.
      if (batch.length > 1 && error instanceof pg.DatabaseError && !isUnavailable(error)) {
        for (const waiting of batch) await this.#write([waiting]);
      } else for (const { reject } of batch) reject(error);
    }
  }
}
