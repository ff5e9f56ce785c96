import type { Point } from './curve.ts';

export interface PlaceFacts {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly region?: string | undefined;
  readonly attraction?: boolean | undefined;
}

export interface RouteFacts {
  readonly id: string;
  readonly a: string;
  readonly b: string;
  readonly length: number;
  readonly colour: string;
  readonly double?: string | undefined;
  readonly tunnel?: boolean | undefined;
  readonly ferry?: number | undefined;
  readonly via?: readonly (readonly number[])[] | undefined;
}

/** What the drawing needs of a game's facts: any pack has it. */
export interface MapFacts {
  readonly id: string;
  readonly places: readonly PlaceFacts[];
  readonly routes: readonly RouteFacts[];
  /** left, top, right, bottom of the drawing, if the map says so */
  readonly paper?: { readonly extent: readonly number[] };
  readonly look?: { readonly board?: BoardWish };
}

/** A reading glass over the crowded part of a board: bigger in the middle, nothing moved beyond its rim. */
interface Lens {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly power: number;
}

/** A wish for a name where the layout alone does not find what the eye does. */
export interface Hint {
  readonly lines?: readonly string[];
  /** degrees, 0 to the right, 90 below */
  readonly angle?: number;
}

/** The sizes a board is drawn with, in layout units. */
export interface Sizes {
  /** left, top, right, bottom */
  readonly extent: readonly [number, number, number, number];
  readonly bar: number;
  /** the length a bar would like to have, and the most it gets */
  readonly length: readonly [number, number];
  /** between bars of a track, and between the tracks of a double */
  readonly gap: number;
  readonly dot: number;
  readonly type: number;
}

/** What a pack's look says about the drawing of its board; the rest is worked out from the map. */
export interface BoardWish {
  readonly extent?: readonly number[];
  readonly bar?: number;
  readonly length?: readonly number[];
  readonly gap?: number;
  readonly dot?: number;
  readonly type?: number;
  readonly lens?: Lens;
  readonly names?: Readonly<Record<string, Hint>>;
}

/** A map ready to be laid out: places where they are drawn, and the sizes of everything. */
export interface SetMap {
  readonly places: readonly PlaceFacts[];
  readonly routes: readonly RouteFacts[];
  readonly sizes: Sizes;
  readonly hints: Readonly<Record<string, Hint>>;
  /** how a point of the pack comes onto the drawing: times the first, plus the others */
  readonly unit: readonly [scale: number, x: number, y: number];
}

function lensed({ x, y, radius, power }: Lens, [px, py]: Point): Point {
  const far = Math.hypot(px - x, py - y);
  const grow = far >= radius ? 1 : (1 + power) / (1 + (power * far) / radius);
  return [Math.round(x + (px - x) * grow), Math.round(y + (py - y) * grow)];
}

/** A map's places and routes as they are drawn: in units that suit pens and letters, with room where it is crowded. */
export function setMap(map: MapFacts): SetMap {
  const said = map.look?.board ?? {};
  const extent = extentOf(map, said);
  const unit = unitOf(extent);
  const wish = inUnit(said, unit);
  const moved = ([px = 0, py = 0]: readonly number[]): Point => {
    const point: Point = [px * unit[0] + unit[1], py * unit[0] + unit[2]];
    return wish.lens ? lensed(wish.lens, point) : point;
  };
  const places = map.places.map((place) => {
    const [x, y] = moved([place.x, place.y]);
    return { ...place, x: tenths(x), y: tenths(y) };
  });
  const routes = map.routes.map((route) => (route.via ? { ...route, via: route.via.map(moved) } : route));
  const [left, top] = moved(extent);
  const [right, bottom] = moved(extent.slice(2));
  const room = wish.extent ?? [left, top, right, bottom].map(Math.round);
  return {
    places,
    routes,
    unit,
    hints: wish.names ?? {},
    sizes: sizesOf(places, routes, room as unknown as Sizes['extent'], wish),
  };
}

