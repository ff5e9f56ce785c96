import type { Layout } from '../kernel/layout.ts';
import { WORD } from './ticket-set.ts';

/** What the tickets of a game must have room for. */
export interface TicketSize {
  readonly seats: number;
  readonly tickets: number;
  /** The most tickets a seat is ever offered at once. */
  readonly offered: number;
}

/** Where the tickets stand in a state. */
export interface TicketLayout {
  readonly atLeast: number;
  readonly pileCount: number;
  readonly ticketCount: number;
  readonly offeredCount: number;
  /** Kept tickets as a set, a few words a seat: secret (C-41), without limit and for good (C-42). */
  readonly tickets: number;
  readonly ticketWords: number;
  readonly offered: number;
  readonly mostOffered: number;
  /** The secret first choice of a seat: 0 for none yet, else one more than its bits. */
  readonly chosen: number;
  /** Bottom first. */
  readonly ticketPile: number;
  readonly box: number;
  readonly ticketTotal: number;
}

export function ticketLayout(row: Layout, { seats, tickets, offered }: TicketSize): TicketLayout {
  const ticketWords = Math.ceil(tickets / WORD);
  return {
    ticketTotal: tickets,
    ticketWords,
    mostOffered: offered,
    atLeast: row.open(),
    pileCount: row.open(),
    ticketCount: row.open(seats),
    offeredCount: row.open(seats),
    tickets: row.perSeat(seats, ticketWords),
    offered: row.perSeat(seats, offered),
    chosen: row.perSeat(seats, 1),
    ticketPile: row.closed(tickets),
    box: row.closed(ticketWords),
  };
}
