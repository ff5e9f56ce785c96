import { botIds } from '@branchline/bots';
import type { RematchAnswer } from '@branchline/protocol';
import { newId } from '../auth/keys.ts';
import { type Refused, refuse } from '../common/refusal.ts';
import type { OpenSeat, SheetSeat, TableSheet } from '../store/sheet.ts';
import type { StoredTable } from '../store/table-store.ts';
import { joinSeat, leaveSeats } from './seat-edits.ts';
import type { SeatedPerson } from './set-up.ts';
import type { Table } from './table.ts';
import type { SheetEdit } from './tables.ts';

/*
 * Another game with the same people is an invitation: whoever asks sits at the new table, the bots too, and for everybody else a
 * seat is kept, one further on. Nobody is dealt in who has not said yes.
 */

/** The table that one of the people asks the others to. */
export function rematchOf({ id, sheet }: Table, asker: string, now: number): StoredTable {
  const { game, mapName, options, settings } = sheet;
  const seats = sheet.seats.map((_, seat): SheetSeat => {
    const before = sheet.seats.at(seat - 1);
    return before === undefined ? { kind: 'open', generation: 0 } : seatAgain(before, asker);
  });
  const again: TableSheet = {
    game,
    ...(mapName !== undefined && { mapName }),
    options,
    settings,
    seats,
    host: asker,
    rematchOf: id,
  };
  return { id: newId(), revision: 0, status: 'open', createdAt: now, changedAt: now, sheet: again };
}

function seatAgain(seat: SheetSeat, asker: string): SheetSeat {
  const open: OpenSeat = { kind: 'open', generation: 0 };
  if (seat.kind === 'bot')
    return botIds.includes(seat.bot) ? { kind: 'bot', generation: 0, bot: seat.bot, name: seat.name } : open;
  // The people of an imported game are names only.
  if (seat.kind === 'open' || seat.left || seat.person === '') return open;
  const who = { person: seat.person, ...(seat.name !== undefined && { name: seat.name }) };
  return seat.person === asker ? { kind: 'person', generation: 0, ...who } : { ...open, keptFor: who };
}

/** What everybody has said to it, by their seats at the table that is over: at first only the asker has. */
export function firstAnswers({ seats }: TableSheet, asker: string): readonly RematchAnswer[] {
  return seats.flatMap((seat, number) => {
    if (seat.kind !== 'person' || seat.left || seat.person === '') return [];
    return [{ seat: number, answer: seat.person === asker ? ('yes' as const) : ('asked' as const) }];
  });
}

/** Writes down what a person has said. */
export function withAnswer(sheet: TableSheet, person: string, answer: RematchAnswer['answer']): SheetEdit | undefined {
  const { rematchAnswers = [], seats } = sheet;
  const isTheirs = (number: number): boolean => {
    const seat = seats[number];
    return seat?.kind === 'person' && seat.person === person;
  };
  if (!rematchAnswers.some((one) => isTheirs(one.seat) && one.answer !== answer)) return undefined;
  const answers = rematchAnswers.map((one) => (isTheirs(one.seat) ? { ...one, answer } : one));
  return { sheet: { ...sheet, rematchAnswers: answers } };
}

/** Yes: the seat that was kept; if it was given back, any other that is open. */
export function acceptRematch(next: Table, who: SeatedPerson): SheetEdit | Refused | undefined {
  const { sheet } = next;
  if (sheet.seats.some((seat) => seat.kind === 'person' && seat.person === who.person)) return undefined;
  if (next.status !== 'open') return refuse('wrongStage', 'The new game has begun already.');
  return joinSeat(next, who, undefined);
}

/** No: the seat is open to others. */
export function declineRematch(next: Table, person: string): SheetEdit | Refused | undefined {
  const { sheet, status } = next;
  if (status !== 'open') return undefined;
  const sat = [...sheet.seats.keys()].filter((number) => {
    const seat = sheet.seats[number];
    return seat?.kind === 'person' && seat.person === person;
  });
  if (sat.length > 0) return leaveSeats(next, person, sat);
  const seats = sheet.seats.map((seat): SheetSeat => {
    if (seat.kind !== 'open' || seat.keptFor?.person !== person) return seat;
    return { kind: 'open', generation: seat.generation, declinedBy: seat.keptFor };
  });
  return { sheet: { ...sheet, seats } };
}
