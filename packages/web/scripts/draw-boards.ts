// Sets the routes and names of every board: where each bar lies and where each name is written.
// Run after a change to a board's places or routes: npm run draw -w @branchline/web
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Drawing, DrawnPlace, DrawnRoute } from '../src/board/drawing.ts';
import { type BoardFacts, readFacts, type Sizes, sizes } from './layout/facts.ts';
import type { Label, SetName } from './layout/labels.ts';
import type { Track } from './layout/tracks.ts';
import { untangle } from './layout/untangle.ts';

const round = (value: number): number => Math.round(value * 10) / 10;

const drawnPlace = (
  { id, name, x, y, region, attraction }: BoardFacts['places'][number],
  label: Label,
): DrawnPlace => ({
  id,
  name,
  x,
  y,
  ...(region === undefined ? {} : { region }),
  ...(attraction ? { attraction } : {}),
  label: { ...label, x: round(label.x), y: round(label.y) },
});

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
  const { tracks, names, pictures } = untangle(facts, size);
  const places = facts.places.map((place) => {
    const { label, price } = names.get(place.id) as SetName;
    if (price > 12) process.stdout.write(`  ${place.name}: no good place for its name (${price.toFixed(0)})\n`);
    const picture = pictures.get(place.id);
    return { ...drawnPlace(place, label), ...(picture ? { picture } : {}) };
  });
  const byId = new Map(tracks.map((track) => [track.route.id, track]));
  const routes = facts.routes.map(({ id }) => drawnRoute(byId.get(id) as Track));
  return { id: game, extent: size.extent, bar: size.bar, dot: size.dot, type: size.type, places, routes };
}

const folder = new URL('../src/board/drawn/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [game, size] of Object.entries(sizes)) {
  const text = JSON.stringify(draw(game, size));
  writeFileSync(new URL(`${game}.routes.geo.json`, folder), `${text}\n`);
  process.stdout.write(`${game}: ${text.length} characters\n`);
}
