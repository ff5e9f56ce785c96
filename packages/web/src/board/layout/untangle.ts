import type { Point } from './curve.ts';
import type { SetMap, Sizes } from './facts.ts';
import { type SpotGrid, spotGrid, within } from './grid.ts';
import { type Box, into, nameSetter, type SetName } from './labels.ts';
import { placePictures } from './pictures.ts';
import { type Bend, eachSpot, layTracks, type Ribbon, ribbonsOf, type Track, tracksOf, workbench } from './tracks.ts';

/** How much time a layout may take. */
export interface Effort {
  /** times the names are set anew and the routes make room for them */
  readonly turns: number;
  /** times all routes are bent between two settings of the names */
  readonly rounds: number;
  readonly steps: readonly number[];
}

/** For a board of the house, drawn once and kept; and for a map that somebody brings along and waits for. */
export const EFFORTS = {
  careful: { turns: 8, rounds: 30, steps: [6, 3, 1.5, 0.75] },
  quick: { turns: 3, rounds: 8, steps: [6, 2.5, 1] },
} as const satisfies Readonly<Record<string, Effort>>;

interface Laid {
  readonly ribbon: Ribbon;
  readonly reach: Box;
  bend: Bend;
  spots: readonly Point[];
  /** nothing has moved near it since it was bent in vain */
  settled: boolean;
}

const KNOBS = ['first', 'second', 'startsAfter', 'endsBefore'] as const;

/** A bar shorter than this, for its width, hardly looks like one; and how dear that is. */
const [SHORT, TOO_SHORT] = [1.15, 20];

/** Beyond this a route looks at nothing. */
const SIGHT = 70;

/** How much bigger names are, beside the board, when it is seen from afar on a small screen. */
export const FAR = 1.35;

/** The tracks of a board and the names between them. */
export interface Layout {
  readonly tracks: readonly Track[];
  readonly names: ReadonlyMap<string, SetName>;
  /** the names as they stand when the board is far away and they are bigger beside it */
  readonly farNames: ReadonlyMap<string, SetName>;
  readonly pictures: ReadonlyMap<string, Point>;
}

/**
 * Bends the routes a little and pulls their ends back until no bar lies on another bar, on a place or on a name;
 * names and routes take turns at giving way.
 */
export function untangle(map: SetMap, { turns, rounds, steps }: Effort): Layout {
  const { sizes } = map;
  const start: Bend = { first: 0, second: 0, startsAfter: sizes.dot + 3, endsBefore: sizes.dot + 3 };
  const ribbons = ribbonsOf(map);
  const laying = { sizes, bench: workbench(ribbons) };
  const spotsOf = (ribbon: Ribbon, bend: Bend): Point[] => {
    const spots: Point[] = [];
    layTracks(ribbon, bend, laying, (route, size, bars) =>
      eachSpot({ bars, count: route.length, size }, sizes, (x, y) => spots.push([x, y])),
    );
    return spots;
  };
  const laid = ribbons.map(
    (ribbon): Laid => ({ ribbon, reach: reachOf(ribbon), bend: start, spots: spotsOf(ribbon, start), settled: false }),
  );
  const setNames = nameSetter(map, sizes.type);
  const allSpots = (): Point[] => laid.flatMap(({ spots }) => spots);
  let names: ReadonlyMap<string, SetName> = new Map();
  for (let turn = 0; turn < turns; turn++) {
    for (let round = 0; round < rounds; round++) {
      let better = false;
      for (const one of laid) {
        if (one.settled) continue;
        const price = pricing(one, laid, { map, laying, names: [...names.values()] });
        const [bend, gain] = improved(one.bend, price, steps);
        if (bend !== one.bend) {
          [one.bend, one.spots] = [bend, spotsOf(one.ribbon, bend)];
          for (const other of laid) if (meets(one.reach, other.reach)) other.settled = false;
        }
        one.settled = gain <= 1e-3;
        better ||= gain > 1e-3;
      }
      if (!better) break;
    }
    const before = names;
    names = setNames(allSpots());
    for (const one of laid) one.settled &&= nothingNew(one.reach, before, names);
  }
  const spots = allSpots();
  return {
    tracks: laid.flatMap(({ ribbon, bend }) => tracksOf(ribbon, bend, laying)),
    names,
    farNames: nameSetter(map, sizes.type * FAR)(spots),
    pictures: placePictures(map, spots, [...names.values()]),
  };
}

/** All that a ribbon could ever touch. */
function reachOf({ base }: Ribbon): Box {
  const [xs, ys] = [base.map(([x]) => x), base.map(([, y]) => y)];
  return {
    left: Math.min(...xs) - SIGHT,
    top: Math.min(...ys) - SIGHT,
    right: Math.max(...xs) + SIGHT,
    bottom: Math.max(...ys) + SIGHT,
  };
}

