import type { LookShape } from '@branchline/games';
import { pathOf, type Spot, simplified } from './outline.ts';

/* The coast of a board of the house as shapes that can be drawn on: its file has long lines of short steps. */

/** What is drawn of an outline, and from how far off a point may be left out. */
const SMALLEST = 60;
const ACCURATE = 1.6;
const MOST = 60;

/** The lines of a path that begins with M and goes on with l: each as its points. */
export function linesOf(path: string): readonly (readonly Spot[])[] {
  return [...path.matchAll(/M([^M]*)/g)].map(([, line = '']) => {
    const numbers = (line.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    let [x, y] = [numbers[0] ?? 0, numbers[1] ?? 0];
    const points: Spot[] = [[x, y]];
    for (let at = 2; at + 1 < numbers.length; at += 2) {
      x += numbers[at] ?? 0;
      y += numbers[at + 1] ?? 0;
      points.push([x, y]);
    }
    return points;
  });
}

/** How much room a line takes, whichever way round it goes. */
function areaOf(points: readonly Spot[]): number {
  const twice = points.reduce((sum, [x, y], at) => {
    const [nx, ny] = points[(at + 1) % points.length] ?? [x, y];
    return sum + x * ny - nx * y;
  }, 0);
  return Math.abs(twice) / 2;
}

const shapesOf = (kind: LookShape['kind'], path: string, closed: boolean): LookShape[] =>
  linesOf(path)
    .filter((points) => (closed ? areaOf(points) > SMALLEST : points.length > 1))
    .toSorted((one, other) => areaOf(other) - areaOf(one))
    .map((points) => simplified(closed ? [...points, ...points.slice(0, 1)] : points, ACCURATE))
    .map((points) => (closed ? points.slice(0, -1) : points))
    .filter((points) => points.length >= (closed ? 3 : 2))
    .map((points) => ({ kind, path: pathOf({ points, closed, smooth: false }) }));

/** Land, lakes, borders and rivers of an outline, the largest first; whatever else it has belongs to the painting of that board. */
export function coastOf(outline: unknown): readonly LookShape[] {
  const {
    land = {},
    lakes = '',
    borders = '',
    rivers = '',
  } = (outline ?? {}) as {
    readonly land?: Readonly<Record<string, string>>;
    readonly lakes?: string;
    readonly borders?: string;
    readonly rivers?: string;
  };
  return [
    ...Object.values(land)
      .flatMap((path) => shapesOf('land', path, true))
      .slice(0, MOST),
    ...shapesOf('lake', lakes, true).slice(0, MOST / 2),
    ...shapesOf('border', borders, false).slice(0, MOST / 2),
    ...shapesOf('river', rivers, false).slice(0, MOST / 4),
  ];
}
