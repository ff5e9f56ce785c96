import type { SeatPattern, SeatStyle } from './colours.ts';

/** Where a piece lies: its middle, and the direction it points in, in degrees. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

interface PiecesProps {
  readonly kind: 'taxi' | 'train';
  readonly style: SeatStyle;
  readonly length: number;
  readonly width: number;
  /** All of them are drawn as one, layer by layer. */
  readonly lying?: readonly Placement[];
}

/** A point of a piece that lies along x with its middle at 0, where it is on the board. */
type At = (u: number, v: number) => string;

const middle: readonly Placement[] = [{ x: 0, y: 0, angle: 0 }];
const short = (value: number): number => Math.round(value * 100) / 100;

/** Something drawn once for every piece. */
export function pathOfEach(lying: readonly Placement[], draw: (at: At) => string): string {
  return lying
    .map(({ x, y, angle }) => {
      const turn = (angle * Math.PI) / 180;
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      return draw((u, v) => `${short(x + u * cos - v * sin)} ${short(y + u * sin + v * cos)}`);
    })
    .join('');
}

/** A rounded rectangle, so long and wide to each side of the middle. */
export function roundedBar(at: At, long: number, wide: number, round: number): string {
  const arc = `A${short(round)} ${short(round)} 0 0 1 `;
  return (
    `M${at(-long + round, -wide)}L${at(long - round, -wide)}${arc}${at(long, -wide + round)}` +
    `L${at(long, wide - round)}${arc}${at(long - round, wide)}L${at(-long + round, wide)}${arc}${at(-long, wide - round)}` +
    `L${at(-long, -wide + round)}${arc}${at(-long + round, -wide)}Z`
  );
}

/** The marks of a pattern on a piece. */
function marks(at: At, pattern: SeatPattern, length: number, half: number): string {
  const spots = [-0.28, 0, 0.28].map((part) => part * length);
  if (pattern === 'line') return `M${at(-0.36 * length, 0)}L${at(0.36 * length, 0)}`;
  if (pattern === 'stripes')
    return spots.map((x) => `M${at(x - half * 0.55, half)}L${at(x + half * 0.55, -half)}`).join('');
  if (pattern === 'chevrons') {
    return spots
      .map((x) => `M${at(x - half * 0.4, -half)}L${at(x + half * 0.4, 0)}L${at(x - half * 0.4, half)}`)
      .join('');
  }
  return spots.map((x) => `M${at(x, 0)}L${at(x + 0.01, 0)}`).join('');
}

/** Pieces as they stand on their spaces: taxis or carriages, seen from above, in their seat's colour and pattern. */
export function Pieces({ kind, style, length, width, lying = middle }: PiecesProps) {
  const [half, side] = [length / 2, width / 2];
  const round = kind === 'taxi' ? side * 0.6 : side * 0.34;
  const body = pathOfEach(lying, (at) => roundedBar(at, half, side, round));
  const shadow: (at: At) => At = (at) => (u, v) => at(u + width * 0.12, v + width * 0.2);
  const top = { half, side, style, lying };
  return (
    <>
      <path class="piece-shadow" d={pathOfEach(lying, (at) => roundedBar(shadow(at), half, side, round))} />
      <path class="piece-rim" d={body} stroke-width={width * 0.26} />
      <path d={body} fill={style.colour} stroke={style.edge} stroke-width={width * 0.09} />
      {style.pattern !== 'plain' && (
        <path
          d={pathOfEach(lying, (at) => marks(at, style.pattern, length, side * 0.86))}
          fill="none"
          stroke={style.ink}
          stroke-linecap={style.pattern === 'dots' ? 'round' : 'butt'}
          stroke-width={style.pattern === 'dots' ? width * 0.42 : width * 0.2}
        />
      )}
      {kind === 'taxi' ? <TaxiTop {...top} /> : <Roof {...top} />}
    </>
  );
}

interface TopProps {
  readonly half: number;
  readonly side: number;
  readonly style: SeatStyle;
  readonly lying: readonly Placement[];
}

function TaxiTop({ half, side, style, lying }: TopProps) {
  const panes = (at: At): string =>
    `M${at(half * 0.42, -side * 0.7)}L${at(half * 0.58, -side * 0.6)}L${at(half * 0.58, side * 0.6)}` +
    `L${at(half * 0.42, side * 0.7)}ZM${at(-half * 0.6, -side * 0.62)}L${at(-half * 0.48, -side * 0.62)}` +
    `L${at(-half * 0.48, side * 0.62)}L${at(-half * 0.6, side * 0.62)}Z`;
  return <path d={pathOfEach(lying, panes)} fill={style.edge} fill-opacity={0.82} />;
}

/** The rounded roof catches the light on one side and is dark on the other. */
function Roof({ half, side, style, lying }: TopProps) {
  const [end, rim] = [half * 0.94, side * 0.78];
  const line = (v: number): string => pathOfEach(lying, (at) => `M${at(-end, v)}L${at(end, v)}`);
  return (
    <>
      <path d={line(-rim)} stroke="#fff" stroke-width={side * 0.2} stroke-opacity="0.55" />
      <path d={line(rim)} stroke={style.edge} stroke-width={side * 0.24} stroke-opacity="0.5" />
    </>
  );
}
