import type { PlaceFacts, RouteFacts, TicketFacts } from '@branchline/engine';
import type { LookShape, Pack } from '@branchline/games';
import { outlineOf, pathOf, type Spot } from './outline.ts';

/* Every change to a map, as functions from one map to the next: nothing is ever changed in place, so that all can be undone. */

/** What is picked out on the map: ids of places and routes, and numbers of shapes. */
export interface Selection {
  readonly places: readonly string[];
  readonly routes: readonly string[];
  readonly shapes: readonly number[];
}

export const NOTHING: Selection = { places: [], routes: [], shapes: [] };

const rounded = (value: number): number => Math.round(value);

/** Letters of a name as an id has them: Æ is no letter of an id, and neither is a space. */
export function slug(name: string): string {
  const plain = name
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('đ', 'd')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 32)
    .replace(/-$/, '');
  return plain || 'place';
}

function freeId(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted}-${number}`)) number++;
  return `${wanted}-${number}`;
}

const placeIds = ({ places, groups = [] }: Pack, but = ''): Set<string> =>
  new Set([...places, ...groups].map(({ id }) => id).filter((id) => id !== but));

/** The map with one more place; its id is that of the last one. */
export function addPlace(pack: Pack, name: string, [x, y]: Spot): Pack {
  const id = freeId(slug(name), placeIds(pack));
  return { ...pack, places: [...pack.places, { id, name, x: rounded(x), y: rounded(y) }] };
}

/** A place as it now is. Another name gives it another id, wherever that stands. */
export function changePlace(pack: Pack, id: string, change: Partial<Omit<PlaceFacts, 'id'>>): Pack {
  const places = pack.places.map((place) => (place.id === id ? without({ ...place, ...change }) : place));
  const { name } = change;
  const next = { ...pack, places };
  return name === undefined ? next : withPlaceId(next, id, freeId(slug(name), placeIds(pack, id)));
}

/** Fields that are nothing are not there. */
function without<Facts extends object>(facts: Facts): Facts {
  return Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== undefined && value !== false),
  ) as Facts;
}

/** The place by another id, everywhere. */
function withPlaceId(pack: Pack, from: string, to: string): Pack {
  if (from === to) return pack;
  const now = (id: string): string => (id === from ? to : id);
  const routes = new Set<string>();
  const { look, names } = pack;
  const wishes = look?.board?.names;
  return {
    ...pack,
    places: pack.places.map((place) => ({ ...place, id: now(place.id) })),
    ...(pack.groups && { groups: pack.groups.map((group) => ({ ...group, members: group.members.map(now) })) }),
    routes: pack.routes.map((route) => {
      const [a, b] = [now(route.a), now(route.b)];
      if (a === route.a && b === route.b) {
        routes.add(route.id);
        return route;
      }
      const id = freeId(`${a}--${b}`, routes);
      routes.add(id);
      return { ...route, a, b, id, ...(route.double !== undefined && { double: [a, b].toSorted().join('--') }) };
    }),
    tickets: pack.tickets.map((ticket) => ticketOf({ ...ticket, a: now(ticket.a), b: now(ticket.b) })),
    ...(wishes && { look: { ...look, board: { ...look.board, names: renamed(wishes, now) } } }),
    ...(names && {
      names: Object.fromEntries(
        Object.entries(names).map(([language, said]) => [
          language,
          said.places ? { ...said, places: renamed(said.places, now) } : said,
        ]),
      ),
    }),
  };
}

const renamed = <Value>(record: Readonly<Record<string, Value>>, now: (id: string) => string): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).map(([id, value]) => [now(id), value]));

export const ticketOf = (ticket: TicketFacts): TicketFacts => ({ ...ticket, id: `${ticket.a}--${ticket.b}` });

/** How many spaces suit the distance, so that bars are of a size. */
export function spacesFor({ places, routes, paper }: Pack, a: string, b: string): number {
  const spots = new Map(places.map((place) => [place.id, place]));
  const far = (one: string, other: string): number => {
    const [from, to] = [spots.get(one), spots.get(other)];
    return from && to ? Math.hypot(from.x - to.x, from.y - to.y) : 0;
  };
  const [left = 0, top = 0, right = 1000, bottom = 1000] = paper?.extent ?? [];
  const pitches = routes
    .map((route) => far(route.a, route.b) / (route.length + 0.75))
    .sort((one, other) => one - other);
  const usual = Math.max(right - left, bottom - top) * 0.042;
  const pitch = pitches.length < 4 ? usual : (pitches[Math.floor(pitches.length / 2)] ?? usual);
  return Math.min(8, Math.max(1, Math.round(far(a, b) / pitch - 0.75)));
}

/** Points of a route by its length where the rules have none yet. */
const POINTS = [0, 1, 2, 4, 7, 10, 15, 18, 21];

/** Every length that a route has brings points. */
function withPoints(pack: Pack): Pack {
  const missing = pack.routes.filter(({ length, points }) => points === undefined && !(length in pack.rules.points));
  if (missing.length === 0) return pack;
  const added = missing.map(({ length }) => [`${length}`, POINTS[length] ?? length * 3]);
  return { ...pack, rules: { ...pack.rules, points: { ...pack.rules.points, ...Object.fromEntries(added) } } };
}

const joins = (route: RouteFacts, a: string, b: string): boolean =>
  (route.a === a && route.b === b) || (route.a === b && route.b === a);

/** The two places joined; joined already, they get a second track, and a third never. */
export function addRoute(pack: Pack, a: string, b: string): Pack {
  if (a === b) return pack;
  const there = pack.routes.filter((route) => joins(route, a, b));
  const [first] = there;
  if (there.length > 1) return pack;
  const id = freeId(`${a}--${b}`, new Set(pack.routes.map((route) => route.id)));
  if (!first) {
    const route = { id, a, b, length: spacesFor(pack, a, b), colour: 'grey' };
    return withPoints({ ...pack, routes: [...pack.routes, route] });
  }
  const double = [a, b].toSorted().join('--');
  const second: RouteFacts = {
    id: freeId(`${first.a}--${first.b}`, new Set(pack.routes.map((route) => route.id))),
    a: first.a,
    b: first.b,
    length: first.length,
    colour: first.colour,
    double,
    ...(first.via && { via: first.via }),
    ...(first.tunnel && { tunnel: true }),
    ...(first.ferry !== undefined && { ferry: first.ferry }),
  };
  const routes = pack.routes.map((route) => (route === first ? { ...route, double } : route));
  return { ...pack, routes: [...routes, second] };
}

/** These routes, and with each track of a double the other one, if the two are alike: they are lengthened and bent together. */
export function withTwins({ routes }: Pack, ids: readonly string[]): readonly string[] {
  const alike = (one: RouteFacts, other: RouteFacts): boolean =>
    one.double !== undefined &&
    one.double === other.double &&
    one.length === other.length &&
    JSON.stringify(one.via) === JSON.stringify(other.via);
  const chosen = routes.filter(({ id }) => ids.includes(id));
  const twins = routes.filter((route) => !ids.includes(route.id) && chosen.some((one) => alike(one, route)));
  return [...ids, ...twins.map(({ id }) => id)];
}

/** These routes as they now are. */
export function changeRoutes(
  pack: Pack,
  ids: readonly string[],
  change: Partial<Omit<RouteFacts, 'id' | 'a' | 'b'>>,
): Pack {
  const chosen = new Set(ids);
  const routes = pack.routes.map((route) => {
    if (!chosen.has(route.id)) return route;
    const next = without({ ...route, ...change });
    // A ferry is no tunnel.
    if (change.tunnel) return without({ ...next, ferry: undefined });
    return change.ferry ? without({ ...next, tunnel: undefined }) : next;
  });
  return withPoints({ ...pack, routes });
}

/**
 * Grey routes that are no ferries get colours: each the one of which there is least so far, and not that of a neighbour if that
 * can be helped.
 */
export function coloured(pack: Pack): Pack {
  const { colours } = pack.deck;
  const spaces = new Map(colours.map((colour) => [colour, 0]));
  for (const { colour, length } of pack.routes) {
    const before = spaces.get(colour);
    if (before !== undefined) spaces.set(colour, before + length);
  }
  const given = new Map<string, string>();
  for (const route of pack.routes.toSorted((one, other) => other.length - one.length)) {
    if (route.colour !== 'grey' || route.ferry !== undefined) continue;
    const near = pack.routes.filter(
      ({ id, a, b }) => id !== route.id && [a, b].some((end) => end === route.a || end === route.b),
    );
    const taken = new Set(near.map(({ id, colour }) => given.get(id) ?? colour));
    const cost = (colour: string): number => (spaces.get(colour) ?? 0) + (taken.has(colour) ? 3 : 0);
    const [least] = colours.toSorted((one, other) => cost(one) - cost(other));
    if (least === undefined) continue;
    given.set(route.id, least);
    spaces.set(least, (spaces.get(least) ?? 0) + route.length);
  }
  return { ...pack, routes: pack.routes.map((route) => ({ ...route, colour: given.get(route.id) ?? route.colour })) };
}

/** Two tracks where there was one, or one where there were two. */
export function changeDouble(pack: Pack, id: string, double: boolean): Pack {
  const route = pack.routes.find((one) => one.id === id);
  if (!route) return pack;
  const twins = pack.routes.filter((one) => joins(one, route.a, route.b));
  if (double) return twins.length > 1 ? pack : addRoute(pack, route.a, route.b);
  const gone = twins.find((one) => one.id !== id);
  return gone ? removed(pack, { ...NOTHING, routes: [gone.id] }) : pack;
}

/** All that is picked out moved by so much. */
export function moved(pack: Pack, selection: Selection, [dx, dy]: Spot): Pack {
  if (dx === 0 && dy === 0) return pack;
  const places = new Set(selection.places);
  const shapes = new Set(selection.shapes);
  const carried = (route: RouteFacts): boolean => route.via !== undefined && places.has(route.a) && places.has(route.b);
  return {
    ...pack,
    places: pack.places.map((place) =>
      places.has(place.id) ? { ...place, x: rounded(place.x + dx), y: rounded(place.y + dy) } : place,
    ),
    routes: pack.routes.map((route) =>
      carried(route)
        ? { ...route, via: (route.via ?? []).map(([x = 0, y = 0]) => [rounded(x + dx), rounded(y + dy)]) }
        : route,
    ),
    ...(shapes.size > 0 && withShapes(pack, (shape, at) => (shapes.has(at) ? shapeMoved(shape, [dx, dy]) : shape))),
  };
}

function shapeMoved(shape: LookShape, [dx, dy]: Spot): LookShape {
  const outline = outlineOf(shape.path);
  if (!outline) return shape;
  return { ...shape, path: pathOf({ ...outline, points: outline.points.map(([x, y]): Spot => [x + dx, y + dy]) }) };
}

/** The shapes as they now are. */
function withShapes(
  { look }: Pack,
  change: (shape: LookShape, at: number) => LookShape | undefined,
): { readonly look: NonNullable<Pack['look']> } {
  return { look: { ...look, shapes: (look?.shapes ?? []).flatMap((shape, at) => change(shape, at) ?? []) } };
}

export function addShape(pack: Pack, shape: LookShape): Pack {
  return { ...pack, look: { ...pack.look, shapes: [...(pack.look?.shapes ?? []), shape] } };
}

export function changeShape(pack: Pack, at: number, change: Partial<LookShape>): Pack {
  return { ...pack, ...withShapes(pack, (shape, number) => (number === at ? { ...shape, ...change } : shape)) };
}

/** A shape nearer to the eye, or farther away: what lies on top hides what is below. */
export function raiseShape(pack: Pack, at: number, up: boolean): Pack {
  const shapes = [...(pack.look?.shapes ?? [])];
  const to = at + (up ? 1 : -1);
  const [one, other] = [shapes[at], shapes[to]];
  if (!one || !other) return pack;
  [shapes[at], shapes[to]] = [other, one];
  return { ...pack, look: { ...pack.look, shapes } };
}

/** The map without what is picked out: with a place go its routes and tickets. */
export function removed(pack: Pack, selection: Selection): Pack {
  const gone = new Set(selection.places);
  const routes = new Set(selection.routes);
  const shapes = new Set(selection.shapes);
  const groups = pack.groups
    ?.map((group) => ({ ...group, members: group.members.filter((id) => !gone.has(id)) }))
    .filter(({ members }) => members.length > 1);
  const ends = new Set([...pack.places.map(({ id }) => id), ...(groups ?? []).map(({ id }) => id)]);
  for (const id of gone) ends.delete(id);
  const kept = pack.routes.filter(({ id, a, b }) => !routes.has(id) && !gone.has(a) && !gone.has(b));
  const tracks = Map.groupBy(kept, ({ a, b }) => [a, b].toSorted().join('--'));
  const { names, look } = pack;
  const named = (record: Readonly<Record<string, unknown>> | undefined): boolean =>
    Object.keys(record ?? {}).some((id) => gone.has(id));
  return {
    ...pack,
    places: pack.places.filter(({ id }) => !gone.has(id)),
    ...(groups && { groups }),
    routes: kept.map((route) =>
      route.double !== undefined && (tracks.get([route.a, route.b].toSorted().join('--'))?.length ?? 0) < 2
        ? without({ ...route, double: undefined })
        : route,
    ),
    tickets: pack.tickets.filter(({ a, b }) => ends.has(a) && ends.has(b)),
    ...(names && {
      names: Object.fromEntries(
        Object.entries(names).map(([language, said]) => [
          language,
          named(said.places) ? { ...said, places: only(said.places ?? {}, gone) } : said,
        ]),
      ),
    }),
    ...(look && {
      look: {
        ...look,
        ...(look.shapes && { shapes: look.shapes.filter((_, at) => !shapes.has(at)) }),
        ...(look.board?.names && { board: { ...look.board, names: only(look.board.names, gone) } }),
      },
    }),
  };
}

const only = <Value>(record: Readonly<Record<string, Value>>, gone: ReadonlySet<string>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).filter(([id]) => !gone.has(id)));

/** Places set in a row or a column, or with even gaps between them. */
export type Alignment = 'row' | 'column' | 'spreadAcross' | 'spreadDown';

export function aligned(pack: Pack, ids: readonly string[], how: Alignment): Pack {
  const chosen = pack.places.filter(({ id }) => ids.includes(id));
  if (chosen.length < 2) return pack;
  const mean = (axis: 'x' | 'y'): number =>
    rounded(chosen.reduce((sum, place) => sum + place[axis], 0) / chosen.length);
  const even = (axis: 'x' | 'y'): ReadonlyMap<string, number> => {
    const order = chosen.toSorted((one, other) => one[axis] - other[axis]);
    const [from, to] = [order[0]?.[axis] ?? 0, order.at(-1)?.[axis] ?? 0];
    return new Map(order.map(({ id }, at) => [id, rounded(from + ((to - from) * at) / (order.length - 1))]));
  };
  const axis = how === 'column' || how === 'spreadAcross' ? 'x' : 'y';
  const spots = how === 'row' || how === 'column' ? undefined : even(axis);
  const line = mean(axis);
  const places = pack.places.map((place) =>
    ids.includes(place.id) ? { ...place, [axis]: spots?.get(place.id) ?? line } : place,
  );
  return { ...pack, places };
}

/** Is there a ticket between these two already, whichever way round? */
export const hasTicket = ({ tickets }: Pack, a: string, b: string): boolean =>
  tickets.some((ticket) => (ticket.a === a && ticket.b === b) || (ticket.a === b && ticket.b === a));

/** Places any of which will do for a ticket, under a name of their own. */
export function addGroup(pack: Pack, name: string, members: readonly string[]): Pack {
  return { ...pack, groups: [...(pack.groups ?? []), { id: freeId(slug(name), placeIds(pack)), name, members }] };
}

/** The map without a group, and without the tickets that lead to it. */
export function removeGroup(pack: Pack, id: string): Pack {
  const { groups = [], ...rest } = pack;
  const left = groups.filter((group) => group.id !== id);
  const tickets = pack.tickets.filter(({ a, b }) => a !== id && b !== id);
  return { ...rest, ...(left.length > 0 && { groups: left }), tickets };
}

export function addTickets(pack: Pack, tickets: readonly TicketFacts[]): Pack {
  const there = new Set(pack.tickets.map(({ a, b }) => [a, b].toSorted().join('--')));
  const fresh = tickets.filter(({ a, b }) => a !== b && !there.has([a, b].toSorted().join('--')));
  return fresh.length === 0 ? pack : { ...pack, tickets: [...pack.tickets, ...fresh.map(ticketOf)] };
}

export function changeTicket(pack: Pack, id: string, change: Partial<TicketFacts>): Pack {
  const tickets = pack.tickets.map((ticket) =>
    ticket.id === id ? without(ticketOf({ ...ticket, ...change })) : ticket,
  );
  return { ...pack, tickets };
}

export function removeTickets(pack: Pack, ids: readonly string[]): Pack {
  return { ...pack, tickets: pack.tickets.filter(({ id }) => !ids.includes(id)) };
}
