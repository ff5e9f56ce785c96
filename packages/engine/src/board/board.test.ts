import { describe, expect, test } from 'vitest';
import { type BoardFacts, GREY, readBoard } from './board.ts';
import { connects } from './network.ts';

const place = (id: string) => ({ id, name: id.toUpperCase(), x: 0, y: 0 });

const FACTS: BoardFacts = {
  id: 'small',
  name: 'Small',
  seats: { min: 2, max: 3 },
  pieces: 10,
  deck: { colours: ['red', 'blue'], perColour: 6, wilds: 2, market: 5 },
  bothTracksFrom: 3,
  pointsByLength: { 1: 1, 2: 2, 3: 4 },
  places: ['a', 'b', 'c', 'd'].map(place),
  groups: [{ id: 'coast', name: 'Coast', members: ['c', 'd'] }],
  routes: [
    { id: 'a--b-red', a: 'a', b: 'b', length: 2, colour: 'red', double: 'a--b' },
    { id: 'a--b-blue', a: 'a', b: 'b', length: 2, colour: 'blue', double: 'a--b' },
    { id: 'b--c-1', a: 'b', b: 'c', length: 1, colour: 'grey', double: 'b--c', tunnel: true },
    { id: 'b--c-2', a: 'b', b: 'c', length: 3, colour: 'grey', double: 'b--c', ferry: 2, points: 9 },
    { id: 'a--d', a: 'a', b: 'd', length: 3, colour: 'blue' },
  ],
  tickets: [{ id: 'a--coast', a: 'a', b: 'coast', points: 5 }],
};

describe('a board read from its facts', () => {
  test('numbers places, routes and colours in the order of the file (C-37)', () => {
    const { routes } = readBoard(FACTS);
    expect(routes.map(({ a, b, colour }) => [a, b, colour])).toEqual([
      [0, 1, 0],
      [0, 1, 1],
      [1, 2, GREY],
      [1, 2, GREY],
      [0, 3, 1],
    ]);
    expect(routes.map(({ kind, symbols }) => [kind, symbols])).toEqual([
      ['plain', 0],
      ['plain', 0],
      ['tunnel', 0],
      ['ferry', 2],
      ['plain', 0],
    ]);
    expect(routes.map(({ points }) => points)).toEqual([2, 2, 1, 9, 4]);
  });

  test('knows the other track of a double, of unequal length or not as the table wants it (C-35)', () => {
    expect(readBoard(FACTS).routes.map(({ twin }) => twin)).toEqual([1, 0, 3, 2, -1]);
    expect(readBoard(FACTS, { unequalTwins: false }).routes.map(({ twin }) => twin)).toEqual([1, 0, -1, -1, -1]);
  });

  test('lets a ticket end at any place of a group (C-40, UK-8)', () => {
    const [ticket] = readBoard(FACTS).tickets;
    expect(ticket).toMatchObject({ from: [0], to: [2, 3], points: 5 });
    if (ticket === undefined) return;
    expect(connects([0, 1, 2, 0], ticket)).toBe(true);
    expect(connects([0, 1, 0, 3], ticket)).toBe(true);
    expect(connects([0, 0, 2, 2], ticket)).toBe(false);
  });

  test('refuses a route to a place that is not there, by its name', () => {
    const [first, ...others] = FACTS.routes;
    const routes = first ? [{ ...first, b: 'z' }, ...others] : others;
    expect(() => readBoard({ ...FACTS, routes })).toThrow('small: no place z');
  });
});
