import { holds, longestPath, longestTrail, piecesOf, seatCount, type View } from '@branchline/engine';
import { type BoardGraph, isOpen } from './board-graph.ts';

/** A part of the pieces that a seat has left lengthens its longest path, as a rule. */
const GROWTH = 0.4;
/** Spaces by which a longest path may turn out otherwise: at the end, and for every piece that is left. */
const BLUR = 2;
const BLUR_PER_PIECE = 0.12;

/** What routes are worth because they make the longest path longer (US-7). Its rows are used again for every look. */
export class PathBonus {
  /** Route by route: points that it may bring, beside its own. */
  readonly gain: Float64Array;
  readonly #graph: BoardGraph;
  /** What was looked at last: who holds which route, in one number. */
  #seen = Number.NaN;

  constructor(graph: BoardGraph) {
    this.#graph = graph;
    this.gain = new Float64Array(graph.routes);
  }

  /** Looks at the board once the planned routes are built. */
  look(view: View, seat: number, planned: readonly number[]): void {
    this.#seen = Number.NaN;
    this.gain.fill(0);
    const network = this.#routesOf(view, seat, planned);
    if (network.length === 0) return;
    const trail = longestTrail(network).map((place) => network[place]);
    const mine = trail.reduce((sum, { length }) => sum + length, 0);
    const worth = this.#worthOfSpace(view, seat, mine);
    const { routes } = this.#graph.game.board;
    for (const route of this.#extending(view, seat, network, trail)) {
      this.gain[route] = worth * (longestPath([...network, routes[route]]) - mine);
    }
  }

  /** The same, if the board is another than it was: rollouts look at one board again and again. */
  lookAgain(view: View, seat: number): void {
    const seen = this.#signature(view, seat);
    if (seen === this.#seen) return;
    this.look(view, seat, []);
    this.#seen = seen;
  }

  /** By how many points a last claim would change who has the longest path; to be asked of one route after the other. */
  atLast(view: View, seat: number): (route: number) => number {
    const { game, pathPoints, length } = this.#graph;
    const own = this.#routesOf(view, seat, []);
    const all = own.reduce((sum, one) => sum + one.length, 0);
    const best = this.#longestOfOthers(view, seat);
    const before = longestPath(own);
    return (route) => {
      if (before > best || all + length[route] < best) return 0;
      const after = longestPath([...own, game.board.routes[route]]);
      if (after < best || after === before) return 0;
      // Whoever gets ahead alone takes the points from another.
      return (after > best ? pathPoints : 0) + (before < best ? pathPoints : 0);
    };
  }

  #routesOf(view: View, seat: number, planned: readonly number[]): { a: number; b: number; length: number }[] {
    const { game } = this.#graph;
    return game.board.routes.filter(({ number }) => holds(game, view, seat, number) || planned.includes(number));
  }

  #longestOfOthers(view: View, seat: number): number {
    const { game } = this.#graph;
    let best = 0;
    for (let other = 0; other < seatCount(game, view); other++) {
      if (other !== seat) best = Math.max(best, longestPath(this.#routesOf(view, other, [])));
    }
    return best;
  }

  /** Points that one more space of the path is worth: most where it is open who will have the longest. */
  #worthOfSpace(view: View, seat: number, mine: number): number {
    const { game, pathPoints } = this.#graph;
    let ahead = 0;
    for (let other = 0; other < seatCount(game, view); other++) {
      if (other === seat) continue;
      const theirs = longestPath(this.#routesOf(view, other, [])) + GROWTH * piecesOf(game, view, other);
      ahead = Math.max(ahead, theirs);
    }
    const left = piecesOf(game, view, seat);
    const blur = BLUR + BLUR_PER_PIECE * left;
    const chance = 1 / (1 + Math.exp((ahead - mine - GROWTH * left) / blur));
    return (pathPoints * chance * (1 - chance)) / blur;
  }

  /** Open routes at an end of the longest path, and those that join two parts of the network. */
  #extending(
    view: View,
    seat: number,
    network: readonly { readonly a: number; readonly b: number }[],
    trail: readonly { readonly a: number; readonly b: number }[],
  ): number[] {
    const { a, b, routes, places } = this.#graph;
    const ends = new Set<number>();
    for (const one of trail) for (const place of [one.a, one.b]) if (!ends.delete(place)) ends.add(place);
    // A path that ends where it begins can begin anywhere.
    if (ends.size === 0) for (const one of trail) ends.add(one.a).add(one.b);
    const part = Array.from({ length: places }, () => -1);
    for (const one of network) {
      const [here, there] = [part[one.a], part[one.b]];
      const to = here >= 0 ? here : there >= 0 ? there : one.a;
      for (let place = 0; place < places; place++) if (there >= 0 && part[place] === there) part[place] = to;
      part[one.a] = to;
      part[one.b] = to;
    }
    const found: number[] = [];
    for (let route = 0; route < routes; route++) {
      const [here, there] = [part[a[route]], part[b[route]]];
      const joins = here >= 0 && there >= 0 && here !== there;
      if ((joins || ends.has(a[route]) || ends.has(b[route])) && isOpen(view, seat, route, this.#graph)) {
        found.push(route);
      }
    }
    return found;
  }

  #signature(view: View, seat: number): number {
    const { game, routes } = this.#graph;
    let sum = seat + 1;
    for (let other = 0, seats = seatCount(game, view); other < seats; other++) {
      for (let route = 0; route < routes; route++) {
        if (holds(game, view, other, route)) sum = (sum * 31 + route * 8 + other + 1) % 2147483647;
      }
    }
    return sum;
  }
}
