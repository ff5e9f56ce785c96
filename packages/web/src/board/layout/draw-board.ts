import type { Drawing, DrawnPlace, DrawnRoute } from './drawing.ts';
import { type MapFacts, type PlaceFacts, setMap } from './facts.ts';
import type { Label } from './labels.ts';
import type { Track } from './tracks.ts';
import { type Effort, FAR, type Layout, untangle } from './untangle.ts';

const round = (value: number): number => Math.round(value * 10) / 10;

/** A name that finds no better place than this from afar is left out there. */
const TOO_DEAR = 64;
/** A name dearer than this could stand better. */
const DEAR = 12;

/** A board's routes and names set by itself, and what could be better about it. */
export interface DrawnBoard {
  readonly drawing: Drawing;
  readonly remarks: readonly string[];
}

/** Sets the bars of every route and the name of every place; `id` is what the board is asked for by. */
export function drawBoard(map: MapFacts, effort: Effort, id: string = map.id): DrawnBoard {
  const set = setMap(map);
  const layout = untangle(set, effort);
  const places = set.places.map((place) => drawnPlace(place, layout));
  const byId = new Map(layout.tracks.map((track) => [track.route.id, track]));
  const routes = set.routes.map(({ id: route }) => drawnRoute(byId.get(route) as Track));
  const { bar, dot, type } = set.sizes;
  const extent = map.look?.board?.extent ? set.sizes.extent : withNames(set.sizes.extent, layout);
  const own = set.unit[0] === 1 ? {} : { unit: set.unit };
  const drawing: Drawing = { id, extent, ...own, bar, dot, type, farType: round(type * FAR), places, routes };
  return { drawing, remarks: remarksOn(set.places, layout) };
}

/** What is shown, and all names with it: a long one at the edge may reach beyond what the map asked for. */
function withNames(extent: readonly number[], { names }: Layout): readonly number[] {
  const [left = 0, top = 0, right = 0, bottom = 0] = extent;
  const boxes = [...names.values()].map(({ box }) => box);
  const air = 8;
  return [
    Math.min(left, ...boxes.map((box) => Math.floor(box.left - air))),
    Math.min(top, ...boxes.map((box) => Math.floor(box.top - air))),
    Math.max(right, ...boxes.map((box) => Math.ceil(box.right + air))),
    Math.max(bottom, ...boxes.map((box) => Math.ceil(box.bottom + air))),
  ];
}

function remarksOn(places: readonly PlaceFacts[], { names, farNames }: Layout): string[] {
  return places.flatMap(({ id, name }) => {
    const [near, far] = [names.get(id)?.price ?? 0, farNames.get(id)?.price ?? 0];
    return [
      ...(near > DEAR ? [`${name}: no good place for its name (${near.toFixed(0)})`] : []),
      ...(far > TOO_DEAR ? [`${name}: left out from afar (${far.toFixed(0)})`] : []),
    ];
  });
}

const written = (label: Label): Label => ({ ...label, x: round(label.x), y: round(label.y) });

function drawnPlace({ id, name, x, y, region, attraction }: PlaceFacts, layout: Layout): DrawnPlace {
  const [near, far, picture] = [layout.names.get(id), layout.farNames.get(id), layout.pictures.get(id)];
  if (!near || !far) throw new Error(`${name} has no name on the board.`);
  return {
    id,
    name,
    x,
    y,
    ...(region === undefined ? {} : { region }),
    ...(attraction ? { attraction } : {}),
    ...(picture ? { picture } : {}),
    label: written(near.label),
    ...(far.price > TOO_DEAR ? {} : { far: written(far.label) }),
  };
}

export function drawnRoute({ route, size, bars, line }: Track): DrawnRoute {
  const { id, a, b, colour, tunnel, ferry } = route;
  const straight = route.via === undefined ? 4 : 2;
  return {
    id,
    a,
    b,
    colour,
    size: round(size),
    bars: Array.from(bars, (value, at) => (at % 3 === 2 ? Math.round((value * 180) / Math.PI) : round(value))),
    line: line
      .filter((_, at) => at % straight === 0 || at === line.length - 1)
      .flatMap(([x, y]) => [round(x), round(y)]),
    ...(tunnel ? { tunnel } : {}),
    ...(ferry === undefined ? {} : { ferry }),
  };
}
