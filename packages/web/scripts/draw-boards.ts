// Sets the routes and names of every board: where each bar lies and where each name is written.
// Run after a change to a board's places or routes: npm run draw -w @branchline/web
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Drawing, DrawnPlace, DrawnRoute } from '../src/board/art/drawing.ts';
import { type PlaceFacts, readFacts, type Sizes, sizes } from './layout/facts.ts';
import type { Label } from './layout/labels.ts';
import type { Track } from './layout/tracks.ts';
import { FAR, type Layout, untangle } from './layout/untangle.ts';

const round = (value: number): number => Math.round(value * 10) / 10;

/** A name that finds no better place than this from afar is left out there. */
const TOO_DEAR = 64;

const written = (label: Label): Label => ({ ...label, x: round(label.x), y: round(label.y) });

function drawnPlace({ id, name, x, y, region, attraction }: PlaceFacts, layout: Layout): DrawnPlace {
  const [near, far, picture] = [layout.names.get(id), layout.farNames.get(id), layout.pictures.get(id)];
  if (!near || !far) throw new Error(`${name} has no name on the board.`);
  if (near.price > 12) process.stdout.write(`  ${name}: no good place for its name (${near.price.toFixed(0)})\n`);
  if (far.price > TOO_DEAR) process.stdout.write(`  ${name}: left out from afar (${far.price.toFixed(0)})\n`);
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

function drawnRoute({ route, size, bars, line }: Track): DrawnRoute {
  const { id, a, b, colour, tunnel, ferry } = route;
  const straight = route.via === undefined ? 4 : 2;
  return {
    id,
    a,
    b,
    colour,
    size: round(size),
    bars: bars.flatMap(({ x, y, angle }) => [round(x), round(y), Math.round((angle * 180) / Math.PI)]),
    line: line
      .filter((_, at) => at % straight === 0 || at === line.length - 1)
      .flatMap(([x, y]) => [round(x), round(y)]),
    ...(tunnel ? { tunnel } : {}),
    ...(ferry === undefined ? {} : { ferry }),
  };
}

function draw(game: string, size: Sizes): Drawing {
  const facts = readFacts(game);
  const layout = untangle(facts, size);
  const places = facts.places.map((place) => drawnPlace(place, layout));
  const byId = new Map(layout.tracks.map((track) => [track.route.id, track]));
  const routes = facts.routes.map(({ id }) => drawnRoute(byId.get(id) as Track));
  const { extent, bar, dot, type } = size;
  return { id: game, extent, bar, dot, type, farType: round(type * FAR), places, routes };
}

const folder = new URL('../src/board/art/drawn/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [game, size] of Object.entries(sizes)) {
  const text = JSON.stringify(draw(game, size));
  writeFileSync(new URL(`${game}.routes.geo.json`, folder), `${text}\n`);
  process.stdout.write(`${game}: ${text.length} characters\n`);
}
