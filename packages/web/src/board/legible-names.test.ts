import { expect, test } from 'vitest';
import type { Drawing, DrawnPlace } from './layout/drawing.ts';
import { LEADING, widthOf } from './layout/labels.ts';
import { type Lettering, legibleNames, nameSpots, type WrittenName } from './legible-names.ts';
import { drawnBoards } from './testing/drawn-boards.ts';

const placed = (id: string, x: number): DrawnPlace => ({
  id,
  name: id,
  x,
  y: 0,
  label: { lines: [id], x: 9, y: 4, anchor: 'start' },
});

const boardWith = (...places: DrawnPlace[]): Drawing => ({
  id: 'board',
  extent: [-200, -60, 300, 60],
  bar: 12,
  dot: 6,
  type: 12,
  farType: 16,
  places,
  routes: [],
});

const roomOf = ({ extent: [left = 0, top = 0, right = 0, bottom = 0] }: Drawing): Lettering['room'] => ({
  left,
  top,
  right,
  bottom,
});

const written = (drawing: Drawing, size: number, needed: readonly string[] = []): readonly WrittenName[] =>
  legibleNames(nameSpots(drawing, { size, room: roomOf(drawing) }), size, (id) => needed.includes(id));

const ids = (names: readonly WrittenName[]): string[] => names.map(({ place }) => place.id);

test('names stand where they were drawn as long as their letters are no larger', () => {
  const [east] = written(boardWith(placed('east', 0), placed('west', 100)), 12);
  expect(east?.name).toMatchObject({ x: 9, y: 4, anchor: 'start' });
});

test('two that would lie on each other stand on two sides of their dots', () => {
  const names = written(boardWith(placed('Edinburgh', 0), placed('Newcastle', 40)), 16);
  expect(names.map(({ name }) => name.anchor).sort()).not.toEqual(['start', 'start']);
  expect(names).toHaveLength(2);
});

test('no name reaches beyond what is seen, and none lies under the buttons', () => {
  const drawing = boardWith(placed('Constantinople', 290), placed('Edinburgh', -190));
  const covered = { left: -200, top: -60, right: -60, bottom: 5 };
  const spots = nameSpots(drawing, { size: 20, room: roomOf(drawing), covered });
  const [east, west] = legibleNames(spots, 20, () => true);
  expect(east?.name.anchor).toBe('end');
  expect(west?.name.y).toBeGreaterThan(15);
});

test('in a crowd what is needed is written, and the others give way', () => {
  const crowd = Array.from({ length: 60 }, (_, at) => placed(`Place ${at}`, at * 8 - 190));
  const needed = ['Place 11', 'Place 12', 'Place 13'];
  const names = ids(written(boardWith(...crowd), 22, needed));
  expect(names).toEqual(expect.arrayContaining(needed));
  expect(names.length).toBeLessThan(crowd.length);
});

test('a name far from its dot has a line to it', () => {
  const crowd = Array.from({ length: 12 }, (_, at) => placed(`Crowded ${at}`, at * 5));
  const names = written(
    boardWith(...crowd),
    14,
    crowd.map(({ id }) => id),
  );
  expect(names.some(({ from }) => from !== undefined)).toBe(true);
});

test.each(drawnBoards)('all names of $id are written as large as they were set, and nearer', ({ drawing }) => {
  for (const part of [1, 0.95, 0.8, 0.6, 0.4])
    expect(written(drawing, drawing.type * part), `${part}`).toHaveLength(drawing.places.length);
});

/** Names one of which would be read as the first line of the other: [upper, lower]. */
const runTogether = (names: readonly WrittenName[], size: number): readonly (readonly [string, string])[] => {
  const lines = names.flatMap(({ place, name }) =>
    name.lines.map((text, at) => {
      const width = widthOf(text) * size;
      const left = place.x + name.x - (name.anchor === 'start' ? 0 : name.anchor === 'end' ? width : width / 2);
      return { id: place.id, left, right: left + width, foot: place.y + name.y + at * size * LEADING };
    }),
  );
  return lines.flatMap((one) =>
    lines
      .filter(({ id, left, right }) => id !== one.id && left < one.right && one.left < right)
      .filter(({ foot }) => foot >= one.foot && foot - one.foot < size * 1.3)
      .map(({ id }) => [one.id, id] as const),
  );
};

test.each(drawnBoards)('no two names on $id are read as one, from far away to near', ({ drawing }) => {
  for (const part of [2, 1.7, 1.4, 1.2, 1.1, 1]) {
    const size = drawing.type * part;
    expect(runTogether(written(drawing, size), size), `${part}`).toEqual([]);
  }
});
