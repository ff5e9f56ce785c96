import { ShortestPath, type Ticket, ticketsHeld, type View } from '@branchline/engine';
import { type BoardGraph, priceOf } from './board-graph.ts';
import type { HandBudget } from './hand-budget.ts';
import { RoutePrices } from './route-prices.ts';
import type { BoardWeights } from './weights.ts';

/** A ticket and what finishing it, rather than not, is worth. */
export interface TicketGoal {
  readonly ticket: Ticket;
  readonly worth: number;
}

/** Below this a way costs nothing: it is the seat's own. */
const JOINED = 1e-6;

/** What a seat means to build: routes that finish its tickets at the least price, then routes that bring points. */
export class RoutePlan {
  /** Still to be claimed, the tickets' routes first. */
  readonly targets: number[] = [];
  /** How many of the targets are for tickets. */
  forTickets = 0;
  /** To be bought for them, as bits. */
  technologies = 0;
  pieces = 0;
  turns = 0;
  /** What is lost if none of the tickets is finished that still need routes, and the turns those take. */
  stake = 0;
  ticketTurns = 0;
  /** Points to come, less the price of the turns they take. */
  value = 0;
  /** Beside the targets: what is lost with each, if it has been weighed. */
  readonly regrets: number[] = [];
  readonly done: Ticket[] = [];
  readonly lost: Ticket[] = [];
  readonly costs: Float64Array;
  /** 1 for every ticket that was found to be joined already: it stays so. */
  readonly joined: Uint8Array;
  readonly #graph: BoardGraph;
  readonly #path: ShortestPath;
  readonly #prices: RoutePrices;

  constructor(graph: BoardGraph) {
    this.#graph = graph;
    this.#path = new ShortestPath(graph);
    this.#prices = new RoutePrices(graph);
    this.costs = new Float64Array(graph.routes);
    this.joined = new Uint8Array(graph.game.board.tickets.length);
  }

  /** Looks at what every route costs the seat now. */
  price(view: View, seat: number, budget: HandBudget, weights: BoardWeights): void {
    this.#prices.price(view, seat, budget, weights);
  }

  /** Finishes the goals one after the other, as far as pieces and turns allow; each may use the routes of those before it. */
  follow(goals: readonly TicketGoal[], pieces: number, turns: number, weights: BoardWeights): void {
    this.targets.length = 0;
    this.regrets.length = 0;
    this.done.length = 0;
    this.lost.length = 0;
    this.technologies = 0;
    this.pieces = 0;
    this.turns = 0;
    this.value = 0;
    this.stake = 0;
    this.costs.set(this.#prices.fresh);
    if (this.#graph.game.rules.technologies) this.#addTechnologyPrices(weights);
    for (const goal of goals) this.#finish(goal, pieces, turns, weights);
    this.forTickets = this.targets.length;
    this.ticketTurns = this.turns;
  }

  #finish({ ticket, worth }: TicketGoal, pieces: number, turns: number, weights: BoardWeights): void {
    const path = this.#path;
    if (!path.find(this.costs, ticket.from, ticket.to, worth)) return this.#lose(ticket);
    let needed = this.pieces;
    let time = this.turns;
    for (const route of path.found) {
      needed += this.#graph.length[route];
      time += this.#prices.turns[route];
    }
    if (needed > pieces || time > turns) return this.#lose(ticket);
    this.value += ticket.points - path.cost;
    this.done.push(ticket);
    if (path.found.length > 0) this.stake += worth;
    else if (path.cost === 0 && this.targets.length === 0) this.joined[ticket.number] = 1;
    for (const route of path.found) this.#add(route, weights);
  }

  #lose(ticket: Ticket): void {
    this.value -= ticket.points;
    this.lost.push(ticket);
  }

  #add(route: number, weights: BoardWeights): void {
    const { length, needs } = this.#graph;
    this.targets.push(route);
    this.pieces += length[route];
    this.turns += this.#prices.turns[route];
    this.costs[route] = 0;
    const twin = this.#graph.twin[route];
    if (twin >= 0) this.costs[twin] = Number.POSITIVE_INFINITY;
    const missing = needs[route] & ~this.#prices.held & ~this.technologies;
    if (missing === 0) return;
    this.technologies |= missing;
    this.turns += priceOf(missing, this.#graph) * weights.wild;
    for (let other = 0; other < this.costs.length; other++) {
      if (this.costs[other] > 0 && (needs[other] & missing) !== 0) this.costs[other] = this.#prices.fresh[other];
    }
    this.#addTechnologyPrices(weights, missing);
  }

