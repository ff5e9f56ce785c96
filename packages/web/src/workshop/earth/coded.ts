/*
 * Rows of whole numbers as short text: each number by its sign and in groups of five bits, as the encoded polylines of web maps
 * have them. A file of them is a third of what JSON would be, and is packed well on its way.
 */

/** Whole numbers as text. */
export function coded(numbers: readonly number[]): string {
  let text = '';
  for (const number of numbers) {
    let left = number < 0 ? -2 * number - 1 : 2 * number;
    while (left >= 32) {
      text += String.fromCharCode(63 + 32 + (left % 32));
      left = Math.floor(left / 32);
    }
    text += String.fromCharCode(63 + left);
  }
  return text;
}

/** The numbers of a text. */
export function decoded(text: string): number[] {
  const numbers: number[] = [];
  let [value, unit] = [0, 1];
  for (let at = 0; at < text.length; at++) {
    const group = text.charCodeAt(at) - 63;
    value += (group % 32) * unit;
    unit *= 32;
    if (group >= 32) continue;
    numbers.push(value % 2 === 1 ? -(value + 1) / 2 : value / 2);
    [value, unit] = [0, 1];
  }
  return numbers;
}

/** A point of the globe: longitude and latitude, in degrees. */
export type Degrees = readonly [longitude: number, latitude: number];

/** The size of the grid that outlines are set on, in degrees. */
export const GRID = 0.004;

/** A line on the grid, each point by how far it is from the one before. */
export function codedLine(line: readonly Degrees[]): string {
  let [x, y] = [0, 0];
  const steps: number[] = [];
  for (const [longitude, latitude] of line) {
    const [toX, toY] = [Math.round(longitude / GRID), Math.round(latitude / GRID)];
    steps.push(toX - x, toY - y);
    [x, y] = [toX, toY];
  }
  return coded(steps);
}

export function decodedLine(text: string): Degrees[] {
  const steps = decoded(text);
  const line: Degrees[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at + 1 < steps.length; at += 2) {
    x += steps[at] ?? 0;
    y += steps[at + 1] ?? 0;
    line.push([x * GRID, y * GRID]);
  }
  return line;
}

/** How wide and high the parts are in which the finer outlines and the towns are fetched, in degrees. */
const TILE = 45;

/** The part of the globe in which a point lies: 0 to 31, from the north-west on. */
export function tileOf([longitude, latitude]: Degrees): number {
  const column = Math.min(7, Math.max(0, Math.floor((longitude + 180) / TILE)));
  const row = Math.min(3, Math.max(0, Math.floor((90 - latitude) / TILE)));
  return row * 8 + column;
}
