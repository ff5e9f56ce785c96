import type { ListedTable, SeatInfo, TableInfo } from '@branchline/protocol';
import type { SheetSeat } from '../store/sheet.ts';
import type { StoredTable } from '../store/table-store.ts';
import type { Table } from './table.ts';
import { clockOf } from './timing.ts';

/** Everything public about a table. */
export function infoOf(live: Table, watchers: number, now: number): TableInfo {
  const { id, sheet, table, version } = live;
  const { game, options, settings, seed, commitment, rematch, startedAt, endedAt } = sheet;
  const host = sheet.seats.findIndex((seat) => seat.kind === 'person' && !seat.left && seat.person === sheet.host);
  return {
    id,
    game,
    options,
    settings,
    status: table.status,
    seats: sheet.seats.map((seat, number) => seatInfo(live, number, seat, now)),
    ...(host >= 0 && { host }),
    version,
    watchers: watchers + live.elsewhere.watchers,
    ...(commitment !== undefined && { commitment }),
    ...(seed !== undefined && table.status === 'over' && { seed }),
    ...(rematch !== undefined && { rematch }),
    createdAt: table.createdAt,
    ...(startedAt !== undefined && { startedAt }),
    ...(endedAt !== undefined && { endedAt }),
    now,
  };
}

function seatInfo(live: Table, seat: number, sitting: SheetSeat, now: number): SeatInfo {
  const clock =
    live.table.status === 'playing' ? clockOf(live.timing, live.sheet.settings.clock, seat, now) : undefined;
  return {
    seat,
    kind: sitting.kind,
    ...(sitting.kind !== 'open' && { name: sitting.name }),
    ...(sitting.kind === 'bot' && { bot: sitting.bot }),
    present: sitting.kind === 'bot' || live.isThere(seat),
    standIn: sitting.kind === 'person' && (sitting.standIn === true || sitting.left === true),
    awaited: live.timing.seats[seat]?.question !== undefined,
    ...(clock && { clock }),
  };
}

/** A line of a list of tables. */
export function listedTable({ id, status, createdAt, changedAt, sheet }: StoredTable): ListedTable {
  return {
    id,
    game: sheet.game,
    status,
    seats: sheet.seats.map((seat) => ({ kind: seat.kind, ...(seat.kind !== 'open' && { name: seat.name }) })),
    createdAt,
    changedAt,
  };
}
