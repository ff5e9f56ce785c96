import { type Known, known, type PlayerPosition } from '../kernel/position.ts';
import type { Seat } from '../kernel/seat.ts';
import type { View } from '../kernel/state.ts';
import { offeredTo } from './keep-tickets.ts';
import type { TicketLayout } from './ticket-layout.ts';
import { ticketsIn } from './ticket-set.ts';

/** The kept tickets of a seat and those it is choosing from. */
export function describeTickets(
  view: View,
  seat: Seat,
  at: TicketLayout,
  names: readonly string[],
): Pick<PlayerPosition, 'tickets' | 'offered'> {
  const offered = offeredTo(view, seat, at).filter((ticket) => ticket >= 0);
  const set = at.tickets + seat * at.ticketWords;
  return {
    tickets: describeSet(view, { set, count: view[at.ticketCount + seat] }, at, names),
    offered: known(
      view[at.offeredCount + seat],
      offered.map((ticket) => names[ticket]),
    ),
  };
}

/** A set of tickets of which everybody knows how many are in it. */
export function describeSet(
  view: View,
  { set, count }: { readonly set: number; readonly count: number },
  at: TicketLayout,
  names: readonly string[],
): Known {
  return known(
    count,
    ticketsIn(view, set, at.ticketTotal).map((ticket) => names[ticket]),
  );
}
