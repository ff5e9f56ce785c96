import type { Point } from '../layout/curve.ts';
import { bordersOf, readAtlas, readLakes, united } from './atlas.ts';
import { depthLines } from './depth.ts';
import { type Fit, type FitWish, fitOf, lineOn, ringsOn } from './fit.ts';
import { areaOf, pathOf, thinned } from './paths.ts';

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

const near = ([x, y]: Point): boolean => x > 60 && x < 900 && y > -60 && y < 1060;

/** Rings big enough to be seen; what lies outside the board keeps less of its detail. */
function landOf(fit: Fit, names: readonly string[], atlas: ReturnType<typeof readAtlas>): Point[][] {
  return ringsOn(fit, united(atlas, names))
    .filter((ring) => areaOf(ring) > (ring.some(near) ? 5 : 60))
    .map((ring) => (ring.some(near) ? ring : thinned(ring, 12)));
}

export function nordicCoast(): Readonly<Record<string, unknown>> {
  const atlas = readAtlas(6e-8);
  const fit = fitOf(wish);
  process.stdout.write(`nordic-countries: the warp misses a place by ${fit.miss.toFixed(1)} at most\n`);
  const land = Object.fromEntries(Object.entries(shown).map(([id, names]) => [id, landOf(fit, names, atlas)]));
  const rings = Object.values(land).flat();
  const lakes = readLakes()
    .map((lake) => lineOn(fit, lake))
    .filter((ring) => areaOf(ring) > 10 && ring.some(near));
  const circle = Array.from({ length: 60 }, (_, at): [number, number] => [-20 + at * 1.4, 66.56]);
  const inside = bordersOf(atlas, Object.values(shown).flat()).map((line) => lineOn(fit, line));
  return {
    land: Object.fromEntries(
      Object.entries(land).map(([id, list]) => [id, list.map((ring) => pathOf(ring, true)).join('')]),
    ),
    lakes: lakes.map((ring) => pathOf(thinned(ring, 1), true)).join(''),
    borders: inside
      .filter((line) => line.some(near))
      .map((line) => pathOf(line, false))
      .join(''),
    circle: pathOf(thinned(lineOn(fit, circle), 0.5), false),
    depths: depthLines(rings, window, [9, 21, 38, 62]).map((lines) =>
      lines.map((line) => pathOf(line, false)).join(''),
    ),
  };
}
