import { findMap, titleOf } from '@branchline/games';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type GameLook, lookOf, piecesOf, variablesOf } from '../look/look-of.ts';
import type { Scene as SceneKind } from '../look/palettes.ts';
import { Vehicle } from './vehicle.tsx';
import './posters.css';

/** Posters drawn by hand, found in the folders of art: nobody writes a list. */
const drawn = import.meta.glob<ComponentType>('../art/*/poster.tsx', { eager: true, import: 'Poster' });

/** A small travel poster for each game: flat shapes and few colours, by day and by night. */
export function Poster({ game }: { readonly game: string }) {
  const ByHand = drawn[`../art/${game}/poster.tsx`];
  return (
    <svg class="poster-art" viewBox="0 0 320 220" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {ByHand ? <ByHand /> : <FromPalette game={game} />}
    </svg>
  );
}

/** What stands between the sky and the track. */
const SCENES: Readonly<Record<SceneKind, readonly (readonly [name: string, path: string])[]>> = {
  hills: [
    ['far', 'M0 220V128c50-34 90-10 130-20s90-42 190-6v118Z'],
    ['near', 'M0 220v-54c70-26 120 4 180-8s100-20 140-6v68Z'],
  ],
  peaks: [
    ['rock', 'M0 220v-74l40-34 34 28 46-52 52 58 40-30 48 40 28-22 32 26v60Z'],
    ['cap', 'M102 108 120 88l20 22-12-3-9 8-8-9ZM30 121l10-9 9 8-6 1-4 5ZM203 125l9-9 10 9-6 1-4 4Z'],
    ['far', 'M0 220v-52c40-18 80-4 120-10s110-20 200 0v62Z'],
    ['water', 'M0 180h320v40H0Z'],
  ],
  skyline: [
    [
      'far',
      'M0 220V126h22v-20h26v30h14V84h10V70h8v14h10v52h18v-26h30v16h16V64l8-14 8 14v72h22v-40h28v28h20V92h30v44h26v-26h24v110Z',
    ],
    ['rock', 'M0 220v-62h34v-26h28v34h30v-22h24v30h36v-44h10l8-26 8 26h10v44h30v-28h34v36h26v-24h42v62Z'],
  ],
  coast: [
    ['water', 'M0 118h320v102H0Z'],
    ['gleam', 'M190 130h84M214 140h52M150 148h40M232 152h70M178 160h30'],
    ['far', 'M0 220V96c26-14 60-8 84 8s34 10 48 22 40 8 58 26v68Z'],
    ['tower', 'M52 88 56 42h12l4 46ZM54 40v-8h16v8ZM58 32l4-9 4 9Z'],
  ],
  desert: [
    ['stone', 'M0 220v-72l16-4 10-34h44l8 26 18 4 22 34 40-6 6-50 10-22h52l8 30 20 4 14 44 52 6v40Z'],
    ['rock', 'M0 220v-48l30-4 8-14h40l10 16 70 6 40-4 12-20h36l10 18 64 6v44Z'],
  ],
};

/** Every other game is seen from the other side, so that posters in a row are not all alike. */
const mirrored = (game: string): boolean => [...game].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 2 === 1;

function FromPalette({ game }: { readonly game: string }) {
  const map = titleOf(game)?.look?.poster === 'map' ? findMap(game)?.pack : undefined;
  const [FromMap, show] = useState<typeof import('./map-poster.tsx').MapPoster>();
  // Few games have one: it is fetched with the first.
  useEffect(() => {
    if (map && !FromMap) void import('./map-poster.tsx').then(({ MapPoster }) => show(() => MapPoster));
  }, [map]);
  if (map && FromMap) return <FromMap map={map} look={lookOf(game)} />;
  return <Painting look={lookOf(game)} pieces={piecesOf(game)} mirror={mirrored(game)} />;
}

interface SceneProps {
  readonly look: GameLook;
  readonly pieces: 'taxi' | 'train';
}

/** Sky, sun, a land of the palette's kind, and what runs there. */
export function Painting({ look: { scene, board }, pieces, mirror }: SceneProps & { readonly mirror: boolean }) {
  const { sky, sun, sea, land, land2, land3, relief, relief2, relief3, title, ink } = board;
  return (
    <g
      class="scene"
      transform={mirror ? 'translate(320 0) scale(-1 1)' : undefined}
      style={variablesOf({ sky, sun, sea, land, land2, land3, relief, relief2, relief3, title, ink })}
    >
      <path class="sky" d="M0 0h320v220H0Z" />
      <circle class="sun" cx="236" cy="74" r="38" />
      {SCENES[scene].map(([name, path]) => (
        <path key={name} class={name} d={path} />
      ))}
      <path class="ground" d="M0 220v-34c60-12 110 4 160 0s110-10 160 0v34Z" />
      <path class="track" d="M0 196h320" />
      <Vehicle class="engine" pieces={pieces} kind="wild" at="translate(216 195) scale(1.15)" />
      {pieces === 'train' &&
        [150, 86].map((x) => (
          <Vehicle key={x} class="coach" pieces={pieces} kind="red" at={`translate(${x} 195) scale(1.15)`} />
        ))}
    </g>
  );
}
