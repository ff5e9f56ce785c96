import { mkdirSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { sheetText } from './checksum.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import { listed, orderRow, SqlStore, toRow } from './sql-store.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { type Commit, peopleOf, type StoredTable, type StoreSize } from './table-store.ts';

/** The name of the database inside DATA_DIR. */
export const DATABASE_FILE = 'branchline.db';

/** Opens the file, `durable` with the settings that make an acknowledged move outlive a power cut. */
export function openFile(file: string, { durable = true }: { durable?: boolean } = {}): DatabaseSync {
  const database = new DatabaseSync(file);
  try {
    database.exec(
      `PRAGMA journal_mode = WAL; PRAGMA synchronous = ${durable ? 'FULL' : 'OFF'}; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;`,
    );
    return database;
  } catch (error) {
    database.close();
    throw notADatabase(error);
  }
}

/** Said by SQLite of a file whose beginning is not a database's, and of one whose pages make no sense. */
function notADatabase(error: unknown): unknown {
  if (!(error instanceof Error) || !/not a database|malformed/.test(error.message)) return error;
  return new Error(`it is damaged (${error.message}); ${WHAT_NOW}`);
}

/** So many bytes are read through in a second or less. */
const MOST_CHECKED = 128 * 1024 * 1024;
const WHAT_NOW =
  'keep a copy of the folder, then run branchline check-store (docs/operations.md, When something is damaged)';

/** A file with torn pages is not written to: that would make it worse. */
function checkWhole(file: DatabaseSync): void {
  const [said] = Object.values(file.prepare('pragma quick_check(1)').get() ?? {});
  if (said !== 'ok') throw new Error(`it is damaged (${String(said).slice(0, 200)}); ${WHAT_NOW}`);
}

/** The database in this folder, made if it is not there, and brought up to date. Tests that do not pull the plug need it less `durable`. */
export async function openSqlite(folder: string, options: { durable?: boolean } = {}): Promise<SqliteStore> {
  mkdirSync(folder, { recursive: true });
  const name = path.join(folder, DATABASE_FILE);
  if (isEmptyFile(name))
    throw new Error(`${name} is there but empty; restore the last backup, or remove the file to begin with nothing`);
  const file = openFile(name, options);
  const database = new Kysely<Schema>({ dialect: sqliteDialect(file) });
  try {
    // A larger file would take too long here: it is looked at with check-store.
    if (statSync(name).size <= MOST_CHECKED) checkWhole(file);
    await migrate(database);
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return new SqliteStore(file, database);
}

/** To SQLite that is a database without anything: whoever lost theirs would begin anew and not notice. */
function isEmptyFile(name: string): boolean {
  return statSync(name, { throwIfNoEntry: false })?.size === 0;
}

interface Waiting {
  readonly write: () => boolean;
  readonly resolve: (written: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** One file. What one pass of the event loop has to write goes into one transaction, and is acknowledged after it. */
export class SqliteStore extends SqlStore {
  readonly #file: DatabaseSync;
  readonly #statements: Statements;
  #waiting: Waiting[] = [];

  constructor(file: DatabaseSync, database: Kysely<Schema>) {
    super(database);
    this.#file = file;
    this.#statements = prepare(file);
  }

  async create(table: StoredTable): Promise<void> {
    await this.#inNextTransaction(() => {
      const row = toRow(table);
      const { insertTable } = this.#statements;
      insertTable.run(
        row.id,
        row.revision,
        row.status,
        row.listed,
        row.created_at,
        row.changed_at,
        row.wake_at ?? null,
        row.sheet,
        row.pack ?? null,
        row.origin ?? null,
      );
      this.#setPeople(table);
      return true;
    });
  }

  commit(change: Commit): Promise<boolean> {
    return this.#inNextTransaction(() => (change.sheet ? this.#writeBoth(change) : this.#writeEntry(change)));
  }

  /** What was freed inside the file counts as room; what the disk has left, as the server's user may use it. */
  async size(): Promise<StoreSize> {
    const { size, freeList, pages } = this.#statements;
    const [bytes, unused, all] = [size, freeList, pages].map((one) => Number(Object.values(one.get() ?? {})[0]));
    const used = (bytes ?? 0) * ((all ?? 0) - (unused ?? 0));
    const location = this.#file.location();
    if (location === null) return { bytes: used };
    const { bavail, bsize } = await statfs(path.dirname(location));
    return { bytes: used, free: bavail * bsize + (bytes ?? 0) * (unused ?? 0) };
  }

  override async close(): Promise<void> {
    this.#flush();
    await this.database.destroy();
  }

  #inNextTransaction(write: () => boolean): Promise<boolean> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) setImmediate(() => this.#flush());
      this.#waiting.push({ write, resolve, reject });
    });
  }

  #flush(): void {
    const batch = this.#waiting;
    if (batch.length === 0) return;
    this.#waiting = [];
    const { begin, commit, rollback } = this.#statements;
    const settle: (() => void)[] = [];
    try {
      begin.run();
      for (const waiting of batch) settle.push(this.#attempt(waiting));
      commit.run();
    } catch (error) {
      if (this.#file.isTransaction) rollback.run();
      for (const { reject } of batch) reject(error);
      return;
    }
    for (const tell of settle) tell();
  }

  /** One change's mistake is its own: the others of its transaction are written all the same, unless the disk took it away. */
  #attempt({ write, resolve, reject }: Waiting): () => void {
    try {
      const written = write();
      return () => resolve(written);
    } catch (error) {
      if (!this.#file.isTransaction) throw error;
      return () => reject(error);
    }
  }

  #writeEntry({ id, changedAt, entry, order, wakeAt }: Commit): boolean {
    const { insertEntry, setWake, setChanged, setOrder, has } = this.#statements;
    if (entry && insertEntry.run(id, entry.version, entry.body, entry.version, id, entry.version - 1).changes === 0) {
      return false;
    }
    if (!entry && has.get(id) === undefined) return false;
    if (order) {
      const { active, body } = orderRow(order.stored);
      setOrder.run(id, order.seat, active, body);
    }
    if (wakeAt !== undefined) setWake.run(wakeAt === 'never' ? null : wakeAt, id);
    if (changedAt !== undefined) setChanged.run(changedAt, id);
    return true;
  }

  #writeBoth(change: Commit): boolean {
    const { id, sheet } = change;
    const { savepoint, release, undo, setSheet } = this.#statements;
    if (!sheet) return false;
    const { revision, status, content } = sheet;
    savepoint.run();
    const written =
      setSheet.run(revision + 1, status, listed(content), sheetText(content, id, revision + 1), id, revision).changes >
        0 && this.#writeEntry(change);
    if (written) this.#setPeople({ id, sheet: content });
    else undo.run();
    release.run();
    return written;
  }

  #setPeople({ id, sheet }: Pick<StoredTable, 'id' | 'sheet'>): void {
    const { dropPeople, addPerson } = this.#statements;
    dropPeople.run(id);
    for (const person of peopleOf(sheet)) addPerson.run(id, person);
  }
}

