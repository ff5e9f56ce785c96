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
import { type Ground, isOpen, priceOf } from '../planner/board-graph.ts';

/** A board as a seat sees it now. */
export interface Outlook {
  readonly view: View;
  readonly seat: Seat;
  readonly ground: Ground;
}

/** What a seat means to build: the cheapest routes it found that finish its tickets. */
export interface Plan {
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
export function planFor(outlook: Outlook, tickets: readonly Ticket[]): Plan {
  const search = new Search(outlook);
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
export function missingFor({ view, seat, ground }: Outlook, route: Route): number {
  return ground.needs[route.number] & ~technologiesOf(ground.game, view, seat);
}

interface Path {
  readonly cost: number;
  readonly routes: readonly Route[];
}

/** A wild is harder to come by than a card of any one colour. */
const WILD_COSTS = 2;

/** Shortest ways over the seat's own and planned routes, which cost nothing, and open ones, which cost their length. */
class Search {
  readonly planned: Route[] = [];
  technologies = 0;
  pieces = 0;
  readonly #left: number;
  /** Route by route: its price in pieces and wilds to be found; `Infinity` where there is no way. */
  readonly #costs: Float64Array;
  readonly #path: ShortestPath;
  readonly #outlook: Outlook;

  constructor(outlook: Outlook) {
    const { view, seat, ground } = outlook;
    this.#outlook = outlook;
    this.#path = new ShortestPath(ground);
    this.#left = piecesOf(ground.game, view, seat);
    this.#costs = Float64Array.from(ground.game.board.routes, (route) => this.#cost(route));
  }

  #cost(route: Route): number {
    const { view, seat, ground } = this.#outlook;
    if (holds(ground.game, view, seat, route.number)) return 0;
    if (!isOpen(view, seat, route.number, ground)) return Number.POSITIVE_INFINITY;
    const missing = missingFor(this.#outlook, route) & ~this.technologies;
    return route.length + route.symbols + WILD_COSTS * priceOf(missing, ground);
  }

  /** Undefined if the ticket cannot be finished with the pieces that the plan leaves. */
  cheapest({ from, to }: Ticket): Path | undefined {
    const path = this.#path;
    if (!path.find(this.#costs, from, to)) return undefined;
    const { routes: all } = this.#outlook.ground.game.board;
    const routes = path.found.map((route) => all[route]);
    const pieces = routes.reduce((sum, { length }) => sum + length, this.pieces);
    return pieces <= this.#left ? { cost: path.cost, routes } : undefined;
  }

  add({ routes }: Path): void {
    for (const route of routes) {
      this.planned.push(route);
      this.pieces += route.length;
      this.technologies |= missingFor(this.#outlook, route);
    }
    for (const { number } of this.planned) this.#costs[number] = 0;
    if (this.technologies === 0) return;
    for (const route of this.#outlook.ground.game.board.routes) {
      if (this.#costs[route.number] > 0) this.#costs[route.number] = this.#cost(route);
    }
  }
}
