import type { DrawnName, DrawnPlace } from './drawing.ts';

export interface PlaceViewProps {
  readonly place: DrawnPlace;
  readonly dot: number;
  readonly lit: boolean;
}

/** A place's dot; an attraction wears a star with the point it is worth (NY-8). */
export function PlaceView({ place: { id, x, y, attraction }, dot, lit }: PlaceViewProps) {
  return (
    <g class={`place${lit ? ' lit' : ''}`} data-place={id} transform={`translate(${x} ${y})`}>
      {lit && <circle class="beam" r={dot * 1.9} stroke-width={dot * 0.24} />}
      {attraction ? (
        <>
          <path class="badge" d={badge} transform={`scale(${dot * 0.128})`} />
          <text class="worth" text-anchor="middle" y={dot * 0.42} font-size={dot * 1.2}>
            1
          </text>
        </>
      ) : (
        <>
          <circle class="dot" r={dot} stroke-width={dot * 0.34} />
          <circle class="core" r={dot * 0.34} />
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

export interface PlaceNameProps {
  readonly place: DrawnPlace;
  /** Its name as it stands now; from afar there is not room for all. */
  readonly name: DrawnName;
  readonly type: number;
  readonly lit: boolean;
}

/** A place's name, with a halo; it keeps a readable size however far out the board is zoomed. */
export function PlaceName({ place, name, type, lit }: PlaceNameProps) {
  return (
    <g transform={`translate(${place.x} ${place.y})`}>
      <text class={`name${lit ? ' lit' : ''}`} text-anchor={name.anchor} font-size={type}>
        {name.lines.map((line, at) => (
          <tspan key={line} x={name.x} y={name.y + at * type * 1.02}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}
