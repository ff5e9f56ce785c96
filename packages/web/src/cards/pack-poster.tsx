import type { Pack } from '@branchline/games';
import type { GameLook } from '../look/look-of.ts';
import { MapPoster } from './map-poster.tsx';
import { Painting } from './posters.tsx';

/** The poster of a map of somebody's own, with its title on it: the map itself, or a scene. */
export function PackPoster({ pack, look }: { readonly pack: Pack; readonly look: GameLook }) {
  const title = pack.name;
  return (
    <svg class="poster-art" viewBox="0 0 320 220" role="img" aria-label={title}>
      {pack.look?.poster === 'map' ? (
        <MapPoster map={pack} look={look} title={title} />
      ) : (
        <g>
          <Painting look={look} pieces={pack.pieces.kind} mirror={false} />
          <text
            class="poster-title"
            x="16"
            y="36"
            textLength={title.length > 18 ? 288 : undefined}
            lengthAdjust="spacingAndGlyphs"
          >
            {title}
          </text>
        </g>
      )}
    </svg>
  );
}
