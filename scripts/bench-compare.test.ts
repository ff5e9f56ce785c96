import { expect, test } from 'vitest';
import { compared } from '../bench/compare.ts';

const kept = {
  baselineMops: 200,
  games: [{ game: 'a', players: 2, copyNanoseconds: 80 }],
  server: { idle: 30, gone: 1 },
};
const now = {
  baselineMops: 100,
  games: [{ game: 'a', players: 2, copyNanoseconds: 100, fresh: 7 }],
  server: { idle: 0 },
};

test('every figure stands beside the kept one, with its ratio', () => {
  const lines = compared(kept, now).map((line) => line.trim().split(/\s{2,}/));
  expect(lines).toEqual([
    ['kept', 'now', 'ratio'],
    ['baselineMops', '200', '100', '0.50'],
    ['games.a 2.copyNanoseconds', '80', '100', '1.25'],
    ['games.a 2.fresh', '–', '7'],
    ['server.idle', '30', '0', '0.00'],
    ['server.gone', '1', '–'],
  ]);
});

test('runs that have nothing in common, or are no objects at all, have no ratio', () => {
  expect(compared({ one: 1 }, { other: 2 }).join('\n')).not.toContain('.');
  expect(compared('nothing', null)).toHaveLength(1);
});
