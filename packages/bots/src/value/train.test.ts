import { fastBits, fastChance } from '@branchline/engine';
import { gameList } from '@branchline/games/all';
import { expect, test } from 'vitest';
import { rowsOf } from '../styles/searcher.ts';
import { NetworkRunner } from './network.ts';
import { type Examples, examine, trainNetwork } from './train.ts';

const bits = fastBits(5);
const even = (): number => bits() / 2 ** 31 - 1;

/** Seats of three numbers and a table of one: ahead by the first, more of it the later; the second counts only where it is large. */
function examples(count: number): Examples {
  const inputs = new Float32Array(count * 7);
  const margins = new Float32Array(count);
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < 7; column++) inputs[row * 7 + column] = even();
    const [a = 0, b = 0, , c = 0, d = 0, , late = 0] = inputs.subarray(row * 7, row * 7 + 7);
    margins[row] = (a - c) * (1 + late) + 2 * Math.max(0, b) - 2 * Math.max(0, d) + 0.2 * even();
  }
  return { inputs, margins, count };
}

/** What a network says of each example. */
function asked(network: ReturnType<typeof trainNetwork>, { inputs }: Examples): Parameters<typeof examine>[0] {
  const runner = new NetworkRunner(network, 2);
  return {
    margin: (place) => {
      const row = inputs.subarray(place * 7, place * 7 + 7);
      runner.read({ rows: row.subarray(0, 6), table: row.subarray(6) }, 2);
      return runner.margin(0, 1);
    },
  };
}

test('a network learns what no straight line can tell, and how sure it may be', () => {
  const network = trainNetwork(examples(12_000), { seat: 3, table: 1, hidden: [16, 8], rounds: 6, rate: 0.005, bits });
  const unseen = examples(2000);
  const { explained, right } = examine(asked(network, unseen), unseen);
  expect(explained).toBeGreaterThan(0.97);
  expect(right).toBeGreaterThan(0.93);
  const widths = Array.from({ length: 200 }, (_, place) => asked(network, unseen).margin(place).width);
  // The noise has a standard deviation of 0.12: a logistic distribution of that is 0.06 wide.
  expect(widths.reduce((sum, width) => sum + width, 0) / widths.length).toBeLessThan(0.15);
});

test('the same seed trains the same network, and its weights are letters', () => {
  const some = examples(640);
  const schooling = { seat: 3, table: 1, hidden: [4, 3], rounds: 1, rate: 0.01 } as const;
  const [one, other] = [1, 2].map(() => trainNetwork(some, { ...schooling, bits: fastBits(9) }));
  expect(one).toEqual(other);
  expect(one?.weights).toMatch(/^[\w-]+$/);
});

test.each(gameList)('every seat of $id is told in numbers that are neither large nor missing', (entry) => {
  const game = entry.make({});
  const seats = entry.seats.max;
  const { state } = game.begin(seats, fastChance(3, 0));
  const rows = rowsOf(game as Parameters<typeof rowsOf>[0], seats);
  for (let step = 1; step < 60; step++) {
    const [seat] = game.awaiting(state);
    if (seat === undefined) break;
    rows.read(state, seat);
    for (const value of [...rows.rows, ...rows.table]) expect(Math.abs(value)).toBeLessThan(20);
    const offers = game.offers(state, seat);
    const offer = offers[step % offers.length];
    if (offer) game.play(state, seat, offer, fastChance(3, step));
  }
  expect(rows.rows).toHaveLength(seats * rows.seatNames.length);
});
