import { distance, type Point } from './curve.ts';
import type { SetMap } from './facts.ts';
import { into, type SetName } from './labels.ts';

/** Half the height of the small drawing beside an attraction. */
const HALF = 27;

/** A spot for the drawing beside each attraction: off the routes, the names, the places and the other drawings. */
export function placePictures(
  { places, sizes }: SetMap,
  spots: readonly Point[],
  names: readonly SetName[],
): Map<string, Point> {
  const placed = new Map<string, Point>();
  for (const { id, x, y } of places.filter(({ attraction }) => attraction)) {
    const cost = (spot: Point): number => {
      let sum = distance(spot, [x, y]) * 0.5;
      for (const bar of spots) sum += Math.max(0, HALF + sizes.bar / 2 - distance(bar, spot)) * 2;
      for (const place of places) sum += Math.max(0, HALF + sizes.dot + 4 - distance([place.x, place.y], spot)) * 3;
      for (const { box } of names) sum += into(box, spot[0], spot[1], HALF) * 3;
      for (const other of placed.values()) sum += Math.max(0, HALF * 2 - distance(other, spot)) * 4;
      const [left, top, right, bottom] = sizes.extent;
      const [x0, y0] = [Math.min(spot[0] - left, right - spot[0]), Math.min(spot[1] - top, bottom - spot[1])];
      return sum + (x0 < HALF || y0 < HALF ? 100 : 0);
    };
    const around = Array.from({ length: 36 * 9 }, (_, at): Point => {
      const angle = ((at % 36) * Math.PI) / 18;
      const far = 44 + Math.floor(at / 36) * 8;
      return [Math.round(x + Math.cos(angle) * far), Math.round(y + Math.sin(angle) * far)];
    });
    placed.set(
      id,
      around.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best)),
    );
  }
  return placed;
}
