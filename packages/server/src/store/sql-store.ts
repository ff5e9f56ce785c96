import type { ChatLine } from '@branchline/protocol';
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import { readSheet, sheetText } from './checksum.ts';
import { DamagedTable, reportTornPages } from './damaged.ts';
import type { Schema } from './schema.ts';
import type { TableSheet } from './sheet.ts';
import type {
  Commit,
  Head,
  StoredOrder,
  StoredPerson,
  StoredPush,
  StoredTable,
  TableQuery,
  TableStore,
} from './table-store.ts';

export function toRow({
  id,
  revision,
  status,
  createdAt,
  changedAt,
  wakeAt,
  sheet,
}: StoredTable): Insertable<Schema['tables']> {
  return {
    id,
    revision,
    status,
    listed: listed(sheet),
    created_at: createdAt,
    changed_at: changedAt,
    wake_at: wakeAt ?? null,
    sheet: sheetText(sheet, id, revision),
  };
}

export function listed({ settings }: TableSheet): number {
  return settings.visibility === 'public' ? 1 : 0;
}

export function fromRow(row: Selectable<Schema['tables']>): StoredTable {
  const { id, revision, status } = row;
  return {
    id,
    revision,
    status,
    createdAt: row.created_at,
    changedAt: row.changed_at,
    ...(row.wake_at !== null && { wakeAt: row.wake_at }),
    sheet: readSheet(row.sheet, id, revision),
  };
}

/** A list goes on without a table that is damaged; whoever asks for that one is told. */
function wholeTable(row: Selectable<Schema['tables']>): StoredTable[] {
  try {
    return [fromRow(row)];
  } catch (error) {
    if (error instanceof DamagedTable) return [];
    throw error;
  }
}

/** So many tables are asked about at once. */
const MOST_HEADS = 1000;

/** The row of an order, without its place. */
export function orderRow(stored: StoredOrder): { active: number; body: string } {
  return { active: stored.order === undefined ? 0 : 1, body: JSON.stringify(stored) };
}

/** What both databases do alike. Each statement here stands alone; what needs several at once is left to the adapters. */
export abstract class SqlStore implements TableStore {
  protected readonly database: Kysely<Schema>;

  constructor(database: Kysely<Schema>) {
    this.database = database;
  }

  abstract create(table: StoredTable): Promise<void>;
  abstract commit(change: Commit): Promise<boolean>;
  abstract close(): Promise<void>;

  async read(id: string): Promise<StoredTable | undefined> {
    const reading = this.database.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    const row = await reportTornPages(id, reading);
    return row && fromRow(row);
  }

  async entries(id: string, since: number): Promise<readonly string[]> {
    const reading = this.database
      .selectFrom('entries')
      .select(['version', 'body'])
      .where('table_id', '=', id)
      .where('version', '>', since)
      .orderBy('version')
      .execute();
    const rows = await reportTornPages(id, reading);
    return rows.map(({ version, body }, place) => {
      if (version !== since + place + 1) throw new DamagedTable(id, `entry ${since + place + 1} is missing`);
      return body;
    });
  }

  async heads(ids: readonly string[]): Promise<ReadonlyMap<string, Head>> {
    const heads = new Map<string, Head>();
    for (let from = 0; from < ids.length; from += MOST_HEADS) {
      const rows = await this.database
        .selectFrom('tables')
        .where('id', 'in', ids.slice(from, from + MOST_HEADS))
        .select((table) => [
          'id',
          'revision',
          table
            .selectFrom('entries')
            .select((entry) => entry.fn.max('version').as('version'))
            .whereRef('entries.table_id', '=', 'tables.id')
            .as('version'),
          table
            .selectFrom('lines')
            .select((line) => line.fn.max('number').as('line'))
            .whereRef('lines.table_id', '=', 'tables.id')
            .as('line'),
        ])
        .execute();
      for (const { id, revision, version, line } of rows) {
        heads.set(id, { revision, version: version ?? 0, line: line ?? 0 });
      }
    }
    return heads;
  }

  async find(query: TableQuery): Promise<readonly StoredTable[]> {
    const newest = this.database
      .selectFrom('tables')
      .selectAll('tables')
      .orderBy('changed_at', 'desc')
      .limit(query.limit);
    const wanted =
      'person' in query
        ? newest.where('id', 'in', (ids) =>
            ids.selectFrom('table_people').select('table_id').where('person', '=', query.person),
          )
        : newest.where('listed', '=', 1).where('status', '=', query.status);
    return (await wanted.execute()).flatMap(wholeTable);
  }

