import { scattered, tree } from '../../board/scenery/glyphs.ts';
import { Lettering } from '../../board/scenery/lettering.tsx';
import type { SceneryProps } from '../../board/scenery/scenery-props.ts';
import * as city from './city.ts';
import './scenery.css';

/** Dusk over the grid: plum-grey blocks, pale streets, a green park; by night the windows are lit. */
export function Scenery({ drawing }: SceneryProps) {
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
      <path class="trees" d={scattered(city.trees, tree)} />
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

/** The sun that sets over the harbour, the statue on its island, and a ferry. */
function Harbour() {
  return (
    <g class="harbour">
      <radialGradient id="ny-dusk" gradientUnits="userSpaceOnUse" cx="226" cy="905" r="640">
        <stop class="near" offset="0" />
        <stop class="away" offset="1" />
      </radialGradient>
      <path d="M-420 260H870V1520H-420Z" fill="url(#ny-dusk)" />
      <circle class="dusk" cx="226" cy="905" r="70" />
      <path class="gleam" d="M150 948h44M204 960h70M166 974h52M232 986h58M188 1000h64M150 924h24" />
      <g class="statue" transform="translate(226 944)">
        <path class="islet" d="M-40 16Q-30 4-14 3H16Q32 5 40 16Q20 22 0 22T-40 16Z" />
        <path d="M-13 6V-6h26V6ZM-9-6l2-12H7L9-6ZM-6-18q-3-16 0-27l-3-1.4 7-18 3 1-3 15 4.4 2q6 11 4.4 28.4ZM-6.4-68l1.6-6 4.2 4.6-1.6 5Z" />
        <circle cx="2.6" cy="-51" r="3.7" />
        <path d="M-2.4-53.6.2-59l1.2 3.8L3.6-59.6l1 4.2 3.4-3-1 4.6Z" />
      </g>
      <g class="ferry" transform="translate(322 968)">
        <path d="M-24 0H24L18 7H-18ZM-16 0V-6H16V0ZM-9-6v-5H10v5ZM2-11v-5h5v5Z" />
        <path class="wake" d="M-34 10q5-4 10 0t10 0 10 0 10 0 10 0 10 0" />
      </g>
    </g>
  );
}

/** A small line drawing for each attraction, in a box from -25 to 25. */
const pictures: Readonly<Record<string, string>> = {
  brooklyn:
    'M-25 12H25M-14 20V-18H-6V20M6 20V-18H14V20M-12-8A2 2 0 0 1-8-8V12M8-8A2 2 0 0 1 12-8V12' +
    'M-25 8Q-16 4-10-18Q0 16 10-18Q16 4 25 8M-20 12V6M-3 12V4M3 12V4M20 12V6M-16-18H-4M4-18H16',
  'central-park':
    'M-10 20V2M-10 8-15 3M-10 6-6 2M-10 4C-22 4-24-8-16-11-16-20-4-20-4-11 4-8 2 4-10 4ZM12 20V-12M8-12H16L14-19H10Z' +
    'M4 20V13H22V20M4 13V9H22V13M-22 20H-2',
  chelsea: 'M-11-6 0-18 11-6ZM-9.5-6V7H9.5V-6M-9.5 0H9.5M-7 7-11 21M7 7 11 21M0 7V21M-9 14H9M-16 21H16',
  chinatown:
    'M-19 21V-3M19 21V-3M-8 21V3M8 21V3M-25-3Q-20-4-18-9H18Q20-4 25-3ZM-19-9Q-16-11-13-17H13Q16-11 19-9M-19 3H19' +
    'M-4-9V-3M4-9V-3M-6-17-8-21M6-17 8-21',
  'empire-state-building':
    'M-13 22V0H-9V-8H-6V-15H-2V-20H2V-15H6V-8H9V0H13V22ZM0-20V-28M-7 22V0M-2.4 22V-8M2.4 22V-8M7 22V0',
  'greenwich-village': 'M-18 21V-10H18V21H9V5A9 9 0 0 0-9 5V21ZM-21-10H21V-15H-21ZM-17-15V-19H17V-15M-13-3V14M13-3V14',
  'times-square':
    'M-18 21V-8H-5V21M5 21V-14H17V21M-16-5H-7V3H-16ZM-15 7H-8M-15 12H-8M7-11H15V1H7ZM8 6H14M8 11H14' +
    'M0 21V-17M0-23A3 3 0 0 1 0-17A3 3 0 0 1 0-23M-5-26-3-24M5-26 3-24M0-28V-26',
  'united-nations':
    'M-5 21V-22H9V21ZM-5-16H9M-5-10H9M-5-4H9M-5 2H9M-5 8H9M-5 14H9M-25 21V10Q-15 4-5 12M14 21V-12L24-9 14-5M-25 21H24',
  'wall-street':
    'M-21-6 0-19 21-6ZM-18-6V-2H18V-6M-15-2V15M-7.5-2V15M0-2V15M7.5-2V15M15-2V15M-20 15H20M-23 20H23M-4-10H4',
};
