import { priceOf } from './board-graph.ts';
import type { RoutePlan } from './route-plan.ts';
import type { BoardWeights } from './weights.ts';

/** What a seat has left to build with. */
export interface Means {
  readonly pieces: number;
  readonly turns: number;
}

/** Routes that bring more than the turns they take are worth, the best first, with the pieces and turns left. */
export function addExtras(plan: RoutePlan, { pieces, turns }: Means, weights: BoardWeights, most: number): void {
  const { graph, prices, costs } = plan;
  const { length, needs } = graph;
  const path = plan.path?.gain;
  for (let more = 0; more < most; more++) {
    let best = -1;
    let bestNet = weights.extra;
    for (let route = 0; route < costs.length; route++) {
      if (!isOpenTo(plan, route) || plan.pieces + length[route] > pieces) continue;
      const missing = needs[route] & ~prices.held & ~plan.technologies;
      const bought = priceOf(missing, graph) * weights.wild;
      const time = prices.turns[route] + bought;
      if (plan.turns + time > turns + 1) continue;
      const gain = path === undefined ? prices.gain[route] : prices.gain[route] + weights.path * path[route];
      const net = gain - time * weights.turn;
      if (net > bestNet) {
        bestNet = net;
        best = route;
      }
    }
    if (best < 0) return;
    plan.value += bestNet;
    plan.add(best, weights);
  }
}

/** Neither the seat's own nor planned, and still to be had. */
function isOpenTo({ costs, stations }: RoutePlan, route: number): boolean {
  if (costs[route] === 0 || costs[route] === Number.POSITIVE_INFINITY) return false;
  return !stations?.isBorrowed(route);
}

/** Nothing pays any more: the route that brings most for its turns, whatever it is. */
export function addAnything(plan: RoutePlan, pieces: number): void {
  const { prices, costs, targets } = plan;
  const { length, needs } = plan.graph;
  let best = -1;
  let most = 0;
  for (let route = 0; route < costs.length; route++) {
    if (!isOpenTo(plan, route)) continue;
    if (length[route] > pieces || (needs[route] & ~prices.held) !== 0) continue;
    const rate = prices.gain[route] / prices.turns[route];
    if (rate > most) {
      most = rate;
      best = route;
    }
  }
  if (best >= 0) targets.push(best);
}

/** The longest routes there are, as long as the pieces last. */
export function addLongest(plan: RoutePlan, pieces: number, most: number): void {
  const { prices, costs, targets } = plan;
  const { length, needs } = plan.graph;
  const open: number[] = [];
  for (let route = 0; route < costs.length; route++) {
    if (!isOpenTo(plan, route)) continue;
    if (length[route] <= pieces - plan.pieces && (needs[route] & ~prices.held) === 0) open.push(route);
  }
  open.sort((a, b) => length[b] - length[a] || prices.turns[a] - prices.turns[b]);
  targets.unshift(...open.slice(0, most));
}
