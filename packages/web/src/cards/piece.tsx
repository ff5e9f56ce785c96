import type { SeatPattern } from '@branchline/games';
import type { SeatStyle } from './colours.ts';

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

/** Something drawn once for every piece; `right` and `down` move it on the board, whichever way the piece points. */
export function pathOfEach(lying: readonly Placement[], draw: (at: At) => string, right = 0, down = 0): string {
  return lying
    .map(({ x, y, angle }) => {
      const turn = (angle * Math.PI) / 180;
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      return draw((u, v) => `${short(x + right + u * cos - v * sin)} ${short(y + down + u * sin + v * cos)}`);
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

/** The marks of each pattern on a piece, as strokes: `length` along it, `half` to each side of its middle. */
const marks: Readonly<Record<SeatPattern, (at: At, length: number, half: number) => string>> = {
  line: (at, length) => `M${at(-0.36 * length, 0)}L${at(0.36 * length, 0)}`,
  stripes: (at, length, half) => thirds(length, (x) => `M${at(x - half * 0.55, half)}L${at(x + half * 0.55, -half)}`),
  dots: (at, length) => thirds(length, (x) => `M${at(x, 0)}L${at(x + 0.01, 0)}`),
  chevrons: (at, length, half) =>
    thirds(length, (x) => `M${at(x - half * 0.4, -half)}L${at(x + half * 0.4, 0)}L${at(x - half * 0.4, half)}`),
  bands: (at, length, half) =>
    pair((part) => pair((other) => across(at, length * (part * 0.225 + other * 0.075), half))),
  rails: (at, length, half) =>
    pair((part) => `M${at(-0.4 * length, part * 0.4 * half)}L${at(0.4 * length, part * 0.4 * half)}`),
  crosses: (at, length, half) =>
    thirds(length, (x) => {
      const arm = half * 0.6;
      return `M${at(x - arm, -arm)}L${at(x + arm, arm)}M${at(x - arm, arm)}L${at(x + arm, -arm)}`;
    }),
  waves: (at, length, half) =>
    `M${[-3, -2, -1, 0, 1, 2, 3].map((turn) => at((turn / 8) * length, half * (turn % 2 ? -0.55 : 0.55))).join('L')}`,
};

const strokes: Readonly<Record<SeatPattern, number>> = {
  line: 0.3,
  dots: 0.5,
  stripes: 0.24,
  chevrons: 0.24,
  rails: 0.17,
  bands: 0.21,
  crosses: 0.18,
  waves: 0.22,
};

/** How wide the strokes of a pattern are, in parts of a piece's width: wide enough to make a roof of two lights. */
export const strokeOf = (pattern: SeatPattern): number => strokes[pattern];

const across = (at: At, u: number, half: number): string => `M${at(u, -half)}L${at(u, half)}`;

const thirds = (length: number, draw: (x: number) => string): string =>
  [-0.28, 0, 0.28].map((part) => draw(part * length)).join('');

/** The marks of a pattern on a piece 30 long and 13 wide. */
export const marksOf = (pattern: SeatPattern): string => pathOfEach(middle, (at) => marks[pattern](at, 30, 6));

/** Of a piece, in parts of its width: how high it stands (its shadow falls to the lower right), and how wide the dark edge of its roof and the light rim round all of it are. */
export const HEIGHT = 0.22;
export const ROOF_EDGE = 0.12;
export const RIM = 0.24;

/** Pieces as they stand on their spaces: taxis or carriages, seen from above, in their seat's colour and pattern. */
export function Pieces({ kind, style, length, width, lying = middle }: PiecesProps) {
  const [half, side] = [length / 2, width / 2];
  const round = side * (kind === 'taxi' ? 0.62 : 0.3);
  const body = (at: At): string => roundedBar(at, half, side, round);
  // Carriages are coupled.
  const below = (at: At): string =>
    body(at) + wheels(at, half, side) + box(at, 0, kind === 'taxi' ? half : half + side * 0.34, side * 0.2);
  // Half of its height above its middle and half below: it stands over its own space and not over its twin's.
  const lift = (width * HEIGHT) / 2;
  const roof = pathOfEach(lying, body, 0, -lift);
  const under = roof + pathOfEach(lying, below, 0, lift);
  return (
    <>
      <path class="piece-shadow" d={pathOfEach(lying, below, lift * 1.6, lift * 3.2)} />
      <path class="piece-rim" d={under} fill={style.edge} stroke-width={width * RIM} />
      <path d={roof} fill={style.colour} stroke={style.edge} stroke-width={width * ROOF_EDGE} />
      <path class="piece-roof" d={pathOfEach(lying, (at) => crown(at, half, side), 0, -lift * 1.5)} />
      <path
        d={pathOfEach(
          lying,
          (at) => marks[style.pattern](at, kind === 'taxi' ? length * 0.8 : length, side * 0.8),
          0,
          -lift,
        )}
        fill="none"
        stroke={style.ink}
        stroke-linecap={style.pattern === 'dots' ? 'round' : 'butt'}
        stroke-width={width * strokeOf(style.pattern)}
      />
      {kind === 'taxi' && <path d={pathOfEach(lying, (at) => panes(at, half, side), 0, -lift)} fill={style.edge} />}
    </>
  );
}

type Part = (at: At, half: number, side: number) => string;

/** The raised middle of a roof, which catches the light. */
const crown: Part = (at, half, side) => roundedBar(at, half * 0.86, side * 0.62, side * 0.3);

/** A box on the middle of a piece, `along` to the front and back of `u`, `across` to each side. */
const box = (at: At, u: number, along: number, across: number): string =>
  `M${at(u - along, -across)}L${at(u + along, -across)}L${at(u + along, across)}L${at(u - along, across)}Z`;

/** What a piece runs on, a little wider than itself. */
const wheels: Part = (at, half, side) => pair((part) => box(at, part * 0.57 * half, half * 0.2, side * 1.14));

/** The windows of a taxi: in front and behind. */
const panes: Part = (at, half, side) => pair((part) => box(at, part * 0.63 * half, half * 0.08, side * 0.68));

const pair = (draw: (part: number) => string): string => draw(-1) + draw(1);
