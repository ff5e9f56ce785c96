import {
  addTicket,
  type BoardGame,
  hasTicket,
  removeTicket,
  type State,
  ticketsIn,
  type YardGame,
} from '@branchline/engine';

type Layout = (BoardGame | YardGame)['at'];

/** What a seat holds or is offered: nobody else can have these. */
export function ownTickets(state: State, seat: number, at: Layout): Set<number> {
  const own = new Set(ticketsIn(state, at.tickets + seat * at.ticketWords, at.ticketTotal));
  for (let place = 0; place < state[at.offeredCount + seat]; place++) {
    own.add(state[at.offered + seat * at.mostOffered + place] - 1);
  }
  return own;
}

interface Exchange {
  readonly had: number;
  readonly wanted: number;
}

/** Gives the seat the wanted ticket, and what it had goes where that one was; nothing, if it cannot be found. */
export function exchange(state: State, seat: number, { had, wanted }: Exchange, at: Layout): boolean {
  const mine = at.tickets + seat * at.ticketWords;
  if (hasTicket(state, mine, wanted)) return false;
  const sets = [at.box];
  for (let other = 0; other < state[at.seats]; other++) sets.push(at.tickets + other * at.ticketWords);
  const set = sets.find((one) => hasTicket(state, one, wanted));
  if (set !== undefined) {
    removeTicket(state, set, wanted);
    addTicket(state, set, had);
  } else {
    const place = placeOf(state, wanted, at);
    if (place < 0) return false;
    state[place] = had;
  }
  removeTicket(state, mine, had);
  addTicket(state, mine, wanted);
  return true;
}

/** Where a ticket lies in the pile; below zero if it does not. */
function placeOf(state: State, ticket: number, at: Layout): number {
  for (let place = at.ticketPile; place < at.ticketPile + state[at.pileCount]; place++) {
    if (state[place] === ticket) return place;
  }
  return -1;
}

/** One of those that are not taken yet, each as likely as its weight says; below zero if there is none. */
export function pickTicket(weights: Float64Array, taken: ReadonlySet<number>, chance: number): number {
  let sum = 0;
  for (let ticket = 0; ticket < weights.length; ticket++) if (!taken.has(ticket)) sum += weights[ticket];
  let left = chance * sum;
  for (let ticket = 0; ticket < weights.length; ticket++) {
    if (taken.has(ticket)) continue;
    left -= weights[ticket];
    if (left <= 0) return ticket;
  }
  return -1;
}
