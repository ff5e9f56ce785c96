import type { Chance } from '../kernel/chance.ts';
import { fastChance } from '../kernel/fast-chance.ts';
import type { Game, GameAction, GameEvent } from '../kernel/game.ts';
import type { NamedAction } from '../kernel/naming.ts';
import type { ScoreSheet } from '../kernel/score-sheet.ts';
import type { Seat } from '../kernel/seat.ts';
import type { State } from '../kernel/state.ts';

/** What is told of something by names, whatever it is. */
export type NamedFields = Record<string, unknown>;

/** A table under test, whatever is played at it. */
export interface AnyTestTable {
  readonly state: State;
  /** Plays the action, which must be legal, and answers the events by name. */
  when(seat: Seat, action: NamedAction): readonly NamedFields[];
  /** Tries the action, which must be refused without any change, and answers the rejection with names in its facts. */
  refused(seat: Seat, action: NamedAction): NamedFields & { readonly code: string; readonly rule: string };
  asked(seat: Seat): NamedFields | undefined;
  offers(seat: Seat): readonly NamedFields[];
  hand(seat: Seat): readonly string[];
  market(): readonly (string | undefined)[];
  tickets(seat: Seat): readonly string[];
  score(): ScoreSheet;
}

export function testTable<Action extends GameAction, Event extends GameEvent>(
  game: Game<Action, Event>,
  state: State,
  chance: Chance = fastChance(5, 0),
): AnyTestTable {
  const { naming } = game;
  const read = (action: NamedAction): Action => naming.numbered<Action>(action);
  const player = (seat: Seat) => game.describe(state).players[seat];
  return {
    state,
    when(seat, action) {
      const ruling = game.play(state, seat, read(action), chance);
      if (!ruling.ok) throw new Error(`refused: ${JSON.stringify(ruling.rejection)}`);
      return ruling.events.map((event) => naming.named(event));
    },
    refused(seat, action) {
      const before = state.slice();
      const ruling = game.play(state, seat, read(action), chance);
      if (ruling.ok) throw new Error(`not refused: ${JSON.stringify(action)}`);
      if (JSON.stringify(before) !== JSON.stringify(state)) throw new Error('a refused action changed the table');
      const { code, rule, facts } = ruling.rejection;
      return { code, rule, ...naming.named(facts) };
    },
    asked(seat) {
      const asked = game.asked(state, seat);
      return asked && { ...asked };
    },
    offers: (seat) => game.offers(state, seat).map((action) => naming.named(action)),
    hand: (seat) => player(seat).hand.items ?? [],
    market: () => game.describe(state).market,
    tickets: (seat) => player(seat).tickets.items ?? [],
    score: () => game.score(state),
  };
}

/** Deals as usual and has every seat keep all its tickets, so that it is this seat's turn. */
export function afterTickets<Action extends GameAction, Event extends GameEvent>(
  game: Game<Action, Event> & { readonly at: { readonly turn: number } },
  seats: number,
  turn: Seat,
): State {
  const { state } = game.begin(seats, fastChance(7, 0));
  for (let seat = 0; seat < seats; seat++) {
    if (seat === seats - 1) state[game.at.turn] = turn;
    const all = game.offers(state, seat)[0];
    game.play(state, seat, all, fastChance(7, 1));
  }
  return state;
}
