import type { OptionRule } from '../kernel/options.ts';
import type { YardTieBreak } from '../kernel/score-sheet.ts';
import type { Seat } from '../kernel/seat.ts';
import type { TicketDraw } from '../tickets/keep-tickets.ts';
import type { YardFacts } from './yard.ts';

/** How a yard game is played. */
export interface YardRules {
  readonly facts: YardFacts;
  readonly options: readonly OptionRule[];
  /** Seat that begins; chance decides when there is none (C-1). */
  readonly firstSeat: Seat | undefined;
  /** CG-12: may a seat look through its own on-track pile? */
  readonly inspectOwnPile: boolean;
  readonly tickets: { readonly dealt: TicketDraw; readonly drawn: TicketDraw };
  readonly tieBreak: readonly YardTieBreak[];
}
