/** A point of the layout. */
export type Point = readonly [x: number, y: number];

export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);

const STEPS = 24;

/** A smooth line through all the points (centripetal Catmull-Rom, ends mirrored). */
export function through(points: readonly Point[]): Point[] {
  const first = points[0];
  const second = points[1];
  const last = points.at(-1);
  const lastBut = points.at(-2);
  if (!first || !second || !last || !lastBut) throw new Error('A line needs two points.');
  const mirrored = (end: Point, next: Point): Point => [2 * end[0] - next[0], 2 * end[1] - next[1]];
  const all = [mirrored(first, second), ...points, mirrored(last, lastBut)];
  const line: Point[] = [];
  for (let at = 0; at + 3 < all.length; at++) {
    const stretch = all.slice(at, at + 4) as [Point, Point, Point, Point];
    for (let step = 0; step < STEPS; step++) line.push(between(stretch, step / STEPS));
  }
  return [...line, last];
}

function between([p0, p1, p2, p3]: readonly [Point, Point, Point, Point], u: number): Point {
  const knot = (from: Point, to: Point): number => Math.sqrt(distance(from, to)) || 1e-6;
  const t1 = knot(p0, p1);
  const t2 = t1 + knot(p1, p2);
  const t3 = t2 + knot(p2, p3);
  const t = t1 + (t2 - t1) * u;
  const mix = (from: Point, to: Point, low: number, high: number): Point => [
    ((high - t) * from[0] + (t - low) * to[0]) / (high - low),
    ((high - t) * from[1] + (t - low) * to[1]) / (high - low),
  ];
  const a1 = mix(p0, p1, 0, t1);
  const a2 = mix(p1, p2, t1, t2);
  const a3 = mix(p2, p3, t2, t3);
  return mix(mix(a1, a2, 0, t2), mix(a2, a3, t1, t3), t1, t2);
}

/** How long the line is up to each of its points. */
export function reach(line: readonly Point[]): number[] {
  const sums = [0];
  for (let at = 1; at < line.length; at++) {
    sums.push((sums[at - 1] ?? 0) + distance(line[at - 1] as Point, line[at] as Point));
  }
  return sums;
}

/** The point that far along the line. */
export function along(line: readonly Point[], sums: readonly number[], far: number): Point {
  let at = 1;
  while (at < line.length - 1 && (sums[at] ?? 0) < far) at++;
  const [from, to] = [line[at - 1] as Point, line[at] as Point];
  const low = sums[at - 1] ?? 0;
  const part = (far - low) / ((sums[at] ?? 0) - low || 1);
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}
