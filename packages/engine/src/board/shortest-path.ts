import type { Board } from './board.ts';

/** A board as a graph in compressed rows: places are its nodes, routes its edges. */
export interface RouteGraph {
  readonly places: number;
  readonly routes: number;
  /** The two ends of every route. */
  readonly a: Int32Array;
  readonly b: Int32Array;
  /** The steps from a place are those from `first[place]` up to `first[place + 1]`. */
  readonly first: Int32Array;
  readonly stepRoute: Int32Array;
  readonly stepTo: Int32Array;
}

export function routeGraph({ places, routes }: Board): RouteGraph {
  const steps: { route: number; to: number }[][] = places.map(() => []);
  for (const { number, a, b } of routes) {
    steps[a].push({ route: number, to: b });
    steps[b].push({ route: number, to: a });
  }
  const first = new Int32Array(places.length + 1);
  for (const [place, { length }] of steps.entries()) first[place + 1] = first[place] + length;
  const all = steps.flat();
  return {
    places: places.length,
    routes: routes.length,
    a: Int32Array.from(routes, ({ a }) => a),
    b: Int32Array.from(routes, ({ b }) => b),
    first,
    stepRoute: Int32Array.from(all, ({ route }) => route),
    stepTo: Int32Array.from(all, ({ to }) => to),
  };
}

/**
 * Dijkstra's shortest path over a board, by the cost of every route: 0 for what is one's own, `Infinity` for what is closed.
 * Its rows are used again for every search. Of places equally near the one with the smaller number is left first, so the
 * same costs always give the same path.
 */
export class ShortestPath {
  /** The routes of the last path found that cost something, from its end to its beginning. */
  readonly found: number[] = [];
  cost = 0;
  readonly #graph: RouteGraph;
  readonly #near: Float64Array;
  readonly #came: Int32Array;
  /** Places that are reached but not yet left, in no order. */
  readonly #edge: Int32Array;
  #end = -1;

  constructor(graph: RouteGraph) {
    this.#graph = graph;
    this.#near = new Float64Array(graph.places);
    this.#came = new Int32Array(graph.places);
    this.#edge = new Int32Array(graph.places);
  }

  /** Looks for the cheapest path from any place of one end to any of the other that costs less than `limit`. */
  find(
    costs: Float64Array,
    from: readonly number[],
    to: readonly number[],
    limit: number = Number.POSITIVE_INFINITY,
  ): boolean {
    const near = this.#near.fill(Number.POSITIVE_INFINITY);
    const came = this.#came;
    const edge = this.#edge;
    let waiting = 0;
    for (const place of from) {
      near[place] = 0;
      came[place] = -1;
      edge[waiting++] = place;
    }
    const { first, stepRoute, stepTo } = this.#graph;
    for (;;) {
      let at = -1;
      let place = -1;
      let least = limit;
      for (let one = 0; one < waiting; one++) {
        const cost = near[edge[one]];
        if (cost < least || (cost === least && at >= 0 && edge[one] < place)) {
          least = cost;
          at = one;
          place = edge[one];
        }
      }
      if (at < 0) return false;
      if (to.includes(place)) return this.#walkBack(costs, place);
      edge[at] = edge[--waiting];
      const last = first[place + 1];
      for (let step = first[place]; step < last; step++) {
        const next = stepTo[step];
        const cost = least + costs[stepRoute[step]];
        if (cost >= near[next]) continue;
        if (near[next] === Number.POSITIVE_INFINITY) edge[waiting++] = next;
        near[next] = cost;
        came[next] = stepRoute[step];
      }
    }
  }

  #walkBack(costs: Float64Array, end: number): true {
    const { a, b } = this.#graph;
    this.found.length = 0;
    this.cost = this.#near[end];
    this.#end = end;
    let place = end;
    for (let route = this.#came[place]; route >= 0; route = this.#came[place]) {
      if (costs[route] > 0) this.found.push(route);
      place = a[route] === place ? b[route] : a[route];
    }
    return true;
  }

  /** All routes of the last path found, those that cost nothing too, from its end to its beginning. */
  whole(): number[] {
    const { a, b } = this.#graph;
    const routes: number[] = [];
    let place = this.#end;
    for (let route = this.#came[place]; route >= 0; route = this.#came[place]) {
      routes.push(route);
      place = a[route] === place ? b[route] : a[route];
    }
    return routes;
  }
}
