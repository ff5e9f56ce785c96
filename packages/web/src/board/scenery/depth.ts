import type { Point } from '../layout/curve.ts';
import { areaOf, type Ring, thinned } from './paths.ts';

/** left, top, right, bottom */
export type Window = readonly [number, number, number, number];

const STEP = 4;

/** Which cells of a grid are land: crossings counted along each row. */
function landMask(rings: readonly Ring[], [left, top]: Window, columns: number, rows: number): Uint8Array {
  const mask = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    const y = top + (row + 0.5) * STEP;
    const crossings: number[] = [];
    for (const ring of rings) {
      for (let at = 0; at < ring.length; at++) {
        const [ax, ay] = ring[at] as Point;
        const [bx, by] = ring[(at + 1) % ring.length] as Point;
        if (ay > y !== by > y) crossings.push(ax + ((y - ay) / (by - ay)) * (bx - ax));
      }
    }
    crossings.sort((one, other) => one - other);
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const from = Math.max(0, Math.ceil(((crossings[pair] ?? 0) - left) / STEP - 0.5));
      const to = Math.min(columns - 1, Math.floor(((crossings[pair + 1] ?? 0) - left) / STEP - 0.5));
      for (let column = from; column <= to; column++) mask[row * columns + column] = 1;
    }
  }
  return mask;
}

/** How far each cell is from land: two sweeps that carry the nearest land cell along. */
function farFromLand(mask: Uint8Array, columns: number, rows: number): Float64Array {
  const nearest = new Int32Array(columns * rows).fill(-1);
  const far = new Float64Array(columns * rows).fill(1e9);
  mask.forEach((land, cell) => {
    if (land) [nearest[cell], far[cell]] = [cell, 0];
  });
  const steps = [-1, -columns, -columns - 1, -columns + 1];
  const pull = (cell: number, from: number): void => {
    const source = nearest[from] ?? -1;
    if (source < 0) return;
    const across = (cell % columns) - (source % columns);
    const down = Math.floor(cell / columns) - Math.floor(source / columns);
    const length = Math.hypot(across, down) * STEP;
    if (length < (far[cell] ?? 0)) [far[cell], nearest[cell]] = [length, source];
  };
  for (let sweep = 0; sweep < 4; sweep++) {
    for (let at = 0; at < mask.length; at++) {
      const cell = sweep % 2 === 0 ? at : mask.length - 1 - at;
      const column = cell % columns;
      if (column === 0 || column === columns - 1) continue;
      for (const step of steps) {
        const from = sweep % 2 === 0 ? cell + step : cell - step;
        if (from >= 0 && from < mask.length) pull(cell, from);
      }
    }
  }
  return far;
}

const sizeOf = (window: Window): [columns: number, rows: number] => [
  Math.ceil((window[2] - window[0]) / STEP),
  Math.ceil((window[3] - window[1]) / STEP),
];

/** Smooth lines in the water that keep so far from the coast. */
export function depthLines(rings: readonly Ring[], window: Window, distances: readonly number[]): Point[][][] {
  const [columns, rows] = sizeOf(window);
  const far = farFromLand(landMask(rings, window, columns, rows), columns, rows);
  return distances.map((distance) => contours({ far, columns, rows, window }, distance));
}

/** Smooth lines that keep so far from all of the points. */
export function linesRound(points: readonly Point[], window: Window, distances: readonly number[]): Point[][][] {
  const [columns, rows] = sizeOf(window);
  const mask = new Uint8Array(columns * rows);
  for (const [x, y] of points) {
    const [column, row] = [Math.floor((x - window[0]) / STEP), Math.floor((y - window[1]) / STEP)];
    if (column >= 0 && column < columns && row >= 0 && row < rows) mask[row * columns + column] = 1;
  }
  const far = farFromLand(mask, columns, rows);
  return distances.map((distance) => contours({ far, columns, rows, window }, distance));
}

interface Field {
  readonly far: Float64Array;
  readonly columns: number;
  readonly rows: number;
  readonly window: Window;
}

/** The edges a contour crosses in a cell, by which corners lie beyond the level (marching squares). */
const CROSSED: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 0],
    [1, 2],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [0, 1],
    [2, 3],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
];

function contours({ far, columns, rows, window }: Field, level: number): Point[][] {
  const value = (column: number, row: number): number => far[row * columns + column] ?? 0;
  const next = new Map<string, { key: string; point: Point }>();
  const starts = new Map<string, Point>();
  for (let row = 1; row < rows - 2; row++) {
    for (let column = 1; column < columns - 2; column++) {
      const corners = [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ].map(([dx = 0, dy = 0]) => value(column + dx, row + dy));
      const which = corners.reduce((sum, height, at) => sum + (height > level ? 1 << at : 0), 0);
      for (const [from, to] of CROSSED[which] ?? []) {
        const [start, end] = [from, to].map((edge) => crossing(edge, { column, row, corners, level, window }));
        if (!start || !end) continue;
        next.set(start.key, end);
        starts.set(start.key, start.point);
      }
    }
  }
  return chained(next, starts)
    .filter((line) => areaOf(line) > 260)
    .map((line) => rounded(thinned(line, 16)));
}

interface Cell {
  readonly column: number;
  readonly row: number;
  readonly corners: readonly number[];
  readonly level: number;
  readonly window: Window;
}

function crossing(edge: number, { column, row, corners, level, window }: Cell): { key: string; point: Point } {
  const [low, high] = [corners[edge] ?? 0, corners[(edge + 1) % 4] ?? 0];
  const part = (level - low) / (high - low || 1);
  const spots: readonly Point[] = [
    [part, 0],
    [1, part],
    [1 - part, 1],
    [0, 1 - part],
  ];
  const [dx, dy] = spots[edge] as Point;
  const key = edge % 2 === 0 ? `h${column},${row + edge / 2}` : `v${column + (edge === 1 ? 1 : 0)},${row}`;
  return { key, point: [window[0] + (column + dx + 0.5) * STEP, window[1] + (row + dy + 0.5) * STEP] };
}

function chained(next: Map<string, { key: string; point: Point }>, starts: ReadonlyMap<string, Point>): Point[][] {
  const lines: Point[][] = [];
  const goals = new Set([...next.values()].map(({ key }) => key));
  const heads = [...next.keys()].sort((one, other) => Number(goals.has(one)) - Number(goals.has(other)));
  for (const head of heads) {
    const line: Point[] = [];
    for (let key = head, step = next.get(key); step; step = next.get(key)) {
      if (line.length === 0) line.push(starts.get(key) as Point);
      next.delete(key);
      line.push(step.point);
      key = step.key;
    }
    if (line.length > 8) lines.push(line);
  }
  return lines;
}

/** Corners cut once (Chaikin): a line drawn by hand has none. */
function rounded(line: readonly Point[]): Point[] {
  const last = line.at(-1);
  if (!line[0] || !last) return [];
  const middle = line.slice(0, -1).flatMap(([x, y], at): Point[] => {
    const [nx, ny] = line[at + 1] as Point;
    return [
      [x * 0.75 + nx * 0.25, y * 0.75 + ny * 0.25],
      [x * 0.25 + nx * 0.75, y * 0.25 + ny * 0.75],
    ];
  });
  return [line[0], ...middle, last];
}
