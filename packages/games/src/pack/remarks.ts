import { frontWidth } from '@branchline/engine';
import type { Pack } from './pack.ts';
import { WIDEST } from './pack-faults.ts';
import { piecesWanted } from './pieces-wanted.ts';
import { named, type Remark, type RemarkKey } from './remark.ts';
import { otherFaults, ruleRemarks, sizeRemarks, ticketFaults } from './rule-remarks.ts';
import { sameSpots } from './spots.ts';
import { waysOf } from './ways.ts';

/** More of one kind than anybody would read. */
const MOST = 12;

/** What is wrong with a map that may be unfinished, and what could be better; the grave things first. */
export function remarksOn(pack: Pack): readonly Remark[] {
  const grave = [
    ...boardRemarks(pack),
    ...sizeRemarks(pack),
    ...routeRemarks(pack),
    ...ticketFaults(pack),
    ...ruleRemarks(pack),
  ];
  const known = grave.length > 0 ? grave : otherFaults(pack);
  const better = [
    ...nameRemarks(pack),
    ...colourRemarks(pack),
    ...squeezed(pack),
    ...pieceRemarks(pack),
    ...ticketRemarks(pack),
  ];
  return [...limited(known), ...limited(better)];
}

function limited(remarks: readonly Remark[]): readonly Remark[] {
  const seen = new Map<RemarkKey, number>();
  return remarks.filter(({ key }) => {
    seen.set(key, (seen.get(key) ?? 0) + 1);
    return (seen.get(key) ?? 0) <= MOST;
  });
}

function boardRemarks(pack: Pack): Remark[] {
  const { places, routes, paper, regions = [] } = pack;
  const remarks: Remark[] = [];
  if (places.length < 2) remarks.push({ key: 'fewPlaces', grave: true, facts: {} });
  else if (routes.length === 0) remarks.push({ key: 'noRoutes', grave: true, facts: {} });
  else remarks.push(...unreachable(pack));
  for (const those of sameSpots(pack)) {
    const [one, other] = those;
    if (!one || !other) continue;
    const facts = { a: one.name, b: other.name };
    remarks.push({ key: 'sameSpot', grave: true, facts, places: those.map(({ id }) => id) });
  }
  const [left, top, right, bottom] = paper?.extent ?? [];
  for (const { id, name, x, y } of places) {
    if (left === undefined || top === undefined || right === undefined || bottom === undefined) continue;
    if (x >= left && x <= right && y >= top && y <= bottom) continue;
    remarks.push({ key: 'beyondPaper', grave: true, facts: { name }, places: [id] });
  }
  for (const { id, name, region } of regions.length === 0 ? [] : places) {
    if (regions.some((one) => one.id === region)) continue;
    remarks.push({ key: 'noRegion', grave: true, facts: { name }, places: [id] });
  }
  return [...remarks, ...tangled(pack)];
}

/** Places that cannot be reached from where most of the others are. */
function unreachable({ places, routes }: Pack): Remark[] {
  const next = Map.groupBy(
    routes.flatMap(({ a, b }) => [
      [a, b],
      [b, a],
    ]),
    ([from]) => from,
  );
  const islands: Set<string>[] = [];
  for (const { id } of places) {
    if (islands.some((island) => island.has(id))) continue;
    const island = new Set([id]);
    for (const at of island) for (const [, to] of next.get(at) ?? []) if (to !== undefined) island.add(to);
    islands.push(island);
  }
  const [largest] = islands.toSorted((one, other) => other.size - one.size);
  return places
    .filter(({ id }) => !largest?.has(id))
    .map(({ id, name }) => ({ key: 'unreachable', grave: true, facts: { name }, places: [id] }));
}

/** So many routes of a tangle are pointed out. */
const KNOTS = 5;

function tangled({ places, routes }: Pack): Remark[] {
  const numbers = new Map(places.map(({ id }, number) => [id, number]));
  const pairs = [...new Map(routes.map((route) => [[route.a, route.b].toSorted().join(' '), route])).values()];
  if (pairs.length === 0) return [];
  const width = frontWidth(
    pairs.map(({ a, b, length }) => ({ a: numbers.get(a) ?? 0, b: numbers.get(b) ?? 0, length })),
  );
  if (width <= WIDEST) return [];
  const spots = new Map(places.map((place) => [place.id, place]));
  const degree = (id: string): number => pairs.filter(({ a, b }) => a === id || b === id).length;
  const crossings = (route: Way): number => pairs.filter((other) => crosses(spots, route, other)).length;
  // Those that cross most others; where none do, those between the busiest places.
  const knots = pairs
    .map((route) => ({ id: route.id, cost: crossings(route) * 100 + degree(route.a) + degree(route.b) }))
    .toSorted((one, other) => other.cost - one.cost);
  return [
    { key: 'tangled', grave: true, facts: { width, most: WIDEST }, routes: knots.slice(0, KNOTS).map(({ id }) => id) },
  ];
}

