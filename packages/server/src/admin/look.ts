import { existsSync, globSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { TableStatus } from '@branchline/protocol';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Schema } from '../store/schema.ts';
import type { TableSheet } from '../store/sheet.ts';
import { sqliteDialect } from '../store/sqlite-dialect.ts';
import { DATABASE_FILE } from '../store/sqlite-store.ts';

/** Which data a command is about. */
export interface Place {
  readonly dataDir: string;
  readonly databaseUrl?: string;
}

/** Looks at a store, while a server runs on it or not. Nothing: there is no database. */
export async function look<Found>(
  { dataDir, databaseUrl }: Place,
  question: (database: Kysely<Schema>) => Promise<Found>,
): Promise<Found | undefined> {
  const file = path.join(dataDir, DATABASE_FILE);
  if (databaseUrl === undefined && !existsSync(file)) return undefined;
  const dialect =
    databaseUrl === undefined
      ? sqliteDialect(new DatabaseSync(file, { readOnly: true }))
      : new PostgresDialect({ pool: new pg.Pool({ connectionString: databaseUrl, max: 1 }) });
  const database = new Kysely<Schema>({ dialect });
  try {
    return await question(database);
  } finally {
    await database.destroy();
  }
}

/** A table as an operator sees it: who sits there, and nothing of what they hold. */
export interface TableLine {
  readonly id: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly public: boolean;
  readonly createdAt: number;
  readonly changedAt: number;
  readonly entries: number;
  readonly seats: readonly string[];
  readonly people: readonly string[];
}

export interface TableWish {
  readonly status?: TableStatus;
  readonly person?: string;
  readonly limit: number;
}

export async function tablesOf(database: Kysely<Schema>, { status, person, limit }: TableWish): Promise<TableLine[]> {
  let query = database.selectFrom('tables').selectAll('tables').orderBy('changed_at', 'desc').limit(limit);
  if (status) query = query.where('status', '=', status);
  if (person)
    query = query.where('id', 'in', (ids) =>
      ids.selectFrom('table_people').select('table_id').where('person', '=', person),
    );
  const rows = await query
    .select((table) =>
      table
        .selectFrom('entries')
        .select((entry) => entry.fn.max('version').as('version'))
        .whereRef('entries.table_id', '=', 'tables.id')
        .as('entries'),
    )
    .execute();
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    public: row.listed === 1,
    createdAt: Number(row.created_at),
    changedAt: Number(row.changed_at),
    entries: Number(row.entries ?? 0),
    ...sitting(row.sheet),
  }));
}

/** What a sheet says about the people at it; a damaged one says nothing. */
function sitting(text: string): Pick<TableLine, 'game' | 'seats' | 'people'> {
  try {
    const { game, seats }: TableSheet = JSON.parse(text);
    return {
      game,
      seats: seats.map((seat) =>
        seat.kind === 'open' ? 'open' : seat.kind === 'bot' ? seat.bot : (seat.name ?? 'guest'),
      ),
      people: seats.flatMap((seat) => (seat.kind === 'person' ? [seat.person] : [])),
    };
  } catch {
    return { game: 'damaged', seats: [], people: [] };
  }
}

export interface PersonLine {
  readonly id: string;
  readonly name?: string;
  readonly seenAt: number;
  readonly tables: number;
}

/** Those who chose a name and those who sit at a table without one, the last seen first; with `name`, those whose name holds it. */
export async function peopleOf(
  database: Kysely<Schema>,
  name: string | undefined,
  limit: number,
): Promise<PersonLine[]> {
  let query = database.selectFrom('people').selectAll().orderBy('seen_at', 'desc').limit(limit);
  if (name !== undefined) query = query.where(sql<string>`lower(name)`, 'like', `%${name.toLowerCase()}%`);
  const rows = await query
    .select((person) =>
      person
        .selectFrom('table_people')
        .select((one) => one.fn.countAll().as('count'))
        .whereRef('table_people.person', '=', 'people.id')
        .as('tables'),
    )
    .execute();
  const known = rows.map(({ id, name: called, seen_at, tables }) => ({
    id,
    ...(called !== null && { name: called }),
    seenAt: Number(seen_at),
    tables: Number(tables ?? 0),
  }));
  if (name !== undefined) return known;
  return [...known, ...(await guestsOf(database, limit))].toSorted((a, b) => b.seenAt - a.seenAt).slice(0, limit);
}

/** Those at a table who never chose a name: seen when something happened there for the last time. */
async function guestsOf(database: Kysely<Schema>, limit: number): Promise<PersonLine[]> {
  const rows = await database
    .selectFrom('table_people')
    .innerJoin('tables', 'tables.id', 'table_people.table_id')
    .leftJoin('people', 'people.id', 'table_people.person')
    .where('people.id', 'is', null)
    .select((one) => [
      'table_people.person as id',
      one.fn.max('tables.changed_at').as('seenAt'),
      one.fn.countAll().as('tables'),
    ])
    .groupBy('table_people.person')
    .orderBy('seenAt', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id, seenAt, tables }) => ({ id, seenAt: Number(seenAt), tables: Number(tables) }));
}

/** How much there is, by kind, and what it weighs. */
export interface Storage {
  readonly tables: Readonly<Record<string, number>>;
  readonly entries: number;
  readonly lines: number;
  readonly people: number;
  readonly bytes: number;
}

export async function storageOf(database: Kysely<Schema>, { dataDir, databaseUrl }: Place): Promise<Storage> {
  const count = async (table: 'entries' | 'lines' | 'people'): Promise<number> =>
    Number(
      (
        await database
          .selectFrom(table)
          .select((one) => one.fn.countAll().as('count'))
          .executeTakeFirst()
      )?.count,
    );
  const states = await database
    .selectFrom('tables')
    .select((one) => ['status', one.fn.countAll().as('count')])
    .groupBy('status')
    .execute();
  return {
    tables: Object.fromEntries(states.map(({ status, count: many }) => [status, Number(many)])),
    entries: await count('entries'),
    lines: await count('lines'),
    people: await count('people'),
    bytes: databaseUrl === undefined ? bytesIn(dataDir) : await bytesOfPostgres(database),
  };
}

const bytesIn = (dataDir: string): number =>
  globSync(`${DATABASE_FILE}*`, { cwd: dataDir }).reduce(
    (sum, file) => sum + statSync(path.join(dataDir, file)).size,
    0,
  );

async function bytesOfPostgres(database: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`.execute(database);
  return Number(rows[0]?.bytes ?? 0);
}
