import { accessSync, constants, mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const LOCK_FILE = 'server.lock';

/** Held while a server works in a folder. */
export interface FolderLock {
  release(): void;
}

/**
 * One server at a time may work in a folder: two would each believe to know all that is written there. The lock is the operating
 * system's, by way of a small database beside the real one, so it goes with its process however that ends, and readers
 * (`admin`, `backup`, `check-store`) are not in its way. Answers nothing, if another process has it.
 */
export function lockFolder(folder: string): FolderLock | undefined {
  mkdirSync(folder, { recursive: true });
  accessSync(folder, constants.W_OK);
  const file = new DatabaseSync(path.join(folder, LOCK_FILE));
  try {
    // In memory: no second file is left behind by a process that is killed.
    file.exec('PRAGMA journal_mode = MEMORY; PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
    return { release: () => file.close() };
  } catch (error) {
    file.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return undefined;
    throw error;
  }
}

const SQLITE_BUSY = 5;
