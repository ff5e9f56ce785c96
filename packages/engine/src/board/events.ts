import type { SupplyEvent } from '../cards/events.ts';
import type { Cards } from '../kernel/cards.ts';
import type { Seat } from '../kernel/seat.ts';
import type { TicketEvent } from '../tickets/events.ts';
import type { BoardQuestion, TurnAction } from './questions.ts';

/** What can happen at the table of a board game. */
export type BoardEvent =
  | SupplyEvent
  | TicketEvent
  /** The seats sat down, each with its pieces, and this one begins. `stock`: copies of each technology on the table. */
  | {
      readonly type: 'begun';
      readonly seats: number;
      readonly first: Seat;
      readonly pieces: number;
      readonly stock?: readonly number[];
    }
  | Asked
  | { readonly type: 'answered'; readonly seat: Seat }
  /** From the hand to the space beside the route, before it is claimed. */
  | { readonly type: 'cardsLaid'; readonly seat: Seat; readonly route: number; readonly cards: Cards }
  /** NO-40: the top of the deck, turned for a tunnel. */
  | { readonly type: 'cardTurned'; readonly card: number }
  | { readonly type: 'extraLaid'; readonly seat: Seat; readonly cards: Cards }
  /** NO-42 */
  | { readonly type: 'laidTakenBack'; readonly seat: Seat; readonly cards: Cards }
  /** NO-43 */
  | { readonly type: 'turnedDiscarded' }
  /** C-31, C-34: what was laid goes to the discards, the pieces go on the board, one on every space. */
  | {
      readonly type: 'routeClaimed';
      readonly seat: Seat;
      readonly route: number;
      readonly pieces: number;
      readonly points: number;
    }
  | { readonly type: 'technologyBought'; readonly seat: Seat; readonly technology: number; readonly cards: Cards }
  | { readonly type: 'technologyReturned'; readonly seat: Seat; readonly technology: number }
  /** UK-45 */
  | { readonly type: 'technologyExpired'; readonly technology: number }
  /** EU-10: a station stands in the city; what was paid goes to the discards. */
  | { readonly type: 'stationBuilt'; readonly seat: Seat; readonly city: number; readonly cards: Cards }
  | { readonly type: 'turnEnded'; readonly seat: Seat; readonly passed: boolean }
  /** C-50 */
  | { readonly type: 'lastRoundBegan'; readonly seat: Seat; readonly turns: number }
  | { readonly type: 'gameEnded'; readonly because: 'lastRoundOver' | 'everybodyPassed' };

/** A question opens. `allows` and `routesLeft` belong to a turn, `atLeast` to tickets, the rest to a tunnel. */
export interface Asked {
  readonly type: 'asked';
  readonly seat: Seat;
  readonly kind: BoardQuestion;
  readonly number: number;
  readonly allows?: readonly TurnAction[];
  readonly routesLeft?: number;
  readonly atLeast?: number;
  readonly colour?: number;
  readonly extra?: number;
}
