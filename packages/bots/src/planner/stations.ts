import {
  type BoardAction,
  isHeldByAnother,
  isLastRound,
  mayStill,
  stationOwner,
  stationsBuilt,
  type View,
} from '@branchline/engine';
import type { BoardGraph } from './board-graph.ts';
import type { BoardPlanner } from './board-planner.ts';
import type { HandBudget } from './hand-budget.ts';
import type { BoardWeights } from './weights.ts';

/** What it takes to use a route of another seat: nothing to be had; a station that stands there; one that must be built. */
const NONE = 0;
const STANDING = 1;
const TO_BUILD = 2;

/** A station that stands there costs nothing more; but a way that needs none is as good. */
const HARDLY = 0.01;

/** The routes of others that a seat's stations let it use, those it has and those it could build (EU-10, EU-11). */
export class StationPlan {
  /** Routes for which a station is to be built. */
  readonly toBuild: number[] = [];
  readonly #graph: BoardGraph;
  readonly #prices: readonly number[];
  readonly #use: Uint8Array;
  /** The city of the station that lets a route be used. */
  readonly #city: Int32Array;
  #built = 0;
  /** Cards in the hand with which a station can be paid. */
  #held = 0;

  constructor(graph: BoardGraph, prices: readonly number[]) {
    this.#graph = graph;
    this.#prices = prices;
    this.#use = new Uint8Array(graph.routes);
    this.#city = new Int32Array(graph.routes);
  }

  /** Looks at what can be borrowed now. */
  look(view: View, seat: number, { hand }: HandBudget): void {
    const { game, a, b, routes, wild } = this.#graph;
    this.#held = 0;
    for (let kind = 0; kind < wild; kind++) this.#held = Math.max(this.#held, hand[kind] + hand[wild]);
    this.#built = stationsBuilt(game, view, seat);
    this.toBuild.length = 0;
    for (let route = 0; route < routes; route++) {
      this.#use[route] = NONE;
      if (!isHeldByAnother(game, view, seat, route)) continue;
      for (const city of [a[route], b[route]]) {
        const owner = stationOwner(game, view, city);
        if (owner >= 0 && owner !== seat) continue;
        const use = owner === seat ? STANDING : TO_BUILD;
        if (this.#use[route] === STANDING) continue;
        this.#use[route] = use;
        this.#city[route] = city;
      }
    }
  }

  /** In rollouts: has a station been built since? */
  isStale(view: View, seat: number): boolean {
    return this.#built !== stationsBuilt(this.#graph.game, view, seat);
  }

  /** What it costs a plan to use a route of another, in points. */
  price(route: number, weights: BoardWeights): number {
    if (this.#use[route] === NONE) return Number.POSITIVE_INFINITY;
    if (this.#use[route] === STANDING) return HARDLY;
    const turns = this.turns(route, weights);
    return turns * weights.turn + this.#graph.unbuiltPoints + weights.station;
  }

  /** The turns it takes; endless, when no stations are left. */
  turns(route: number, { card }: BoardWeights): number {
    if (this.#use[route] !== TO_BUILD) return 0;
    const cards = this.#prices[this.#built + this.toBuild.length] ?? Number.POSITIVE_INFINITY;
    return 1 + Math.max(0, cards - this.#held) * card;
  }

  isBorrowed(route: number): boolean {
    return this.#use[route] !== NONE;
  }

  /** Can one way use all of these? A station lends one route. */
  allows(found: readonly number[]): boolean {
    let building = this.#built + this.toBuild.length;
    for (const [place, route] of found.entries()) {
      if (this.#use[route] === TO_BUILD && ++building > this.#prices.length) return false;
      if (this.#use[route] !== STANDING) continue;
      for (let other = 0; other < place; other++) {
        if (this.#use[found[other]] === STANDING && this.#city[found[other]] === this.#city[route]) return false;
      }
    }
    return true;
  }

  /** Does a way over these wait for a station? */
  waits(found: readonly number[]): boolean {
    return found.some((route) => this.#use[route] !== STANDING);
  }

  /** A plan uses this route: what is left to be borrowed gets dearer. */
  take(route: number, costs: Float64Array, weights: BoardWeights): void {
    const standing = this.#use[route] === STANDING;
    if (!standing) this.toBuild.push(route);
    costs[route] = 0;
    for (let other = 0; other < costs.length; other++) {
      if (costs[other] === 0) continue;
      if (standing && this.#use[other] === STANDING && this.#city[other] === this.#city[route]) {
        costs[other] = Number.POSITIVE_INFINITY;
      }
      if (!standing && this.#use[other] === TO_BUILD) costs[other] = this.price(other, weights);
    }
  }

  /** No route of another may be used: the costs without stations. */
  bar(costs: Float64Array): void {
    for (let route = 0; route < costs.length; route++) {
      if (this.#use[route] !== NONE && costs[route] > 0) costs[route] = Number.POSITIVE_INFINITY;
    }
  }

  copy(other: StationPlan): void {
    this.toBuild.length = 0;
    this.toBuild.push(...other.toBuild);
    this.#use.set(other.#use);
    this.#city.set(other.#city);
    this.#built = other.#built;
    this.#held = other.#held;
  }

  /** The city to build in for a route: that with more routes of others beside it. */
  cityFor(view: View, seat: number, route: number): number {
    const { game, a, b, first, stepRoute } = this.#graph;
    let best = -1;
    let most = 0;
    for (const city of [a[route], b[route]]) {
      if (stationOwner(game, view, city) >= 0) continue;
      let beside = 0;
      for (let step = first[city]; step < first[city + 1]; step++) {
        if (isHeldByAnother(game, view, seat, stepRoute[step])) beside++;
      }
      if (beside > most) {
        most = beside;
        best = city;
      }
    }
    return best;
  }
}

/** With fewer turns to spare than this a station waits no longer. */
const SPARE_TURNS = 4;

/** Builds the station that the plan needs, once nothing else is missing or time is short; `claim` could be made instead. */
export function stationInstead(
  planner: BoardPlanner,
  view: View,
  seat: number,
  claim: BoardAction | undefined,
): BoardAction | undefined {
  const { plan, graph } = planner;
  const { toBuild = [] } = plan.stations ?? {};
  // What others hold stays where it is: all the rest of a way is more pressing.
  if (toBuild.length === 0 || plan.forTickets > 0) return undefined;
  if (isLastRound(graph.game, view)) {
    const points = claim?.type === 'claimRoute' ? graph.points[claim.route] : 0;
    if (toBuild.length > 1 || plan.stake - graph.unbuiltPoints <= points) return undefined;
  } else if (claim && planner.turnsLeft(view, seat) - toBuild.length > SPARE_TURNS) return undefined;
  return stationFor(planner, view, seat, toBuild[0]);
}

/** The station for a route of another, paid in the way that hurts least; nothing, if there is no city or no way to pay. */
export function stationFor(
  { plan, graph, budget }: BoardPlanner,
  view: View,
  seat: number,
  route: number,
): BoardAction | undefined {
  const { game } = graph;
  const price = game.rules.stations?.prices[stationsBuilt(game, view, seat)];
  if (price === undefined || !plan.stations || !mayStill(game, view, 'buildStation')) return undefined;
  const city = plan.stations.cityFor(view, seat, route);
  const cards = budget.payOneColour(price);
  return city < 0 || cards === 0 ? undefined : { type: 'buildStation', city, cards };
}
