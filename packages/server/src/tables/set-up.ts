import { botIds } from '@branchline/bots';
import { isBadOption, readOptions } from '@branchline/engine';
import { deal, type GameEntry, hashIn, packHash } from '@branchline/games';
import type { CreateTable, SeatWish, TableSettings } from '@branchline/protocol';
import { newId } from '../auth/keys.ts';
import { isRefused, type Refused, refuse } from '../common/refusal.ts';
import type { SheetSeat, TableSheet } from '../store/sheet.ts';
import type { StoredTable } from '../store/table-store.ts';
import { badOption } from './bad-option.ts';
import { commitmentTo, newSeed } from './commitment.ts';
import { uniqueName } from './names.ts';
import type { Table } from './table.ts';
import type { SheetEdit } from './tables.ts';
import { withoutOpenSeats } from './waiting-room.ts';

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
  readonly name?: string;
}

const DAY_SECONDS = 24 * 60 * 60;
/** T-1: at a table where people sit together, whoever is away for so long has a bot play for them. */
const LIVE_GRACE = 120;

/** A clock that counts days: nobody has to sit there while the others think. */
export const givesDays = (clock: TableSettings['clock']): boolean =>
  clock.kind !== 'none' && clock.seconds >= DAY_SECONDS;

/** What is not said about a table: where a clock gives days, nobody has to be there all the time. */
function graceFor(clock: TableSettings['clock'] = USUAL_SETTINGS.clock): number {
  return givesDays(clock) ? 0 : LIVE_GRACE;
}

/** A new table of this game as wished for, or what is wrong with the wish. */
export function newTable(
  wish: Omit<CreateTable, 'game' | 'pack'>,
  entry: GameEntry,
  maker: SeatedPerson,
  now: number,
): StoredTable | Refused {
  const options = readOptions(entry.options, wish.options ?? {});
  if (isBadOption(options)) return badOption(options);
  const seats = seatsOf(wish.seats, entry, maker);
  if (isRefused(seats)) return seats;
  const sheet: TableSheet = {
    ...calledBy(entry),
    options,
    settings: { ...USUAL_SETTINGS, grace: graceFor(wish.settings?.clock), ...wish.settings },
    seats,
    host: maker.person,
  };
  return { id: newId(), revision: 0, status: 'open', createdAt: now, changedAt: now, sheet };
}

/** How a sheet calls its game; of a map from outside also the name, for lists and messages; of one of the house its edition. */
export function calledBy({ id, name, pack }: GameEntry): Pick<TableSheet, 'game' | 'mapName' | 'packHash'> {
  if (hashIn(id) !== undefined) return { game: id, mapName: name };
  return { game: id, ...(pack && { packHash: packHash(pack) }) };
}

function seatsOf(wishes: readonly SeatWish[], { name, seats }: GameEntry, maker: SeatedPerson): SheetSeat[] | Refused {
  if (wishes.length < seats.min || wishes.length > seats.max) {
    return refuse('malformed', `${name} is for ${seats.min} to ${seats.max} seats, not ${wishes.length}.`);
  }
  const unknown = wishes.find((wish) => wish.kind === 'bot' && !botIds.includes(wish.bot));
  if (unknown?.kind === 'bot') return refuse('malformed', `There is no bot "${unknown.bot}".`);
  const taken: SheetSeat[] = [];
  for (const [seat, wish] of wishes.entries()) {
    const sitting = seatOf(wish, seat, maker);
    const named = sitting.kind !== 'open' && sitting.name !== undefined;
    taken.push(named ? { ...sitting, name: uniqueName(sitting.name ?? '', { seats: taken }) } : sitting);
  }
  return taken;
}

function seatOf(wish: SeatWish, seat: number, maker: SeatedPerson): SheetSeat {
  switch (wish.kind) {
    case 'me':
      return { kind: 'person', generation: 0, ...maker, ...(wish.name !== undefined && { name: wish.name }) };
    case 'open':
      return { kind: 'open', generation: 0 };
    case 'bot':
      return { kind: 'bot', generation: 0, bot: wish.bot, name: wish.name ?? `${wish.bot} ${seat + 1}` };
  }
}

/** The deal: everybody is there, the seed is drawn, its commitment published, the cards are out. */
export function dealTable(
  { game, sheet: before, status, entry }: Pick<Table, 'game' | 'sheet' | 'status' | 'entry'>,
  now: number,
  leaveOutOpen = false,
): SheetEdit | Refused {
  if (status !== 'open') return refuse('wrongStage', 'The table has begun already.');
  const sheet = leaveOutOpen ? withoutOpenSeats(before) : before;
  if (sheet.seats.some(({ kind }) => kind === 'open')) return refuse('wrongStage', 'A seat is still open.');
  const { min } = entry.seats;
  if (sheet.seats.length < min) return refuse('wrongStage', `At least ${min} must play.`);
  const seed = newSeed();
  const setup = { game, seats: sheet.seats.length, chance: { kind: 'strong', seed } } as const;
  return {
    sheet: { ...sheet, seed, commitment: commitmentTo(seed), startedAt: now },
    status: 'playing',
    deal: deal(setup, now),
  };
}
