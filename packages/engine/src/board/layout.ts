import { type DeckFacts, type SupplyLayout, supplyLayout } from '../cards/supply.ts';
import { Layout } from '../kernel/layout.ts';
import type { Seat } from '../kernel/seat.ts';
import type { View } from '../kernel/state.ts';

/** What a state of a board game must have room for. */
export interface BoardSize {
  readonly seats: number;
  readonly deck: DeckFacts;
  readonly routes: number;
  readonly tickets: number;
  /** The most tickets a seat is ever offered at once. */
  readonly offered: number;
  readonly technologies: number;
  readonly tunnels: boolean;
}

/** Where everything stands in the state of a board game. */
export interface BoardLayout extends SupplyLayout {
  readonly row: Layout;
  readonly seats: number;
  /** Whose turn it is. */
  readonly turn: number;
  /** 1 once the first turn has begun. */
  readonly started: number;
  readonly over: number;
  /** How many questions have been asked. */
  readonly questions: number;
  /** What the turn still allows, as bits (`turn.ts`). */
  readonly allows: number;
  readonly routesLeft: number;
  /** Turns left in the last round; 0 while it has not begun. */
  readonly lastTurns: number;
  readonly passes: number;
  /** 1 once the discards have been shuffled into a new deck (UK-45). */
  readonly reshuffled: number;
  readonly atLeast: number;
  readonly pileCount: number;
  readonly pieces: number;
  readonly points: number;
  readonly ticketCount: number;
  readonly offeredCount: number;
  /** Kind of the question asked of a seat (`questions.ts`), 0 for none, and its number. */
  readonly askedKind: number;
  readonly askedNumber: number;
  /** Route by route: the seats that hold it, as bits. */
  readonly holders: number;
  readonly technologies: number;
  readonly stock: number;
  readonly laidRoute: number;
  readonly laidColour: number;
  readonly extra: number;
  readonly laid: number;
  readonly turned: number;
  /** Kept tickets as a set, so many words a seat. */
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
  readonly technologyTotal: number;
  readonly routeTotal: number;
  readonly maxSeats: number;
}

/** Thirty bits a word: a small integer on every engine. */
export const WORD = 30;

/** How many cards a tunnel turns (NO-40). */
export const TURNED = 3;

export function boardLayout(size: BoardSize): BoardLayout {
  const row = new Layout();
  const { seats } = size;
  const ticketWords = Math.ceil(size.tickets / WORD);
  const one = (): number => row.open();
  const each = (): number => row.open(seats);
  return {
    row,
    maxSeats: seats,
    routeTotal: size.routes,
    ticketTotal: size.tickets,
    technologyTotal: size.technologies,
    ticketWords,
    mostOffered: size.offered,
    seats: one(),
    turn: one(),
    started: one(),
    over: one(),
    questions: one(),
    allows: one(),
    routesLeft: one(),
    lastTurns: one(),
    passes: one(),
    reshuffled: one(),
    atLeast: one(),
    pileCount: one(),
    pieces: each(),
    points: each(),
    ticketCount: each(),
    offeredCount: each(),
    askedKind: each(),
    askedNumber: each(),
    technologies: size.technologies > 0 ? each() : 0,
    stock: row.open(size.technologies),
    laidRoute: one(),
    laidColour: one(),
    extra: one(),
    laid: row.open(size.deck.colours.length + 1),
    turned: row.open(size.tunnels ? TURNED : 0),
    holders: row.open(size.routes),
    ...supplyLayout(row, size.deck, seats),
    tickets: row.perSeat(seats, ticketWords),
    offered: row.perSeat(seats, size.offered),
    chosen: row.perSeat(seats, 1),
    ticketPile: row.closed(size.tickets),
    box: row.closed(ticketWords),
  };
}

/** The technologies of a seat, as bits. */
export function heldBy(view: View, seat: Seat, at: BoardLayout): number {
  return at.technologyTotal > 0 ? view[at.technologies + seat] : 0;
}
