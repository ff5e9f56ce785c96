import type { Pack } from '@branchline/games';
import { type Down, type Gesture, type GestureParts, hitOf, pan, snapped } from './gesture.ts';
import { placeAt } from './hits.ts';
import { addPlace, addRoute, addShape, NOTHING } from './model/edits.ts';
import { pathOf, type Spot, simplified } from './model/outline.ts';
import { dragHandle, moveHandle, pick } from './select-gestures.ts';
import type { PaperView } from './view.ts';
import { OPEN_KINDS, type Workbench } from './workbench.ts';

/* What a mouse, a pen or fingers do on the paper. */

/** A pointer is so wide, in pixels. */
const REACH = { mouse: 9, touch: 20 };

export function followGestures(svg: SVGSVGElement, parts: GestureParts): () => void {
  const { bench, view } = parts;
  const pointers = new Map<number, Spot>();
  let gesture: Gesture | undefined;
  let spaceHeld = false;
  const stop = new AbortController();
  const on = <Type extends keyof SVGSVGElementEventMap>(
    type: Type,
    listen: (event: SVGSVGElementEventMap[Type]) => void,
    passive = true,
  ): void => svg.addEventListener(type, listen, { signal: stop.signal, passive });

  on('pointerdown', (event) => {
    if (event.button > 1) return;
    svg.focus({ preventScroll: true });
    pointers.set(event.pointerId, [event.clientX, event.clientY]);
    // A pointer made by a program cannot be held.
    try {
      svg.setPointerCapture(event.pointerId);
    } catch {}
    if (pointers.size > 1) {
      gesture?.cancel();
      gesture = pinch(view, pointers);
      return;
    }
    const spot = view.toPaper(event.clientX, event.clientY);
    const reach = REACH[event.pointerType === 'touch' ? 'touch' : 'mouse'] / view.window.peek().scale;
    const pans = spaceHeld || event.button === 1;
    gesture = pans ? pan(view, event) : begin(parts, spot, { reach, event });
  });
  on('pointermove', (event) => {
    if (pointers.has(event.pointerId)) pointers.set(event.pointerId, [event.clientX, event.clientY]);
    const spot = view.toPaper(event.clientX, event.clientY);
    if (gesture) gesture.move(spot, [event.clientX, event.clientY]);
    else followSketch(bench, spot);
  });
  const end = (event: PointerEvent): void => {
    if (!pointers.delete(event.pointerId)) return;
    if (event.type === 'pointercancel') gesture?.cancel();
    else gesture?.end(view.toPaper(event.clientX, event.clientY));
    gesture = undefined;
  };
  on('pointerup', end);
  on('pointercancel', end);
  on('dblclick', (event) => {
    if (bench.tool.peek() === 'shape') return finishShape(bench);
    const reach = REACH.mouse / view.window.peek().scale;
    const hit = hitOf(bench, view.toPaper(event.clientX, event.clientY), reach);
    if (hit?.kind === 'handle' && !hit.handle.fresh) moveHandle(bench, hit.handle, undefined);
  });
  on(
    'wheel',
    (event) => {
      event.preventDefault();
      if (event.ctrlKey || !event.shiftKey) view.zoomAt(Math.exp(-event.deltaY * 0.0016), event.clientX, event.clientY);
      else view.panBy(-event.deltaY, 0);
    },
    false,
  );
  on(
    'keydown',
    (event) => {
      if (event.key !== ' ') return;
      spaceHeld = true;
      event.preventDefault();
    },
    false,
  );
  on('keyup', (event) => {
    if (event.key === ' ') spaceHeld = false;
  });
  return () => stop.abort();
}

function begin(parts: GestureParts, spot: Spot, down: Down): Gesture | undefined {
  const { bench, view } = parts;
  switch (bench.tool.peek()) {
    case 'place':
      return click(down.event, view, () => placeHere(parts, spot, down.reach));
    case 'route':
      return drawRoute(bench, spot, down.reach);
    case 'shape':
      return drawShape(bench, view, spot);
    case 'select':
      return pick(parts, spot, down);
  }
}

/** A new place, unless there is one already. */
export function placeHere({ bench, newName, made }: GestureParts, spot: Spot, reach: number): void {
  const there = placeAt(bench.drawing.peek(), spot, reach * 0.5);
  if (there !== undefined) {
    bench.selection.value = { ...NOTHING, places: [there] };
    return;
  }
  bench.change((pack) => addPlace(pack, newName(), onPaper(pack, snapped(bench, spot))));
  const place = bench.pack.peek().places.at(-1);
  if (!place) return;
  bench.selection.value = { ...NOTHING, places: [place.id] };
  made(place.id);
}

/** A place has room round it, in units of the paper: at the very edge its dot would be cut through. */
const ROOM = 20;

function onPaper({ paper }: Pack, [x, y]: Spot): Spot {
  const [left = 0, top = 0, right = x, bottom = y] = paper?.extent ?? [];
  return [Math.min(Math.max(x, left + ROOM), right - ROOM), Math.min(Math.max(y, top + ROOM), bottom - ROOM)];
}

