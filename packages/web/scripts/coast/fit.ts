import { type GeoProjection, geoConicConformal, geoStream } from 'd3-geo';
import type { MultiPolygon, Position } from 'geojson';
import type { Point } from '../../src/board/layout/curve.ts';
import type { PlaceFacts } from '../../src/board/layout/facts.ts';
import type { OutlineSource } from './source.ts';
import { straight, thinPlate, type Warp } from './spline.ts';

/** How the globe is brought onto a board: a projection, then a warp through the places. */
export interface Fit {
  readonly projection: GeoProjection;
  readonly warp: Warp;
  /** how far the warp leaves a place from its spot in the layout, at most */
  readonly miss: number;
}

export function fitOf(wish: OutlineSource, places: readonly PlaceFacts[]): Fit {
  const projection = geoConicConformal().rotate([-wish.rotate, 0]).parallels(wish.parallels).scale(4000).precision(0.2);
  const project = (latitude: number, longitude: number): Point => projection([longitude, latitude]) as unknown as Point;
  const pairs = places.flatMap(({ id, x, y }): [Point, Point][] => {
    const real = wish.places[id];
    return real ? [[project(...real), [x, y]]] : [];
  });
  const pinned = (wish.pins ?? []).map(([latitude, longitude, x, y]): [Point, Point] => [
    project(latitude, longitude),
    [x, y],
  ]);
  const from = pairs.map(([real]) => real);
  const to = pairs.map(([, spot]) => spot);
  const plain = straight(from, to);
  const back = straight(to, from);
  const [left, top, right, bottom] = wish.window;
  const rim = [0, 0.25, 0.5, 0.75].flatMap((part): Point[] => [
    [left + (right - left) * part, top],
    [right, top + (bottom - top) * part],
    [right - (right - left) * part, bottom],
    [left, bottom - (bottom - top) * part],
  ]);
  // Far out nothing holds the spline: the rim is pinned to where the straight map puts it.
  const ghosts = rim.map((spot): [Point, Point] => [back(spot), plain(back(spot))]);
  const all = [...pairs, ...pinned, ...ghosts];
  const warp = thinPlate(
    all.map(([real]) => real),
    all.map(([, spot]) => spot),
    wish.slack,
  );
  const miss = Math.max(...pairs.map(([real, [x, y]]) => Math.hypot(warp(real)[0] - x, warp(real)[1] - y)));
  const corners = rim.map(back);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  projection.clipExtent([
    [Math.min(...xs), Math.min(...ys)],
    [Math.max(...xs), Math.max(...ys)],
  ]);
  return { projection, warp, miss };
}

/** The rings of a shape on the board, cut off at the window. */
export function ringsOn({ projection, warp }: Fit, shape: MultiPolygon): Point[][] {
  const rings: Point[][] = [];
  let ring: Point[] = [];
  const sink = {
    point: (x: number, y: number) => void ring.push([x, y]),
    lineStart: () => {
      ring = [];
    },
    lineEnd: () => void rings.push(ring.map(warp)),
    polygonStart: () => {},
    polygonEnd: () => {},
  };
  geoStream(shape, projection.stream(sink));
  return rings;
}

/** A line of the globe on the board. */
export function lineOn({ projection, warp }: Fit, line: readonly Position[]): Point[] {
  return line.flatMap(([longitude = 0, latitude = 0]) => {
    const point = projection([longitude, latitude]);
    return point ? [warp(point)] : [];
  });
}
