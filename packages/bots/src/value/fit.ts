import type { ValueModel } from './value-model.ts';

/** A state at the beginning of a turn, and what became of it: one row of the training data. */
export interface Sample {
  readonly progress: number;
  readonly features: readonly (readonly number[])[];
  /** What every seat ended with: on average in rollouts, and in the real game. */
  readonly imagined: readonly number[];
  readonly ended: readonly number[];
}

/** Two seats of a sample: their differences in all that is known, and in the end. */
interface Pair {
  readonly row: readonly number[];
  readonly end: number;
}

/** Every pair of seats says something: by how much one was ahead of the other, in all that is known and in the end. */
function* pairs({ progress, features, imagined, ended }: Sample): Generator<Pair> {
  for (let one = 0; one < ended.length; one++) {
    for (let other = one + 1; other < ended.length; other++) {
      const gaps = [
        imagined[one] - imagined[other],
        ...features[one].map((feature, place) => feature - features[other][place]),
      ];
      yield { row: [...gaps, ...gaps.map((gap) => gap * progress)], end: ended[one] - ended[other] };
    }
  }
}

/** Holds numbers that say little near to nothing, in units of what they spread by: so much for every row. */
const RIDGE = 0.02;

/** Ridge regression: what every number of a row is worth, so that rows predict their ends with the least squared error. */
export function leastSquares(rows: readonly Pair[]): number[] {
  const width = rows[0]?.row.length ?? 0;
  const spread = Array.from({ length: width }, (_, place) => {
    return Math.sqrt(rows.reduce((sum, { row }) => sum + row[place] ** 2, 0) / rows.length) || 1;
  });
  const table = spread.map((_, place) => spread.map((_, other) => (place === other ? RIDGE * rows.length : 0)));
  const ends = spread.map(() => 0);
  for (const { row, end } of rows) {
    const scaled = row.map((value, place) => value / spread[place]);
    for (let place = 0; place < width; place++) {
      ends[place] += scaled[place] * end;
      for (let other = 0; other < width; other++) table[place][other] += scaled[place] * scaled[other];
    }
  }
  return solve(table, ends).map((value, place) => value / spread[place]);
}

/** Gaussian elimination; the ridge keeps every pivot well above nothing. */
function solve(table: number[][], ends: number[]): number[] {
  const width = ends.length;
  for (let pivot = 0; pivot < width; pivot++) {
    for (let under = pivot + 1; under < width; under++) {
      const factor = table[under][pivot] / table[pivot][pivot];
      for (let place = pivot; place < width; place++) table[under][place] -= factor * table[pivot][place];
      ends[under] -= factor * ends[pivot];
    }
  }
  const found: number[] = [];
  for (let place = width - 1; place >= 0; place--) {
    let rest = ends[place];
    for (let later = place + 1; later < width; later++) rest -= table[place][later] * found[later];
    found[place] = rest / table[place][place];
  }
  return found;
}

/** The same, but as long as nothing else is known, rollouts are taken at their word. */
function fitValue(rows: readonly Pair[]): number[] {
  const [share = 0, ...others] = leastSquares(rows.map(({ row, end }) => ({ row, end: end - row[0] })));
  return [1 + share, ...others];
}

/** The squared error of a fit, and of predicting nothing at all. */
function squaredError(rows: readonly Pair[], found: readonly number[]): { error: number; all: number } {
  let error = 0;
  let all = 0;
  for (const { row, end } of rows) {
    error += (end - row.reduce((sum, value, place) => sum + value * found[place], 0)) ** 2;
    all += end ** 2;
  }
  return { error, all };
}

const PARTS = 5;

/** The share of variance explained under cross-validation: each fifth of the games is predicted from the others. */
export function explainedVariance(
  games: readonly (readonly Sample[])[],
  as = (pairs: Pair[]): Pair[] => pairs,
): number {
  const sum = { error: 0, all: 0 };
  for (let part = 0; part < PARTS; part++) {
    const found = fitValue(as(pairsOf(games.filter((_, place) => place % PARTS !== part))));
    const test = squaredError(as(pairsOf(games.filter((_, place) => place % PARTS === part))), found);
    sum.error += test.error;
    sum.all += test.all;
  }
  return 1 - sum.error / sum.all;
}

/** All pairs of seats of all samples. */
export function pairsOf(games: readonly (readonly Sample[])[]): Pair[] {
  return games.flatMap((game) => game.flatMap((sample) => [...pairs(sample)]));
}

/** The same, with nothing known but how rollouts ended. */
export function withoutFeatures(rows: readonly Pair[]): Pair[] {
  return rows.map(({ row, end }) => ({ row: [row[0], row[row.length / 2]], end }));
}

export function valueModelOf(rows: readonly Pair[]): ValueModel {
  const found = fitValue(rows).map((value) => Math.round(value * 1000) / 1000);
  const half = found.length / 2;
  return { share: [found[0], found[half]], worth: found.slice(1, half), later: found.slice(half + 1) };
}
