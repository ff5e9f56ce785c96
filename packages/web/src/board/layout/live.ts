import { drawnRoute } from './draw-board.ts';
import type { Drawing, DrawnPlace, DrawnRoute } from './drawing.ts';
import { type MapFacts, type RouteFacts, setMap } from './facts.ts';
import { type Bend, ribbonsOf, tracksOf, workbench } from './tracks.ts';
import { FAR } from './untangle.ts';

const tenths = (value: number): number => Math.round(value * 10) / 10;

/**
 * A map at once, while it is being changed: routes that lie as they lay keep their bends, all others are laid straight; names
 * keep to their side. The layout that takes its time comes after.
 */
export function liveDrawing(map: MapFacts, last: Drawing | undefined): Drawing {
  const set = setMap(map);
  const sizes = last ? { ...set.sizes, ...sizesOf(last) } : set.sizes;
  const before = new Map(last?.places.map((place) => [place.id, place]));
  const places = set.places.map((place): DrawnPlace => {
    const { id, name, x, y, attraction } = place;
    const old = before.get(id);
    const same = old?.name === name && (old.attraction ?? false) === (attraction ?? false);
    if (old && same && old.x === x && old.y === y) return old;
    const label = same ? old.label : { lines: [name], x: sizes.dot + 4, y: sizes.type * 0.34, anchor: 'start' };
    return { id, name, x, y, ...(attraction && { attraction }), label, far: label };
  });
  const still = (id: string): boolean => {
    const [old, now] = [before.get(id), places.find((place) => place.id === id)];
    return old !== undefined && old.x === now?.x && old.y === now.y;
  };
  const drawn = new Map(last?.routes.map((route) => [route.id, route]));
  const facts = new Map(lastFacts.get(last ?? nothing)?.map((route) => [route.id, route]));
  const keeps = (route: RouteFacts): boolean =>
    drawn.has(route.id) && sameWay(route, facts.get(route.id)) && still(route.a) && still(route.b);
  const fresh = new Map<string, DrawnRoute>();
  const ribbons = ribbonsOf({ places, routes: set.routes.filter(({ a, b }) => a !== b) }).filter(
    ({ routes, chord }) => chord > 0 && !routes.every(keeps),
  );
  if (ribbons.length > 0) {
    const laying = { sizes, bench: workbench(ribbons) };
    const bend: Bend = { first: 0, second: 0, startsAfter: sizes.dot + 3, endsBefore: sizes.dot + 3 };
    for (const track of ribbons.flatMap((ribbon) => tracksOf(ribbon, bend, laying))) {
      const route = drawnRoute(track);
      fresh.set(route.id, route.size < sizes.bar * 0.3 ? { ...route, size: sizes.bar * 0.3 } : route);
    }
  }
  const routes = set.routes.flatMap(({ id }) => fresh.get(id) ?? drawn.get(id) ?? []);
  const { extent, bar, dot, type } = sizes;
  const drawing: Drawing = { id: map.id, extent, bar, dot, type, farType: tenths(type * FAR), places, routes };
  lastFacts.set(drawing, map.routes);
  return drawing;
}

const nothing: Drawing = { id: '', extent: [], bar: 0, dot: 0, type: 0, farType: 0, places: [], routes: [] };

/** What each drawing was made from: a route is laid anew when anything about it changed. */
const lastFacts = new WeakMap<Drawing, readonly RouteFacts[]>();

/** A drawing that took its time, with every route and place that did not change the very same as before. */
export function settledDrawing(map: MapFacts, drawing: Drawing, last: Drawing | undefined): Drawing {
  const [routes, places] = [
    new Map(last?.routes.map((route) => [route.id, { route, text: JSON.stringify(route) }])),
    new Map(last?.places.map((place) => [place.id, { place, text: JSON.stringify(place) }])),
  ];
  const settled: Drawing = {
    ...drawing,
    routes: drawing.routes.map((route) => {
      const old = routes.get(route.id);
      return old?.text === JSON.stringify(route) ? old.route : route;
    }),
    places: drawing.places.map((place) => {
      const old = places.get(place.id);
      return old?.text === JSON.stringify(place) ? old.place : place;
    }),
  };
  lastFacts.set(settled, map.routes);
  return settled;
}

const sizesOf = ({ bar, dot, type }: Drawing) => ({
  bar,
  dot,
  type,
  gap: bar * 0.22,
  length: [bar * 2.25, bar * 2.75] as const,
});

const sameWay = (one: RouteFacts, other: RouteFacts | undefined): boolean =>
  other !== undefined &&
  (one === other ||
    (one.a === other.a &&
      one.b === other.b &&
      one.length === other.length &&
      one.colour === other.colour &&
      one.double === other.double &&
      one.tunnel === other.tunnel &&
      one.ferry === other.ferry &&
      JSON.stringify(one.via) === JSON.stringify(other.via)));
