import { pile, sealed } from '../kernel/pile.ts';
import type { Recorder } from '../kernel/play.ts';
import { type Rejection, reject } from '../kernel/rejection.ts';
import type { Seat } from '../kernel/seat.ts';
import type { View } from '../kernel/state.ts';
import type { TicketEvent } from './events.ts';
import type { TicketLayout } from './ticket-layout.ts';

/** Tickets taken at once, how many must be kept, and the rule that says so. */
export interface TicketDraw {
  readonly draw: number;
  readonly keep: number;
  readonly rule: string;
}

export interface KeepTickets {
  readonly type: 'keepTickets';
  readonly tickets: readonly number[];
}

type TicketTable = Recorder<TicketEvent>;

/** Where tickets that are not kept go. */
interface Returning {
  readonly at: TicketLayout;
  readonly to: 'bottom' | 'box';
}

/** A pile of just these, in an order nobody knows. */
export function shuffleTickets(table: TicketTable, tickets: number[]): void {
  table.chance.shuffle(tickets);
  table.record({ type: 'ticketsShuffled', tickets: pile('nobody', tickets) });
}

/** The tickets a seat is choosing from, in the order drawn. */
export function offeredTo(view: View, seat: Seat, at: TicketLayout): number[] {
  const start = at.offered + seat * at.mostOffered;
  return view.slice(start, start + view[at.offeredCount + seat]).map((ticket) => ticket - 1);
}

/** Puts the top tickets of the pile before a seat; as many as the pile still has (C-43). */
export function drawTickets(table: TicketTable, seat: Seat, draw: number, at: TicketLayout): void {
  const { state } = table;
  const count = Math.min(draw, state[at.pileCount]);
  const top = at.ticketPile + state[at.pileCount];
  table.record({ type: 'ticketsDrawn', seat, tickets: pile(seat, state.slice(top - count, top).reverse()) });
}

/** Every choice that keeps enough, the whole offer first. */
export function keepings(view: View, seat: Seat, at: TicketLayout): KeepTickets[] {
  const offered = offeredTo(view, seat, at);
  const atLeast = view[at.atLeast];
  const found: KeepTickets[] = [];
  for (let bits = 2 ** offered.length - 1; bits >= 0; bits--) {
    const tickets: number[] = [];
    for (let place = 0; place < offered.length; place++) if ((bits >> place) & 1) tickets.push(offered[place]);
    if (tickets.length >= atLeast) found.push({ type: 'keepTickets', tickets });
  }
  return found;
}

/** May the seat keep just these of what it is offered? `rule` says how many. */
export function keepingAllowed(
  view: View,
  seat: Seat,
  { tickets }: KeepTickets,
  { at, rule }: { readonly at: TicketLayout; readonly rule: string },
): Rejection | undefined {
  const offered = offeredTo(view, seat, at);
  if (new Set(tickets).size !== tickets.length || !tickets.every((ticket) => offered.includes(ticket))) {
    return reject('ticketsNotOffered', rule);
  }
  const atLeast = view[at.atLeast];
  return tickets.length < atLeast ? reject('keepMoreTickets', rule, { atLeast }) : undefined;
}

/** C-4: the first choice is put away, for nobody to see. */
export function chooseTickets(table: TicketTable, seat: Seat, { tickets }: KeepTickets): void {
  table.record({ type: 'ticketsChosen', seat, choice: sealed(seat, tickets) });
}

/** C-4: all first choices at once, and back to the pile in seat order. */
export function keepChosen(table: TicketTable, seats: number, where: Returning): void {
  const { at } = where;
  for (let seat = 0; seat < seats; seat++) {
    const bits = table.state[at.chosen + seat] - 1;
    const kept = offeredTo(table.state, seat, at).filter((_, place) => (bits >> place) & 1);
    keep(table, seat, kept, where);
  }
}

export function keep(table: TicketTable, seat: Seat, kept: readonly number[], { at, to }: Returning): void {
  const returned = offeredTo(table.state, seat, at).filter((ticket) => !kept.includes(ticket));
  table.record({ type: 'ticketsKept', seat, kept: pile(seat, kept), returned: pile(seat, returned), to });
}
