import type { CardColour } from './colours.ts';

/** The symbol of every colour, drawn in a box from -12 to 12; grey has none. */
export const symbolPaths: Readonly<Partial<Record<CardColour, string>>> = {
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