/** A press that may turn out to move the paper instead. */
function click(event: Down['event'], view: PaperView, done: () => void): Gesture {
  const drag = event.pointerType === 'touch' ? pan(view, event) : undefined;
  let far = 0;
  return {
    move: (spot, client) => {
      far = Math.max(far, Math.hypot(client[0] - event.clientX, client[1] - event.clientY));
      if (far > 10) drag?.move(spot, client);
    },
    end: () => {
      if (far <= 10) done();
    },
    cancel: () => {},
  };
}

/** Two fingers: the paper goes with them. */
function pinch(view: PaperView, pointers: ReadonlyMap<number, Spot>): Gesture {
  const state = () => {
    const [one = [0, 0], other = [0, 0]] = [...pointers.values()] as Spot[];
    const middle: Spot = [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
    return { middle, wide: Math.hypot(one[0] - other[0], one[1] - other[1]) || 1 };
  };
  let last = state();
  return {
    move: () => {
      if (pointers.size < 2) return;
      const now = state();
      view.panBy(now.middle[0] - last.middle[0], now.middle[1] - last.middle[1]);
      view.zoomAt(now.wide / last.wide, ...now.middle);
      last = now;
    },
    end: () => {},
    cancel: () => {},
  };
}

/** From place to place: dragged, or with a click on each. A route that is there is picked out by a click, and bent by its ring. */
function drawRoute(bench: Workbench, spot: Spot, reach: number): Gesture {
  const before = bench.sketch.peek();
  const from = placeAt(bench.drawing.peek(), spot, reach);
  const waiting = before?.kind === 'route' ? before.from : undefined;
  const hit = from === undefined && waiting === undefined ? hitOf(bench, spot, reach) : undefined;
  if (hit?.kind === 'handle') return dragHandle(bench, hit.handle);
  if (hit?.kind === 'route') bench.selection.value = { ...NOTHING, routes: [hit.id] };
  if (from !== undefined && waiting === undefined) bench.sketch.value = { kind: 'route', from, to: spot };
  return {
    move: (to) => followSketch(bench, to),
    end: (to) => {
      const end = placeAt(bench.drawing.peek(), to, reach);
      const start = waiting ?? from;
      if (start === undefined || (end === start && waiting === undefined)) return;
      bench.sketch.value = undefined;
      if (end !== undefined && end !== start) join(bench, start, end);
    },
    cancel: () => {
      bench.sketch.value = undefined;
    },
  };
}

/** Joins two places and picks the new route out. */
export function join(bench: Workbench, a: string, b: string): void {
  const before = bench.pack.peek().routes.length;
  bench.change((pack) => addRoute(pack, a, b));
  const { routes } = bench.pack.peek();
  const made = routes.at(-1);
  if (made && routes.length > before) bench.selection.value = { ...NOTHING, routes: [made.id] };
}

function followSketch({ sketch }: Workbench, to: Spot): void {
  const now = sketch.peek();
  if (now?.kind === 'route') sketch.value = { ...now, to };
}

/** Corners by clicks, or freehand. */
function drawShape(bench: Workbench, view: PaperView, spot: Spot): Gesture {
  const before = bench.sketch.peek();
  const corners = before?.kind === 'shape' ? before.points : [];
  const close = 12 / view.window.peek().scale;
  const freehand: Spot[] = [spot];
  return {
    move: (to) => {
      freehand.push(to);
      bench.sketch.value = { kind: 'shape', points: [...corners, ...freehand] };
    },
    end: () => {
      const drawn = simplified(freehand, 3);
      const long = Math.max(...freehand.map(([x, y]) => Math.hypot(x - spot[0], y - spot[1])));
      if (long > close * 2) {
        bench.sketch.value = { kind: 'shape', points: [...corners, ...drawn] };
        return finishShape(bench);
      }
      const [first] = corners;
      if (first && corners.length > 2 && Math.hypot(first[0] - spot[0], first[1] - spot[1]) < close) {
        bench.sketch.value = { kind: 'shape', points: corners };
        return finishShape(bench);
      }
      cornerHere(bench, spot, corners);
    },
    cancel: () => {
      bench.sketch.value = before;
    },
  };
}

/** One more corner of the shape that is being drawn. */
export function cornerHere(bench: Workbench, spot: Spot, corners?: readonly Spot[]): void {
  const before = bench.sketch.peek();
  const points = corners ?? (before?.kind === 'shape' ? before.points : []);
  const last = points.at(-1);
  // A double click is one corner.
  const again = last && Math.hypot(last[0] - spot[0], last[1] - spot[1]) < 1;
  bench.sketch.value = { kind: 'shape', points: again ? points : [...points, spot] };
}

export function finishShape(bench: Workbench): void {
  const sketch = bench.sketch.peek();
  bench.sketch.value = undefined;
  if (sketch?.kind !== 'shape') return;
  const kind = bench.shapeKind.peek();
  const closed = !OPEN_KINDS.has(kind);
  if (sketch.points.length < (closed ? 3 : 2)) return;
  const path = pathOf({ points: sketch.points, closed, smooth: bench.smooth.peek() });
  bench.change((pack) => addShape(pack, { kind, path }));
  bench.selection.value = { ...NOTHING, shapes: [(bench.pack.peek().look?.shapes?.length ?? 1) - 1] };
}
