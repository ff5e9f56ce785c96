import type { BoardArt, SceneryProps } from '../drawing.ts';
import coast from '../drawn/united-kingdom.coast.geo.json' with { type: 'json' };
import drawing from '../drawn/united-kingdom.routes.geo.json' with { type: 'json' };
import { hill, strewn, tree } from '../glyphs.ts';
import { Liner, NewYork, Title } from './vignettes.tsx';
import './united-kingdom.css';

const hills = strewn(coast.hills, hill);
const trees = strewn(coast.trees, tree);

/** A heritage railway poster: cream and moss, and a veil over the countries that are still closed. */
function Scenery({ lockedRegions, title }: SceneryProps) {
  return (
    <g class="scenery">
      {coast.depths.map((path, at) => (
        <path key={at} class="depth" d={path} />
      ))}
      {Object.entries(coast.land).map(([country, path]) => (
        <path key={country} class={`land ${country}`} d={path} />
      ))}
      <path class="lakes" d={coast.lakes} />
      <path class="trees" d={trees} />
      <path class="hills" d={hills} />
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

export const art: BoardArt = { drawing, pieces: 'train', Scenery };
