import type { Pack } from '@branchline/games';
import { type Down, type Gesture, type GestureParts, hitOf, pan, snapped } from './gesture.ts';
import type { Handle } from './hits.ts';
import { changeRoutes, changeShape, moved, NOTHING, type Selection, withTwins } from './model/edits.ts';
import { outlineOf, pathOf, type Spot } from './model/outline.ts';
import type { Workbench } from './workbench.ts';

/* The tool that picks things out, moves and bends them. */

/** Nearer than this to a line through another place, something that is dragged snaps to it. */
const SNAP = 7;

/** The selection tool: handles bend, things move, an empty spot begins a frame. */
export function pick({ bench, view }: GestureParts, spot: Spot, { reach, event }: Down): Gesture {
  const hit = hitOf(bench, spot, reach);
  if (hit?.kind === 'handle') return dragHandle(bench, hit.handle);
  if (!hit) {
    const several = event.shiftKey || bench.several.peek();
    if (event.pointerType !== 'touch' || several) return frame(bench, spot, several);
    return {
      ...pan(view, event),
      end: (to) => {
        if (Math.hypot(to[0] - spot[0], to[1] - spot[1]) < reach) bench.selection.value = NOTHING;
      },
    };
  }
  const selection = bench.selection.peek();
  const own: Selection =
    hit.kind === 'place'
      ? { ...NOTHING, places: [hit.id] }
      : hit.kind === 'route'
        ? { ...NOTHING, routes: [hit.id] }
        : { ...NOTHING, shapes: [hit.at] };
  const picked =
    (hit.kind === 'place' && selection.places.includes(hit.id)) ||
    (hit.kind === 'route' && selection.routes.includes(hit.id)) ||
    (hit.kind === 'shape' && selection.shapes.includes(hit.at));
  const several = event.shiftKey || bench.several.peek();
  if (!picked) bench.selection.value = several ? plus(selection, own) : own;
  const anchor = hit.kind === 'place' ? hit.id : undefined;
  const slack = 3 / view.window.peek().scale;
  const dragging = drag(bench, spot, { anchor, slack });
  return {
    ...dragging,
    end: (to) => {
      dragging.end(to);
      // Whatever was picked out is let go by a click, and stays when it was dragged.
      if (several && picked && Math.hypot(to[0] - spot[0], to[1] - spot[1]) <= slack)
        bench.selection.value = minus(bench.selection.peek(), own);
    },
  };
}

/** One more thing picked out, or one fewer. */
export const toggled = (selection: Selection, own: Selection): Selection => {
  const less = minus(selection, own);
  const count = ({ places, routes, shapes }: Selection): number => places.length + routes.length + shapes.length;
  return count(less) < count(selection) ? less : plus(selection, own);
};

const plus = (one: Selection, other: Selection): Selection => ({
  places: [...one.places, ...other.places],
  routes: [...one.routes, ...other.routes],
  shapes: [...one.shapes, ...other.shapes],
});

const minus = (one: Selection, other: Selection): Selection => ({
  places: one.places.filter((id) => !other.places.includes(id)),
  routes: one.routes.filter((id) => !other.routes.includes(id)),
  shapes: one.shapes.filter((at) => !other.shapes.includes(at)),
});

interface Dragged {
  /** The place that was taken hold of: it is the one that snaps. */
  readonly anchor: string | undefined;
  readonly slack: number;
}

function drag(bench: Workbench, from: Spot, { anchor, slack }: Dragged): Gesture {
  const { places } = bench.pack.peek();
  const start = places.find(({ id }) => id === anchor);
  const selection = bench.selection.peek();
  const others = places.filter(({ id }) => !selection.places.includes(id));
  let began = false;
  // A route alone has no spot of its own.
  const still = selection.places.length + selection.shapes.length === 0;
  return {
    move: (to) => {
      const by: Spot = [to[0] - from[0], to[1] - from[1]];
      began ||= Math.hypot(...by) > slack;
      if (!began || still) return;
      if (!start) return bench.preview((pack) => moved(pack, selection, [Math.round(by[0]), Math.round(by[1])]));
      const { spot, guides } = guided(bench, others, [start.x + by[0], start.y + by[1]]);
      bench.guides.value = guides;
      const step: Spot = [Math.round(spot[0] - start.x), Math.round(spot[1] - start.y)];
      bench.preview((pack) => moved(pack, selection, step));
    },
    end: () => {
      bench.guides.value = [];
      bench.settle();
    },
    cancel: () => {
      bench.guides.value = [];
      bench.preview(undefined);
    },
  };
}

