import { expect, test } from 'vitest';
import { type Box, type Label, placeLabels } from './place-labels.ts';

const label = (key: string, ...spots: Label['spots']): Label => ({ key, width: 20, height: 10, spots });
const name: Box = { x: 0, y: 0, width: 30, height: 10 };

test('a label stands at its best spot where nothing is in the way', () => {
  expect(placeLabels([label('a', [50, 50], [0, 0])], [name], []).get('a')).toEqual([50, 50]);
});

test('it gives way to a name, and to a label that stands already', () => {
  const placed = placeLabels([label('a', [5, 2], [60, 0]), label('b', [62, 1], [100, 0])], [name], []);
  expect(placed.get('a')).toEqual([60, 0]);
  expect(placed.get('b')).toEqual([100, 0]);
});

test('it rather covers a space of a route than a name, and always stands somewhere', () => {
  const spaces: readonly Box[] = [{ x: 40, y: 0, width: 8, height: 8 }];
  expect(placeLabels([label('a', [0, 0], [40, 0])], [name], spaces).get('a')).toEqual([40, 0]);
  expect(placeLabels([label('a', [0, 0])], [name], spaces).get('a')).toEqual([0, 0]);
});
