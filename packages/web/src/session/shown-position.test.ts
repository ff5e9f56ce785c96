import { below, fastBits, type SeenEntry, type Viewer } from '@branchline/engine';
import { smallGame } from '@branchline/games/testing';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FollowedLog, LogChange, TableSource } from './follow-table.ts';
import { dealTable, type LocalTable, openTable } from './local/local-table.ts';
import type { KeptTable } from './local/storage.ts';
import { type Animation, showPosition } from './shown-position.ts';
import { createModel } from './table-model.ts';

const kept: KeptTable = {
  id: 'here',
  game: smallGame().id,
  options: { firstSeat: 1 },
  seats: [{ name: 'Anna' }, { name: 'Bo' }],
  seed: '7'.repeat(64),
  botPace: 0,
  createdAt: 0,
  changedAt: 0,
  over: false,
};

/** A table whose log is handed on by hand. */
class Room {
  readonly table: LocalTable = openTable(kept, [dealTable(kept)]);
  readonly evolve = vi.spyOn(this.table.game, 'evolve');
  readonly source: TableSource;
  readonly #logs = new Map<Viewer, FollowedLog>();
  readonly #listeners: ((change: LogChange) => void)[] = [];
  readonly #bits = fastBits(4);

  constructor() {
    this.source = {
      game: this.table.game,
      info: signal(this.table.info()),
      you: signal({ seats: [0, 1], host: true, chat: 'none' }),
      connection: signal('open'),
      chat: signal([]),
      log: (viewer) => this.#logs.get(viewer),
      answer: async (seat, question, action) => {
        const answered = this.table.answer(seat, question, action);
        if (answered.kind === 'accepted') this.arrive();
        return answered;
      },
      say: () => undefined,
      sayPhrase: () => undefined,
      record: async () => undefined,
      rematch: async () => undefined,
      replayPath: '',
      subscribe: (listener) => void this.#listeners.push(listener),
      close: () => undefined,
    };
    this.arrive();
  }

  view(viewer: Viewer): readonly number[] {
    return this.table.game.veil(this.table.state(), viewer);
  }

  /** How many events have happened. */
  events(viewer: Viewer): number {
    return this.source.log(viewer)?.entries.flatMap(({ events }) => events).length ?? 0;
  }

  question(seat: number): number | undefined {
    return this.table.game.asked(this.table.state(), seat)?.number;
  }

