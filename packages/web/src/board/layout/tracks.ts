import { distance, type Point, through } from './curve.ts';
import type { RouteFacts, SetMap, Sizes } from './facts.ts';

/** How a route, or the two of a double, are bent and how far they keep from their places. */
export interface Bend {
  readonly first: number;
  readonly second: number;
  readonly startsAfter: number;
  readonly endsBefore: number;
}

/** A route, or both tracks of a double that lie side by side: they bend together. */
export interface Ribbon {
  readonly routes: readonly RouteFacts[];
  readonly base: readonly Point[];
  /** the longest route's length in a straight line, and the direction across it */
  readonly chord: number;
  readonly across: Point;
}

/** A route as it lies: x, y and the angle (radians) of every bar, three numbers each. */
export interface Track {
  readonly route: RouteFacts;
  readonly size: number;
  readonly bars: Float64Array;
  readonly line: readonly Point[];
}

/** Tracks of a double share a ribbon unless one of them goes its own way (`via`). */
export function ribbonsOf({ places, routes: all }: Pick<SetMap, 'places' | 'routes'>): Ribbon[] {
  const spots = new Map(places.map(({ id, x, y }): [string, Point] => [id, [x, y]]));
  const groups = new Map<string, RouteFacts[]>();
  for (const route of all) {
    const way = JSON.stringify(route.via);
    const apart = all.some((twin) => twin.double === route.double && JSON.stringify(twin.via) !== way);
    const key = route.double === undefined || apart ? route.id : `double ${route.double}`;
    groups.set(key, [...(groups.get(key) ?? []), route]);
  }
  return [...groups.values()].map((routes) => {
    const [route] = routes as [RouteFacts];
    const [from, to] = [spots.get(route.a), spots.get(route.b)];
    if (!from || !to) throw new Error(`${route.id} leads nowhere.`);
    const chord = distance(from, to);
    const via = (route.via ?? []).map(([x = 0, y = 0]): Point => [x, y]);
    // A lens may lay two places onto one spot.
    const across: Point = [-(to[1] - from[1]) / (chord || 1), (to[0] - from[0]) / (chord || 1)];
    return { routes, base: through([from, ...via, to]), chord, across };
  });
}

/** A line of x and y, how many points it has, and how long it is up to each: used again for every trial. */
interface Line {
  readonly xy: Float64Array;
  readonly sums: Float64Array;
  points: number;
}

const line = (points: number): Line => ({
  xy: new Float64Array(points * 2),
  sums: new Float64Array(points),
  points: 0,
});

/** What one trial of a bend writes into: a layout tries some hundred thousand of them. */
export interface Workbench {
  middle: Line;
  track: Line;
  bars: Float64Array;
}

export function workbench(ribbons: readonly Ribbon[]): Workbench {
  const points = Math.max(...ribbons.map(({ base }) => base.length));
  const longest = Math.max(...ribbons.flatMap(({ routes }) => routes.map(({ length }) => length)));
  return { middle: line(points), track: line(points), bars: new Float64Array(longest * 3) };
}

/** The base pushed sideways: by `first` around its first third, by `second` around its last. */
function pushed({ base, across }: Ribbon, { first, second }: Bend, into: Line): void {
  into.points = base.length;
  for (let at = 0; at < base.length; at++) {
    const [x, y] = base[at] as Point;
    const t = at / (base.length - 1);
    const push = 3 * t * (1 - t) ** 2 * first + 3 * t * t * (1 - t) * second;
    into.xy[at * 2] = x + across[0] * push;
    into.xy[at * 2 + 1] = y + across[1] * push;
  }
}

/** The line moved sideways by the same amount everywhere, and its length up to each point. */
function beside({ xy, points }: Line, offset: number, into: Line): void {
  into.points = points;
  let [sum, lastX, lastY] = [0, 0, 0];
  for (let at = 0; at < points; at++) {
    const [before, after] = [Math.max(0, at - 1) * 2, Math.min(points - 1, at + 1) * 2];
    const [dx, dy] = [(xy[after] ?? 0) - (xy[before] ?? 0), (xy[after + 1] ?? 0) - (xy[before + 1] ?? 0)];
    const long = Math.sqrt(dx * dx + dy * dy) || 1;
    const [x, y] = [(xy[at * 2] ?? 0) - (dy / long) * offset, (xy[at * 2 + 1] ?? 0) + (dx / long) * offset];
    if (at > 0) sum += Math.sqrt((x - lastX) ** 2 + (y - lastY) ** 2);
    [into.xy[at * 2], into.xy[at * 2 + 1], into.sums[at]] = [x, y, sum];
    [lastX, lastY] = [x, y];
  }
}

