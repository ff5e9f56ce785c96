import type { SeatStyle } from '../cards/colours.ts';
import { transformPath } from '../cards/shapes.ts';
import type { DrawnName, DrawnPlace } from './layout/drawing.ts';

interface PlaceViewProps {
  readonly place: DrawnPlace;
  readonly dot: number;
  readonly lit: boolean;
  /** It may be chosen now. */
  readonly choosable?: boolean;
  /** What an attraction is worth. */
  readonly worth: number;
}

/** A place's dot; an attraction wears a star with the points it is worth (NY-8). */
export function PlaceView({ place: { id, x, y, attraction }, dot, lit, choosable, worth }: PlaceViewProps) {
  const at = { cx: x, cy: y };
  return (
    <g class={`place${lit ? ' lit' : ''}`} data-place={id}>
      {lit && <circle class="beam" {...at} r={dot * 1.9} stroke-width={dot * 0.24} />}
      {choosable && <circle class="choice" {...at} r={dot * 1.7} stroke-width={dot * 0.5} />}
      {attraction ? (
        <>
          <path class="badge" d={transformPath(badge, { x, y, scale: dot * 0.128 })} stroke-width={dot * 0.23} />
          <text class="worth" text-anchor="middle" x={x} y={y + dot * 0.42} font-size={dot * 1.2}>
            {worth}
          </text>
        </>
      ) : (
        <>
          <circle class="dot" {...at} r={dot} stroke-width={dot * 0.34} />
          <circle class="core" {...at} r={dot * 0.34} />
        </>
      )}
    </g>
  );
}

interface StationProps {
  readonly place: DrawnPlace;
  readonly dot: number;
  readonly style: SeatStyle;
}

/** A small signal house at a place, in its seat's colour: seen from the front, with a signal that stands up beside it. */
export function StationView({ place: { id, x, y }, dot, style: { colour, edge, ink } }: StationProps) {
  const at = { x, y: y + dot * 0.55, scale: dot * 0.125 };
  return (
    <g class="station" data-station={id} stroke-width={dot * 0.16}>
      <path class="station-rim" d={transformPath(STATION.walls + STATION.roof, at)} stroke-width={dot * 0.5} />
      <path d={transformPath(STATION.mast, at)} fill="none" stroke={edge} stroke-width={dot * 0.24} />
      <path d={transformPath(STATION.arm, at)} fill={colour} stroke={edge} />
      <path d={transformPath(STATION.walls, at)} fill={colour} stroke={edge} />
      <path d={transformPath(STATION.roof, at)} fill={edge} stroke={edge} />
      <path d={transformPath(STATION.windows, at)} fill={ink} />
    </g>
  );
}

/** Stands on 0; about 26 wide and 24 high. */
const STATION = {
  walls: 'M-10 6V-6H10V6Z',
  roof: 'M-13-6 0-15 13-6Z',
  windows: 'M-7-3H-3V1H-7ZM3-3H7V1H3ZM-1.8 6V0H1.8V6Z',
  mast: 'M14.5 6V-20',
  arm: 'M14.5-20H23V-16H14.5Z',
};

/** A star of nine rays. */
const badge = `M${Array.from({ length: 18 }, (_, at) => {
  const angle = (at / 18) * 2 * Math.PI;
  const radius = at % 2 === 0 ? 12.6 : 9.2;
  return `${(Math.sin(angle) * radius).toFixed(1)},${(-Math.cos(angle) * radius).toFixed(1)}`;
}).join(' ')}Z`;

interface PlaceNameProps {
  readonly place: DrawnPlace;
  /** Its lines, and where they stand now. */
  readonly name: DrawnName;
  /** Where a line comes to it from its dot, if it stands far away. */
  readonly from?: readonly [number, number] | undefined;
  /** Of its letters, in layout units. */
  readonly size: number;
  readonly lit: boolean;
}

/** A place's name, with a halo. */
export function PlaceName({ place: { id, x, y }, name, from, size, lit }: PlaceNameProps) {
  return (
    <>
      {from && <path class="leader" d={`M${x} ${y}L${from[0]} ${from[1]}`} stroke-width={size * 0.07} />}
      <text class={`name${lit ? ' lit' : ''}`} text-anchor={name.anchor} font-size={size} data-name={id}>
        {name.lines.map((line, at) => (
          <tspan key={line} x={x + name.x} y={y + name.y + at * size * 1.02}>
            {line}
          </tspan>
        ))}
      </text>
    </>
  );
}
