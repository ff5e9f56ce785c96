import type { Drawing, DrawnPlace, DrawnRoute } from './layout/drawing.ts';

/** A route and how far it is from the point that was asked about. */
interface Near {
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

/** How far a point is from a route's bars and from the track between them. */
function farFrom({ bars, size }: DrawnRoute, x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at + 2 < bars.length; at += 3) {
    const [bx = 0, by = 0, angle = 0] = bars.slice(at, at + 3);
    const turn = (angle * Math.PI) / 180;
    const [dx, dy] = [x - bx, y - by];
    const along = Math.max(0, Math.abs(dx * Math.cos(turn) + dy * Math.sin(turn)) - size / 2);
    least = Math.min(least, Math.hypot(along, dy * Math.cos(turn) - dx * Math.sin(turn)));
    const [nx, ny] = bars.slice(at + 3, at + 5);
    if (nx === undefined || ny === undefined) continue;
    const [vx, vy] = [nx - bx, ny - by];
    const part = Math.min(1, Math.max(0, (dx * vx + dy * vy) / (vx * vx + vy * vy)));
    least = Math.min(least, Math.hypot(dx - vx * part, dy - vy * part));
  }
  return least;
}

/** The nearest place within reach of a point; of these alone, if some are given. */
export function placeAt(
  drawing: Drawing,
  [x, y]: readonly [number, number],
  reach: number,
  among?: ReadonlySet<string>,
): DrawnPlace | undefined {
  const far = (place: DrawnPlace): number => Math.hypot(place.x - x, place.y - y);
  return drawing.places
    .filter((place) => far(place) <= reach && (!among || among.has(place.id)))
    .sort((one, other) => far(one) - far(other))[0];
}
