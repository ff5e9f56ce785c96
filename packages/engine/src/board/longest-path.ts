import { sweep } from './path-sweep.ts';
import { across, connectedParts, type Strand, type Stretch, simplify } from './strands.ts';
import { sweepPlan } from './sweep-plan.ts';

/** A route as a path sees it: its two places, by number, and its spaces. */
export interface Edge {
  readonly a: number;
  readonly b: number;
  readonly length: number;
}

/** C-51: the spaces of the longest chain of these routes that uses none twice; places may be passed more than once. */
export function longestPath(edges: readonly Edge[]): number {
  return longestStretch(edges).length;
}

/** C-51: the routes of such a chain in the order they are travelled, as positions in `edges`. */
export function longestTrail(edges: readonly Edge[]): readonly number[] {
  return travelled(edges, longestStretch(edges).routes);
}

/**
 * A chain exists exactly where routes hang together and at most two places have an odd number of them (Euler). So the
 * longest is the longest such set of routes, and no order has to be searched: the network is made small, each part is
 * taken whole if it is such a set itself, and only what is left is swept.
 */
function longestStretch(edges: readonly Edge[]): Stretch {
  const { strands, noted } = simplify(edges.map(({ a, b, length }, route) => ({ a, b, length, routes: [route] })));
  let best = noted;
  for (const part of connectedParts(strands)) {
    const whole = together(part);
    if (whole.length <= best.length) continue;
    const stretch = oddPlaces(part).length <= 2 ? whole : together(sweep(part).strands);
    if (stretch.length > best.length) best = stretch;
  }
  return best;
}

/**
 * How wide the front of a sweep across all these routes would be, at most one of a double among them: what finding a longest path can
 * take grows fast with it. Maps on paper are narrow, the boards of the house 7 at most; routes that cross each other make a map wide.
 */
export function frontWidth(edges: readonly Edge[]): number {
  const { strands } = simplify(edges.map(({ a, b, length }, route) => ({ a, b, length, routes: [route] })));
  return Math.max(0, ...connectedParts(strands).map((part) => sweepPlan(part).width));
}

function together(strands: readonly Strand[]): Stretch {
  let length = 0;
  for (const strand of strands) length += strand.length;
  return { length, routes: strands.flatMap((strand) => strand.routes) };
}

function oddPlaces(edges: readonly Edge[]): number[] {
  const odd = new Set<number>();
  for (const { a, b } of edges) for (const place of [a, b]) if (!odd.delete(place)) odd.add(place);
  return [...odd];
}

/** Hierholzer: walk on until stuck, lay down routes while stepping back, walk on again wherever one is left. */
function travelled(edges: readonly Edge[], routes: readonly number[]): number[] {
  const chosen = routes.map((route) => edges[route]);
  const unused = new Set(routes);
  const trail: number[] = [];
  const walked: { readonly route: number; readonly from: number }[] = [];
  let place = oddPlaces(chosen)[0] ?? chosen[0]?.a;
  for (;;) {
    const next = [...unused].find((route) => edges[route].a === place || edges[route].b === place);
    if (next !== undefined) {
      walked.push({ route: next, from: place });
      unused.delete(next);
      place = across(edges[next], place);
      continue;
    }
    const last = walked.pop();
    if (!last) return trail;
    trail.push(last.route);
    place = last.from;
  }
}
