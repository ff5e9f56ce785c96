import { expect, test } from 'vitest';
import { linesOf, percentsOf, turnAt, turnOfStep } from './chart-lines.ts';

const reading = (step: number, ...chances: number[]) => ({ step, seat: 0, chances, errors: [] });

test('every seat has a line over the game, 100 percent on top, as far as it is known', () => {
  const readings = [reading(1, 0.5, 0.5), reading(3, 0.75, 0.25), reading(4, 1, 0)];
  expect(linesOf(readings, 4)).toEqual([
    'M25.00 50.00L75.00 25.00L100.00 0.00',
    'M25.00 50.00L75.00 75.00L100.00 100.00',
  ]);
  expect(linesOf(readings.slice(0, 1), 10)).toEqual(['M10.00 50.00', 'M10.00 50.00']);
  expect(linesOf([], 4)).toEqual([]);
});

test('pointing at a place means the turn that ends nearest to it, and never one that is not known yet', () => {
  const readings = [{ step: 1 }, { step: 3 }, { step: 4 }, { step: 8 }];
  const places = [-1, 0.13, 0.36, 0.48, 0.7, 0.8, 2];
  expect(places.map((place) => turnAt(place, readings, 8))).toEqual([0, 0, 1, 2, 2, 3, 3]);
  expect(turnAt(0.9, readings.slice(0, 2), 8)).toBe(1);
});

test('percents are whole and add up to a hundred', () => {
  expect(percentsOf([1 / 3, 1 / 3, 1 / 3]).reduce((sum, one) => sum + one)).toBe(100);
  expect(percentsOf([0.616, 0.384])).toEqual([62, 38]);
  expect(percentsOf([0.335, 0.335, 0.33])).toEqual([34, 33, 33]);
  expect(percentsOf([1, 0, 0, 0])).toEqual([100, 0, 0, 0]);
});

test('a step belongs to the turn that ends with it or after it', () => {
  const readings = [{ step: 1 }, { step: 4 }, { step: 5 }];
  expect([1, 2, 4, 5, 9].map((step) => turnOfStep(readings, step))).toEqual([0, 1, 1, 2, 2]);
});
