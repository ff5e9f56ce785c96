import type { AskedLayout } from '../kernel/asking.ts';
import { type Chance, shuffleStretch } from '../kernel/chance.ts';
import type { Seat } from '../kernel/seat.ts';
import type { State } from '../kernel/state.ts';
import type { TicketLayout } from './ticket-layout.ts';
import { addTicket, hasTicket, removeTicket } from './ticket-set.ts';

interface Context {
  readonly at: TicketLayout & AskedLayout;
}

/**
 * In an imagined state: gives a seat the wanted ticket, and what it had goes where that one was (another's set, the pile, the
 * box). Answers whether it was found there; what the seat holds already it does not get again.
 */
export function exchangeTicket(
  { at }: Context,
  state: State,
  seat: Seat,
  { had, wanted }: { readonly had: number; readonly wanted: number },
): boolean {
  const mine = at.tickets + seat * at.ticketWords;
  if (hasTicket(state, mine, wanted)) return false;
  const set = setWith(state, wanted, at);
  if (set >= 0) {
    removeTicket(state, set, wanted);
    addTicket(state, set, had);
  } else {
    const place = state.indexOf(wanted, at.ticketPile);
    if (place < 0 || place >= at.ticketPile + state[at.pileCount]) return false;
    state[place] = had;
  }
  removeTicket(state, mine, had);
  addTicket(state, mine, wanted);
  return true;
}

/** The box or the set of a seat that has the ticket; -1 if none has. */
function setWith(state: State, ticket: number, at: TicketLayout & AskedLayout): number {
  if (hasTicket(state, at.box, ticket)) return at.box;
  for (let seat = 0; seat < state[at.seats]; seat++) {
    const set = at.tickets + seat * at.ticketWords;
    if (hasTicket(state, set, ticket)) return set;
  }
  return -1;
}

/** In an imagined state: the pile of tickets in another order. */
export function shuffleTicketPile({ at }: Context, state: State, chance: Chance): void {
  shuffleStretch(state, at.ticketPile, state[at.pileCount], chance);
}
