import { type DeckFacts, type SupplyLayout, supplyLayout } from '../cards/supply.ts';
import { Layout, type SightNow } from '../kernel/layout.ts';
import { type TicketLayout, type TicketSize, ticketLayout } from '../tickets/ticket-layout.ts';
import { WORD } from '../tickets/ticket-set.ts';

/** What a state of a yard game must have room for. */
export interface YardSize extends TicketSize {
  readonly deck: DeckFacts;
  readonly inspectOwnPile: boolean;
}

/** Where everything stands in the state of a yard game: hands, the rows of the yards, on-track piles (CG-4). */
export interface YardLayout extends SupplyLayout, TicketLayout {
  readonly row: Layout;
  readonly maxSeats: number;
  readonly seats: number;
  /** Whose turn it is; while tickets are scored, whose was the last. */
  readonly turn: number;
  /** 1 once the first turn has begun. */
  readonly started: number;
  readonly over: number;
  /** The first deck or the second (CG-62). */
  readonly deckNumber: number;
  /** How many questions have been asked. */
  readonly questions: number;
  /** Turns left in the last round; 0 while it has not begun. */
  readonly lastTurns: number;
  /** Kind of the question asked of a seat (`questions.ts`), 0 for none, and its number. */
  readonly askedKind: number;
  readonly askedNumber: number;
  /** What completed tickets have brought. */
  readonly points: number;
  /** Colour by colour: the seat that has a row of it, plus one. CG-33 leaves no colour in two yards. */
  readonly rowOwner: number;
  /** Cards of the colour in its row, and the wilds on top of them. */
  readonly rowCards: number;
  readonly rowWilds: number;
  readonly onTrackCount: number;
  /** 1 while a seat's on-track pile lies open (CG-60). */
  readonly pileOpen: number;
  /** Counts by kind, seat after seat. */
  readonly onTrack: number;
  readonly completedCount: number;
  /** Completed tickets as a set, laid out like the kept ones, for all to see (CG-61). */
  readonly completed: number;
  /** The tickets a seat has chosen to complete, until all have chosen. */
  readonly choice: number;
}

export function yardLayout(size: YardSize): YardLayout {
  const row = new Layout();
  const { seats, deck } = size;
  const colours = deck.colours.length;
  const ticketWords = Math.ceil(size.tickets / WORD);
  const one = (): number => row.open();
  const each = (): number => row.open(seats);
  const pileOpen = each();
  /** CG-12, CG-60 */
  const pileSeen: SightNow = (view, owner, viewer) =>
    view[pileOpen + owner] === 1 || (size.inspectOwnPile && viewer === owner);
  return {
    row,
    maxSeats: seats,
    seats: one(),
    turn: one(),
    started: one(),
    over: one(),
    deckNumber: one(),
    questions: one(),
    lastTurns: one(),
    askedKind: each(),
    askedNumber: each(),
    points: each(),
    rowOwner: row.open(colours),
    rowCards: row.open(colours),
    rowWilds: row.open(colours),
    ...supplyLayout(row, deck, seats),
    onTrackCount: each(),
    pileOpen,
    onTrack: row.perSeat(seats, colours + 1, pileSeen),
    ...ticketLayout(row, size),
    completedCount: each(),
    completed: row.open(seats * ticketWords),
    choice: row.perSeat(seats, ticketWords),
  };
}
