import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { rovingTabindex } from '../parts/focus.ts';
import { arrowSteps } from './arrow-keys.ts';
import type { BoardProps } from './board-props.ts';
import { createBoardHandle } from './handle.ts';
import type { Drawing } from './layout/drawing.ts';
import { type Lettering, legibleNames, nameSpots, type WrittenName } from './legible-names.ts';
import { type PanZoom, panZoom, type SeenPart } from './pan-zoom.ts';
import { PlaceName, PlaceView, StationView } from './place-view.tsx';
import { followPointer } from './pointer.ts';
import { RouteView } from './route-view.tsx';
import type { BoardArt } from './scenery/scenery-props.ts';
import { written } from './transform.ts';
import { Underlay } from './underlay.tsx';
import { ZoomButtons } from './zoom-buttons.tsx';

const none: ReadonlySet<string> = new Set();
const nobody: readonly number[] = [];
/** The sizes of a place name, in pixels: none is smaller, least of all where there is room for it, or bigger. */
const NAME_PIXELS = { least: 11, leastOnPhone: 9.6, most: 19 };
/** A board whose shorter side has fewer pixels is on a phone. */
const PHONE = 500;
/** Letters grow in steps, or every name would be set anew for each movement of a finger. */
const STEP = Math.log(1.05);

/** How much larger than they were set names are written at this distance, so that they can be read. */
function enlarged(type: number, k: number, { left, top, right, bottom, scale }: SeenPart): number {
  const side = Math.min(right - left, bottom - top) * scale;
  const wanted = Math.max(type * k, side < PHONE ? NAME_PIXELS.leastOnPhone : NAME_PIXELS.least);
  const exactly = Math.min(wanted, NAME_PIXELS.most) / (type * k);
  return Math.exp(Math.ceil(Math.log(exactly) / STEP - 0.01) * STEP);
}

/** What the buttons cover of what is seen. */
function coveredBy(buttons: Element | null, root: Element, { left, top, scale }: SeenPart): Lettering['covered'] {
  const box = buttons?.getBoundingClientRect();
  if (!box || box.width === 0) return undefined;
  const { x, y } = root.getBoundingClientRect();
  return {
    left: left + (box.left - x) / scale,
    top: top + (box.top - y) / scale,
    right: left + (box.right - x) / scale,
    bottom: top + (box.bottom - y) / scale,
  };
}

export function BoardSurface(props: BoardProps & { readonly art: BoardArt }) {
  const { drawing } = props.art;
  const svg = useRef<SVGSVGElement>(null);
  const world = useRef<SVGGElement>(null);
  const view = useRef<PanZoom | undefined>(undefined);
  const [lettering, setLettering] = useState<Lettering>();
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    if (!svg.current || !world.current) return;
    const [root, layer] = [svg.current, world.current];
    const held = panZoom(root, drawing.extent, (now, room) => {
      layer.setAttribute('transform', written(now));
      const size = drawing.type * enlarged(drawing.type, now.k, room);
      setLettering((last) => {
        if (last?.room === room && Math.abs(size / last.size - 1) < 0.01) return last;
        return { size, room, covered: coveredBy(root.nextElementSibling, root, room) };
      });
    });
    view.current = held;
    const letGo = followPointer(root, drawing, held, latest);
    const stopRoving = rovingTabindex(root, { items: '[data-route]', steps: arrowSteps(drawing) });
    latest.current.handle?.(createBoardHandle(drawing, held, root));
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
      <ZoomButtons words={props.words} plan={props.plan} view={view} />
    </>
  );
}

function Layers(props: BoardProps & { readonly art: BoardArt; readonly lettering: Lettering | undefined }) {
  const { art, holders, claimable = none, dear = none, lit, lockedRegions = none, fresh = none } = props;
  const { drawing, Scenery } = art;
  const scenery = useMemo(() => {
    const title = props.title.toLocaleUpperCase().split(' ');
    return <Scenery {...art} lockedRegions={lockedRegions} title={title} />;
  }, [art, lockedRegions, props.title]);
  const { lettering, placeNames, choosable, stations, seatStyle, needed = none, Marks } = props;
  const spots = useMemo(() => lettering && nameSpots(drawing, lettering, placeNames), [drawing, lettering, placeNames]);
  const names = useMemo(
    () =>
      spots && lettering
        ? legibleNames(spots, lettering.size, (id) => needed.has(id) || (lit?.places?.has(id) ?? false))
        : [],
    [spots, lit?.places, needed],
  );
  const places = useMemo(
    () => placesOf({ drawing, worth: art.worth, lit, choosable, stations, seatStyle }),
    [drawing, lit?.places, choosable, stations, seatStyle],
  );
  return (
    <>
      {scenery}
      <Underlay
        drawing={drawing}
        claimable={claimable}
        dear={dear}
        lit={lit?.routes ?? none}
        selected={props.selected}
      />
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
          dear={dear.has(route.id)}
          selected={props.selected === route.id}
          lit={lit?.routes?.has(route.id) ?? false}
          fresh={fresh.has(route.id)}
        />
      ))}
      {Marks && <Marks drawing={drawing} letters={lettering?.size ?? drawing.type} />}
      {places}
      <Names names={names} size={lettering?.size ?? drawing.type} lit={lit?.places ?? none} />
    </>
  );
}

interface NamesProps {
  readonly names: readonly WrittenName[];
  readonly size: number;
  readonly lit: ReadonlySet<string>;
}

function Names({ names, size, lit }: NamesProps) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in here takes the focus
    <g aria-hidden="true">
      {names.map((one) => (
        <PlaceName key={one.place.id} {...one} size={size} lit={lit.has(one.place.id)} />
      ))}
    </g>
  );
}

type PlacesProps = Pick<BoardProps, 'lit' | 'choosable' | 'stations' | 'seatStyle'> & {
  readonly drawing: Drawing;
  readonly worth: number;
};

function placesOf({ drawing, worth, lit, choosable = none, stations, seatStyle }: PlacesProps) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in here takes the focus
    <g aria-hidden="true">
      {drawing.places.map((place) => (
        <PlaceView
          key={place.id}
          place={place}
          dot={drawing.dot}
          lit={lit?.places?.has(place.id) ?? false}
          choosable={choosable.has(place.id)}
          worth={worth}
        />
      ))}
      {drawing.places.map((place) => {
        const seat = stations?.get(place.id);
        return seat === undefined ? undefined : (
          <StationView key={place.id} place={place} dot={drawing.dot} style={seatStyle(seat)} />
        );
      })}
    </g>
  );
}
