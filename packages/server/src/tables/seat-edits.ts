import { botIds } from '@branchline/bots';
import type { SetSeat } from '@branchline/protocol';
import { newId } from '../auth/keys.ts';
import { type Refused, refuse } from '../common/refusal.ts';
import { formerSeats, type PersonSeat, type SheetSeat, type TableSheet } from '../store/sheet.ts';
import { uniqueName } from './names.ts';
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
  // Whoever sits down sees a hand: nobody does without the others' consent.
  if (status === 'playing') return refuse('wrongStage', 'The game has begun: ask those who play for a seat.');
  if (sheet.removed?.some((one) => one.person === person.person))
    return refuse('forbidden', 'The host has asked you to get up from this table.');
  const seat = wished ?? openSeatFor(sheet, person.person);
  const sitting = sheet.seats[seat];
  if (sitting === undefined) return refuse('taken', 'No seat is open.');
  if (sitting.kind !== 'open') return refuse('taken', 'Somebody sits there.');
  if (sitting.keptFor && sitting.keptFor.person !== person.person)
    return refuse('taken', 'That seat is kept for somebody who was asked to play again.');
  const { generation } = sitting;
  const { name, ...rest } = person;
  const after = replaceSeat(withoutDecline(sheet, person.person), seat, {
    kind: 'person',
    generation,
    ...rest,
    ...(name !== undefined && { name: uniqueName(name, sheet, seat) }),
  });
  return { seat, sheet: sheet.host === '' ? { ...after, host: person.person } : after };
}

/** Whoever said no to another game and comes after all has not said no. */
function withoutDecline(sheet: TableSheet, person: string): TableSheet {
  const seats = sheet.seats.map((seat): SheetSeat => {
    if (seat.kind !== 'open' || seat.declinedBy?.person !== person) return seat;
    const { declinedBy: _, ...open } = seat;
    return open;
  });
  return { ...sheet, seats };
}

/** The seat that is kept for a person, or else the first that is kept for nobody. */
function openSeatFor({ seats }: TableSheet, person: string): number {
  const kept = seats.findIndex((seat) => seat.kind === 'open' && seat.keptFor?.person === person);
  return kept >= 0 ? kept : seats.findIndex((seat) => seat.kind === 'open' && seat.keptFor === undefined);
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
  return { sheet: person === sheet.host ? passHostOn(after, person, status) : after };
}

/** The table goes to the next person who still sits at it; before the deal, if there is nobody, to the next who comes. */
function passHostOn(sheet: TableSheet, from: string, status: Table['status']): TableSheet {
  const people = sheet.seats.flatMap((seat) => (seat.kind === 'person' && !seat.left ? [seat.person] : []));
  if (people.includes(from)) return sheet;
  return { ...sheet, host: people[0] ?? (status === 'open' ? '' : sheet.host) };
}

/** The first person who is there becomes host in the place of one who is not. */
export function nextHost({ sheet }: Table, isThere: (seat: number) => boolean): SheetEdit | undefined {
  const next = sheet.seats.find(
    (seat, number) => seat.kind === 'person' && !seat.left && seat.person !== sheet.host && isThere(number),
  );
  return next?.kind === 'person' ? { sheet: { ...sheet, host: next.person } } : undefined;
}

/** A bot plays for somebody who asks for it, until they are back (T-1). */
export function rest({ sheet, status }: Table, seats: readonly number[]): SheetEdit | Refused {
  if (status !== 'playing') return refuse('wrongStage', 'The game has not begun, or is over.');
  if (seats.length === 0) return refuse('forbidden', 'You do not sit there.');
  return { sheet: seats.reduce((after, seat) => editSeat(after, seat, { standIn: true, resting: true }), sheet) };
}

