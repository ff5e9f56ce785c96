import { type Route, type Ticket, ticketsIn } from '@branchline/engine';
import { look } from '../best.ts';
import { isMine, isOpen, missingFor, type Outlook, priceOf, type Terrain } from './terrain.ts';

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

export function ticketsOf({ view, seat, terrain }: Outlook): readonly Ticket[] {
  const { at, board } = terrain.game;
  const held = ticketsIn(view, at.tickets + seat * at.ticketWords, at.ticketTotal);
  return held.flatMap((ticket) => board.tickets[ticket] ?? []);
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
  readonly #terrain: Terrain;
  readonly #left: number;
  /** Route by route: its price in pieces and wilds to be found; `Infinity` where there is no way. */
  readonly #costs: number[];
  readonly #outlook: Outlook;

  constructor(outlook: Outlook) {
    const { view, seat, terrain } = outlook;
    this.#outlook = outlook;
    this.#terrain = terrain;
    this.#left = look(view, terrain.game.at.pieces + seat);
    this.#costs = terrain.game.board.routes.map((route) => this.#cost(route));
  }

  #cost(route: Route): number {
    if (isMine(this.#outlook, route)) return 0;
    if (!isOpen(this.#outlook, route)) return Number.POSITIVE_INFINITY;
    const missing = missingFor(this.#outlook, route) & ~this.technologies;
    return route.length + route.symbols + WILD_COSTS * priceOf(missing, this.#terrain);
  }

  /** Undefined if the ticket cannot be finished with the pieces that the plan leaves. */
  cheapest({ from, to }: Ticket): Path | undefined {
    const costs = new Array<number>(this.#terrain.steps.length).fill(Number.POSITIVE_INFINITY);
    const settled = new Array<boolean>(costs.length).fill(false);
    const came: (Route | undefined)[] = [];
    for (const place of from) costs[place] = 0;
    for (let place = nearest(costs, settled); place >= 0; place = nearest(costs, settled)) {
      if (to.includes(place)) return this.#pathTo(place, look(costs, place), came);
      settled[place] = true;
      for (const { route, to: next } of this.#terrain.steps[place] ?? []) {
        const cost = look(costs, place) + look(this.#costs, route.number);
        if (cost >= look(costs, next)) continue;
        costs[next] = cost;
        came[next] = route;
      }
    }
    return undefined;
  }

  #pathTo(end: number, cost: number, came: readonly (Route | undefined)[]): Path | undefined {
    const routes: Route[] = [];
    let place = end;
    let pieces = this.pieces;
    for (let route = came[place]; route !== undefined; route = came[place]) {
      if (look(this.#costs, route.number) > 0) {
        routes.push(route);
        pieces += route.length;
      }
      place = route.a === place ? route.b : route.a;
    }
    return pieces <= this.#left ? { cost, routes } : undefined;
  }

  add({ routes }: Path): void {
    for (const route of routes) {
      this.planned.push(route);
      this.pieces += route.length;
      this.technologies |= missingFor(this.#outlook, route);
    }
    for (const { number } of this.planned) this.#costs[number] = 0;
    if (this.technologies === 0) return;
    for (const [number, route] of this.#terrain.game.board.routes.entries()) {
      if (look(this.#costs, number) > 0) this.#costs[number] = this.#cost(route);
    }
  }
}

/** The cheapest place not yet settled; -1 if none can be reached. */
function nearest(costs: readonly number[], settled: readonly boolean[]): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let place = 0; place < costs.length; place++) {
    const cost = look(costs, place);
    if (cost < least && !settled[place]) {
      least = cost;
      best = place;
    }
  }
  return best;
}
