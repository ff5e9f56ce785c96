import { distance, type Point } from '../layout/curve.ts';
import { readFacts } from '../layout/facts.ts';
import { type Atlas, readAtlas, readLakes, united } from './atlas.ts';
import { depthLines } from './depth.ts';
import { type Fit, type FitWish, fitOf, lineOn, ringsOn } from './fit.ts';
import { areaOf, pathOf, type Ring, thinned } from './paths.ts';
import { alongRidges, apart, clearOf, dice, over, sized } from './scatter.ts';

const game = 'united-kingdom';
const window = [-750, -380, 1650, 1400] as const;
const wish: FitWish = { game, rotate: -4, parallels: [50, 59], window, slack: 400, pins: [] };

type Spot = readonly [longitude: number, latitude: number];

/** No data set has these two: drawn by hand along the map, from sea to sea. */
const scottishBorder: readonly Spot[] = [
  [-2.03, 55.81],
  [-2.1, 55.77],
  [-2.22, 55.67],
  [-2.33, 55.64],
  [-2.22, 55.53],
  [-2.16, 55.47],
  [-2.24, 55.43],
  [-2.36, 55.37],
  [-2.48, 55.35],
  [-2.6, 55.29],
  [-2.7, 55.2],
  [-2.87, 55.12],
  [-2.97, 55.06],
  [-3.05, 54.98],
];
const welshBorder: readonly Spot[] = [
  [-3.1, 53.3],
  [-3.03, 53.22],
  [-2.93, 53.18],
  [-2.88, 53.09],
  [-2.86, 53.0],
  [-2.74, 52.97],
  [-2.8, 52.91],
  [-2.95, 52.94],
  [-3.12, 52.92],
  [-3.15, 52.83],
  [-3.09, 52.77],
  [-3.0, 52.72],
  [-3.07, 52.63],
  [-3.12, 52.57],
  [-3.02, 52.53],
  [-3.08, 52.47],
  [-3.22, 52.43],
  [-3.1, 52.35],
  [-2.96, 52.28],
  [-3.08, 52.2],
  [-3.12, 52.08],
  [-3.06, 51.98],
  [-2.95, 51.91],
  [-2.8, 51.88],
  [-2.7, 51.84],
  [-2.66, 51.77],
  [-2.68, 51.68],
  [-2.67, 51.6],
];

const heights: readonly (readonly Spot[])[] = [
  [
    [-5.3, 57.9],
    [-5.1, 57.4],
    [-4.8, 57.1],
    [-4.0, 57.05],
    [-3.2, 57.05],
  ],
  [
    [-4.9, 56.6],
    [-4.3, 56.4],
    [-3.9, 56.7],
  ],
  [
    [-4.8, 58.3],
    [-4.5, 58.0],
    [-4.4, 57.7],
  ],
  [
    [-4.5, 55.1],
    [-3.6, 55.3],
    [-2.9, 55.4],
    [-2.3, 55.45],
  ],
  [
    [-2.4, 54.8],
    [-2.3, 54.3],
    [-2.1, 53.9],
    [-1.9, 53.5],
    [-1.8, 53.2],
  ],
  [
    [-3.3, 54.6],
    [-3.0, 54.4],
  ],
  [
    [-3.9, 53.05],
    [-3.7, 52.8],
    [-3.7, 52.5],
    [-3.6, 52.1],
    [-3.5, 51.9],
  ],
  [
    [-4.0, 50.7],
    [-3.7, 51.1],
  ],
  [
    [-1.3, 54.4],
    [-0.8, 54.4],
  ],
  [
    [-6.3, 53.1],
    [-6.6, 52.7],
  ],
  [
    [-9.9, 52.0],
    [-9.2, 51.9],
  ],
  [
    [-8.3, 54.8],
    [-7.9, 55.1],
  ],
  [
    [-9.8, 53.5],
    [-9.4, 53.8],
    [-9.6, 54.05],
  ],
];

const near = ([x, y]: Point): boolean => x > 0 && x < 900 && y > -60 && y < 1060;

/** What lies outside the board keeps less of its detail. */
const detail = (point: Point): number => (near(point) ? 0.9 : 26);

/** Rings big enough to be seen. */
function landOf(fit: Fit, names: readonly string[], atlas: Atlas): Point[][] {
  return ringsOn(fit, united(atlas, names))
    .filter((ring) => areaOf(ring) > (ring.some(near) ? 5 : 60))
    .map((ring) => thinned(ring, detail));
}

const nearestTo = (ring: Ring, point: Point): number =>
  ring.reduce((best, spot, at) => (distance(spot, point) < distance(ring[best] as Point, point) ? at : best), 0);