/** Somebody who has left, or for whom a bot plays, is back and has the seats again. */
export function comeBack(
  { sheet, status }: Table,
  { person, name, seats }: { readonly person: string; readonly name?: string; readonly seats: readonly number[] },
): SheetEdit | Refused {
  if (status !== 'playing') return refuse('wrongStage', 'The game has not begun, or is over.');
  const former = formerSeats(sheet, person);
  if (former.length + seats.length === 0) return refuse('forbidden', 'You have no seat here.');
  let after = seats.reduce((edited, seat) => editSeat(edited, seat, { standIn: false, resting: false }), sheet);
  for (const seat of former) {
    const sitting = after.seats[seat];
    if (sitting?.kind === 'person') after = editSeat(after, seat, { left: false, standIn: false, resting: false });
    if (sitting?.kind !== 'bot') continue;
    const own = name === undefined ? {} : { name: uniqueName(name, after, seat) };
    after = replaceSeat(after, seat, { kind: 'person', generation: sitting.generation + 1, person, ...own });
  }
  return { sheet: after };
}

/** The host opens a seat or puts a bot on it: before the deal, or when its person has left. */
export function setSeat(table: Table, seat: number, wish: SetSeat, overdue: boolean): SheetEdit | Refused {
  const { sheet, status } = table;
  const sitting = sheet.seats[seat];
  if (sitting === undefined) return refuse('missing', 'There is no such seat.');
  if (status === 'playing' && wish.kind === 'bot' && sitting.kind === 'person' && !sitting.left && overdue) {
    return { sheet: editSeat(sheet, seat, { standIn: true }) };
  }
  const free = sitting.kind !== 'person' || sitting.left === true;
  if (status === 'over' || (status === 'playing' && !free)) {
    return refuse('wrongStage', 'Somebody plays there.');
  }
  if (wish.kind === 'bot' && !botIds.includes(wish.bot)) return refuse('malformed', `There is no bot "${wish.bot}".`);
  // Whoever has left may come back; opened, the seat would be theirs no more.
  if (status === 'playing' && wish.kind === 'open' && formerOf(sitting) !== undefined)
    return refuse('wrongStage', 'A bot plays there until its player is back, or the others agree to somebody else.');
  const generation = sitting.generation + 1;
  const without = status === 'open' ? withRemoved(sheet, sitting) : sheet;
  if (wish.kind === 'open') return { sheet: replaceSeat(without, seat, { kind: 'open', generation }) };
  const { bot, name = `${bot} ${seat + 1}` } = wish;
  const before = status === 'playing' ? formerOf(sitting) : undefined;
  const former = before === undefined ? {} : { former: before };
  const called = uniqueName(name, sheet, seat);
  return { sheet: replaceSeat(without, seat, { kind: 'bot', generation, bot, name: called, ...former }) };
}

/** Who has left a seat at which a bot plays now. */
function formerOf(seat: SheetSeat): string | undefined {
  if (seat.kind === 'bot') return seat.former;
  return seat.kind === 'person' ? seat.person : undefined;
}

const MOST_REMOVED = 50;

/** Whoever the host asks to get up would otherwise sit down again at once. */
function withRemoved(sheet: TableSheet, sitting: SheetSeat): TableSheet {
  if (sitting.kind !== 'person' || sitting.person === sheet.host) return sheet;
  const { person, name } = sitting;
  const others = (sheet.removed ?? []).filter((one) => one.person !== person);
  const removed = [...others, { person, ...(name !== undefined && { name }) }].slice(-MOST_REMOVED);
  return { ...sheet, removed };
}

/** The host lets somebody back whom they had asked to get up. */
export function readmit({ sheet }: Table, isMeant: (person: string) => boolean): SheetEdit {
  const { removed = [], ...rest } = sheet;
  const others = removed.filter(({ person }) => !isMeant(person));
  return { sheet: { ...rest, ...(others.length > 0 && { removed: others }) } };
}

export function handOver({ sheet }: Table, seat: number): SheetEdit | Refused {
  const sitting = sheet.seats[seat];
  if (sitting?.kind !== 'person' || sitting.left) return refuse('missing', 'Nobody sits there.');
  return { sheet: { ...sheet, host: sitting.person } };
}

/** Who comes with the key to a seat. */
interface Bearer extends SeatedPerson {
  /** The mark they have as a writer of chat lines. */
  readonly author: string;
}

