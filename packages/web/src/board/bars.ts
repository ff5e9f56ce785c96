import type { DrawnRoute } from './drawing.ts';

/** One space of a route: its middle and the direction it lies in. */
export interface Bar {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

export function barsOf({ bars }: DrawnRoute): Bar[] {
  return Array.from({ length: bars.length / 3 }, (_, at) => ({
    x: bars[at * 3] ?? 0,
    y: bars[at * 3 + 1] ?? 0,
    angle: bars[at * 3 + 2] ?? 0,
  }));
}

const short = (value: number): number => Math.round(value * 100) / 100;

/** All bars of a route as one path of rounded rectangles, each grown by `grow` on every side. */
export function barsPath(route: DrawnRoute, width: number, grow = 0): string {
  const [long, wide] = [route.size / 2 + grow, width / 2 + grow];
  const round = Math.min(width * 0.28 + grow * 0.8, wide);
  return barsOf(route)
    .map(({ x, y, angle }) => {
      const turn = (angle * Math.PI) / 180;
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      const at = (u: number, v: number): string => `${short(x + u * cos - v * sin)} ${short(y + u * sin + v * cos)}`;
      const arc = `A${short(round)} ${short(round)} 0 0 1 `;
      return (
        `M${at(-long + round, -wide)}L${at(long - round, -wide)}${arc}${at(long, -wide + round)}` +
        `L${at(long, wide - round)}${arc}${at(long - round, wide)}L${at(-long + round, wide)}${arc}${at(-long, wide - round)}` +
        `L${at(-long, -wide + round)}${arc}${at(-long + round, -wide)}Z`
      );
    })
    .join('');
}

/** A line from the outer end of the first bar to the outer end of the last. */
export function spanPath(route: DrawnRoute): string {
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

/** A wave that runs along the bars of a ferry, beside the track's middle. */
export function wavePath(route: DrawnRoute, swing: number): string {
  const bars = barsOf(route);
  return bars
    .map(({ x, y, angle }) => {
      const turn = (angle * Math.PI) / 180;
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      const half = route.size / 2 + swing;
      const at = (u: number, v: number): string => `${short(x + u * cos - v * sin)} ${short(y + u * sin + v * cos)}`;
      const waves = Math.max(2, Math.round((half * 2) / (swing * 4)));
      const step = (half * 2) / waves;
      let path = `M${at(-half, 0)}`;
      for (let wave = 0; wave < waves; wave++) {
        const u = -half + wave * step;
        path += `Q${at(u + step / 4, -swing)} ${at(u + step / 2, 0)}Q${at(u + (step * 3) / 4, swing)} ${at(u + step, 0)}`;
      }
      return path;
    })
    .join('');
}

/** Which spaces of a ferry carry the wheel: as evenly as possible, away from the ends. */
export function wheelsOf(length: number, ferry: number): ReadonlySet<number> {
  const spots = Array.from({ length: ferry }, (_, at) => Math.round(((at + 0.5) * length) / ferry - 0.5));
  return new Set(spots);
}
