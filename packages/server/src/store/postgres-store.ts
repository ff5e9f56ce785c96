import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { sheetText } from './checksum.ts';
import { migrate } from './migrations.ts';
import { PostgresEntries } from './postgres-entries.ts';
import type { Schema } from './schema.ts';
import { listed, orderRow, SqlStore, toRow } from './sql-store.ts';
import { type Commit, peopleOf, type StoredOrder, type StoredTable, type StoreSize } from './table-store.ts';

// Whole numbers of eight bytes come as text otherwise; ours are times and counts, far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** A connection that breaks, idle or in use, is replaced by the pool; without listeners it would end the process. */
export function survivePoolErrors(pool: pg.Pool): void {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
}

/** The database at this address, brought up to date. */
export async function openPostgres(url: string, connections = 10): Promise<PostgresStore> {
  const pool = new pg.Pool({ connectionString: url, max: connections, connectionTimeoutMillis: 10_000 });
  survivePoolErrors(pool);
  const database = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(database);
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return new PostgresStore(database, pool);
}

/** One database for any number of server processes. */
export class PostgresStore extends SqlStore {
  readonly #writing = new Set<Promise<unknown>>();
  readonly #entries: PostgresEntries;

  constructor(database: Kysely<Schema>, pool: pg.Pool) {
    super(database);
    this.#entries = new PostgresEntries(pool);
  }

  async create(table: StoredTable): Promise<void> {
    await this.#tracked(
      this.database.transaction().execute(async (transaction) => {
        await transaction.insertInto('tables').values(toRow(table)).execute();
        await setPeople(transaction, table);
      }),
    );
  }

  commit(change: Commit): Promise<boolean> {
    const { entry, sheet, order } = change;
    if (entry && !sheet && !order) return this.#tracked(this.#entries.append({ ...change, entry }));
    return this.#tracked(
      this.database
        .transaction()
        .execute(async (transaction) => {
          if (!(await insertEntry(transaction, change)) || !(await writeTable(transaction, change)))
            throw new TooLate();
          return true;
        })
        .catch((error: unknown) => {
          if (error instanceof TooLate) return false;
          throw error;
        }),
    );
  }

  async size(): Promise<StoreSize> {
    const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(
      this.database,
    );
    return { bytes: Number(rows[0]?.bytes ?? 0) };
  }

  override async close(): Promise<void> {
    await Promise.allSettled(this.#writing);
    await this.database.destroy();
  }

  protected override locked<Query>(query: Query): Query {
    const lockable = query as { forUpdate(): { skipLocked(): Query } };
    return lockable.forUpdate().skipLocked();
  }

  async #tracked<Result>(writing: Promise<Result>): Promise<Result> {
    this.#writing.add(writing);
    try {
      return await writing;
    } finally {
      this.#writing.delete(writing);
    }
  }
}

/** Rolls a transaction back: somebody was faster. */
class TooLate extends Error {}

async function insertEntry(database: Kysely<Schema>, { id, entry }: Commit): Promise<boolean> {
  if (entry === undefined) return true;
  const { version, body } = entry;
  const { numAffectedRows } = await sql`
    insert into entries (table_id, version, body) select cast(${id} as text), cast(${version} as integer), cast(${body} as text)
    where ${version} = 1 or exists (select 1 from entries where table_id = ${id} and version = ${version - 1})
    on conflict do nothing`.execute(database);
  return numAffectedRows === 1n;
}

async function writeTable(transaction: Transaction<Schema>, change: Commit): Promise<boolean> {
  const { id, changedAt, sheet, order, wakeAt } = change;
  if (order) await setOrder(transaction, id, order);
  const set = {
    ...(changedAt !== undefined && { changed_at: changedAt }),
    ...(wakeAt !== undefined && { wake_at: wakeAt === 'never' ? null : wakeAt }),
    ...(sheet && {
      revision: sheet.revision + 1,
      status: sheet.status,
      listed: listed(sheet.content),
      sheet: sheetText(sheet.content, id, sheet.revision + 1),
    }),
  };
  if (Object.keys(set).length === 0) {
    return (await transaction.selectFrom('tables').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
  }
  const update = transaction.updateTable('tables').set(set).where('id', '=', id);
  const { numUpdatedRows } = await (sheet ? update.where('revision', '=', sheet.revision) : update).executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  if (sheet) await setPeople(transaction, { id, sheet: sheet.content });
  return true;
}

async function setOrder(
  transaction: Transaction<Schema>,
  id: string,
  { seat, stored }: { seat: number; stored: StoredOrder },
): Promise<void> {
  const row = orderRow(stored);
  await transaction
    .insertInto('orders')
    .values({ table_id: id, seat, ...row })
    .onConflict((same) => same.columns(['table_id', 'seat']).doUpdateSet(row))
    .execute();
}

async function setPeople(
  transaction: Transaction<Schema>,
  { id, sheet }: Pick<StoredTable, 'id' | 'sheet'>,
): Promise<void> {
  await transaction.deleteFrom('table_people').where('table_id', '=', id).execute();
  const people = peopleOf(sheet).map((person) => ({ table_id: id, person }));
  await transaction.insertInto('table_people').values(people).execute();
}
