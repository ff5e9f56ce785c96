import type { Entry } from '@branchline/engine';
import { type GameRecord, recordGame } from '@branchline/games';
import type { StoredEntry } from '../store/table-store.ts';
import type { Table } from './table.ts';

/** A table that is over, as a game record: all open, with its seed. */
export function recordOf({ game, state, sheet }: Table, log: readonly StoredEntry[], standIn: string): GameRecord {
  if (state === undefined) throw new Error('a table that has not begun has no record');
  const chance = sheet.imported ?? { kind: 'strong', seed: sheet.seed ?? '' };
  const seats = sheet.seats.map((seat) => ({
    name: seat.kind === 'open' ? '' : seat.name,
    ...(seat.kind === 'bot' && { bot: seat.bot }),
  }));
  const { game: id, options, commitment } = sheet;
  const source = { game: id, options, seats, ...(commitment !== undefined && { commitment }) };
  const ended = { game, seats: seats.length, chance, state, version: log.length };
  return recordGame(ended, source, log.map(entryOf), standIn);
}

function entryOf({ seat, question, action, by, at, events }: StoredEntry, place: number): Entry {
  const version = place + 1;
  if (place === 0) return { version, events, at };
  if (seat === undefined || question === undefined || action === undefined)
    throw new Error(`entry ${place} is not whole`);
  return { version, seat, ...(by !== undefined && { by }), question, action, events, at };
}
