import { describe, expect, test } from 'vitest';
import { type Bits, below, shuffleWith } from './chance.ts';
import { fastBits, fastChance } from './fast-chance.ts';
import { strongChance } from './strong-chance.ts';

/** Words given one after the other; one too many is an error, so a test sees how many were used. */
function words(...given: readonly number[]): Bits & { left(): number } {
  let used = 0;
  const bits = (): number => {
    const word = given[used++];
    if (word === undefined) throw new Error('no word left');
    return word;
  };
  return Object.assign(bits, { left: () => given.length - used });
}

/** How far the counts are from even, as a chi-square. */
function chiSquare(counts: readonly number[], expected: number): number {
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

function count(counts: Map<string, number>, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}

describe('an even choice', () => {
  test('throws away the words that would favour the small numbers', () => {
    const bits = words(0xffffffff, 0xfffffffe, 8);
    // 2^32 is 3 · 1431655765 + 1: the last word would make 0 likelier. With 5 it is the last one too.
    expect(below(bits, 3)).toBe(0xfffffffe % 3);
    expect(bits.left()).toBe(1);
    expect(below(words(0xffffffff, 7), 5)).toBe(2);
  });

  test('keeps every word when the bound divides 2^32', () => {
    expect(below(words(0xffffffff), 8)).toBe(7);
    expect(below(words(0xffffffff), 1)).toBe(0);
  });

  test('rejects up to nearly half of the words for a large bound', () => {
    const bound = 2 ** 31 + 1;
    expect(below(words(bound, 0xffffffff, bound - 1), bound)).toBe(bound - 1);
  });
});

describe('a shuffle', () => {
  test('goes from the last item down, changing places with the one picked', () => {
    const items = [10, 11, 12, 13];
    shuffleWith(words(1, 0, 1), items);
    // 13 with place 1; 12 with place 0; 13 stays where it is.
    expect(items).toEqual([12, 13, 10, 11]);
  });

  test.each([[[]], [[5]]])('needs no chance for %j', (items: number[]) => {
    const before = [...items];
    shuffleWith(words(), items);
    expect(items).toEqual(before);
  });

  test.each([
    ['fast', fastChance(20, 1)],
    ['strong', strongChance('5'.repeat(64), 1)],
  ])('by the %s chance puts every item everywhere about as often', (_name, chance) => {
    const size = 8;
    const rounds = 8000;
    const counts = new Map<string, number>();
    for (let round = 0; round < rounds; round++) {
      const items = Array.from({ length: size }, (_, item) => item);
      chance.shuffle(items);
      for (const [place, item] of items.entries()) count(counts, `${item} at ${place}`);
    }
    // 49 degrees of freedom: 95 would be met by one fair shuffle in ten thousand.
    expect(counts.size).toBe(size * size);
    expect(chiSquare([...counts.values()], rounds / size)).toBeLessThan(95);
  });

  test('makes every order of four about as often', () => {
    const rounds = 24000;
    const counts = new Map<string, number>();
    const chance = fastChance(9, 9);
    for (let round = 0; round < rounds; round++) {
      const items = [0, 1, 2, 3];
      chance.shuffle(items);
      count(counts, items.join());
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()], rounds / 24)).toBeLessThan(58);
  });
});

describe('the fast generator', () => {
  test('gives the same words for the same seed and stream on every machine', () => {
    const first = (seed: number, stream?: number): number[] => {
      const bits = fastBits(seed, stream);
      return [bits(), bits(), bits(), bits()];
    };
    expect(first(0)).toEqual([1789933344, 44971166, 2521387044, 3848737593]);
    expect(first(42, 7)).toEqual([10045659, 2896310805, 3019491308, 3324117911]);
    expect(first(-1, 1)).toEqual([2273452972, 2814566368, 317704376, 1807331466]);
  });

  test('gives the same order for the same seed and step on every machine', () => {
    const items = Array.from({ length: 10 }, (_, item) => item);
    fastChance(7, 2).shuffle(items);
    expect(items).toEqual([3, 2, 5, 8, 1, 7, 9, 4, 0, 6]);
  });

  test('gives different orders for neighbouring seeds and steps', () => {
    const orders = new Set<string>();
    for (let seed = 0; seed < 30; seed++) {
      for (let step = 0; step < 30; step++) {
        const items = Array.from({ length: 44 }, (_, item) => item);
        fastChance(seed, step).shuffle(items);
        orders.add(items.join());
      }
    }
    expect(orders.size).toBe(900);
  });
});
