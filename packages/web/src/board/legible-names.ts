import type { Point } from './layout/curve.ts';
import { barsOf, type Drawing, type DrawnName, type DrawnPlace } from './layout/drawing.ts';
import { type SpotGrid, spotGrid, within } from './layout/grid.ts';
import { ASCENT, type Box, breaksOf, candidate, into, LEADING, type SetName, widthOf } from './layout/labels.ts';

/** How large the letters are just now, and where on the board they may stand: all in layout units. */
export interface Lettering {
  readonly size: number;
  /** what is seen of the board when all of it is shown, or what is framed: no name reaches beyond it */
  readonly room: Box;
  /** what is covered then, by the buttons */
  readonly covered?: Box | undefined;
}

/** Where each place's name could be written in these letters, the best first. */
export type NameSpots = ReadonlyMap<DrawnPlace, readonly SetName[]>;

/** A name as it is written now. */
export interface WrittenName {
  readonly place: DrawnPlace;
  readonly name: DrawnName;
  /** Where a line comes to it from its dot, if it stands so far away that one would ask whose it is. */
  readonly from?: Point | undefined;
}

const FARS = [3, 8, 15];
const TURNS = 16;
/** In a crowd a name that has to be there may stand as far away as this. */
const CROWDED = [26, 40];
/** A name that nobody asks for is rather left out than written at a price like this. */
const TOO_DEAR = 105;
/** What it costs to lie under the buttons or outside, and what it is worth to stay where the drawing has it. */
const OUTSIDE = 400;
const AS_DRAWN = 25;
const TURNED = 5;
/** The room between two names, in letters: a name right above another would be read as its first line. */
const AIR = 0.34;

/** The middles of all bars, and points beside them. */
function spotsOn({ routes }: Drawing): SpotGrid {
  const points = routes.flatMap((route) =>
    barsOf(route).flatMap(({ x, y, angle }) => {
      const turn = (angle * Math.PI) / 180;
      return [-0.36, 0, 0.36].map(
        (part): Point => [x + Math.cos(turn) * route.size * part, y + Math.sin(turn) * route.size * part],
      );
    }),
  );
  return spotGrid(points, 14);
}

const grids = new WeakMap<Drawing, SpotGrid>();

function gridOf(drawing: Drawing): SpotGrid {
  const grid = grids.get(drawing) ?? spotsOn(drawing);
  grids.set(drawing, grid);
  return grid;
}

/** All the spots for every name; `own` are the names that are different in the reader's language. */
export function nameSpots(
  drawing: Drawing,
  lettering: Lettering,
  own: Readonly<Record<string, string>> = {},
): NameSpots {
  const set = drawing.places.map((place) => {
    const name = (Object.hasOwn(own, place.id) ? own[place.id] : undefined) ?? place.name;
    return { place, name, drawn: name === place.name ? asDrawn(drawing, lettering, place) : [] };
  });
  const nearer = lettering.size < drawing.type * 0.999;
  const boxes = set.flatMap(({ drawn }) => drawn.map(({ box }) => box));
  const fits = ({ box }: SetName): boolean =>
    cutOff(box, lettering) === 0 &&
    boxes.every((other) => other === box || overlap(box, other, lettering.size * AIR) === 0);
  return new Map(
    set.map(({ place, name, drawn }) => {
      // Nearer than it was set, a name stays where it was set: there is room.
      if (nearer && drawn.length > 0 && drawn.every(fits)) return [place, drawn];
      const others = spotsFor(drawing, lettering, place, name);
      return [place, [...drawn, ...others].sort((one, other) => one.price - other.price)];
    }),
  );
}

/** As the drawing has it, while the letters are not larger than there. */
function asDrawn({ type }: Drawing, lettering: Lettering, { x, y, label }: DrawnPlace): SetName[] {
  const { size } = lettering;
  const scale = size / type;
  if (scale > 1.001) return [];
  const set = { ...label, x: label.x * scale, y: label.y * scale, anchor: label.anchor as SetName['label']['anchor'] };
  const width = Math.max(...label.lines.map(widthOf)) * size;
  const left = x + set.x - (set.anchor === 'start' ? 0 : set.anchor === 'end' ? width : width / 2);
  const top = y + set.y - size * ASCENT;
  const box = { left, top, right: left + width, bottom: top + label.lines.length * size * LEADING };
  return [{ label: set, box, price: cutOff(box, lettering) - AS_DRAWN }];
}

/** What it costs to reach beyond what is seen, or under the buttons. */
function cutOff(box: Box, { size, room, covered }: Lettering): number {
  // Letters are a little wider in some fonts.
  const air = size * 0.3;
  const out =
    Math.max(0, room.left + air - box.left, box.right + air - room.right) +
    Math.max(0, room.top - box.top, box.bottom - room.bottom);
  return (out > 0 ? OUTSIDE + out : 0) + (covered && overlap(box, covered, 0) > 0 ? OUTSIDE : 0);
}