/** What a track has at least between its places, of its whole length; and the shortest bar, of its width: all can be seen and hit. */
const [LEAST_ROOM, SHORTEST] = [0.2, 0.5];

/** Lays the bars of a route along a track into `bars`; says how long each of them is. */
function layBars({ xy, sums, points }: Line, length: number, bend: Bend, { sizes, bars }: Laying): number {
  const { startsAfter, endsBefore } = bend;
  const whole = sums[points - 1] ?? 0;
  // Where two places lie so near that nothing is left between them the bars reach under their dots.
  const room = Math.max(whole - startsAfter - endsBefore, whole * LEAST_ROOM);
  const start = (whole - room) * (startsAfter / (startsAfter + endsBefore));
  const pitch = room / length;
  const size = Math.max(Math.min(pitch - sizes.gap, sizes.length[1]), sizes.bar * SHORTEST);
  let at = 1;
  let [x, y] = [0, 0];
  const walk = (far: number): void => {
    while (at < points - 1 && (sums[at] ?? 0) < far) at++;
    const low = sums[at - 1] ?? 0;
    const part = (far - low) / ((sums[at] ?? 0) - low || 1);
    const [fromX, fromY] = [xy[at * 2 - 2] ?? 0, xy[at * 2 - 1] ?? 0];
    x = fromX + ((xy[at * 2] ?? 0) - fromX) * part;
    y = fromY + ((xy[at * 2 + 1] ?? 0) - fromY) * part;
  };
  for (let bar = 0; bar < length; bar++) {
    const centre = start + pitch * (bar + 0.5);
    walk(centre - size / 2);
    const [fromX, fromY] = [x, y];
    walk(centre);
    const [midX, midY] = [x, y];
    walk(centre + size / 2);
    bars[bar * 3] = (midX * 2 + fromX + x) / 4;
    bars[bar * 3 + 1] = (midY * 2 + fromY + y) / 4;
    bars[bar * 3 + 2] = Math.atan2(y - fromY, x - fromX);
  }
  return size;
}

interface Laying {
  readonly sizes: Sizes;
  readonly bars: Float64Array;
}

/** Calls `meet` for every track of a ribbon bent so: its route, the length of its bars, and where they lie (until the next call). */
export function layTracks(
  ribbon: Ribbon,
  bend: Bend,
  { sizes, bench }: { readonly sizes: Sizes; readonly bench: Workbench },
  meet: (route: RouteFacts, size: number, bars: Float64Array) => void,
): void {
  pushed(ribbon, bend, bench.middle);
  const spread = sizes.bar + sizes.gap * 0.7;
  ribbon.routes.forEach((route, number) => {
    beside(bench.middle, (number - (ribbon.routes.length - 1) / 2) * spread, bench.track);
    meet(route, layBars(bench.track, route.length, bend, { sizes, bars: bench.bars }), bench.bars);
  });
}

/** The tracks of a ribbon bent so, to keep. */
export function tracksOf(
  ribbon: Ribbon,
  bend: Bend,
  laying: { readonly sizes: Sizes; readonly bench: Workbench },
): Track[] {
  const tracks: Track[] = [];
  layTracks(ribbon, bend, laying, (route, size, bars) => {
    const { xy, points } = laying.bench.track;
    const way = Array.from({ length: points }, (_, at): Point => [xy[at * 2] ?? 0, xy[at * 2 + 1] ?? 0]);
    tracks.push({ route, size, bars: bars.slice(0, route.length * 3), line: way });
  });
  return tracks;
}

/** Calls `meet` for points down the middle of each bar, close enough that circles round them cover it. */
export function eachSpot(
  { bars, count, size }: { readonly bars: Float64Array; readonly count: number; readonly size: number },
  { bar }: Sizes,
  meet: (x: number, y: number) => void,
): void {
  const half = Math.max(0, (size - bar) / 2);
  const steps = Math.max(2, Math.ceil((half * 2) / (bar * 0.45)) + 1);
  for (let at = 0; at < count; at++) {
    const [x, y, angle] = [bars[at * 3] ?? 0, bars[at * 3 + 1] ?? 0, bars[at * 3 + 2] ?? 0];
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    for (let step = 0; step < steps; step++) {
      const far = -half + (2 * half * step) / (steps - 1);
      meet(x + cos * far, y + sin * far);
    }
  }
}
