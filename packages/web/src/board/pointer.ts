import type { Drawing } from './art/drawing.ts';
import type { BoardProps } from './board-props.ts';
import { nearestRoutes, placeAt } from './nearest.ts';
import type { PanZoom } from './pan-zoom.ts';

/** How near, in pixels, counts as meant: 22 to either side of a track make 44 for a finger. */
const REACH = { touch: 22, mouse: 12 };
/** Two tracks closer than this, in pixels, can't be told apart by a finger: the board comes nearer first. */
const TELLABLE = 8;
const PAN = 70;

type Latest = { readonly current: BoardProps };

const routeOf = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? (target.closest('[data-route]')?.getAttribute('data-route') ?? undefined) : undefined;

/** Turns clicks, taps, hovering and keys on the board into routes and places. Ends when the returned function is called. */
export function followPointer(root: SVGSVGElement, drawing: Drawing, view: PanZoom, latest: Latest): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  root.addEventListener('click', (event) => clicked(event, drawing, view, latest), { signal });
  root.addEventListener('keydown', (event) => pressed(event, view, latest), { signal });
  root.addEventListener('focusin', (event) => intoSight(root, view, event.target), { signal });
  let hovered: Element | undefined;
  const hover = (next: Element | undefined): void => {
    if (next === hovered) return;
    hovered?.classList.remove('hovered');
    next?.classList.add('hovered');
    hovered = next;
    root.classList.toggle('pointing', next !== undefined);
  };
  root.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerType !== 'mouse' || event.buttons !== 0) return hover(undefined);
      const [x, y] = view.toLayout(event.clientX, event.clientY);
      const near = nearestRoutes(drawing, x, y, REACH.mouse / view.scale())[0];
      hover(near && (root.querySelector(`[data-route="${near.route.id}"]`) ?? undefined));
    },
    { signal },
  );
  root.addEventListener('pointerleave', () => hover(undefined), { signal });
  return () => ending.abort();
}

function clicked(event: MouseEvent, drawing: Drawing, view: PanZoom, latest: Latest): void {
  const kind = event instanceof PointerEvent ? event.pointerType : '';
  const direct = routeOf(event.target);
  if (kind === '') {
    if (direct) latest.current.onRoute?.(direct);
    return;
  }
  const [x, y] = view.toLayout(event.clientX, event.clientY);
  const scale = view.scale();
  const place = latest.current.onPlace && placeAt(drawing, x, y, Math.max(drawing.dot, 10 / scale));
  if (place) return latest.current.onPlace?.(place.id);
  const [first, second] = nearestRoutes(drawing, x, y, REACH[kind === 'mouse' ? 'mouse' : 'touch'] / scale);
  if (!first) return;
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
