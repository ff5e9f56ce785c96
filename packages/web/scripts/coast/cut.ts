import { distance, type Point } from '../../src/board/layout/curve.ts';
import type { PlaceFacts } from '../../src/board/layout/facts.ts';
import { areaOf, type Ring } from '../../src/board/scenery/paths.ts';
import type { OutlineSource } from './source.ts';

const nearestTo = (ring: Ring, point: Point): number =>
  ring.reduce((best, spot, at) => (distance(spot, point) < distance(ring[best] as Point, point) ? at : best), 0);

/** Cuts a ring along a line: the part that holds `town`, and the rest. */
function cut(ring: Ring, line: readonly Point[], town: Point): [part: Point[], rest: Point[]] {
  const [from, to] = [line[0], line.at(-1)].map((end) => nearestTo(ring, end as Point)) as [number, number];
  const walk = (start: number, end: number): Point[] =>
    start <= end ? ring.slice(start, end + 1) : [...ring.slice(start), ...ring.slice(0, end + 1)];
  const back = [...line].slice(1, -1).reverse();
  const one = [...walk(from, to), ...back];
  const other = [...walk(to, from), ...[...back].reverse()];
  const holds = (half: readonly Point[]): number => distance(half[nearestTo(half, town)] as Point, town);
  return holds(one) < holds(other) ? [one, other] : [other, one];
}

/** The mainland cut along its borders, and every island given to the region of the place it lies nearest to. */
export function regionsOf(
  { parts, rest, islands }: NonNullable<OutlineSource['cut']>,
  rings: readonly Point[][],
  borders: readonly Point[][],
  places: readonly PlaceFacts[],
): Map<string, Point[][]> {
  const townOf = (id: string): Point => {
    const place = places.find((one) => one.id === id);
    return [place?.x ?? 0, place?.y ?? 0];
  };
  const [mainland = [], ...smaller] = [...rings].sort((one, other) => areaOf(other) - areaOf(one));
  const found = new Map<string, Point[][]>();
  let left: Point[] = mainland;
  parts.forEach(({ land, town }, at) => {
    const [part, others] = cut(left, borders[at] ?? [], townOf(town));
    found.set(land, [part]);
    left = others;
  });
  const regions = new Map([
    [rest, [left]],
    ...[...found].toReversed(),
    ...islands.map((id): [string, Point[][]] => [id, []]),
  ] as [string, Point[][]][]);
  for (const island of smaller) {
    const [x, y] = island[0] as Point;
    const closest = places.reduce((best, place) =>
      distance([place.x, place.y], [x, y]) < distance([best.x, best.y], [x, y]) ? place : best,
    );
    regions.get(closest.region ?? '')?.push(island);
  }
  return regions;
}
