import { barsOf, type Drawing } from '../layout/drawing.ts';

/** A rectangle of the board with nothing in it. */
export interface FreeSpot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const CELL = 6;

/**
 * The best room for something of a shape (width by height at its largest): as large as may be, down to `least` of that size,
 * and of equal ones that which lies farthest out.
 */
export function freeSpot(
  drawing: Drawing,
  [width, height]: readonly [number, number],
  least: number,
): FreeSpot | undefined {
  const taken = takenCells(drawing);
  for (let size = 1; size >= least; size *= 0.93) {
    const [across, down] = [Math.ceil((width * size) / CELL), Math.ceil((height * size) / CELL)];
    let best: { readonly column: number; readonly row: number; readonly far: number } | undefined;
    for (let row = 0; row + down <= taken.rows; row++) {
      for (let column = 0; column + across <= taken.columns; column++) {
        if (taken.count(column, row, across, down) > 0) continue;
        const far = Math.hypot(column + across / 2 - taken.columns / 2, row + down / 2 - taken.rows / 2);
        if (!best || far > best.far) best = { column, row, far };
      }
    }
    if (best) {
      const [left, top] = [taken.left + best.column * CELL, taken.top + best.row * CELL];
      return { left, top, width: across * CELL, height: down * CELL };
    }
  }
  return undefined;
}

/** Wider than high: there is more room above and below it than at its sides, and buttons stand in a row. */
export function isWide({ extent }: Drawing): boolean {
  const [left = 0, top = 0, right = 0, bottom = 0] = extent;
  return right - left > (bottom - top) * 1.2;
}

/** What three buttons cover, in cells along their row and across it: with the board as large as it is, and half as large. */
const BUTTONS = [
  [26, 9],
  [52, 18],
] as const;

/** A corner of the board, as `inset` of CSS has it, where buttons cover the least: the last of equal ones. */
export function freeCorner(drawing: Drawing, title?: FreeSpot): string {
  const taken = takenCells(drawing, title);
  const covered = (atRight: boolean, atBottom: boolean): number =>
    BUTTONS.reduce((sum, [along, beside]) => {
      const [across, down] = isWide(drawing) ? [along, beside] : [beside, along];
      const [wide, high] = [Math.min(across, taken.columns), Math.min(down, taken.rows)];
      return sum + taken.count(atRight ? taken.columns - wide : 0, atBottom ? taken.rows - high : 0, wide, high);
    }, 0);
  const corners = [
    { inset: '10px auto auto 10px', cells: covered(false, false) },
    { inset: '10px 10px auto auto', cells: covered(true, false) },
    { inset: 'auto auto 10px 10px', cells: covered(false, true) },
    { inset: 'auto 10px 10px auto', cells: covered(true, true) },
  ];
  return corners.reduce((best, one) => (one.cells <= best.cells ? one : best)).inset;
}

interface Taken {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
  /** how many cells of a rectangle are taken */
  count(column: number, row: number, across: number, down: number): number;
}

/** Which cells of the board have something in them, summed up so that any rectangle is counted at once. */
function takenCells({ extent, bar, dot, type, farType, places, routes }: Drawing, title?: FreeSpot): Taken {
  const [left = 0, top = 0, right = 0, bottom = 0] = extent;
  const [columns, rows] = [Math.floor((right - left) / CELL), Math.floor((bottom - top) / CELL)];
  const cells = new Uint8Array(columns * rows);
  const take = (x0: number, y0: number, x1: number, y1: number): void => {
    const [from, to] = [
      Math.max(0, Math.floor((x0 - left) / CELL)),
      Math.min(columns - 1, Math.floor((x1 - left) / CELL)),
    ];
    const end = Math.min(rows - 1, Math.floor((y1 - top) / CELL));
    for (let row = Math.max(0, Math.floor((y0 - top) / CELL)); row <= end; row++) {
      for (let column = from; column <= to; column++) cells[row * columns + column] = 1;
    }
  };
  if (title) take(title.left, title.top, title.left + title.width, title.top + title.height);
  const air = bar * 0.9;
  for (const route of routes) {
    for (const { x, y, angle } of barsOf(route)) {
      const turn = (angle * Math.PI) / 180;
      for (const part of [-0.5, -0.25, 0, 0.25, 0.5]) {
        const [cx, cy] = [x + Math.cos(turn) * route.size * part, y + Math.sin(turn) * route.size * part];
        take(cx - air, cy - air, cx + air, cy + air);
      }
    }
  }
  for (const { x, y, label, far } of places) {
    take(x - dot * 2, y - dot * 2, x + dot * 2, y + dot * 2);
    for (const [name, size] of [
      [label, type],
      [far, farType],
    ] as const) {
      name?.lines.forEach((line, at) => {
        const long = line.length * size * 0.6;
        const start = x + name.x - (name.anchor === 'start' ? 0 : name.anchor === 'end' ? long : long / 2);
        const base = y + name.y + at * size * 1.02;
        take(start - 4, base - size, start + long + 4, base + size * 0.4);
      });
    }
  }
  const sums = new Int32Array((columns + 1) * (rows + 1));
  const sum = (column: number, row: number): number => sums[row * (columns + 1) + column] ?? 0;
  for (let row = 1; row <= rows; row++) {
    for (let column = 1; column <= columns; column++) {
      const here = cells[(row - 1) * columns + column - 1] ?? 0;
      sums[row * (columns + 1) + column] =
        here + sum(column - 1, row) + sum(column, row - 1) - sum(column - 1, row - 1);
    }
  }
  return {
    left,
    top,
    columns,
    rows,
    count: (column, row, across, down) =>
      sum(column + across, row + down) - sum(column, row + down) - sum(column + across, row) + sum(column, row),
  };
}
