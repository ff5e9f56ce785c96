import type { Game, GameEvent, State, View, Viewer } from '@branchline/engine';
import type { NamedEvent } from '@branchline/protocol';
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { painted } from './after-paint.ts';
import type { Logged, TableSource } from './table-source.ts';

/** How one event is played: something before it is applied, something after; both may take their time. */
export interface Beat {
  readonly before?: (milliseconds: (at: number) => number) => Promise<void>;
  readonly after?: number;
}

/** What of a table is shown: it follows the table event by event, as fast as the eye can. */
export interface Stage {
  readonly eye: ReadonlySignal<Viewer>;
  readonly shown: ReadonlySignal<View>;
  /** Nothing is on its way any more: what is shown is how things are. */
  readonly settled: ReadonlySignal<boolean>;
  /** Grows with everything that is told of the table, shown or not. */
  readonly told: ReadonlySignal<number>;
  /** The log up to what is shown. */
  readonly log: ReadonlySignal<readonly Logged[]>;
  /** Routes claimed in the entry shown last. */
  readonly fresh: ReadonlySignal<ReadonlySet<string>>;
  /** What is just being shown. */
  readonly moment: ReadonlySignal<NamedEvent | undefined>;
  look(eye: Viewer): void;
  /** Shows all that waits at once. */
  hurry(): void;
  close(): void;
}

/** More waiting than this, and nobody is watching. */
const TOO_MANY = 12;

/** How what happens is shown. */
export interface Staging {
  readonly beatOf: (event: NamedEvent) => Beat;
  /** Milliseconds a movement takes, of those it would usually take. */
  readonly lasting: (milliseconds: number) => number;
}

export function createStage(source: TableSource, first: Viewer, { beatOf, lasting }: Staging): Stage {
  const { game } = source;
  const eye = signal<Viewer>(first);
  // A row of our own: the source goes on changing its own.
  const shown = signal<View>([...(source.row(first) ?? game.blank())]);
  const settled = signal(true);
  const told = signal(0);
  const log = signal<readonly Logged[]>(source.log(first));
  const fresh = signal<ReadonlySet<string>>(new Set());
  const moment = signal<NamedEvent | undefined>(undefined);
  let queue: Logged[] = [];
  let running = false;
  let hurried = false;
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
  const time = (milliseconds: number): number => (hurried ? 0 : lasting(milliseconds));

  /** Grows when everything is set anew: what was being shown then is over. */
  let placed = 0;
  const place = (): void => {
    placed++;
    queue = [];
    batch(() => {
      shown.value = [...(source.row(eye.value) ?? game.blank())];
      log.value = source.log(eye.value);
      settled.value = true;
      moment.value = undefined;
    });
  };

  const show = async ({ beat, events }: Scene, gone: () => boolean, viewer: Viewer): Promise<void> => {
    if (beat.before && time(1) > 0) await Promise.race([beat.before(time), wait(time(900))]);
    if (gone()) return;
    batch(() => {
      [moment.value] = events;
      for (const { type, route } of events) {
        if (type === 'routeClaimed') fresh.value = new Set([...fresh.value, String(route)]);
      }
      shown.value = applied(game, shown.value, events, viewer);
    });
    await wait(time(beat.after ?? 0));
  };

  const showAtOnce = (events: readonly NamedEvent[], viewer: Viewer): void => {
    batch(() => {
      moment.value = events.findLast(({ type }) => type !== 'asked' && type !== 'turnEnded');
      const claimed = events.filter(({ type }) => type === 'routeClaimed').map(({ route }) => String(route));
      fresh.value = new Set(claimed);
      shown.value = applied(game, shown.value, events, viewer);
    });
  };

  const run = async (): Promise<void> => {
    running = true;
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [viewer, since] = [eye.value, placed];
      const gone = (): boolean => eye.value !== viewer || closed || placed !== since;
      if (queue.length > TOO_MANY) hurried = true;
      fresh.value = new Set();
      // Nothing is to be seen in between: all of it at once.
      if (time(1) === 0) showAtOnce(next.entry.events, viewer);
      else
        for (const scene of scenesOf(next.entry.events, beatOf)) {
          await show(scene, gone, viewer);
          if (gone()) break;
        }
      if (gone()) continue;
      log.value = [...log.value.filter(({ version }) => version !== next.version), next];
      // Others may have answered at the same time: each is seen before the next.
      if (queue.length > 0 && time(1) > 0) await painted();
    }
    hurried = false;
    running = false;
    batch(() => {
      settled.value = true;
      moment.value = undefined;
    });
  };

  source.listen((news) => {
    told.value++;
    // The game is over and all is open: whoever came late sees it so.
    if (news.viewer === 'replay' && source.row(eye.value) === undefined) eye.value = 'replay';
    if (news.viewer !== eye.value || closed) return;
    if (news.kind === 'placed') return place();
    if (news.kind === 'remembered') {
      const waiting = new Set(queue.map(({ version }) => version));
      log.value = source.log(eye.value).filter(({ version }) => !waiting.has(version));
      return;
    }
    queue.push(news.logged);
    settled.value = false;
    if (!running) void run();
  });

  return {
    eye,
    shown,
    settled,
    told,
    log,
    fresh,
    moment,
    look(next) {
      eye.value = next;
      wake?.();
      place();
    },
    hurry() {
      if (settled.value) return;
      hurried = true;
      wake?.();
    },
    close() {
      closed = true;
      wake?.();
    },
  };
}

/** What is shown in one go: an event, and those after it that take no time of their own. */
interface Scene {
  readonly beat: Beat;
  readonly events: readonly NamedEvent[];
}

function scenesOf(events: readonly NamedEvent[], beatOf: (event: NamedEvent) => Beat): Scene[] {
  const scenes: { beat: Beat; events: NamedEvent[] }[] = [];
  for (const event of events) {
    const beat = beatOf(event);
    const last = scenes.at(-1);
    if (last && beat.before === undefined && beat.after === undefined) last.events.push(event);
    else scenes.push({ beat, events: [event] });
  }
  return scenes;
}

function applied(game: Game, view: View, events: readonly NamedEvent[], viewer: Viewer): State {
  const row = game.copy(view);
  for (const event of events) {
    game.evolve(row, game.naming.numbered<GameEvent>(event));
    game.cover(row, viewer);
  }
  return row;
}
