import {
  type BoardGame,
  type Chance,
  type State,
  seatCount,
  shuffleDeck,
  shuffleTicketPile,
  type YardGame,
} from '@branchline/engine';
import { type Playout, playOn } from '../search/monte-carlo.ts';
import type { Experience } from './value-model.ts';

/** How many imagined ends are looked at. */
const ENDS = 24;

/** A state at the beginning of a turn, and what became of it. */
export interface Seen {
  readonly progress: number;
  readonly aspects: readonly (readonly number[])[];
  /** What every seat ended with on average in imagined games, and what in the real one. */
  readonly imagined: readonly number[];
  readonly ended: readonly number[];
}

interface Pair {
  readonly row: readonly number[];
  readonly end: number;
}

/** The mean of ends that quick planners bring about when nobody knows what comes next. */
export function imaginedEnds(
  game: BoardGame | YardGame,
  state: State,
  { imagined, begin, act }: Playout,
  chance: Chance,
): number[] {
  const sums = Array.from({ length: seatCount(game, state) }, () => 0);
  for (let end = 0; end < ENDS; end++) {
    const world = game.copy(state);
    shuffleDeck(game, world, chance);
    shuffleTicketPile(game, world, chance);
    imagined(world);
    begin();
    playOn(game, world, { act }, chance);
    for (const { seat, total } of game.score(world).seats) sums[seat] += total / ENDS;
  }
  return sums;
}

/** Every pair of seats says something: by how much one was ahead of the other, in all that is known and in the end. */
function* pairs({ progress, aspects, imagined, ended }: Seen): Generator<Pair> {
  for (let one = 0; one < ended.length; one++) {
    for (let other = one + 1; other < ended.length; other++) {
      const gaps = [
        imagined[one] - imagined[other],
        ...aspects[one].map((aspect, place) => aspect - aspects[other][place]),
      ];
      yield { row: [...gaps, ...gaps.map((gap) => gap * progress)], end: ended[one] - ended[other] };
    }
  }
}

/** Holds numbers that say little near to nothing, in units of what they spread by: so much for every row. */
const RIDGE = 0.02;

/** Least squares: what every number of a row is worth, so that rows foretell their ends. */
export function fitted(rows: readonly Pair[]): number[] {
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
  return solved(table, ends).map((value, place) => value / spread[place]);
}

/** By elimination; the ridge keeps every pivot well above nothing. */
function solved(table: number[][], ends: number[]): number[] {
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

/** The same, but as long as nothing else is known, imagined ends are held to be what they are. */
function learnt(rows: readonly Pair[]): number[] {
  const [share = 0, ...others] = fitted(rows.map(({ row, end }) => ({ row, end: end - row[0] })));
  return [1 + share, ...others];
}

/** What was missed, and what there was to be missed. */
function missed(rows: readonly Pair[], found: readonly number[]): { missed: number; all: number } {
  let missed = 0;
  let all = 0;
  for (const { row, end } of rows) {
    missed += (end - row.reduce((sum, value, place) => sum + value * found[place], 0)) ** 2;
    all += end ** 2;
  }
  return { missed, all };
}

const PARTS = 5;

/** How much of what sets the ends of games apart is foretold, each fifth of the games by what was learnt from the others. */
export function foretold(games: readonly (readonly Seen[])[], as = (pairs: Pair[]): Pair[] => pairs): number {
  const sum = { missed: 0, all: 0 };
  for (let part = 0; part < PARTS; part++) {
    const found = learnt(as(pairsOf(games.filter((_, place) => place % PARTS !== part))));
    const told = missed(as(pairsOf(games.filter((_, place) => place % PARTS === part))), found);
    sum.missed += told.missed;
    sum.all += told.all;
  }
  return 1 - sum.missed / sum.all;
}

/** What was seen, all pairs of it. */
export function pairsOf(games: readonly (readonly Seen[])[]): Pair[] {
  return games.flatMap((game) => game.flatMap((seen) => [...pairs(seen)]));
}

/** The same, with nothing known but the imagined ends. */
export function endsAlone(rows: readonly Pair[]): Pair[] {
  return rows.map(({ row, end }) => ({ row: [row[0], row[row.length / 2]], end }));
}

export function experienceOf(rows: readonly Pair[]): Experience {
  const found = learnt(rows).map((value) => Math.round(value * 1000) / 1000);
  const half = found.length / 2;
  return { share: [found[0], found[half]], worth: found.slice(1, half), later: found.slice(half + 1) };
}
