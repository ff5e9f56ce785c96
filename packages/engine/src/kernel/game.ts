import type { Chance } from './chance.ts';
import type { Naming } from './naming.ts';
import type { Position } from './position.ts';
import type { Rejection } from './rejection.ts';
import type { ScoreSheet } from './score-sheet.ts';
import type { Seat, Viewer } from './seat.ts';
import type { State, View } from './state.ts';

/** A fact that happened. Its fields hold outcomes, so that a stored table keeps its past when a rule is corrected. */
export interface GameEvent {
  readonly type: string;
}

/** What a seat answers. */
export interface GameAction {
  readonly type: string;
}

/** A decision the game waits for. An answer names the number of the question it answers. */
export interface Asked {
  readonly kind: string;
  readonly number: number;
}

export interface Begun<Event> {
  readonly state: State;
  readonly events: readonly Event[];
}

/** What came of an action: events, or a reason and no change at all. */
export type Ruling<Event> =
  | { readonly ok: true; readonly events: readonly Event[] }
  | { readonly ok: false; readonly rejection: Rejection };

/** The two kinds of games there are: with routes on a board, or with yards of cards. */
export type Family = 'board' | 'yard';

/** The rules, put together. `play` thinks, `evolve` obeys; whoever holds a state owns it. */
export interface Game<Action extends GameAction = GameAction, Event extends GameEvent = GameEvent> {
  readonly id: string;
  /** What else the game shows depends on it: `isBoardGame` and `isYardGame` tell. */
  readonly family: Family;
  readonly seats: { readonly min: number; readonly max: number };
  /** Numbers inside, names at the edges: this is where they are exchanged. */
  readonly naming: Naming;
  /** Numbers that bots found for this game by playing it; the rules never look at them. */
  readonly tuned?: object | undefined;
  /** The deal, and how it came about. */
  begin(seats: number, chance: Chance): Begun<Event>;
  /** Changes the state in place, only by the events it answers; refused, it changes nothing. */
  play(state: State, seat: Seat, action: Action, chance: Chance): Ruling<Event>;
  /** A state with nothing in it, for the first event of a log. */
  blank(): State;
  /** Applies a fact: to a state, or veiled to the veiled view of it. Never refuses, never thinks. */
  evolve(state: State, event: Event): void;
  copy(view: View): State;
  veil(view: View, viewer: Viewer): State;
  /** Covers again what an event uncovered in a view. */
  cover(state: State, viewer: Viewer): void;
  /** One state consistent with the view, the unseen dealt at random: what a searching bot plays on. */
  imagine(view: View, chance: Chance): State;
  /** What is worth putting before a player: each sensible action once, and one wherever any is legal. */
  offers(view: View, seat: Seat): readonly Action[];
  /** The law, with its reason. */
  explain(view: View, seat: Seat, action: Action): Rejection | undefined;
  /** Nobody: the game is over. */
  awaiting(view: View): readonly Seat[];
  asked(view: View, seat: Seat): Asked | undefined;
  /** Line by line, seat by seat; of a view, what can be seen of it. */
  score(view: View): ScoreSheet;
  /** The row of numbers as a reader would tell it. */
  describe(view: View): Position;
}
