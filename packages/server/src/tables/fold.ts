import { findGame } from '@branchline/games';
import { readEntries } from '../store/checksum.ts';
import { DamagedTable } from '../store/damaged.ts';
import type { StoredTable } from '../store/table-store.ts';
import { Table } from './table.ts';

/** A table made of what the store holds of it. Throws `DamagedTable` rather than making half of one. */
export function folded(table: StoredTable, bodies: readonly string[], now: number): Table {
  const { id, sheet, status } = table;
  if (findGame(sheet.game) === undefined)
    throw new DamagedTable(id, `its game "${sheet.game.slice(0, 40)}" is not known`);
  const live = new Table(table, now);
  for (const [place, entry] of readEntries(bodies, id, 0).entries()) {
    try {
      live.follow(entry);
    } catch (error) {
      throw new DamagedTable(
        id,
        `entry ${place + 1} cannot be followed: ${error instanceof Error ? error.message : ''}`,
      );
    }
  }
  const fault = faultOf(live);
  if (fault !== undefined) throw new DamagedTable(id, fault);
  if (status !== 'open' && live.version === 0) throw new DamagedTable(id, 'its log is missing');
  return live;
}

/** What no table that was written whole can look like. */
function faultOf({ game, state, table, sheet }: Table): string | undefined {
  if (state === undefined) return undefined;
  if (state.length !== game.blank().length || !state.every((number) => Number.isInteger(number) && number >= 0)) {
    return 'its log leads to no position there can be';
  }
  if (game.describe(state).players.length !== sheet.seats.length) return 'its log is for other seats';
  const running = game.awaiting(state).length > 0;
  if (table.status === 'over' && running) return 'the end of its log is missing';
  return table.status === 'playing' && !running ? 'its game is over and its sheet does not know' : undefined;
}
