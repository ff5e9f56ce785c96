import { hill, scattered, tree } from '../../board/scenery/glyphs.ts';
import { Lettering } from '../../board/scenery/lettering.tsx';
import type { SceneryProps } from '../../board/scenery/scenery-props.ts';
import { vehicleOf } from '../../cards/shapes.ts';
import './scenery.css';

/** What scripts/draw-coasts.ts wrote for this board. */
interface Coast {
  readonly land: Readonly<Record<string, string>>;
  readonly lakes: string;
  readonly borders: string;
  readonly hills: readonly number[];
  readonly trees: readonly number[];
  readonly depths: readonly string[];
}

/** A heritage railway poster: cream and moss, and a veil over the countries that are still closed. */
export function Scenery({ lockedRegions, title, outline }: SceneryProps) {
  const coast = outline as Coast;
  return (
    <g class="scenery">
      {coast.depths.map((path, at) => (
        <path key={at} class="depth" d={path} />
      ))}
      {Object.entries(coast.land).map(([country, path]) => (
        <path key={country} class={`land ${country}`} d={path} />
      ))}
      <path class="lakes" d={coast.lakes} />
      <path class="trees" d={scattered(coast.trees, tree)} />
      <path class="hills" d={scattered(coast.hills, hill)} />
      <path class="border" d={coast.borders} />
      {Object.entries(coast.land).map(
        ([country, path]) => lockedRegions.has(country) && <path key={country} class="veil" d={path} />,
      )}
      <Liner />
      <NewYork />
      <Title title={title} />
    </g>
  );
}

/** The name of the board in the North Sea, with a train that steams along below it. */
function Title({ title: [first = '', ...more] }: Pick<SceneryProps, 'title'>) {
  const second = more.join(' ');
  const puffs = [
    [44, -34, 6],
    [55, -39, 8],
    [69, -42, 10],
    [86, -43, 11],
    [105, -41, 9],
    [121, -37, 6],
  ] as const;
  return (
    <g class="title" transform="translate(748 56)">
      <Lettering text={first} x={0} y={second ? 0 : 44} height={34} gap={15} most={204} />
      {second && <Lettering text={second} x={0} y={52} height={25} gap={14} most={204} />}
      <g transform="translate(0 134)">
        <g class="steam" transform="scale(-1 1)">
          {puffs.map(([x, y, radius]) => (
            <circle key={x} cx={x - 62} cy={y + 2} r={radius} />
          ))}
        </g>
        <path class="train" d={vehicleOf('train', 'wild')} transform="translate(56 0)" />
        <path class="train" d={vehicleOf('train', 'red')} transform="translate(3 0)" />
        <path class="train" d={vehicleOf('train', 'blue')} transform="translate(-48 0)" />
        <path class="track" d="M-92 .6H92M-84 3.4h168" />
      </g>
    </g>
  );
}

/** A steamer on its way across the Atlantic. */
function Liner() {
  return (
    <g class="liner" transform="translate(172 842)">
      <path class="hull" d="M-46 0H50L42 14H-36Z" />
      <path class="deck" d="M-32 0V-7H34V0ZM-22-7v-6H24v6Z" />
      <path class="funnel" d="M-14-13l2-13h8l-1 13ZM2-13l2-13h8l-1 13Z" />
      <path class="mast" d="M-34 0V-22M38 0V-24" />
      <path class="smoke" d="M-8-28q-6-8-18-8t-24-9q8 14 22 14t20 3ZM8-28q-4-12-20-14t-24-10q8 16 24 18t20 6Z" />
      <path class="wake" d="M-60 18q7-5 14 0t14 0 14 0 14 0 14 0 14 0 14 0 14 0" />
    </g>
  );
}

/** New York at the edge of the map: a medallion with the statue and a skyline. */
function NewYork() {
  return (
    <g class="vignette" transform="translate(70 906)">
      <circle class="sky" r="52" />
      <path class="rays" d={rays} />
      <path
        class="far"
        d="M-51 20V6h9v-8h8v12h6v-26h3v-8h3v8h3v30h8V-2h10v-10h9v22h5V-4h9v12h8V2h9v8l9 4V26A52 52 0 0 1-46 26Z"
      />
      <path class="water" d="M-49 18H49A52 52 0 0 1 40 33 H-40A52 52 0 0 1-49 18Z" />
      <g class="statue" transform="translate(18 24)">
        <path d="M-9 6V-4h18V6ZM-6-4l1-9H5l1 9ZM-4-13q-2-12 0-19l-2-1 5-13 2 .6-2 11 3 1.4q4 8 3 20ZM-4.4-49.5l1.2-4 2.8 3.2-1 3.4Z" />
        <circle cx="1.6" cy="-36" r="2.6" />
        <path d="M-1.6-38 .2-41.6l.8 2.6 1.6-3 .6 3 2.4-2-.6 3.2Z" />
      </g>
      <circle class="frame" r="52" />
    </g>
  );
}

const rays = Array.from({ length: 14 }, (_, at) => {
  const angle = Math.PI + (at / 13) * Math.PI;
  const [near, far] = [22, 50];
  const spot = (radius: number, turn: number): string =>
    `${(18 + Math.cos(angle + turn) * radius - 18 * (radius / far)).toFixed(1)} ${(Math.sin(angle + turn) * radius - 4).toFixed(1)}`;
  return `M${spot(near, 0)}L${spot(far, -0.05)}L${spot(far, 0.05)}Z`;
}).join('');
