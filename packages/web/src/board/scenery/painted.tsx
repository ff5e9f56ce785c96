import type { Scene } from '../../look/palettes.ts';
import type { Drawing } from '../layout/drawing.ts';
import { cactus, fir, hill, house, mesa, peak, scattered, tree } from './glyphs.ts';
import { ownGround } from './ground.ts';
import type { SceneryProps, Shape } from './scenery-props.ts';
import { Title } from './title.tsx';
import './painted.css';

/** `outline.json` of a board that paints itself, as scripts/draw-coasts.ts writes it. */
interface Outline {
  /** by a name, with its tone */
  readonly land: Readonly<Record<string, string>>;
  readonly tones?: Readonly<Record<string, number>>;
  /** parts of a land in another tone */
  readonly patches?: readonly { readonly tone: number; readonly on: string; readonly path: string }[];
  readonly lakes: string;
  readonly rivers?: string;
  readonly borders: string;
  /** the sheets of its ranges: body, shade, light */
  readonly relief?: readonly string[];
  readonly depths: readonly string[];
  readonly [line: string]: unknown;
}

/** The scenery of any board that nobody has drawn by hand: from its outline, from its pack's shapes, or from its places alone. */
export function Painted({ drawing, outline, ground, pieces, title }: SceneryProps) {
  const coast = outline as Outline | undefined;
  // Water alone is painted over the board's own land: on a sea nobody would see it.
  const known = coast || ground.shapes.some(({ kind }) => kind === 'land');
  return (
    <g class="painted">
      {!known && <OwnLand drawing={drawing} scene={ground.scene} />}
      {coast && <Coast {...coast} />}
      {ground.shapes.length > 0 && <OwnShapes drawing={drawing} shapes={ground.shapes} />}
      <Title {...{ drawing, title, pieces, ground }} />
    </g>
  );
}

/** A real coast: water with its depths, land in its tones, and what lies on it. */
function Coast({ land, tones = {}, patches = [], lakes, rivers, borders, relief = [], depths, lines }: Outline) {
  return (
    <>
      {typeof lines === 'string' && <path class="line" d={lines} />}
      {depths.map((path, at) => (
        <path key={at} class="depth" d={path} />
      ))}
      {Object.entries(land).map(([name, path]) => (
        <path key={name} class={`land tone-${tones[name] ?? 4}`} d={path} />
      ))}
      {Object.entries(land).map(([name, path]) => {
        const own = patches.filter(({ on }) => on === name);
        return (
          own.length > 0 && (
            <g key={name}>
              <clipPath id={`land-${name}`}>
                <path d={path} />
              </clipPath>
              <g clip-path={`url(#land-${name})`}>
                {own.map((patch, at) => (
                  <path key={at} class={`land soft tone-${patch.tone}`} d={patch.path} />
                ))}
              </g>
              <path class="land bare" d={path} />
            </g>
          )
        );
      })}
      {relief.map((path, at) => (
        <path key={at} class={`relief tone-${at + 1}`} d={path} />
      ))}
      {rivers !== undefined && <path class="river" d={rivers} />}
      <path class="lake" d={lakes} />
      <path class="border" d={borders} />
    </>
  );
}

/** What a pack drew is in its own units; lines are as thin as ours all the same. */
export function OwnShapes({ drawing, shapes }: { readonly drawing: Drawing; readonly shapes: readonly Shape[] }) {
  const [scale = 1, x = 0, y = 0] = drawing.unit ?? [];
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} style={{ '--pen': 1 / scale }}>
      {shapes.map((shape, at) => (
        <Painting key={at} {...shape} />
      ))}
    </g>
  );
}

/** One shape in its kind's colour; relief of one tone is cut from paper, with a shadow. */
function Painting({ kind, path, tone }: Shape) {
  return (
    <>
      {kind === 'relief' && tone === undefined && <path class="relief shadow" d={path} />}
      <path class={`${kind} tone-${tone ?? 1}`} d={path} />
    </>
  );
}

/** What stands here and there in each kind of country: the many, and the few. */
const GLYPHS: Readonly<Record<Scene, readonly [many: Glyph, few: Glyph]>> = {
  hills: [tree, hill],
  peaks: [fir, peak],
  skyline: [house, tree],
  coast: [tree, hill],
  desert: [cactus, mesa],
};

type Glyph = (x: number, y: number, size: number) => string;

const grounds = new WeakMap<Drawing, ReturnType<typeof ownGround>>();

/** Land made from the places alone: an island where the palette is a coast, layers of paper elsewhere. */
export function OwnLand({ drawing, scene }: { readonly drawing: Drawing; readonly scene: Scene }) {
  const island = scene === 'coast';
  const ground = grounds.get(drawing) ?? ownGround(drawing, island);
  grounds.set(drawing, ground);
  const [many, few] = GLYPHS[scene];
  const tones = island ? [2, 1] : [3, 2, 1];
  return (
    <>
      {!island && <path class="land tone-4" d="M-9999-9999H19999V19999H-9999Z" />}
      {ground.depths.map((path, at) => (
        <path key={at} class="depth" d={path} />
      ))}
      {ground.land.map((path, at) => (
        <path key={at} class={`land tone-${tones[at]}${at === 0 && island ? '' : ' soft'}`} d={path} />
      ))}
      <path class="strewn" d={scattered(ground.many, many)} />
      <path class="sketched" d={scattered(ground.few, few)} />
    </>
  );
}
