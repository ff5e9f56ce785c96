import type { BoardArt } from '../drawings.ts';
import coast from '../drawn/nordic-countries.coast.geo.json' with { type: 'json' };
import drawing from '../drawn/nordic-countries.routes.geo.json' with { type: 'json' };

function Scenery() {
  return (
    <g class="scenery">
      {coast.depths.map((d) => (
        <path key={d} d={d} fill="none" stroke="#8fb7bd" />
      ))}
      {Object.entries(coast.land).map(([id, d]) => (
        <path key={id} d={d} fill="var(--land)" stroke="#889" stroke-width=".6" opacity={id === 'others' ? 0.6 : 1} />
      ))}
      <path d={coast.lakes} fill="var(--sea)" />
    </g>
  );
}

export const art: BoardArt = { drawing, pieces: 'train', Scenery };
