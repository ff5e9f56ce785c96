import type { Point } from '../layout/curve.ts';
import { bordersOf, readAtlas, readLakes, united } from './atlas.ts';
import { depthLines } from './depth.ts';
import { type Fit, type FitWish, fitOf, lineOn, ringsOn } from './fit.ts';
import { areaOf, pathOf, thinned } from './paths.ts';
import { alongRidges, apart, clearOf, dice, over, sized } from './scatter.ts';

const window = [-700, -380, 1700, 1380] as const;

const wish: FitWish = {
  game: 'nordic-countries',
  rotate: 17,
  parallels: [57, 69],
  window,
  slack: 400,
  pins: [],
};

const shown = {
  norway: ['Norway'],
  sweden: ['Sweden'],
  finland: ['Finland', 'Åland'],
  denmark: ['Denmark'],
  others: [
    'Russia',
    'Estonia',
    'Latvia',
    'Lithuania',
    'Poland',
    'Germany',
    'Belarus',
    'Netherlands',
    'United Kingdom',
    'Faeroe Is.',
    'Iceland',
    'Ireland',
    'Ukraine',
    'Belgium',
    'Czechia',
  ],
};

/** Where the mountains of Norway and the fells of Sweden and Lapland stand: longitude, latitude. */
const ridges: readonly (readonly (readonly [number, number])[])[] = [
  [
    [7.3, 58.8],
    [7.2, 59.6],
    [7.4, 60.3],
    [7.6, 60.8],
    [7.8, 61.3],
    [8.4, 61.7],
    [9.2, 62.2],
    [9.2, 62.7],
  ],
  [
    [12.0, 62.5],
    [12.4, 63.3],
    [13.3, 64.1],
    [13.9, 64.8],
    [14.5, 65.5],
    [15.2, 66.2],
    [16.0, 66.9],
    [16.8, 67.5],
    [18.0, 68.1],
  ],
  [
    [18.6, 68.5],
    [19.8, 69.0],
    [21.5, 69.4],
    [23.5, 69.8],
    [25.5, 70.0],
    [27.5, 70.0],
  ],
  [
    [15.5, 67.2],
    [17.0, 67.9],
    [18.5, 67.6],
    [17.0, 66.6],
  ],
];

const near = ([x, y]: Point): boolean => x > 60 && x < 900 && y > -60 && y < 1060;

/** What lies outside the board keeps less of its detail. */
const detail = (point: Point): number => (near(point) ? 1.2 : 30);

/** Rings big enough to be seen. */
function landOf(fit: Fit, names: readonly string[], atlas: ReturnType<typeof readAtlas>): Point[][] {
  return ringsOn(fit, united(atlas, names))
    .filter((ring) => areaOf(ring) > (ring.some(near) ? 9 : 60))
    .map((ring) => thinned(ring, detail));
}

export function nordicCoast(): Readonly<Record<string, unknown>> {
  const atlas = readAtlas(2e-7);
  const fit = fitOf(wish);
  process.stdout.write(`nordic-countries: the warp misses a place by ${fit.miss.toFixed(1)} at most\n`);
  const land = Object.fromEntries(Object.entries(shown).map(([id, names]) => [id, landOf(fit, names, atlas)]));
  const rings = Object.values(land).flat();
  const lakes = readLakes()
    .map((lake) => lineOn(fit, lake))
    .filter((ring) => areaOf(ring) > 10 && ring.some(near));
  const circle = Array.from({ length: 60 }, (_, at): [number, number] => [-20 + at * 1.4, 66.56]);
  const clear = clearOf('nordic-countries');
  const roll = dice(7);
  const fells = ridges.map((ridge) =>
    lineOn(
      fit,
      ridge.map((spot) => [...spot]),
    ),
  );
  const peaks = apart(alongRidges(fells, 46, roll), 9, clear);
  const woods = [...(land.sweden ?? []), ...(land.finland ?? [])];
  const away = (spot: Point, room: number): boolean =>
    clear(spot, room) && fells.flat().every(([x, y]) => Math.hypot(x - spot[0], y - spot[1]) > 26);
  const firs = apart(over(woods, 3000, roll), 6.5, away);
  const inside = bordersOf(atlas, Object.values(shown).flat()).map((line) => lineOn(fit, line));
  return {
    land: Object.fromEntries(
      Object.entries(land).map(([id, list]) => [id, list.map((ring) => pathOf(ring, true, 0.2)).join('')]),
    ),
    lakes: lakes.map((ring) => pathOf(thinned(ring, 1), true)).join(''),
    borders: inside
      .filter((line) => line.some(near))
      .map((line) => pathOf(line, false))
      .join(''),
    peaks: sized(peaks, 8, () => roll() * 5),
    firs: sized(firs, 5, () => roll() * 3),
    circle: pathOf(thinned(lineOn(fit, circle), 0.5), false),
    depths: depthLines(rings, window, [11, 28]).map((lines) => lines.map((line) => pathOf(line, false, 0.5)).join('')),
  };
}
