import type { MultiPolygon, Position } from 'geojson';
import { type Degrees, decoded, decodedLine, tileOf } from './coded.ts';
import type { Polygon, TileFile, WatersFile, WorldFile } from './files.ts';
import { type Region, regionHolds, touches } from './region.ts';

/** The files: each is fetched by whoever needs it, and kept with the page for when there is no network. */
const world = import.meta.glob<WorldFile>('./data/world.json', { import: 'default' });
const waters = import.meta.glob<WatersFile>('./data/waters.json', { import: 'default' });
const tiles = import.meta.glob<TileFile>('./data/tile-*.json', { import: 'default' });

/** A country that can be chosen. */
export interface Country {
  readonly code: string;
  readonly frame: Region;
  readonly shape: MultiPolygon;
}

/** The whole globe, coarse. */
export interface World {
  readonly land: MultiPolygon;
  readonly countries: readonly Country[];
}

/** A town, and how many live there. */
export interface Town {
  readonly name: string;
  readonly code: string;
  readonly people: number;
  readonly at: Degrees;
}

/** What lies in a region, as fine as it is kept. */
export interface Ground {
  readonly land: MultiPolygon;
  readonly borders: readonly (readonly Degrees[])[];
  readonly lakes: readonly (readonly Degrees[])[];
  readonly rivers: readonly (readonly Degrees[])[];
  /** the largest first */
  readonly towns: readonly Town[];
}

type Piece = (number: number) => readonly Degrees[];

/** One ring: its pieces end to end. */
function ringOf(pieces: readonly number[], piece: Piece): Position[] {
  const ring: Position[] = [];
  for (const number of pieces) {
    const line = number < 0 ? piece(~number).toReversed() : piece(number);
    for (const [longitude, latitude] of ring.length === 0 ? line : line.slice(1)) ring.push([longitude, latitude]);
  }
  return ring;
}

function shapeOf(polygons: readonly Polygon[], piece: Piece): MultiPolygon {
  return {
    type: 'MultiPolygon',
    // What has lost all its points at this scale is not seen.
    coordinates: polygons
      .map((rings) => rings.map((ring) => ringOf(ring, piece)).filter((ring) => ring.length > 3))
      .filter((rings) => rings.length > 0),
  };
}

const only = <File>(files: Readonly<Record<string, () => Promise<File>>>): Promise<File> => {
  const [load] = Object.values(files);
  if (!load) throw new Error('the page was built without its map of the world');
  return load();
};

export async function loadWorld(): Promise<World> {
  const { pieces, land, countries } = await only(world);
  const lines = pieces.map(decodedLine);
  const piece: Piece = (number) => lines[number] ?? [];
  return {
    land: shapeOf(land, piece),
    countries: countries.map(({ code, frame: [west = 0, south = 0, east = 0, north = 0], polygons }) => ({
      code,
      frame: { west, south, east, north },
      shape: shapeOf(polygons, piece),
    })),
  };
}

/** What lies in a region: fine in it, coarse where it only lends its edge. */
export async function loadGround(region: Region): Promise<Ground> {
  const [file, water] = await Promise.all([only(world), only(waters)]);
  const coarse = file.pieces.map(decodedLine);
  const near = (line: readonly Degrees[]): boolean => touches(region, line);
  const wanted = new Set(coarse.filter(near).map(([first = [0, 0]]) => tileOf(first)));
  for (const tile of tilesOf(region)) wanted.add(tile);
  const fetched = await Promise.all([...wanted].map((tile) => tiles[`./data/tile-${tile}.json`]?.()));
  const parts = fetched.filter((part) => part !== undefined);
  const finer = new Map(parts.flatMap((part) => Object.entries(part.pieces)));
  const lines = coarse.map((line, number) => {
    const text = near(line) ? finer.get(`${number}`) : undefined;
    return text === undefined ? line : decodedLine(text);
  });
  const piece: Piece = (number) => lines[number] ?? [];
  const islands = parts.flatMap((part) => part.islands.map(decodedLine)).filter(near);
  const land = shapeOf(file.land, piece);
  return {
    land: {
      ...land,
      coordinates: [...land.coordinates, ...islands.map((ring) => [ring.map(([x, y]): Position => [x, y])])],
    },
    borders: file.borders.map(piece).filter(near),
    lakes: water.lakes.map(decodedLine).filter(near),
    rivers: water.rivers.map(decodedLine).filter(near),
    towns: parts
      .flatMap((part) => townsOf(part, file.codes))
      .filter(({ at }) => regionHolds(region, at))
      .sort((one, other) => other.people - one.people),
  };
}

/** The parts of the globe that a region lies in. */
function tilesOf({ west, south, east, north }: Region): readonly number[] {
  const found = new Set<number>();
  for (let longitude = west; ; longitude = Math.min(east, longitude + 20)) {
    const at = ((((longitude + 180) % 360) + 360) % 360) - 180;
    for (let latitude = south; ; latitude = Math.min(north, latitude + 20)) {
      found.add(tileOf([at, latitude]));
      if (latitude >= north) break;
    }
    if (longitude >= east) break;
  }
  return [...found];
}

function townsOf({ towns }: TileFile, codes: readonly string[]): readonly Town[] {
  if (towns.names === '') return [];
  const [spots, people, numbers] = [decoded(towns.spots), decoded(towns.people), decoded(towns.codes)];
  let hundreds = 2 * (people[0] ?? 0);
  return towns.names.split('\n').map((name, at) => {
    hundreds -= people[at] ?? 0;
    return {
      name,
      code: codes[numbers[at] ?? 0] ?? '',
      people: hundreds * 100,
      at: [(spots[at * 2] ?? 0) / 100, (spots[at * 2 + 1] ?? 0) / 100],
    };
  });
}
