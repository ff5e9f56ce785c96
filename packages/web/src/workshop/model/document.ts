import { gameTitles, type LookShape, type Pack, withoutCode } from '@branchline/games';
import type { Drawing } from '../../board/layout/drawing.ts';
import { slug } from './edits.ts';
import { movedPath, type Spot } from './outline.ts';

/** The sizes of paper: in the units in which boards are drawn, so that a spot of the pack is a spot of the drawing. */
export const PAPERS = {
  wide: [1200, 800],
  upright: [800, 1150],
  square: [1000, 1000],
} as const satisfies Readonly<Record<string, Spot>>;

export type PaperSize = keyof typeof PAPERS;

/** Which of our sizes a map has; nothing, for one of its own. */
export function paperSizeOf({ paper }: Pack): PaperSize | undefined {
  const [left = 0, top = 0, right = 0, bottom = 0] = paper?.extent ?? [];
  const sizes = Object.keys(PAPERS) as PaperSize[];
  return sizes.find((size) => PAPERS[size][0] === right - left && PAPERS[size][1] === bottom - top);
}

/** How everything comes to paper of another size: made larger by so much, and moved. */
export function toPaper(
  pack: Pack,
  size: PaperSize,
): { readonly scale: number; readonly x: number; readonly y: number } {
  const [left = 0, top = 0, right = 1, bottom = 1] = pack.paper?.extent ?? [];
  const [width, height] = PAPERS[size];
  const scale = Math.min(width / (right - left), height / (bottom - top));
  const [x, y] = [
    (width - (right - left) * scale) / 2 - left * scale,
    (height - (bottom - top) * scale) / 2 - top * scale,
  ];
  return { scale, x, y };
}

/** The map on paper of another size: everything keeps its part of the sheet. */
export function onPaper(pack: Pack, size: PaperSize): Pack {
  const { scale, x, y } = toPaper(pack, size);
  return { ...placedAt(pack, scale, x, y), paper: { extent: [0, 0, ...PAPERS[size]] } };
}

/** An id that no game of the house has. */
export function packId(name: string): string {
  const id = slug(name);
  return gameTitles.some((game) => game.id === id) ? `${id}-map` : id;
}

/** Points for attractions mean nothing on a map without any. */
function fittingRules(rules: Pack['rules'], places: Pack['places']): Pack['rules'] {
  const { ids: _, ...own } = rules;
  if (places.some(({ attraction }) => attraction)) return own;
  return { ...own, scoring: own.scoring.filter((piece) => typeof piece === 'string' || !('attractions' in piece)) };
}

/** An empty sheet with the deck, the pieces and the rules of a game. */
export function newMap(base: Pack, name: string, size: PaperSize): Pack {
  const { seats, pieces, deck, rules } = withoutCode(base);
  return {
    pack: base.pack,
    id: packId(name),
    name,
    seats,
    pieces: { kind: pieces.kind, count: pieces.count },
    deck,
    paper: { extent: [0, 0, ...PAPERS[size]] },
    places: [],
    routes: [],
    tickets: [],
    rules: fittingRules(rules, []),
    look: { palette: 'paper', poster: 'map' },
  };
}

/** The map with the rules, the deck and the pieces of another game. */
export function withRulesOf(pack: Pack, base: Pack): Pack {
  const { seats, pieces, deck, rules } = withoutCode(base);
  const lengths = Object.fromEntries(
    pack.routes.map(({ length }) => [`${length}`, pack.rules.points[length] ?? rules.points[length] ?? length * 2]),
  );
  const tickets =
    rules.tickets.dealt.long === undefined ? pack.tickets.map(({ long: _, ...ticket }) => ticket) : pack.tickets;
  const fitting = fittingRules(rules, pack.places);
  return {
    ...pack,
    seats,
    pieces: { ...pack.pieces, kind: pieces.kind, count: pieces.count },
    deck,
    tickets,
    // A colour that the new deck has not got is any one colour.
    routes: pack.routes.map((route) => (deck.colours.includes(route.colour) ? route : { ...route, colour: 'grey' })),
    rules: { ...fitting, points: { ...lengths, ...fitting.points } },
  };
}

/**
 * A map ready to be drawn on: in units of the paper, without the sizes, lenses and spots that were worked out for another
 * drawing. `drawing`: where a board of the house has its places now; `coast`: land and water there.
 */
