import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The database in this folder, made if it is not there; or a sentence saying why it cannot be opened. */
export function openDatabase(folder: string): DatabaseSync | string {
  try {
    mkdirSync(folder, { recursive: true });
    const database = new DatabaseSync(path.join(folder, 'branchline.db'));
    // FULL: an acknowledged move must outlive a power cut.
    database.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;',
    );
    return database;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `The database in DATA_DIR "${folder}" cannot be opened: ${reason}.`;
  }
}
