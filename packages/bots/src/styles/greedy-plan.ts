import {
  holds,
  piecesOf,
  type Route,
  type Seat,
  ShortestPath,
  type Ticket,
  technologiesOf,
  type View,
} from '@branchline/engine';
import { type BoardGraph, isOpen, priceOf } from '../planner/board-graph.ts';

/** A board as a seat sees it now. */
export interface SeatView {
  readonly view: View;
  readonly seat: Seat;
  readonly graph: BoardGraph;
}

/** What a seat means to build: the cheapest routes it found that finish its tickets. */
export interface GreedyPlan {
  /** Still to be claimed. */
  readonly routes: readonly Route[];
  /** To be bought for them, as bits. */
  readonly technologies: number;
  /** Tickets the routes finish, and those that cannot be finished any more. */
  readonly ahead: readonly Ticket[];
  readonly lost: readonly Ticket[];
  /** Pieces the routes take. */
  readonly pieces: number;
}

/** One ticket after the other, the cheapest first; each may use the routes planned for those before it. */
export function planFor(seatView: SeatView, tickets: readonly Ticket[]): GreedyPlan {
  const search = new Search(seatView);
  const open = new Set(tickets);
  const ahead: Ticket[] = [];
  while (open.size > 0) {
    let best: Path | undefined;
    let bestTicket: Ticket | undefined;
    for (const ticket of open) {
      const path = search.cheapest(ticket);
      if (path?.cost === 0) open.delete(ticket);
      else if (path && (best === undefined || path.cost < best.cost)) [best, bestTicket] = [path, ticket];
    }
    if (best === undefined || bestTicket === undefined) break;
    open.delete(bestTicket);
    search.add(best);
    ahead.push(bestTicket);
  }
  return { routes: search.planned, technologies: search.technologies, ahead, lost: [...open], pieces: search.pieces };
}

/** The technologies the route needs and the seat has not, as bits. */
export function missingFor({ view, seat, graph }: SeatView, route: Route): number {
  return graph.needs[route.number] & ~technologiesOf(graph.game, view, seat);
}

interface Path {
  readonly cost: number;
  readonly routes: readonly Route[];
}

/** A wild is harder to come by than a card of any one colour. */
const WILD_COSTS = 2;

const pathSearches = new WeakMap<BoardGraph, ShortestPath>();

/** A path search has rows of its own, which cost more to make than a search: one serves a board. */
function pathsOn(graph: BoardGraph): ShortestPath {
  const known = pathSearches.get(graph) ?? new ShortestPath(graph);
  pathSearches.set(graph, known);
  return known;
}

/** Shortest ways over the seat's own and planned routes, which cost nothing, and open ones, which cost their length. */
class Search {
  readonly planned: Route[] = [];
  technologies = 0;
  pieces = 0;
  readonly #left: number;
  /** Route by route: its price in pieces and wilds to be found; `Infinity` where there is no way. */
  readonly #costs: Float64Array;
  readonly #path: ShortestPath;
  readonly #seatView: SeatView;

  constructor(seatView: SeatView) {
    const { view, seat, graph } = seatView;
    this.#seatView = seatView;
    this.#path = pathsOn(graph);
    this.#left = piecesOf(graph.game, view, seat);
    const { routes } = graph.game.board;
    this.#costs = new Float64Array(routes.length);
    for (let route = 0; route < routes.length; route++) this.#costs[route] = this.#cost(routes[route]);
  }

  #cost(route: Route): number {
    const { view, seat, graph } = this.#seatView;
    if (holds(graph.game, view, seat, route.number)) return 0;
    if (!isOpen(view, seat, route.number, graph)) return Number.POSITIVE_INFINITY;
    const missing = missingFor(this.#seatView, route) & ~this.technologies;
    return route.length + route.symbols + WILD_COSTS * priceOf(missing, graph);
  }

  /** Undefined if the ticket cannot be finished with the pieces that the plan leaves. */
  cheapest({ from, to }: Ticket): Path | undefined {
    const path = this.#path;
    if (!path.find(this.#costs, from, to)) return undefined;
    const { routes: all } = this.#seatView.graph.game.board;
    const routes = path.found.map((route) => all[route]);
    const pieces = routes.reduce((sum, { length }) => sum + length, this.pieces);
    return pieces <= this.#left ? { cost: path.cost, routes } : undefined;
  }

  add({ routes }: Path): void {
    for (const route of routes) {
      this.planned.push(route);
      this.pieces += route.length;
      this.technologies |= missingFor(this.#seatView, route);
    }
    for (const { number } of this.planned) this.#costs[number] = 0;
    if (this.technologies === 0) return;
    for (const route of this.#seatView.graph.game.board.routes) {
      if (this.#costs[route.number] > 0) this.#costs[route.number] = this.#cost(route);
    }
  }
}
