import { botIds } from '@branchline/bots';
import type { SetSeat } from '@branchline/protocol';
import { type Refused, refuse } from '../common/refusal.ts';
import type { PersonSeat, SheetSeat, TableSheet } from '../store/sheet.ts';
import type { SeatedPerson } from './set-up.ts';
import type { Table } from './table.ts';
import type { SheetEdit } from './tables.ts';

/** Sits somebody down: at this seat, or at the first that is open. */
export function joinSeat(
  { sheet, status }: Table,
  person: SeatedPerson,
  wished: number | undefined,
): (SheetEdit & { seat: number }) | Refused {
  if (status === 'over') return refuse('wrongStage', 'The game is over.');
  const seat = wished ?? sheet.seats.findIndex(({ kind }) => kind === 'open');
  const sitting = sheet.seats[seat];
  if (sitting === undefined) return refuse('taken', 'No seat is open.');
  if (sitting.kind !== 'open') return refuse('taken', 'Somebody sits there.');
  const { generation } = sitting;
  return { seat, sheet: replaceSeat(sheet, seat, { kind: 'person', generation, ...person }) };
}

/** Gets somebody up. Once the game runs, a bot moves for whoever has left (T-1). */
export function leaveSeats(
  { sheet, status }: Table,
  person: string | undefined,
  seats: readonly number[],
): SheetEdit | Refused {
  if (status === 'over') return refuse('wrongStage', 'The game is over.');
  if (seats.length === 0) return refuse('forbidden', 'You do not sit there.');
  let after = sheet;
  for (const seat of seats) {
    const generation = (sheet.seats[seat]?.generation ?? 0) + 1;
    after =
      status === 'open'
        ? replaceSeat(after, seat, { kind: 'open', generation })
        : editSeat(after, seat, { left: true });
  }
  return { sheet: person === sheet.host ? passHostOn(after, person) : after };
}

/** The table goes to the next person who still sits at it; nobody left, it stays. */
function passHostOn(sheet: TableSheet, from: string): TableSheet {
  const people = sheet.seats.flatMap((seat) => (seat.kind === 'person' && !seat.left ? [seat.person] : []));
  if (people.includes(from)) return sheet;
  return { ...sheet, host: people[0] ?? sheet.host };
}

/** The host opens a seat or puts a bot on it: before the deal, or when its person has left. */
export function setSeat({ sheet, status }: Table, seat: number, wish: SetSeat): SheetEdit | Refused {
  const sitting = sheet.seats[seat];
  if (sitting === undefined) return refuse('missing', 'There is no such seat.');
  const free = sitting.kind !== 'person' || sitting.left === true;
  if (status === 'over' || (status === 'playing' && !free)) {
    return refuse('wrongStage', 'Somebody plays there.');
  }
  if (wish.kind === 'bot' && !botIds.includes(wish.bot)) return refuse('malformed', `There is no bot "${wish.bot}".`);
  const generation = sitting.generation + 1;
  if (wish.kind === 'open') return { sheet: replaceSeat(sheet, seat, { kind: 'open', generation }) };
  const { bot, name = `${bot} ${seat + 1}` } = wish;
  return { sheet: replaceSeat(sheet, seat, { kind: 'bot', generation, bot, name }) };
}

export function handOver({ sheet }: Table, seat: number): SheetEdit | Refused {
  const sitting = sheet.seats[seat];
  if (sitting?.kind !== 'person' || sitting.left) return refuse('missing', 'Nobody sits there.');
  return { sheet: { ...sheet, host: sitting.person } };
}

/** Brings a seat to another device: whoever holds its key is its person from now on. */
export function moveSeat({ sheet }: Table, seat: number, person: string): SheetEdit | Refused {
  const sitting = sheet.seats[seat];
  if (sitting?.kind !== 'person' || sitting.left) return refuse('missing', 'Nobody sits there.');
  const host = sheet.host === sitting.person ? person : sheet.host;
  return { sheet: { ...replaceSeat(sheet, seat, { ...sitting, person }), host } };
}

/** Makes the old links and tokens of a seat worthless. */
export function renewLinks({ sheet }: Table, seat: number): SheetEdit | Refused {
  const sitting = sheet.seats[seat];
  if (sitting?.kind !== 'person') return refuse('missing', 'Nobody sits there.');
  return { sheet: replaceSeat(sheet, seat, { ...sitting, generation: sitting.generation + 1 }) };
}

/** Puts somebody else, or nobody, on a seat. */
export function replaceSeat(sheet: TableSheet, seat: number, sitting: SheetSeat): TableSheet {
  return { ...sheet, seats: sheet.seats.map((before, number) => (number === seat ? sitting : before)) };
}

/** Says something else about the person on a seat. */
export function editSeat(
  sheet: TableSheet,
  seat: number,
  { standIn, left }: { standIn?: boolean; left?: boolean },
): TableSheet {
  const sitting = sheet.seats[seat];
  if (sitting?.kind !== 'person') return sheet;
  const { standIn: stoodIn, left: hadLeft, ...person } = sitting;
  const edited: PersonSeat = {
    ...person,
    ...((standIn ?? stoodIn) && { standIn: true }),
    ...((left ?? hadLeft) && { left: true }),
  };
  return replaceSeat(sheet, seat, edited);
}
