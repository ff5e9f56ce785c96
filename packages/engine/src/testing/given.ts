import type { BoardGame } from '../board/board-game.ts';
import { allowed } from '../board/questions.ts';
import type { Chance } from '../kernel/chance.ts';
import { fastChance } from '../kernel/fast-chance.ts';
import type { Seat } from '../kernel/seat.ts';
import type { State } from '../kernel/state.ts';
import { arrangeCards, arrangeTickets, type CardSetting, type TicketSetting } from './arrange.ts';
import { type AnyTestTable, afterTickets, type NamedFields, testTable } from './test-table.ts';

/** How a table stands before the move a test is about. What is not said is dealt as usual; names, not numbers. */
export interface Setting extends CardSetting, TicketSetting {
  readonly seats?: number;
  /** Whose turn it is; seat 0 by default. */
  readonly turn?: Seat;
  readonly pieces?: readonly number[];
  readonly points?: readonly number[];
  readonly routes?: Readonly<Record<string, readonly Seat[]>>;
  readonly technologies?: readonly (readonly string[])[];
  /** Cities with a station, and whose it is (EU-10). */
  readonly stations?: Readonly<Record<string, Seat>>;
  /** Turns left, if the last round has begun. */
  readonly lastTurns?: number;
  readonly chance?: Chance;
}

/** A table under test. */
export interface TestTable extends AnyTestTable {
  readonly game: BoardGame;
}

/** Deals as usual, has every seat keep all its tickets, then puts things where the test wants them. */
export function given(game: BoardGame, setting: Setting = {}): TestTable {
  const state = afterTickets(game, setting.seats ?? 2, setting.turn ?? 0);
  arrange(game, state, setting);
  return boardTable(game, state, setting.chance);
}

/** A table at the very beginning, with the dealt tickets still to be chosen. */
export function dealt(
  game: BoardGame,
  seats: number,
  chance: Chance = fastChance(1, 0),
): TestTable & { readonly events: readonly NamedFields[] } {
  const { state, events } = game.begin(seats, chance);
  return { ...boardTable(game, state, chance), events: events.map((event) => game.naming.named(event)) };
}

function arrange(game: BoardGame, state: State, setting: Setting): void {
  const { at, naming } = game;
  arrangeCards(game, state, setting);
  if (setting.tickets || setting.ticketPile) arrangeTickets(game, state, setting);
  for (const [seat, pieces] of (setting.pieces ?? []).entries()) state[at.pieces + seat] = pieces;
  for (const [seat, points] of (setting.points ?? []).entries()) state[at.points + seat] = points;
  for (const [route, holders] of Object.entries(setting.routes ?? {})) {
    const number = naming.names.routes.indexOf(route);
    if (number < 0) throw new Error(`no route ${route}`);
    state[at.holders + number] = holders.reduce((bits, seat) => bits | (1 << seat), 0);
  }
  for (const [seat, names] of (setting.technologies ?? []).entries()) {
    for (const name of names) {
      const technology = naming.names.technologies.indexOf(name);
      if (technology < 0) throw new Error(`no technology ${name}`);
      state[at.technologies + seat] |= 1 << technology;
      state[at.stock + technology]--;
    }
  }
  for (const [city, seat] of Object.entries(setting.stations ?? {})) {
    const place = naming.names.places.indexOf(city);
    if (place < 0) throw new Error(`no city ${city}`);
    state[at.stationOwner + place] = seat + 1;
    state[at.stationsBuilt + seat]++;
  }
  if (setting.lastTurns !== undefined) state[at.lastTurns] = setting.lastTurns;
}

function boardTable(game: BoardGame, state: State, chance?: Chance): TestTable {
  const { at, naming } = game;
  const table = testTable(game, state, chance);
  return {
    ...table,
    game,
    asked(seat) {
      const asked = table.asked(seat);
      switch (asked?.['kind']) {
        case 'turn':
          return { ...asked, allows: allowed(state[at.allows]), routesLeft: state[at.routesLeft] };
        case 'keepTickets':
          return { ...asked, atLeast: state[at.atLeast], offered: game.describe(state).players[seat].offered.items };
        case 'payTunnel':
          return { ...asked, extra: state[at.extra], colour: naming.card(state[at.laidColour]) };
        default:
          return asked;
      }
    },
  };
}
