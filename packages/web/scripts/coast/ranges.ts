import { along, type Point, reach } from '../../src/board/layout/curve.ts';

/** One sheet of a mountain range cut from paper. */
export interface Facet {
  /** 1 the body, 2 the shaded side, 3 the side in the light */
  readonly tone: 1 | 2 | 3;
  readonly ring: readonly Point[];
}

/** How far apart the summits of a crest are, in parts of its width. */
const SPACING = 0.86;

/**
 * A range as cut paper: along its crest summits and saddles take turns, each with a spur to both sides. West of the crest lies in
 * the light of a low sun, east of it in the shade.
 */
export function cutRange(crest: readonly Point[], width: number, roll: () => number): Facet[] {
  const sums = reach(crest);
  const long = sums.at(-1) ?? 0;
  const count = Math.max(4, Math.round(long / (width * SPACING)) * 2);
  const spine = Array.from({ length: count + 1 }, (_, at) => {
    const [x, y] = along(crest, sums, (long * at) / count);
    const [bx, by] = along(crest, sums, Math.max(0, (long * at) / count - 8));
    const [fx, fy] = along(crest, sums, Math.min(long, (long * at) / count + 8));
    const far = Math.hypot(fx - bx, fy - by) || 1;
    const across: Point = [-(fy - by) / far, (fx - bx) / far];
    const summit = at % 2 === 1;
    const end = at === 0 || at === count;
    const taper = Math.min(1, 0.45 + Math.sin((Math.PI * at) / count));
    const wander = (roll() - 0.5) * width * 0.16;
    const point: Point = [x + across[0] * wander, y + across[1] * wander - (summit ? width * 0.14 : 0)];
    const reachOut = (): number => (end ? 0 : width * taper * (summit ? 0.48 + roll() * 0.14 : 0.3 + roll() * 0.08));
    return { point, across, one: reachOut(), other: reachOut() };
  });
  const foot = (at: number, side: 1 | -1): Point => {
    const { point, across, one, other } = spine[at] as (typeof spine)[number];
    const out = side === 1 ? one : -other;
    return [point[0] + across[0] * out, point[1] + across[1] * out];
  };
  const side = (which: 1 | -1): Point[] => spine.map((_, at) => foot(at, which));
  const points = spine.map(({ point }) => point);
  // Whichever side of the crest lies to the west is lit.
  const middle = spine[Math.floor(count / 2)]?.across ?? [1, 0];
  const west: 1 | -1 = middle[0] - middle[1] * 0.5 <= 0 ? 1 : -1;
  const east: 1 | -1 = west === 1 ? -1 : 1;
  const facets: Facet[] = [
    { tone: 1, ring: [...points, ...side(west).toReversed()] },
    { tone: 2, ring: [...points, ...side(east).toReversed()] },
  ];
  // The flank of every summit that faces the sun.
  for (let at = 1; at < count; at += 2) {
    facets.push({ tone: 3, ring: [points[at] as Point, foot(at, west), points[at - 1] as Point] });
  }
  return facets;
}
