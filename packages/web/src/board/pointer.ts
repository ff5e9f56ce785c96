import type { BoardProps } from './board-props.ts';
import type { Drawing, DrawnRoute } from './layout/drawing.ts';
import { nearestRoutes, placeAt } from './nearest.ts';
import type { PanZoom } from './pan-zoom.ts';

/** How near, in pixels, counts as meant: 22 to either side of a track make 44 for a finger. */
const REACH = { touch: 22, mouse: 12 };
/** Two tracks closer than this, in pixels, can't be told apart by a finger: the board comes nearer first. */
const TELLABLE = 8;
const PAN = 70;

type Latest = { readonly current: BoardProps };

/** The place that is meant: while one is chosen any that is near, otherwise only one that is hit. */
function placeMeant(drawing: Drawing, [x, y]: readonly [number, number], reach: number, { current }: Latest) {
  if (!current.onPlace) return undefined;
  const { choosable } = current;
  return placeAt(drawing, [x, y], choosable ? Math.max(drawing.dot, reach) : drawing.dot, choosable);
}

const routeOf = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? (target.closest('[data-route]')?.getAttribute('data-route') ?? undefined) : undefined;

/** Turns clicks, taps, hovering and keys on the board into routes and places. Ends when the returned function is called. */
export function followPointer(root: SVGSVGElement, drawing: Drawing, view: PanZoom, latest: Latest): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  root.addEventListener('keydown', (event) => pressed(event, view, latest), { signal });
  root.addEventListener('focusin', (event) => intoSight(root, view, event.target), { signal });
  tellFocus(root, latest, signal);
  const held = longPress(root, drawing, view, { latest, signal });
  root.addEventListener('click', (event) => held.swallow(event) || clicked(event, drawing, view, latest), { signal });
  let hovered: Element | undefined;
  const hover = (next: Element | undefined): void => {
    if (next === hovered) return;
    hovered?.classList.remove('hovered');
    next?.classList.add('hovered');
    const before = hovered;
    hovered = next;
    root.classList.toggle('pointing', next !== undefined);
    const route = next?.getAttribute('data-route');
    if (route) latest.current.onPoint?.({ route, by: 'mouse', at: middleOf(next) });
    else if (before?.hasAttribute('data-route')) latest.current.onPoint?.(undefined);
  };
  root.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerType !== 'mouse' || event.buttons !== 0) return hover(undefined);
      const [x, y] = view.toLayout(event.clientX, event.clientY);
      const place = placeMeant(drawing, [x, y], REACH.mouse / view.scale(), latest);
      if (place) return hover(root.querySelector(`[data-place="${place.id}"]`) ?? undefined);
      const near = nearestRoutes(drawing, x, y, REACH.mouse / view.scale())[0];
      hover(near && (root.querySelector(`[data-route="${near.route.id}"]`) ?? undefined));
    },
    { signal },
  );
  root.addEventListener('pointerleave', () => hover(undefined), { signal });
  return () => ending.abort();
}

/** Where an element is in the window. */
function middleOf(element: Element | undefined): readonly [number, number] {
  const box = element?.getBoundingClientRect();
  return box ? [box.x + box.width / 2, box.y + box.height / 2] : [0, 0];
}

/** A route that is reached by key is looked at as long as it has the focus. */
function tellFocus(root: SVGSVGElement, latest: Latest, signal: AbortSignal): void {
  const tell = ({ target }: FocusEvent): void => {
    const route = routeOf(target);
    if (!route || !(target instanceof Element) || !target.matches(':focus-visible')) return;
    latest.current.onPoint?.({ route, by: 'key', at: middleOf(target) });
  };
  root.addEventListener('focusin', tell, { signal });
  root.addEventListener('focusout', () => latest.current.onPoint?.(undefined), { signal });
}

/** How long, in milliseconds, and how still, in pixels, a finger lies on a route to look at it. */
const LONG = { time: 450, still: 10 };

interface Listening {
  readonly latest: Latest;
  readonly signal: AbortSignal;
}

