import { type Pack, proposeTickets, ticketWish } from '@branchline/games';
import type { GeoProjection } from 'd3-geo';
import { newMap, PAPERS, type PaperSize } from '../model/document.ts';
import { addPlace, addRoute, addTickets, coloured } from '../model/edits.ts';
import type { Spot } from '../model/outline.ts';
import { type GroundWish, shapesOf } from './cut.ts';
import type { Ground, Town } from './globe.ts';
import { projectionOf, type Region } from './region.ts';

/** What a map of a region is begun with. */
export interface EarthWish extends GroundWish {
  readonly name: string;
  readonly paper: PaperSize;
  readonly region: Region;
  readonly towns: readonly Town[];
  /** Neighbours are joined by routes, and tickets proposed. */
  readonly routes: boolean;
}

/** A pack may have a hundred places. */
export const MOST_TOWNS = 100;

/** Where a town lies on the paper. */
export function spotOf(projection: GeoProjection, { at }: Town): Spot | undefined {
  const spot = projection([...at]);
  return spot ? [Math.round(spot[0]), Math.round(spot[1])] : undefined;
}

/** The largest towns that are not too near to a larger one: as many as wanted. */
export function largestApart(
  towns: readonly Town[],
  projection: GeoProjection,
  { count, apart, paper: [width, height] }: { readonly count: number; readonly apart: number; readonly paper: Spot },
): readonly Town[] {
  const chosen: Town[] = [];
  const spots: Spot[] = [];
  for (const town of towns) {
    if (chosen.length >= count) break;
    const spot = spotOf(projection, town);
    if (!spot || !within(spot, [width, height])) continue;
    if (spots.some(([x, y]) => Math.hypot(x - spot[0], y - spot[1]) < apart)) continue;
    chosen.push(town);
    spots.push(spot);
  }
  return chosen;
}

/** Does a spot lie on the paper, with room for its dot? */
export const within = ([x, y]: Spot, [width, height]: Spot): boolean =>
  x >= 20 && y >= 20 && x <= width - 20 && y <= height - 20;

/** A map with the ground of a region under it and its towns where they are. */
export function earthMap(base: Pack, ground: Ground, wish: EarthWish): Pack {
  const paper = PAPERS[wish.paper];
  const projection = projectionOf(wish.region, paper);
  const shapes = shapesOf(ground, projection, paper, wish);
  const empty = newMap(base, wish.name, wish.paper);
  const drawn: Pack = { ...empty, look: { ...empty.look, palette: 'coast', shapes } };
  const taken = new Set<string>();
  const placed = wish.towns.slice(0, MOST_TOWNS).reduce((pack, town) => {
    const spot = spotOf(projection, town);
    if (!spot || !within(spot, paper) || taken.has(spot.join(' '))) return pack;
    taken.add(spot.join(' '));
    return addPlace(pack, town.name, spot);
  }, drawn);
  return wish.routes ? withRoutes(placed) : placed;
}

/** Neighbours joined, colours given out evenly, tickets proposed: something to play at once, and to change. */
function withRoutes(pack: Pack): Pack {
  const joined = neighboursOf(pack).reduce((now, [a, b]) => addRoute(now, a, b), pack);
  const painted = coloured(joined);
  return addTickets(painted, proposeTickets(painted, ticketWish(painted)));
}

/**
 * Pairs of places with no third one in the circle between them (a Gabriel graph): a net without crossings in which all hang
 * together.
 */
export function neighboursOf({ places }: Pick<Pack, 'places'>): readonly (readonly [string, string])[] {
  return places.flatMap((one, at) =>
    places.slice(at + 1).flatMap((other) => {
      const [x, y] = [(one.x + other.x) / 2, (one.y + other.y) / 2];
      const reach = Math.hypot(one.x - other.x, one.y - other.y) / 2;
      const between = places.some(
        (third) => third !== one && third !== other && Math.hypot(third.x - x, third.y - y) < reach * 0.999,
      );
      return between ? [] : [[one.id, other.id] as const];
    }),
  );
}
