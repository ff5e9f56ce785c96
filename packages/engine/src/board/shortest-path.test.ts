import { describe, expect, test } from 'vitest';
import { readBoard } from './board.ts';
import { routeGraph, ShortestPath } from './shortest-path.ts';

const ends = ['ab', 'bc', 'cd', 'ad', 'ac', 'ef'] as const;
const [AB, BC, CD, AD, AC] = [0, 1, 2, 3, 4];
const [A, B, C, D, E] = [0, 1, 2, 3, 4];

const graph = routeGraph(
  readBoard({
    id: 'small',
    name: 'Small',
    seats: { min: 2, max: 2 },
    pieces: 10,
    deck: { colours: ['red'], perColour: 6, wilds: 2, market: 5 },
    bothTracksFrom: 3,
    pointsByLength: {},
    places: [...'abcdef'].map((id) => ({ id, name: id, x: 0, y: 0 })),
    routes: ends.map((id) => ({ id, a: id.charAt(0), b: id.charAt(1), length: 1, colour: 'red' })),
    tickets: [],
  }),
);
const costs = (...each: readonly number[]): Float64Array => Float64Array.from(each);

describe('the shortest path over a board', () => {
  test('is the cheapest, told from its end', () => {
    const path = new ShortestPath(graph);
    expect(path.find(costs(1, 1, 1, 5, 5, 1), [A], [D])).toBe(true);
    expect([path.cost, path.found]).toEqual([3, [CD, BC, AB]]);
    expect(path.find(costs(1, 1, 1, 2, 5, 1), [A], [D])).toBe(true);
    expect([path.cost, path.found]).toEqual([2, [AD]]);
  });

  test('leaves out what costs nothing, unless the whole of it is asked for', () => {
    const path = new ShortestPath(graph);
    path.find(costs(0, 2, 0, 9, 9, 1), [A], [D]);
    expect(path.found).toEqual([BC]);
    expect(path.whole()).toEqual([CD, BC, AB]);
  });

  test('goes from any place of one end to any of the other', () => {
    const path = new ShortestPath(graph);
    path.find(costs(1, 4, 1, 5, 5, 1), [A, C], [B, D]);
    expect([path.cost, path.found]).toEqual([1, [AB]]);
    path.find(costs(1, 1, 1, 1, 1, 1), [A, B], [B, C]);
    expect([path.cost, path.found, path.whole()]).toEqual([0, [], []]);
  });

  test('does not go where it is closed, nor for the limit or more', () => {
    const path = new ShortestPath(graph);
    const closed = Number.POSITIVE_INFINITY;
    expect(path.find(costs(1, 1, 1, 1, 1, 1), [A], [E])).toBe(false);
    expect(path.find(costs(1, closed, 1, closed, closed, 1), [A], [D])).toBe(false);
    expect(path.find(costs(1, 1, 1, 9, 9, 1), [A], [D], 3)).toBe(false);
    expect(path.find(costs(1, 1, 1, 9, 9, 1), [A], [D], 3.5)).toBe(true);
  });

  test('takes the places with smaller numbers where two paths cost the same', () => {
    const path = new ShortestPath(graph);
    path.find(costs(1, 1, 1, 9, 2, 1), [A], [C]);
    expect(path.found).toEqual([AC]);
    path.find(costs(1, 2, 3, 3, 9, 1), [B], [D]);
    expect(path.found).toEqual([AD, AB]);
  });
});
