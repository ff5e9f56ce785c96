import type { Seat } from '../kernel/seat.ts';
import type { View } from '../kernel/state.ts';
import { offeredTo } from './keep-tickets.ts';
import type { TicketLayout } from './ticket-layout.ts';
import { ticketsIn } from './ticket-set.ts';

/** Any game or context that knows where the tickets stand. */
interface Context {
  readonly at: TicketLayout;
}

/** Tickets left in the pile. */
export function ticketPileCount({ at }: Context, view: View): number {
  return view[at.pileCount];
}

/** How many tickets a seat has kept, for all to see. */
export function ticketCount({ at }: Context, view: View, seat: Seat): number {
  return view[at.ticketCount + seat];
}

/** The tickets a seat has kept, by number; none where the view does not show them. */
export function ticketsHeld({ at }: Context, view: View, seat: Seat): number[] {
  return ticketsIn(view, at.tickets + seat * at.ticketWords, at.ticketTotal);
}

/** The tickets a seat is choosing from, in the order drawn. */
export function ticketsOffered({ at }: Context, view: View, seat: Seat): number[] {
  return offeredTo(view, seat, at);
}

/** How many of the tickets on offer must be kept. */
export function keepAtLeast({ at }: Context, view: View): number {
  return view[at.atLeast];
}
