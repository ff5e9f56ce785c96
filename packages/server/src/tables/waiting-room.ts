import { isBadOption, readOptions } from '@branchline/engine';
import type { ChangeSetup, SetPerson } from '@branchline/protocol';
import { type Refused, refuse } from '../common/refusal.ts';
import type { SheetSeat, TableSheet } from '../store/sheet.ts';
import { badOption } from './bad-option.ts';
import { uniqueName } from './names.ts';
import { replaceSeat } from './seat-edits.ts';
import type { Table } from './table.ts';
import type { SheetEdit } from './tables.ts';

const BEGUN = 'The game has begun.';

/** Which of the game's colours a seat has. */
export const colourOf = ({ colours }: Pick<TableSheet, 'colours'>, seat: number): number => colours?.[seat] ?? seat;

/** What somebody says about themselves: name, colour, whether it may begin. */
export function setPerson({ sheet, status, entry }: Table, seat: number, wish: SetPerson): SheetEdit | Refused {
  const sitting = sheet.seats[seat];
  if (sitting?.kind !== 'person') return refuse('missing', 'Nobody sits there.');
  const { name, colour, ready } = wish;
  if (status !== 'open' && (colour !== undefined || ready !== undefined)) return refuse('wrongStage', BEGUN);
  if (status === 'over') return refuse('wrongStage', 'The game is over.');
  const { ready: wasReady, ...rest } = sitting;
  const person: SheetSeat = {
    ...rest,
    ...(name !== undefined && { name: uniqueName(name, sheet, seat) }),
    ...((ready ?? wasReady) && { ready: true }),
  };
  const after = replaceSeat(sheet, seat, person);
  if (colour === undefined || colour === colourOf(sheet, seat)) return { sheet: after };
  if (colour >= entry.seats.max) return refuse('malformed', `There are ${entry.seats.max} colours.`);
  const colours = sheet.seats.map((_, number) => colourOf(sheet, number));
  const other = colours.indexOf(colour);
  // A bot or an empty chair takes what is left.
  if (sheet.seats[other]?.kind === 'person') return refuse('taken', 'Somebody has that colour.');
  const mine = colourOf(sheet, seat);
  return {
    sheet: {
      ...after,
      colours: colours.map((one, number) => (number === seat ? colour : number === other ? mine : one)),
    },
  };
}

/** Two who sit here and there change places, and take their colours along. Old links and tokens of both seats stop working. */
export function swapSeats({ sheet, status }: Table, one: number, other: number): SheetEdit | Refused {
  if (status !== 'open') return refuse('wrongStage', BEGUN);
  if (sheet.seats[one] === undefined || sheet.seats[other] === undefined)
    return refuse('missing', 'There is no such seat.');
  const order = sheet.seats.map((_, seat) => (seat === one ? other : seat === other ? one : seat));
  return { sheet: reordered(sheet, order) };
}

/** The seats in another order, or fewer of them; whoever sits somewhere else than before needs new links. */
function reordered(sheet: TableSheet, order: readonly number[]): TableSheet {
  const newest = Math.max(...sheet.seats.map(({ generation }) => generation)) + 1;
  const seats = order.flatMap((from, seat): SheetSeat[] => {
    const sitting = sheet.seats[from];
    if (sitting === undefined) return [];
    return [from === seat ? sitting : { ...sitting, generation: newest }];
  });
  const colours = order.map((from) => colourOf(sheet, from));
  const usual = colours.every((colour, seat) => colour === seat);
  const { colours: _, ...rest } = sheet;
  return { ...rest, seats, ...(!usual && { colours }) };
}

/** Only the seats that somebody has taken. */
export function withoutOpenSeats(sheet: TableSheet): TableSheet {
  return reordered(
    sheet,
    [...sheet.seats.keys()].filter((seat) => sheet.seats[seat]?.kind !== 'open'),
  );
}

/** The host plays another way: whoever was ready for what it was before says so again. */
export function changeSetup({ sheet, status, entry }: Table, wish: ChangeSetup): SheetEdit | Refused {
  if (status !== 'open') return refuse('wrongStage', BEGUN);
  const options = readOptions(entry.options, { ...sheet.options, ...wish.options });
  if (isBadOption(options)) return badOption(options);
  const seated = wish.seats === undefined ? sheet : resized(sheet, wish.seats, entry.seats);
  if ('refused' in seated) return seated;
  return {
    sheet: {
      ...seated,
      options,
      settings: { ...sheet.settings, ...wish.settings },
      seats: seated.seats.map((seat) => {
        if (seat.kind !== 'person') return seat;
        const { ready: _, ...rest } = seat;
        return rest;
      }),
    },
  };
}

function resized(sheet: TableSheet, count: number, { min, max }: Table['entry']['seats']): TableSheet | Refused {
  if (count < min || count > max) return refuse('malformed', `It is for ${min} to ${max} seats, not ${count}.`);
  let after = sheet;
  while (after.seats.length > count) {
    const open = after.seats.findLastIndex(({ kind }) => kind === 'open');
    if (open < 0) return refuse('taken', 'Every seat is taken.');
    after = reordered(
      after,
      [...after.seats.keys()].filter((seat) => seat !== open),
    );
  }
  while (after.seats.length < count) after = withOneMore(after, max);
  return after;
}

function withOneMore(sheet: TableSheet, most: number): TableSheet {
  const colours = sheet.seats.map((_, seat) => colourOf(sheet, seat));
  const free = Array.from({ length: most }, (_, colour) => colour).find((colour) => !colours.includes(colour)) ?? 0;
  const seats: readonly SheetSeat[] = [...sheet.seats, { kind: 'open', generation: 0 }];
  return { ...sheet, seats, colours: [...colours, free] };
}
