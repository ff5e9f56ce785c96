import type { Pack } from '@branchline/games';
import type { Drawing } from '../board/layout/drawing.ts';
import type { Selection } from './model/edits.ts';
import { contains, distanceTo, outlineOf, type Spot } from './model/outline.ts';

/** What lies under a finger. */
export type Hit =
  | { readonly kind: 'place'; readonly id: string }
  | { readonly kind: 'route'; readonly id: string }
  | { readonly kind: 'shape'; readonly at: number }
  | { readonly kind: 'handle'; readonly handle: Handle };

/** A point by which a route is bent or a shape is changed; a fresh one lies between two others and becomes one when it is dragged. */
export interface Handle {
  readonly of: { readonly route: string } | { readonly shape: number };
  readonly number: number;
  readonly fresh: boolean;
  readonly spot: Spot;
}

/** The handles of what is picked out, if that is one route or one shape. */
export function handlesOf(pack: Pack, drawing: Drawing, { places, routes, shapes }: Selection): readonly Handle[] {
  const [route] = routes;
  const [shape] = shapes;
  if (places.length > 0 || routes.length + shapes.length !== 1) return [];
  if (route !== undefined) return routeHandles(pack, drawing, route);
  const outline = outlineOf(pack.look?.shapes?.[shape ?? -1]?.path ?? '');
  if (shape === undefined || !outline) return [];
  const of = { shape };
  const { points, closed } = outline;
  return points.flatMap((spot, number): Handle[] => {
    const next = points[number + 1] ?? (closed ? points[0] : undefined);
    const own: Handle = { of, number, fresh: false, spot };
    return next ? [own, { of, number: number + 1, fresh: true, spot: between(spot, next) }] : [own];
  });
}

const between = ([ax, ay]: Spot, [bx, by]: Spot): Spot => [(ax + bx) / 2, (ay + by) / 2];

function routeHandles({ places, routes }: Pack, drawing: Drawing, id: string): readonly Handle[] {
  const route = routes.find((one) => one.id === id);
  const drawn = drawing.routes.find((one) => one.id === id);
  const [a, b] = [places.find((place) => place.id === route?.a), places.find((place) => place.id === route?.b)];
  if (!route || !drawn || !a || !b) return [];
  const of = { route: id };
  const via = (route.via ?? []).map(([x = 0, y = 0]): Spot => [x, y]);
  const way: readonly Spot[] = [[a.x, a.y], ...via, [b.x, b.y]];
  const fresh = way.slice(1).map((spot, number): Handle => {
    const middle = via.length === 0 ? middleOf(drawn.line) : between(way[number] ?? spot, spot);
    return { of, number, fresh: true, spot: middle };
  });
  const own = via.map((spot, number): Handle => ({ of, number, fresh: false, spot }));
  return via.length < 8 ? [...own, ...fresh] : own;
}

function middleOf(line: readonly number[]): Spot {
  const at = Math.floor(line.length / 4) * 2;
  return [line[at] ?? 0, line[at + 1] ?? 0];
}

interface Seen {
  readonly pack: Pack;
  readonly drawing: Drawing;
  readonly selection: Selection;
}

/** What is meant by a spot, where a finger or a mouse is so many units wide: handles first, then places, routes and shapes. */
export function hitAt({ pack, drawing, selection }: Seen, spot: Spot, reach: number): Hit | undefined {
  const far = ([x, y]: Spot): number => Math.hypot(x - spot[0], y - spot[1]);
  const handle = handlesOf(pack, drawing, selection)
    .filter((one) => far(one.spot) <= reach)
    .toSorted((one, other) => far(one.spot) - far(other.spot))[0];
  if (handle) return { kind: 'handle', handle };
  const place = placeAt(drawing, spot, reach);
  if (place !== undefined) return { kind: 'place', id: place };
  const route = drawing.routes
    .map(({ id, line }) => ({ id, off: offLine(line, spot) }))
    .filter(({ off }) => off <= Math.max(drawing.bar * 0.6, reach * 0.7))
    .toSorted((one, other) => one.off - other.off)[0];
  if (route) return { kind: 'route', id: route.id };
  const shapes = pack.look?.shapes ?? [];
  for (let at = shapes.length - 1; at >= 0; at--) {
    const outline = outlineOf(shapes[at]?.path ?? '');
    if (!outline) continue;
    const line = outline.points.flat();
    if (outline.closed ? contains(outline.points, spot) : offLine(line, spot) <= reach) return { kind: 'shape', at };
  }
  return undefined;
}

export function placeAt({ places, dot }: Drawing, [x, y]: Spot, reach: number): string | undefined {
  const near = places
    .map((place) => ({ id: place.id, off: Math.hypot(place.x - x, place.y - y) }))
    .filter(({ off }) => off <= Math.max(dot * 1.6, reach))
    .toSorted((one, other) => one.off - other.off);
  return near[0]?.id;
}

function offLine(line: readonly number[], spot: Spot): number {
  let best = Number.POSITIVE_INFINITY;
  for (let at = 2; at + 1 < line.length; at += 2) {
    const from: Spot = [line[at - 2] ?? 0, line[at - 1] ?? 0];
    best = Math.min(best, distanceTo(spot, from, [line[at] ?? 0, line[at + 1] ?? 0]));
  }
  return best;
}
