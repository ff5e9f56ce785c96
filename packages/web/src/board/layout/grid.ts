import type { Point } from './curve.ts';

/** Points of a plane sorted into square cells, so that only those near to something are looked at. */
export interface SpotGrid {
  readonly cell: number;
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
  /** where the points of each cell begin; one more than there are cells */
  readonly starts: Int32Array;
  /** x and y of each point, cell by cell */
  readonly spots: Float64Array;
}

export function spotGrid(points: readonly Point[], cell: number): SpotGrid {
  let [left, top, right, bottom] = [0, 0, 0, 0];
  points.forEach(([x, y], at) => {
    if (at === 0) [left, top, right, bottom] = [x, y, x, y];
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
  });
  const columns = Math.floor((right - left) / cell) + 1;
  const rows = Math.floor((bottom - top) / cell) + 1;
  const cellOf = ([x, y]: Point): number => Math.floor((y - top) / cell) * columns + Math.floor((x - left) / cell);
  const starts = new Int32Array(columns * rows + 1);
  for (const point of points) starts[cellOf(point) + 1] = (starts[cellOf(point) + 1] ?? 0) + 1;
  for (let at = 0; at < columns * rows; at++) starts[at + 1] = (starts[at + 1] ?? 0) + (starts[at] ?? 0);
  const free = starts.slice();
  const spots = new Float64Array(points.length * 2);
  for (const point of points) {
    const cellAt = cellOf(point);
    const at = free[cellAt] ?? 0;
    free[cellAt] = at + 1;
    spots.set(point, at * 2);
  }
  return { cell, left, top, columns, rows, starts, spots };
}

/** Calls `meet` for the stretches of `spots` that hold all the points of a box, and perhaps some beside it. */
export function within(
  { cell, left, top, columns, rows, starts }: SpotGrid,
  box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number },
  meet: (from: number, to: number) => void,
): void {
  const first = Math.max(0, Math.floor((box.left - left) / cell));
  const last = Math.min(columns - 1, Math.floor((box.right - left) / cell));
  if (first > last) return;
  const bottom = Math.min(rows - 1, Math.floor((box.bottom - top) / cell));
  for (let row = Math.max(0, Math.floor((box.top - top) / cell)); row <= bottom; row++) {
    const [from, to] = [starts[row * columns + first] ?? 0, starts[row * columns + last + 1] ?? 0];
    if (from < to) meet(from * 2, to * 2);
  }
}
