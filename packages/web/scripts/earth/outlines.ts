import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoArea } from 'd3-geo';
import type { Polygon as GeoPolygon, MultiPolygon } from 'geojson';
import { feature, mergeArcs } from 'topojson-client';
import { presimplify, sphericalTriangleArea } from 'topojson-simplify';
import type { GeometryCollection, MultiPolygon as Shape, Topology } from 'topojson-specification';
import type { Degrees } from '../../src/workshop/earth/coded.ts';
import type { Polygon } from '../../src/workshop/earth/files.ts';

type Atlas = Topology<{ countries: GeometryCollection<{ name: string }> }>;
type Country = Shape<{ name: string }>;

/** Points that matter less than this are left out: a share of the sphere, in steradians. */
const FINE = 1.6e-8;
const COARSE = 6e-6;
/** Islands that are smaller are left out. */
const SMALLEST = 4e-8;
/** And these are kept with the finer outlines only: nobody sees them on a map of the world. */
const SMALL = 3e-6;
/** Outlines are cut into pieces of so many points, so that only what is near is fetched finer. */
const LONG = 160;

export const read = (file: string): unknown =>
  JSON.parse(readFileSync(createRequire(import.meta.url).resolve(file), 'utf8'));

/** A piece of outline, fine and coarse: both begin and end at the same points. */
interface Piece {
  readonly fine: readonly Degrees[];
  readonly coarse: readonly Degrees[];
}

/** The countries of the world, their outlines cut into pieces. */
export interface Outlines {
  readonly pieces: readonly Piece[];
  readonly land: readonly Polygon[];
  readonly borders: readonly number[];
  readonly islands: readonly (readonly Degrees[])[];
  readonly countries: readonly {
    readonly name: string;
    readonly polygons: readonly Polygon[];
    readonly whole: MultiPolygon;
  }[];
}

export function outlinesOfTheWorld(): Outlines {
  const atlas = presimplify(read('world-atlas/countries-10m.json') as Atlas, sphericalTriangleArea);
  const arcs = atlas.arcs as unknown as [number, number, number][][];
  const areas = new Map<string, number>();
  const areaOf = (ring: readonly number[]): number => {
    const key = ring.join(' ');
    const known = areas.get(key);
    if (known !== undefined) return known;
    const shape = feature(atlas, { type: 'Polygon', arcs: [ring as number[]] }).geometry as GeoPolygon;
    const area = geoArea(shape);
    // One polygon of the data is inside out, and a hole is told by its other side.
    areas.set(key, Math.min(area, 4 * Math.PI - area));
    return areas.get(key) ?? 0;
  };
  const inSideOut = (polygon: readonly (readonly number[])[]): boolean =>
    geoArea(feature(atlas, { type: 'Polygon', arcs: polygon as number[][] }).geometry) > 2 * Math.PI;
  const kept = (shape: { readonly arcs: readonly (readonly (readonly number[])[])[] }) =>
    shape.arcs
      .filter((polygon) => areaOf(polygon[0] ?? []) >= SMALLEST && !inSideOut(polygon))
      .map((polygon) => polygon.filter((ring, at) => at === 0 || areaOf(ring) >= SMALLEST));
  const geometries = (
    atlas.objects.countries.geometries as unknown as (Country | { type: 'Polygon'; arcs: number[][] })[]
  ).map((one) => (one.type === 'Polygon' ? ({ ...one, type: 'MultiPolygon', arcs: [one.arcs] } as Country) : one));
  const countries = geometries.map((one) => ({ name: one.properties?.name ?? '', arcs: kept(one) }));
  const merged = kept(mergeArcs(atlas, geometries));
  const small = (polygon: readonly (readonly number[])[]): boolean =>
    polygon.length === 1 && polygon[0]?.length === 1 && areaOf(polygon[0]) < SMALL;
  const land = merged.filter((polygon) => !small(polygon));
  const seen = countries.map(({ name, arcs: polygons }) => ({
    name,
    arcs: polygons.filter((polygon) => !small(polygon)),
  }));

  const uses = new Map<number, Set<string>>();
  for (const { name, arcs: polygons } of seen)
    for (const arc of polygons.flat(2))
      uses.set(arc < 0 ? ~arc : arc, (uses.get(arc < 0 ? ~arc : arc) ?? new Set()).add(name));
  const pieces: Piece[] = [];
  const piecesOf = new Map<number, number[]>();
  for (const arc of new Set([...uses.keys(), ...land.flat(2).map((one) => (one < 0 ? ~one : one))])) {
    const points = arcs[arc] ?? [];
    const fine = points.filter(([, , weight], at) => at === 0 || at === points.length - 1 || weight >= FINE);
    const parts = Math.max(1, Math.ceil((fine.length - 1) / LONG));
    piecesOf.set(
      arc,
      Array.from({ length: parts }, (_, part) => {
        const [from, to] = [part, part + 1].map((at) => Math.round(((fine.length - 1) * at) / parts)) as [
          number,
          number,
        ];
        const piece = fine.slice(from, to + 1);
        const coarse = piece.filter(([, , weight], at) => at === 0 || at === piece.length - 1 || weight >= COARSE);
        return pieces.push({ fine: piece.map(spot), coarse: coarse.map(spot) }) - 1;
      }),
    );
  }
  const inPieces = (polygon: readonly (readonly number[])[]): Polygon =>
    polygon.map((ring) =>
      ring.flatMap((arc) =>
        arc < 0 ? (piecesOf.get(~arc) ?? []).toReversed().map((piece) => ~piece) : (piecesOf.get(arc) ?? []),
      ),
    );
  return {
    pieces,
    land: land.map(inPieces),
    borders: [...uses].filter(([, names]) => names.size > 1).flatMap(([arc]) => piecesOf.get(arc) ?? []),
    islands: merged.filter(small).map(([[arc = 0] = []]) => {
      const points = (arcs[arc < 0 ? ~arc : arc] ?? []).filter(([, , weight]) => weight >= FINE);
      return (arc < 0 ? points.toReversed() : points).map(spot);
    }),
    countries: countries.map(({ name, arcs: polygons }, at) => ({
      name,
      polygons: (seen[at]?.arcs ?? []).map(inPieces),
      whole: feature(atlas, { type: 'MultiPolygon', arcs: polygons as number[][][] }).geometry as MultiPolygon,
    })),
  };
}

const spot = ([longitude, latitude]: readonly number[]): Degrees => [longitude ?? 0, latitude ?? 0];
