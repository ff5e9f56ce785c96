import { strongChance } from '@branchline/engine';
import type { Kysely } from 'kysely';
import { readEntries } from '../store/checksum.ts';
import { DamagedTable, retryIfDamaged } from '../store/damaged.ts';
import type { Schema } from '../store/schema.ts';
import { tableOf } from '../store/sql-store.ts';
import type { StoredEntry } from '../store/table-store.ts';
import { folded } from '../tables/fold.ts';
import type { Table } from '../tables/table.ts';

/** What was found in a store. */
export interface Report {
  readonly tables: number;
  readonly entries: number;
  /** The tables that are whole. */
  readonly whole: readonly string[];
  readonly damaged: readonly { readonly table: string; readonly what: string }[];
  /** What is no damage, but worth knowing. */
  readonly notes: readonly string[];
}

/** Reads every table as the server would, and plays it again from its seed. Changes nothing. */
export async function checkStore(database: Kysely<Schema>): Promise<Report> {
  const ids = await database.selectFrom('tables').select('id').orderBy('id').execute();
  const whole: string[] = [];
  const damaged: { table: string; what: string }[] = [];
  const notes: string[] = [];
  let entries = 0;
  for (const { id } of ids) {
    try {
      const { live, log } = await retryIfDamaged(() => read(database, id));
      entries += log.length;
      whole.push(id);
      const differs = otherwise(live, log);
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

async function read(database: Kysely<Schema>, id: string): Promise<{ live: Table; log: readonly StoredEntry[] }> {
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
  return { live: folded(tableOf(row), bodies, 0), log: readEntries(bodies, id, 0) };
}

/** Where today's rules would have made something else of the same seed and answers; nothing, where they agree. */
function otherwise({ game, sheet }: Table, [deal, ...moves]: readonly StoredEntry[]): string | undefined {
  if (sheet.seed === undefined || deal === undefined) return undefined;
  const { state, events } = game.begin(sheet.seats.length, strongChance(sheet.seed, 0));
  const told = (all: readonly object[]): string => JSON.stringify(all.map((event) => game.naming.named(event)));
  if (told(events) !== JSON.stringify(deal.events)) return 'the deal is another by the rules of today';
  for (const [place, { seat = 0, action, events: kept }] of moves.entries()) {
    const step = place + 1;
    const ruling = action && game.play(state, seat, game.naming.numbered(action), strongChance(sheet.seed, step));
    if (!ruling?.ok || told(ruling.events) !== JSON.stringify(kept)) {
      return `entry ${step + 1} is another by the rules of today`;
    }
  }
  return undefined;
}
