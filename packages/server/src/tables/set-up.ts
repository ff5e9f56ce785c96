import { botIds } from '@branchline/bots';
import { isBadOption, readOptions } from '@branchline/engine';
import { deal, findGame, type GameEntry } from '@branchline/games';
import type { CreateTable, SeatWish, TableSettings } from '@branchline/protocol';
import { newId } from '../auth/keys.ts';
import { isRefused, type Refused, refuse } from '../common/refusal.ts';
import type { SheetSeat, TableSheet } from '../store/sheet.ts';
import type { StoredTable } from '../store/table-store.ts';
import { commitmentTo, newSeed } from './commitment.ts';
import type { Table } from './table.ts';
import type { SheetEdit } from './tables.ts';

/** What a table is like when nothing is said. */
const USUAL_SETTINGS: TableSettings = {
  visibility: 'private',
  clock: { kind: 'none' },
  atTimeOut: 'bot',
  grace: 0,
  botPace: 1200,
};

/** Whoever sets a table up, or sits down at it. */
export interface SeatedPerson {
  readonly person: string;
  readonly name: string;
}

/** A new table as wished for, or what is wrong with the wish. */
export function newTable(wish: CreateTable, maker: SeatedPerson, now: number): StoredTable | Refused {
  const entry = findGame(wish.game);
  if (entry === undefined) return refuse('malformed', `There is no game "${wish.game}".`);
  const options = readOptions(entry.options, wish.options ?? {});
  if (isBadOption(options)) {
    const { option, reason, allowed } = options;
    const fault = reason === 'unknown' ? 'is not one of' : 'must be one of';
    return refuse('malformed', `Option "${option}" ${fault} ${allowed.join(', ') || 'none'}.`);
  }
  const seats = seatsOf(wish.seats, entry, maker);
  if (isRefused(seats)) return seats;
  const sheet: TableSheet = {
    game: entry.id,
    options,
    settings: { ...USUAL_SETTINGS, ...wish.settings },
    seats,
    host: maker.person,
  };
  return { id: newId(), revision: 0, status: 'open', createdAt: now, changedAt: now, sheet };
}

function seatsOf(wishes: readonly SeatWish[], { name, seats }: GameEntry, maker: SeatedPerson): SheetSeat[] | Refused {
  if (wishes.length < seats.min || wishes.length > seats.max) {
    return refuse('malformed', `${name} is for ${seats.min} to ${seats.max} seats, not ${wishes.length}.`);
  }
  const unknown = wishes.find((wish) => wish.kind === 'bot' && !botIds.includes(wish.bot));
  if (unknown?.kind === 'bot') return refuse('malformed', `There is no bot "${unknown.bot}".`);
  return wishes.map((wish, seat) => seatOf(wish, seat, maker));
}

function seatOf(wish: SeatWish, seat: number, maker: SeatedPerson): SheetSeat {
  switch (wish.kind) {
    case 'me':
      return { kind: 'person', generation: 0, person: maker.person, name: wish.name ?? maker.name };
    case 'open':
      return { kind: 'open', generation: 0 };
    case 'bot':
      return { kind: 'bot', generation: 0, bot: wish.bot, name: wish.name ?? `${wish.bot} ${seat + 1}` };
  }
}

/** The deal: everybody is there, the seed is drawn, its commitment published, the cards are out. */
export function dealTable({ game, sheet, status }: Table, now: number): SheetEdit | Refused {
  if (status !== 'open') return refuse('wrongStage', 'The table has begun already.');
  if (sheet.seats.some(({ kind }) => kind === 'open')) return refuse('wrongStage', 'A seat is still open.');
  const seed = newSeed();
  const setup = { game, seats: sheet.seats.length, chance: { kind: 'strong', seed } } as const;
  return {
    sheet: { ...sheet, seed, commitment: commitmentTo(seed), startedAt: now },
    status: 'playing',
    deal: deal(setup, now),
  };
}

/** The same people and bots, once more. */
export function rematchOf({ sheet }: Table, now: number): StoredTable {
  const { game, options, settings, host } = sheet;
  const seats = sheet.seats.map((seat): SheetSeat => {
    // The people of an imported game are names only.
    const free = seat.kind === 'open' || (seat.kind === 'person' && (seat.left || seat.person === ''));
    if (free || (seat.kind === 'bot' && !botIds.includes(seat.bot))) return { kind: 'open', generation: 0 };
    if (seat.kind === 'bot') return { ...seat, generation: 0 };
    return { kind: 'person', generation: 0, person: seat.person, name: seat.name };
  });
  const again: TableSheet = { game, options, settings, seats, host };
  return { id: newId(), revision: 0, status: 'open', createdAt: now, changedAt: now, sheet: again };
}
