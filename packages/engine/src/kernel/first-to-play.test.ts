import { expect, test } from 'vitest';
import { fastChance } from './fast-chance.ts';
import { firstToPlay } from './first-to-play.ts';

const firsts = (seats: number, picked: number | undefined): ReadonlySet<number> =>
  new Set(Array.from({ length: 60 }, (_, seed) => firstToPlay(fastChance(seed, 0), seats, picked)));

test('the seat the host picked begins (C-1)', () => {
  expect(firsts(3, 2)).toEqual(new Set([2]));
  expect(firsts(3, 0)).toEqual(new Set([0]));
});

test('without one, or with one that is not at the table, the lot decides among all seats (C-1)', () => {
  expect(firsts(3, undefined)).toEqual(new Set([0, 1, 2]));
  expect(firsts(3, 3)).toEqual(new Set([0, 1, 2]));
});
