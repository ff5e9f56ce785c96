import { type GameRecord, type RecordEntry, recordGame } from '@branchline/games';
import type { StoredEntry } from '../store/table-store.ts';
import type { Table } from './table.ts';

/** A table that is over, as a game record: all open, with its seed. */
export function recordOf({ game, state, sheet }: Table, log: readonly StoredEntry[], standIn: string): GameRecord {
  const [deal, ...moves] = log;
  if (state === undefined || deal === undefined) throw new Error('a table that has not begun has no record');
  const chance = sheet.imported ?? { kind: 'strong', seed: sheet.seed ?? '' };
  return recordGame(game, state, {
    game: sheet.game,
    options: sheet.options,
    seats: sheet.seats.map((seat) => ({
      name: seat.kind === 'open' ? '' : seat.name,
      ...(seat.kind === 'bot' && { bot: seat.bot }),
    })),
    chance,
    ...(sheet.commitment !== undefined && { commitment: sheet.commitment }),
    deal: deal.events,
    entries: moves.map((move, place) => recorded(move, place + 1, sheet.seats[move.seat ?? 0]?.kind, standIn)),
  });
}

function recorded(move: StoredEntry, step: number, kind: string | undefined, standIn: string): RecordEntry {
  const { seat, question, action, events, by } = move;
  if (seat === undefined || question === undefined || action === undefined)
    throw new Error(`entry ${step} is not whole`);
  const instead = by === 'clock' ? 'clock' : by === 'bot' && kind === 'person' ? standIn : undefined;
  return { step, seat, question, action, events, ...(instead !== undefined && { by: instead }) };
}
