import type { Drawing, DrawnPlace, DrawnRoute } from './drawing.ts';

/*
 * How the drawing of a board and its outline travel to a page: a third of them says what the map says too, and numbers that lie close
 * together are written as the step from one to the next. The page is built with them folded (scripts/folded-boards-plugin.ts).
 */

/** What the map knows of a place and of a route, besides what is drawn. */
export interface MapFacts {
  readonly places: readonly object[];
  readonly routes: readonly object[];
}

/** What is left out is in the map. */
export type FoldedDrawing = Omit<Drawing, 'places' | 'routes'> & {
  readonly places: readonly object[];
  readonly routes: readonly (object & { readonly line: readonly number[] })[];
};

const PLACE = ['id', 'name', 'x', 'y', 'region', 'attraction'];
const ROUTE = ['id', 'a', 'b', 'colour', 'tunnel', 'ferry'];

/** Coordinates are in tenths. */
const TENTH = 10;

export function foldDrawing(drawing: Drawing, { places, routes }: MapFacts): FoldedDrawing {
  return {
    ...drawing,
    places: drawing.places.map((place, at) => without(place, places[at], PLACE)),
    routes: drawing.routes.map((route, at) => ({
      ...without(route, routes[at], ROUTE),
      line: changes(changes(route.line.map((one) => Math.round(one * TENTH)))),
    })),
  };
}

export function unfoldDrawing(folded: FoldedDrawing, { places, routes }: MapFacts): Drawing {
  return {
    ...folded,
    places: folded.places.map((place, at) => ({ ...only(places[at], PLACE), ...place }) as DrawnPlace),
    routes: folded.routes.map(
      (route, at) =>
        ({
          ...only(routes[at], ROUTE),
          ...route,
          line: sums(sums(route.line)).map((one) => one / TENTH),
        }) as unknown as DrawnRoute,
    ),
  };
}

const only = (facts: object | undefined, fields: readonly string[]): object =>
  Object.fromEntries(Object.entries(facts ?? {}).filter(([field]) => fields.includes(field)));

function without(drawn: object, facts: object | undefined, fields: readonly string[]): object {
  const known = new Map(Object.entries(only(facts, fields)));
  return Object.fromEntries(Object.entries(drawn).filter(([field, value]) => known.get(field) !== value));
}

/** Points x, y one after the other: what each differs from the one before it, and back. */
const changes = (numbers: readonly number[]): number[] => numbers.map((one, at) => one - (numbers[at - 2] ?? 0));

function sums(steps: readonly number[]): number[] {
  const numbers: number[] = [];
  for (const [at, step] of steps.entries()) numbers.push(step + (numbers[at - 2] ?? 0));
  return numbers;
}

/*
 * Paths go in halves of a unit, mostly few at a time: each such number is one sign. `M` is `!`, `z` is `}`, the `l` behind a first
 * point goes without saying, and a number that has no sign stands between two `~`.
 */

const MOST = 43;
const FIRST = 35;
/** This one would be written as two. */
const BACKSLASH = 92;

const signOf = (halves: number): string => {
  const code = FIRST + MOST + halves;
  return String.fromCharCode(code < BACKSLASH ? code : code + 1);
};

export function foldPath(path: string): string {
  return path.replace(/[Mlz]|-?\d*\.?\d+| /g, (part) => {
    if (part === ' ' || part === 'l') return '';
    if (part === 'M' || part === 'z') return part === 'M' ? '!' : '}';
    const halves = Number(part) * 2;
    return Number.isInteger(halves) && Math.abs(halves) <= MOST ? signOf(halves) : `~${Number(part)}~`;
  });
}

export function unfoldPath(folded: string): string {
  let path = '';
  // How many numbers there are since the last `M`: an `l` stands behind the second.
  let count = 0;
  const number = (value: number): void => {
    // Steps are written without a nought, first points with it.
    const text = count < 2 ? String(value) : String(value).replace(/^(-?)0\./, '$1.');
    const joint = count === 0 || text.startsWith('-') ? '' : ' ';
    path += count === 2 ? `l${text}` : joint + text;
    count++;
  };
  for (const [part] of folded.matchAll(/~[^~]+~|./g)) {
    if (part === '!') {
      path += 'M';
      count = 0;
    } else if (part === '}') path += 'z';
    else if (part.startsWith('~')) number(Number(part.slice(1, -1)));
    else {
      const code = part.charCodeAt(0);
      number(((code > BACKSLASH ? code - 1 : code) - FIRST - MOST) / 2);
    }
  }
  return path;
}

/** Every path in an outline, through `change`. */
export function eachPath(value: unknown, isPath: (text: string) => boolean, change: (path: string) => string): unknown {
  if (typeof value === 'string') return isPath(value) ? change(value) : value;
  if (Array.isArray(value)) return value.map((one) => eachPath(one, isPath, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, eachPath(inside, isPath, change)]));
}

export const foldOutline = (outline: unknown): unknown => eachPath(outline, (text) => text.startsWith('M'), foldPath);
export const unfoldOutline = (folded: unknown): unknown => eachPath(folded, (text) => text.startsWith('!'), unfoldPath);
