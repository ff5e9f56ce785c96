import type { Pile, Sealed } from '../kernel/pile.ts';
import type { Seat } from '../kernel/seat.ts';

/** What happens to the pile of tickets and to tickets on offer, in any game that has them. */
export type TicketEvent =
  /** A new pile lies ready, bottom ticket first. */
  | { readonly type: 'ticketsShuffled'; readonly tickets: Pile }
  /** EU-3: off the top of the ticket pile and out of the game. */
  | { readonly type: 'ticketsRemoved'; readonly tickets: Pile }
  /** Off the top of the ticket pile, on offer to the seat; what is on offer already stays. */
  | { readonly type: 'ticketsDrawn'; readonly seat: Seat; readonly tickets: Pile }
  /** C-4: chosen before the first turn, and shown to nobody until all have chosen. */
  | { readonly type: 'ticketsChosen'; readonly seat: Seat; readonly choice: Sealed }
  | {
      readonly type: 'ticketsKept';
      readonly seat: Seat;
      readonly kept: Pile;
      readonly returned: Pile;
      readonly to: 'bottom' | 'box';
    };
