import { describe, expect, test } from 'vitest';
import { barsPath, spanPath, wavePath, wheelsOf } from './bars.ts';
import type { DrawnRoute } from './layout/drawing.ts';

const route: DrawnRoute = {
  id: 'here--there',
  a: 'here',
  b: 'there',
  colour: 'red',
  size: 20,
  bars: [30, 0, 0, 60, 0, 0],
  line: [0, 0, 90, 0],
  ferry: 1,
};

describe('a route of two spaces', () => {
  test('is two closed bars', () => {
    expect(barsPath(route, 10).match(/Z/g)).toHaveLength(2);
  });

  test('spans from the outer end of its first bar to that of its last', () => {
    expect(spanPath(route)).toBe('M20 0L30 0L60 0L70 0');
  });

  test('has a wave under it from place to place when it is a ferry', () => {
    expect(wavePath(route, 10)).toMatch(/^M0 0Q/);
  });
});

test.each([
  [1, 1, [0]],
  [2, 1, [1]],
  [4, 2, [1, 2]],
  [5, 1, [2]],
  [10, 3, [2, 5, 7]],
])('of %i spaces %i carry the wheel', (length, ferry, spots) => {
  const wheels = [...wheelsOf(length, ferry)];
  expect(wheels).toHaveLength(ferry);
  expect(wheels.every((spot) => spot >= 0 && spot < length)).toBe(true);
  expect(wheels).toEqual(spots);
});
