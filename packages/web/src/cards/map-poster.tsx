import type { Pack } from '@branchline/games';
import { useMemo } from 'preact/hooks';
import { type GameLook, variablesOf } from '../look/look-of.ts';
import { paintOf } from './colours.ts';
import { Vehicle } from './vehicle.tsx';

/** What a poster needs of a map. */
type Shown = Pick<Pack, 'places' | 'routes' | 'look' | 'paper' | 'pieces'>;

interface MapPosterProps {
  readonly map: Shown;
  readonly look: GameLook;
  /** Written below; without one the map has the whole poster. */
  readonly title?: string;
}

/** A poster made from the map itself: its land and water, its net in the colours it is built in, and its title below. */
export function MapPoster({ map, look: { board, scene }, title }: MapPosterProps) {
  const { shapes = [] } = map.look ?? {};
  const [left, top, right, bottom] = useMemo(() => frameOf(map), [map.paper, map.places]);
  const high = title === undefined ? 220 : 172;
  const scale = Math.min(320 / (right - left), high / (bottom - top));
  const [x, y] = [160 - ((left + right) / 2) * scale, high / 2 - ((top + bottom) / 2) * scale];
  const painted = shapes.some(({ kind }) => kind === 'land');
  const lines = useMemo(() => linesOf(map), [map.places, map.routes]);
  return (
    <g class="map-poster" style={variablesOf(board)}>
      <path class={painted || scene === 'coast' ? 'sea' : 'ground'} d="M0 0h320v220H0Z" />
      <g transform={`translate(${x} ${y}) scale(${scale})`}>
        {shapes.map(({ kind, path, tone = 1 }, at) => (
          <path key={at} class={`${kind} tone-${tone}`} d={path} stroke-width={1 / scale} />
        ))}
        <path class="net" d={lines.map(({ path }) => path).join('')} stroke-width={6 / scale} />
        {lines.map(({ id, path, colour }) => (
          <path key={id} class="way" d={path} stroke={paintOf(colour).fill} stroke-width={3.4 / scale} />
        ))}
        {map.places.map((place) => (
          <circle key={place.id} class="stop" cx={place.x} cy={place.y} r={3.6 / scale} stroke-width={1.6 / scale} />
        ))}
      </g>
      {title !== undefined && (
        <>
          <path class="band" d={`M0 ${high}h320v48H0Z`} />
          <path class="rule" d={`M0 ${high}h320`} />
          <text
            class="map-title"
            x="16"
            y={high + 32}
            textLength={title.length > 16 ? 226 : undefined}
            lengthAdjust="spacingAndGlyphs"
          >
            {title}
          </text>
          <Vehicle class="engine" pieces={map.pieces.kind} kind="wild" at={`translate(284 ${high + 36}) scale(0.8)`} />
        </>
      )}
    </g>
  );
}

/** The part of the sheet that is shown: where its places are, with some room, or all of it while there are few. */
function frameOf({ paper, places }: Shown): readonly [number, number, number, number] {
  const [left = 0, top = 0, right = 1, bottom = 1] = paper?.extent ?? [];
  const [xs, ys] = [places.map((place) => place.x), places.map((place) => place.y)];
  if (places.length < 3) return [left, top, right, bottom];
  const [west, north, east, south] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const room = Math.max(east - west, south - north, 1) * 0.05;
  return [west - room, north - room, east + room, south + room];
}

/** The routes as lines from place to place; of a double one track is enough here. */
function linesOf({ places, routes }: Shown): readonly { id: string; path: string; colour: string }[] {
  const spots = new Map(places.map((place) => [place.id, place]));
  const seen = new Set<string>();
  return routes.flatMap(({ id, a, b, via = [], colour, double }) => {
    const [from, to] = [spots.get(a), spots.get(b)];
    if (!from || !to) return [];
    if (double !== undefined && seen.has(double)) return [];
    if (double !== undefined) seen.add(double);
    const corners = via.map(([cx = 0, cy = 0]) => `L${cx} ${cy}`).join('');
    return [{ id, path: `M${from.x} ${from.y}${corners}L${to.x} ${to.y}`, colour }];
  });
}
