import type { Pack } from './pack.ts';

type Drawn = Pick<Pack, 'places' | 'routes' | 'paper' | 'look'>;

/** Two places nearer to each other than this share of the longer side are one dot on any screen. */
const APART = 0.001;

/** Left, top, right and bottom of what is shown: what the map says, or where its places lie. */
function shown({ places, paper, look }: Drawn): readonly number[] {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  return look?.board?.extent ?? paper?.extent ?? [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

const longerSide = ([left = 0, top = 0, right = 0, bottom = 0]: readonly number[]): number =>
  Math.max(right - left, bottom - top);

/** Groups of places that lie on one spot, or so near that nobody could tell them apart. */
export function sameSpots(map: Drawn): readonly Pack['places'][] {
  const near = longerSide(shown(map)) * APART;
  const groups: Pack['places'][number][][] = [];
  for (const place of map.places) {
    const group = groups.find(([first]) => first && Math.hypot(first.x - place.x, first.y - place.y) <= near);
    if (group) group.push(place);
    else groups.push([place]);
  }
  return groups.filter((group) => group.length > 1);
}

/** Routes that are drawn through a point so far off that the rest of the map would be a dot beside it. */
export function strayingRoutes(map: Drawn): readonly Pack['routes'][number][] {
  const extent = shown(map);
  const [left = 0, top = 0, right = 0, bottom = 0] = extent;
  const far = longerSide(extent);
  const strays = ([x = 0, y = 0]: readonly number[]): boolean =>
    x < left - far || x > right + far || y < top - far || y > bottom + far;
  return map.routes.filter(({ via = [] }) => via.some(strays));
}

/** Is it within left, top, right and bottom? Everything is, where nobody says them. */
export function lies(
  within: readonly number[] | undefined,
  { x, y }: { readonly x: number; readonly y: number },
): boolean {
  if (within === undefined) return true;
  const [left = 0, top = 0, right = 0, bottom = 0] = within;
  return x >= left && x <= right && y >= top && y <= bottom;
}
