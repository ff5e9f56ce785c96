import { randomPack } from '@branchline/games/testing';
import { describe, expect, test } from 'vitest';
import { drawBoard } from './draw-board.ts';
import { barsOf, type Drawing } from './drawing.ts';
import { type MapFacts, setMap } from './facts.ts';
import { EFFORTS } from './untangle.ts';

/** Towns on a crooked grid, each with routes to its neighbours: 36 places and about 100 routes, some of them double. */
function largeMap(): MapFacts {
  const places = Array.from({ length: 36 }, (_, at) => ({
    id: `town-${at}`,
    name: `${'Upper Lower Great'.split(' ')[at % 3]} Town ${at}`,
    x: (at % 6) * 170 + ((at * 37) % 60),
    y: Math.floor(at / 6) * 120 + ((at * 53) % 50),
  }));
  const routes = places.flatMap((_, at) =>
    [1, 6, 7]
      .filter((step) => at + step < 36 && (step === 6 || at % 6 < 5))
      .flatMap((step) => {
        const route = {
          id: `town-${at}--town-${at + step}`,
          a: `town-${at}`,
          b: `town-${at + step}`,
          length: 2,
          colour: 'grey',
        };
        const double = route.id;
        return at % 5 === 0
          ? [
              { ...route, double },
              { ...route, id: `${route.id}-2`, double },
            ]
          : [route];
      }),
  );
  return { id: 'large', places, routes };
}

const middles = ({ routes }: Drawing): { readonly id: string; readonly x: number; readonly y: number }[] =>
  routes.flatMap((route) => barsOf(route).map(({ x, y }) => ({ id: route.id, x, y })));

describe('a map of 36 places and 100 routes', () => {
  const map = largeMap();

  test('is as large as that', () => {
    expect(map.places).toHaveLength(36);
    expect(map.routes.length).toBeGreaterThanOrEqual(100);
  });

  // Not by the clock, which a busy machine stretches: what one core has worked.
  test('is laid out with all care in less than ten seconds of one core', () => {
    const before = process.cpuUsage();
    drawBoard(map, EFFORTS.careful);
    expect(process.cpuUsage(before).user / 1e6).toBeLessThan(10);
  });

  test('is laid out the same every time', () => {
    expect(drawBoard(map, EFFORTS.quick).drawing).toEqual(drawBoard(map, EFFORTS.quick).drawing);
  });

  test.each(['careful', 'quick'] as const)('has no bar on another, drawn %sly', (effort) => {
    const { drawing } = drawBoard(map, EFFORTS[effort]);
    const bars = middles(drawing);
    const near = bars.flatMap((bar, at) =>
      bars
        .slice(at + 1)
        .filter((other) => other.id !== bar.id && Math.hypot(other.x - bar.x, other.y - bar.y) < drawing.bar * 0.8)
        .map((other) => `${bar.id} and ${other.id}`),
    );
    expect(near).toEqual([]);
  });
});

test('a map in small units is drawn like one in large ones, and says how its points come there', () => {
  const map = largeMap();
  const small = {
    ...map,
    places: map.places.map((place) => ({ ...place, x: place.x / 500 - 3, y: place.y / 500 + 7 })),
  };
  const { drawing } = drawBoard(small, EFFORTS.quick);
  const [scale = 0, dx = 0, dy = 0] = drawing.unit ?? [];
  expect(scale).toBeGreaterThan(100);
  small.places.forEach(({ x, y }, at) => {
    expect(drawing.places[at]?.x).toBeCloseTo(x * scale + dx, 0);
    expect(drawing.places[at]?.y).toBeCloseTo(y * scale + dy, 0);
  });
});

test('bars are wider where there is more room, and a wish of the look comes first', () => {
  const map = largeMap();
  const roomy = {
    ...map,
    places: map.places.slice(0, 8),
    routes: map.routes.filter(({ b }) => Number(b.slice(5)) < 8),
  };
  expect(setMap(roomy).sizes.bar).toBeGreaterThan(setMap(map).sizes.bar - 0.1);
  expect(setMap({ ...map, look: { board: { bar: 9, type: 11 } } }).sizes).toMatchObject({ bar: 9, type: 11 });
});

