import type { GeoProjection } from 'd3-geo';
import { useMemo } from 'preact/hooks';
import { completed, variablesOf } from '../../look/look-of.ts';
import type { Spot } from '../model/outline.ts';
import { type GroundWish, shapesOf } from './cut.ts';
import { spotOf } from './earth-map.ts';
import type { Ground, Town } from './globe.ts';
import '../../board/scenery/painted.css';

interface EarthPreviewProps {
  readonly ground: Ground;
  readonly projection: GeoProjection;
  readonly paper: Spot;
  readonly wish: GroundWish;
  readonly chosen: readonly Town[];
  readonly title: string;
}

/** The paper as the map will begin: its ground, and the towns where they lie. */
export function EarthPreview({ ground, projection, paper, wish, chosen, title }: EarthPreviewProps) {
  const [width, height] = paper;
  const { borders, lakes, rivers } = wish;
  const shapes = useMemo(
    () => shapesOf(ground, projection, paper, { borders, lakes, rivers }),
    [ground, projection, paper, borders, lakes, rivers],
  );
  const spots = useMemo(() => namedSpots(chosen, projection, width), [chosen, projection, width]);
  const { board } = completed({ palette: 'coast' });
  return (
    <svg
      class="earth-preview painted"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={title}
      style={variablesOf(board)}
    >
      {shapes.map(({ kind, path }, at) => (
        <path key={at} class={kind} d={path} />
      ))}
      {spots.map(({ town, x, y, named }) => (
        <g key={`${town.name} ${x} ${y}`}>
          <circle class="earth-dot" cx={x} cy={y} r={9} />
          {named && (
            <text class="earth-name" x={x + 14} y={y + 7}>
              {town.name}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

interface NamedSpot {
  readonly town: Town;
  readonly x: number;
  readonly y: number;
  readonly named: boolean;
}

/** Where the towns lie; a name that would lie on that of a larger town is left out here. The board finds room for all. */
function namedSpots(towns: readonly Town[], projection: GeoProjection, width: number): readonly NamedSpot[] {
  const spots: NamedSpot[] = [];
  for (const town of towns) {
    const [x, y] = spotOf(projection, town) ?? [0, 0];
    const long = 20 + town.name.length * 12;
    const free = spots.every(
      (other) =>
        Math.abs(other.y - y) > 24 ||
        other.x + (other.named ? 20 + other.town.name.length * 12 : 10) < x - 10 ||
        x + long < other.x - 10,
    );
    spots.push({ town, x, y, named: free && x + long < width });
  }
  return spots;
}
