import { describe, expect, test } from 'vitest';
import { routeAhead } from './arrow-keys.ts';
import { drawnBoards } from './testing/drawn-boards.ts';

const boards = drawnBoards.map(({ drawing }) => drawing);

describe.each(boards.map((drawing) => [drawing.id, drawing] as const))(
  'arrow keys on the board of %s',
  (_, drawing) => {
    const step = (from: string, key: string): string => routeAhead(drawing, from, key) ?? from;

    test('reach every route from the first one', () => {
      const seen = new Set([drawing.routes[0]?.id ?? '']);
      for (const route of seen) {
        for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) seen.add(step(route, key));
      }
      expect(drawing.routes.map(({ id }) => id).filter((id) => !seen.has(id))).toEqual([]);
    });

    test('come to an end on every side', () => {
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        let [at, steps] = [drawing.routes[0]?.id ?? '', 0];
        for (let next = step(at, key); next !== at && steps <= drawing.routes.length; next = step(at, key)) {
          at = next;
          steps++;
        }
        expect(steps).toBeLessThan(drawing.routes.length);
      }
    });
  },
);

test('no other key goes anywhere', () => {
  const [drawing] = boards;
  expect(drawing && routeAhead(drawing, drawing.routes[0]?.id ?? '', 'a')).toBeUndefined();
});
