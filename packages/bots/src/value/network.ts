import type { SeatRows } from './seat-rows.ts';

/**
 * A small network that is told of two seats and the table, and says by how much the first will be ahead of the second in the
 * end: the middle of a logistic distribution, and how wide it is, in tens of points (`scripts/train.ts` trains it).
 */
export interface ValueNetwork {
  /** Numbers of a seat and of the table: those it was trained with. */
  readonly seat: number;
  readonly table: number;
  readonly hidden: readonly [number, number];
  /** Layer by layer, what one step of its numbers is worth. */
  readonly steps: readonly number[];
  /** All weights as whole numbers, three letters of 64 each: first and second layer row by row with their biases, the linear part, the ends. */
  readonly weights: string;
}

/** What the layers hold, in the order in which they are written down. */
export interface Layers {
  readonly first: Float32Array;
  readonly second: Float32Array;
  readonly linear: Float32Array;
  readonly ends: Float32Array;
}

/** What a network says of two seats. */
export interface Margin {
  middle: number;
  width: number;
}

export const inputsOf = ({ seat, table }: Pick<ValueNetwork, 'seat' | 'table'>): number => 2 * seat + table;

/** How many numbers each layer has. */
export function sizesOf({
  seat,
  table,
  hidden: [one, two],
}: Pick<ValueNetwork, 'seat' | 'table' | 'hidden'>): number[] {
  const inputs = inputsOf({ seat, table });
  return [one * (inputs + 1), two * (one + 1), inputs, 2 * (two + 1)];
}

const MOST = 32_767;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export function packNetwork(shape: Pick<ValueNetwork, 'seat' | 'table' | 'hidden'>, layers: Layers): ValueNetwork {
  const all = [layers.first, layers.second, layers.linear, layers.ends];
  const steps = all.map((layer) =>
    Number((layer.reduce((most, one) => Math.max(most, Math.abs(one)), 1e-6) / MOST).toPrecision(6)),
  );
  const whole = Int16Array.from(
    all.flatMap((layer, place) => Array.from(layer, (one) => Math.round(one / steps[place]))),
  );
  let text = '';
  for (const one of whole) {
    const number = one + MOST;
    text += LETTERS[number >> 12] + LETTERS[(number >> 6) & 63] + LETTERS[number & 63];
  }
  return { ...shape, steps, weights: text };
}

function unpack(network: ValueNetwork): Layers {
  const { weights, steps } = network;
  const number = (at: number): number => LETTERS.indexOf(weights[at]);
  const whole = Array.from({ length: weights.length / 3 }, (_, place) => {
    return ((number(3 * place) << 12) | (number(3 * place + 1) << 6) | number(3 * place + 2)) - MOST;
  });
  let from = 0;
  const [first, second, linear, ends] = sizesOf(network).map((size, layer) => {
    const part = Float32Array.from(whole.slice(from, from + size), (one) => one * steps[layer]);
    from += size;
    return part;
  });
  return { first, second, linear, ends };
}

/** The widest and narrowest that a distribution may be, as logarithms. */
const WIDEST = 2.5;
const NARROWEST = -3;

/** Runs a network on the rows of a state. What a seat adds to the first layer is worked out once, for itself and as a rival. */
export class NetworkRunner {
  readonly #network: ValueNetwork;
  readonly #layers: Layers;
  readonly #own: Float32Array[];
  readonly #rival: Float32Array[];
  readonly #common: Float32Array;
  readonly #one: Float32Array;
  readonly #found: Margin = { middle: 0, width: 1 };

  constructor(network: ValueNetwork, seats: number) {
    this.#network = network;
    this.#layers = unpack(network);
    const [one] = network.hidden;
    // One more for the linear part.
    this.#own = Array.from({ length: seats }, () => new Float32Array(one + 1));
    this.#rival = Array.from({ length: seats }, () => new Float32Array(one + 1));
    this.#common = new Float32Array(one + 1);
    this.#one = new Float32Array(one);
  }

  /** Looks at the rows of a state, for this many seats. */
  read({ rows, table }: Pick<SeatRows, 'rows' | 'table'>, seats: number): void {
    const { seat: width, table: more } = this.#network;
    this.#add(this.#common, table.subarray(0, more), 2 * width);
    for (let seat = 0; seat < seats; seat++) {
      const row = rows.subarray(seat * width, (seat + 1) * width);
      this.#add(this.#own[seat], row, 0);
      this.#add(this.#rival[seat], row, width);
    }
  }

  /** What a row adds to the first layer, from a column on; the biases come with the table's. */
  #add(into: Float32Array, from: Float32Array, column: number): void {
    const [hidden] = this.#network.hidden;
    const width = from.length;
    const biased = into === this.#common;
    const { first, linear } = this.#layers;
    const inputs = inputsOf(this.#network);
    for (let unit = 0; unit < hidden; unit++) {
      const row = unit * (inputs + 1);
      let sum = biased ? first[row + inputs] : 0;
      for (let place = 0; place < width; place++) sum += first[row + column + place] * from[place];
      into[unit] = sum;
    }
    let sum = 0;
    for (let place = 0; place < width; place++) sum += linear[column + place] * from[place];
    into[hidden] = sum;
  }

  /** By how much one seat will be ahead of another. The answer is used again for the next question. */
  margin(seat: number, other: number): Margin {
    const [one, two] = this.#network.hidden;
    const { second, ends } = this.#layers;
    const [own, rival, common, hidden] = [this.#own[seat], this.#rival[other], this.#common, this.#one];
    for (let unit = 0; unit < one; unit++) hidden[unit] = Math.max(0, own[unit] + rival[unit] + common[unit]);
    let middle = ends[two] + own[one] + rival[one] + common[one];
    let width = ends[2 * two + 1];
    for (let unit = 0; unit < two; unit++) {
      const row = unit * (one + 1);
      let sum = second[row + one];
      for (let place = 0; place < one; place++) sum += second[row + place] * hidden[place];
      if (sum <= 0) continue;
      middle += ends[unit] * sum;
      width += ends[two + 1 + unit] * sum;
    }
    const found = this.#found;
    found.middle = middle;
    found.width = Math.exp(Math.max(NARROWEST, Math.min(WIDEST, width)));
    return found;
  }

  /** How likely a seat is ahead of all others in the end, from 0 to 1. */
  chance(seat: number, seats: number): number {
    let chance = 1;
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue;
      const { middle, width } = this.margin(seat, other);
      chance /= 1 + Math.exp(-middle / width);
    }
    return chance;
  }
}
