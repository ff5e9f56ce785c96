import { geoArea, geoBounds, geoContains } from 'd3-geo';
import type { MultiPolygon, Polygon } from 'geojson';
import type { Town } from './towns.ts';

type Frame = readonly [west: number, south: number, east: number, north: number];

/** The largest towns tell whose country it is. */
const ENOUGH = 4;

/**
 * The code of a country and the frame round what one means by it: the part its largest town lies in, and what is near.
 * `beyond`: so far from its frame a town may lie, in degrees.
 */
export function frameOf(
  { coordinates }: MultiPolygon,
  towns: readonly Town[],
  beyond: number,
  taken: (code: string) => boolean,
): { code: string; frame: Frame } | undefined {
  const parts = coordinates.map((rings) => {
    const shape: Polygon = { type: 'Polygon', coordinates: rings };
    const [[west, south], [east, north]] = geoBounds(shape);
    return { shape, area: geoArea(shape), frame: [west, south, east < west ? east + 360 : east, north] as Frame };
  });
  // A port may lie beyond a coast that has lost its points.
  const holds = ({ at }: Town): (typeof parts)[number] | undefined =>
    parts.find(({ frame, shape }) => inside(wider(frame, beyond), at) && (beyond > 0 || geoContains(shape, [...at])));
  const held: Town[] = [];
  for (const town of towns) {
    if (held.length === ENOUGH) break;
    if ((beyond === 0 || !taken(town.code)) && holds(town)) held.push(town);
  }
  const people = (code: string): number =>
    held.reduce((sum, town) => sum + (town.code === code ? town.people + 1 : 0), 0);
  const [code] = [...new Set(held.map((town) => town.code))]
    .filter((one) => !taken(one))
    .sort((one, other) => people(other) - people(one));
  // Towns come by size: the first is its largest.
  const town = held.find((one) => one.code === code);
  const home = town && holds(town);
  if (code === undefined || !home) return;
  const total = parts.reduce((sum, { area }) => sum + area, 0);
  let frame = home.frame;
  // What touches the date line from both sides would have a frame all round.
  const left = new Set(parts.filter(({ frame: [west, , east] }) => east - west < 300));
  left.delete(home);
  for (let grown = true; grown; ) {
    grown = false;
    for (const part of left) {
      const reach = Math.max(2.2, Math.max(frame[2] - frame[0], frame[3] - frame[1]) * 0.05);
      const large = part.area > total * 0.2;
      const there = nearer(frame, part.frame);
      if (gap(frame, there) > (large ? 8 : reach)) continue;
      frame = united(frame, there);
      left.delete(part);
      grown = true;
    }
  }
  return { code, frame: frame.map((value) => Math.round(value * 10) / 10) as unknown as Frame };
}

const inside = ([west, south, east, north]: Frame, [longitude, latitude]: Town['at']): boolean =>
  latitude >= south && latitude <= north && [longitude, longitude + 360].some((one) => one >= west && one <= east);

const wider = ([west, south, east, north]: Frame, by: number): Frame => [west - by, south - by, east + by, north + by];

/** A frame on that side of the date line on which it is nearer to another. */
function nearer(one: Frame, [west, south, east, north]: Frame): Frame {
  const all = [0, 360, -360].map((turn): Frame => [west + turn, south, east + turn, north]);
  return all.reduce((best, frame) => (gap(one, frame) < gap(one, best) ? frame : best));
}

/** How far two frames are apart, in degrees. */
function gap(one: Frame, other: Frame): number {
  const across = Math.max(0, other[0] - one[2], one[0] - other[2]);
  return Math.max(across, other[1] - one[3], one[1] - other[3]);
}

const united = (one: Frame, other: Frame): Frame => [
  Math.min(one[0], other[0]),
  Math.min(one[1], other[1]),
  Math.max(one[2], other[2]),
  Math.max(one[3], other[3]),
];