  /** Of these goals those whose places are not joined yet. */
  unfinished(goals: readonly TicketGoal[]): readonly TicketGoal[] {
    const { fresh } = this.#prices;
    return goals.filter(({ ticket }) => {
      if (!this.#path.find(fresh, ticket.from, ticket.to, JOINED)) return true;
      this.joined[ticket.number] = 1;
      return false;
    });
  }

  /** Takes over another plan as it stands. */
  copy(other: RoutePlan): void {
    copyInto(this.targets, other.targets);
    copyInto(this.regrets, other.regrets);
    this.forTickets = other.forTickets;
    this.technologies = other.technologies;
    this.pieces = other.pieces;
    this.turns = other.turns;
    this.stake = other.stake;
    this.ticketTurns = other.ticketTurns;
    this.costs.set(other.costs);
    this.#prices.copy(other.#prices);
    this.joined.set(other.joined);
  }

  /** A target has been claimed. */
  strike(place: number): void {
    this.pieces -= this.#graph.length[this.targets[place]];
    this.targets.splice(place, 1);
    this.regrets.splice(place, 1);
    if (place < this.forTickets) this.forTickets--;
  }

  /** What it would cost if each of the tickets' routes were taken by another: the most urgent come first. */
  weighRisks(goals: readonly TicketGoal[], pieces: number, turns: number, weights: BoardWeights): void {
    const { value } = this;
    const routes = [...this.targets];
    const regrets = new Map<number, number>();
    for (const route of routes) {
      const cost = this.#prices.fresh[route];
      this.#prices.fresh[route] = Number.POSITIVE_INFINITY;
      this.follow(goals, pieces, turns, weights);
      this.#prices.fresh[route] = cost;
      regrets.set(route, Math.max(0, value - this.value));
    }
    this.follow(goals, pieces, turns, weights);
    this.targets.sort((a, b) => (regrets.get(b) ?? 0) - (regrets.get(a) ?? 0));
    this.regrets.length = 0;
    for (const route of this.targets) this.regrets.push(regrets.get(route) ?? 0);
  }

  /** A route that asks for technologies nobody has bought yet costs their wilds too. */
  #addTechnologyPrices(weights: BoardWeights, changed = -1): void {
    const { needs } = this.#graph;
    const held = this.#prices.held | this.technologies;
    for (let route = 0; route < needs.length; route++) {
      const missing = needs[route] & ~held;
      if (missing === 0 || this.costs[route] <= 0 || (needs[route] & changed) === 0) continue;
      this.costs[route] = this.#prices.fresh[route] + priceOf(missing, this.#graph) * weights.wild * weights.turn;
    }
  }

  /** Routes that bring more than the turns they take are worth, the best first, with the pieces and turns left. */
  addExtras(pieces: number, turns: number, weights: BoardWeights, most: number): void {
    const { length, needs } = this.#graph;
    for (let more = 0; more < most; more++) {
      let best = -1;
      let bestNet = weights.extra;
      for (let route = 0; route < this.costs.length; route++) {
        if (this.costs[route] === 0 || this.costs[route] === Number.POSITIVE_INFINITY) continue;
        if (this.pieces + length[route] > pieces) continue;
        const missing = needs[route] & ~this.#prices.held & ~this.technologies;
        const bought = priceOf(missing, this.#graph) * weights.wild;
        const time = this.#prices.turns[route] + bought;
        if (this.turns + time > turns + 1) continue;
        const net = this.#prices.gain[route] - time * weights.turn;
        if (net > bestNet) {
          bestNet = net;
          best = route;
        }
      }
      if (best < 0) return;
      this.value += bestNet;
      this.#add(best, weights);
    }
  }

  /** Nothing pays any more: the route that brings most for its turns, whatever it is. */
  addAnything(pieces: number): void {
    const { length, needs } = this.#graph;
    let best = -1;
    let most = 0;
    for (let route = 0; route < this.costs.length; route++) {
      if (this.costs[route] === 0 || this.costs[route] === Number.POSITIVE_INFINITY) continue;
      if (length[route] > pieces || (needs[route] & ~this.#prices.held) !== 0) continue;
      const rate = this.#prices.gain[route] / this.#prices.turns[route];
      if (rate > most) {
        most = rate;
        best = route;
      }
    }
    if (best >= 0) this.targets.push(best);
  }

  /** The longest routes there are, as long as the pieces last. */
  addLongest(pieces: number, most: number): void {
    const { length, needs } = this.#graph;
    const open: number[] = [];
    for (let route = 0; route < this.costs.length; route++) {
      if (this.costs[route] === 0 || this.costs[route] === Number.POSITIVE_INFINITY) continue;
      if (length[route] <= pieces - this.pieces && (needs[route] & ~this.#prices.held) === 0) open.push(route);
    }
    open.sort((a, b) => length[b] - length[a] || this.#prices.turns[a] - this.#prices.turns[b]);
    this.targets.unshift(...open.slice(0, most));
  }

  /** What a further ticket would add: its points less the way to it, or less its points if there is no way worth it. */
  marginal(ticket: Ticket, pieces: number, turns: number): number {
    const path = this.#path;
    if (!path.find(this.costs, ticket.from, ticket.to, 2 * ticket.points)) return -ticket.points;
    let needed = this.pieces;
    let time = this.turns;
    for (const route of path.found) {
      needed += this.#graph.length[route];
      time += this.#prices.turns[route];
    }
    return needed > pieces || time > turns ? -ticket.points : ticket.points - path.cost;
  }
}

function copyInto(row: number[], from: readonly number[]): void {
  row.length = from.length;
  for (let place = 0; place < from.length; place++) row[place] = from[place];
}

export function ticketsOf(view: View, seat: number, { game }: BoardGraph): Ticket[] {
  return ticketsHeld(game, view, seat).map((ticket) => game.board.tickets[ticket]);
}
