import { type AskedLayout, askedOf, awaiting } from './asking.ts';
import type { Chance } from './chance.ts';
import type { Family, Game, GameAction, GameEvent } from './game.ts';
import type { Layout } from './layout.ts';
import type { Naming } from './naming.ts';
import { Play } from './play.ts';
import type { Position } from './position.ts';
import type { Rejection } from './rejection.ts';
import type { ScoreSheet } from './score-sheet.ts';
import type { Seat } from './seat.ts';
import type { State, View } from './state.ts';

interface StateLayout extends AskedLayout {
  readonly row: Layout;
  readonly askedNumber: number;
}

/** What a family of games (on a board, with yards) is made of; `Context` is what its rules work with at one table. */
export interface Parts<Action extends GameAction, Event extends GameEvent, Context> {
  readonly id: string;
  readonly family: Family;
  readonly seats: { readonly min: number; readonly max: number };
  readonly naming: Naming;
  readonly context: Context;
  readonly at: StateLayout;
  readonly evolve: (state: State, event: Event) => void;
  readonly deal: (table: Play<Event>, seats: number, context: Context) => void;
  readonly carryOut: (table: Play<Event>, seat: Seat, action: Action, context: Context) => void;
  readonly imagine: (view: View, chance: Chance, context: Context) => State;
  readonly offers: (view: View, seat: Seat, context: Context) => readonly Action[];
  readonly explain: (view: View, seat: Seat, action: Action, context: Context) => Rejection | undefined;
  readonly questionKind: (number: number) => string | undefined;
  readonly score: (view: View, context: Context) => ScoreSheet;
  readonly describe: (view: View, context: Context) => Position;
}

/** The contract, kept by these parts: an action is asked about first, and changes a state by its events alone. */
export function createGame<Action extends GameAction, Event extends GameEvent, Context>(
  parts: Parts<Action, Event, Context>,
): Game<Action, Event> {
  const { id, family, seats: many, naming, context, at, evolve, deal, carryOut, offers, explain, questionKind } = parts;
  return {
    id,
    family,
    seats: many,
    naming,
    begin(seats, chance) {
      if (!Number.isInteger(seats) || seats < many.min || seats > many.max) {
        throw new RangeError(`${id} is for ${many.min} to ${many.max} seats, not ${seats}`);
      }
      const table = new Play(at.row.blank(), chance, evolve);
      deal(table, seats, context);
      return { state: table.state, events: table.events };
    },
    play(state, seat, action, chance) {
      const rejection = explain(state, seat, action, context);
      if (rejection) return { ok: false, rejection };
      const table = new Play(state, chance, evolve);
      carryOut(table, seat, action, context);
      return { ok: true, events: table.events };
    },
    blank: () => at.row.blank(),
    evolve,
    copy: (view) => view.slice(),
    veil: (view, viewer) => at.row.veil(view, viewer),
    cover: (state, viewer) => at.row.cover(state, viewer),
    imagine: (view, chance) => parts.imagine(view, chance, context),
    offers: (view, seat) => offers(view, seat, context),
    explain: (view, seat, action) => explain(view, seat, action, context),
    awaiting: (view) => awaiting(view, at),
    asked(view, seat) {
      const kind = questionKind(askedOf(view, seat, at));
      return kind === undefined ? undefined : { kind, number: view[at.askedNumber + seat] };
    },
    score: (view) => parts.score(view, context),
    describe: (view) => parts.describe(view, context),
  };
}
