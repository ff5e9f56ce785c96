import type { Bits } from '@branchline/engine';
import { inputsOf, type Layers, packNetwork, sizesOf, type ValueNetwork } from './network.ts';

/** Pairs of seats: what is told of them, row by row, and by how much the first was ahead in the end, in tens of points. */
export interface Examples {
  readonly inputs: Float32Array;
  readonly margins: Float32Array;
  readonly count: number;
}

export interface Schooling {
  readonly seat: number;
  readonly table: number;
  readonly hidden: readonly [number, number];
  readonly rounds: number;
  readonly rate: number;
  readonly bits: Bits;
  /** After some batches: how far it is, 0 to 1. */
  onProgress?(done: number): void;
}

const BATCH = 64;
const NARROWEST = -3;
const WIDEST = 2.5;

/** One layer's numbers with what Adam keeps beside them. */
class Learnt {
  readonly values: Float32Array;
  readonly slope: Float32Array;
  readonly #mean: Float32Array;
  readonly #square: Float32Array;
  #times = 0;

  constructor(size: number) {
    this.values = new Float32Array(size);
    this.slope = new Float32Array(size);
    this.#mean = new Float32Array(size);
    this.#square = new Float32Array(size);
  }

  /** Adam, with a little decay. */
  step(rate: number, decay: number): void {
    const { values, slope } = this;
    const times = ++this.#times;
    const scale = (rate * Math.sqrt(1 - 0.999 ** times)) / (1 - 0.9 ** times);
    for (let place = 0; place < values.length; place++) {
      const now = slope[place];
      const mean = 0.9 * this.#mean[place] + 0.1 * now;
      const square = 0.999 * this.#square[place] + 0.001 * now * now;
      this.#mean[place] = mean;
      this.#square[place] = square;
      values[place] -= (scale * mean) / (Math.sqrt(square) + 1e-8) + rate * decay * values[place];
      slope[place] = 0;
    }
  }
}

/** Stochastic gradient descent on how surprising the ends are under the logistic distribution that the network gives. */
export function trainNetwork(examples: Examples, schooling: Schooling): ValueNetwork {
  const { hidden, rounds, bits, onProgress } = schooling;
  const inputs = inputsOf(schooling);
  const [first, second, linear, ends] = sizesOf(schooling).map((size) => new Learnt(size));
  begin(first, inputs, hidden[0], bits);
  begin(second, hidden[0], hidden[1], bits);
  begin(ends, hidden[1], 2, bits);
  ends.values[2 * hidden[1] + 1] = 0.5;
  const spread = spreadOf(examples, inputs);
  const net = new Pass(inputs, hidden, { first, second, linear, ends });
  const batches = Math.floor(examples.count / BATCH);
  const order = Uint32Array.from({ length: examples.count }, (_, place) => place);
  for (let round = 0; round < rounds; round++) {
    shuffle(order, bits);
    for (let batch = 0; batch < batches; batch++) {
      for (let place = batch * BATCH; place < (batch + 1) * BATCH; place++) {
        net.learn(examples, order[place], spread);
      }
      const done = (round + batch / batches) / rounds;
      // Ever smaller steps, to nothing.
      const rate = schooling.rate * (0.02 + 0.98 * 0.5 * (1 + Math.cos(Math.PI * done)));
      for (const layer of [first, second, linear, ends]) layer.step(rate, 1e-4);
      if (batch % 200 === 0) onProgress?.(done);
    }
  }
  return packNetwork(
    { seat: schooling.seat, table: schooling.table, hidden },
    unscaled({ first, second, linear, ends }, inputs, spread),
  );
}

/** How surprising the ends are on average, and the share of them whose sign it gets right. */
export function examine(
  network: { margin(place: number): { middle: number; width: number } },
  examples: Examples,
): { surprise: number; explained: number; right: number } {
  let [surprise, error, all, right, decided] = [0, 0, 0, 0, 0];
  for (let place = 0; place < examples.count; place++) {
    const { middle, width } = network.margin(place);
    const margin = examples.margins[place];
    const far = (margin - middle) / width;
    surprise += far + 2 * Math.log1p(Math.exp(-far)) + Math.log(width);
    error += (margin - middle) ** 2;
    all += margin ** 2;
    if (margin !== 0) decided++;
    if (margin * middle > 0) right++;
  }
  return { surprise: surprise / examples.count, explained: 1 - error / all, right: right / decided };
}

function begin({ values }: Learnt, from: number, to: number, bits: Bits): void {
  const size = Math.sqrt(2 / from);
  for (let unit = 0; unit < to; unit++) {
    for (let place = 0; place < from; place++) {
      // The sum of three even throws is near enough to a bell.
      const throws = bits() / 2 ** 32 + bits() / 2 ** 32 + bits() / 2 ** 32 - 1.5;
      values[unit * (from + 1) + place] = 2 * size * throws;
    }
  }
}

function shuffle(order: Uint32Array, bits: Bits): void {
  for (let place = order.length - 1; place > 0; place--) {
    const other = bits() % (place + 1);
    [order[place], order[other]] = [order[other], order[place]];
  }
}

