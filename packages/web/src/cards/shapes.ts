import type { CARD_COLOURS } from '@branchline/games';
import type { CardColour } from './colours.ts';

type Deck = (typeof CARD_COLOURS)[number];

/** The symbol of every colour, drawn in a box from -12 to 12; grey has none. */
export const symbolPaths: Readonly<Record<Deck, string> & Partial<Record<CardColour, string>>> = {
  red: 'M0-10.5 11 8.5H-11Z',
  orange: 'M-8.8-8.8H8.8V8.8H-8.8Z',
  yellow: star(5, 11.5, 4.8),
  green: 'M0-11.5 9.5 0 0 11.5-9.5 0Z',
  blue: 'M0-9.8a9.8 9.8 0 1 1 0 19.6a9.8 9.8 0 1 1 0-19.6Z',
  purple: polygon(5, 11),
  pink: 'M0 10.5C-15 0-11.5-9.5-6-9.5-2.7-9.5-.8-7.4 0-5.4.8-7.4 2.7-9.5 6-9.5 11.5-9.5 15 0 0 10.5Z',
  black: 'M-3.7-10.5H3.7V-3.7H10.5V3.7H3.7V10.5H-3.7V3.7H-10.5V-3.7H-3.7Z',
  white: 'M4.6-10.2A10.6 10.6 0 1 0 10.2 4.6 8.6 8.6 0 0 1 4.6-10.2Z',
};

/** Spokes and rim of the locomotive's wheel, in the same box; drawn as a stroke. */
export const wheelPath = 'M0-10a10 10 0 1 1 0 20a10 10 0 1 1 0-20ZM0-10V10M-8.7-5 8.7 5M-8.7 5 8.7-5';

/** The colours round the wheel, in the order of the rainbow. */
export const wheelColours = ['red', 'orange', 'yellow', 'green', 'blue', 'purple'] as const;

function polygon(corners: number, radius: number): string {
  const points = Array.from({ length: corners }, (_, at) => spot(at / corners, radius));
  return `M${points.join(' ')}Z`;
}

function star(points: number, outer: number, inner: number): string {
  const spots = Array.from({ length: points }, (_, at) => [spot(at / points, outer), spot((at + 0.5) / points, inner)]);
  return `M${spots.flat().join(' ')}Z`;
}

function spot(turn: number, radius: number): string {
  const angle = turn * 2 * Math.PI;
  return `${(Math.sin(angle) * radius).toFixed(1)},${(-Math.cos(angle) * radius).toFixed(1)}`;
}

/** The slice of the wheel from one turn to another, as a wedge of a disc. */
export function wedge(from: number, to: number, radius: number): string {
  return `M0,0L${spot(from, radius)}A${radius},${radius} 0 ${to - from > 0.5 ? 1 : 0} 1 ${spot(to, radius)}Z`;
}

/** Side views that stand on y = 0, about 48 wide; windows are holes (even-odd). */
const wheels = (spots: readonly number[], radius = 3.4): string =>
  spots
    .map(
      (x) => `M${x - radius}-2.6a${radius} ${radius} 0 1 1 ${radius * 2} 0a${radius} ${radius} 0 1 1-${radius * 2} 0Z`,
    )
    .join('');

const windows = (spots: readonly number[], top: number, wide = 5, high = 5): string =>
  spots.map((x) => `M${x} ${top}h${wide}v${high}h-${wide}Z`).join('');

const coach = `M-24-5V-19q0-3 3-3H21q3 0 3 3V-5Z${windows([-20, -12.5, -5, 2.5, 10, 16.5], -17.5)}${wheels([-17, -10, 10, 17], 2.8)}`;
const diner = `M-24-5V-16l4-5H20l4 5V-5Z${windows([-19, 5], -16, 14, 5.5)}${wheels([-17, -10, 10, 17], 2.8)}`;
const boxcar = `M-24-5V-22H24V-5ZM-5-20.5V-7H5V-20.5ZM-1-20.5h2V-7h-2Z${wheels([-17, -10, 10, 17], 2.8)}`;
const hopper = `M-24-20H24L20-5H-20ZM-20-22q5-4 10-1q5-4 10-1q5-3 10 1q5-2 10 1ZM-14-17l2.6 9h2.4l-1.6-9ZM11-17l-1.6 9h2.4l2.6-9Z${wheels([-15, -8, 8, 15], 2.8)}`;
const tank = `M-22-6a7.5 7.5 0 0 1 0-15H22a7.5 7.5 0 0 1 0 15ZM-4-21v-3.4H4V-21ZM-12-21h1.6v15H-12ZM10.4-21H12v15h-1.6ZM-24-5H24v-1.6H-24Z${wheels([-17, -10, 10, 17], 2.8)}`;
const caboose = `M-20-5V-19H-8v-5.5H6V-19H20V-5Z${windows([-16, 11], -15.5, 5.5, 5)}${windows([-5, 1], -22, 3.6, 3)}M-24-5H24v-1.6H-24Z${wheels([-14, -7, 7, 14], 2.8)}`;