/** The spot drawn to the lines of other places, or to the grid. */
function guided(bench: Workbench, others: Pack['places'], [x, y]: Spot) {
  if (!bench.snap.peek()) return { spot: [x, y] as Spot, guides: [] };
  const nearest = (axis: 'x' | 'y', value: number) =>
    others
      .map((place) => ({ place, off: Math.abs(place[axis] - value) }))
      .filter(({ off }) => off < SNAP)
      .toSorted((one, other) => one.off - other.off)[0]?.place;
  const [column, row] = [nearest('x', x), nearest('y', y)];
  const [gx, gy] = snapped(bench, [x, y]);
  const spot: Spot = [column?.x ?? gx, row?.y ?? gy];
  const guides = [column, row].flatMap((place): (readonly [Spot, Spot])[] =>
    place ? [[[place.x, place.y], spot]] : [],
  );
  return { spot, guides };
}

function frame(bench: Workbench, from: Spot, more: boolean): Gesture {
  const before = more ? bench.selection.peek() : NOTHING;
  bench.selection.value = before;
  return {
    move: (to) => {
      bench.sketch.value = { kind: 'frame', from, to };
      bench.selection.value = plus(before, minus(framed(bench.pack.peek(), from, to), before));
    },
    end: () => {
      bench.sketch.value = undefined;
    },
    cancel: () => {
      bench.sketch.value = undefined;
    },
  };
}

/** The places in a frame, and the routes between them. */
function framed({ places, routes }: Pack, [ax, ay]: Spot, [bx, by]: Spot): Selection {
  const inside = places
    .filter(
      ({ x, y }) => x >= Math.min(ax, bx) && x <= Math.max(ax, bx) && y >= Math.min(ay, by) && y <= Math.max(ay, by),
    )
    .map(({ id }) => id);
  const between = routes.filter(({ a, b }) => inside.includes(a) && inside.includes(b)).map(({ id }) => id);
  return { places: inside, routes: inside.length > 1 ? between : [], shapes: [] };
}

/** A bend or a corner, taken along. */
export function dragHandle(bench: Workbench, handle: Handle): Gesture {
  let began = false;
  return {
    move: (to) => {
      began ||= Math.hypot(to[0] - handle.spot[0], to[1] - handle.spot[1]) > 2;
      if (began)
        bench.preview((pack) => withHandle(pack, handle, [Math.round(to[0]), Math.round(to[1])], tracksOf(bench)));
    },
    end: () => bench.settle(),
    cancel: () => bench.preview(undefined),
  };
}

/** The map with a handle at another spot, or without it. */
function withHandle(
  pack: Pack,
  { of, number, fresh }: Handle,
  spot: Spot | undefined,
  tracks: (pack: Pack, route: string) => readonly string[],
): Pack {
  const set = <Point>(points: readonly Point[], point: Point | undefined): readonly Point[] =>
    points.toSpliced(number, fresh ? 0 : 1, ...(point === undefined ? [] : [point]));
  if ('route' in of) {
    const via = set<readonly number[]>(pack.routes.find(({ id }) => id === of.route)?.via ?? [], spot);
    return changeRoutes(pack, tracks(pack, of.route), { via: via.length > 0 ? via : undefined });
  }
  const outline = outlineOf(pack.look?.shapes?.[of.shape]?.path ?? '');
  if (!outline) return pack;
  const points = set<Spot>(outline.points, spot);
  return points.length < (outline.closed ? 3 : 2)
    ? pack
    : changeShape(pack, of.shape, { path: pathOf({ ...outline, points }) });
}

/** The tracks that a change of one is meant for. */
const tracksOf =
  ({ bothTracks }: Workbench) =>
  (pack: Pack, route: string): readonly string[] =>
    bothTracks.peek() ? withTwins(pack, [route]) : [route];

/** Sets a handle to another spot, or takes it away. */
export function moveHandle(bench: Workbench, handle: Handle, spot: Spot | undefined): void {
  bench.change((pack) => withHandle(pack, handle, spot, tracksOf(bench)));
}
