import { barsOf, type Drawing, type DrawnRoute } from '../../board/bars.ts';
import { type CardColour, paintOf } from '../../cards/colours.ts';
import { symbolPaths, transformPath } from '../../cards/shapes.ts';
import type { Lack, Way } from '../../session/plan.ts';
import type { Label, Point } from './place-labels.ts';

/** A way with what each of its open routes lacks. */
export interface WayProps extends Way {
  /** Which of one's tickets it is, counted from 1; none for a way that stands alone. */
  readonly number?: number;
  readonly lacks: ReadonlyMap<string, Lack>;
}

interface WayViewProps extends Pick<WayProps, 'from' | 'to' | 'steps'> {
  readonly drawing: Drawing;
  readonly routes: ReadonlyMap<string, DrawnRoute>;
}

/** A way over the board: a line with direction, and a ring at its two ends. */
export function WayView({ from, to, steps, drawing, routes }: WayViewProps) {
  const { bar, dot } = drawing;
  const drawn = steps.flatMap((step) => {
    const route = routes.get(step.route);
    return route ? [{ own: step.own, points: along(route, placeOf(drawing, route.a), step.forwards) }] : [];
  });
  const line = drawn.map(({ points }) => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`).join('');
  // What is still to be claimed has arrows; a way that is done has them everywhere.
  const done = drawn.every(({ own }) => own);
  const arrows = drawn.flatMap(({ own, points }) => (own && !done ? [] : arrowsAlong(points, bar))).join('');
  const ends = drawing.places.filter(({ id }) => from.includes(id) || to.includes(id));
  return (
    <g class={done ? 'way done' : 'way'}>
      <path class="casing" d={line} pathLength={1} stroke-width={bar * 0.42} />
      <path class="line" d={line} pathLength={1} stroke-width={bar * 0.2} />
      {arrows && <path class="arrows" d={arrows} stroke-width={bar * 0.14} />}
      {ends.map(({ id, x, y }) => (
        <circle key={id} class="way-end" cx={x} cy={y} r={dot * 1.75} stroke-width={dot * 0.5} />
      ))}
    </g>
  );
}

const round = (value: number): number => Math.round(value * 10) / 10;

const placeOf = ({ places }: Drawing, id: string): Point => {
  const { x = 0, y = 0 } = places.find((place) => place.id === id) ?? {};
  return [x, y];
};

/** From place to place over the middles of its spaces, in the direction it is travelled. */
function along(route: DrawnRoute, [ax, ay]: Point, forwards: boolean): readonly Point[] {
  const { line } = route;
  const ends: readonly Point[] = [
    [line[0] ?? 0, line[1] ?? 0],
    [line.at(-2) ?? 0, line.at(-1) ?? 0],
  ];
  const far = ([x, y]: Point): number => Math.hypot(x - ax, y - ay);
  const ordered = (points: readonly Point[]): readonly Point[] => {
    const [first, last] = [points[0], points.at(-1)];
    return first && last && far(first) > far(last) ? points.toReversed() : points;
  };
  const [start, end] = ordered(ends);
  const bars = ordered(barsOf(route).map(({ x, y }): Point => [x, y]));
  const points = [...(start ? [start] : []), ...bars, ...(end ? [end] : [])];
  return forwards ? points : points.toReversed();
}

/** An arrowhead between every two spaces, so that none hides a symbol; short routes have them at their ends. */
function arrowsAlong(points: readonly Point[], bar: number): readonly string[] {
  const inner = points.length > 4;
  return points.slice(1).flatMap(([x, y], at) => {
    if (inner && (at === 0 || at === points.length - 2)) return [];
    const [px, py] = points[at] ?? [x, y];
    const angle = Math.atan2(y - py, x - px);
    const [mx, my] = [(x + px) / 2, (y + py) / 2];
    const [cos, sin] = [Math.cos(angle) * bar * 0.46, Math.sin(angle) * bar * 0.46];
    const corner = (forth: number, side: number): string =>
      `${round(mx + cos * forth - sin * side)} ${round(my + sin * forth + cos * side)}`;
    return [`M${corner(0.8, 0)}L${corner(-0.7, 0.95)}L${corner(-0.25, 0)}L${corner(-0.7, -0.95)}Z`];
  });
}

/** A label beside a way: which ticket ends here, or what a route lacks. */
type WayLabel = Label &
  ({ readonly number: number } | { readonly lack: Lack; readonly route: string; readonly colour: string });

/** How wide and high the label of a route is, in letters. */
const sizeOf = ({ has, due }: Lack): readonly [number, number] => [`${has}/${due}`.length * 0.56 + 1.5, 1.28];

/** The labels of some ways, each once, and where each could stand. */
export function labelsOf(
  ways: readonly WayProps[],
  { bar, dot, places }: Drawing,
  routes: ReadonlyMap<string, DrawnRoute>,
  letters: number,
): readonly WayLabel[] {
  const labels = new Map<string, WayLabel>();
  for (const { lacks } of ways) {
    for (const [route, lack] of lacks) {
      const drawn = routes.get(route);
      if (!drawn) continue;
      const [width = 0, height = 0] = sizeOf(lack).map((part) => part * letters);
      const spots = besideTrack(drawn, bar, width, height);
      labels.set(route, { key: route, width, height, spots, lack, route, colour: drawn.colour });
    }
  }
  for (const { from, to, number } of ways) {
    if (number === undefined) continue;
    for (const { id, x, y } of places.filter((place) => from.includes(place.id) || to.includes(place.id))) {
      const size = letters * 1.3;
      const far = dot * 1.9 + size / 2;
      const spots = AROUND.map((turn): Point => [x + Math.cos(turn) * far, y + Math.sin(turn) * far]);
      labels.set(`${id} ${number}`, { key: `${id} ${number}`, width: size, height: size, spots, number });
    }
  }
  return [...labels.values()];
}

/** Eight directions round a place, the upper right one first. */
const AROUND = [-1, -3, 1, 3, -2, 0, 2, 4].map((eighth) => (eighth * Math.PI) / 4);

/** Beside the spaces of a track, on both sides, those in its middle first; a little further off, or on it, if all else is worse. */
function besideTrack(route: DrawnRoute, bar: number, width: number, height: number): readonly Point[] {
  const bars = barsOf(route);
  const middle = (bars.length - 1) / 2;
  const order = bars.map((_, at) => at).sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  /** On both sides, so much further off than needed and so much further along. */
  const besides = (further: number, along: number): readonly Point[] =>
    order.flatMap((at) => {
      const { x, y, angle } = bars[at] ?? { x: 0, y: 0, angle: 0 };
      const turn = (angle * Math.PI) / 180;
      const [nx, ny] = [Math.sin(turn), -Math.cos(turn)];
      const off = bar * 0.72 + (Math.abs(nx) * width + Math.abs(ny) * height) / 2 + further;
      const [mx, my] = [x - ny * along, y + nx * along];
      return [
        [mx + nx * off, my + ny * off],
        [mx - nx * off, my - ny * off],
      ] as Point[];
    });
  const { x = 0, y = 0 } = bars[Math.floor(bars.length / 2)] ?? {};
  return [
    ...besides(0, 0),
    // A short track has few spaces to stand beside.
    ...(bars.length < 3 ? [...besides(0, height), ...besides(0, -height), ...besides(height, 0)] : []),
    [x, y],
  ];
}

interface LabelProps {
  readonly label: WayLabel;
  readonly at: Point;
  readonly letters: number;
}

/** A label where it found its place. */
export function LabelView({ label, at: [x, y], letters }: LabelProps) {
  if ('lack' in label) return <LackLabel {...label} at={[x, y]} letters={letters} />;
  return (
    <g class="ticket-badge">
      <circle cx={x} cy={y} r={letters * 0.62} stroke-width={letters * 0.1} />
      <text x={x} y={y + letters * 0.3} font-size={letters * 0.86} text-anchor="middle">
        {label.number}
      </text>
    </g>
  );
}

const LOCK = 'M-6-1V-4a6 6 0 0 1 12 0V-1h2V9H-8V-1ZM-3-1H3V-4a3 3 0 0 0-6 0Z';

interface LackProps {
  readonly route: string;
  readonly lack: Lack;
  /** The colour of the route. */
  readonly colour: string;
  readonly width: number;
  readonly height: number;
  readonly at: Point;
  readonly letters: number;
}

/** "2/4" and the colour; all there, or a technology missing, is seen from its sign. */
function LackLabel({ route, lack, colour: printed, width, height, at: [x, y], letters }: LackProps) {
  const { has, due, technologies, colour = printed } = lack;
  const left = x - width / 2;
  const mark = { x: left + letters * 0.72, y, scale: letters * 0.028 };
  const { fill, edge, ink } = paintOf(colour);
  const symbol = symbolPaths[colour as CardColour];
  return (
    <g class={`lack${has >= due && technologies.length === 0 ? ' ready' : ''}`} data-lack={route}>
      <rect x={left} y={y - height / 2} width={width} height={height} rx={height / 2} stroke-width={letters * 0.1} />
      {technologies.length > 0 ? (
        <path class="lock" d={transformPath(LOCK, { ...mark, scale: letters * 0.05 })} />
      ) : (
        <>
          <circle cx={mark.x} cy={y} r={letters * 0.46} fill={fill} stroke={edge} stroke-width={letters * 0.08} />
          {symbol && <path d={transformPath(symbol, mark)} fill={ink} />}
        </>
      )}
      <text x={left + letters * 1.3} y={y + letters * 0.34} font-size={letters}>
        {`${has}/${due}`}
      </text>
    </g>
  );
}
