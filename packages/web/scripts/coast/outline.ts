import type { Position } from 'geojson';
import { distance, type Point, through } from '../../src/board/layout/curve.ts';
import type { Drawing } from '../../src/board/layout/drawing.ts';
import type { MapFacts } from '../../src/board/layout/facts.ts';
import { setMap } from '../../src/board/layout/facts.ts';
import { depthLines, type Window } from '../../src/board/scenery/depth.ts';
import { areaOf, pathOf, type Ring, thinned } from '../../src/board/scenery/paths.ts';
import { alongRidges, apart, clearOf, dice, over, sized } from '../../src/board/scenery/scatter.ts';
import { bordersOf, readAtlas, readLakes, united } from './atlas.ts';
import { regionsOf } from './cut.ts';
import { type Fit, fitOf, lineOn, ringsOn } from './fit.ts';
import { cutRange } from './ranges.ts';
import type { OutlineSource, Strewn } from './source.ts';

/** Small things are strewn no farther out than this. */
const STREWN: Window = [0, -50, 1000, 1050];

/** A board's outline, warped so that it fits the layout, and how far the warp leaves a place from its spot at most. */
export interface Outlined {
  readonly outline: object;
  readonly miss: number;
}

export function outlineOf(source: OutlineSource, map: MapFacts, drawing: Drawing): Outlined {
  const { coarse } = source;
  const { places } = setMap(map);
  const atlas = readAtlas(source.least);
  const fit = fitOf(source, places);
  const near = within(source.near);
  const onBoard = (names: readonly string[]): Point[][] => landOn(source, ringsOn(fit, united(atlas, names)));
  const cuts = (source.cut?.parts ?? []).map(({ border }) => lineOn(fit, border));
  const land = new Map([
    ...(source.cut ? regionsOf(source.cut, onBoard(source.cut.countries), cuts, places) : []),
    ...Object.entries(source.land).map(([id, names]): [string, Point[][]] => [id, onBoard(names)]),
  ]);
  const lakes = readLakes(source.lakes.of)
    .map((lake) => lineOn(fit, lake))
    .filter((ring) => areaOf(ring) > source.lakes.least && ring.some(near));
  const countries = Object.values(source.land).flat();
  const borders = source.borders === 'countries' ? bordersOf(atlas, countries) : source.borders;
  const between = borders === 'cuts' ? cuts : (borders ?? []).map((line) => lineOn(fit, line));
  const joined = (rings: readonly Ring[]): string =>
    rings.map((ring) => pathOf(ring, true, coarse?.grid ?? 0.2)).join('');
  const thin = (line: readonly Point[], least: number): readonly Point[] => (least === 0 ? line : thinned(line, least));
  const outline = {
    land: Object.fromEntries([...land].map(([id, rings]) => [id, joined(rings)])),
    ...(source.tones && { tones: source.tones }),
    lakes: lakes.map((ring) => pathOf(thin(ring, coarse?.least ?? 1), true, coarse?.grid)).join(''),
    borders: between
      .filter((line) => line.some(near))
      .map((line) => pathOf(thin(line, coarse?.least ?? 0), false, coarse?.grid))
      .join(''),
    ...paintedOn(source, fit),
    ...strewnOver(source, { fit, drawing, land }),
    ...Object.fromEntries(
      Object.entries(source.lines ?? {}).map(([id, line]) => [
        id,
        pathOf(thinned(lineOn(fit, stepped(line)), 0.5), false),
      ]),
    ),
    depths: depthLines([...land.values()].flat(), source.window, source.depths).map((lines) =>
      lines.map((line) => pathOf(thin(line, coarse?.least ?? 0), false, 0.5)).join(''),
    ),
  };
  return { outline, miss: fit.miss };
}

const within =
  ([left, top, right, bottom]: Window) =>
  ([x, y]: Point): boolean =>
    x > left && x < right && y > top && y < bottom;

