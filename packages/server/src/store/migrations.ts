import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Schema } from './schema.ts';

type Any = Kysely<unknown>;

async function run(database: Any, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

/** Every step the schema has taken, oldest first. A step that was ever released is never changed again: add one instead. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-tables': {
    up: (database: Any) =>
      run(database, [
        `create table tables (
          id text primary key, revision integer not null, status text not null, listed integer not null,
          created_at bigint not null, changed_at bigint not null, wake_at bigint, sheet text not null)`,
        'create index tables_wake on tables (wake_at) where wake_at is not null',
        'create index tables_listed on tables (status, changed_at) where listed = 1',
        `create table entries (
          table_id text not null references tables (id) on delete cascade, version integer not null, body text not null,
          primary key (table_id, version))`,
        `create table table_people (
          table_id text not null references tables (id) on delete cascade, person text not null,
          primary key (table_id, person))`,
        'create index table_people_person on table_people (person)',
        'create table people (id text primary key, name text, seen_at bigint not null)',
      ]),
  },
  '0002-talk-and-orders': {
    up: (database: Any) =>
      run(database, [
        `create table lines (
          table_id text not null references tables (id) on delete cascade, number integer not null, body text not null,
          primary key (table_id, number))`,
        `create table orders (
          table_id text not null references tables (id) on delete cascade, seat integer not null,
          active integer not null, body text not null, primary key (table_id, seat))`,
      ]),
  },
  '0003-pushes': {
    up: (database: Any) =>
      run(database, [
        'create table pushes (endpoint text primary key, person text not null, p256dh text not null, auth text not null)',
        'create index pushes_person on pushes (person)',
      ]),
  },
  '0004-many-processes': {
    up: (database: Any) =>
      run(database, [
        'create table kept (name text primary key, value text not null)',
        'create table processes (id text primary key, seen_at bigint not null)',
        `create table presence (
          process text not null, table_id text not null, seats text not null, watchers integer not null,
          primary key (process, table_id))`,
        'create index presence_table on presence (table_id)',
        'create table claims (table_id text primary key, version integer not null, holder text not null, until bigint not null)',
        `create table allowances (
          name text not null, began bigint not null, used integer not null, primary key (name, began))`,
        `create index tables_unbegun on tables (changed_at) where status = 'open'`,
      ]),
  },
  '0005-packs': {
    up: (database: Any) =>
      run(database, [
        'create table packs (hash text primary key, body text not null, kept_at bigint not null)',
        'alter table tables add column pack text references packs (hash)',
        'create index tables_pack on tables (pack) where pack is not null',
      ]),
  },
  '0006-belongings': {
    up: (database: Any) =>
      run(database, [
        `create table belongings (
          kind text not null, id text not null, person text not null, at bigint not null, body text not null,
          primary key (kind, id))`,
        'create index belongings_person on belongings (person, kind)',
      ]),
  },
  '0007-origins': {
    up: (database: Any) =>
      run(database, [
        'alter table tables add column origin text',
        // For what is forgotten in time.
        'create index tables_changed on tables (status, changed_at)',
        'create index people_seen on people (seen_at)',
        'create index belongings_at on belongings (kind, at)',
      ]),
  },
};

/** Brings a database up to the newest schema, or to an earlier one in tests. */
export async function migrate(database: Kysely<Schema>, upTo?: string): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = upTo === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(upTo);
  if (error instanceof Error) throw error;
  if (error !== undefined) throw new Error(`the database could not be brought up to date: ${String(error)}`);
}
