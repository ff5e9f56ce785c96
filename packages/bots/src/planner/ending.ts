import { type Cards, holds, technologiesOf, ticketsHeld, type View } from '@branchline/engine';
import type { BoardGraph } from './board-graph.ts';

/** The parts of the network, or places alone, at either end of a ticket that is not done: any of each will do. */
interface OpenTicket {
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly points: number;
}

/**
 * What a claim brings a seat for good, so late that only points count: the route's own, those of tickets that it finishes (what
 * they add and what they no longer cost), and of places it touches first. Its rows are used again for every look.
 */
export class Ending {
  readonly #graph: BoardGraph;
  /** Place by place, another of the same part of the seat's network; its first stands for itself. */
  readonly #part: Int32Array;
  readonly #touched: Uint8Array;
  #open: OpenTicket[] = [];
  #held = 0;

  constructor(graph: BoardGraph) {
    this.#graph = graph;
    this.#part = new Int32Array(graph.places);
    this.#touched = new Uint8Array(graph.places);
  }

  look(view: View, seat: number): void {
    const { game, a, b, routes } = this.#graph;
    for (let place = 0; place < this.#part.length; place++) this.#part[place] = place;
    this.#touched.fill(0);
    for (let route = 0; route < routes; route++) {
      if (!holds(game, view, seat, route)) continue;
      this.#part[this.#root(a[route])] = this.#root(b[route]);
      this.#touched[a[route]] = 1;
      this.#touched[b[route]] = 1;
    }
    this.#held = technologiesOf(game, view, seat);
    this.#open = [];
    for (const number of ticketsHeld(game, view, seat)) {
      const { from, to, points } = game.board.tickets[number];
      const ends = { from: from.map((place) => this.#root(place)), to: to.map((place) => this.#root(place)) };
      if (!ends.from.some((part) => ends.to.includes(part))) this.#open.push({ ...ends, points });
    }
  }

  /** Points that a claim brings. */
  gain(route: number): number {
    const { a, b } = this.#graph;
    return this.#base(route) + this.#tickets(this.#root(a[route]), this.#root(b[route]), -1, -1);
  }

  /** Points that a claim brings once another has been made. */
  gainAfter(first: number, route: number): number {
    const { a, b } = this.#graph;
    const [gone, kept] = [this.#root(a[first]), this.#root(b[first])];
    const as = (place: number): number => (place === gone ? kept : place);
    const [one, other] = [as(this.#root(a[route])), as(this.#root(b[route]))];
    return this.#base(route) + this.#tickets(one, other, gone, kept);
  }

  /** Points of the tickets that are done once two parts are one; `gone` belongs to `kept` already. */
  #tickets(one: number, other: number, gone: number, kept: number): number {
    let points = 0;
    for (const { from, to, points: worth } of this.#open) {
      const has = (ends: readonly number[], part: number): boolean =>
        ends.includes(part) || (part === kept && ends.includes(gone));
      const before = has(from, kept) && has(to, kept);
      if (!before && ((has(from, one) && has(to, other)) || (has(from, other) && has(to, one)))) points += 2 * worth;
    }
    return points;
  }

  #base(route: number): number {
    const { game, points, attraction, a, b, attractionPoints } = this.#graph;
    const own = this.#held === 0 ? points[route] : game.rules.points(game.board.routes[route], this.#held);
    return own + attractionPoints * (this.#isNew(attraction, a[route]) + this.#isNew(attraction, b[route]));
  }

  #isNew(attraction: Uint8Array, place: number): number {
    return attraction[place] === 1 && this.#touched[place] === 0 ? 1 : 0;
  }

  #root(place: number): number {
    let at = place;
    while (this.#part[at] !== at) at = this.#part[at];
    return at;
  }
}

/** A claim and how it would be paid. */
export interface Payable {
  readonly route: number;
  readonly cards: Cards;
}