/** Cuts a ring along a line: the part that holds `town`, and the rest. */
function cut(ring: Ring, line: readonly Point[], town: Point): [part: Point[], rest: Point[]] {
  const [from, to] = [line[0], line.at(-1)].map((end) => nearestTo(ring, end as Point)) as [number, number];
  const walk = (start: number, end: number): Point[] =>
    start <= end ? ring.slice(start, end + 1) : [...ring.slice(start), ...ring.slice(0, end + 1)];
  const back = [...line].slice(1, -1).reverse();
  const one = [...walk(from, to), ...back];
  const other = [...walk(to, from), ...[...back].reverse()];
  const holds = (half: readonly Point[]): number => distance(half[nearestTo(half, town)] as Point, town);
  return holds(one) < holds(other) ? [one, other] : [other, one];
}

/** Great Britain cut along its borders, and every island given to the country of the place it lies nearest to. */
function countriesOf(fit: Fit, rings: readonly Point[][]): Map<string, Point[][]> {
  const { places } = readFacts(game);
  const townOf = (id: string): Point => {
    const place = places.find((one) => one.id === id);
    return [place?.x ?? 0, place?.y ?? 0];
  };
  const [mainland, ...islands] = [...rings].sort((one, other) => areaOf(other) - areaOf(one)) as [
    Point[],
    ...Point[][],
  ];
  const borders = bordersOn(fit);
  const [scotland, south] = cut(mainland, borders[0], townOf('wick'));
  const [wales, england] = cut(south, borders[1], townOf('aberystwyth'));
  const countries = new Map([
    ['england', [england]],
    ['wales', [wales]],
    ['scotland', [scotland]],
    ['ireland', []],
  ] as [string, Point[][]][]);
  for (const island of islands) {
    const [x, y] = island[0] as Point;
    const closest = places.reduce((best, place) =>
      distance([place.x, place.y], [x, y]) < distance([best.x, best.y], [x, y]) ? place : best,
    );
    countries.get(closest.region ?? '')?.push(island);
  }
  return countries;
}

const bordersOn = (fit: Fit): [Point[], Point[]] => [
  lineOn(
    fit,
    scottishBorder.map((spot) => [...spot]),
  ),
  lineOn(
    fit,
    welshBorder.map((spot) => [...spot]),
  ),
];

export function britishCoast(): Readonly<Record<string, unknown>> {
  const atlas = readAtlas(3e-8);
  const fit = fitOf(wish);
  process.stdout.write(`${game}: the warp misses a place by ${fit.miss.toFixed(1)} at most\n`);
  const land = countriesOf(fit, landOf(fit, ['United Kingdom', 'Ireland'], atlas));
  land.set('france', landOf(fit, ['France'], atlas));
  land.set(
    'others',
    landOf(
      fit,
      [
        'Isle of Man',
        'Jersey',
        'Guernsey',
        'Belgium',
        'Netherlands',
        'Germany',
        'Denmark',
        'Norway',
        'Luxembourg',
        'Sweden',
        'Faeroe Is.',
      ],
      atlas,
    ),
  );
  const lakes = readLakes()
    .map((lake) => lineOn(fit, lake))
    .filter((ring) => areaOf(ring) > 10 && ring.some(near));
  const clear = clearOf(game);
  const roll = dice(11);
  const ridges = heights.map((ridge) =>
    lineOn(
      fit,
      ridge.map((spot) => [...spot]),
    ),
  );
  const hills = apart(alongRidges(ridges, 40, roll), 7.5, clear);
  const away = (spot: Point, room: number): boolean =>
    clear(spot, room) && hills.every((hill) => distance(hill, spot) > 18);
  const woods = ['england', 'wales', 'scotland', 'ireland'].flatMap((id) => land.get(id) ?? []);
  const trees = apart(over(woods, 1400, roll), 7, away);
  const joined = (rings: readonly Ring[]): string => rings.map((ring) => pathOf(ring, true, 0.2)).join('');
  return {
    land: Object.fromEntries([...land].map(([id, rings]) => [id, joined(rings)])),
    lakes: lakes.map((ring) => pathOf(thinned(ring, 1), true)).join(''),
    borders: bordersOn(fit)
      .map((line) => pathOf(line, false))
      .join(''),
    hills: sized(hills, 7, () => roll() * 4),
    trees: sized(trees, 2.4, () => roll() * 1.4),
    depths: depthLines([...land.values()].flat(), window, [11, 28]).map((lines) =>
      lines.map((line) => pathOf(line, false, 0.5)).join(''),
    ),
  };
}
