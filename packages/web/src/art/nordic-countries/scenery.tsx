import { fir, peak, scattered } from '../../board/scenery/glyphs.ts';
import { Lettering } from '../../board/scenery/lettering.tsx';
import type { SceneryProps } from '../../board/scenery/scenery-props.ts';
import './scenery.css';

/** What scripts/draw-coasts.ts wrote for this board. */
interface Coast {
  readonly land: Readonly<Record<string, string>>;
  readonly lakes: string;
  readonly borders: string;
  readonly peaks: readonly number[];
  readonly firs: readonly number[];
  readonly circle: string;
  readonly depths: readonly string[];
}

/** Winter light by day, northern lights by night. */
export function Scenery({ title, outline }: SceneryProps) {
  const coast = outline as Coast;
  return (
    <g class="scenery">
      <Sky />
      {coast.depths.map((path, at) => (
        <path key={at} class="depth" d={path} />
      ))}
      {Object.entries(coast.land).map(([country, path]) => (
        <path key={country} class={`land ${country}`} d={path} />
      ))}
      <path class="lakes" d={coast.lakes} />
      <path class="firs" d={scattered(coast.firs, fir)} />
      <path class="peaks" d={scattered(coast.peaks, peak)} />
      <path class="border" d={coast.borders} />
      <path id="arctic-circle" class="circle" d={coast.circle} />
      <text class="latitude">
        <textPath href="#arctic-circle" startOffset="21%">
          66° 33′ N
        </textPath>
      </text>
      <Title title={title} />
    </g>
  );
}

const curtains = [
  'M-420-330C-180-170-60 60 60 120S250 20 330 60C250 60 190 210 60 190S-260-60-420-100Z',
  'M-700-220C-420-120-360 130-200 200S-20 130 70 190C-20 190-60 330-200 300S-520 40-700 0Z',
  'M560-380C640-300 700-250 820-230S1100-260 1250-200C1100-210 960-120 820-130S620-240 560-290Z',
];

/** A low sun that becomes the moon, and curtains of light over the sea that are seen by night only. */
function Sky() {
  const stars = Array.from({ length: 90 }, (_, at) => `M${((at * 613) % 2300) - 680} ${((at * 397) % 1650) - 370}h.01`);
  return (
    <>
      <g class="sun">
        {[128, 98, 68].map((radius) => (
          <circle key={radius} cx="228" cy="166" r={radius} />
        ))}
      </g>
      <g class="night">
        <path class="stars" d={stars.join('')} />
        {curtains.map((path) => (
          <path key={path} class="aurora" d={path} />
        ))}
      </g>
    </>
  );
}

function Title({ title: [first = '', ...more] }: Pick<SceneryProps, 'title'>) {
  const second = more.join(' ');
  return (
    <g class="title">
      <Lettering text={first} x={228} y={second ? 132 : 150} height={36} gap={17} most={216} />
      {second && <Lettering text={second} x={228} y={188} height={19} gap={23} most={216} />}
    </g>
  );
}