/** Rings big enough to be seen; what lies outside the board keeps less of its detail. */
function landOn({ near: window, detail, smallest }: OutlineSource, rings: readonly Point[][]): Point[][] {
  const near = within(window);
  return rings
    .filter((ring) => areaOf(ring) > smallest[ring.some(near) ? 0 : 1])
    .map((ring) => thinned(ring, (point) => detail[near(point) ? 0 : 1]));
}

function stepped({ from, to, points }: NonNullable<OutlineSource['lines']>[string]): Position[] {
  return Array.from({ length: points }, (_, at) =>
    [0, 1].map((side) => (from[side] ?? 0) + (((to[side] ?? 0) - (from[side] ?? 0)) * at) / (points - 1)),
  );
}

/** What is painted on the land of a board that paints itself: patches in other tones, rivers, ranges. */
function paintedOn(
  { patches = [], rivers = [], ranges = [], rhumbs = [], seed, window }: OutlineSource,
  fit: Fit,
): Record<string, unknown> {
  const roll = dice(seed + 1);
  const facets = ranges.flatMap(({ crest, width }) => cutRange(lineOn(fit, crest), width, roll));
  const relief = ([1, 2, 3] as const).map((tone) =>
    facets.flatMap((facet) => (facet.tone === tone ? [pathOf(facet.ring, true, 0.5)] : [])).join(''),
  );
  const smooth = (line: readonly Position[]): Point[] => through(lineOn(fit, line)).filter((_, at) => at % 4 === 0);
  return {
    ...(patches.length > 0 && {
      patches: patches.map(({ tone, on, line }) => ({
        tone,
        on,
        path: pathOf(smooth([...line, ...line.slice(0, 1)]), true, 0.5),
      })),
    }),
    ...(rivers.length > 0 && { rivers: rivers.map((line) => pathOf(smooth(line), false, 0.2)).join('') }),
    ...(ranges.length > 0 && { relief }),
    ...(rhumbs.length > 0 && {
      lines: lineOn(fit, rhumbs)
        .map((centre) => raysFrom(centre, window))
        .join(''),
    }),
  };
}

/** Sixteen lines from a point to beyond the window. */
function raysFrom([x, y]: Point, [left, top, right, bottom]: Window): string {
  const far = Math.hypot(right - left, bottom - top);
  return Array.from({ length: 16 }, (_, at) => {
    const angle = (at * Math.PI) / 8;
    const out = (radius: number): Point => [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
    return pathOf([out(26), out(far)], false, 1);
  }).join('');
}

interface Strewing {
  readonly fit: Fit;
  readonly drawing: Drawing;
  readonly land: ReadonlyMap<string, Point[][]>;
}

/** Things strewn over the land, each kind as a flat row of x, y and size. */
function strewnOver({ strewn = {}, seed }: OutlineSource, { fit, drawing, land }: Strewing): Record<string, number[]> {
  const clear = clearOf(drawing);
  const roll = dice(seed);
  const ridges: Point[][] = [];
  const before: Point[] = [];
  const spots = Object.entries(strewn).map(([id, wish]): [string, Strewn, Point[]] => {
    const crests = (wish.ridges ?? []).map((ridge) => lineOn(fit, ridge));
    const ground = (wish.over ?? []).flatMap((part) => land.get(part) ?? []);
    const thrown = wish.ridges
      ? alongRidges(crests, wish.width ?? 0, roll)
      : over(ground, STREWN, wish.count ?? 0, roll);
    const { offRidges = 0, offSpots = 0 } = wish;
    const kept = apart(
      thrown,
      wish.room,
      (spot, room) =>
        clear(spot, room) &&
        (offRidges === 0 || ridges.flat().every((crest) => distance(crest, spot) > offRidges)) &&
        (offSpots === 0 || before.every((other) => distance(other, spot) > offSpots)),
    );
    ridges.push(...crests);
    before.push(...kept);
    return [id, wish, kept];
  });
  return Object.fromEntries(spots.map(([id, { size }, kept]) => [id, sized(kept, size[0], () => roll() * size[1])]));
}
