import type { BoardArt } from '../drawing.ts';
import drawing from '../drawn/new-york.routes.geo.json' with { type: 'json' };
import { strewn, tree } from '../glyphs.ts';
import { Lettering } from '../lettering.tsx';
import * as city from './city.ts';
import { Harbour } from './harbour.tsx';
import { pictures } from './pictures.ts';
import './new-york.css';

/** Dusk over the grid: plum-grey blocks, pale streets, a green park; by night the windows are lit. */
function Scenery() {
  return (
    <g class="scenery">
      <Grids />
      <path class="pier" d={city.piers} />
      <path class="far shore" d={city.newJersey} />
      <path class="far shore" d={city.queens} />
      <path class="far shore" d={city.brooklyn} />
      <path class="far" d={city.newJersey + city.queens} fill="url(#ny-far)" />
      <path class="far" d={city.brooklyn} fill="url(#ny-brooklyn)" />
      <path class="shore island" d={city.manhattan} />
      <path d={city.uptown} fill="url(#ny-uptown)" />
      <path d={city.downtown} fill="url(#ny-downtown)" />
      <path class="avenue" d={city.broadway} />
      <path class="bridge" d={city.bridges} />
      <path class="park" d={city.parks} />
      <path class="pond" d={city.ponds} />
      <path class="trail" d={city.trails} />
      <path class="trees" d={strewn(city.trees, tree)} />
      <Harbour />
      <g class="title">
        <Lettering text="NEW" x={772} y={-12} height={44} gap={15} />
        <Lettering text="YORK" x={772} y={54} height={44} gap={13} />
      </g>
      {drawing.places.map(
        ({ id, picture }) =>
          picture && (
            <path
              key={id}
              class="picture"
              d={pictures[id] ?? ''}
              transform={`translate(${picture[0]} ${picture[1]}) scale(1.05)`}
            />
          ),
      )}
    </g>
  );
}

/** Streets and, by night, lit windows: one small tile repeated over each part of the city. */
function Grids() {
  const grids = [
    { id: 'ny-uptown', turn: 9, wide: 54, high: 18 },
    { id: 'ny-downtown', turn: -14, wide: 40, high: 22 },
    { id: 'ny-brooklyn', turn: 28, wide: 46, high: 20 },
    { id: 'ny-far', turn: 4, wide: 60, high: 24 },
  ];
  return (
    <defs>
      {grids.map(({ id, turn, wide, high }) => (
        <pattern
          key={id}
          id={id}
          width={wide * 2}
          height={high * 4}
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${-turn}) translate(-40 0)`}
        >
          <path class="street" d={[0, 1, 2, 3].map((row) => `M0 ${row * high + 1}H${wide * 2}`).join('')} />
          <path class="avenue" d={`M1.5 0V${high * 4}M${wide + 1.5} 0V${high * 4}`} />
          <path class="windows" d={windowsOn(wide, high)} />
        </pattern>
      ))}
    </defs>
  );
}

const windowsOn = (wide: number, high: number): string =>
  Array.from({ length: 22 }, (_, at) => {
    const [column, row] = [(at * 37) % 2, (at * 23) % 4];
    const [x, y] = [7 + ((at * 29) % (wide - 12)), 5 + ((at * 17) % Math.max(3, high - 9))];
    return `M${column * wide + x} ${row * high + y}h2.2`;
  }).join('');

export const art: BoardArt = { drawing, pieces: 'taxi', Scenery };
