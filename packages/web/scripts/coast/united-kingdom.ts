import type { Point } from '../layout/curve.ts';
import { readAtlas, readLakes, united } from './atlas.ts';
import { depthLines } from './depth.ts';
import { type Fit, type FitWish, fitOf, lineOn, ringsOn } from './fit.ts';
import { areaOf, pathOf, thinned } from './paths.ts';

const window = [-750, -380, 1650, 1400] as const;

const wish: FitWish = { game: 'united-kingdom', rotate: -4, parallels: [50, 59], window, slack: 400, pins: [] };

const near = ([x, y]: Point): boolean => x > 20 && x < 860 && y > -60 && y < 1060;

function landOf(fit: Fit, names: readonly string[], atlas: ReturnType<typeof readAtlas>): Point[][] {
  return ringsOn(fit, united(atlas, names))
    .filter((ring) => areaOf(ring) > (ring.some(near) ? 5 : 60))
    .map((ring) => (ring.some(near) ? ring : thinned(ring, 12)));
}

export function britishCoast(): Readonly<Record<string, unknown>> {
  const atlas = readAtlas(3e-8);
  const fit = fitOf(wish);
  process.stdout.write(`united-kingdom: the warp misses a place by ${fit.miss.toFixed(1)} at most\n`);
  const land = landOf(fit, ['United Kingdom', 'Ireland', 'Isle of Man'], atlas);
  const others = landOf(
    fit,
    ['France', 'Belgium', 'Netherlands', 'Germany', 'Denmark', 'Norway', 'Luxembourg', 'Jersey', 'Guernsey', 'Sweden'],
    atlas,
  );
  const lakes = readLakes()
    .map((lake) => lineOn(fit, lake))
    .filter((ring) => areaOf(ring) > 10 && ring.some(near));
  return {
    land: {
      all: land.map((ring) => pathOf(ring, true)).join(''),
      others: others.map((ring) => pathOf(ring, true)).join(''),
    },
    lakes: lakes.map((ring) => pathOf(thinned(ring, 1), true)).join(''),
    depths: depthLines([...land, ...others], window, [9, 21, 38, 62]).map((lines) =>
      lines.map((line) => pathOf(line, false)).join(''),
    ),
  };
}
