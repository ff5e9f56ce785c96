import { pile, sealed } from '../kernel/pile.ts';
import type { Recorder } from '../kernel/play.ts';
import { type Rejection, reject } from '../kernel/rejection.ts';
import type { Seat } from '../kernel/seat.ts';
import type { View } from '../kernel/state.ts';
import type { TicketEvent } from './events.ts';
import type { TicketLayout } from './ticket-layout.ts';

/** Where tickets that are not kept go: under the pile, or out of the game. */
type ReturnedTo = Extract<TicketEvent, { type: 'ticketsKept' }>['to'];

/** Tickets taken at once, how many must be kept, and the rule that says so. */
export interface TicketDraw {
  readonly count: number;
  readonly keep: number;
  readonly rule: string;
}

/** The same, and where the others go. */
export interface ReturningDraw extends TicketDraw {
  readonly returned: ReturnedTo;
}

/** The deal: so many long tickets besides; those nobody is dealt leave the game (EU-3). */
export interface TicketDeal extends ReturningDraw {
  readonly long: number;
}

export interface KeepTickets {
  readonly type: 'keepTickets';
  readonly tickets: readonly number[];
}

type TicketTable = Recorder<TicketEvent>;

interface Returning {
  readonly at: TicketLayout;
  readonly to: ReturnedTo;
}

/** A pile of just these, in an order nobody knows. */
export function shuffleTickets(table: TicketTable, tickets: number[]): void {
  table.chance.shuffle(tickets);
  table.record({ type: 'ticketsShuffled', tickets: pile('nobody', tickets) });
}

/** The tickets before the first choice: a long one each off the top, where there are any (EU-3), then the others. */
export function dealTickets(
  table: TicketTable,
  seats: number,
  { tickets, dealt }: { readonly tickets: readonly TicketKind[]; readonly dealt: TicketDeal },
  at: TicketLayout,
): void {
  if (dealt.long > 0) dealLong(table, seats, { tickets, dealt }, at);
  else
    shuffleTickets(
      table,
      tickets.map(({ number }) => number),
    );
  for (let seat = 0; seat < seats; seat++) drawTickets(table, seat, dealt.count, at);
}

/** What has to be known of a ticket to deal it. */
interface TicketKind {
  readonly number: number;
  readonly long: boolean;
}

/** EU-3: the long ones lie on top; when each seat has its share, the rest of them leave the game unseen. */
function dealLong(
  table: TicketTable,
  seats: number,
  { tickets, dealt }: { readonly tickets: readonly TicketKind[]; readonly dealt: TicketDeal },
  at: TicketLayout,
): void {
  const long = tickets.filter((ticket) => ticket.long).map(({ number }) => number);
  const others = tickets.filter((ticket) => !ticket.long).map(({ number }) => number);
  table.chance.shuffle(long);
  table.chance.shuffle(others);
  table.record({ type: 'ticketsShuffled', tickets: pile('nobody', [...others, ...long]) });
  for (let seat = 0; seat < seats; seat++) drawTickets(table, seat, dealt.long, at);
  const { state } = table;
  const left = state.slice(at.ticketPile + others.length, at.ticketPile + state[at.pileCount]);
  if (left.length > 0) table.record({ type: 'ticketsRemoved', tickets: pile('nobody', left) });
}

/** The tickets a seat is choosing from, in the order drawn. */
export function offeredTo(view: View, seat: Seat, at: TicketLayout): number[] {
  const start = at.offered + seat * at.mostOffered;
  const offered: number[] = [];
  for (let place = 0; place < view[at.offeredCount + seat]; place++) offered.push(view[start + place] - 1);
  return offered;
}

/** Puts the top tickets of the pile before a seat; as many as the pile still has (C-43). */
export function drawTickets(table: TicketTable, seat: Seat, many: number, at: TicketLayout): void {
  const { state } = table;
  const count = Math.min(many, state[at.pileCount]);
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
  if (!tickets.every((ticket, place) => offered.includes(ticket) && tickets.indexOf(ticket) === place)) {
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
