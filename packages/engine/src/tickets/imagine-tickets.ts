import type { AskedLayout } from '../kernel/asking.ts';
import type { Chance } from '../kernel/chance.ts';
import type { Seat } from '../kernel/seat.ts';
import type { State } from '../kernel/state.ts';
import type { TicketLayout } from './ticket-layout.ts';
import { addTicket, ticketsIn } from './ticket-set.ts';

/** A set of tickets for each seat, and how many are in it. */
export interface TicketSets {
  readonly set: number;
  readonly count: number;
}

/** What is known of long tickets (EU-3): which they are, and where they can be. None lies in the pile. */
export interface LongTickets {
  is(ticket: number): boolean;
  /** How many of them a seat may well have kept. */
  among(seat: Seat): number;
  /** How many of them a seat is being offered; they come first. */
  offered(seat: Seat): number;
}

/** Tickets nobody sees from here, in no order. */
interface Unseen {
  readonly others: number[];
  readonly long: number[];
}

/** Deals the unseen tickets at random into the sets of the seats, their offers, the pile and the box. */
export function imagineTickets(
  state: State,
  chance: Chance,
  at: TicketLayout & AskedLayout,
  { sets, long }: { readonly sets: readonly TicketSets[]; readonly long?: LongTickets },
): void {
  const seats = Array.from({ length: state[at.seats] }, (_, seat) => seat);
  const tickets = unseenTickets(state, seats, sets, at);
  chance.shuffle(tickets);
  const unseen: Unseen = long
    ? { others: tickets.filter((ticket) => !long.is(ticket)), long: tickets.filter((ticket) => long.is(ticket)) }
    : { others: tickets, long: [] };
  for (const each of sets) {
    for (const seat of seats) {
      const count = state[each.count + seat];
      if (count === 0 || held(state, seat, each.set, at).length > 0) continue;
      for (const ticket of taken(unseen, count, long?.among(seat) ?? 0)) {
        addTicket(state, each.set + seat * at.ticketWords, ticket);
      }
    }
  }
  for (const seat of seats) fillOffer(state, seat, { unseen, long: long?.offered(seat) ?? 0 }, at);
  for (let place = 0; place < state[at.pileCount]; place++) state[at.ticketPile + place] = unseen.others.pop() ?? 0;
  state.fill(0, at.box, at.box + at.ticketWords);
  for (const ticket of [...unseen.others, ...unseen.long]) addTicket(state, at.box, ticket);
}

function unseenTickets(state: State, seats: readonly Seat[], sets: readonly TicketSets[], at: TicketLayout): number[] {
  const unseen = new Set(Array.from({ length: at.ticketTotal }, (_, ticket) => ticket));
  for (const seat of seats) {
    for (const { set } of sets) for (const ticket of held(state, seat, set, at)) unseen.delete(ticket);
    for (let place = 0; place < at.mostOffered; place++)
      unseen.delete(state[at.offered + seat * at.mostOffered + place] - 1);
  }
  return [...unseen];
}

function held(state: State, seat: Seat, set: number, at: TicketLayout): number[] {
  return ticketsIn(state, set + seat * at.ticketWords, at.ticketTotal);
}

/** So many of the unseen tickets, so many long ones first. */
function taken({ others, long }: Unseen, count: number, longOnes: number): number[] {
  return Array.from({ length: count }, (_, place) => (place < longOnes ? long : others).pop() ?? 0);
}

function fillOffer(
  state: State,
  seat: Seat,
  { unseen, long }: { readonly unseen: Unseen; readonly long: number },
  at: TicketLayout & AskedLayout,
): void {
  const offered = at.offered + seat * at.mostOffered;
  const count = state[at.offeredCount + seat];
  if (count === 0 || state[offered] > 0) return;
  for (const [place, ticket] of taken(unseen, count, long).entries()) state[offered + place] = ticket + 1;
  // A seat that has already chosen kept something: everything is as good a guess as any.
  if (state[at.askedKind + seat] === 0) state[at.chosen + seat] = 2 ** count;
}
