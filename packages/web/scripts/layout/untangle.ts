import { distance, type Point } from './curve.ts';
import type { BoardFacts, Sizes } from './facts.ts';
import { into, placeLabels, type SetName } from './labels.ts';
import { placePictures } from './pictures.ts';
import { type Bend, chord, type Ribbon, ribbonsOf, spotsOf, type Track, tracksOf } from './tracks.ts';

interface Laid {
  readonly ribbon: Ribbon;
  bend: Bend;
  spots: readonly Point[];
}

const ROUNDS = 30;
const STEPS = [6, 3, 1.5, 0.75];
const KNOBS = ['first', 'second', 'startsAfter', 'endsBefore'] as const;

/** Times the names are set anew and the routes make room for them. */
const TURNS = 8;

/** How much bigger names are, beside the board, when it is seen from afar on a small screen. */
export const FAR = 1.35;

interface Table {
  readonly facts: BoardFacts;
  readonly sizes: Sizes;
  readonly names: readonly SetName[];
}

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
export function untangle(facts: BoardFacts, sizes: Sizes): Layout {
  const start: Bend = { first: 0, second: 0, startsAfter: sizes.dot + 3, endsBefore: sizes.dot + 3 };
  const laid = ribbonsOf(facts).map(
    (ribbon): Laid => ({ ribbon, bend: start, spots: spotsOf(tracksOf(ribbon, start, sizes), sizes) }),
  );
  let names = new Map<string, SetName>();
  for (let turn = 0; turn < TURNS; turn++) {
    const table = { facts, sizes, names: [...names.values()] };
    for (let round = 0; round < ROUNDS; round++) {
      const better = laid.map((one) => improve(one, laid, table));
      if (!better.includes(true)) break;
    }
    names = placeLabels(
      facts,
      sizes,
      laid.flatMap(({ spots }) => spots),
    );
  }
  const spots = laid.flatMap((one) => one.spots);
  const pictures = placePictures(facts, sizes, spots, [...names.values()]);
  const farNames = placeLabels(facts, { ...sizes, type: sizes.type * FAR }, spots);
  return { tracks: laid.flatMap(({ ribbon, bend }) => tracksOf(ribbon, bend, sizes)), names, farNames, pictures };
}

function improve(one: Laid, all: readonly Laid[], table: Table): boolean {
  const { sizes } = table;
  const others = all.filter((other) => other !== one).flatMap(({ spots }) => spots);
  const near = others.filter((spot) => one.ribbon.base.some((point) => distance(point, spot) < 70));
  const cost = (bend: Bend): number => costOf(one.ribbon, bend, near, table);
  let best = cost(one.bend);
  const before = best;
  for (const step of STEPS) {
    for (const knob of KNOBS) {
      for (const sign of [step, -step]) {
        const tried = { ...one.bend, [knob]: one.bend[knob] + sign };
        const price = cost(tried);
        if (price < best - 1e-6) [best, one.bend] = [price, tried];
      }
    }
    for (const sign of [step, -step]) {
      const tried = { ...one.bend, first: one.bend.first + sign, second: one.bend.second + sign };
      const price = cost(tried);
      if (price < best - 1e-6) [best, one.bend] = [price, tried];
    }
  }
  one.spots = spotsOf(tracksOf(one.ribbon, one.bend, sizes), sizes);
  return best < before - 1e-3;
}

function costOf(ribbon: Ribbon, bend: Bend, near: readonly Point[], table: Table): number {
  const { facts, sizes, names } = table;
  if (bend.startsAfter < sizes.dot + 2 || bend.endsBefore < sizes.dot + 2) return Number.POSITIVE_INFINITY;
  const tracks = tracksOf(ribbon, bend, sizes);
  const spots = spotsOf(tracks, sizes);
  let cost = 0;
  for (const { size, bars } of tracks) {
    if (size < sizes.bar * 1.15) return Number.POSITIVE_INFINITY;
    cost += bars.length * Math.max(0, sizes.length[0] - size) ** 2 * 0.25;
  }
  const room = sizes.bar + sizes.gap * 0.8;
  for (const spot of spots) {
    for (const other of near) {
      const deep = room - distance(spot, other);
      if (deep > 0) cost += deep ** 2 * 0.6;
    }
    for (const place of facts.places) {
      const deep = sizes.bar / 2 + sizes.dot + 1.5 - distance(spot, [place.x, place.y]);
      if (deep > 0) cost += deep ** 2 * 3;
    }
    for (const { box } of names) cost += into(box, spot, sizes.bar / 2 + 2) ** 2 * 1.1;
  }
  const long = chord(ribbon) / 100;
  cost += ((bend.first ** 2 + bend.second ** 2) * 0.04 + (bend.first - bend.second) ** 2 * 0.05) / long;
  return cost + (bend.startsAfter ** 2 + bend.endsBefore ** 2) * 0.02;
}
