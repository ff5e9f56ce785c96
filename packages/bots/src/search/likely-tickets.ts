import {
  type Bits,
  type BoardGame,
  exchangeTicket,
  holds,
  isPileOpen,
  onTrackOfKind,
  rowCards,
  rowOwner,
  type Seat,
  ShortestPath,
  type State,
  seatCount,
  ticketsCompleted,
  ticketsHeld,
  ticketsOffered,
  type View,
  wildKind,
  type YardGame,
} from '@branchline/engine';
import { type BoardGraph, isOpen } from '../planner/board-graph.ts';

/** How much likelier a ticket is for every part of its way that a seat has already built. */
const FAITH_ON_BOARD = 3;

/**
 * What others have built tells something of their tickets: those whose places their routes join, or nearly join, are the
 * likelier. Made once for a decision; then every determinisation is dealt by it.
 */
export class LikelyBoardTickets {
  readonly #graph: BoardGraph;
  readonly #seat: number;
  /** Seat by seat, ticket by ticket. */
  readonly #weights: readonly Float64Array[];

  constructor(view: View, seat: number, graph: BoardGraph) {
    this.#graph = graph;
    this.#seat = seat;
    const path = new ShortestPath(graph);
    const plain = Float64Array.from(graph.length);
    this.#weights = Array.from({ length: seatCount(graph.game, view) }, (_, other) =>
      other === seat ? new Float64Array(0) : weightsOf(view, other, { graph, path, plain }),
    );
  }

  /** Exchanges tickets of the others for likelier ones that nobody has seen either. */
  deal(state: State, bits: Bits): void {
    const { game } = this.#graph;
    const taken = ownTickets(game, state, this.#seat);
    for (let other = 0; other < this.#weights.length; other++) {
      if (other === this.#seat) continue;
      for (const ticket of ticketsHeld(game, state, other)) {
        const wanted = pickTicket(this.#weights[other], taken, bits() / 2 ** 32);
        if (wanted < 0) return;
        taken.add(wanted !== ticket && exchangeTicket(game, state, other, { had: ticket, wanted }) ? wanted : ticket);
      }
    }
  }
}

interface Paths {
  readonly graph: BoardGraph;
  readonly path: ShortestPath;
  readonly plain: Float64Array;
}

function weightsOf(view: View, seat: number, { graph, path, plain }: Paths): Float64Array {
  const costs = Float64Array.from(plain, (length, route) => {
    if (holds(graph.game, view, seat, route)) return 0;
    return isOpen(view, seat, route, graph) ? length : Number.POSITIVE_INFINITY;
  });
  return Float64Array.from(graph.game.board.tickets, ({ from, to }) => {
    path.find(plain, from, to, Number.POSITIVE_INFINITY);
    const whole = path.cost;
    if (!path.find(costs, from, to, Number.POSITIVE_INFINITY)) return 0.5;
    return Math.exp(FAITH_ON_BOARD * Math.max(-0.3, 1 - path.cost / whole));
  });
}

/** How much likelier a ticket is whose cards a seat has all on track or in the yard. */
const FAITH_IN_YARD = 5;

/**
 * Nobody brings cards on track for nothing: tickets are the likelier the more of their cards a seat has there. What one ticket
 * takes is not there for the next.
 */
export function dealLikelyYardTickets(state: State, seat: number, game: YardGame, bits: Bits): void {
  const seats = seatCount(game, state);
  const taken = ownTickets(game, state, seat);
  // Those lie open.
  for (let any = 0; any < seats; any++) {
    for (const ticket of ticketsCompleted(game, state, any)) taken.add(ticket);
  }
  for (let other = 0; other < seats; other++) {
    // Whoever has chosen what to complete has chosen among the tickets imagined before.
    if (other !== seat && !isPileOpen(game, state, other)) dealTo(other, state, taken, { game, bits });
  }
}

interface Dealing {
  readonly game: YardGame;
  readonly bits: Bits;
}

function dealTo(other: number, state: State, taken: Set<number>, { game, bits }: Dealing): void {
  const { yard } = game;
  const wild = wildKind(game);
  const there = cardsMoved(state, other, game);
  const unsettled = ticketsHeld(game, state, other);
  const weights = new Float64Array(yard.tickets.length);
  for (let [had] = unsettled; had !== undefined; [had] = unsettled) {
    for (let ticket = 0; ticket < weights.length; ticket++) {
      // What is taken is not weighed: nobody can have it.
      if (!taken.has(ticket))
        weights[ticket] = Math.exp(FAITH_IN_YARD * covered(yard.tickets[ticket].needs, there, wild));
    }
    const wanted = pickTicket(weights, taken, bits() / 2 ** 32);
    if (wanted < 0) return;
    const held = unsettled.includes(wanted);
    const now = held || exchangeTicket(game, state, other, { had, wanted }) ? wanted : had;
    unsettled.splice(unsettled.indexOf(held ? wanted : had), 1);
    taken.add(now);
    const { needs } = yard.tickets[now];
    for (let colour = 0; colour < wild; colour++) there[colour] = Math.max(0, there[colour] - needs[colour]);
  }
}

/** Colour by colour, what a seat has on track and in its yard. */
function cardsMoved(state: State, seat: number, game: YardGame): Float64Array {
  const there = new Float64Array(wildKind(game));
  for (let colour = 0; colour < there.length; colour++) {
    there[colour] = onTrackOfKind(game, state, seat, colour);
    if (rowOwner(game, state, colour) === seat) there[colour] += rowCards(game, state, colour);
  }
  return there;
}

function covered(needs: readonly number[], there: Float64Array, colours: number): number {
  let all = 0;
  let found = 0;
  for (let colour = 0; colour < colours; colour++) {
    all += needs[colour];
    found += Math.min(needs[colour], there[colour]);
  }
  return found / Math.max(1, all);
}

/** What a seat holds or is offered: nobody else can have these. Who only watches holds nothing. */
function ownTickets(game: BoardGame | YardGame, state: State, seat: Seat): Set<number> {
  if (seat < 0) return new Set();
  return new Set([...ticketsHeld(game, state, seat), ...ticketsOffered(game, state, seat)]);
}

/** One of those that are not taken yet, each as likely as its weight says; below zero if there is none. */
function pickTicket(weights: Float64Array, taken: ReadonlySet<number>, chance: number): number {
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
