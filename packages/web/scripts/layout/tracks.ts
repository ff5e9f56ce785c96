import { along, bent, beside, distance, type Point, reach, through } from './curve.ts';
import type { BoardFacts, RouteFacts, Sizes } from './facts.ts';

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
}

export interface Track {
  readonly route: RouteFacts;
  readonly size: number;
  readonly bars: readonly { readonly x: number; readonly y: number; readonly angle: number }[];
  readonly line: readonly Point[];
}

/** Tracks of a double share a ribbon unless one of them goes its own way (`via`). */
export function ribbonsOf(facts: BoardFacts): Ribbon[] {
  const spots = new Map(facts.places.map(({ id, x, y }): [string, Point] => [id, [x, y]]));
  const groups = new Map<string, RouteFacts[]>();
  for (const route of facts.routes) {
    const apart = facts.routes.some((twin) => twin.double !== undefined && twin.double === route.double && twin.via);
    const key = route.double === undefined || apart ? route.id : `double ${route.double}`;
    groups.set(key, [...(groups.get(key) ?? []), route]);
  }
  return [...groups.values()].map((routes) => {
    const [route] = routes as [RouteFacts];
    const ends = [spots.get(route.a), spots.get(route.b)];
    if (!ends[0] || !ends[1]) throw new Error(`${route.id} leads nowhere.`);
    return { routes, base: through([ends[0], ...(route.via ?? []), ends[1]]) };
  });
}

/** Where the bars of a ribbon lie when it is bent so. */
export function tracksOf({ routes, base }: Ribbon, bend: Bend, sizes: Sizes): Track[] {
  const middle = bent(base, bend.first, bend.second);
  const spread = sizes.bar + sizes.gap * 0.7;
  return routes.map((route, number) => {
    const line = beside(middle, (number - (routes.length - 1) / 2) * spread);
    const sums = reach(line);
    const free = (sums.at(-1) ?? 0) - bend.startsAfter - bend.endsBefore;
    const pitch = free / route.length;
    const size = Math.min(pitch - sizes.gap, sizes.length[1]);
    const bars = Array.from({ length: route.length }, (_, at) => {
      const centre = bend.startsAfter + pitch * (at + 0.5);
      const from = along(line, sums, centre - size / 2);
      const to = along(line, sums, centre + size / 2);
      const [x, y] = along(line, sums, centre);
      const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
      return { x: (x * 2 + from[0] + to[0]) / 4, y: (y * 2 + from[1] + to[1]) / 4, angle };
    });
    return { route, size, bars, line };
  });
}

/** Points down the middle of each bar, close enough that circles round them cover it. */
export function spotsOf(tracks: readonly Track[], sizes: Sizes): Point[] {
  return tracks.flatMap(({ bars, size }) => {
    const half = Math.max(0, (size - sizes.bar) / 2);
    const steps = Math.max(2, Math.ceil((half * 2) / (sizes.bar * 0.45)) + 1);
    return bars.flatMap(({ x, y, angle }) =>
      Array.from({ length: steps }, (_, at): Point => {
        const far = -half + (2 * half * at) / (steps - 1);
        return [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
      }),
    );
  });
}

export const chord = ({ base }: Ribbon): number => distance(base[0] as Point, base.at(-1) as Point);