const engine =
  'M-25-6V-24q0-2.4 2.4-2.4H-9V-19H9v-6H7v-3h10v3h-2v6h4q5 0 5 6v4h2l4 5H-25ZM-21-22.5v7h8v-7Z' +
  `M-1-19q0-4 3.4-4t3.4 4Z${wheels([-16, -6, 4], 4.8)}${wheels([15, 22], 2.8)}`;

const tram = `M-24-5V-18q0-4 4-4H20q4 0 4 4V-5ZM-1-22-5-29H7v1.4H-2.6L.8-22Z${windows([-20, -11, 3, 12], -18, 8, 6)}M-2-18h4V-6h-4Z${wheels([-15, -8, 8, 15], 2.8)}`;
const bus = `M-23-4V-20q0-3 3-3H18q4 0 5 5l1 7v7Z${windows([-20, -12.4, -4.8, 2.8], -19.5, 6, 6.5)}M11-19.5h6.4q2 0 2.6 3l.8 3.5H11Z${wheels([-13, 14], 4)}`;
const metro = `M-24-4V-20l2-2H22l2 2V-4Z${windows([-13.5, -6, 7.5], -18.5, 5.5, 5.5)}M-20.5-18.5h4.5V-5.5h-4.5ZM1-18.5h4.5V-5.5H1ZM15.5-18.5H20V-5.5h-4.5Z${wheels([-15, -8, 8, 15], 2.6)}`;

const taxi =
  'M-25-5v-6q0-3 3-3.4l5-.8 7-8q1.4-1.6 3.6-1.6H6q2.4 0 4 2l5.4 7.2 6.6 1.2q3 .6 3 4V-5Z' +
  `M-12.6-15.4l5-5.8q.8-.8 2-.8h3v6.6ZM.4-22h4.8q1.4 0 2.2 1l4 5.6H.4ZM-5-24.8v-3.4H5v3.4Z${wheels([-14, 14], 4.6)}`;

const trains: Readonly<Record<string, string>> = {
  red: coach,
  orange: boxcar,
  yellow: diner,
  green: caboose,
  blue: coach,
  purple: boxcar,
  pink: diner,
  black: hopper,
  white: tank,
  wild: engine,
};

const city: Readonly<Record<string, string>> = {
  red: bus,
  orange: tram,
  green: tram,
  blue: metro,
  pink: bus,
  black: metro,
  wild: taxi,
};

/** What drives across a card of this colour, where trains or taxis run. */
export const vehicleOf = (pieces: 'train' | 'taxi', colour: string): string =>
  (pieces === 'taxi' ? (city[colour] ?? bus) : trains[colour]) ?? coach;

/** How many numbers each command of a path takes, and what each of them is: along x, along y, a length, or neither. */
const NUMBERS: Readonly<Record<string, string>> = {
  M: 'xy',
  L: 'xy',
  H: 'x',
  V: 'y',
  Q: 'xyxy',
  T: 'xy',
  C: 'xyxyxy',
  A: 'll...xy',
  Z: '',
};

interface PathTransform {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/**
 * A path drawn at another place and in another size, as a path: a `transform` on every little shape of a board would be one more
 * thing for the browser to put together each time it paints.
 */
export function transformPath(path: string, { x, y, scale }: PathTransform): string {
  return path.replace(/([a-z])([^a-z]*)/gi, (_, command: string, rest: string) => {
    const kinds = NUMBERS[command.toUpperCase()] ?? '';
    const moves = command === command.toUpperCase();
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map((text, at) => {
      const kind = kinds[at % kinds.length];
      if (kind === '.') return Number(text);
      const from = moves && kind === 'x' ? x : moves && kind === 'y' ? y : 0;
      return Math.round((from + Number(text) * scale) * 1000) / 1000;
    });
    return command + numbers.join(' ');
  });
}