/** Brings a seat to another device, or to somebody else: whoever holds its key is its person from now on. */
export function moveSeat({ sheet }: Table, seat: number, bearer: Bearer, renew: boolean): SheetEdit | Refused {
  const sitting = sheet.seats[seat];
  if (sitting?.kind !== 'person' || sitting.left) return refuse('missing', 'Nobody sits there.');
  const { person, name, author } = bearer;
  if (person === sitting.person) return { sheet };
  const generation = sitting.generation + (renew ? 1 : 0);
  const called = renew && name !== undefined ? { name: uniqueName(name, sheet, seat) } : {};
  const moved = replaceSeat(sheet, seat, { ...sitting, person, generation, ...called });
  const host = sheet.host === sitting.person ? person : sheet.host;
  // Whoever is muted for everybody does not become loud by another browser.
  const muted = sheet.mutes?.some((mute) => mute.person === sitting.person);
  return { sheet: { ...moved, host, ...(muted && { mutes: [...(sheet.mutes ?? []), { author, person }] }) } };
}

/** Makes the old links and tokens of a seat worthless. */
export function renewLinks({ sheet }: Table, seat: number): SheetEdit | Refused {
  const sitting = sheet.seats[seat];
  if (sitting?.kind !== 'person') return refuse('missing', 'Nobody sits there.');
  return { sheet: replaceSeat(sheet, seat, { ...sitting, generation: sitting.generation + 1 }) };
}

/**
 * What it comes to when somebody with these seats throws a table away: it is gone; or, where others have played at it, the seats are
 * theirs no more, so that it stands in their list no longer.
 */
export function throwAway(
  { sheet, status }: Table,
  { mine, host, person }: { readonly mine: readonly number[]; readonly host: boolean; readonly person: string },
): 'gone' | SheetEdit | Refused {
  const former = formerSeats(sheet, person);
  // Whoever has left does not come back; the others play on.
  if (mine.length === 0 && !host && former.length > 0) return { sheet: former.reduce(withoutFormer, sheet) };
  const isOther = (seat: SheetSeat, number: number): boolean =>
    seat.kind === 'person' && !seat.left && !mine.includes(number);
  const others = sheet.seats.filter(isOther);
  if (mine.length === 0 && !host) return refuse('forbidden', 'This table is not yours.');
  if (others.length === 0) return 'gone';
  if (status === 'open')
    return host ? 'gone' : refuse('forbidden', 'Others sit at this table: get up from it instead.');
  if (status === 'playing') return refuse('wrongStage', 'Others are playing at this table: leave it instead.');
  const seats = sheet.seats.map((seat, number): SheetSeat => {
    if (seat.kind !== 'person' || !mine.includes(number)) return seat;
    return { ...seat, person: newId(), left: true, generation: seat.generation + 1 };
  });
  return { sheet: host ? passHostOn({ ...sheet, seats }, sheet.host, status) : { ...sheet, seats } };
}

/** Nobody has this seat to come back to. */
function withoutFormer(sheet: TableSheet, seat: number): TableSheet {
  const sitting = sheet.seats[seat];
  if (sitting?.kind === 'person') return replaceSeat(sheet, seat, { ...sitting, person: newId() });
  if (sitting?.kind !== 'bot') return sheet;
  const { former: _, ...bot } = sitting;
  return replaceSeat(sheet, seat, bot);
}

/** Puts somebody else, or nobody, on a seat. */
export function replaceSeat(sheet: TableSheet, seat: number, sitting: SheetSeat): TableSheet {
  return { ...sheet, seats: sheet.seats.map((before, number) => (number === seat ? sitting : before)) };
}

/** Says something else about the person on a seat. */
export function editSeat(
  sheet: TableSheet,
  seat: number,
  { standIn, resting, left }: { standIn?: boolean; resting?: boolean; left?: boolean },
): TableSheet {
  const sitting = sheet.seats[seat];
  if (sitting?.kind !== 'person') return sheet;
  const { standIn: stoodIn, resting: rested, left: hadLeft, ...person } = sitting;
  const edited: PersonSeat = {
    ...person,
    ...((standIn ?? stoodIn) && { standIn: true }),
    ...((resting ?? rested) && { resting: true }),
    ...((left ?? hadLeft) && { left: true }),
  };
  return replaceSeat(sheet, seat, edited);
}
