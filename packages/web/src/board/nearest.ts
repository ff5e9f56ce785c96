import type { Drawing, DrawnPlace, DrawnRoute } from './drawing.ts';

/** A route and how far it is from the point that was asked about. */
export interface Near {
  readonly route: DrawnRoute;
  readonly far: number;
}

/** The two nearest routes within reach of a point, nearest first: a finger is wider than a track. */
export function nearestRoutes(drawing: Drawing, x: number, y: number, reach: number): Near[] {
  const found: Near[] = [];
  for (const route of drawing.routes) {
    const far = farFrom(route, x, y);
    if (far <= reach) found.push({ route, far });
  }
  return found.sort((one, other) => one.far - other.far).slice(0, 2);
}

function farFrom({ bars, size }: DrawnRoute, x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at + 2 < bars.length; at += 3) {
    const turn = ((bars[at + 2] ?? 0) * Math.PI) / 180;
    const [dx, dy] = [x - (bars[at] ?? 0), y - (bars[at + 1] ?? 0)];
    const along = Math.max(0, Math.abs(dx * Math.cos(turn) + dy * Math.sin(turn)) - size / 2);
    const aside = dy * Math.cos(turn) - dx * Math.sin(turn);
    least = Math.min(least, Math.hypot(along, aside));
  }
  return least;
}

/** The place whose dot, with some room round it, holds the point. */
export function placeAt(drawing: Drawing, x: number, y: number, reach: number): DrawnPlace | undefined {
  return drawing.places.find((place) => Math.hypot(place.x - x, place.y - y) <= reach);
}
