import { type DeckFacts, type SupplyLayout, supplyLayout } from '../cards/supply.ts';
import { Layout } from '../kernel/layout.ts';
import type { Seat } from '../kernel/seat.ts';
import type { View } from '../kernel/state.ts';
import { type TicketLayout, type TicketSize, ticketLayout } from '../tickets/ticket-layout.ts';

/** What a state of a board game must have room for. */
export interface BoardSize extends TicketSize {
  readonly deck: DeckFacts;
  readonly routes: number;
  readonly technologies: number;
  readonly tunnels: boolean;
  /** Long tickets dealt to each seat. */
  readonly longDealt: number;
  /** Places where stations can be built (EU-10); 0 where there are none to build. */
  readonly stationPlaces: number;
}

/** Where everything stands in the state of a board game. */
export interface BoardLayout extends SupplyLayout, TicketLayout {
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
  readonly pieces: number;
  readonly points: number;
  /** Kind of the question asked of a seat (`questions.ts`), 0 for none, and its number. */
  readonly askedKind: number;
  readonly askedNumber: number;
  /** Route by route: the seats that hold it, as bits. */
  readonly holders: number;
  /** Seat by seat as bits, for all to see (UK-15); and the copies left on the table. */
  readonly technologies: number;
  readonly stock: number;
  /** Place by place: the seat whose station stands there, plus one; and how many each seat has built. */
  readonly stationOwner: number;
  readonly stationsBuilt: number;
  readonly stationPlaces: number;
  readonly laidRoute: number;
  readonly laidColour: number;
  readonly extra: number;
  readonly laid: number;
  readonly turned: number;
  /** How many of the dealt tickets a seat kept, where long ones were among them (EU-3). */
  readonly keptAtDeal: number;
  readonly longDealt: number;
  readonly technologyTotal: number;
  readonly routeTotal: number;
  readonly maxSeats: number;
}

/** How many cards a tunnel turns (NO-40). */
export const TURNED = 3;

export function boardLayout(size: BoardSize): BoardLayout {
  const row = new Layout();
  const { seats } = size;
  const one = (): number => row.open();
  const each = (): number => row.open(seats);
  return {
    row,
    maxSeats: seats,
    routeTotal: size.routes,
    technologyTotal: size.technologies,
    longDealt: size.longDealt,
    stationPlaces: size.stationPlaces,
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
    pieces: each(),
    points: each(),
    askedKind: each(),
    askedNumber: each(),
    technologies: size.technologies > 0 ? each() : 0,
    stock: row.open(size.technologies),
    keptAtDeal: size.longDealt > 0 ? each() : 0,
    stationOwner: row.open(size.stationPlaces),
    stationsBuilt: size.stationPlaces > 0 ? each() : 0,
    laidRoute: one(),
    laidColour: one(),
    extra: one(),
    laid: row.open(size.deck.colours.length + 1),
    turned: row.open(size.tunnels ? TURNED : 0),
    holders: row.open(size.routes),
    ...supplyLayout(row, size.deck, seats),
    ...ticketLayout(row, size),
  };
}

/** The technologies of a seat, as bits. */
export function heldBy(view: View, seat: Seat, at: BoardLayout): number {
  return at.technologyTotal > 0 ? view[at.technologies + seat] : 0;
}
