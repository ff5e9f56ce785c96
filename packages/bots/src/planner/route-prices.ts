import { GREY, holds, isHeldByAnother, seatCount, technologiesOf, type View } from '@branchline/engine';
import { type BoardGraph, isOpen } from './board-graph.ts';
import type { HandBudget } from './hand-budget.ts';
import type { StationPlan } from './stations.ts';
import type { BoardWeights } from './weights.ts';

/** Route by route, what it takes a seat to claim it and what it brings. Its rows are used again for every look. */
export class RoutePrices {
  /** Nothing for the seat's own routes, `Infinity` where there is no way. */
  readonly fresh: Float64Array;
  readonly turns: Float64Array;
  readonly gain: Float64Array;
  /** The technologies of the seat, as bits. */
  held = 0;
  readonly #others: Uint8Array;
  readonly #graph: BoardGraph;
  readonly #stations: StationPlan | undefined;

  constructor(graph: BoardGraph, stations?: StationPlan) {
    this.#graph = graph;
    this.#stations = stations;
    this.fresh = new Float64Array(graph.routes);
    this.turns = new Float64Array(graph.routes);
    this.gain = new Float64Array(graph.routes);
    this.#others = new Uint8Array(graph.places);
  }

  copy(other: RoutePrices): void {
    this.fresh.set(other.fresh);
    this.turns.set(other.turns);
    this.gain.set(other.gain);
    this.held = other.held;
  }

  /** What every route costs the seat now: the turns it takes, less what it brings. */
  price(view: View, seat: number, budget: HandBudget, weights: BoardWeights): void {
    const graph = this.#graph;
    const { game } = graph;
    this.held = technologiesOf(game, view, seat);
    const seats = seatCount(game, view);
    const stations = this.#stations;
    stations?.look(view, seat, budget);
    if (weights.block > 0) this.#seeOthers(view, seat);
    for (let route = 0; route < graph.routes; route++) {
      if (holds(game, view, seat, route)) {
        this.fresh[route] = 0;
        continue;
      }
      if (!isOpen(view, seat, route, graph)) {
        this.fresh[route] = stations ? stations.price(route, weights) : Number.POSITIVE_INFINITY;
        if (stations) this.turns[route] = stations.turns(route, weights);
        continue;
      }
      this.turns[route] = this.#turnsFor(route, budget, weights);
      this.gain[route] = this.#points(view, seat, route);
      if (weights.block > 0) {
        this.gain[route] += (weights.block * (this.#others[graph.a[route]] + this.#others[graph.b[route]])) / 2;
      }
      const alone = graph.twin[route] < 0 || seats < game.rules.facts.bothTracksFrom;
      const risk = alone ? weights.contest * (graph.length[route] < 3 ? 1 : 0.6) : 0;
      const cost = this.turns[route] * weights.turn - this.gain[route] + risk;
      this.fresh[route] = Math.max(weights.floor * graph.length[route], cost);
    }
  }

  /** The places that the networks of others touch: where they may want to go on. */
  #seeOthers(view: View, seat: number): void {
    const { game, a, b, routes } = this.#graph;
    this.#others.fill(0);
    for (let route = 0; route < routes; route++) {
      if (!isHeldByAnother(game, view, seat, route)) continue;
      this.#others[a[route]] = 1;
      this.#others[b[route]] = 1;
    }
  }

  #turnsFor(route: number, budget: HandBudget, weights: BoardWeights): number {
    const { length, symbols, tunnel, colour, wild, wildOn } = this.#graph;
    const { hand } = budget;
    let own = 0;
    if (colour[route] === GREY) for (let kind = 0; kind < wild; kind++) own = Math.max(own, hand[kind]);
    else own = hand[colour[route]];
    own = Math.min(own, length[route] - symbols[route]);
    if (wildOn[route]) own += Math.min(hand[wild], length[route] - own);
    const cards = length[route] + weights.symbol * symbols[route] + weights.tunnel * tunnel[route];
    // Any colour will do on a grey route: its cards are found more quickly.
    const ease = colour[route] === GREY ? 0.85 : 1;
    return 1 + Math.max(0, cards - weights.hand * own) * weights.card * ease;
  }

  /** Points of a route now, and half a point for each attraction the seat does not touch yet. */
  #points(view: View, seat: number, route: number): number {
    const graph = this.#graph;
    const base =
      this.held === 0 ? graph.points[route] : graph.game.rules.points(graph.game.board.routes[route], this.held);
    const { attraction, a, b } = graph;
    if (attraction[a[route]] === 0 && attraction[b[route]] === 0) return base;
    return base + this.#newSight(view, seat, a[route]) + this.#newSight(view, seat, b[route]);
  }

  #newSight(view: View, seat: number, place: number): number {
    const graph = this.#graph;
    if (graph.attraction[place] === 0) return 0;
    for (let step = graph.first[place]; step < graph.first[place + 1]; step++) {
      if (holds(graph.game, view, seat, graph.stepRoute[step])) return 0;
    }
    return 0.7;
  }
}
