import type { SupplyEvent } from '../cards/events.ts';
import type { Cards } from '../kernel/cards.ts';
import type { Pile, Sealed } from '../kernel/pile.ts';
import type { Seat } from '../kernel/seat.ts';
import type { TicketEvent } from '../tickets/events.ts';
import type { YardQuestion } from './questions.ts';

/** What can happen at the table of a yard game. */
export type YardEvent =
  | SupplyEvent
  | TicketEvent
  /** The seats sat down, and this one begins. */
  | { readonly type: 'begun'; readonly seats: number; readonly first: Seat }
  /** A question opens. `atLeast` belongs to tickets. */
  | {
      readonly type: 'asked';
      readonly seat: Seat;
      readonly kind: YardQuestion;
      readonly number: number;
      readonly atLeast?: number;
    }
  | { readonly type: 'answered'; readonly seat: Seat }
  /** CG-10: the top card of the row of this colour went to the on-track pile. All saw it, and it is covered now. */
  | { readonly type: 'cardMoved'; readonly seat: Seat; readonly colour: number; readonly card: number }
  /** From the hand to a row of the yard. */
  | { readonly type: 'rowLaid'; readonly seat: Seat; readonly colour: number; readonly cards: Cards }
  /** CG-33: this row of the seat went to the discards. */
  | {
      readonly type: 'rowRobbed';
      readonly seat: Seat;
      readonly by: Seat;
      readonly colour: number;
      readonly cards: Cards;
    }
  | { readonly type: 'turnEnded'; readonly seat: Seat; readonly passed: boolean }
  /** CG-50 */
  | { readonly type: 'lastRoundBegan'; readonly seat: Seat; readonly turns: number }
  /** CG-60: an on-track pile is laid open. */
  | { readonly type: 'pileOpened'; readonly seat: Seat; readonly cards: Cards }
  /** CG-60: which tickets to complete, shown to nobody until all have chosen. */
  | { readonly type: 'completionChosen'; readonly seat: Seat; readonly choice: Sealed }
  /** CG-61 */
  | { readonly type: 'ticketsCompleted'; readonly seat: Seat; readonly tickets: Pile; readonly points: number }
  /** CG-62: everything but the hands became the deck, bottom card first. */
  | { readonly type: 'secondDeckMade'; readonly cards: Pile }
  | { readonly type: 'gameEnded'; readonly because: 'lastRoundOver' };
