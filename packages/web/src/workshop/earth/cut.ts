import type { Pack } from '@branchline/games';
import { type GeoProjection, geoStream } from 'd3-geo';
import type { GeoJSON } from 'geojson';
import { type Spot, simplified } from '../model/outline.ts';
import type { Degrees } from './coded.ts';
import type { Ground } from './globe.ts';

type LookShape = NonNullable<NonNullable<Pack['look']>['shapes']>[number];

/** What is drawn of the ground besides coasts. */
export interface GroundWish {
  readonly borders: boolean;
  readonly lakes: boolean;
  readonly rivers: boolean;
}

/** So far beyond the paper the ground goes on, for windows of another form. */
const BEYOND = 900;
/** Lines lose what is smaller than this, in units of the paper; far beyond it more. */
const DETAIL = 0.8;
/** Islands and lakes that are smaller are left out. */
const SMALLEST = 24;
/** So many shapes of their own, of each kind; all smaller ones are one shape together. */
const MOST_LAND = 40;
const MOST_LAKES = 30;
const MOST_LINES = 40;
/** A path of a pack may have 60000 characters, and a pack a million. */
const LONGEST = 50_000;

/** The ground of a region as shapes of a pack, cut off beyond the paper. */
export function shapesOf(
  ground: Ground,
  projection: GeoProjection,
  [width, height]: Spot,
  wish: GroundWish,
): readonly LookShape[] {
  projection.clipExtent([
    [-BEYOND, -BEYOND],
    [width + BEYOND, height + BEYOND],
  ]);
  const inside = ([x, y]: Spot): boolean => x > -60 && y > -60 && x < width + 60 && y < height + 60;
  // Far out nobody looks closely.
  const thin = (line: readonly Spot[], closed: boolean): readonly Spot[] => {
    const fine = line.some(inside) ? DETAIL : DETAIL * 6;
    const most = LONGEST / 14;
    let kept = closed ? roundSimplified(line, fine) : simplified(line, fine);
    for (let far = fine * 1.6; kept.length > most; far *= 1.6)
      kept = closed ? roundSimplified(line, far) : simplified(line, far);
    return kept;
  };
  const rings = projected(ground.land, projection)
    .map((ring) => thin(ring, true))
    .filter((ring) => ring.length > 2);
  const sized = (some: readonly (readonly Spot[])[]): (readonly Spot[])[] =>
    some
      .filter((ring) => Math.abs(areaOf(ring)) >= (ring.some(inside) ? SMALLEST : SMALLEST * 40))
      .sort((one, other) => Math.abs(areaOf(other)) - Math.abs(areaOf(one)));
  // On the paper, where down is more, what is land goes round with the clock; a hole goes against it.
  const land = sized(rings.filter((ring) => areaOf(ring) > 0));
  const inland = sized(rings.filter((ring) => areaOf(ring) < 0));
  const lakes = sized(
    ground.lakes
      .flatMap((ring) => projected({ type: 'LineString', coordinates: positions(ring) }, projection))
      .map((ring) => thin(ring, true))
      .filter((ring) => ring.length > 2 && ring.some(inside)),
  );
  const lines = (some: Ground['borders']): (readonly Spot[])[] =>
    some
      .flatMap((line) => projected({ type: 'LineString', coordinates: positions(line) }, projection))
      .filter((line) => line.some(inside))
      .map((line) => thin(line, false))
      .filter((line) => line.length > 1)
      .sort((one, other) => other.length - one.length);
  return [
    ...shaped('land', land, MOST_LAND),
    ...shaped('water', inland, MOST_LAKES),
    ...(wish.rivers ? shaped('river', lines(ground.rivers), MOST_LINES) : []),
    ...(wish.lakes ? shaped('lake', lakes, MOST_LAKES) : []),
    ...(wish.borders ? shaped('border', joined(lines(ground.borders)), MOST_LINES) : []),
  ];
}

const positions = (line: readonly Degrees[]) => line.map(([longitude, latitude]) => [longitude, latitude]);

/** The lines or rings of something on the globe, on the paper. */
function projected(shape: GeoJSON, projection: GeoProjection): Spot[][] {
  const lines: Spot[][] = [];
  let line: Spot[] = [];
  const nothing = (): void => {};
  geoStream(
    shape,
    projection.stream({
      point: (x, y) => void line.push([x, y]),
      lineStart: () => {
        line = [];
      },
      lineEnd: () => void lines.push(line),
      polygonStart: nothing,
      polygonEnd: nothing,
      sphere: nothing,
    }),
  );
  return lines;
}

/** Twice the area a ring goes round, halved; more than 0 with the clock. */
function areaOf(ring: readonly Spot[]): number {
  return (
    ring.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y];
      return sum + x * nextY - nextX * y;
    }, 0) / 2
  );
}

/** A ring has no ends to hold on to: it is held where it begins and where it is farthest from there. */
function roundSimplified(ring: readonly Spot[], far: number): readonly Spot[] {
  const [first] = ring;
  if (!first || ring.length < 4) return ring;
  const away = ([x, y]: Spot): number => (x - first[0]) ** 2 + (y - first[1]) ** 2;
  const at = ring.reduce((best, spot, number) => (away(spot) > away(ring[best] ?? first) ? number : best), 0);
  return [
    ...simplified(ring.slice(0, at + 1), far).slice(0, -1),
    ...simplified([...ring.slice(at), first], far).slice(0, -1),
  ];
}

/** Lines that end where another begins are one. */
function joined(lines: readonly (readonly Spot[])[]): (readonly Spot[])[] {
  const left = lines.map((line) => [...line]);
  const same = (one: Spot | undefined, other: Spot | undefined): boolean =>
    one !== undefined && other !== undefined && Math.hypot(one[0] - other[0], one[1] - other[1]) < 0.05;
  for (let at = 0; at < left.length; at++) {
    for (let other = at + 1; other < left.length; other++) {
      const [one, two] = [left[at], left[other]];
      if (!one || !two || one.length + two.length > LONGEST / 14) continue;
      const next = same(one.at(-1), two[0])
        ? [...one, ...two.slice(1)]
        : same(one.at(-1), two.at(-1))
          ? [...one, ...two.toReversed().slice(1)]
          : same(one[0], two.at(-1))
            ? [...two, ...one.slice(1)]
            : same(one[0], two[0])
              ? [...two.toReversed(), ...one.slice(1)]
              : undefined;
      if (!next) continue;
      left[at] = next;
      left.splice(other, 1);
      other = at;
    }
  }
  return left;
}

const written = (value: number): string => `${Math.round(value * 10) / 10}`;

function pathOf(line: readonly Spot[], open: boolean): string {
  return `${line.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${written(x)} ${written(y)}`).join('')}${open ? '' : 'Z'}`;
}

/** The first ones each by itself, so that they can be drawn on; the others together, as long as a path may be. */
function shaped(kind: LookShape['kind'], lines: readonly (readonly Spot[])[], most: number): readonly LookShape[] {
  const open = kind === 'border' || kind === 'river';
  const paths = lines.map((line) => pathOf(line, open));
  let rest = '';
  for (const path of paths.slice(most)) if (rest.length + path.length < LONGEST) rest += path;
  return [...paths.slice(0, most), ...(rest === '' ? [] : [rest])].map((path) => ({ kind, path }));
}