function spotsFor(drawing: Drawing, lettering: Lettering, place: DrawnPlace, name: string): SetName[] {
  const { dot, bar } = drawing;
  const grid = gridOf(drawing);
  const hold = bar / 2 + 1.5;
  const sizes = { extent: [0, 0, 0, 0], bar, length: [0, 0], gap: 0, dot, type: lettering.size } as const;
  const drawnAt = directionOf(place.label, drawing.type);
  const reach = place.attraction ? dot + 7 : dot;
  const priced = (one: SetName, angle: number): SetName => {
    const { box } = one;
    let price = one.price + TURNED * (1 - Math.cos(angle - drawnAt));
    for (const other of drawing.places) {
      if (other === place) continue;
      // A name that is as near to another dot would be read as that place's.
      price += into(box, other.x, other.y, dot + 2) * 8 + into(box, other.x, other.y, dot * 2);
    }
    price += cutOff(box, lettering);
    const near = { left: box.left - hold, top: box.top - hold, right: box.right + hold, bottom: box.bottom + hold };
    within(grid, near, (from, to) => {
      for (let at = from; at < to; at += 2) {
        price += into(box, grid.spots[at] ?? 0, grid.spots[at + 1] ?? 0, hold) * 2.2;
      }
    });
    return { ...one, price };
  };
  return breaksOf(name).flatMap((lines) =>
    [...FARS, ...CROWDED].flatMap((more) =>
      Array.from({ length: TURNS }, (_, at) => {
        const angle = (at * 2 * Math.PI) / TURNS;
        return priced(candidate(place, lines, { angle, far: reach + more, slide: 0, sizes, hint: {} }), angle);
      }),
    ),
  );
}

/** In which direction from its dot a name is drawn. */
function directionOf({ x, y, anchor, lines }: DrawnName, type: number): number {
  const middle = y + (lines.length / 2 - 0.84) * type;
  return Math.atan2(middle, anchor === 'start' ? Math.max(x, 1) : anchor === 'end' ? Math.min(x, -1) : x);
}

/** How much of each other two boxes take, with so much air beside and above them. */
const overlap = (a: Box, b: Box, air: number): number =>
  Math.max(0, Math.min(a.right, b.right) + air - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) + air - Math.max(a.top, b.top));

/**
 * The names that can be read side by side: each at the best spot that the others leave it. Those that are `needed` are always
 * there, and come first; of the others one that would lie on another, or across the routes, is left out.
 */
export function legibleNames(spots: NameSpots, size: number, needed: (id: string) => boolean): readonly WrittenName[] {
  const air = size * AIR;
  const settled = settle(spots, air);
  const kept: Box[] = [];
  const written = new Map<DrawnPlace, SetName>();
  const free = ({ box }: SetName): boolean => kept.every((other) => overlap(box, other, air) === 0);
  const places = [...spots.keys()].sort((one, other) => Number(needed(other.id)) - Number(needed(one.id)));
  for (const place of places) {
    const [must, best, all] = [needed(place.id), settled.get(place), spots.get(place) ?? []];
    const fits = (one: SetName): boolean => (must || one.price < TOO_DEAR) && free(one);
    const spot = best && fits(best) ? best : (all.find(fits) ?? (must ? best : undefined));
    if (!spot) continue;
    kept.push(spot.box);
    written.set(place, spot);
  }
  return [...spots.keys()].flatMap((place) => {
    const spot = written.get(place);
    return spot ? [{ place, name: spot.label, from: leader(place, spot.box, size) }] : [];
  });
}

/** The point of a name nearest to its dot, if that is far. */
function leader({ x, y }: DrawnPlace, { left, top, right, bottom }: Box, size: number): Point | undefined {
  const [nx, ny] = [Math.min(Math.max(x, left), right), Math.min(Math.max(y, top), bottom)];
  return Math.hypot(nx - x, ny - y) > size * 0.9 + 14 ? [nx, ny] : undefined;
}

const settledBefore = new WeakMap<NameSpots, Map<DrawnPlace, SetName>>();

/** Every name takes its best spot with the others as they stand, round after round. What is pointed at changes nothing of it. */
function settle(spots: NameSpots, air: number): Map<DrawnPlace, SetName> {
  const known = settledBefore.get(spots);
  if (known) return known;
  const chosen = new Map<DrawnPlace, SetName>();
  for (const [place, [best]] of spots) if (best) chosen.set(place, best);
  for (let round = 0; round < 6; round++) {
    let moved = false;
    for (const [place, all] of spots) {
      let [best, least] = [chosen.get(place), Number.POSITIVE_INFINITY];
      for (const one of all) {
        // They stand in the order of their price: what is dearer by itself cannot be the best.
        if (one.price >= least) break;
        let price = one.price;
        for (const [other, { box }] of chosen) if (other !== place) price += overlap(one.box, box, air) * 0.6;
        if (price < least) [best, least] = [one, price];
      }
      if (best && best !== chosen.get(place)) {
        moved = true;
        chosen.set(place, best);
      }
    }
    if (!moved) break;
  }
  settledBefore.set(spots, chosen);
  return chosen;
}
