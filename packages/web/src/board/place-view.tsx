import { transformPath } from '../cards/shapes.ts';
import type { DrawnName, DrawnPlace } from './art/drawing.ts';

interface PlaceViewProps {
  readonly place: DrawnPlace;
  readonly dot: number;
  readonly lit: boolean;
}

/** A place's dot; an attraction wears a star with the point it is worth (NY-8). */
export function PlaceView({ place: { id, x, y, attraction }, dot, lit }: PlaceViewProps) {
  const at = { cx: x, cy: y };
  return (
    <g class={`place${lit ? ' lit' : ''}`} data-place={id}>
      {lit && <circle class="beam" {...at} r={dot * 1.9} stroke-width={dot * 0.24} />}
      {attraction ? (
        <>
          <path class="badge" d={transformPath(badge, { x, y, scale: dot * 0.128 })} stroke-width={dot * 0.23} />
          <text class="worth" text-anchor="middle" x={x} y={y + dot * 0.42} font-size={dot * 1.2}>
            1
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

/** A star of nine rays. */
const badge = `M${Array.from({ length: 18 }, (_, at) => {
  const angle = (at / 18) * 2 * Math.PI;
  const radius = at % 2 === 0 ? 12.6 : 9.2;
  return `${(Math.sin(angle) * radius).toFixed(1)},${(-Math.cos(angle) * radius).toFixed(1)}`;
}).join(' ')}Z`;

interface PlaceNameProps {
  readonly place: DrawnPlace;
  /** Its name as it stands now; from afar there is not room for all. */
  readonly name: DrawnName;
  readonly type: number;
  /** How much larger than it was set, to be read from here. */
  readonly scale: number;
  readonly lit: boolean;
}

/** A place's name, with a halo; it keeps a readable size however far out the board is zoomed. */
export function PlaceName({ place: { x, y }, name, type, scale, lit }: PlaceNameProps) {
  return (
    <text class={`name${lit ? ' lit' : ''}`} text-anchor={name.anchor} font-size={type * scale}>
      {name.lines.map((line, at) => (
        <tspan key={line} x={x + name.x * scale} y={y + (name.y + at * type * 1.02) * scale}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
