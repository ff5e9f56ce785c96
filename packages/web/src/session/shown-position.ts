import type { Asked, NamedEvent, Seat, SeenEntry, View, Viewer } from '@branchline/engine';
import { follow } from '@branchline/games';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { nextPaint } from './after-paint.ts';
import type { TableSource } from './follow-table.ts';

/** How one event is shown: something before it is applied, something after; both may take their time. */
export interface Animation {
  readonly before?: (milliseconds: (at: number) => number) => Promise<void>;
  readonly after?: number;
  /** Milliseconds after which it goes on whatever `before` is about; 900, where nothing is said. */
  readonly longest?: number;
}

/** How what happens is shown. */
export interface AnimationSettings {
  readonly animationOf: (event: NamedEvent) => Animation;
  /** Milliseconds a movement takes, of those it would usually take. */
  readonly duration: (milliseconds: number) => number;
}

/**
 * The position that is on the screen: it follows the log of one viewer event by event, as fast as the eye can. This is the only
 * place where a row is folded for a table in play (replays fold in replay.ts), and every entry is folded once; what has arrived
 * and is not shown yet waits in a queue.
 */
export interface ShownPosition {
  readonly viewer: ReadonlySignal<Viewer>;
  /** Never changed once it is here: every step shows another row. */
  readonly view: ReadonlySignal<View>;
  /** Nothing is on its way any more: what is shown is how things are. */
  readonly settled: ReadonlySignal<boolean>;
  /** The log up to what is shown. */
  readonly log: ReadonlySignal<readonly SeenEntry[]>;
  /** Routes claimed in the entry shown last. */
  readonly fresh: ReadonlySignal<ReadonlySet<string>>;
  /** What is just being shown. */
  readonly currentEvent: ReadonlySignal<NamedEvent | undefined>;
  /** What is asked of a seat in what is shown, unless its answer waits to be shown; what others do meanwhile does not take it away. */
  questionOf(seat: Seat): Asked | undefined;
  /** What is asked of a seat after all that has arrived, shown or not. */
  newestQuestionOf(seat: Seat): Asked | undefined;
  lookAs(viewer: Viewer): void;
  /** Shows all that waits at once. */
  skip(): void;
  close(): void;
}

/** What an animation may take before it is cut short. */
const LONGEST = 900;

/** More waiting than this, and nobody is watching. */
const TOO_MANY = 12;

/** A position between two entries. */
interface Reached {
  readonly version: number;
  readonly view: View;
}

