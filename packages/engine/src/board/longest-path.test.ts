import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Edge, longestPath, longestTrail } from './longest-path.ts';
import { sweep } from './path-sweep.ts';
import { connectedParts, simplify } from './strands.ts';

/** Routes as "place place length" in a row. */
function network(...numbers: readonly (readonly [a: number, b: number, length: number])[]): Edge[] {
  return numbers.map(([a, b, length]) => ({ a, b, length }));
}

const pairOfForks = network([0, 2, 3], [1, 2, 2], [2, 3, 1], [3, 4, 2], [3, 5, 3]);

test.each([
  ['no routes, no path (C-51)', network(), 0],
  ['one route is a path (C-51)', network([3, 7, 4]), 4],
  ['counts spaces, not routes (C-51)', network([0, 1, 1], [1, 2, 1], [2, 3, 1], [1, 4, 6]), 8],
  ['a ring is travelled all round (C-51)', network([0, 1, 2], [1, 2, 3], [2, 0, 4]), 9],
  [
    'a place may be passed more than once: a figure of eight (C-51)',
    network([0, 1, 1], [1, 2, 1], [2, 0, 1], [0, 3, 2], [3, 4, 2], [4, 0, 2]),
    9,
  ],
  ['the two tracks of a double are two routes (C-51)', network([0, 1, 3], [0, 1, 3]), 6],
  ['three tracks between two places are all travelled (C-51)', network([0, 1, 3], [0, 1, 3], [0, 1, 2]), 8],
  ['two networks apart do not add up (C-51)', network([0, 1, 2], [1, 2, 2], [5, 6, 3], [6, 7, 2]), 5],
  ['of a fork the shortest prong is left out (C-51)', network([0, 1, 3], [0, 2, 2], [0, 3, 1]), 5],
  ['one prong of each fork, over the bridge (C-51)', pairOfForks, 7],
  [
    'two prongs of one fork beat the way over a short bridge (C-51)',
    network([0, 2, 4], [1, 2, 4], [2, 3, 1], [3, 4, 2], [3, 5, 1]),
    8,
  ],
  ['a ring on a stalk is travelled with it (C-51)', network([0, 1, 2], [1, 2, 1], [2, 3, 1], [3, 1, 1]), 5],
  [
    'a way off in the middle of a ring costs nothing (C-51)',
    network([0, 1, 1], [1, 2, 1], [2, 3, 1], [3, 0, 1], [0, 4, 2], [0, 5, 2]),
    8,
  ],
  [
    'all six edges of a tetrahedron cannot be travelled (C-51)',
    network([0, 1, 1], [0, 2, 1], [0, 3, 1], [1, 2, 1], [1, 3, 1], [2, 3, 1]),
    5,
  ],
] as const)('%s', (_name, edges, spaces) => {
  expect(longestPath(edges)).toBe(spaces);
});

test('the routes of the longest path come in the order they are travelled (C-51)', () => {
  const edges = network([1, 2, 1], [2, 3, 1], [0, 1, 1], [3, 4, 1], [2, 5, 1]);

  expect([
    [2, 0, 1, 3],
    [3, 1, 0, 2],
  ]).toContainEqual(longestTrail(edges));
});

describe('any small network', () => {
  const route = fc.record({ a: fc.nat(6), b: fc.nat(6), length: fc.integer({ min: 1, max: 6 }) });
  const anyNetwork = fc.array(route, { maxLength: 8 });

  test('has the longest path that trying everything finds (C-51)', () => {
    fc.assert(
      fc.property(anyNetwork, (edges) => {
        expect(longestPath(edges)).toBe(byTryingEverything(edges));
      }),
      { numRuns: 500 },
    );
  });

  test('shows a path that uses no route twice and is as long as it says (C-51)', () => {
    fc.assert(
      fc.property(anyNetwork, (edges) => {
        const trail = longestTrail(edges);
        const travelled = trail.flatMap((route) => edges[route] ?? []);
        expect(new Set(trail).size).toBe(trail.length);
        expect(travelled.reduce((spaces, { length }) => spaces + length, 0)).toBe(longestPath(edges));
        expect(isChain(travelled)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('does not care in which order or direction its routes are named (C-51)', () => {
    fc.assert(
      fc.property(anyNetwork, (edges) => {
        const turned = edges.toReversed().map(({ a, b, length }) => ({ a: b, b: a, length }));
        expect(longestPath(turned)).toBe(longestPath(edges));
      }),
    );
  });
});

// Found by climbing towards more states from thousands of networks on that board, forty spaces each.
// biome-ignore format: a table
const HARDEST = network(
  [6, 37, 2], [37, 40, 1], [28, 32, 1], [7, 28, 1], [7, 32, 1], [28, 40, 2], [23, 28, 1], [28, 37, 1], [7, 23, 1], [6, 8, 1],
  [6, 40, 2], [5, 28, 1], [5, 40, 1], [32, 34, 1], [23, 33, 1], [4, 34, 1], [8, 27, 1], [4, 37, 2], [7, 34, 2], [4, 8, 3],
  [5, 12, 2], [4, 32, 1], [21, 34, 2], [8, 10, 1], [25, 43, 1], [2, 26, 1], [32, 37, 1], [24, 30, 1], [13, 14, 1], [16, 19, 1],
  [0, 15, 1],
);

test('the hardest network found on the board of the United Kingdom takes a few thousand states (C-51)', () => {
  const { strands } = simplify(HARDEST.map((edge, route) => ({ ...edge, routes: [route] })));
  const states = connectedParts(strands).map((part) => sweep(part).states);

  expect(longestPath(HARDEST)).toBe(28);
  expect(Math.max(...states)).toBeLessThan(4000);
});

test('a network no player can build is a mistake of the caller (C-51)', () => {
  const everyPair = Array.from({ length: 14 * 14 }, (_, pair) => ({
    a: pair % 14,
    b: Math.floor(pair / 14),
    length: 1,
  }));

  expect(() => longestPath(everyPair.filter(({ a, b }) => a < b))).toThrow('no player can build');
});

/** Every walk from every place: slow, and too simple to be wrong. */
function byTryingEverything(edges: readonly Edge[]): number {
  const walkOn = (from: number, left: readonly Edge[]): number => {
    const ways = left.flatMap((edge) => {
      const rest = left.filter((other) => other !== edge);
      if (edge.a === from) return [edge.length + walkOn(edge.b, rest)];
      return edge.b === from ? [edge.length + walkOn(edge.a, rest)] : [];
    });
    return Math.max(0, ...ways);
  };
  return Math.max(0, ...edges.flatMap(({ a, b }) => [walkOn(a, edges), walkOn(b, edges)]));
}

function isChain(edges: readonly Edge[]): boolean {
  const walk = (from: number): boolean => {
    let place = from;
    for (const { a, b } of edges) {
      if (a !== place && b !== place) return false;
      place = a === place ? b : a;
    }
    return true;
  };
  const [first] = edges;
  return !first || walk(first.a) || walk(first.b);
}
