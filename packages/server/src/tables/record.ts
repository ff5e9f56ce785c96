import type { Entry } from '@branchline/engine';
import { type GameRecord, hashIn, type RecordSource, recordGame, recordUnfinished } from '@branchline/games';
import type { Table } from './table.ts';

/** A table that its people ended before its end: what a record tells, without a score, which there never was. */
export function unfinishedRecordOf(table: Table, entries: readonly Entry[], standIn: string): GameRecord {
  if (table.log === undefined) throw new Error('a table that has not begun has no record');
  return recordUnfinished(table.log, sourceOf(table), entries, standIn);
}

/** A table that is over, as a game record: all open, with its seed. */
export function recordOf(table: Table, entries: readonly Entry[], standIn: string): GameRecord {
  const { log } = table;
  if (log === undefined) throw new Error('a table that has not begun has no record');
  return recordGame(log, sourceOf(table), entries, standIn);
}

function sourceOf({ sheet, entry }: Table): RecordSource {
  const { options, commitment } = sheet;
  const pack = hashIn(entry.id) === undefined ? undefined : entry.pack;
  const seats = sheet.seats.map((seat) => ({
    name: seat.kind === 'open' ? '' : (seat.name ?? ''),
    ...(seat.kind === 'bot' && { bot: seat.bot }),
  }));
  const game = pack?.id ?? entry.id;
  return {
    game,
    options,
    seats,
    ...(commitment !== undefined && { commitment }),
    ...(pack ? { pack } : { packHash: sheet.packHash ?? false }),
  };
}