interface Spread {
  readonly mean: Float32Array;
  readonly size: Float32Array;
}

function spreadOf({ inputs: all, count }: Examples, inputs: number): Spread {
  const mean = new Float32Array(inputs);
  const size = new Float32Array(inputs);
  for (let column = 0; column < inputs; column++) {
    let [sum, squares] = [0, 0];
    for (let row = 0; row < count; row++) {
      const value = all[row * inputs + column];
      sum += value;
      squares += value * value;
    }
    mean[column] = sum / count;
    // What never changes says nothing.
    size[column] = Math.sqrt(Math.max(0, squares / count - mean[column] ** 2)) || Number.POSITIVE_INFINITY;
  }
  return { mean, size };
}

interface Learning {
  readonly first: Learnt;
  readonly second: Learnt;
  readonly linear: Learnt;
  readonly ends: Learnt;
}

/** The same network for inputs as they come. */
function unscaled({ first, second, linear, ends }: Learning, inputs: number, { mean, size }: Spread): Layers {
  const row = first.values.slice();
  const units = row.length / (inputs + 1);
  const straight = linear.values.slice();
  const last = ends.values.slice();
  for (let column = 0; column < inputs; column++) {
    for (let unit = 0; unit < units; unit++) {
      const at = unit * (inputs + 1);
      row[at + column] /= size[column];
      row[at + inputs] -= row[at + column] * mean[column];
    }
    straight[column] /= size[column];
    last[last.length / 2 - 1] -= straight[column] * mean[column];
  }
  return { first: row, second: second.values, linear: straight, ends: last };
}

/** Forwards and backwards through the layers, one example at a time. */
class Pass {
  readonly #inputs: number;
  readonly #hidden: readonly [number, number];
  readonly #net: Learning;
  readonly #x: Float32Array;
  readonly #one: Float32Array;
  readonly #two: Float32Array;
  readonly #slope: Float32Array;

  constructor(inputs: number, hidden: readonly [number, number], net: Learning) {
    this.#inputs = inputs;
    this.#hidden = hidden;
    this.#net = net;
    this.#x = new Float32Array(inputs);
    this.#one = new Float32Array(hidden[0]);
    this.#two = new Float32Array(hidden[1]);
    this.#slope = new Float32Array(hidden[0]);
  }

  learn({ inputs: all, margins }: Examples, place: number, { mean, size }: Spread): void {
    const inputs = this.#inputs;
    const [one, two] = this.#hidden;
    const { first, second, linear, ends } = this.#net;
    const [x, h1, h2, back] = [this.#x, this.#one, this.#two, this.#slope];
    for (let column = 0; column < inputs; column++)
      x[column] = (all[place * inputs + column] - mean[column]) / size[column];
    for (let unit = 0; unit < one; unit++) {
      const row = unit * (inputs + 1);
      let sum = first.values[row + inputs];
      for (let column = 0; column < inputs; column++) sum += first.values[row + column] * x[column];
      h1[unit] = sum > 0 ? sum : 0;
    }
    let middle = ends.values[two];
    let width = ends.values[2 * two + 1];
    for (let unit = 0; unit < two; unit++) {
      const row = unit * (one + 1);
      let sum = second.values[row + one];
      for (let column = 0; column < one; column++) sum += second.values[row + column] * h1[column];
      h2[unit] = sum > 0 ? sum : 0;
      middle += ends.values[unit] * h2[unit];
      width += ends.values[two + 1 + unit] * h2[unit];
    }
    for (let column = 0; column < inputs; column++) middle += linear.values[column] * x[column];
    const held = Math.max(NARROWEST, Math.min(WIDEST, width));
    const scale = Math.exp(held);
    const far = (margins[place] - middle) / scale;
    const pull = 2 / (1 + Math.exp(-far)) - 1;
    const byMiddle = -pull / scale / BATCH;
    const byWidth = (held === width ? 1 - far * pull : 0) / BATCH;
    ends.slope[two] += byMiddle;
    ends.slope[2 * two + 1] += byWidth;
    back.fill(0);
    for (let unit = 0; unit < two; unit++) {
      ends.slope[unit] += byMiddle * h2[unit];
      ends.slope[two + 1 + unit] += byWidth * h2[unit];
      if (h2[unit] === 0) continue;
      const slope = byMiddle * ends.values[unit] + byWidth * ends.values[two + 1 + unit];
      const row = unit * (one + 1);
      second.slope[row + one] += slope;
      for (let column = 0; column < one; column++) {
        second.slope[row + column] += slope * h1[column];
        back[column] += slope * second.values[row + column];
      }
    }
    for (let unit = 0; unit < one; unit++) {
      if (h1[unit] === 0) continue;
      const row = unit * (inputs + 1);
      const slope = back[unit];
      first.slope[row + inputs] += slope;
      for (let column = 0; column < inputs; column++) first.slope[row + column] += slope * x[column];
    }
    for (let column = 0; column < inputs; column++) linear.slope[column] += byMiddle * x[column];
  }
}
