import type { Chance } from '../kernel/chance.ts';
import { fastChance } from '../kernel/fast-chance.ts';
import type { Seat } from '../kernel/seat.ts';
import type { State } from '../kernel/state.ts';
import { addTicket } from '../tickets/ticket-set.ts';
import type { YardGame } from '../yard/yard-game.ts';
import {
  arrangeCards,
  arrangeTickets,
  type CardSetting,
  type TicketSetting,
  ticketNumber,
  type UseCard,
} from './arrange.ts';
import { type AnyTestTable, afterTickets, type NamedFields, testTable } from './test-table.ts';

/** How a table of the card game stands before the move a test is about; names, not numbers. */
export interface YardSetting extends CardSetting, TicketSetting {
  readonly seats?: number;
  /** Whose turn it is, step 1 behind it; seat 0 by default. */
  readonly turn?: Seat;
  /** Seat by seat, the row of each colour: its cards, wilds among them. */
  readonly yards?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly onTrack?: readonly (readonly string[])[];
  readonly completed?: readonly (readonly string[])[];
  /** Turns left, if the last round has begun. */
  readonly lastTurns?: number;
  readonly deckNumber?: number;
  readonly chance?: Chance;
}

/** A table of the card game under test. */
export interface YardTable extends AnyTestTable {
  readonly game: YardGame;
  /** The rows of a seat by colour, as names, wilds last. */
  yard(seat: Seat): Readonly<Record<string, readonly string[]>>;
  onTrack(seat: Seat): readonly string[];
}

/** Deals as usual, has every seat keep all its tickets, then puts things where the test wants them. */
export function givenYard(game: YardGame, setting: YardSetting = {}): YardTable {
  const state = afterTickets(game, setting.seats ?? 2, setting.turn ?? 0);
  arrangeCards(game, state, setting, (use) => arrangeYards(game, state, setting, use));
  const { tickets, ticketPile, completed } = setting;
  if (tickets || ticketPile || completed) arrangeTickets(game, state, setting, arrangeCompleted(game, state, setting));
  if (setting.lastTurns !== undefined) state[game.at.lastTurns] = setting.lastTurns;
  if (setting.deckNumber !== undefined) state[game.at.deckNumber] = setting.deckNumber;
  return yardTable(game, state, setting.chance);
}

/** A table at the very beginning, with the dealt tickets still to be chosen. */
export function dealtYard(
  game: YardGame,
  seats: number,
  chance: Chance = fastChance(1, 0),
): YardTable & { readonly events: readonly NamedFields[] } {
  const { state, events } = game.begin(seats, chance);
  return { ...yardTable(game, state, chance), events: events.map((event) => game.naming.named(event)) };
}

function arrangeYards({ at, naming }: YardGame, state: State, { yards, onTrack }: YardSetting, use: UseCard): void {
  for (const [seat, rows] of (yards ?? []).entries()) {
    for (const [colour, names] of Object.entries(rows)) {
      const row = naming.names.cards.indexOf(colour);
      state[at.rowOwner + row] = seat + 1;
      for (const name of names) state[(use(name) === at.wild ? at.rowWilds : at.rowCards) + row]++;
    }
  }
  for (const [seat, names] of (onTrack ?? []).entries()) {
    for (const name of names) state[at.onTrack + seat * at.kinds + use(name)]++;
    state[at.onTrackCount + seat] = names.length;
  }
}

function arrangeCompleted({ at, naming, yard }: YardGame, state: State, { completed }: YardSetting): readonly number[] {
  const all: number[] = [];
  for (const [seat, names] of (completed ?? []).entries()) {
    const tickets = names.map((name) => ticketNumber(name, naming));
    for (const ticket of tickets) addTicket(state, at.completed + seat * at.ticketWords, ticket);
    state[at.completedCount + seat] = tickets.length;
    state[at.points + seat] = tickets.reduce((sum, ticket) => sum + yard.tickets[ticket].points, 0);
    all.push(...tickets);
  }
  return all;
}

function yardTable(game: YardGame, state: State, chance?: Chance): YardTable {
  const table = testTable(game, state, chance);
  const player = (seat: Seat) => game.describe(state).players[seat];
  return {
    ...table,
    game,
    asked(seat) {
      const asked = table.asked(seat);
      if (asked?.['kind'] !== 'keepTickets') return asked;
      return { ...asked, atLeast: state[game.at.atLeast], offered: player(seat).offered.items };
    },
    yard: (seat) =>
      Object.fromEntries(
        (player(seat).yard ?? []).map(({ colour, cards, wilds }) => [
          colour,
          [...new Array<string>(cards).fill(colour), ...new Array<string>(wilds).fill('wild')],
        ]),
      ),
    onTrack: (seat) => player(seat).onTrack?.items ?? [],
  };
}