const meets = (a: Box, b: Box): boolean =>
  a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;

/** Do the names within reach stand where they stood? */
function nothingNew(reach: Box, before: ReadonlyMap<string, SetName>, now: ReadonlyMap<string, SetName>): boolean {
  for (const [id, { box }] of now) {
    const old = before.get(id)?.box;
    const same = old && old.left === box.left && old.top === box.top && old.right === box.right;
    if (!same && (meets(reach, box) || (old && meets(reach, old)))) return false;
  }
  return true;
}

/** The best bend that small steps lead to, and how much better it is. */
function improved(from: Bend, price: (bend: Bend) => number, steps: readonly number[]): [Bend, gain: number] {
  let bend = from;
  const before = price(bend);
  let best = before;
  const attempt = (tried: Bend): void => {
    const cost = price(tried);
    if (cost < best - 1e-6) [best, bend] = [cost, tried];
  };
  for (const step of steps) {
    for (const knob of KNOBS) for (const by of [step, -step]) attempt({ ...bend, [knob]: bend[knob] + by });
    for (const by of [step, -step]) attempt({ ...bend, first: bend.first + by, second: bend.second + by });
  }
  return [bend, before === best ? 0 : before - best];
}

interface Table {
  readonly map: SetMap;
  readonly laying: { readonly sizes: Sizes; readonly bench: ReturnType<typeof workbench> };
  readonly names: readonly SetName[];
}

/** What a bend of one ribbon costs, with all others as they lie: what is out of its sight is left out once and for all. */
function pricing(one: Laid, all: readonly Laid[], { map, laying, names }: Table): (bend: Bend) => number {
  const { ribbon, reach } = one;
  const { sizes } = laying;
  const room = sizes.bar + sizes.gap * 0.8;
  const bars = spotGrid(inSight(one, all), room);
  const places = map.places.filter(({ x, y }) => meets(reach, { left: x, top: y, right: x, bottom: y }));
  const boxes = names.map(({ box }) => box).filter((box) => meets(reach, box));
  const hold = sizes.bar / 2 + sizes.dot + 1.5;
  const long = (ribbon.chord || 1) / 100;
  const nearest = sizes.dot + 2;
  let cost = 0;
  const atSpot = (x: number, y: number): void => {
    cost += crowding(bars, x, y, room) * 0.6;
    for (const place of places) {
      const square = (place.x - x) ** 2 + (place.y - y) ** 2;
      if (square < hold * hold) cost += (hold - Math.sqrt(square)) ** 2 * 3;
    }
    for (const box of boxes) cost += into(box, x, y, sizes.bar / 2 + 2) ** 2 * 1.1;
  };
  return (bend) => {
    if (bend.startsAfter < nearest || bend.endsBefore < nearest) return Number.POSITIVE_INFINITY;
    cost = 0;
    layTracks(ribbon, bend, laying, (route, size, laidBars) => {
      // So dear that a way round is found between places that lie almost on each other.
      cost += (Math.max(0, sizes.bar * SHORT - size) * TOO_SHORT) ** 2;
      cost += route.length * Math.max(0, sizes.length[0] - size) ** 2 * 0.25;
      eachSpot({ bars: laidBars, count: route.length, size }, sizes, atSpot);
    });
    const { first, second, startsAfter, endsBefore } = bend;
    cost += ((first ** 2 + second ** 2) * 0.04 + (first - second) ** 2 * 0.05) / long;
    return cost + (startsAfter ** 2 + endsBefore ** 2) * 0.02;
  };
}

/** The bars of all others that a ribbon could come near to. */
function inSight({ ribbon, reach }: Laid, all: readonly Laid[]): Point[] {
  const near: Point[] = [];
  for (const other of all) {
    if (other.ribbon === ribbon || !meets(reach, other.reach)) continue;
    for (const spot of other.spots) {
      if (ribbon.base.some(([x, y]) => (x - spot[0]) ** 2 + (y - spot[1]) ** 2 < SIGHT * SIGHT)) near.push(spot);
    }
  }
  return near;
}

/** How deep a spot lies in others, squared and summed. */
function crowding(grid: SpotGrid, x: number, y: number, room: number): number {
  const { spots } = grid;
  let sum = 0;
  within(grid, { left: x - room, top: y - room, right: x + room, bottom: y + room }, (from, to) => {
    for (let at = from; at < to; at += 2) {
      const square = ((spots[at] ?? 0) - x) ** 2 + ((spots[at + 1] ?? 0) - y) ** 2;
      if (square < room * room) sum += (room - Math.sqrt(square)) ** 2;
    }
  });
  return sum;
}
