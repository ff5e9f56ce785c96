import type { Strand } from './strands.ts';
import { type Step, sweepPlan } from './sweep-plan.ts';

/** More places at the front than this, and a key no longer fits into a number. Forty spaces never come near. */
const WIDEST = 11;

/** Every state of every step, one behind the other. */
interface States {
  readonly keys: number[];
  readonly lengths: number[];
  /** The state before, doubled, and one more if the strand was taken. */
  readonly origins: number[];
}

interface Reached {
  readonly key: number;
  readonly length: number;
  readonly origin: number;
}

/**
 * The longest choice of strands that hangs together and leaves at most two places odd; and how many states that took.
 *
 * A front moves across the network, strand by strand; each is taken or left. All that matters of what lies behind it is,
 * for each place on the front, whether a taken strand touches it, which of the others it hangs together with and whether
 * its count is odd; and how many odd places have been left behind. Whatever can follow one choice can follow another
 * that is alike in all this, so only the longer is kept. Nothing else is thrown away, hence the result is exact; and a
 * front across a map is narrow, hence it is quick.
 */
export function sweep(strands: readonly Strand[]): { readonly strands: Strand[]; readonly states: number } {
  const { steps, width } = sweepPlan(strands);
  if (width > WIDEST) throw new Error(`${width} places at the front: no player can build such a network`);
  const states: States = { keys: [0], lengths: [0], origins: [0] };
  const cells = new Array<number>(width + 1).fill(0);
  let best = { length: 0, origin: 0, steps: 0 };
  let from = 0;
  for (const [number, step] of steps.entries()) {
    const to = states.keys.length;
    const known = new Map<number, number>();
    for (let origin = 2 * from; origin < 2 * to; origin++) {
      const taken = origin % 2 === 1;
      const length = states.lengths[origin >> 1] + (taken ? step.strand.length : 0);
      unpack(states.keys[origin >> 1], cells);
      if (taken) take(cells, step.a, step.b);
      const left = leave(cells, step.leaving);
      if (left === 'complete' && length > best.length) best = { length, origin, steps: number + 1 };
      if (left === 'open') keep(states, known, { key: pack(cells), length, origin });
    }
    from = to;
  }
  return { strands: takenOn(steps.slice(0, best.steps), states, best.origin), states: states.keys.length };
}

function keep(states: States, known: Map<number, number>, { key, length, origin }: Reached): void {
  const same = known.get(key);
  if (same === undefined) {
    known.set(key, states.keys.length);
    states.keys.push(key);
    states.lengths.push(length);
    states.origins.push(origin);
  } else if (length > states.lengths[same]) {
    states.lengths[same] = length;
    states.origins[same] = origin;
  }
}

/** The strands taken on the way to a state. */
function takenOn(steps: readonly Step[], states: States, last: number): Strand[] {
  const taken: Strand[] = [];
  let origin = last;
  for (const { strand } of steps.toReversed()) {
    if (origin % 2 === 1) taken.push(strand);
    origin = states.origins[origin >> 1];
  }
  return taken;
}

// A cell for each place at the front: 0 if no taken strand touches it, else twice the number of its piece, and one more
// if its count is odd. One cell more, the last, counts the odd places left behind.

/** A new strand between two cells: their pieces become one. */
function take(cells: number[], a: number, b: number): void {
  const fresh = 2 * cells.length;
  const piece = (cells[a] || cells[b] || fresh) & ~1;
  const other = (cells[b] || piece) & ~1;
  if (cells[a] === 0) cells[a] = piece;
  if (cells[b] === 0) cells[b] = piece;
  if (other !== piece) {
    for (let at = 0; at < cells.length - 1; at++) {
      if ((cells[at] & ~1) === other) cells[at] = piece | (cells[at] & 1);
    }
  }
  cells[a] ^= 1;
  cells[b] ^= 1;
}

/** A path has at most two odd places; and a piece whose last place leaves must be the only one, as nothing can join it any more. */
function leave(cells: number[], leaving: readonly number[]): 'open' | 'complete' | 'broken' {
  const odd = cells.length - 1;
  for (const at of leaving) {
    const cell = cells[at];
    if (cell === 0) continue;
    cells[at] = 0;
    cells[odd] += cell & 1;
    if (cells[odd] > 2) return 'broken';
    let alone = true;
    let last = true;
    for (let other = 0; other < odd; other++) {
      if (cells[other] > 0) alone = false;
      if ((cells[other] & ~1) === (cell & ~1)) last = false;
    }
    if (last) return alone ? 'complete' : 'broken';
  }
  return 'open';
}

/** Pieces are numbered in the order they are met, so that fronts that are alike have the same key. */
function pack(cells: readonly number[]): number {
  const base = 2 * cells.length;
  const odd = cells.length - 1;
  const numbers: number[] = [];
  let pieces = 0;
  let key = cells[odd];
  for (let at = 0; at < odd; at++) {
    const cell = cells[at];
    if (cell > 0) numbers[cell >> 1] ??= ++pieces;
    key = key * base + (cell > 0 ? 2 * numbers[cell >> 1] + (cell & 1) : 0);
  }
  return key;
}

function unpack(key: number, cells: number[]): void {
  const base = 2 * cells.length;
  let rest = key;
  for (let at = cells.length - 2; at >= 0; at--) {
    const next = Math.floor(rest / base);
    cells[at] = rest - next * base;
    rest = next;
  }
  cells[cells.length - 1] = rest;
}
