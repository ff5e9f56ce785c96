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
  /** Places of those among the unseen tickets that fit what is known of the set; nothing, where any will do. */
  readonly choose?: (unseen: readonly number[], seat: Seat) => readonly number[] | undefined;
}

/** Deals the unseen tickets at random into the sets of the seats, their offers, the pile and the box. */
export function imagineTickets(
  state: State,
  chance: Chance,
  at: TicketLayout & AskedLayout,
  sets: readonly TicketSets[],
): void {
  const seats = Array.from({ length: state[at.seats] }, (_, seat) => seat);
  const unseen = new Set(Array.from({ length: at.ticketTotal }, (_, ticket) => ticket));
  for (const seat of seats) {
    for (const { set } of sets) for (const ticket of held(state, seat, set, at)) unseen.delete(ticket);
    for (let place = 0; place < at.mostOffered; place++)
      unseen.delete(state[at.offered + seat * at.mostOffered + place] - 1);
  }
  const tickets = [...unseen];
  chance.shuffle(tickets);
  for (const each of sets) for (const seat of seats) fillSet(state, seat, { ...each, tickets }, at);
  for (const seat of seats) fillOffer(state, seat, tickets, at);
  for (let place = 0; place < state[at.pileCount]; place++) state[at.ticketPile + place] = tickets.pop() ?? 0;
  state.fill(0, at.box, at.box + at.ticketWords);
  for (const ticket of tickets) addTicket(state, at.box, ticket);
}

function held(state: State, seat: Seat, set: number, at: TicketLayout): number[] {
  return ticketsIn(state, set + seat * at.ticketWords, at.ticketTotal);
}

function fillSet(
  state: State,
  seat: Seat,
  { set, count, choose, tickets }: TicketSets & { readonly tickets: number[] },
  at: TicketLayout,
): void {
  if (state[count + seat] === 0 || held(state, seat, set, at).length > 0) return;
  const chosen = choose?.(tickets, seat)?.toReversed();
  for (let ticket = 0; ticket < state[count + seat]; ticket++) {
    const [taken = 0] = tickets.splice(chosen?.[ticket] ?? -1, 1);
    addTicket(state, set + seat * at.ticketWords, taken);
  }
}

function fillOffer(state: State, seat: Seat, tickets: number[], at: TicketLayout & AskedLayout): void {
  const offered = at.offered + seat * at.mostOffered;
  const count = state[at.offeredCount + seat];
  if (count === 0 || state[offered] > 0) return;
  for (let place = 0; place < count; place++) state[offered + place] = (tickets.pop() ?? 0) + 1;
  // A seat that has already chosen kept something: everything is as good a guess as any.
  if (state[at.askedKind + seat] === 0) state[at.chosen + seat] = 2 ** count;
}