type Way = Pick<Pack['routes'][number], 'a' | 'b'>;

/** Do two routes cross, as the crow flies? */
function crosses(spots: ReadonlyMap<string, Pack['places'][number]>, one: Way, other: Way): boolean {
  const [a, b, c, d] = [one.a, one.b, other.a, other.b].map((id) => spots.get(id));
  if (!a || !b || !c || !d || new Set([a, b, c, d]).size < 4) return false;
  const side = (from: typeof a, to: typeof a, at: typeof a): number =>
    Math.sign((to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x));
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

function routeRemarks(pack: Pack): Remark[] {
  const { routes, deck, pieces, rules } = pack;
  const { wild, anyForWild = {} } = rules.payment;
  const doubles = Map.groupBy(
    routes.filter(({ double }) => double !== undefined),
    ({ double }) => double,
  );
  const between = Map.groupBy(routes, ({ a, b }) => [a, b].toSorted().join(' '));
  const wrongDoubles = [
    ...[...doubles.values()].filter(
      (tracks) => tracks.length !== 2 || new Set(tracks.map(({ a, b }) => [a, b].toSorted().join(' '))).size > 1,
    ),
    ...[...between.values()].filter((tracks) => tracks.length > 2),
    ...[...between.values()].filter((tracks) => tracks.length === 2 && new Set(tracks.map((t) => t.double)).size > 1),
  ];
  const faults = routes.flatMap((route): Remark[] => {
    const { id, length, colour, ferry = 0, tunnel = false, points, anyCardsForOne } = route;
    const at = { grave: true, routes: [id] } as const;
    const ends = named(pack, route);
    const wilds = wild === 'everywhere' || tunnel || ferry > 0 ? deck.wilds : 0;
    const free = anyCardsForOne !== undefined || anyForWild.everywhere !== undefined;
    const payable =
      free ||
      (ferry > 0 && anyForWild.ferry !== undefined) ||
      (ferry <= wilds && Math.min(deck.perColour, length - ferry) + wilds >= length);
    return [
      ...(length > pieces.count
        ? [{ ...at, key: 'longerThanPieces' as const, facts: { ...ends, length, pieces: pieces.count } }]
        : []),
      ...(points === undefined && rules.points[length] === undefined
        ? [{ ...at, key: 'noPoints' as const, facts: { ...ends, length }, slot: 'points' }]
        : []),
      ...(payable ? [] : [{ ...at, key: 'unpayable' as const, facts: ends }]),
      ...(colour === 'grey' || deck.colours.includes(colour)
        ? []
        : [{ ...at, key: 'strangeColour' as const, facts: { ...ends, colour } }]),
      ...(ferry > length ? [{ ...at, key: 'manySymbols' as const, facts: { ...ends, ferry, length } }] : []),
    ];
  });
  return [
    ...faults,
    ...wrongDoubles.map((tracks): Remark => {
      const [first] = tracks;
      const ends = first ? named(pack, first) : {};
      return { key: 'doubleEnds', grave: true, facts: ends, routes: tracks.map(({ id }) => id) };
    }),
  ];
}

function nameRemarks({ places }: Pack): Remark[] {
  return [...Map.groupBy(places, ({ name }) => name.toLowerCase()).values()]
    .filter((those) => those.length > 1)
    .map((those) => ({
      key: 'sameName',
      grave: false,
      facts: { name: those[0]?.name ?? '' },
      places: those.map(({ id }) => id),
    }));
}

/** So much more than its share of the coloured spaces a colour may have. */
const UNEVEN = 1.5;

/** Spaces of each colour against what an even share would be. */
function colourRemarks({ routes, deck }: Pack): Remark[] {
  const spaces = (colour: string): number =>
    routes.reduce((sum, route) => sum + (route.colour === colour ? route.length : 0), 0);
  const all = deck.colours.map((colour) => ({ colour, count: spaces(colour) }));
  const share = all.reduce((sum, { count }) => sum + count, 0) / all.length;
  if (routes.length >= deck.colours.length && routes.every(({ colour }) => colour === 'grey'))
    return [{ key: 'allGrey', grave: false, facts: {}, slot: 'colours' }];
  // While colours are given out there is nothing more to say about them.
  if (routes.length < deck.colours.length || all.filter(({ count }) => count > 0).length < all.length / 2) return [];
  return all.flatMap(({ colour, count }): Remark[] => {
    const at = routes.filter((route) => route.colour === colour).map(({ id }) => id);
    if (count === 0) return [{ key: 'unusedColour', grave: false, facts: { colour }, slot: 'deck' }];
    if (count <= share * UNEVEN || count - share < 4) return [];
    const facts = { colour, count, share: Math.round(share) };
    return [{ key: 'tooMuchColour', grave: false, facts, routes: at }];
  });
}

/** The shortest a space can be drawn, as a part of the longer side of the paper. */
const SHORTEST = 0.0135;

/** Routes with more spaces than there is room for between their places, and places with only one way. */
function squeezed(pack: Pack): Remark[] {
  const { places, routes } = pack;
  const spots = new Map(places.map((place) => [place.id, place]));
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left = 0, top = 0, right = 0, bottom = 0] = pack.paper?.extent ?? [
    Math.min(...xs),
    Math.min(...ys),
    Math.max(...xs),
    Math.max(...ys),
  ];
  const side = Math.max(right - left, bottom - top);
  const degrees = new Map<string, Set<string>>();
  for (const { a, b } of routes) {
    degrees.set(a, (degrees.get(a) ?? new Set()).add(b));
    degrees.set(b, (degrees.get(b) ?? new Set()).add(a));
  }
  return [
    ...routes.flatMap((route): Remark[] => {
      const way = [spots.get(route.a), ...(route.via ?? []).map(([x = 0, y = 0]) => ({ x, y })), spots.get(route.b)];
      const long = way.reduce((sum, to, at) => {
        const from = way[at - 1];
        return from && to ? sum + Math.hypot(to.x - from.x, to.y - from.y) : sum;
      }, 0);
      if (long >= (route.length + 0.75) * SHORTEST * side) return [];
      const facts = { ...named(pack, route), length: route.length };
      return [{ key: 'squeezed', grave: false, facts, routes: [route.id] }];
    }),
    ...(places.length < 5 ? [] : places)
      .filter(({ id }) => degrees.get(id)?.size === 1)
      .map(({ id, name }): Remark => ({ key: 'deadEnd', grave: false, facts: { name }, places: [id] })),
  ];
}

