import type { BoardArt } from '../drawings.ts';
import drawing from '../drawn/united-kingdom.routes.geo.json' with { type: 'json' };

function Scenery() {
  return <g class="scenery" />;
}

export const art: BoardArt = { drawing, pieces: 'train', Scenery };
