/** A point of the map. */
export type Spot = readonly [x: number, y: number];

/** A shape that was drawn here: its corners, whether it is a line or an area, and whether it is rounded. */
export interface Outline {
  readonly points: readonly Spot[];
  readonly closed: boolean;
  readonly smooth: boolean;
}

const written = (value: number): string => `${Math.round(value * 10) / 10}`;
const pair = ([x, y]: Spot): string => `${written(x)} ${written(y)}`;
const middle = ([ax, ay]: Spot, [bx, by]: Spot): Spot => [(ax + bx) / 2, (ay + by) / 2];

/** The outline as a path of a pack: rounded ones are curves from the middle of one side to that of the next. */
export function pathOf({ points, closed, smooth }: Outline): string {
  const [first, ...others] = points;
  const last = points.at(-1);
  if (!first || !last) return '';
  if (!smooth || points.length < 3) {
    return `M${pair(first)}${others.map((point) => `L${pair(point)}`).join('')}${closed ? 'Z' : ''}`;
  }
  if (closed) {
    const curves = points.map((point, at) => `Q${pair(point)} ${pair(middle(point, points[at + 1] ?? first))}`);
    return `M${pair(middle(last, first))}${curves.join('')}Z`;
  }
  const inner = points.slice(1, -1);
  const curves = inner.map((point, at) => {
    const end = at === inner.length - 1 ? last : middle(point, inner[at + 1] ?? last);
    return `Q${pair(point)} ${pair(end)}`;
  });
  return `M${pair(first)}${curves.join('')}`;
}

/** The outline of a path that was drawn here; nothing, for a path of another hand, which stays as it is. */
export function outlineOf(path: string): Outline | undefined {
  const number = String.raw`-?\d+(?:\.\d+)?`;
  const spot = `${number} ${number}`;
  const closed = path.endsWith('Z');
  const spotsIn = (text: string): Spot[] =>
    [...text.matchAll(new RegExp(`(${number}) (${number})`, 'g'))].map(([, x, y]) => [Number(x), Number(y)]);
  if (new RegExp(`^M${spot}(L${spot})+Z?$`).test(path)) return { points: spotsIn(path), closed, smooth: false };
  if (!new RegExp(`^M${spot}(Q${spot} ${spot})+Z?$`).test(path)) return undefined;
  const all = spotsIn(path);
  const controls = all.filter((_, at) => at % 2 === 1);
  const [first] = all;
  const last = all.at(-1);
  if (!first || !last) return undefined;
  return { points: closed ? controls : [first, ...controls, last], closed, smooth: true };
}

/** The path moved and made larger or smaller; nothing, for one that says how far to go instead of where (small letters), or has arcs. */
export function movedPath(path: string, scale: number, x: number, y: number): string | undefined {
  const own = outlineOf(path);
  if (own) return pathOf({ ...own, points: own.points.map(([px, py]): Spot => [px * scale + x, py * scale + y]) });
  if (/[a-zAHV]/.test(path.replaceAll(/e[+-]?\d/g, '')) || path.includes('e')) return undefined;
  let horizontal = false;
  return path
    .replaceAll(/-?(?:\d+\.?\d*|\.\d+)/g, (value) => {
      horizontal = !horizontal;
      return ` ${written(Number(value) * scale + (horizontal ? x : y))}`;
    })
    .replaceAll(/ {2,}/g, ' ');
}

/** Fewer points for a line drawn freehand, none farther from it than `far` (Douglas–Peucker). */
export function simplified(points: readonly Spot[], far: number): readonly Spot[] {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last || points.length < 3) return points;
  let [worst, at] = [0, 0];
  points.forEach((point, number) => {
    const off = distanceTo(point, first, last);
    if (off > worst) [worst, at] = [off, number];
  });
  if (worst <= far) return [first, last];
  return [...simplified(points.slice(0, at + 1), far).slice(0, -1), ...simplified(points.slice(at), far)];
}

/** How far a point lies from a line between two others. */
export function distanceTo([x, y]: Spot, [ax, ay]: Spot, [bx, by]: Spot): number {
  const [dx, dy] = [bx - ax, by - ay];
  const long = dx * dx + dy * dy;
  const part = long === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / long));
  return Math.hypot(x - ax - part * dx, y - ay - part * dy);
}

/** Does a closed line go round this point? */
export function contains(points: readonly Spot[], [x, y]: Spot): boolean {
  let inside = false;
  points.forEach(([ax, ay], at) => {
    const [bx, by] = points[at === 0 ? points.length - 1 : at - 1] ?? [0, 0];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}
