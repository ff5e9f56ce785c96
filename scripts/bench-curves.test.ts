import { describe, expect, test } from 'vitest';
import { bendAt, bendOf, type Curve, curveSvg } from '../bench/curves.ts';

const curve = (costOf: (size: number) => number, sizes = [10, 100, 1000, 10_000]): Curve => ({
  name: 'things',
  size: 'things & more',
  cost: 'ms',
  points: sizes.map((size) => ({ size, cost: costOf(size) })),
});

describe('a curve', () => {
  test('that grows all along by the same power has no bend', () => {
    expect(bendAt(curve(() => 5))).toBeUndefined();
    expect(bendAt(curve((size) => 2 * size))).toBeUndefined();
    expect(bendAt(curve((size) => size ** 2))).toBeUndefined();
    expect(bendOf(curve((size) => 2 * size))).toBe('From 10 to 10000 it grows in proportion: 20 to 20000. No bend.');
  });

  test('bends where a cost that was flat begins to grow', () => {
    expect(bendAt(curve((size) => Math.max(1000, size)))).toBe(1000);
    expect(bendOf(curve((size) => Math.max(1000, size)))).toContain('It bends at 1000.');
  });

  test('that becomes flatter does not bend', () => {
    expect(bendAt(curve((size) => Math.min(1000, size)))).toBeUndefined();
  });

  test('is drawn with all its points inside, and its words escaped', () => {
    const svg = curveSvg(curve((size) => Math.max(1000, size)));
    const places = [...svg.matchAll(/<circle cx="(\d+)" cy="(\d+)"/g)].map(([, x, y]) => [Number(x), Number(y)]);
    expect(places).toHaveLength(4);
    expect(places.every(([x = -1, y = -1]) => x > 0 && x < 560 && y > 0 && y < 280)).toBe(true);
    expect(svg).toContain('things &amp; more');
    expect(svg).toContain('stroke-dasharray');
  });
});
