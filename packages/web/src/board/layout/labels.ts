import type { Point } from './curve.ts';
import type { Hint, PlaceFacts, SetMap, Sizes } from './facts.ts';
import { spotGrid, within } from './grid.ts';

export interface Label {
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** A name set on the board: how it is written, and the room it takes. */
export interface SetName {
  readonly label: Label;
  readonly box: Box;
  /** what is wrong with where it is: 0 would be perfect */
  readonly price: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Letters of a semibold sans serif, in ems: near enough for placing, and the same on every machine. */
export const widthOf = (text: string): number => {
  const ems = [...text].map((letter) => {
    if ("iljI.'ï".includes(letter)) return 0.3;
    if ('tfr -'.includes(letter)) return 0.4;
    if ('mwMW'.includes(letter)) return 0.9;
    return letter === letter.toUpperCase() ? 0.7 : 0.6;
  });
  return ems.reduce((sum, em) => sum + em, 0);
};

/** From line to line, and from the top of a line to its letters' feet: in ems. */
export const LEADING = 1.02;
export const ASCENT = 0.84;

/** A name as it may be written: on one line, or broken at its spaces. */
export function breaksOf(name: string): string[][] {
  const words = name.split(' ');
  if (words.length === 1) return [[name]];
  const breaks = [[name]];
  for (let at = 1; at < words.length; at++) breaks.push([words.slice(0, at).join(' '), words.slice(at).join(' ')]);
  if (words.length > 2) breaks.push(words);
  return breaks;
}

/** How far a name above or below its dot may be slid aside, in parts of its width. */
const SLIDES = [-0.3, -0.15, 0, 0.15, 0.3];

function candidatesFor(place: PlaceFacts, sizes: Sizes, hint: Hint): SetName[] {
  const reach = place.attraction ? sizes.dot + 9 : sizes.dot + 3;
  const spots = [0, 4, 9, 16, 24].flatMap((more) =>
    Array.from({ length: 24 }, (_, at) => ({ angle: (at * Math.PI) / 12, far: reach + more, sizes })),
  );
  return (hint.lines ? [hint.lines] : breaksOf(place.name)).flatMap((lines) =>
    spots.flatMap((at) => {
      const upright = Math.abs(Math.cos(at.angle)) <= 0.35;
      return (upright ? SLIDES : [0]).map((slide) => candidate(place, lines, { ...at, slide, hint }));
    }),
  );
}

/** Where a name is tried: in which direction from its dot, how far, how much slid aside. */
interface Stand {
  readonly angle: number;
  readonly far: number;
  readonly slide: number;
  readonly sizes: Sizes;
  readonly hint: Hint;
}

export function candidate(
  place: PlaceFacts,
  lines: readonly string[],
  { angle, far, slide, sizes, hint }: Stand,
): SetName {
  const width = Math.max(...lines.map(widthOf)) * sizes.type;
  const height = lines.length * sizes.type * LEADING;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const anchor = cos > 0.35 ? 'start' : cos < -0.35 ? 'end' : 'middle';
  const x = cos * far + slide * width;
  const middle = sin * (far + height / 2);
  const left = place.x + (anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2);
  const top = place.y + middle - height / 2;
  const sideways = Math.abs(cos) > 0.95 || Math.abs(sin) > 0.95 ? 0 : 1.2;
  const wished = hint.angle === undefined ? 0 : 1 - Math.cos(angle - (hint.angle * Math.PI) / 180);
  const price =
    (far - sizes.dot) * 0.9 +
    sideways +
    (sin < -0.3 ? 0 : 0.6) +
    (lines.length - 1) * 2.5 +
    Math.abs(slide) * 8 +
    wished * 40;
  const y = middle - height / 2 + sizes.type * ASCENT;
  return { label: { lines, x, y, anchor }, box: { left, top, right: left + width, bottom: top + height }, price };
}

/** The room left free between two names. */
const AIR = 5;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) + AIR - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** How deep a disc reaches into a box. */
export function into(box: Box, x: number, y: number, radius: number): number {
  const across = x < box.left ? box.left - x : x > box.right ? x - box.right : 0;
  const down = y < box.top ? box.top - y : y > box.bottom ? y - box.bottom : 0;
  if (across >= radius || down >= radius) return 0;
  return Math.max(0, radius - Math.sqrt(across * across + down * down));
}

/** No name is tried at more spots than this, the best ones. */
const KEPT = 220;

/**
 * Sets the names of a map in letters of a size: what is returned finds a place for every name, off the routes (whose bars are
 * handed in as spots), off the other places, off each other, near its dot.
 */
export function nameSetter(map: SetMap, type: number): (spots: readonly Point[]) => Map<string, SetName> {
  const sizes = { ...map.sizes, type };
  const [left, top, right, bottom] = sizes.extent;
  // What a spot costs whatever the routes do is worked out once.
  const candidates = map.places.map((place) => {
    const others = map.places.filter((other) => other !== place);
    return candidatesFor(
      place,
      sizes,
      (Object.hasOwn(map.hints, place.id) ? map.hints[place.id] : undefined) ?? {},
    ).map((one): SetName => {
      const { box } = one;
      let { price } = one;
      for (const { x, y } of others) {
        // A name that is as near to another dot would be read as that place's.
        price += into(box, x, y, sizes.dot + 2) * 8 + into(box, x, y, sizes.dot * 2.6);
      }
      if (box.left < left || box.right > right || box.top < top || box.bottom > bottom) price += 60;
      return { ...one, price };
    });
  });
  return (spots) => {
    const hold = sizes.bar / 2 + 1.5;
    const grid = spotGrid(spots, 12);
    const priced = candidates.map((all) =>
      all
        .map((one): SetName => {
          const { box } = one;
          let { price } = one;
          const room = {
            left: box.left - hold,
            top: box.top - hold,
            right: box.right + hold,
            bottom: box.bottom + hold,
          };
          within(grid, room, (from, to) => {
            for (let at = from; at < to; at += 2) {
              price += into(box, grid.spots[at] ?? 0, grid.spots[at + 1] ?? 0, hold) * 2.2;
            }
          });
          return { ...one, price };
        })
        .sort((a, b) => a.price - b.price)
        .slice(0, KEPT),
    );
    const chosen = settled(priced);
    return new Map(map.places.map(({ id }, at) => [id, chosen[at] as SetName]));
  };
}

/** Every name takes its best spot with the others as they stand, round after round; then it is told what that costs. */
function settled(all: readonly (readonly SetName[])[]): SetName[] {
  const chosen = all.map((candidates) => candidates[0] as SetName);
  const cost = (one: SetName, at: number): number => {
    let sum = one.price;
    for (let who = 0; who < chosen.length; who++) {
      if (who !== at) sum += overlap(one.box, (chosen[who] as SetName).box) * 3;
    }
    return sum;
  };
  for (let round = 0; round < 20; round++) {
    let moved = false;
    all.forEach((candidates, at) => {
      let [best, least] = [chosen[at] as SetName, Number.POSITIVE_INFINITY];
      for (const one of candidates) {
        // They stand in the order of their price: what is dearer by itself cannot be the best.
        if (one.price >= least) break;
        const price = cost(one, at);
        if (price < least) [best, least] = [one, price];
      }
      moved ||= best !== chosen[at];
      chosen[at] = best;
    });
    if (!moved) break;
  }
  return chosen.map((one, at) => ({ ...one, price: cost(one, at) }));
}
