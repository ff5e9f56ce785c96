import { type Pack, type Remark, remarksOn } from '@branchline/games';
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Drawing } from '../board/layout/drawing.ts';
import type { FromLayout, ToLayout } from '../board/layout/layout-worker.ts';
import { liveDrawing, settledDrawing } from '../board/layout/live.ts';
import { collidingNames } from './model/colliding-names.ts';
import { NOTHING, type Selection } from './model/edits.ts';
import { begun, changed, type History, redone, undone } from './model/history.ts';
import type { Spot } from './model/outline.ts';
import type { Draft, DraftStore, Tracing } from './model/store.ts';

/** What a click on the map does. */
export type Tool = 'select' | 'place' | 'route' | 'shape';

/** What a shape can be, as a person draws it. */
export const SHAPE_KINDS = ['land', 'water', 'lake', 'park', 'relief', 'river', 'border', 'line'] as const;
export type ShapeKind = (typeof SHAPE_KINDS)[number];

/** Kinds that are lines, and end where they end. */
export const OPEN_KINDS: ReadonlySet<string> = new Set(['river', 'border', 'line']);

/** Something half done: a line from a place, the corners of a shape, a frame round what is to be picked out. */
export type Sketch =
  | { readonly kind: 'route'; readonly from: string; readonly to: Spot }
  | { readonly kind: 'shape'; readonly points: readonly Spot[] }
  | { readonly kind: 'frame'; readonly from: Spot; readonly to: Spot };

/** How often bots used each route, and how often each place was touched, from 0 to 1. */
export interface Heat {
  readonly routes: Readonly<Record<string, number>>;
  readonly places: Readonly<Record<string, number>>;
}

/** Everything the workshop knows of the map that is drawn: one owner, and the views read it. */
export interface Workbench {
  readonly id: string;
  /** The map as it is shown: while something is dragged, as it would be. */
  readonly pack: ReadonlySignal<Pack>;
  readonly drawing: ReadonlySignal<Drawing>;
  /** The last drawing that took its time: what is painted under the routes goes by it. */
  readonly settled: ReadonlySignal<Drawing>;
  readonly remarks: ReadonlySignal<readonly Remark[]>;
  readonly playable: ReadonlySignal<boolean>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** Has this browser kept all that was drawn? */
  readonly kept: ReadonlySignal<boolean>;
  /** Did it refuse to keep something? */
  readonly unkept: ReadonlySignal<boolean>;
  readonly selection: Signal<Selection>;
  readonly tool: Signal<Tool>;
  readonly shapeKind: Signal<ShapeKind>;
  readonly smooth: Signal<boolean>;
  readonly snap: Signal<boolean>;
  /** Does a click add to what is picked out, as with Shift? */
  readonly several: Signal<boolean>;
  /** Are both tracks of a double changed together? */
  readonly bothTracks: Signal<boolean>;
  /** The handle that keys move: its number among those of what is picked out. */
  readonly handle: Signal<number | undefined>;
  readonly sketch: Signal<Sketch | undefined>;
  /** Lines by which something that is dragged has been aligned. */
  readonly guides: Signal<readonly (readonly [Spot, Spot])[]>;
  readonly heat: Signal<Heat | undefined>;
  readonly tracing: Signal<Tracing | undefined>;
  /** One step that can be undone. */
  change(edit: (pack: Pack) => Pack): void;
  /** The map as it would be, while something is dragged; nothing puts it back. */
  preview(edit: ((pack: Pack) => Pack) | undefined): void;
  /** What was previewed is done. */
  settle(): void;
  undo(): void;
  redo(): void;
  close(): void;
}

/** So long nothing may change before a layout that takes its time is asked for, in milliseconds. */
const CALM = 120;

