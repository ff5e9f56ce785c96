import { readdirSync } from 'node:fs';
import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { startPostgres } from '../testing/postgres.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { readSheet } from './checksum.ts';
import { migrate, migrations } from './migrations.ts';
import { openPostgres } from './postgres-store.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { DATABASE_FILE, openFile, openSqlite } from './sqlite-store.ts';
import type { TableStore } from './table-store.ts';

const versions = Object.keys(migrations);
const settings = { visibility: 'private', clock: { kind: 'none' }, atTimeOut: 'bot', grace: 0, botPace: 0 } as const;
const sheet = { game: 'some-game', options: {}, seats: [], host: 'anna' };

/** A sheet as the first version wrote it, and as every version must be able to read it: the settings by their first name. */
const oldSheet = JSON.stringify({ ...sheet, manners: settings });

/** What the oldest schema could already hold. */
async function writeOld(database: Kysely<Schema>): Promise<void> {
  await database
    .insertInto('tables')
    .values({
      id: 'old',
      revision: 3,
      status: 'playing',
      listed: 0,
      created_at: 1,
      changed_at: 2,
      wake_at: 3,
      sheet: oldSheet,
    })
    .execute();
  await database
    .insertInto('entries')
    .values([1, 2].map((version) => ({ table_id: 'old', version, body: `{"at":${version}}` })))
    .execute();
  await database.insertInto('table_people').values({ table_id: 'old', person: 'anna' }).execute();
}

async function expectOld(store: TableStore): Promise<void> {
  expect(await store.read('old')).toEqual({
    id: 'old',
    revision: 3,
    status: 'playing',
    createdAt: 1,
    changedAt: 2,
    wakeAt: 3,
    sheet: { ...sheet, settings },
  });
  expect(await store.entries('old', 0)).toEqual(['{"at":1}', '{"at":2}']);
  expect(await store.find({ person: 'anna', limit: 9 })).toHaveLength(1);
  expect(await store.commit({ id: 'old', entry: { version: 3, body: '{}' } })).toBe(true);
  await store.say('old', { room: 'table', author: 'a', name: 'A', text: 'x', at: 1 });
  await store.commit({ id: 'old', order: { seat: 0, stored: { step: 0, ended: 'done' } } });
  const stored = await store.read('old');
  if (stored === undefined) throw new Error('the table is gone');
  await store.create({ id: 'new', revision: 0, status: 'open', createdAt: 4, changedAt: 4, sheet: stored.sheet });
  const content = { ...stored.sheet, rematch: 'new' };
  expect(await store.commit({ id: 'old', sheet: { revision: 3, status: 'over', content } })).toBe(true);
  expect(await store.read('old')).toMatchObject({ sheet: { settings, rematch: 'new' } });
  await store.setPush({ endpoint: 'https://x', person: 'anna', p256dh: 'p', auth: 'a' });
}

/** What is written now could be read by a process of the first version that is still at the same database. */
async function expectReadableByOld(database: Kysely<Schema>): Promise<void> {
  const rows = await database.selectFrom('tables').select(['id', 'sheet']).orderBy('id').execute();
  expect(rows.map(({ id, sheet: text }) => [id, text.replace(/,"check":"\w+"\}$/, '}')])).toEqual([
    ['new', oldSheet],
    ['old', JSON.stringify({ ...sheet, manners: settings, rematch: 'new' })],
  ]);
}

test.each(versions)('a SQLite file of version %s opens in the newest one with all it held', async (version) => {
  const { folder, remove } = temporaryFolder();
  const database = new Kysely<Schema>({ dialect: sqliteDialect(openFile(path.join(folder, DATABASE_FILE))) });
  await migrate(database, version);
  await writeOld(database);
  await database.destroy();
  const store = await openSqlite(folder);
  await expectOld(store);
  await store.close();
  const again = new Kysely<Schema>({ dialect: sqliteDialect(openFile(path.join(folder, DATABASE_FILE))) });
  await expectReadableByOld(again);
  await again.destroy();
  expect(readdirSync(folder)).toContain(DATABASE_FILE);
  remove();
});

describe('PostgreSQL', () => {
  test('opens from every earlier version with all it held', async () => {
    const postgres = await startPostgres();
    for (const version of versions) {
      const connect = (): Kysely<Schema> =>
        new Kysely({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: postgres.url }) }) });
      const database = connect();
      await migrate(database, version);
      await writeOld(database);
      await database.destroy();
      const store = await openPostgres(postgres.url);
      await expectOld(store);
      await store.close();
      const again = connect();
      await expectReadableByOld(again);
      await again.destroy();
      const cleaner = new pg.Client({ connectionString: postgres.url });
      await cleaner.connect();
      await cleaner.query('drop schema public cascade; create schema public');
      await cleaner.end();
    }
    await postgres.stop();
  }, 60_000);
});

test('a sheet that calls its settings by their new name opens too', () => {
  expect(readSheet(JSON.stringify({ ...sheet, settings }), 'one', 1)).toEqual({ ...sheet, settings });
});

test('a file from a newer server is refused, not guessed at', async () => {
  const { folder, remove } = temporaryFolder();
  await (await openSqlite(folder)).close();
  const file = openFile(path.join(folder, DATABASE_FILE));
  file.exec("insert into kysely_migration (name, timestamp) values ('9999-from-the-future', '2099')");
  file.close();
  await expect(openSqlite(folder)).rejects.toThrow(/9999-from-the-future/);
  remove();
});
