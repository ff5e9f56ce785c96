import type { Game, State, View, Viewer } from '@branchline/engine';
import { entriesOf, type GameRecord, positions, readRecord } from '@branchline/games';
import { computed, type Signal, signal } from '@preact/signals';
import type { TableSource } from './follow-table.ts';
import { infoOf } from './game.ts';
import { claimedIn, type ShownPosition } from './shown-position.ts';

/** A game that is shown again: any step of it, with anybody's eyes. */
export interface Replay {
  readonly source: TableSource;
  readonly shown: ShownPosition;
  /** How many entries have happened; 1 is the deal. */
  readonly step: Signal<number>;
  readonly steps: number;
  readonly viewer: Signal<Viewer>;
  /** Its people did not end it before its end. */
  readonly playedOut: boolean;
}

/** Folds the record's events once; stepping back is looking at an earlier row. */
export function replayOf(record: GameRecord): Replay {
  const { game } = readRecord(record);
  const entries = entriesOf(record);
  const rows = Array.from(positions(game, entries), ({ state }) => game.copy(state));
  const step = signal(1);
  const viewer = signal<Viewer>('replay');
  const view = computed<View>(() => game.veil(rows[step.value - 1] ?? game.blank(), viewer.value));
  const events = computed(() => entries[step.value - 1]?.events ?? []);
  const shown: ShownPosition = {
    viewer,
    view,
    settled: signal(true),
    log: computed(() => entries.slice(0, step.value)),
    fresh: computed(() => new Set(claimedIn(events.value))),
    currentEvent: computed(() => events.value.find(({ type }) => type !== 'answered')),
    questionOf: () => undefined,
    newestQuestionOf: () => undefined,
    lookAs: (next) => {
      viewer.value = next;
    },
    skip: () => undefined,
    close: () => undefined,
  };
  return {
    source: sourceOf(record, game),
    shown,
    step,
    steps: entries.length,
    viewer,
    playedOut: record.endedEarly !== true,
  };
}

/** Nothing can be done at a game that is shown again. */
function sourceOf(record: GameRecord, game: TableSource['game']): TableSource {
  return {
    game,
    info: signal(infoOf({ ...record, game: game.id, version: record.entries.length + 1, over: true })),
    you: signal({ seats: [], host: false, chat: 'none' }),
    connection: signal('open'),
    chat: signal([]),
    log: () => undefined,
    answer: () => Promise.resolve({ kind: 'stale' }),
    say: () => undefined,
    sayPhrase: () => undefined,
    record: () => Promise.resolve(record),
    rematch: () => Promise.resolve(undefined),
    replayPath: '/replay',
    subscribe: () => undefined,
    close: () => undefined,
  };
}

/** How the table stood for each seat after one entry. */
export interface Standing {
  readonly points: readonly number[];
  readonly pieces: readonly (number | undefined)[];
}

/** A record, played through once: the end of it and how it came to that. */
export interface History {
  readonly game: Game;
  readonly record: GameRecord;
  readonly end: State;
  readonly standings: readonly Standing[];
}

export function playThrough(record: GameRecord): History {
  const { game } = readRecord(record);
  const standings: Standing[] = [];
  let end = game.blank();
  for (const { state } of positions(game, entriesOf(record))) {
    const { players } = game.describe(state);
    standings.push({ points: players.map(({ points }) => points), pieces: players.map(({ pieces }) => pieces) });
    end = state;
  }
  return { game, record, end, standings };
}