export function opened(source: Pack, drawing?: Drawing, coast: readonly LookShape[] = []): Pack {
  const { look, ...pack } = withoutCode(source);
  const spots = new Map(drawing?.places.map(({ id, x, y }) => [id, { x, y }]));
  const [scale, dx, dy] = drawing?.unit ?? [1, 0, 0];
  const placed: Pack = {
    ...pack,
    places: pack.places.map((place) => ({ ...place, ...spots.get(place.id) })),
    routes: drawing
      ? pack.routes.map((route) => ({
          ...route,
          ...(route.via && {
            via: route.via.map(([x = 0, y = 0]) => [x * (scale ?? 1) + (dx ?? 0), y * (scale ?? 1) + (dy ?? 0)]),
          }),
        }))
      : pack.routes,
    look: {
      ...(look?.palette && { palette: look.palette }),
      ...(look?.page && { page: look.page }),
      ...(look?.seats && { seats: look.seats }),
      ...(look?.poster && { poster: look.poster }),
      ...(look?.shapes && !drawing && { shapes: look.shapes }),
      ...(coast.length > 0 && { shapes: coast }),
      ...(look?.board?.ornament && { board: { ornament: look.board.ornament } }),
    },
  };
  const extent = drawing?.extent ?? look?.board?.extent ?? pack.paper?.extent ?? extentOf(placed.places);
  const [left = 0, top = 0, right = 1, bottom = 1] = extent;
  const side = Math.max(right - left, bottom - top);
  const fit = side >= 600 && side <= 1500 ? 1 : 1200 / side;
  const moved = fit === 1 && left === 0 && top === 0 ? placed : placedAt(placed, fit, -left * fit, -top * fit);
  // The id of a game of the house is taken: nobody could play the map by it.
  const id = gameTitles.some((game) => game.id === pack.id) ? packId(pack.name) : pack.id;
  return {
    ...moved,
    id,
    paper: { extent: [0, 0, Math.round((right - left) * fit), Math.round((bottom - top) * fit)] },
  };
}

/** The paper of a map that says nothing about it: its places with some room round them. */
function extentOf(places: Pack['places']): readonly number[] {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  if (places.length === 0) return [0, 0, ...PAPERS.wide];
  const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const room = Math.max(right - left, bottom - top, 1) * 0.08;
  return [left - room, top - room, right + room, bottom + room];
}

/** Everything made larger and moved. A shape whose path cannot be moved is left out. */
function placedAt(pack: Pack, scale: number, x: number, y: number): Pack {
  const at = (px: number, py: number): Spot => [Math.round(px * scale + x), Math.round(py * scale + y)];
  const { look } = pack;
  return {
    ...pack,
    places: pack.places.map((place) => {
      const [px, py] = at(place.x, place.y);
      return { ...place, x: px, y: py };
    }),
    routes: pack.routes.map((route) =>
      route.via ? { ...route, via: route.via.map(([vx = 0, vy = 0]) => at(vx, vy)) } : route,
    ),
    ...(look && {
      look: {
        ...look,
        ...(look.shapes && {
          shapes: look.shapes.flatMap((shape) => {
            const path = movedPath(shape.path, scale, x, y);
            return path === undefined ? [] : [{ ...shape, path }];
          }),
        }),
      },
    }),
  };
}

/** What a board of the house has besides its pack: where its places are drawn, and its coast there. */
export interface HouseBoard {
  readonly drawing?: Drawing | undefined;
  readonly coast?: readonly LookShape[] | undefined;
}

/** A copy to draw on that keeps the name of its source. */
export function remixed(source: Pack, name: string, board: HouseBoard = {}): Pack {
  const { author: _, ...copy } = opened(source, board.drawing, board.coast);
  return { ...copy, id: packId(name), name, basedOn: sourceOf(source) };
}

const sourceOf = ({ name, author }: Pack): string =>
  (author === undefined ? name : `${name} (${author})`).slice(0, 60).trim();

/** Whose a map may be: the name of whoever sits here, and the maps this browser keeps. */
export interface Owner {
  readonly name: string;
  readonly maps: readonly Pack[];
}

/** A file to go on drawing. One's own is as it was; whatever somebody else drew keeps the name of where it comes from. */
export function openedFile(source: Pack, { name, maps }: Owner): Pack {
  const pack = opened(source);
  const own =
    (source.author !== undefined && source.author === name) ||
    maps.some((map) => map.name === source.name && map.author === source.author && map.basedOn === source.basedOn);
  if (own) return pack;
  const { author: _, ...rest } = pack;
  return { ...rest, basedOn: sourceOf(source) };
}
