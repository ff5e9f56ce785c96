import { readFileSync } from 'node:fs';
import type { Position } from 'geojson';
import { distance, type Point } from '../layout/curve.ts';
import { readFacts } from '../layout/facts.ts';
import { type Atlas, readAtlas, readLakes, united } from './atlas.ts';
import { depthLines } from './depth.ts';
import { type Fit, type FitWish, fitOf, lineOn, ringsOn } from './fit.ts';
import { areaOf, pathOf, type Ring, thinned } from './paths.ts';
import { alongRidges, apart, clearOf, dice, over, sized } from './scatter.ts';

interface Lines {
  readonly scottishBorder: Position[];
  readonly welshBorder: Position[];
  readonly heights: Position[][];
}

/** Longitude and latitude of what no data set has: two borders from sea to sea, and where the hills are. Drawn by hand. */
const { scottishBorder, welshBorder, heights } = JSON.parse(
  readFileSync(new URL('./british-lines.json', import.meta.url), 'utf8'),
) as Lines;

const game = 'united-kingdom';
const window = [-750, -380, 1650, 1400] as const;
const wish: FitWish = { game, rotate: -4, parallels: [50, 59], window, slack: 400, pins: [] };

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

const bordersOn = (fit: Fit): [Point[], Point[]] => [lineOn(fit, scottishBorder), lineOn(fit, welshBorder)];

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
  const ridges = heights.map((ridge) => lineOn(fit, ridge));
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
