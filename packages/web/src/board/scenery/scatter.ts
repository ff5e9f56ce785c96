import { along, distance, type Point, reach } from '../layout/curve.ts';
import type { Drawing } from '../layout/drawing.ts';
import type { Window } from './depth.ts';
import type { Ring } from './paths.ts';

/** Is there nothing of the board within `room` units of a point: no bar, no place, no name? */
export type Clear = (point: Point, room: number) => boolean;

/** Scenery keeps off what lies on a board. */
export function clearOf(drawing: Drawing): Clear {
  const spots: Point[] = drawing.routes.flatMap(({ bars, size }) =>
    Array.from({ length: bars.length / 3 }, (_, at): Point[] => {
      const [x, y, angle] = [bars[at * 3] ?? 0, bars[at * 3 + 1] ?? 0, ((bars[at * 3 + 2] ?? 0) * Math.PI) / 180];
      return [-0.5, -0.25, 0, 0.25, 0.5].map((part) => [
        x + Math.cos(angle) * size * part,
        y + Math.sin(angle) * size * part,
      ]);
    }).flat(),
  );
  const dots = drawing.places.map(({ x, y }): Point => [x, y]);
  const names = drawing.places.flatMap(({ x, y, label }) =>
    label.lines.map((line, row) => {
      const width = line.length * drawing.type * 0.58;
      const left = x + label.x - (label.anchor === 'start' ? 0 : label.anchor === 'end' ? width : width / 2);
      const middle = y + label.y + row * drawing.type - drawing.type * 0.35;
      return { left, right: left + width, middle };
    }),
  );
  return (point, room) =>
    spots.every((spot) => distance(spot, point) > room + drawing.bar / 2) &&
    dots.every((dot) => distance(dot, point) > room + drawing.dot) &&
    names.every(
      ({ left, right, middle }) =>
        Math.hypot(Math.max(left - point[0], 0, point[0] - right), point[1] - middle) > room + drawing.type * 0.5,
    );
}

/** Numbers from 0 to 1 that look thrown but are always the same. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

export function inside(ring: Ring, [x, y]: Point): boolean {
  let within = false;
  ring.forEach(([ax, ay], at) => {
    const [bx, by] = ring[(at + 1) % ring.length] as Point;
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) within = !within;
  });
  return within;
}

/** Keeps of the spots those that are clear and not too near to one kept before; northern ones first, so that they overlap well. */
export function apart(spots: readonly Point[], room: number, clear: Clear): Point[] {
  const kept: Point[] = [];
  for (const spot of spots) {
    if (kept.every((other) => distance(other, spot) > room * 2) && clear(spot, room)) kept.push(spot);
  }
  return kept.sort((one, other) => one[1] - other[1]);
}

/** Spots thrown into a band along lines. */
export function alongRidges(ridges: readonly (readonly Point[])[], width: number, roll: () => number): Point[] {
  return ridges.flatMap((ridge) => {
    const sums = reach(ridge);
    const long = sums.at(-1) ?? 0;
    return Array.from({ length: Math.ceil(long * 1.2) }, (): Point => {
      const [x, y] = along(ridge, sums, roll() * long);
      return [x + (roll() - 0.5) * width, y + (roll() - 0.5) * width];
    });
  });
}

/** Spots thrown over shapes, as far as they lie within a window. */
export function over(rings: readonly Ring[], window: Window, count: number, roll: () => number): Point[] {
  const all = rings.flat();
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const [left, top] = [Math.max(window[0], Math.min(...xs)), Math.max(window[1], Math.min(...ys))];
  const [right, bottom] = [Math.min(window[2], Math.max(...xs)), Math.min(window[3], Math.max(...ys))];
  return Array.from(
    { length: count },
    (): Point => [left + roll() * (right - left), top + roll() * (bottom - top)],
  ).filter((spot) => rings.some((ring) => inside(ring, spot)));
}

/** Spots with a size each, as a flat row of numbers. */
export const sized = (spots: readonly Point[], least: number, more: () => number): number[] =>
  spots.flatMap(([x, y]) => [Math.round(x), Math.round(y), Math.round((least + more()) * 10) / 10]);
