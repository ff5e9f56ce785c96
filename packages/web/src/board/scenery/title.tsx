import { vehicleOf } from '../../cards/shapes.ts';
import type { Drawing } from '../layout/drawing.ts';
import { type FreeSpot, freeSpot } from './free-spot.ts';
import { Lettering, lineWidth } from './lettering.tsx';
import type { SceneryProps } from './scenery-props.ts';

type TitleProps = Pick<SceneryProps, 'drawing' | 'title' | 'pieces' | 'ground'>;

/** Capitals at their largest, the air between lines and letters, and the band below for what drives there. */
const CAPITALS = 40;
const LEADING = 62;
const LETTER_GAP = 16;
const BAND = 44;

/** A title as it is set: its lines, the middle of their top, how large it is, and the room it takes. */
interface Setting {
  readonly lines: readonly string[];
  readonly middle: number;
  readonly top: number;
  readonly scale: number;
  readonly spot: FreeSpot;
}

/** How wide and high the lines are at their largest, with what stands below them. */
const sizeOf = (lines: readonly string[]): [wide: number, high: number] => [
  Math.max(184, ...lines.map((line) => lineWidth(line, LETTER_GAP))) + 24,
  lines.length * LEADING - (LEADING - CAPITALS) + BAND + 24,
];

/** The words on as many lines as leaves them largest, where the board has room for them; nothing, where it has none. */
export function settingOf({ drawing, title, ground }: Omit<TitleProps, 'pieces'>): Setting | undefined {
  if (ground.titleSpot) return wished(ground.titleSpot, drawing, title);
  let best: Setting | undefined;
  for (const lines of broken(title)) {
    const [wide, high] = sizeOf(lines);
    const spot = freeSpot(drawing, [wide, high], 0.3);
    if (!spot) continue;
    const scale = Math.min(spot.width / wide, spot.height / high, 1.1);
    const top = spot.top + (spot.height - high * scale) / 2;
    if (!best || scale > best.scale * 1.05) best = { lines, middle: spot.left + spot.width / 2, top, scale, spot };
  }
  return best;
}

/** Where a look wants it: broken so that it is largest within its width, and not too high. */
function wished(
  [x = 0, y = 0, width = 0]: readonly number[],
  { unit = [] }: Drawing,
  title: readonly string[],
): Setting {
  const [scaled = 1, dx = 0, dy = 0] = unit;
  const ways = broken(title).map((lines) => {
    const [wide, high] = sizeOf(lines);
    return { lines, high, scale: Math.min((width * scaled) / wide, (width * scaled * 0.8) / high) };
  });
  const { lines, high, scale } = ways.reduce((best, one) => (one.scale > best.scale ? one : best));
  const [middle, top] = [x * scaled + dx, y * scaled + dy - (high * scale) / 2];
  const spot = { left: middle - (width * scaled) / 2, top, width: width * scaled, height: high * scale };
  return { lines, middle, top, scale, spot };
}

/** All ways to break a title at its words, up to three lines; one of many words only the even ones. */
function broken(words: readonly string[]): string[][] {
  const ways: string[][] = [[words.join(' ')]];
  for (let at = 1; at < words.length; at++) {
    ways.push([words.slice(0, at).join(' '), words.slice(at).join(' ')]);
    for (let later = at + 1; later < words.length; later++) {
      ways.push([words.slice(0, at), words.slice(at, later), words.slice(later)].map((line) => line.join(' ')));
    }
  }
  return ways;
}

/** The name of the game where nothing else is, with what drives there below it. */
export function Title(props: TitleProps) {
  const setting = settingOf(props);
  if (!setting) return undefined;
  const { lines, middle, top, scale } = setting;
  const { ornament } = props.ground;
  const below = 12 + lines.length * LEADING;
  return (
    <g class="title" transform={`translate(${middle} ${top}) scale(${scale})`}>
      {lines.map((line, at) => (
        <Lettering key={line} text={line} x={0} y={12 + at * LEADING} height={CAPITALS} gap={LETTER_GAP} />
      ))}
      <g transform={`translate(0 ${below - (LEADING - CAPITALS) + BAND - 6})`}>
        {ornament ? (
          <path class="ornament" d={ORNAMENTS[ornament]} transform="translate(0 -15)" />
        ) : (
          <Driving pieces={props.pieces} />
        )}
      </g>
    </g>
  );
}

function Driving({ pieces }: Pick<SceneryProps, 'pieces'>) {
  return (
    <>
      {pieces === 'train' ? (
        <>
          <path class="vehicle" d={vehicleOf('train', 'wild')} transform="translate(52 0)" />
          <path class="vehicle" d={vehicleOf('train', 'red')} transform="translate(0 0)" />
          <path class="vehicle" d={vehicleOf('train', 'blue')} transform="translate(-51 0)" />
        </>
      ) : (
        <path class="vehicle" d={vehicleOf('taxi', 'wild')} />
      )}
      <path class="rail" d="M-92 .8H92M-84 3.6h168" />
    </>
  );
}

const ray = (angle: number, radius: number): string =>
  `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`;

/** A star of so many rays that reaches so far out and in. */
const star = (rays: number, outer: readonly number[], inner: number): string =>
  `M${Array.from({ length: rays * 2 }, (_, at) =>
    ray((at / rays) * Math.PI, at % 2 === 0 ? (outer[(at / 2) % outer.length] ?? 0) : inner),
  ).join('L')}Z`;

const ORNAMENTS = {
  star: `${star(5, [16], 6.4)}M-92-1.2H-26V1.2H-92ZM26-1.2H92V1.2H26ZM-92 2.8H-34V3.8H-92ZM34 2.8H92V3.8H34Z`,
  compass: `${star(8, [19, 10], 4.4)}M-92-.8H-28V.8H-92ZM28-.8H92V.8H28Z`,
};
