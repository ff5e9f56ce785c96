import { look } from '../kernel/pile.ts';
import type { State } from '../kernel/state.ts';
import type { TicketEvent } from './events.ts';
import type { TicketLayout } from './ticket-layout.ts';
import { addTicket } from './ticket-set.ts';

type Of<Type extends TicketEvent['type']> = Extract<TicketEvent, { type: Type }>;

/** Applies what happened to the pile of tickets and to tickets on offer. */
export function evolveTickets(state: State, event: TicketEvent, at: TicketLayout): void {
  switch (event.type) {
    case 'ticketsShuffled':
      state[at.pileCount] = event.tickets.count;
      return write(state, at.ticketPile, look(event.tickets), 0);
    case 'ticketsRemoved':
      for (const ticket of look(event.tickets)) addTicket(state, at.box, ticket);
      return offThePile(state, event.tickets.count, at);
    case 'ticketsDrawn':
      return draw(state, event, at);
    case 'ticketsChosen':
      return choose(state, event, at);
    case 'ticketsKept':
      return keep(state, event, at);
  }
}

function write(state: State, at: number, items: readonly number[], plus: number): void {
  for (let item = 0; item < items.length; item++) state[at + item] = items[item] + plus;
}

function draw(state: State, { seat, tickets }: Of<'ticketsDrawn'>, at: TicketLayout): void {
  offThePile(state, tickets.count, at);
  write(state, at.offered + seat * at.mostOffered + state[at.offeredCount + seat], look(tickets), 1);
  state[at.offeredCount + seat] += tickets.count;
}

function offThePile(state: State, many: number, at: TicketLayout): void {
  for (let ticket = 0; ticket < many; ticket++) {
    state[at.pileCount]--;
    state[at.ticketPile + state[at.pileCount]] = 0;
  }
}

function choose(state: State, { seat, choice }: Of<'ticketsChosen'>, at: TicketLayout): void {
  const offered = at.offered + seat * at.mostOffered;
  let bits = 0;
  for (const ticket of look(choice)) {
    for (let place = 0; place < at.mostOffered; place++) if (state[offered + place] === ticket + 1) bits |= 1 << place;
  }
  state[at.chosen + seat] = bits + 1;
}

function keep(state: State, { seat, kept, returned, to }: Of<'ticketsKept'>, at: TicketLayout): void {
  const offered = at.offered + seat * at.mostOffered;
  state.fill(0, offered, offered + at.mostOffered);
  state[at.offeredCount + seat] = 0;
  state[at.chosen + seat] = 0;
  state[at.ticketCount + seat] += kept.count;
  for (const ticket of look(kept)) addTicket(state, at.tickets + seat * at.ticketWords, ticket);
  if (to === 'box') {
    for (const ticket of look(returned)) addTicket(state, at.box, ticket);
    return;
  }
  // Under the pile: everything above moves up.
  for (let place = state[at.pileCount] - 1; place >= 0; place--) {
    state[at.ticketPile + place + returned.count] = state[at.ticketPile + place];
  }
  state[at.pileCount] += returned.count;
  write(state, at.ticketPile, look(returned), 0);
}
