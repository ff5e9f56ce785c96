import type { Entry } from '@branchline/engine';
import { type GameRecord, recordGame } from '@branchline/games';
import type { Table } from './table.ts';

/** A table that is over, as a game record: all open, with its seed. */
export function recordOf({ log, sheet }: Table, entries: readonly Entry[], standIn: string): GameRecord {
  if (log === undefined) throw new Error('a table that has not begun has no record');
  const { game, options, commitment } = sheet;
  const seats = sheet.seats.map((seat) => ({
    name: seat.kind === 'open' ? '' : seat.name,
    ...(seat.kind === 'bot' && { bot: seat.bot }),
  }));
  return recordGame(log, { game, options, seats, ...(commitment !== undefined && { commitment }) }, entries, standIn);
}
