import type { View, Viewer } from '@branchline/engine';
import { entriesOf, type GameRecord, positions, readRecord } from '@branchline/games';
import type { NamedEvent, TableInfo } from '@branchline/protocol';
import { computed, type Signal, signal } from '@preact/signals';
import type { Stage } from '../stage.ts';
import type { Logged, TableSource } from '../table-source.ts';

/** A game that is shown again: any step of it, with anybody's eyes. */
export interface Replay {
  readonly source: TableSource;
  readonly stage: Stage;
  /** How many entries have happened; 1 is the deal. */
  readonly step: Signal<number>;
  readonly steps: number;
  readonly eye: Signal<Viewer>;
}

/** Folds the record's events once; stepping back is looking at an earlier row. */
export function replayOf(record: GameRecord): Replay {
  const { game } = readRecord(record);
  const entries = entriesOf(record);
  const rows = Array.from(positions(game, entries), ({ state }) => game.copy(state));
  const log = entries.map(({ version, ...entry }): Logged => ({ version, entry }));
  const step = signal(1);
  const eye = signal<Viewer>('replay');
  const shown = computed<View>(() => game.veil(rows[step.value - 1] ?? game.blank(), eye.value));
  const stage: Stage = {
    eye,
    shown,
    settled: signal(true),
    told: step,
    log: computed(() => log.slice(0, step.value)),
    fresh: computed(() => new Set(log[step.value - 1]?.entry.events.flatMap(claimed) ?? [])),
    moment: computed(() => log[step.value - 1]?.entry.events.find(({ type }) => type !== 'answered')),
    look: (next) => {
      eye.value = next;
    },
    hurry: () => undefined,
    close: () => undefined,
  };
  return { source: sourceOf(record, game), stage, step, steps: log.length, eye };
}

const claimed = (event: NamedEvent): readonly string[] =>
  event.type === 'routeClaimed' && typeof event.route === 'string' ? [event.route] : [];

/** Nothing can be done at a game that is shown again. */
function sourceOf(record: GameRecord, game: TableSource['game']): TableSource {
  return {
    game,
    info: signal(infoOf(record)),
    you: signal({ seats: [], host: false, chat: 'none' }),
    connection: signal('open'),
    chat: signal([]),
    row: () => undefined,
    log: () => [],
    answer: () => Promise.resolve({ kind: 'stale' }),
    say: () => undefined,
    record: () => Promise.resolve(record),
    rematch: () => Promise.resolve(undefined),
    replayPath: '/replay',
    listen: () => undefined,
    close: () => undefined,
  };
}

function infoOf({ game, options, seats, entries }: GameRecord): TableInfo {
  return {
    id: '',
    game,
    options,
    settings: { visibility: 'private', clock: { kind: 'none' }, atTimeOut: 'bot', grace: 0, botPace: 0 },
    status: 'over',
    seats: seats.map(({ name, bot }, seat) => ({
      seat,
      name,
      kind: bot ? 'bot' : 'person',
      ...(bot && { bot }),
      present: true,
      standIn: false,
      awaited: false,
    })),
    version: entries.length + 1,
    watchers: 0,
    createdAt: 0,
    now: 0,
  };
}