export function openWorkbench({ id, pack, changedAt }: Draft, store: DraftStore): Workbench {
  const history: Signal<History<Pack>> = signal(begun(pack));
  const tried = signal<((pack: Pack) => Pack) | undefined>(undefined);
  const shown = computed(() => (tried.value ? tried.value(history.value.now) : history.value.now));
  const kept = signal(true);
  const unkept = signal(false);
  const selection = signal(NOTHING);
  const { drawing, settled, laid, stop } = followDrawing(shown);
  // Checks are for what is done, not for every step of a drag.
  const names = computed(() => (laid.value ? collidingNames(laid.value) : []));
  const remarks = computed(() => [...remarksOn(history.value.now), ...names.value]);
  const playable = computed(() => !remarks.value.some(({ grave }) => grave));

  let writing = Promise.resolve();
  const keep = (now: Pack, at = Date.now()): void => {
    kept.value = false;
    // One after the other: an older state never comes after a newer one.
    writing = writing
      .then(() => store.keep({ id, pack: now, changedAt: at }))
      .then(() => {
        unkept.value = false;
        if (history.peek().now === now) kept.value = true;
      })
      .catch(() => {
        unkept.value = true;
      });
  };
  // A map that was begun where nothing is kept says so at once.
  keep(pack, changedAt);
  const go = (next: History<Pack>): void => {
    if (next === history.peek()) return;
    batch(() => {
      history.value = next;
      selection.value = present(selection.peek(), next.now);
    });
    keep(next.now);
  };

  return {
    id,
    pack: shown,
    drawing,
    settled,
    remarks,
    playable,
    canUndo: computed(() => history.value.past.length > 0),
    canRedo: computed(() => history.value.future.length > 0),
    kept,
    unkept,
    selection,
    // A map that is begun begins with its places.
    tool: signal<Tool>(pack.places.length === 0 ? 'place' : 'select'),
    shapeKind: signal<ShapeKind>('land'),
    smooth: signal(true),
    snap: signal(true),
    several: signal(false),
    bothTracks: signal(true),
    handle: signal(undefined),
    sketch: signal(undefined),
    guides: signal([]),
    heat: signal(undefined),
    tracing: signal(undefined),
    change: (edit) => go(changed(history.peek(), edit(history.peek().now))),
    preview: (edit) => {
      tried.value = edit;
    },
    settle: () => {
      const edit = tried.peek();
      if (!edit) return;
      batch(() => {
        tried.value = undefined;
        go(changed(history.peek(), edit(history.peek().now)));
      });
    },
    undo: () => go(undone(history.peek())),
    redo: () => go(redone(history.peek())),
    close: stop,
  };
}

/** What is gone cannot be picked out. */
function present(selection: Selection, { places, routes, look }: Pack): Selection {
  const shapes = look?.shapes?.length ?? 0;
  const left: Selection = {
    places: selection.places.filter((id) => places.some((place) => place.id === id)),
    routes: selection.routes.filter((id) => routes.some((route) => route.id === id)),
    shapes: selection.shapes.filter((at) => at < shapes),
  };
  const count = ({ places: some, routes: ways, shapes: areas }: Selection): number =>
    some.length + ways.length + areas.length;
  // The same as before is no news to anybody.
  return count(left) === count(selection) ? selection : left;
}

interface FollowedDrawing {
  readonly drawing: ReadonlySignal<Drawing>;
  readonly settled: ReadonlySignal<Drawing>;
  /** The last drawing that the layout has made: names have looked for room there. */
  readonly laid: ReadonlySignal<Drawing | undefined>;
  readonly stop: () => void;
}

/** The drawing of a map that changes: at once roughly, and when it is calm as a board has it, worked out away from the page. */
function followDrawing(pack: ReadonlySignal<Pack>): FollowedDrawing {
  const drawing = signal(liveDrawing(pack.peek(), undefined));
  const settled = signal(drawing.peek());
  const laid = signal<Drawing | undefined>(undefined);
  const worker = new Worker(new URL('../board/layout/layout-worker.ts', import.meta.url), { type: 'module' });
  let asked: Pack | undefined;
  let lastMap: Pack | undefined;
  let busy = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = (): void => {
    const map = pack.peek();
    if (busy) return;
    if (!drawable(map)) {
      settled.value = drawing.peek();
      return;
    }
    busy = true;
    asked = map;
    worker.postMessage({ id: map.id, map: { ...map, look: {} } } satisfies ToLayout);
  };
  worker.onmessage = ({ data }: MessageEvent<FromLayout>) => {
    busy = false;
    const map = pack.peek();
    if (asked !== map && !sameBoard(asked, map)) return ask();
    batch(() => {
      drawing.value = settledDrawing(map, data, drawing.peek());
      settled.value = drawing.peek();
      laid.value = drawing.peek();
    });
  };
  worker.onerror = () => {
    // A map that cannot be laid out yet stays as it is drawn.
    busy = false;
  };
  const release = effect(() => {
    const map = pack.value;
    const last = drawing.peek();
    if (sameBoard(lastMap, map)) return;
    lastMap = map;
    drawing.value = liveDrawing(map, last);
    clearTimeout(timer);
    timer = setTimeout(ask, CALM);
  });
  return {
    drawing,
    settled,
    laid,
    stop: () => {
      release();
      clearTimeout(timer);
      worker.terminate();
    },
  };
}

/** Nothing that is laid out has changed. */
const sameBoard = (one: Pack | undefined, other: Pack): boolean =>
  one !== undefined && one.places === other.places && one.routes === other.routes && one.paper === other.paper;

/** A layout needs a route, and no two places on one spot. */
const drawable = ({ places, routes }: Pack): boolean =>
  routes.length > 0 && new Set(places.map(({ x, y }) => `${x} ${y}`)).size === places.length;
