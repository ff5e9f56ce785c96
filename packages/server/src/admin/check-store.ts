import type { Entry } from '@branchline/engine';
import { hashIn, replayFromSeed } from '@branchline/games';
import type { Kysely } from 'kysely';
import { gameOfStored } from '../packs/games.ts';
import { readEntries } from '../store/checksum.ts';
import { DamagedTable, retryIfDamaged } from '../store/damaged.ts';
import type { Schema } from '../store/schema.ts';
import { fromRow } from '../store/sql-store.ts';
import { openTable } from '../tables/open-table.ts';
import type { Table } from '../tables/table.ts';

/** What was found in a store. */
export interface StoreReport {
  readonly tables: number;
  readonly entries: number;
  /** The tables that are whole. */
  readonly whole: readonly string[];
  readonly damaged: readonly { readonly table: string; readonly what: string }[];
  /** What is no damage, but worth knowing. */
  readonly notes: readonly string[];
}

/** Reads every table as the server would, and plays it again from its seed. Changes nothing. */
export async function checkStore(database: Kysely<Schema>): Promise<StoreReport> {
  const ids = await database.selectFrom('tables').select('id').orderBy('id').execute();
  const whole: string[] = [];
  const damaged: { table: string; what: string }[] = [];
  const notes: string[] = [];
  let entries = 0;
  for (const { id } of ids) {
    try {
      const { table, log } = await retryIfDamaged(() => read(database, id));
      entries += log.length;
      whole.push(id);
      const differs = differenceFromSeed(table, log);
      if (differs !== undefined) notes.push(`table ${id} is kept as it was played: ${differs}`);
    } catch (error) {
      damaged.push({
        table: id,
        what: error instanceof DamagedTable ? error.what : `it cannot be read: ${String(error)}`,
      });
    }
  }
  return { tables: ids.length, entries, whole, damaged, notes };
}

async function read(database: Kysely<Schema>, id: string): Promise<{ table: Table; log: readonly Entry[] }> {
  const row = await database.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const rows = await database
    .selectFrom('entries')
    .select(['version', 'body'])
    .where('table_id', '=', id)
    .orderBy('version')
    .execute();
  const gap = rows.findIndex(({ version }, place) => version !== place + 1);
  if (gap >= 0) throw new DamagedTable(id, `entry ${gap + 1} is missing`);
  const bodies = rows.map(({ body }) => body);
  const stored = fromRow(row);
  const { game } = stored.sheet;
  const entry = gameOfStored(game, await packText(database, hashIn(game)));
  if (typeof entry === 'string') throw new DamagedTable(id, entry);
  return { table: openTable(stored, entry, bodies), log: readEntries(bodies, id, 0) };
}

async function packText(database: Kysely<Schema>, hash: string | undefined): Promise<string | undefined> {
  // A database from before there were any has no place for them.
  if (hash === undefined) return undefined;
  return (await database.selectFrom('packs').select('body').where('hash', '=', hash).executeTakeFirst())?.body;
}

/** Where today's rules would have made something else of the same seed and answers; nothing, where they agree. */
function differenceFromSeed({ log, sheet }: Table, entries: readonly Entry[]): string | undefined {
  if (sheet.seed === undefined || log === undefined) return undefined;
  const replayed = replayFromSeed(log, entries);
  if ('log' in replayed) return undefined;
  const { step } = replayed.difference.where;
  return step === 0
    ? 'the deal is another by the rules of today'
    : `entry ${step + 1} is another by the rules of today`;
}
