import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { PACKS_FOLDER } from '../packs/offered.ts';
import { DATABASE_FILE } from '../store/sqlite-store.ts';

const SECRETS_FILE = 'secrets.json';

/** What was saved, or a sentence saying why nothing was. */
export type Saved = { readonly tables: number; readonly entries: number } | string;

/** Copies the database as it is at one moment, while the server runs, and its secrets; then reads the copy to see that it is whole. */
export async function backUp(from: string, to: string): Promise<Saved> {
  const source = path.join(from, DATABASE_FILE);
  if (!existsSync(source)) return `There is no database in DATA_DIR "${from}".`;
  if (existsSync(to) && readdirSync(to).length > 0) return `"${to}" is not empty: name a new folder.`;
  mkdirSync(to, { recursive: true });
  const target = path.join(to, DATABASE_FILE);
  const database = new DatabaseSync(source, { readOnly: true });
  try {
    await backup(database, target);
  } finally {
    database.close();
  }
  copyBesides(from, to);
  return checked(target);
}

/** What lies in DATA_DIR beside the database: the secrets, and the maps that are offered. */
export function copyBesides(from: string, to: string): void {
  for (const name of [SECRETS_FILE, PACKS_FOLDER]) {
    const source = path.join(from, name);
    if (existsSync(source)) cpSync(source, path.join(to, name), { recursive: true });
  }
}

function checked(file: string): Saved {
  const copy = new DatabaseSync(file, { readOnly: true });
  try {
    const [whole] = Object.values(copy.prepare('pragma integrity_check').get() ?? {});
    if (whole !== 'ok') return `The copy is damaged: ${String(whole)}.`;
    const count = (table: string): number =>
      Number(copy.prepare(`select count(*) as count from ${table}`).get()?.count);
    return { tables: count('tables'), entries: count('entries') };
  } finally {
    copy.close();
  }
}
