import { pathOfEach, roundedBar } from '../cards/piece.tsx';
import { type Bar, barsOf, type DrawnRoute } from './layout/drawing.ts';

export { barsOf, type Drawing, type DrawnRoute } from './layout/drawing.ts';

const short = (value: number): number => Math.round(value * 100) / 100;

/** How wide a free space is printed, and the piece built that stands on it, in parts of a track's width. */
export const SLOT = 0.82;
export const PIECE = 1.16;

/** All bars of a route as one path of rounded rectangles, each grown by `grow` on every side. */
export function barsPath(route: DrawnRoute, width: number, grow = 0): string {
  const [long, wide] = [route.size / 2 + grow, width / 2 + grow];
  const round = Math.min(width * 0.28 + grow * 0.8, wide);
  return pathOfEach(barsOf(route), (at) => roundedBar(at, long, wide, round));
}

const spans = new WeakMap<DrawnRoute, string>();

/** A line from the outer end of the first bar to the outer end of the last; asked for at every turn, so worked out once. */
export function spanPath(route: DrawnRoute): string {
  const known = spans.get(route) ?? spanOf(route);
  spans.set(route, known);
  return known;
}

function spanOf(route: DrawnRoute): string {
  const bars = barsOf(route);
  const points = bars.map(({ x, y }) => [x, y] as const);
  const reach = (bar: Bar | undefined, sign: number): readonly [number, number][] => {
    if (!bar) return [];
    const turn = (bar.angle * Math.PI) / 180;
    return [[bar.x + (Math.cos(turn) * route.size * sign) / 2, bar.y + (Math.sin(turn) * route.size * sign) / 2]];
  };
  const line = [...reach(bars[0], -1), ...points, ...reach(bars.at(-1), 1)];
  return `M${line.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}`;
}

/** The middle of the track from place to place. */
export function linePath({ line }: DrawnRoute): string {
  const points = Array.from({ length: line.length / 2 }, (_, at) => `${line[at * 2]} ${line[at * 2 + 1]}`);
  return `M${points.join('L')}`;
}

/** Points along the middle of the track, the same step apart, from place to place. */
function steps({ line }: DrawnRoute, step: number): [x: number, y: number][] {
  const points: [number, number][] = [];
  let left = 0;
  for (let at = 0; at + 3 < line.length; at += 2) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = line.slice(at, at + 4);
    const long = Math.hypot(bx - ax, by - ay);
    for (; left < long; left += step) points.push([ax + ((bx - ax) * left) / long, ay + ((by - ay) * left) / long]);
    left -= long;
  }
  return points;
}

/** A wave that runs under a ferry from place to place; its crests show on both sides of the bars. */
export function wavePath(route: DrawnRoute, width: number): string {
  const points = steps(route, width * 0.7);
  let path = '';
  points.forEach(([x, y], at) => {
    const [px, py] = points[at - 1] ?? [x, y];
    const long = Math.hypot(x - px, y - py) || 1;
    const swing = (at % 2 === 0 ? 1.25 : -1.25) * width;
    const [cx, cy] = [(x + px) / 2 - ((y - py) / long) * swing, (y + py) / 2 + ((x - px) / long) * swing];
    path += at === 0 ? `M${short(x)} ${short(y)}` : `Q${short(cx)} ${short(cy)} ${short(x)} ${short(y)}`;
  });
  return path;
}

/** Which spaces of a ferry carry the wheel: evenly between the ends, which show the colour, when there is room. */
export function wheelsOf(length: number, ferry: number): ReadonlySet<number> {
  const between = length - 2;
  return new Set(
    Array.from({ length: ferry }, (_, at) =>
      between < ferry ? length - ferry + at : 1 + Math.floor(((at + 0.5) * between) / ferry),
    ),
  );
}
