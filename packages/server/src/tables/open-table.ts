import type { Entry } from '@branchline/engine';
import { type GameEntry, isWhole } from '@branchline/games';
import { readEntries } from '../store/checksum.ts';
import { DamagedTable } from '../store/damaged.ts';
import type { StoredTable } from '../store/table-store.ts';
import { type OrdersBySeat, Table, type TableChanged } from './table.ts';

/** A table made of what the store holds of it. Throws `DamagedTable` rather than making half of one. */
export function openTable(
  stored: StoredTable,
  entry: GameEntry,
  bodies: readonly string[],
  { orders, changed }: { readonly orders?: OrdersBySeat; readonly changed?: (change: TableChanged) => void } = {},
): Table {
  const { id, status } = stored;
  const table = new Table(stored, entry, changed, orders);
  follow(table, readEntries(bodies, id, 0));
  const fault = faultOf(table);
  if (fault !== undefined) throw new DamagedTable(id, fault);
  if (status !== 'open' && table.version === 0) throw new DamagedTable(id, 'its log is missing');
  return table;
}

function follow(table: Table, entries: readonly Entry[]): void {
  try {
    table.followLog(entries);
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    throw new DamagedTable(table.id, `entry ${table.version + 1} cannot be followed: ${reason}`);
  }
}

/** What no table that was written whole can look like. */
function faultOf({ game, state, status, sheet }: Table): string | undefined {
  if (state === undefined) return undefined;
  if (!isWhole(game, state)) return 'its log leads to no position there can be';
  if (game.describe(state).players.length !== sheet.seats.length) return 'its log is for other seats';
  const running = game.awaiting(state).length > 0;
  if (status === 'over' && running && !sheet.endedEarly) return 'the end of its log is missing';
  return status === 'playing' && !running ? 'its game is over and its sheet does not know' : undefined;
}
