import type { Pack } from '@branchline/games';
import { ownOf } from '@branchline/text';
import { useSignal } from '@preact/signals';
import { Component, type ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { spanPath } from '../board/bars.ts';
import type { Drawing } from '../board/layout/drawing.ts';
import { PlaceName, PlaceView } from '../board/place-view.tsx';
import { RouteView } from '../board/route-view.tsx';
import { OwnLand, OwnShapes } from '../board/scenery/painted.tsx';
import { Title } from '../board/scenery/title.tsx';
import type { SeatStyle } from '../cards/colours.ts';
import { completed, variablesOf } from '../look/look-of.ts';
import '../board/board.css';
import type { GestureParts } from './gesture.ts';
import { followGestures } from './gestures.ts';
import { handlesOf } from './hits.ts';
import { paperKeys } from './keys.ts';
import { pathOf, type Spot } from './model/outline.ts';
import { workshopTexts } from './texts.ts';
import { type PaperView, paperView } from './view.ts';
import { OPEN_KINDS, type Workbench } from './workbench.ts';
import './canvas.css';

interface CanvasProps {
  readonly bench: Workbench;
  /** Called with the view once the paper is shown. */
  readonly shown: (view: PaperView) => void;
  readonly made: (place: string) => void;
}

const nobody: readonly number[] = [];
const noStyle = (): SeatStyle => {
  throw new Error('nobody has built anything here');
};

/** The paper: what is painted, routes, places and names, as a board shows them, and what is being done to them. */
export function Canvas({ bench, shown, made }: CanvasProps) {
  const texts = workshopTexts();
  const svg = useRef<SVGSVGElement>(null);
  const view = useSignal<PaperView | undefined>(undefined);
  const cursor = useSignal<Spot | undefined>(undefined);
  useEffect(() => {
    if (!svg.current) return;
    const held = paperView(svg.current, () => bench.pack.peek().paper?.extent ?? [0, 0, 1, 1]);
    const newName = (): string => workshopTexts().newPlace(bench.pack.peek().places.length + 1);
    const parts: GestureParts = { bench, view: held, newName, made };
    const letGo = followGestures(svg.current, parts);
    const quiet = paperKeys(svg.current, parts, cursor);
    view.value = held;
    shown(held);
    return () => {
      letGo();
      quiet();
      held.release();
    };
  }, [bench]);
  const pack = bench.pack.value;
  const look = useMemo(() => completed(pack.look ?? {}), [pack.look]);
  const { scale = 1, x = 0, y = 0 } = view.value?.window.value ?? {};
  const drawing = bench.drawing.value;
  return (
    <div class={`board workshop-paper tool-${bench.tool.value}`} style={variablesOf(look.board)}>
      <svg
        ref={svg}
        class="surface"
        tabindex={0}
        role="application"
        aria-label={texts.paper}
        aria-describedby="workshop-keys"
      >
        <g transform={`translate(${x} ${y}) scale(${scale})`} style={{ '--bar': drawing.bar }}>
          <Ground bench={bench} pack={pack} scene={look.scene} />
          <Traced bench={bench} />
          <Board bench={bench} drawing={drawing} worth={worthOf(pack)} />
          <Edge extent={pack.paper?.extent ?? []} />
          <Doing bench={bench} pack={pack} drawing={drawing} scale={scale} />
          {cursor.value && <Cursor at={cursor.value} scale={scale} />}
        </g>
      </svg>
      <p id="workshop-keys" class="hidden-text">
        {texts.keysHint}
      </p>
    </div>
  );
}

function worthOf({ rules }: Pack): number {
  return (
    rules.scoring.flatMap((one) => (typeof one === 'object' && 'attractions' in one ? [one.attractions] : []))[0] ?? 1
  );
}

interface GroundProps {
  readonly bench: Workbench;
  readonly pack: Pack;
  readonly scene: ReturnType<typeof completed>['scene'];
}

/** What is painted under the routes. Land of its own and the title follow when it is calm: they look for room. */
function Ground({ bench, pack, scene }: GroundProps) {
  const settled = bench.settled.value;
  const shapes = pack.look?.shapes ?? [];
  const ornament = pack.look?.board?.ornament;
  const painted = shapes.some(({ kind }) => kind === 'land');
  const land = useMemo(
    () => settled.routes.length > 0 && !painted && <OwnLand drawing={settled} scene={scene} />,
    [settled, scene, painted],
  );
  const own = useMemo(() => <OwnShapes drawing={{ ...settled, unit: [1, 0, 0] }} shapes={shapes} />, [shapes]);
  const title = useMemo(() => {
    const words = pack.name.toLocaleUpperCase().split(' ');
    const ground = { scene, shapes: [], ...(ornament && { ornament }) };
    return (
      settled.places.length > 1 && <Title drawing={settled} title={words} pieces={pack.pieces.kind} ground={ground} />
    );
  }, [settled, pack.name, pack.pieces.kind, scene, ornament]);
  return (
    <g class="painted">
      {land}
      {own}
      {title}
    </g>
  );
}

/** The picture that is traced: it is seen here and nowhere else. */
function Traced({ bench }: { readonly bench: Workbench }) {
  const traced = bench.tracing.value;
  const address = useMemo(() => traced && URL.createObjectURL(traced.picture), [traced?.picture]);
  useEffect(() => () => address && URL.revokeObjectURL(address), [address]);
  if (!traced || !address) return undefined;
  return (
    <image class="traced" href={address} x={traced.x} y={traced.y} width={traced.width} opacity={traced.strength} />
  );
}

interface BoardProps {
  readonly bench: Workbench;
  readonly drawing: Drawing;
  readonly worth: number;
}

function Board({ bench, drawing, worth }: BoardProps) {
  const { places, routes } = bench.selection.value;
  const [chosen, lit] = [new Set(routes), new Set(places)];
  const heat = bench.heat.value;
  const { pieces } = bench.pack.value;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in here takes the focus; the lists beside the paper tell all of it
    <g aria-hidden="true">
      {heat && <HeatUnder drawing={drawing} heat={heat.routes} />}
      {drawing.routes.map((route) => (
        <RouteView
          key={route.id}
          route={route}
          width={drawing.bar}
          pieces={pieces.kind}
          name=""
          holders={nobody}
          seatStyle={noStyle}
          claimable={false}
          dear={false}
          selected={chosen.has(route.id)}
          lit={false}
          fresh={false}
        />
      ))}
      {heat &&
        drawing.places.map(({ id, x, y }) => (
          <circle
            key={id}
            class="heat-place"
            cx={x}
            cy={y}
            r={drawing.dot * (1 + 2.2 * (ownOf(heat.places, id) ?? 0))}
          />
        ))}
      {drawing.places.map((place) => (
        <Still key={place.id} watched={[place, drawing.dot, lit.has(place.id), worth]}>
          <PlaceView place={place} dot={drawing.dot} lit={lit.has(place.id)} worth={worth} />
        </Still>
      ))}
      {drawing.places.map((place) => (
        <Still key={place.id} watched={[place, drawing.type, lit.has(place.id)]}>
          <PlaceName place={place} name={place.label} size={drawing.type} lit={lit.has(place.id)} />
        </Still>
      ))}
    </g>
  );
}

