import type { Dealt } from '../cards/deal-cards.ts';
import type { MarketRule } from '../cards/supply.ts';
import type { OptionRule } from '../kernel/options.ts';
import type { BoardTieBreak, ScoreLine } from '../kernel/score-sheet.ts';
import type { Seat } from '../kernel/seat.ts';
import type { View } from '../kernel/state.ts';
import type { ReturningDraw, TicketDeal } from '../tickets/keep-tickets.ts';
import type { Board, BoardFacts, Route } from './board.ts';
import type { Borrowed } from './borrowed-routes.ts';
import type { ConditionPiece } from './conditions.ts';
import type { BoardLayout } from './layout.ts';
import type { Held, Payment } from './payment.ts';

export interface TechnologyFacts {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly copies: number;
  readonly rule: string;
  /** Belongs to the variant (UK-40 to UK-44). */
  readonly advanced?: boolean | undefined;
  /** Back on the table when the turn ends. */
  readonly returns?: boolean | undefined;
  /** UK-45: only until the discards are first shuffled. */
  readonly expires?: boolean | undefined;
}

/** The slot for games in which the right to build is bought. What a technology does is in the slot it changes. */
export interface Technologies {
  readonly list: readonly TechnologyFacts[];
  /** How many cards of any kind are as good as a locomotive when buying. */
  readonly groupOf: (held: Held) => number;
  /** The technology that lets a held route be claimed (UK-31), or -1. */
  readonly sharesRoute: number;
  /** The technology that lets two routes be claimed (UK-40), or -1. */
  readonly twoRoutes: number;
  /** UK-47: may the seat take three off the deck? */
  readonly takesThree: (held: Held) => boolean;
}

/** EU-10: the slot for games with stations. */
export interface Stations {
  /** What the first, second … costs, in cards of one colour; so many there are for each seat. */
  readonly prices: readonly number[];
  /** What a refusal cites. */
  readonly rule: string;
}

/** C-50: a seat that ends its turn with so few pieces begins the last round. */
export const LAST_ROUND_PIECES = 2;

/** One part of the final score. */
export interface ScoringPiece {
  (reckoning: Reckoning): readonly ScoreLine[];
  /** What a planner can know beforehand: the points of every attraction that a seat's routes touch, */
  readonly perAttraction?: number;
  /** of the longest path, */
  readonly forLongestPath?: number;
  /** of every station that was not built; */
  readonly perUnbuiltStation?: number;
  /** and the technology, by number, that brings points by the longest path. */
  readonly technologyByPath?: number;
}

/** What scoring pieces reckon with: a view, one seat, and what is known of every seat. */
export interface Reckoning {
  readonly view: View;
  readonly seat: Seat;
  readonly seats: number;
  /** The technologies of the seat. */
  readonly held: Held;
  readonly board: Board;
  readonly at: BoardLayout;
  /** How many tickets a seat has done. */
  ticketsDone(seat: Seat): number;
  /** Is this ticket of this seat done? */
  done(seat: Seat, ticket: number): boolean;
  longestPath(seat: Seat): number;
  /** EU-11: what the stations of a seat borrow at the end. */
  borrowed(seat: Seat): readonly Borrowed[];
}

/** How a board game is played: facts and a piece in every slot. */
export interface BoardRules {
  readonly facts: BoardFacts;
  readonly board: Board;
  readonly options: readonly OptionRule[];
  /** Cards dealt to each seat, and wilds given besides. */
  readonly dealt: Dealt;
  /** Seat that begins; chance decides when there is none (C-1). */
  readonly firstSeat: Seat | undefined;
  readonly market: MarketRule;
  readonly marketWildIsWholeDraw: boolean;
  readonly tickets: { readonly dealt: TicketDeal; readonly drawn: ReturningDraw };
  readonly payment: Payment;
  readonly conditions: readonly ConditionPiece[];
  readonly points: (route: Route, held: Held) => number;
  readonly tunnels: boolean;
  /** What a refusal of the extra cards cites: paid in a colour, and in wilds only. */
  readonly tunnelRules: readonly [colour: string, wilds: string];
  readonly technologies?: Technologies;
  readonly stations?: Stations;
  readonly scoring: readonly ScoringPiece[];
  readonly tieBreak: readonly BoardTieBreak[];
}