/** Pieces with which most tickets would be missed. */
function pieceRemarks(pack: Pack): Remark[] {
  const wanted = piecesWanted(pack);
  if (!wanted) return [];
  return [{ key: 'fewPieces', grave: false, facts: { ...wanted, pieces: pack.pieces.count }, slot: 'pieces' }];
}

/** Tickets that are there twice, that a single route does, that nobody has the pieces for, or whose points are far from their shortest way. */
function ticketRemarks(pack: Pack): Remark[] {
  const { tickets, routes, pieces } = pack;
  const ways = waysOf(pack);
  const beside = new Set(routes.map(({ a, b }) => [a, b].toSorted().join(' ')));
  const seen = new Set<string>();
  return tickets.flatMap((ticket): Remark[] => {
    const { id, a, b, points } = ticket;
    const pair = [a, b].toSorted().join(' ');
    const at = { grave: false, tickets: [id] } as const;
    const ends = named(pack, ticket);
    if (seen.has(pair)) return [{ ...at, key: 'sameTicket', facts: ends, grave: true }];
    seen.add(pair);
    const way = ways(a, b);
    if (!Number.isFinite(way)) return [];
    if (beside.has(pair)) return [{ ...at, key: 'besideTicket', facts: ends }];
    if (way > pieces.count) return [{ ...at, key: 'beyondPieces', facts: { ...ends, way, pieces: pieces.count } }];
    const facts = { ...ends, points, way };
    if (points < way * 0.6) return [{ ...at, key: 'cheapTicket', facts }];
    return points > way * 1.7 + 2 ? [{ ...at, key: 'dearTicket', facts }] : [];
  });
}
