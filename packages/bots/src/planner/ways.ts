import type { Ground } from './ground.ts';

/** Cheapest ways over a board, by the price of every route. Its rows are used again for every search. */
export class Ways {
  /** The routes of the last way found, those that cost something only. */
  readonly found: number[] = [];
  cost = 0;
  readonly #ground: Ground;
  readonly #near: Float64Array;
  readonly #came: Int32Array;
  readonly #open: Uint8Array;

  constructor(ground: Ground) {
    this.#ground = ground;
    this.#near = new Float64Array(ground.places);
    this.#came = new Int32Array(ground.places);
    this.#open = new Uint8Array(ground.places);
  }

  /** Looks for the cheapest way from any place of one end to any of the other that costs less than `limit`. */
  find(costs: Float64Array, from: readonly number[], to: readonly number[], limit: number): boolean {
    const near = this.#near.fill(Number.POSITIVE_INFINITY);
    const open = this.#open.fill(0);
    const came = this.#came;
    for (const place of from) {
      near[place] = 0;
      open[place] = 1;
      came[place] = -1;
    }
    const { first, stepRoute, stepTo, places } = this.#ground;
    for (;;) {
      let place = -1;
      let least = limit;
      for (let one = 0; one < places; one++) {
        if (open[one] === 1 && near[one] < least) {
          least = near[one];
          place = one;
        }
      }
      if (place < 0) return false;
      if (to.includes(place)) return this.#walkBack(costs, place);
      open[place] = 2;
      const last = first[place + 1];
      for (let step = first[place]; step < last; step++) {
        const next = stepTo[step];
        const cost = least + costs[stepRoute[step]];
        if (cost < near[next]) {
          near[next] = cost;
          came[next] = stepRoute[step];
          open[next] = 1;
        }
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