  async takeDue(now: number, lease: number, limit: number): Promise<readonly string[]> {
    const due = this.database
      .selectFrom('tables')
      .select('id')
      .where('wake_at', '<=', now)
      .orderBy('wake_at')
      .limit(limit);
    const taken = await this.database
      .updateTable('tables')
      .set({ wake_at: lease })
      .where('id', 'in', this.locked(due))
      .returning('id')
      .execute();
    return taken.map(({ id }) => id);
  }

  async setWakeUp(id: string, from: number | 'never', to: number | 'never'): Promise<boolean> {
    const { numUpdatedRows } = await this.database
      .updateTable('tables')
      .set({ wake_at: to === 'never' ? null : to })
      .where('id', '=', id)
      .where('wake_at', from === 'never' ? 'is' : '=', from === 'never' ? null : from)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** So that two processes never take the same table. */
  protected locked<Query>(query: Query): Query {
    return query;
  }

  async nextDue(): Promise<number | undefined> {
    const row = await this.database
      .selectFrom('tables')
      .select('wake_at')
      .where('wake_at', 'is not', null)
      .orderBy('wake_at')
      .limit(1)
      .executeTakeFirst();
    return row?.wake_at ?? undefined;
  }

  async forgetUnbegun(before: number): Promise<number> {
    const { numDeletedRows } = await this.database
      .deleteFrom('tables')
      .where('status', '=', 'open')
      .where('changed_at', '<', before)
      .executeTakeFirst();
    return Number(numDeletedRows);
  }

  async say(table: string, line: Omit<ChatLine, 'number'>): Promise<ChatLine> {
    // The next number is found and taken by one statement; whoever comes second tries again.
    for (let attempt = 1; ; attempt++) {
      const { rows } = await sql<{ number: number }>`
        insert into lines (table_id, number, body)
        select cast(${table} as text), coalesce(max(number), 0) + 1, cast(${JSON.stringify(line)} as text)
        from lines where table_id = ${table}
        on conflict do nothing returning number`.execute(this.database);
      const [said] = rows;
      if (said !== undefined) return { ...line, number: said.number };
      if (attempt === 20) throw new Error(`no line could be added to table ${table}`);
    }
  }

  async lines(table: string, limit: number, since = 0): Promise<readonly ChatLine[]> {
    const rows = await this.database
      .selectFrom('lines')
      .select(['number', 'body'])
      .where('table_id', '=', table)
      .where('number', '>', since)
      .orderBy('number', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ number, body }) => ({ ...(JSON.parse(body) as Omit<ChatLine, 'number'>), number })).reverse();
  }

  async order(table: string, seat: number): Promise<StoredOrder | undefined> {
    const row = await this.database
      .selectFrom('orders')
      .select('body')
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .executeTakeFirst();
    return row && (JSON.parse(row.body) as StoredOrder);
  }

  async orders(table: string): Promise<ReadonlyMap<number, StoredOrder>> {
    const rows = await this.database
      .selectFrom('orders')
      .select(['seat', 'body'])
      .where('table_id', '=', table)
      .where('active', '=', 1)
      .execute();
    return new Map(rows.map(({ seat, body }) => [seat, JSON.parse(body) as StoredOrder]));
  }

  async person(id: string): Promise<StoredPerson | undefined> {
    const row = await this.database.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
    return row && { id: row.id, ...(row.name !== null && { name: row.name }), seenAt: row.seen_at };
  }

  async setPerson({ id, name = undefined, seenAt }: StoredPerson): Promise<void> {
    const written = { name: name ?? null, seen_at: seenAt };
    await this.database
      .insertInto('people')
      .values({ id, ...written })
      .onConflict((same) => same.column('id').doUpdateSet(written))
      .execute();
  }

  async pushes(person: string): Promise<readonly StoredPush[]> {
    return this.database.selectFrom('pushes').selectAll().where('person', '=', person).execute();
  }

  async setPush({ endpoint, ...rest }: StoredPush): Promise<void> {
    await this.database
      .insertInto('pushes')
      .values({ endpoint, ...rest })
      .onConflict((same) => same.column('endpoint').doUpdateSet(rest))
      .execute();
  }

  async dropPush(endpoint: string): Promise<void> {
    await this.database.deleteFrom('pushes').where('endpoint', '=', endpoint).execute();
  }

  async keep(name: string, value: string): Promise<string> {
    await this.database
      .insertInto('kept')
      .values({ name, value })
      .onConflict((same) => same.column('name').doNothing())
      .execute();
    const row = await this.database.selectFrom('kept').select('value').where('name', '=', name).executeTakeFirst();
    return row?.value ?? value;
  }

  async ping(): Promise<void> {
    await sql`select 1`.execute(this.database);
  }
}
