import type { DrawnPlace } from './drawing.ts';

export interface PlaceViewProps {
  readonly place: DrawnPlace;
  readonly dot: number;
  readonly lit: boolean;
}

/** A place's dot; an attraction wears a star with the point it is worth (NY-8). */
export function PlaceView({ place: { id, x, y, attraction }, dot, lit }: PlaceViewProps) {
  return (
    <g class={`place${lit ? ' lit' : ''}`} data-place={id} transform={`translate(${x} ${y})`}>
      {lit && <circle class="beam" r={dot * 2.1} stroke-width={dot * 0.6} />}
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

/** A place's name, with a halo; it keeps a readable size however far out the board is zoomed. */
export function PlaceName({
  place,
  type,
  lit,
}: {
  readonly place: DrawnPlace;
  readonly type: number;
  readonly lit: boolean;
}) {
  const { x, y, label } = place;
  return (
    <g transform={`translate(${x} ${y})`}>
      <text
        class={`name${lit ? ' lit' : ''}`}
        text-anchor={label.anchor}
        font-size={type}
        style={{ transformOrigin: '0 0' }}
      >
        {label.lines.map((line, at) => (
          <tspan key={line} x={label.x} y={label.y + at * type * 1.02}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}