/** A finger that stays on a route looks at it, and has not chosen it when it is lifted. */
function longPress(
  root: SVGSVGElement,
  drawing: Drawing,
  view: PanZoom,
  { latest, signal }: Listening,
): { swallow(event: Event): boolean } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start: readonly [number, number] = [0, 0];
  let looked = false;
  const stop = (): void => clearTimeout(timer);
  root.addEventListener(
    'pointerdown',
    (event) => {
      stop();
      looked = false;
      if (event.pointerType === 'mouse') return;
      latest.current.onPoint?.(undefined);
      if (!event.isPrimary) return;
      start = [event.clientX, event.clientY];
      timer = setTimeout(() => {
        const [near] = nearestRoutes(drawing, ...view.toLayout(...start), REACH.touch / view.scale());
        if (!near) return;
        looked = true;
        latest.current.onPoint?.({ route: near.route.id, by: 'finger', at: start });
      }, LONG.time);
    },
    { signal },
  );
  root.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (Math.hypot(clientX - start[0], clientY - start[1]) > LONG.still) stop();
    },
    { signal },
  );
  for (const end of ['pointerup', 'pointercancel'] as const) root.addEventListener(end, stop, { signal });
  // Some phones open a menu for it.
  root.addEventListener('contextmenu', (event) => looked && event.preventDefault(), { signal });
  signal.addEventListener('abort', stop);
  return {
    swallow: (event) => {
      const was = looked;
      looked = false;
      if (was) event.preventDefault();
      return was;
    },
  };
}

/** The two tracks of a double. */
const areTwins = (one: DrawnRoute, other: DrawnRoute): boolean =>
  (one.a === other.a && one.b === other.b) || (one.a === other.b && one.b === other.a);

function clicked(event: MouseEvent, drawing: Drawing, view: PanZoom, latest: Latest): void {
  const kind = event instanceof PointerEvent ? event.pointerType : '';
  const direct = routeOf(event.target);
  if (kind === '') {
    if (direct) latest.current.onRoute?.(direct);
    return;
  }
  const [x, y] = view.toLayout(event.clientX, event.clientY);
  const scale = view.scale();
  const reach = REACH[kind === 'mouse' ? 'mouse' : 'touch'] / scale;
  const place = placeMeant(drawing, [x, y], reach, latest);
  if (place) return latest.current.onPlace?.(place.id);
  const [first, second] = nearestRoutes(drawing, x, y, reach);
  if (!first) return;
  // A finger is wider than both tracks of a double.
  if (kind === 'touch' && second && areTwins(first.route, second.route)) {
    if (latest.current.onTwins?.([first.route.id, second.route.id])) return;
  }
  const unclear = second !== undefined && (second.far - first.far) * scale < TELLABLE && drawing.bar * scale < TELLABLE;
  if (kind === 'touch' && unclear) return view.show(x, y, (TELLABLE * 1.6) / drawing.bar);
  press(event.currentTarget, first.route.id);
  latest.current.onRoute?.(first.route.id);
}

const PRESSED = 300;

/** The route that was hit is marked at once; what comes of it takes a moment. */
function press(root: EventTarget | null, route: string): void {
  const meant = root instanceof Element ? root.querySelector(`[data-route="${route}"]`) : undefined;
  meant?.classList.add('pressed');
  setTimeout(() => meant?.classList.remove('pressed'), PRESSED);
}

/** A route that is focused by key while it is out of sight comes into the middle. */
function intoSight(root: SVGSVGElement, view: PanZoom, target: EventTarget | null): void {
  if (!(target instanceof Element) || !target.matches('[data-route]:focus-visible')) return;
  const [box, spot] = [root.getBoundingClientRect(), target.getBoundingClientRect()];
  const [x, y] = [spot.x + spot.width / 2, spot.y + spot.height / 2];
  if (x < box.left || x > box.right || y < box.top || y > box.bottom) view.show(...view.toLayout(x, y), view.scale());
}

function pressed(event: KeyboardEvent, view: PanZoom, latest: Latest): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const moves: Readonly<Record<string, () => void>> = {
    '+': () => view.zoomBy(1.4),
    '=': () => view.zoomBy(1.4),
    '-': () => view.zoomBy(1 / 1.4),
    '0': () => view.whole(),
  };
  // Without it they go from route to route.
  const pans: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => view.panBy(PAN, 0),
    ArrowRight: () => view.panBy(-PAN, 0),
    ArrowUp: () => view.panBy(0, PAN),
    ArrowDown: () => view.panBy(0, -PAN),
  };
  const route = routeOf(event.target);
  const choose =
    route && (event.key === 'Enter' || event.key === ' ') ? () => latest.current.onRoute?.(route) : undefined;
  const move = choose ?? moves[event.key] ?? (event.shiftKey ? pans[event.key] : undefined);
  if (!move) return;
  event.preventDefault();
  move();
}
