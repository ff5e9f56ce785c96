import type { ListedTable, SeatClock, SeatInfo, TableInfo } from '@branchline/protocol';
import type { Presence } from '../presence/presence.ts';
import type { SheetSeat } from '../store/sheet.ts';
import type { StoredTable } from '../store/table-store.ts';
import type { Table } from './table.ts';
import { clockOf } from './timing.ts';

/** Everything public about a table. */
export function infoOf(table: Table, presence: Presence, now: number): TableInfo {
  const { id, sheet, status, version, stored } = table;
  const { game, options, settings, seed, commitment, rematch, startedAt, endedAt } = sheet;
  const host = sheet.seats.findIndex((seat) => seat.kind === 'person' && !seat.left && seat.person === sheet.host);
  return {
    id,
    game,
    options,
    settings,
    manners: settings,
    status,
    seats: sheet.seats.map((sitting, seat) =>
      seatInfo({ table, seat, present: presence.isConnected(id, seat) }, sitting, now),
    ),
    ...(host >= 0 && { host }),
    version,
    watchers: presence.watchers(id),
    ...(commitment !== undefined && { commitment }),
    ...(seed !== undefined && status === 'over' && { seed }),
    ...(rematch !== undefined && { rematch }),
    createdAt: stored.createdAt,
    ...(startedAt !== undefined && { startedAt }),
    ...(endedAt !== undefined && { endedAt }),
    now,
  };
}

function seatInfo(
  { table, seat, present }: { readonly table: Table; readonly seat: number; readonly present: boolean },
  sitting: SheetSeat,
  now: number,
): SeatInfo {
  const { timing, sheet, status } = table;
  const clock = status === 'playing' ? clockOf(timing, sheet.settings.clock, seat, now) : undefined;
  return {
    seat,
    kind: sitting.kind,
    ...(sitting.kind !== 'open' && { name: sitting.name }),
    ...(sitting.kind === 'bot' && { bot: sitting.bot }),
    present: sitting.kind === 'bot' || present,
    standIn: sitting.kind === 'person' && (sitting.standIn === true || sitting.left === true),
    awaited: timing.seats[seat]?.question !== undefined,
    ...(clock && { clock }),
  };
}

/** What the clocks of all seats show; nothing at a table without. */
export function clocksOf({ timing, sheet }: Table, now: number): readonly SeatClock[] | undefined {
  const { clock } = sheet.settings;
  if (clock.kind === 'none') return undefined;
  return sheet.seats.map((_, seat) => clockOf(timing, clock, seat, now) ?? { left: 0, running: false });
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
