import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { rovingTabindex } from '../parts/focus.ts';
import { arrowSteps } from './arrow-keys.ts';
import type { BoardArt, Drawing } from './art/drawing.ts';
import type { BoardProps } from './board-props.ts';
import { createBoardHandle } from './handle.ts';
import { type PanZoom, panZoom } from './pan-zoom.ts';
import { PlaceName, PlaceView } from './place-view.tsx';
import { followPointer } from './pointer.ts';
import { RouteView } from './route-view.tsx';
import { Underlay } from './underlay.tsx';
import { ZoomButtons } from './zoom-buttons.tsx';

const none: ReadonlySet<string> = new Set();
const nobody: readonly number[] = [];
/** The sizes of a place name, in pixels: below `far` names stand apart; none is smaller, near or far, or bigger than these. */
const NAME_PIXELS = { far: 6.6, least: 8.2, farLeast: 8, most: 19 };

/** How the names are written at this distance. */
interface Lettering {
  readonly far: boolean;
  readonly scale: number;
}

/** The same as before where nobody could tell the difference: names are not set anew for it. */
function lettered(last: Lettering, far: boolean, scale: number): Lettering {
  return far === last.far && Math.abs(scale / last.scale - 1) < 0.01 ? last : { far, scale };
}

export function BoardSurface(props: BoardProps & { readonly art: BoardArt }) {
  const { drawing } = props.art;
  const svg = useRef<SVGSVGElement>(null);
  const world = useRef<SVGGElement>(null);
  const view = useRef<PanZoom | undefined>(undefined);
  const [lettering, setLettering] = useState<Lettering>({ far: false, scale: 1 });
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    if (!svg.current || !world.current) return;
    const [root, layer] = [svg.current, world.current];
    const held = panZoom(root, drawing.extent, (now) => {
      layer.setAttribute('transform', now.toString());
      const away = drawing.type * now.k < NAME_PIXELS.far;
      const size = (away ? drawing.farType : drawing.type) * now.k;
      const shown = Math.min(Math.max(size, away ? NAME_PIXELS.farLeast : NAME_PIXELS.least), NAME_PIXELS.most);
      setLettering((last) => lettered(last, away, shown / size));
    });
    view.current = held;
    const letGo = followPointer(root, drawing, held, latest);
    const stopRoving = rovingTabindex(root, { items: '[data-route]', steps: arrowSteps(drawing) });
    latest.current.handle?.(createBoardHandle(drawing, held));
    return () => {
      latest.current.handle?.(undefined);
      letGo();
      stopRoving();
      held.release();
    };
  }, [drawing]);

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot hold the shapes of an SVG */}
      <svg ref={svg} class="surface" role="group" aria-label={props.label} data-group="board">
        <g ref={world} style={{ '--bar': drawing.bar }}>
          <Layers {...props} lettering={lettering} />
        </g>
      </svg>
      <ZoomButtons words={props.words} view={view} />
    </>
  );
}

function Layers(props: BoardProps & { readonly art: BoardArt; readonly lettering: Lettering }) {
  const { art, holders, claimable = none, lit, lockedRegions = none, fresh = none } = props;
  const { drawing, Scenery } = art;
  const scenery = useMemo(
    () => <Scenery lockedRegions={lockedRegions} title={props.title.toLocaleUpperCase().split(' ')} />,
    [Scenery, lockedRegions, props.title],
  );
  const { lettering, placeNames } = props;
  const places = useMemo(
    () => placesOf({ drawing, lit, lettering, placeNames }),
    [drawing, lit?.places, lettering, placeNames],
  );
  return (
    <>
      {scenery}
      <Underlay drawing={drawing} claimable={claimable} lit={lit?.routes ?? none} selected={props.selected} />
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
      {places}
    </>
  );
}

type PlacesProps = Pick<BoardProps, 'placeNames' | 'lit'> & {
  readonly drawing: Drawing;
  readonly lettering: Lettering;
};

function placesOf({ drawing, lit, lettering: { far, scale }, placeNames }: PlacesProps) {
  const shines = (id: string): boolean => lit?.places?.has(id) ?? false;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in here takes the focus
    <g aria-hidden="true">
      {drawing.places.map((place) => (
        <PlaceView key={place.id} place={place} dot={drawing.dot} lit={shines(place.id)} />
      ))}
      {drawing.places.map((place) => {
        const shining = shines(place.id);
        const name = far ? (place.far ?? (shining ? place.label : undefined)) : place.label;
        const type = far ? drawing.farType : drawing.type;
        const own = placeNames?.[place.id];
        const called = name && own ? { ...name, lines: [own] } : name;
        return called && <PlaceName key={place.id} {...{ place, type, scale }} name={called} lit={shining} />;
      })}
    </g>
  );
}
