import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { BoardProps } from './board-props.ts';
import type { BoardArt } from './drawings.ts';
import { handleOf } from './handle.ts';
import { type PanZoom, panZoom } from './pan-zoom.ts';
import { PlaceName, PlaceView } from './place-view.tsx';
import { follow } from './pointing.ts';
import { RouteView } from './route-view.tsx';
import { ZoomButtons } from './zoom-buttons.tsx';

const none: ReadonlySet<string> = new Set();
const nobody: readonly number[] = [];
/** The least size of a place name, in pixels, however far the board is away; and the most. */
const NAME_PIXELS = { least: 9.5, most: 19 };

export function BoardSurface(props: BoardProps & { readonly art: BoardArt }) {
  const { drawing } = props.art;
  const svg = useRef<SVGSVGElement>(null);
  const world = useRef<SVGGElement>(null);
  const view = useRef<PanZoom | undefined>(undefined);
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    if (!svg.current || !world.current) return;
    const [root, layer] = [svg.current, world.current];
    const held = panZoom(root, drawing.extent, (now) => {
      layer.setAttribute('transform', now.toString());
      const size = Math.min(Math.max(drawing.type * now.k, NAME_PIXELS.least), NAME_PIXELS.most);
      layer.style.setProperty('--name-scale', String(size / (drawing.type * now.k)));
    });
    view.current = held;
    const letGo = follow(root, drawing, held, latest);
    latest.current.handle?.(handleOf(drawing, held));
    return () => {
      latest.current.handle?.(undefined);
      letGo();
      held.release();
    };
  }, [drawing]);

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot hold the shapes of an SVG */}
      <svg ref={svg} class="surface" role="group" aria-label={props.label} tabindex={0}>
        <g ref={world}>
          <Layers {...props} />
        </g>
      </svg>
      <ZoomButtons words={props.words} view={view} />
    </>
  );
}

function Layers(props: BoardProps & { readonly art: BoardArt }) {
  const { art, holders, claimable = none, lit, lockedRegions = none, fresh = none } = props;
  const { drawing, Scenery } = art;
  const scenery = useMemo(() => <Scenery lockedRegions={lockedRegions} />, [Scenery, lockedRegions]);
  return (
    <>
      {scenery}
      {drawing.routes.map((route) => (
        <RouteView
          key={route.id}
          route={route}
          width={drawing.bar}
          pieces={art.pieces}
          name={props.describeRoute(route.id)}
          holders={holders[route.id] ?? nobody}
          seatStyle={props.seatStyle}
          claimable={claimable.has(route.id)}
          selected={props.selected === route.id}
          lit={lit?.routes?.has(route.id) ?? false}
          fresh={fresh.has(route.id)}
        />
      ))}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in here takes the focus */}
      <g aria-hidden="true">
        {drawing.places.map((place) => (
          <PlaceView key={place.id} place={place} dot={drawing.dot} lit={lit?.places?.has(place.id) ?? false} />
        ))}
        {drawing.places.map((place) => (
          <PlaceName key={place.id} place={place} type={drawing.type} lit={lit?.places?.has(place.id) ?? false} />
        ))}
      </g>
    </>
  );
}