export function showPosition(
  source: TableSource,
  first: Viewer,
  { animationOf, duration }: AnimationSettings,
): ShownPosition {
  const { game } = source;
  /** How far each viewer was folded: a device that goes round goes on from there. */
  const reached = new Map<Viewer, Reached>();

  const applied = (from: View, events: readonly NamedEvent[], whose: Viewer): View => {
    const state = game.copy(from);
    follow(game, state, events, whose);
    return state;
  };
  /** Everything a viewer has seen, without showing how it came to that. */
  const foldAll = (whose: Viewer): Reached => {
    const { start, entries } = source.log(whose) ?? { start: { version: 0, view: game.blank() }, entries: [] };
    const from = reached.get(whose) ?? start;
    const news = entries.filter(({ version }) => version > from.version);
    const events = news.flatMap((entry) => entry.events);
    const now = { version: news.at(-1)?.version ?? from.version, view: applied(from.view, events, whose) };
    reached.set(whose, now);
    return now;
  };

  const viewer = signal<Viewer>(first);
  const view = signal<View>(foldAll(first).view);
  const log = signal<readonly SeenEntry[]>(source.log(first)?.entries ?? []);
  const fresh = signal<ReadonlySet<string>>(new Set());
  const currentEvent = signal<NamedEvent | undefined>(undefined);
  /** What has arrived and is not wholly shown; the first of them is being shown. */
  const queue = signal<readonly SeenEntry[]>([]);
  const settled = computed(() => queue.value.length === 0);
  /** Of the first in the queue: the question it answers, and what of it is not shown yet. */
  let showing: { readonly question: number | undefined; unshown: readonly NamedEvent[] } | undefined;
  let running = false;
  let skipping = false;
  let closed = false;
  let wake: (() => void) | undefined;

  const wait = (milliseconds: number): Promise<void> => {
    if (milliseconds <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  };
  const time = (milliseconds: number): number => (skipping ? 0 : duration(milliseconds));

  /** Grows when everything is set anew: what was being shown then is over. */
  let generation = 0;
  const reset = (whose: Viewer): void => {
    generation++;
    showing = undefined;
    batch(() => {
      viewer.value = whose;
      queue.value = [];
      view.value = foldAll(whose).view;
      log.value = source.log(whose)?.entries ?? [];
      currentEvent.value = undefined;
    });
  };

  const apply = (events: readonly NamedEvent[]): void => {
    view.value = applied(view.value, events, viewer.value);
    if (showing) showing.unshown = showing.unshown.slice(events.length);
  };

  const show = async ({ animation, events }: Scene, gone: () => boolean): Promise<void> => {
    if (animation.before && time(1) > 0)
      await Promise.race([animation.before(time), wait(time(animation.longest ?? LONGEST))]);
    if (gone()) return;
    batch(() => {
      [currentEvent.value] = events;
      const claimed = claimedIn(events);
      if (claimed.length > 0) fresh.value = new Set([...fresh.value, ...claimed]);
      apply(events);
    });
    await wait(time(animation.after ?? 0));
  };

  const showAtOnce = (events: readonly NamedEvent[]): void => {
    batch(() => {
      currentEvent.value = events.findLast(({ type }) => type !== 'asked' && type !== 'turnEnded');
      fresh.value = new Set(claimedIn(events));
      apply(events);
    });
  };

  /** The first in the queue has been shown. */
  const finish = (entry: SeenEntry): void => {
    showing = undefined;
    reached.set(viewer.value, { version: entry.version, view: view.value });
    batch(() => {
      log.value = [...log.value.filter(({ version }) => version !== entry.version), entry];
      queue.value = queue.value.slice(1);
      if (queue.value.length === 0) currentEvent.value = undefined;
    });
  };

  const run = async (): Promise<void> => {
    running = true;
    for (let [next] = queue.value; next; [next] = queue.value) {
      const since = generation;
      const gone = (): boolean => closed || generation !== since;
      if (queue.value.length - 1 > TOO_MANY) skipping = true;
      fresh.value = new Set();
      const { seat, events } = next;
      showing = { question: seat === undefined ? undefined : game.asked(view.value, seat)?.number, unshown: events };
      // Nothing is to be seen in between: all of it at once.
      if (time(1) === 0) showAtOnce(events);
      else
        for (const scene of scenesOf(events, animationOf)) {
          await show(scene, gone);
          if (gone()) break;
        }
      if (gone()) continue;
      finish(next);
      // Others may have answered at the same time: each is seen before the next.
      if (queue.value.length > 0 && time(1) > 0) await nextPaint();
    }
    skipping = false;
    running = false;
  };

  source.subscribe((change) => {
    if (closed) return;
    if (change.kind === 'snapshot') reached.delete(change.viewer);
    // The game is over and all is open: whoever came late sees it so.
    if (change.viewer === 'replay' && source.log(viewer.value) === undefined) return reset('replay');
    if (change.viewer !== viewer.value) return;
    if (change.kind === 'snapshot') return reset(change.viewer);
    if (change.kind === 'past') {
      const shown = reached.get(change.viewer)?.version ?? 0;
      log.value = (source.log(change.viewer)?.entries ?? []).filter(({ version }) => version <= shown);
      return;
    }
    queue.value = [...queue.value, change.entry];
    if (!running) void run();
  });

  return {
    viewer,
    view,
    settled,
    log,
    fresh,
    currentEvent,
    questionOf(seat) {
      const asked = game.asked(view.value, seat);
      // Every entry is the answer of its seat to what was asked of it.
      const answered = queue.value.some((entry, place) => {
        const shownAlready = place === 0 && showing && showing.question !== asked?.number;
        return entry.seat === seat && !shownAlready;
      });
      return answered ? undefined : asked;
    },
    newestQuestionOf(seat) {
      const [next, ...later] = queue.value;
      if (!next) return game.asked(view.value, seat);
      const unshown = [...(showing?.unshown ?? next.events), ...later.flatMap(({ events }) => events)];
      return game.asked(applied(view.value, unshown, viewer.value), seat);
    },
    lookAs(next) {
      wake?.();
      reset(next);
    },
    skip() {
      if (settled.value) return;
      skipping = true;
      wake?.();
    },
    close() {
      closed = true;
      queue.value = [];
      wake?.();
    },
  };
}

/** What is shown in one go: an event, and those after it that take no time of their own. */
interface Scene {
  readonly animation: Animation;
  readonly events: readonly NamedEvent[];
}

function scenesOf(events: readonly NamedEvent[], animationOf: AnimationSettings['animationOf']): readonly Scene[] {
  const scenes: { animation: Animation; events: NamedEvent[] }[] = [];
  for (const event of events) {
    const animation = animationOf(event);
    const last = scenes.at(-1);
    if (last && animation.before === undefined && animation.after === undefined) last.events.push(event);
    else scenes.push({ animation, events: [event] });
  }
  return scenes;
}

/** The routes claimed by these events. */
export function claimedIn(events: readonly NamedEvent[]): readonly string[] {
  return events.flatMap(({ type, route }) => (type === 'routeClaimed' && typeof route === 'string' ? [route] : []));
}
