import { hashIn } from '@branchline/games';
import type { ChatLine } from '@branchline/protocol';
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import { readSheet, sheetText } from './checksum.ts';
import { DamagedTable, reportTornPages } from './damaged.ts';
import type { Schema } from './schema.ts';
import type { TableSheet } from './sheet.ts';
import {
  type Belonging,
  type BelongingKind,
  type Commit,
  type Head,
  MOST_LISTED_OF_ONE,
  type OldTables,
  type StoredOrder,
  type StoredPack,
  type StoredPerson,
  type StoredPush,
  type StoredTable,
  type StoreSize,
  type TableQuery,
  type TableStore,
} from './table-store.ts';

export function toRow({
  id,
  revision,
  status,
  createdAt,
  changedAt,
  wakeAt,
  origin,
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
    pack: hashIn(sheet.game) ?? null,
    origin: origin ?? null,
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
    ...(row.origin !== null && { origin: row.origin }),
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
  abstract size(): Promise<StoreSize>;
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
    if (!('person' in query)) return this.#findListed(query);
    const { over, after } = query;
    const rows = await this.database
      .selectFrom('tables')
      .selectAll('tables')
      .where('id', 'in', (ids) => ids.selectFrom('table_people').select('table_id').where('person', '=', query.person))
      .$if(over !== undefined, (some) => some.where('status', over ? '=' : '!=', 'over'))
      .$if(after !== undefined, (some) =>
        some.where((is) =>
          is.or([
            is('changed_at', '<', after?.changedAt ?? 0),
            is.and([is('changed_at', '=', after?.changedAt ?? 0), is('id', '<', after?.id ?? '')]),
          ]),
        ),
      )
      .orderBy('changed_at', 'desc')
      .orderBy('id', 'desc')
      .limit(query.limit)
      .execute();
    return rows.flatMap(wholeTable);
  }

  /** Everybody's newest, then everybody's second: whoever makes a thousand tables has a few places in the list. */
  async #findListed({ status, limit }: Extract<TableQuery, { listed: true }>): Promise<readonly StoredTable[]> {
    const { rows } = await sql<{ id: string }>`
      select id from (
        select id, changed_at, row_number() over (partition by coalesce(origin, id) order by changed_at desc, id) as place
        from tables where listed = 1 and status = ${status}) as ranked
      where place <= ${MOST_LISTED_OF_ONE} order by place, changed_at desc limit ${limit}`.execute(this.database);
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const found = await this.database
      .selectFrom('tables')
      .selectAll('tables')
      .where('id', 'in', ids)
      .orderBy('changed_at', 'desc')
      .execute();
    return found.flatMap(wholeTable);
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

  async forgetTables({ status, before, limit }: OldTables): Promise<readonly string[]> {
    const old = this.database
      .selectFrom('tables')
      .select('id')
      .where('status', '=', status)
      .where('changed_at', '<', before)
      // Where something is due, somebody's time runs: a game over weeks is not forgotten.
      .where('wake_at', 'is', null)
      .orderBy('changed_at')
      .limit(limit);
    const gone = await this.database.deleteFrom('tables').where('id', 'in', old).returning('id').execute();
    return gone.map(({ id }) => id);
  }

  async forgetLines(before: number): Promise<void> {
    await this.database
      .deleteFrom('lines')
      .where('table_id', 'in', (ids) =>
        ids.selectFrom('tables').select('id').where('status', '=', 'over').where('changed_at', '<', before),
      )
      .execute();
  }

  async forgetPeople(before: number): Promise<void> {
    const old = { kinds: sql.join(['device', 'webhook', 'result']) };
    const kept = (person: string) => sql`
      ${sql.ref(person)} not in (select person from table_people)
      and ${sql.ref(person)} not in (select person from belongings where kind in ('passkey', 'recovery') or
        (kind = 'device' and at >= ${before}))`;
    // The devices come last: by them it is known who has been here.
    await sql`delete from people where seen_at < ${before} and ${kept('id')}`.execute(this.database);
    await sql`delete from pushes where ${kept('person')} and person not in (select id from people)`.execute(
      this.database,
    );
    await sql`delete from belongings where kind in (${old.kinds}) and at < ${before} and ${kept('person')}
      and person not in (select id from people)`.execute(this.database);
  }

  async keepPack({ hash, text, keptAt }: StoredPack): Promise<void> {
    await this.database
      .insertInto('packs')
      .values({ hash, body: text, kept_at: keptAt })
      .onConflict((same) => same.column('hash').doUpdateSet({ kept_at: keptAt }))
      .execute();
  }

  async pack(hash: string): Promise<string | undefined> {
    const row = await this.database.selectFrom('packs').select('body').where('hash', '=', hash).executeTakeFirst();
    return row?.body;
  }

  async forgetPacks(before: number): Promise<number> {
    const { numDeletedRows } = await this.database
      .deleteFrom('packs')
      .where('kept_at', '<', before)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('tables').select('id').whereRef('tables.pack', '=', 'packs.hash'))),
      )
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

  belonging(kind: BelongingKind, id: string): Promise<Belonging | undefined> {
    return this.database
      .selectFrom('belongings')
      .selectAll()
      .where('kind', '=', kind)
      .where('id', '=', id)
      .executeTakeFirst();
  }

  belongings(person: string, kind: BelongingKind): Promise<readonly Belonging[]> {
    return this.database
      .selectFrom('belongings')
      .selectAll()
      .where('person', '=', person)
      .where('kind', '=', kind)
      .orderBy('at')
      .orderBy('id')
      .execute();
  }

  async setBelonging({ kind, id, ...rest }: Belonging): Promise<void> {
    await this.database
      .insertInto('belongings')
      .values({ kind, id, ...rest })
      .onConflict((same) => same.columns(['kind', 'id']).doUpdateSet(rest))
      .execute();
  }

  takeBelonging(kind: BelongingKind, id: string): Promise<Belonging | undefined> {
    return this.database
      .deleteFrom('belongings')
      .where('kind', '=', kind)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
  }

  async forgetBelongings(kind: BelongingKind, before: number): Promise<void> {
    await this.database.deleteFrom('belongings').where('kind', '=', kind).where('at', '<', before).execute();
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

  async kept(prefix: string): Promise<ReadonlyMap<string, string>> {
    const rows = await this.database.selectFrom('kept').selectAll().where('name', 'like', `${prefix}%`).execute();
    // To SQLite a capital letter is like a small one.
    return new Map(rows.filter(({ name }) => name.startsWith(prefix)).map(({ name, value }) => [name, value]));
  }

  async setKept(name: string, value: string | undefined): Promise<void> {
    if (value === undefined) {
      await this.database.deleteFrom('kept').where('name', '=', name).execute();
      return;
    }
    await this.database
      .insertInto('kept')
      .values({ name, value })
      .onConflict((same) => same.column('name').doUpdateSet({ value }))
      .execute();
  }

  async remove(id: string): Promise<boolean> {
    const { numDeletedRows } = await this.database.deleteFrom('tables').where('id', '=', id).executeTakeFirst();
    return numDeletedRows > 0n;
  }

  async ping(): Promise<void> {
    await this.setKept('last ping', String(Math.floor(performance.timeOrigin + performance.now())));
  }
}
