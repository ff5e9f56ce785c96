import { type GeoProjection, geoConicConformal, geoEqualEarth, geoMercator, geoStereographic } from 'd3-geo';
import type { Degrees } from './coded.ts';

/** A part of the globe, in degrees. East is never less than west: beyond the date line it is above 180. */
export interface Region {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** The least that can be chosen, and how near to the poles one gets, in degrees. */
const LEAST = 0.5;
const POLE = 84;

/** A region as it can be: within the globe, and not too small. */
export function fitting({ west, south, east, north }: Region): Region {
  const low = Math.max(-POLE, Math.min(south, north, POLE - LEAST));
  const high = Math.min(POLE, Math.max(south, north, low + LEAST));
  const turn = Math.floor((west + 180) / 360) * 360;
  const wide = Math.min(360, Math.max(LEAST, east - west));
  return { west: tenth(west - turn), south: tenth(low), east: tenth(west - turn + wide), north: tenth(high) };
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** The region moved, or grown about its middle. */
export function moved({ west, south, east, north }: Region, across: number, up: number, grow = 1): Region {
  const [x, y] = [(west + east) / 2 + across, (south + north) / 2 + up];
  const [wide, high] = [((east - west) / 2) * grow, ((north - south) / 2) * grow];
  const lift = Math.max(-POLE - (y - high), Math.min(0, POLE - (y + high)));
  return fitting({ west: x - wide, south: y - high + lift, east: x + wide, north: y + high + lift });
}

/** Does a point lie in it? */
export function regionHolds({ west, south, east, north }: Region, [longitude, latitude]: Degrees): boolean {
  if (latitude < south || latitude > north) return false;
  return [longitude, longitude + 360, longitude - 360].some((one) => one >= west && one <= east);
}

/** Does a line come near it? By the frame round the line. */
export function touches({ west, south, east, north }: Region, line: readonly Degrees[]): boolean {
  let [left, bottom, right, top] = [1000, 1000, -1000, -1000];
  for (const [longitude, latitude] of line) {
    left = Math.min(left, longitude);
    right = Math.max(right, longitude);
    bottom = Math.min(bottom, latitude);
    top = Math.max(top, latitude);
  }
  const room = Math.max(east - west, north - south) * 0.6 + 0.2;
  if (top < south - room || bottom > north + room) return false;
  return [0, 360, -360].some((turn) => right + turn >= west - room && left + turn <= east + room);
}

/** The paper that suits a region best. */
export function paperFor(region: Region): 'wide' | 'upright' | 'square' {
  const proportion = proportionOf(region);
  if (proportion > 1.2) return 'wide';
  return proportion < 0.85 ? 'upright' : 'square';
}

/** How wide it is against its height, on the ground. */
function proportionOf({ west, south, east, north }: Region): number {
  const middle = (((south + north) / 2) * Math.PI) / 180;
  return ((east - west) * Math.cos(middle)) / (north - south);
}

/**
 * How a region is laid flat: so that shapes keep their look, round a cone that touches the earth there; about the equator on a
 * cylinder, about a pole on a plane, and what is half the world so that no land grows too large.
 */
export function projectionOf(region: Region, [width, height]: readonly [number, number]): GeoProjection {
  const { west, south, east, north } = region;
  const [x, y] = [(west + east) / 2, (south + north) / 2];
  const edge = {
    type: 'MultiPoint' as const,
    coordinates: [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1].flatMap((part) => {
      const [across, up] = [west + (east - west) * part, south + (north - south) * part];
      return [
        [across, south],
        [across, north],
        [west, up],
        [east, up],
      ];
    }),
  };
  return flattened(region, x, y).fitExtent(
    [
      [0, 0],
      [width, height],
    ],
    edge,
  );
}

function flattened({ west, south, east, north }: Region, x: number, y: number): GeoProjection {
  if (east - west > 150) return geoEqualEarth().rotate([-x, 0]);
  if (Math.abs(y) > 68) return geoStereographic().rotate([-x, -y]);
  if (Math.abs(y) < 12 || south * north < 0) return geoMercator().rotate([-x, 0]);
  const sixth = (north - south) / 6;
  return geoConicConformal()
    .rotate([-x, 0])
    .parallels([south + sixth, north - sixth]);
}
