import type { ChatLine } from '@branchline/protocol';
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { TableSheet } from '../tables/sheet.ts';
import type { Schema } from './schema.ts';
import type {
  StoredOrder,
  StoredPerson,
  StoredPush,
  StoredTable,
  TableChange,
  TableQuery,
  TableStore,
} from './table-store.ts';

export function rowOf({
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
    sheet: JSON.stringify(sheet),
  };
}

export function listed({ manners }: TableSheet): number {
  return manners.visibility === 'public' ? 1 : 0;
}

function tableOf(row: Selectable<Schema['tables']>): StoredTable {
  const { id, revision, status } = row;
  return {
    id,
    revision,
    status,
    createdAt: row.created_at,
    changedAt: row.changed_at,
    ...(row.wake_at !== null && { wakeAt: row.wake_at }),
    sheet: JSON.parse(row.sheet) as TableSheet,
  };
}

/** What both databases do alike. Each statement here stands alone; what needs several at once is left to the adapters. */
export abstract class SqlStore implements TableStore {
  protected readonly database: Kysely<Schema>;

  constructor(database: Kysely<Schema>) {
    this.database = database;
  }

  abstract create(table: StoredTable): Promise<void>;
  abstract commit(change: TableChange): Promise<boolean>;
  abstract close(): Promise<void>;

  async read(id: string): Promise<StoredTable | undefined> {
    const row = await this.database.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    return row && tableOf(row);
  }

  async entries(id: string, since: number): Promise<readonly string[]> {
    const rows = await this.database
      .selectFrom('entries')
      .select('body')
      .where('table_id', '=', id)
      .where('version', '>', since)
      .orderBy('version')
      .execute();
    return rows.map(({ body }) => body);
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
    return (await wanted.execute()).map(tableOf);
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

  async lines(table: string, limit: number): Promise<readonly ChatLine[]> {
    const rows = await this.database
      .selectFrom('lines')
      .select(['number', 'body'])
      .where('table_id', '=', table)
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

  async setOrder(table: string, seat: number, order: StoredOrder | undefined): Promise<void> {
    if (order === undefined) {
      await this.database.deleteFrom('orders').where('table_id', '=', table).where('seat', '=', seat).execute();
      return;
    }
    const written = { active: order.order === undefined ? 0 : 1, body: JSON.stringify(order) };
    await this.database
      .insertInto('orders')
      .values({ table_id: table, seat, ...written })
      .onConflict((same) => same.columns(['table_id', 'seat']).doUpdateSet(written))
      .execute();
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

  async ping(): Promise<void> {
    await sql`select 1`.execute(this.database);
  }
}