test('what a look wishes is told in the units of its map, whatever they are', () => {
  const map = largeMap();
  const by = (scale: number): MapFacts => ({
    ...map,
    places: map.places.map((place) => ({ ...place, x: place.x * scale, y: place.y * scale })),
    look: {
      board: {
        extent: [0, 0, 1000, 700].map((edge) => edge * scale),
        bar: 9 * scale,
        length: [20 * scale, 24 * scale],
        type: 11 * scale,
        lens: { x: 450 * scale, y: 340 * scale, radius: 200 * scale, power: 0.5 },
      },
    },
  });
  // A longer side of a thousand is what other units are brought to.
  const [usual, small] = [setMap(by(1)), setMap(by(0.01))];
  expect(small.unit[0]).toBeCloseTo(100);
  for (const size of ['extent', 'length'] as const)
    small.sizes[size].forEach((value, at) => {
      expect(value).toBeCloseTo(usual.sizes[size][at] ?? Number.NaN);
    });
  for (const size of ['bar', 'gap', 'dot', 'type'] as const)
    expect(small.sizes[size]).toBeCloseTo(usual.sizes[size], 0);
  expect(small.places).toEqual(usual.places);
});

test.each([
  { bar: 0.001 },
  { bar: 10_000, gap: 10_000, dot: 10_000, type: 10_000 },
  { type: 0.001, dot: 0.001 },
  { length: [0.001, 0.001], gap: 0.001 },
  { length: [10_000, 10_000] },
  { lens: { x: 300, y: 300, radius: 10_000, power: 3 } },
])('a look that wishes for the impossible (%j) is drawn all the same, and near to its wish', (board) => {
  const { drawing } = drawBoard({ ...randomPack(3), look: { board } }, EFFORTS.quick);
  expect(middles(drawing).every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
  const [left = 0, top = 0, right = 0, bottom = 0] = setMap(randomPack(3)).sizes.extent;
  const side = Math.max(right - left, bottom - top);
  for (const size of (['bar', 'dot', 'type'] as const).filter((one) => one in board)) {
    expect(drawing[size]).toBeGreaterThanOrEqual(side / 500 - 1e-9);
    expect(drawing[size]).toBeLessThanOrEqual(side / 10 + 1e-9);
  }
});

test.each([4, 12, 30])(
  'between two places %i units apart a space can be seen and hit: a way round is found',
  (apart) => {
    const pack = randomPack(5);
    const route = pack.routes.find(({ length, double }) => length === 1 && !double) ?? pack.routes[0];
    const from = pack.places.find(({ id }) => id === route?.a);
    const places = pack.places.map((place) =>
      place.id === route?.b ? { ...place, x: (from?.x ?? 0) + apart, y: from?.y ?? 0 } : place,
    );
    const { drawing } = drawBoard({ ...pack, places }, EFFORTS.quick);
    const drawn = drawing.routes.find(({ id }) => id === route?.id);
    if (!drawn) throw new Error('the route is not drawn');
    expect(drawn.size / drawing.bar).toBeGreaterThan(0.8);
    const gaps = barsOf(drawn).map(({ x, y }) =>
      Math.min(...drawing.places.map((place) => Math.hypot(place.x - x, place.y - y))),
    );
    expect(gaps.every((gap) => gap > drawing.dot * 0.8)).toBe(true);
  },
);

test('two places that a lens lays onto one spot still have their route between them', () => {
  const map = largeMap();
  const places = map.places.map((place, at) => (at === 1 ? { ...place, x: map.places[0]?.x ?? 0, y: 0 } : place));
  const { drawing } = drawBoard({ ...map, places }, EFFORTS.quick);
  expect(places[1]).toMatchObject({ x: drawing.places[0]?.x, y: drawing.places[0]?.y });
  expect(middles(drawing).every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
});

test('a lens makes the middle bigger and moves nothing beyond its rim', () => {
  const map = largeMap();
  const lens = { x: 450, y: 340, radius: 200, power: 0.5 };
  const { places } = setMap({ ...map, look: { board: { lens } } });
  places.forEach((place, at) => {
    const before = map.places[at] ?? place;
    const [far, now] = [before, place].map(({ x, y }) => Math.hypot(x - lens.x, y - lens.y)) as [number, number];
    if (far >= lens.radius) expect(now).toBeCloseTo(far, 5);
    else expect(now).toBeGreaterThanOrEqual(far - 1);
  });
});

test.each([1, 2, 3, 4, 5, 6])('a map made at random (%i) shows every space and every name within its edges', (seed) => {
  const pack = randomPack(seed);
  const { drawing } = drawBoard(pack, EFFORTS.quick);
  expect(drawing.routes.map(({ id, bars }) => [id, bars.length / 3])).toEqual(
    pack.routes.map(({ id, length }) => [id, length]),
  );
  const [left = 0, top = 0, right = 0, bottom = 0] = drawing.extent;
  for (const { x, y, label } of drawing.places) {
    expect(x > left && x < right && y > top && y < bottom).toBe(true);
    expect(y + label.y - drawing.type).toBeGreaterThanOrEqual(top);
  }
  expect(middles(drawing).every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
});
