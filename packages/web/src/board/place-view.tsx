import type { DrawnPlace } from './drawing.ts';

export interface PlaceViewProps {
  readonly place: DrawnPlace;
  readonly dot: number;
  readonly lit: boolean;
}

/** A place's dot. */
export function PlaceView({ place: { id, x, y, attraction }, dot, lit }: PlaceViewProps) {
  return (
    <g
      class={`place${lit ? ' lit' : ''}${attraction ? ' attraction' : ''}`}
      data-place={id}
      transform={`translate(${x} ${y})`}
    >
      {lit && <circle class="beam" r={dot * 2.1} />}
      <circle class="dot" r={dot} stroke-width={dot * 0.34} />
      <circle class="core" r={dot * 0.34} />
    </g>
  );
}

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
