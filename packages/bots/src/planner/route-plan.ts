import { ShortestPath, type Ticket, ticketsHeld, type View } from '@branchline/engine';
import { type BoardGraph, priceOf } from './board-graph.ts';
import type { HandBudget } from './hand-budget.ts';
import { PathBonus } from './path-bonus.ts';
import { RoutePrices } from './route-prices.ts';
import { StationPlan } from './stations.ts';
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
  /** Route by route, the ticket that a target is for, while it is one of those. */
  readonly behind: Int32Array;
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
  readonly graph: BoardGraph;
  readonly prices: RoutePrices;
  /** Where the longest path counts. */
  readonly path: PathBonus | undefined;
  /** Where there are stations. */
  readonly stations: StationPlan | undefined;
  readonly #path: ShortestPath;

  constructor(graph: BoardGraph) {
    this.graph = graph;
    this.#path = new ShortestPath(graph);
    this.path = graph.pathPoints > 0 ? new PathBonus(graph) : undefined;
    const { stations } = graph.game.rules;
    this.stations = stations && new StationPlan(graph, stations.prices);
    this.prices = new RoutePrices(graph, this.stations);
    this.costs = new Float64Array(graph.routes);
    this.behind = new Int32Array(graph.routes);
    this.joined = new Uint8Array(graph.game.board.tickets.length);
  }

  /** Looks at what every route costs the seat now. */
  price(view: View, seat: number, budget: HandBudget, weights: BoardWeights): void {
    this.prices.price(view, seat, budget, weights);
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
    this.costs.set(this.prices.fresh);
    if (this.stations) this.stations.toBuild.length = 0;
    if (this.graph.game.rules.technologies) this.#addTechnologyPrices(weights);
    for (const goal of goals) this.#finish(goal, pieces, turns, weights);
    this.forTickets = this.targets.length;
    this.ticketTurns = this.turns;
  }

  #finish({ ticket, worth }: TicketGoal, pieces: number, turns: number, weights: BoardWeights): void {
    const path = this.#path;
    if (!this.#findWay(ticket, worth)) return this.#lose(ticket);
    if (!this.#affords(pieces, turns)) return this.#lose(ticket);
    this.value += ticket.points - path.cost;
    this.done.push(ticket);
    if (this.stations ? this.stations.waits(path.found) : path.found.length > 0) this.stake += worth;
    else if (path.cost === 0 && this.targets.length === 0) this.joined[ticket.number] = 1;
    for (const route of path.found) {
      this.behind[route] = ticket.number;
      this.add(route, weights);
    }
  }

  /** The cheapest way between the places of a ticket that costs less than it is worth; without stations, if those are too few for it. */
  #findWay({ from, to }: Ticket, worth: number): boolean {
    const path = this.#path;
    if (!path.find(this.costs, from, to, worth)) return false;
    if (!this.stations || this.stations.allows(path.found)) return true;
    const costs = this.costs.slice();
    this.stations.bar(costs);
    return path.find(costs, from, to, worth);
  }

  /** Are there pieces and turns enough for the way that was found, beside all that is planned? */
  #affords(pieces: number, turns: number): boolean {
    const { stations, prices } = this;
    const { length } = this.graph;
    let needed = this.pieces;
    let time = this.turns;
    for (const route of this.#path.found) {
      if (!stations?.isBorrowed(route)) needed += length[route];
      time += prices.turns[route];
    }
    return needed <= pieces && time <= turns;
  }

  #lose(ticket: Ticket): void {
    this.value -= ticket.points;
    this.lost.push(ticket);
  }

  /** Takes a route into the plan. */
  add(route: number, weights: BoardWeights): void {
    const { length, needs } = this.graph;
    this.turns += this.prices.turns[route];
    if (this.stations?.isBorrowed(route)) return this.stations.take(route, this.costs, weights);
    this.targets.push(route);
    this.pieces += length[route];
    this.costs[route] = 0;
    const twin = this.graph.twin[route];
    if (twin >= 0) this.costs[twin] = Number.POSITIVE_INFINITY;
    const missing = needs[route] & ~this.prices.held & ~this.technologies;
    if (missing === 0) return;
    this.technologies |= missing;
    this.turns += priceOf(missing, this.graph) * weights.wild;
    for (let other = 0; other < this.costs.length; other++) {
      if (this.costs[other] > 0 && (needs[other] & missing) !== 0) this.costs[other] = this.prices.fresh[other];
    }
    this.#addTechnologyPrices(weights, missing);
  }

  /** Of these goals those whose places are not joined yet. */
  unfinished(goals: readonly TicketGoal[]): readonly TicketGoal[] {
    const { fresh } = this.prices;
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
    this.prices.copy(other.prices);
    this.joined.set(other.joined);
    if (this.path && other.path) this.path.gain.set(other.path.gain);
    if (this.stations && other.stations) this.stations.copy(other.stations);
  }

  /** A target has been claimed. */
  strike(place: number): void {
    this.pieces -= this.graph.length[this.targets[place]];
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
      const cost = this.prices.fresh[route];
      this.prices.fresh[route] = Number.POSITIVE_INFINITY;
      this.follow(goals, pieces, turns, weights);
      this.prices.fresh[route] = cost;
      regrets.set(route, Math.max(0, value - this.value));
    }
    this.follow(goals, pieces, turns, weights);
    this.targets.sort((a, b) => (regrets.get(b) ?? 0) - (regrets.get(a) ?? 0));
    this.regrets.length = 0;
    for (const route of this.targets) this.regrets.push(regrets.get(route) ?? 0);
  }

  /** A route that asks for technologies nobody has bought yet costs their wilds too. */
  #addTechnologyPrices(weights: BoardWeights, changed = -1): void {
    const { needs } = this.graph;
    const held = this.prices.held | this.technologies;
    for (let route = 0; route < needs.length; route++) {
      const missing = needs[route] & ~held;
      if (missing === 0 || this.costs[route] <= 0 || (needs[route] & changed) === 0) continue;
      this.costs[route] = this.prices.fresh[route] + priceOf(missing, this.graph) * weights.wild * weights.turn;
    }
  }

  /** What a further ticket would add: its points less the way to it, or less its points if there is no way worth it. */
  marginal(ticket: Ticket, pieces: number, turns: number): number {
    if (!this.#findWay(ticket, 2 * ticket.points)) return -ticket.points;
    return this.#affords(pieces, turns) ? ticket.points - this.#path.cost : -ticket.points;
  }
}

function copyInto(row: number[], from: readonly number[]): void {
  row.length = from.length;
  for (let place = 0; place < from.length; place++) row[place] = from[place];
}

export function ticketsOf(view: View, seat: number, { game }: BoardGraph): Ticket[] {
  return ticketsHeld(game, view, seat).map((ticket) => game.board.tickets[ticket]);
}
