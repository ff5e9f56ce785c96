import type { TakeCard } from '../cards/take-card.ts';
import type { Cards } from '../kernel/cards.ts';
import type { KeepTickets } from '../tickets/keep-tickets.ts';

/** What a seat can answer at the table of a yard game. */
export type YardAction =
  | TakeCard
  | LayCards
  | { readonly type: 'drawTickets' }
  | KeepTickets
  | CompleteTickets
  /** C-3 */
  | { readonly type: 'pass' };

/** CG-30: one colour with wilds, or three different colours; the cards themselves say which. */
export interface LayCards {
  readonly type: 'layCards';
  readonly cards: Cards;
}

/** CG-60 */
export interface CompleteTickets {
  readonly type: 'completeTickets';
  readonly tickets: readonly number[];
}