  /** Whoever is awaited first answers, or this seat does. */
  move(by?: number): void {
    const { game, state, answer } = this.table;
    const seat = by ?? game.awaiting(state())[0] ?? 0;
    const offers = game.offers(state(), seat);
    const offer = offers[below(this.#bits, offers.length)];
    if (!offer) throw new Error(`seat ${seat} can do nothing`);
    expect(answer(seat, this.question(seat) ?? 0, game.naming.named(offer)).kind).toBe('accepted');
  }

  /** The newest entry reaches the page. */
  arrive(): void {
    const entry = this.table.entries().at(-1);
    if (!entry) return;
    for (const viewer of [0, 1]) {
      const seen = this.table.seenBy(entry, viewer);
      const log = this.#logs.get(viewer) ?? { start: { version: 0, view: this.table.game.blank() }, entries: [] };
      this.#logs.set(viewer, { ...log, entries: [...log.entries, seen] });
      this.#tell({ kind: 'appended', viewer, entry: seen });
    }
  }

  /** A snapshot of now comes instead of what happened. */
  snapshot(viewer: Viewer): void {
    const version = this.table.entries().length;
    this.#logs.set(viewer, { start: { version, view: this.view(viewer) }, entries: [] });
    this.#tell({ kind: 'snapshot', viewer });
  }

  past(viewer: Viewer): void {
    const log = this.#logs.get(viewer);
    const entries: readonly SeenEntry[] = this.table.entries().map((entry) => this.table.seenBy(entry, viewer));
    if (log) this.#logs.set(viewer, { ...log, entries });
    this.#tell({ kind: 'past', viewer });
  }

  #tell(change: LogChange): void {
    for (const listener of this.#listeners) listener(change);
  }
}

const atOnce = { animationOf: () => ({}), duration: () => 0 };
/** Every event takes a second. */
const slowly = { animationOf: (): Animation => ({ after: 1000 }), duration: (milliseconds: number) => milliseconds };

/** Lets what is due be shown; nothing waits for a picture in a test. */
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the shown position', () => {
  test('is the only fold: every event is applied once, also when two share a device', () => {
    const room = new Room();
    room.evolve.mockClear();
    const shown = showPosition(room.source, 0, atOnce);
    const look = (seat: number): void => {
      shown.lookAs(seat);
      expect(shown.view.value).toEqual(room.view(seat));
    };
    for (let step = 0; step < 30; step++) {
      room.move();
      room.arrive();
      look(step % 2);
    }
    look(0);
    look(1);
    expect(room.evolve).toHaveBeenCalledTimes(room.events(0) + room.events(1));
  });

  test('comes event by event, and its log with it', async () => {
    const room = new Room();
    const shown = showPosition(room.source, 0, slowly);
    const before = shown.view.value;
    room.move();
    room.arrive();
    const { events = [] } = room.source.log(0)?.entries.at(-1) ?? {};
    expect(events.length).toBeGreaterThan(1);
    expect(shown.settled.value).toBe(false);
    expect(shown.currentEvent.value).toEqual(events[0]);
    expect(shown.log.value).toHaveLength(1);
    await pass(1000 * (events.length - 1));
    expect(shown.view.value).toEqual(room.view(0));
    expect(shown.settled.value).toBe(false);
    await pass(1000);
    expect(shown.settled.value).toBe(true);
    expect(shown.currentEvent.value).toBeUndefined();
    expect(shown.log.value).toEqual(room.source.log(0)?.entries);
    expect(before).not.toEqual(shown.view.value);
  });

  test('shows all that waits at once when skipped, and the next thing in its time again', async () => {
    const room = new Room();
    const shown = showPosition(room.source, 0, slowly);
    for (let step = 0; step < 5; step++) {
      room.move();
      room.arrive();
    }
    shown.skip();
    await pass(0);
    expect(shown.settled.value).toBe(true);
    expect(shown.view.value).toEqual(room.view(0));
    room.move();
    room.arrive();
    await pass(10);
    expect(shown.settled.value).toBe(false);
  });

  test('changes hands in the middle of a movement', async () => {
    const room = new Room();
    const shown = showPosition(room.source, 0, slowly);
    room.move();
    room.arrive();
    await pass(500);
    shown.lookAs(1);
    expect(shown.view.value).toEqual(room.view(1));
    expect(shown.settled.value).toBe(true);
    room.move();
    room.arrive();
    await pass(60_000);
    expect(shown.view.value).toEqual(room.view(1));
    shown.lookAs(0);
    expect(shown.view.value).toEqual(room.view(0));
  });

  test('begins anew from a snapshot, and goes on from there while the past is fetched', async () => {
    const room = new Room();
    const shown = showPosition(room.source, 0, atOnce);
    for (let step = 0; step < 6; step++) room.move();
    room.snapshot(0);
    expect(shown.view.value).toEqual(room.view(0));
    expect(shown.log.value).toEqual([]);
    room.move();
    room.arrive();
    await pass(0);
    expect(shown.view.value).toEqual(room.view(0));
    room.past(0);
    expect(shown.log.value.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('does not tell of the past what is still to be shown', async () => {
    const room = new Room();
    const shown = showPosition(room.source, 0, slowly);
    room.snapshot(0);
    room.move();
    room.arrive();
    room.past(0);
    expect(shown.log.value.map(({ version }) => version)).toEqual([1]);
    await pass(60_000);
    expect(shown.log.value.map(({ version }) => version)).toEqual([1, 2]);
  });

  test('is open to all for whoever comes when the game is over', () => {
    const room = new Room();
    const shown = showPosition(room.source, 'watcher', atOnce);
    room.snapshot('replay');
    expect(shown.viewer.value).toBe('replay');
    expect(shown.view.value).toEqual(room.table.state());
  });
});

describe('the question of a seat', () => {
  test('stays while what others do is shown', async () => {
    const room = new Room();
    const shown = showPosition(room.source, 0, slowly);
    const asked = room.question(0);
    room.move(1);
    room.arrive();
    await pass(10);
    expect(shown.settled.value).toBe(false);
    expect(shown.questionOf(0)?.number).toBe(asked);
    expect(shown.newestQuestionOf(0)?.number).toBe(asked);
  });

  test('is gone as soon as it is answered, and the next one is known before it is shown', async () => {
    const room = new Room();
    const shown = showPosition(room.source, 0, slowly);
    for (const seat of [0, 1]) {
      room.move(seat);
      room.arrive();
    }
    expect(shown.questionOf(0)).toBeUndefined();
    expect(room.question(0)).toBeDefined();
    expect(shown.newestQuestionOf(0)?.number).toBe(room.question(0));
    await pass(1500);
    expect(shown.newestQuestionOf(0)?.number).toBe(room.question(0));
    await pass(60_000);
    expect(shown.questionOf(0)?.number).toBe(room.question(0));
  });
});

describe('an answer', () => {
  test('is shown like anything else, and the next question with it', async () => {
    const room = new Room();
    for (const seat of [0, 1]) {
      room.move(seat);
      room.arrive();
    }
    const model = createModel(room.source, showPosition(room.source, 0, slowly));
    expect(model.asked.value?.kind).toBe('turn');
    model.attempt({ type: 'takeCard', from: 'deck' });
    await pass(100);
    expect(model.shown.settled.value).toBe(false);
    expect(model.asked.value).toBeUndefined();
    expect(model.offers.value).toEqual([]);
    await pass(60_000);
    expect(model.asked.value?.kind).toBe('secondCard');
    expect(model.shown.view.value).toEqual(room.view(0));
    model.close();
  });

  test('to a question that somebody else answers at the same moment is stale, and says so', async () => {
    const room = new Room();
    const model = createModel(room.source, showPosition(room.source, 0, slowly));
    const [offer] = model.offers.value;
    if (!offer) throw new Error('nothing is offered');
    model.attempt(offer);
    room.move(0);
    room.arrive();
    await pass(100);
    expect(model.problem.value).toEqual({ code: 'stale' });
    expect(room.table.entries()).toHaveLength(2);
    model.close();
  });
});
