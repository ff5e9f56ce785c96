import type { Ground } from './ground.ts';

/** Cheapest ways over a board, by the price of every route. Its rows are used again for every search. */
export class Ways {
  /** The routes of the last way found, those that cost something only. */
  readonly found: number[] = [];
  cost = 0;
  readonly #ground: Ground;
  readonly #near: Float64Array;
  readonly #came: Int32Array;
  /** Places that are reached but not yet left, in no order. */
  readonly #edge: Int32Array;

  constructor(ground: Ground) {
    this.#ground = ground;
    this.#near = new Float64Array(ground.places);
    this.#came = new Int32Array(ground.places);
    this.#edge = new Int32Array(ground.places);
  }

  /** Looks for the cheapest way from any place of one end to any of the other that costs less than `limit`. */
  find(costs: Float64Array, from: readonly number[], to: readonly number[], limit: number): boolean {
    const near = this.#near.fill(Number.POSITIVE_INFINITY);
    const came = this.#came;
    const edge = this.#edge;
    let waiting = 0;
    for (const place of from) {
      near[place] = 0;
      came[place] = -1;
      edge[waiting++] = place;
    }
    const { first, stepRoute, stepTo } = this.#ground;
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
    const { a, b } = this.#ground;
    this.found.length = 0;
    this.cost = this.#near[end];
    let place = end;
    for (let route = this.#came[place]; route >= 0; route = this.#came[place]) {
      if (costs[route] > 0) this.found.push(route);
      place = a[route] === place ? b[route] : a[route];
    }
    return true;
  }
}