/** What a look says in the units of its map, in those of the drawing. */
function inUnit(wish: BoardWish, [scale, dx, dy]: SetMap['unit']): BoardWish {
  if (scale === 1) return wish;
  const sized = (['bar', 'gap', 'dot', 'type'] as const).flatMap((size) => {
    const said = wish[size];
    return said === undefined ? [] : [[size, said * scale] as const];
  });
  const { extent, length, lens } = wish;
  return {
    ...wish,
    ...Object.fromEntries(sized),
    ...(extent && { extent: extent.map((one, at) => one * scale + (at % 2 === 0 ? dx : dy)) }),
    ...(length && { length: length.map((one) => one * scale) }),
    ...(lens && {
      lens: { ...lens, x: lens.x * scale + dx, y: lens.y * scale + dy, radius: lens.radius * scale },
    }),
  };
}

const tenths = (value: number): number => Math.round(value * 10) / 10;

/** The part of the paper that is shown: what the map says, or its places with some room round them. */
function extentOf({ places, paper }: Pick<MapFacts, 'places' | 'paper'>, wish: BoardWish): Sizes['extent'] {
  const said = wish.extent ?? paper?.extent;
  if (said?.length === 4) return said as unknown as Sizes['extent'];
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const room = Math.max(right - left, bottom - top) * 0.07;
  // A map that is hardly more than a line is given some height.
  const [wide, high] = [right - left + room * 2, bottom - top + room * 2];
  const [across, down] = [Math.max(0, high * 0.5 - wide) / 2, Math.max(0, wide * 0.5 - high) / 2];
  return [left - room - across, top - room - down, right + room + across, bottom + room + down];
}

/** How wide a board is for its height. A pack knows it before anything of the board is fetched or laid out. */
export function ratioOf(map: Pick<MapFacts, 'places' | 'paper' | 'look'>): number {
  const [left, top, right, bottom] = extentOf(map, map.look?.board ?? {});
  return (right - left) / (bottom - top);
}

/** Between these a map is drawn in its own units; others are brought to the first of them. */
const USUAL = [1000, 600, 1500] as const;

function unitOf([left, top, right, bottom]: Sizes['extent']): SetMap['unit'] {
  const [wanted, least, most] = USUAL;
  const side = Math.max(right - left, bottom - top);
  if (side >= least && side <= most) return [1, 0, 0];
  const scale = wanted / side;
  return [scale, -left * scale, -top * scale];
}

/** How wide bars are for their length, and what else goes by their width. */
const SHAPE = { long: 2.25, most: 2.75, gap: 0.22, dot: 0.6, least: 8, widest: 22 };

/** Bars as wide as the crowding allows, names as large as bars and neighbours let them be. */
function sizesOf(
  places: readonly PlaceFacts[],
  routes: readonly RouteFacts[],
  extent: Sizes['extent'],
  wish: BoardWish,
): Sizes {
  const spots = new Map(places.map((place) => [place.id, place]));
  const pitches = routes
    .map(({ a, b, length }) => {
      const [from, to] = [spots.get(a), spots.get(b)];
      return from && to ? Math.hypot(from.x - to.x, from.y - to.y) / (length + 0.75) : 0;
    })
    .sort((one, other) => one - other);
  // Most routes have bars of the shape we like; the few that are crowded have shorter ones.
  const pitch = pitches[Math.floor(pitches.length * 0.2)] ?? 30;
  const fitting = Math.min(Math.max(pitch / (SHAPE.long + SHAPE.gap), SHAPE.least), SHAPE.widest);
  const sane = saneFor(extent);
  const bar = sane(wish.bar) ?? tenths(fitting);
  const [long, longest] = wish.length ?? [];
  return {
    extent,
    bar,
    length: [sane(long) ?? bar * SHAPE.long, sane(longest) ?? bar * SHAPE.most],
    gap: sane(wish.gap) ?? bar * SHAPE.gap,
    dot: sane(wish.dot) ?? tenths(bar * SHAPE.dot),
    type: sane(wish.type) ?? tenths(Math.min(Math.max(bar * 1.05, 12.5), 18)),
  };
}

/** A wish may come from a stranger: nothing is drawn smaller than a five hundredth of the longer side, or larger than a tenth. */
function saneFor([left, top, right, bottom]: Sizes['extent']): (wish: number | undefined) => number | undefined {
  const side = Math.max(right - left, bottom - top);
  return (wish) => (wish === undefined ? undefined : Math.min(Math.max(wish, side / 500), side / 10));
}
