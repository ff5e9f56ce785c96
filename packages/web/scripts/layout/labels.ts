import { distance, type Point } from './curve.ts';
import { type BoardFacts, type Hint, hints, type PlaceFacts, type Sizes } from './facts.ts';

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
const widthOf = (text: string): number => {
  const ems = [...text].map((letter) => {
    if ("iljI.'ï".includes(letter)) return 0.3;
    if ('tfr -'.includes(letter)) return 0.4;
    if ('mwMW'.includes(letter)) return 0.9;
    return letter === letter.toUpperCase() ? 0.7 : 0.6;
  });
  return ems.reduce((sum, em) => sum + em, 0);
};

const LEADING = 1.02;

/** A name as it may be written: on one line, or broken at its spaces. */
function breaksOf(name: string): string[][] {
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

interface Stand {
  readonly angle: number;
  readonly far: number;
  readonly slide: number;
  readonly sizes: Sizes;
  readonly hint: Hint;
}

function candidate(place: PlaceFacts, lines: readonly string[], { angle, far, slide, sizes, hint }: Stand): SetName {
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
  const y = middle - height / 2 + sizes.type * 0.84;
  return { label: { lines, x, y, anchor }, box: { left, top, right: left + width, bottom: top + height }, price };
}

/** The room left free between two names. */
const AIR = 5;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) + AIR - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

export function into(box: Box, [x, y]: Point, radius: number): number {
  const nearest: Point = [Math.min(Math.max(x, box.left), box.right), Math.min(Math.max(y, box.top), box.bottom)];
  return Math.max(0, radius - distance(nearest, [x, y]));
}

/** A place for every name: off the routes, off the other places, off each other, near its dot. */
export function placeLabels(facts: BoardFacts, sizes: Sizes, spots: readonly Point[]): Map<string, SetName> {
  const [left, top, right, bottom] = sizes.extent;
  const all = facts.places.map((place) => {
    const candidates = candidatesFor(place, sizes, hints[facts.id]?.[place.id] ?? {}).map((one) => {
      const { box } = one;
      let price = one.price;
      for (const spot of spots) price += into(box, spot, sizes.bar / 2 + 1.5) * 2.2;
      for (const other of facts.places) {
        if (other === place) continue;
        // A name that is as near to another dot would be read as that place's.
        price += into(box, [other.x, other.y], sizes.dot + 2) * 8 + into(box, [other.x, other.y], sizes.dot * 2.6);
      }
      if (box.left < left || box.right > right || box.top < top || box.bottom > bottom) price += 60;
      return { ...one, price };
    });
    return candidates.sort((a, b) => a.price - b.price).slice(0, 220);
  });
  const chosen = all.map((candidates) => candidates[0] as SetName);
  for (let round = 0; round < 20; round++) {
    all.forEach((candidates, at) => {
      const cost = (one: SetName): number =>
        chosen.reduce((sum, other, who) => sum + (who === at ? 0 : overlap(one.box, other.box) * 3), one.price);
      chosen[at] = candidates.reduce((best, one) => (cost(one) < cost(best) ? one : best));
    });
  }
  const crossed = (one: SetName): number =>
    chosen.reduce((sum, other) => sum + (one === other ? 0 : overlap(one.box, other.box) * 3), one.price);
  return new Map(
    facts.places.map(({ id }, at) => [id, { ...(chosen[at] as SetName), price: crossed(chosen[at] as SetName) }]),
  );
}