type Statements = Readonly<Record<keyof typeof TEXTS, StatementSync>>;

const TEXTS = {
  begin: 'begin immediate',
  commit: 'commit',
  rollback: 'rollback',
  savepoint: 'savepoint change',
  release: 'release change',
  undo: 'rollback to change',
  size: 'pragma page_size',
  freeList: 'pragma freelist_count',
  pages: 'pragma page_count',
  has: 'select 1 from tables where id = ?',
  insertTable: `insert into tables (id, revision, status, listed, created_at, changed_at, wake_at, sheet, pack, origin)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  insertEntry: `insert into entries (table_id, version, body) select ?, ?, ?
    where ? = 1 or exists (select 1 from entries where table_id = ? and version = ?) on conflict do nothing`,
  setSheet: 'update tables set revision = ?, status = ?, listed = ?, sheet = ? where id = ? and revision = ?',
  setWake: 'update tables set wake_at = ? where id = ?',
  setChanged: 'update tables set changed_at = ? where id = ?',
  setOrder: `insert into orders (table_id, seat, active, body) values (?, ?, ?, ?)
    on conflict (table_id, seat) do update set active = excluded.active, body = excluded.body`,
  dropPeople: 'delete from table_people where table_id = ?',
  addPerson: 'insert into table_people (table_id, person) values (?, ?)',
};

function prepare(file: DatabaseSync): Statements {
  const prepared = Object.entries(TEXTS).map(([name, text]) => [name, file.prepare(text)] as const);
  return Object.fromEntries(prepared) as Statements;
}