interface StillProps {
  readonly watched: readonly unknown[];
  readonly children: ComponentChildren;
}

/** Drawn again only when something it is about has changed: while one place is dragged, all others stand still. */
class Still extends Component<StillProps> {
  override shouldComponentUpdate({ watched }: StillProps): boolean {
    return watched.some((one, at) => one !== this.props.watched[at]);
  }

  override render() {
    return this.props.children;
  }
}

/** How much each route was used: the broader and the redder, the more. */
function HeatUnder({ drawing, heat }: { readonly drawing: Drawing; readonly heat: Readonly<Record<string, number>> }) {
  return (
    <g class="heat">
      {drawing.routes.map((route) => {
        const share = heat[route.id] ?? 0;
        return (
          <path
            key={route.id}
            d={spanPath(route)}
            stroke-width={drawing.bar * (1.3 + share * 1.9)}
            style={{ '--share': `${Math.round(share * 100)}%` }}
          />
        );
      })}
    </g>
  );
}

/** Beyond the paper nothing is printed. */
function Edge({ extent }: { readonly extent: readonly number[] }) {
  const [left = 0, top = 0, right = 0, bottom = 0] = extent;
  return (
    <path
      class="beyond"
      fill-rule="evenodd"
      d={`M-9999-9999H19999V19999H-9999ZM${left} ${top}V${bottom}H${right}V${top}Z`}
    />
  );
}

interface DoingProps {
  readonly bench: Workbench;
  readonly pack: Pack;
  readonly drawing: Drawing;
  readonly scale: number;
}

/** Handles, guides, frames and what is half drawn. */
function Doing({ bench, pack, drawing, scale }: DoingProps) {
  const sketch = bench.sketch.value;
  const selection = bench.selection.value;
  const shapes = pack.look?.shapes ?? [];
  const from = sketch?.kind === 'route' ? drawing.places.find(({ id }) => id === sketch.from) : undefined;
  return (
    <g class="doing" style={{ '--thin': 1 / scale }}>
      {selection.shapes.map((at) => (
        <path key={at} class="picked" d={shapes[at]?.path} />
      ))}
      {bench.guides.value.map(([[ax, ay], [bx, by]], at) => (
        <path key={at} class="guide" d={`M${ax} ${ay}L${bx} ${by}`} />
      ))}
      {sketch?.kind === 'route' && from && <path class="sketch" d={`M${from.x} ${from.y}L${sketch.to.join(' ')}`} />}
      {sketch?.kind === 'shape' && <ShapeSketch bench={bench} points={sketch.points} scale={scale} />}
      {sketch?.kind === 'frame' && (
        <path class="frame" d={`M${sketch.from.join(' ')}H${sketch.to[0]}V${sketch.to[1]}H${sketch.from[0]}Z`} />
      )}
      {(bench.tool.value === 'select' || bench.tool.value === 'route') &&
        handlesOf(pack, drawing, selection).map(({ spot: [hx, hy], fresh, number }, at) => (
          <circle
            key={`${fresh} ${number}`}
            class={`handle${fresh ? ' fresh' : ''}${bench.handle.value === at ? ' held' : ''}`}
            cx={hx}
            cy={hy}
            r={(fresh ? 5 : 7) / scale}
          />
        ))}
    </g>
  );
}

interface ShapeSketchProps {
  readonly bench: Workbench;
  readonly points: readonly Spot[];
  readonly scale: number;
}

function ShapeSketch({ bench, points, scale }: ShapeSketchProps) {
  const closed = !OPEN_KINDS.has(bench.shapeKind.value) && points.length > 2;
  const [first] = points;
  return (
    <>
      <path class="sketch" d={pathOf({ points, closed, smooth: bench.smooth.value })} />
      {first && <circle class="handle" cx={first[0]} cy={first[1]} r={6 / scale} />}
    </>
  );
}

/** Where the keys would do something. */
function Cursor({ at: [x, y], scale }: { readonly at: Spot; readonly scale: number }) {
  const long = 14 / scale;
  return (
    <path
      class="cursor"
      d={`M${x - long} ${y}h${long * 2}M${x} ${y - long}v${long * 2}`}
      style={{ '--thin': 1 / scale }}
    />
  );
}
