import { distance, type Point } from '../layout/curve.ts';

export type Ring = readonly Point[];

export const areaOf = (ring: Ring): number => Math.abs(turnOf(ring));

/** The area of a ring, less than nothing if it goes round the other way. */
export function turnOf(ring: Ring): number {
  let sum = 0;
  ring.forEach(([x, y], at) => {
    const [nx, ny] = ring[(at + 1) % ring.length] as Point;
    sum += x * ny - nx * y;
  });
  return sum / 2;
}

/** Leaves out the points that hardly matter (Visvalingam): those whose triangle is smaller than the least that is seen there. */
export function thinned(line: readonly Point[], least: number | ((point: Point) => number)): Point[] {
  const points = [...line];
  const seen = typeof least === 'number' ? () => least : least;
  const size = (at: number): number => {
    const [a, b, c] = [points[at - 1], points[at], points[at + 1]];
    if (!a || !b || !c) return Number.POSITIVE_INFINITY;
    return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2 / seen(b);
  };
  for (;;) {
    let [smallest, where] = [1, -1];
    for (let at = 1; at < points.length - 1; at++) {
      const here = size(at);
      if (here < smallest) [smallest, where] = [here, at];
    }
    if (where < 0) return points;
    points.splice(where, 1);
  }
}

/** A line as a path with relative steps on a grid (of a tenth by default), written as short as it goes. */
export function pathOf(line: readonly Point[], closed: boolean, step = 0.1): string {
  const cell = step * 10;
  const grid = line.map(([x, y]): Point => [Math.round(x / step) * cell, Math.round(y / step) * cell]);
  const spots = grid.filter((point, at) => at === 0 || distance(point, grid[at - 1] as Point) > 0);
  const [start] = spots;
  if (!start || spots.length < 2) return '';
  let path = `M${start[0] / 10} ${start[1] / 10}l`;
  for (let at = 1; at < spots.length; at++) {
    const [x, y] = spots[at] as Point;
    const [px, py] = spots[at - 1] as Point;
    path += `${at > 1 ? ' ' : ''}${short(x - px)} ${short(y - py)}`;
  }
  return (path + (closed ? 'z' : '')).replaceAll(' -', '-');
}

const short = (tenths: number): string => String(tenths / 10).replace(/^(-?)0\./, '$1.');
