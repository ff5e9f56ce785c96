import { gameWith } from '@branchline/games/testing';
import { expect, test } from 'vitest';
import { drawBoard } from '../../board/layout/draw-board.ts';
import type { Drawing, DrawnPlace } from '../../board/layout/drawing.ts';
import { EFFORTS } from '../../board/layout/untangle.ts';
import { collidingNames } from './colliding-names.ts';

const place = (id: string, x: number, y: number): DrawnPlace => {
  const label = { lines: [id], x: 16, y: 6, anchor: 'start' };
  return { id, name: id, x, y, label, far: label };
};
const sheet = (...places: DrawnPlace[]): Drawing => ({
  id: 'sheet',
  extent: [0, 0, 1000, 800],
  bar: 16,
  dot: 10,
  type: 18,
  farType: 20,
  places,
  routes: [],
});

test('names that lie over each other are told, and where', () => {
  const remarks = collidingNames(sheet(place('Harbour', 100, 100), place('Castle', 130, 104), place('Mill', 600, 500)));
  expect(remarks.map(({ facts }) => facts.name)).toEqual(['Harbour', 'Castle']);
  expect(remarks[0]).toMatchObject({ key: 'namesCollide', grave: false, places: ['Harbour', 'Castle'] });
});

test('so are a name on a route and one beyond the paper', () => {
  const bars = [130, 100, 0, 150, 100, 0, 170, 100, 0];
  const route = { id: 'r', a: 'Harbour', b: 'Mill', colour: 'red', size: 18, bars, line: [] };
  const crossed = collidingNames({ ...sheet(place('Harbour', 100, 100), place('Mill', 990, 500)), routes: [route] });
  expect(crossed.map(({ facts }) => facts.name)).toEqual(['Harbour', 'Mill']);
});

test('names with room for all are not', () => {
  expect(collidingNames(sheet(place('Harbour', 100, 100), place('Castle', 300, 100), place('Mill', 600, 500)))).toEqual(
    [],
  );
});

test('a board of the house has found a spot for every name', () => {
  const { pack } = gameWith('longestPath');
  if (!pack) throw new Error('no board');
  expect(collidingNames(drawBoard(pack, EFFORTS.quick).drawing)).toEqual([]);
});
