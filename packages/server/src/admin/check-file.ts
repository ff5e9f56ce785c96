import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely } from 'kysely';
import { migrate } from '../store/migrations.ts';
import type { Schema } from '../store/schema.ts';
import { sqliteDialect } from '../store/sqlite-dialect.ts';
import { DATABASE_FILE, openFile } from '../store/sqlite-store.ts';
import { copyBesides } from './backup.ts';
import { checkStore, type StoreReport } from './check-store.ts';

/** What SQLite itself says about its file, and what we say about the tables in it. */
export interface FileReport {
  /** Empty: the file is whole. */
  readonly file: readonly string[];
  /** Absent: not even the list of tables can be read. */
  readonly store?: StoreReport;
}

/** Looks at the database in a folder, while a server runs on it or not. */
export async function checkFile(folder: string): Promise<FileReport> {
  let file: DatabaseSync;
  try {
    file = new DatabaseSync(path.join(folder, DATABASE_FILE), { readOnly: true });
  } catch (error) {
    return { file: [messageOf(error)] };
  }
  const database = new Kysely<Schema>({ dialect: sqliteDialect(file) });
  try {
    return {
      file: faultsOf(file),
      ...(await checkStore(database).then(
        (store) => ({ store }),
        () => ({}),
      )),
    };
  } finally {
    await database.destroy();
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const MOST_FAULTS = 20;

function faultsOf(file: DatabaseSync): string[] {
  try {
    const rows = file.prepare(`pragma integrity_check(${MOST_FAULTS})`).all();
    const said = rows.map((row) => String(Object.values(row)[0]));
    const strays = file.prepare('pragma foreign_key_check').all().length;
    return [...said.filter((line) => line !== 'ok'), ...(strays > 0 ? [`${strays} rows belong to no table`] : [])];
  } catch (error) {
    return [messageOf(error)];
  }
}

/** The rows that belong to one table, and those that belong to nobody in particular. */
const OF_A_TABLE = ['entries', 'table_people', 'lines', 'orders'];
const OF_ALL = ['people', 'pushes', 'kept', 'belongings'];

/** Copies the tables that are whole into a new folder, with everything else that can be read. */
export async function rescue(from: string, to: string, whole: readonly string[]): Promise<void> {
  if (existsSync(to) && readdirSync(to).length > 0) throw new Error(`"${to}" is not empty: name a new folder`);
  mkdirSync(to, { recursive: true });
  const target = openFile(path.join(to, DATABASE_FILE));
  const database = new Kysely<Schema>({ dialect: sqliteDialect(target) });
  await migrate(database);
  const source = new DatabaseSync(path.join(from, DATABASE_FILE), { readOnly: true });
  const copy = (table: string, where = '', ...values: SQLInputValue[]): void => {
    if (source.prepare("select 1 from sqlite_master where type = 'table' and name = ?").get(table) === undefined)
      return;
    for (const row of source.prepare(`select * from ${table} ${where}`).iterate(...values)) {
      const [columns, cells] = [Object.keys(row), Object.values(row) as SQLInputValue[]];
      const places = columns.map(() => '?').join(', ');
      target
        .prepare(`insert into ${table} (${columns.join(', ')}) values (${places}) on conflict do nothing`)
        .run(...cells);
    }
  };
  target.exec('begin');
  for (const id of whole) {
    copy('packs', 'where hash = (select pack from tables where id = ?)', id);
    copy('tables', 'where id = ?', id);
    for (const table of OF_A_TABLE) copy(table, 'where table_id = ?', id);
  }
  for (const table of OF_ALL) {
    try {
      copy(table);
    } catch {
      // Names and subscriptions are worth less than the games: what is unreadable of them is let go.
    }
  }
  target.exec('commit');
  source.close();
  await database.destroy();
  copyBesides(from, to);
}
