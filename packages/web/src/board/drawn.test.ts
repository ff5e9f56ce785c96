import { describe, expect, test } from 'vitest';

import { barsOf, type DrawnRoute } from './layout/drawing.ts';
import { nearestRoutes } from './nearest.ts';
import { drawnBoards } from './testing/drawn-boards.ts';

/** The four corners of each bar of a route. */
const cornersOf = (route: DrawnRoute, width: number): (readonly [number, number][])[] =>
  barsOf(route).map(({ x, y, angle }) => {
    const turn = (angle * Math.PI) / 180;
    const [cos, sin, long, wide] = [Math.cos(turn), Math.sin(turn), route.size / 2, width / 2];
    return [
      [-long, -wide],
      [long, -wide],
      [long, wide],
      [-long, wide],
    ].map(([u = 0, v = 0]): [number, number] => [x + u * cos - v * sin, y + u * sin + v * cos]);
  });

/** How deep two rectangles lie in each other: the least way out along any of their sides (0 when they are apart). */
function depth(one: readonly [number, number][], other: readonly [number, number][]): number {
  const axes = [one, other].flatMap((box) =>
    [0, 1].map((side): [number, number] => {
      const [[ax, ay], [bx, by]] = [box[side], box[side + 1]] as [[number, number], [number, number]];
      const long = Math.hypot(bx - ax, by - ay);
      return [-(by - ay) / long, (bx - ax) / long];
    }),
  );
  const ways = axes.map(([nx, ny]) => {
    const shadow = (box: readonly [number, number][]): number[] => box.map(([x, y]) => x * nx + y * ny);
    const [a, b] = [shadow(one), shadow(other)];
    return Math.min(Math.max(...a) - Math.min(...b), Math.max(...b) - Math.min(...a));
  });
  return Math.max(0, Math.min(...ways));
}

describe.each(drawnBoards)('the board of $id', ({ drawing, pack: facts }) => {
  test('shows the routes and places of the game, each space as one bar', () => {
    const drawn = drawing.routes.map(({ id, a, b, colour, bars, tunnel, ferry }) => ({
      ...{ id, a, b, colour, length: bars.length / 3 },
      ...{ tunnel: tunnel ?? false, ferry: ferry ?? 0 },
    }));
    expect(drawn).toEqual(
      facts.routes.map(({ id, a, b, colour, length, tunnel = false, ferry = 0 }) => ({
        id,
        a,
        b,
        colour,
        length,
        tunnel,
        ferry,
      })),
    );
    expect(drawing.places.map(({ id, name, attraction = false }) => ({ id, name, attraction }))).toEqual(
      facts.places.map(({ id, name, attraction = false }) => ({ id, name, attraction })),
    );
    expect(drawing.places.map(({ label, name }) => [label.lines.join(' '), name]).filter(([a, b]) => a !== b)).toEqual(
      [],
    );
  });

  test('no bar lies on a bar of another route', () => {
    const bars = drawing.routes.flatMap((route) => cornersOf(route, drawing.bar).map((box) => ({ id: route.id, box })));
    const crossed = bars.flatMap(({ id, box }, at) =>
      bars.slice(at + 1).flatMap((other) => {
        const deep = id === other.id ? 0 : depth(box, other.box);
        return deep > drawing.bar * 0.2 ? [`${id} and ${other.id}: ${deep.toFixed(1)}`] : [];
      }),
    );
    expect(crossed).toEqual([]);
  });

  test('a tap on any bar means its route', () => {
    for (const route of drawing.routes) {
      for (const { x, y } of barsOf(route)) {
        expect(nearestRoutes(drawing, x, y, drawing.bar)[0]?.route.id).toBe(route.id);
      }
    }
  });

  test('a tap between two bars of a route means it too', () => {
    for (const route of drawing.routes) {
      const [first, second] = barsOf(route);
      if (!first || !second) continue;
      const near = nearestRoutes(drawing, (first.x + second.x) / 2, (first.y + second.y) / 2, drawing.bar);
      expect(near.map((one) => one.route.id)).toContain(route.id);
    }
  });

  test('everything lies within the part that is shown', () => {
    const [left = 0, top = 0, right = 0, bottom = 0] = drawing.extent;
    const inside = ({ x, y }: { readonly x: number; readonly y: number }): boolean =>
      x >= left && x <= right && y >= top && y <= bottom;
    expect(drawing.places.filter((place) => !inside(place))).toEqual([]);
    expect(drawing.routes.filter((route) => !barsOf(route).every(inside)).map(({ id }) => id)).toEqual([]);
  });
});
