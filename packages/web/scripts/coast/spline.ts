import type { Point } from '../../src/board/layout/curve.ts';

/** A smooth map of the plane onto itself. */
export type Warp = (point: Point) => Point;

/** Solves a small dense system by elimination with pivoting; `right` holds one column per unknown function. */
function solve(matrix: number[][], right: number[][]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, at) => [...row, ...(right[at] ?? [])]);
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++) {
      if (Math.abs(rows[row]?.[column] ?? 0) > Math.abs(rows[pivot]?.[column] ?? 0)) pivot = row;
    }
    [rows[column], rows[pivot]] = [rows[pivot] as number[], rows[column] as number[]];
    const head = rows[column] as number[];
    for (let row = 0; row < size; row++) {
      const line = rows[row] as number[];
      const factor = row === column ? 0 : (line[column] ?? 0) / (head[column] ?? 1);
      if (factor !== 0)
        for (let at = column; at < line.length; at++) line[at] = (line[at] ?? 0) - factor * (head[at] ?? 0);
    }
  }
  return rows.map((row, at) => row.slice(size).map((value) => value / (row[at] ?? 1)));
}

/** The straight (affine) map that brings the points nearest to where they should be. */
export function straight(from: readonly Point[], to: readonly Point[]): Warp {
  const basis = from.map(([x, y]) => [1, x, y]);
  const sum = (row: number, column: number): number =>
    basis.reduce((total, values) => total + (values[row] ?? 0) * (values[column] ?? 0), 0);
  const matrix = [0, 1, 2].map((row) => [0, 1, 2].map((column) => sum(row, column)));
  const right = [0, 1, 2].map((row) =>
    [0, 1].map((side) => basis.reduce((total, values, at) => total + (values[row] ?? 0) * (to[at]?.[side] ?? 0), 0)),
  );
  const weights = solve(matrix, right);
  return ([x, y]) => [0, 1].map((side) => mixed(weights, side, [1, x, y])) as unknown as Point;
}

const mixed = (weights: readonly number[][], side: number, values: readonly number[]): number =>
  values.reduce((sum, value, at) => sum + value * (weights[at]?.[side] ?? 0), 0);

const bending = (x: number, y: number): number => {
  const square = x * x + y * y;
  return square === 0 ? 0 : square * Math.log(square);
};

/** A thin-plate spline: as smooth as can be while it takes each point to its goal, or nearly so when `slack` > 0. */
export function thinPlate(from: readonly Point[], to: readonly Point[], slack: number): Warp {
  const count = from.length;
  const matrix = Array.from({ length: count + 3 }, () => new Array<number>(count + 3).fill(0));
  const right = Array.from({ length: count + 3 }, () => [0, 0]);
  from.forEach(([x, y], row) => {
    const line = matrix[row] as number[];
    from.forEach(([ox, oy], column) => {
      line[column] = bending(x - ox, y - oy) + (row === column ? slack : 0);
    });
    [1, x, y].forEach((value, at) => {
      line[count + at] = value;
      (matrix[count + at] as number[])[row] = value;
    });
    right[row] = [...(to[row] ?? [0, 0])];
  });
  const weights = solve(matrix, right);
  return ([x, y]) => {
    const values = [...from.map(([ox, oy]) => bending(x - ox, y - oy)), 1, x, y];
    return [mixed(weights, 0, values), mixed(weights, 1, values)];
  };
}
