import { type BoardGame, type Seat, type State, ticketsHeld, ticketsOffered, type YardGame } from '@branchline/engine';

/** What a seat holds or is offered: nobody else can have these. */
export function ownTickets(game: BoardGame | YardGame, state: State, seat: Seat): Set<number> {
  return new Set([...ticketsHeld(game, state, seat), ...ticketsOffered(game, state, seat)]);
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
