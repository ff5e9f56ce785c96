import type { Asked } from './game.ts';
import type { NamedAction, NamedEvent } from './naming.ts';
import type { Seat } from './seat.ts';

/** Who made a move: the person; a bot (T-1, when the seat is a person's); the clock (T-2); the person's standing order. */
export type MovedBy = 'person' | 'bot' | 'clock' | 'order';

/** What happened at one step of a table, as its viewer may see it: without the action, which may hold secrets. */
export interface SeenEntry {
  /** The version of the table after it: 1 is the deal, and it grows by one with every answer. */
  readonly version: number;
  /** Who answered; absent for the deal. */
  readonly seat?: Seat;
  readonly by?: MovedBy;
  readonly events: readonly NamedEvent[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The first entry of a log: nobody answered anything. */
export interface DealEntry extends SeenEntry {
  readonly seat?: never;
  readonly by?: never;
}

/** An answer and what came of it, all of it open. */
export interface AnswerEntry extends SeenEntry {
  readonly seat: Seat;
  readonly question: Asked;
  readonly action: NamedAction;
  /** Made by the client; tells a repeated answer from a late one. */
  readonly id?: string;
}

/** One entry of a table's log. The events are the truth: an old entry keeps its meaning when a rule is corrected. */
export type Entry = DealEntry | AnswerEntry;
