import { type AnswerEntry, below, type Entry, fastBits, isSecretSeed, type Viewer } from '@branchline/engine';
import { describe, expect, test } from 'vitest';
import { gameList } from '../all.ts';
import { smallGame } from '../testing/features.ts';
import {
  type Answer,
  answer,
  append,
  BrokenEntry,
  begin,
  deal,
  dealEntryOf,
  entryOf,
  foldLog,
  type Log,
  play,
  playOut,
  positions,
  type Setup,
} from './log.ts';
import { replayFromEvents, replayFromSeed } from './replay.ts';
import { follow, history, seenBy } from './seen.ts';

const SEED = '0123456789abcdef'.repeat(4);

function setupOf(id: string, many?: number): Setup {
  const found = gameList.find((entry) => entry.id === id);
  if (!found) throw new Error(`no game ${id}`);
  const options = Object.fromEntries(found.options.map((option) => [option.name, option.default]));
  const seats = many ?? found.seats.min;
  return { game: found.make(options), seats, chance: { kind: 'strong', seed: SEED } };
}

const small = setupOf(smallGame().id);

/** What a player who takes anything would answer now. */
function anyAnswer({ game, state }: Log, bits = fastBits(1)): Answer {
  const [seat = 0] = game.awaiting(state);
  const offers = game.offers(state, seat);
  const offer = offers[below(bits, offers.length)];
  const asked = game.asked(state, seat);
  if (!offer || !asked) throw new Error('nothing is asked');
  return { seat, question: asked.number, action: game.naming.named(offer), by: 'person' };
}

function accepted(log: Log, given: Answer): { entry: AnswerEntry; log: Log } {
  const outcome = answer(log, given, 7);
  if (outcome.kind !== 'accepted') throw new Error(JSON.stringify(outcome));
  return outcome;
}

/** A game as a server plays it: answered on a copy, written down as JSON, read again. */
function played(setup: Setup, most = Number.POSITIVE_INFINITY): { log: Log; entries: readonly Entry[] } {
  const bits = fastBits(3);
  const entries: Entry[] = [deal(setup, 5)];
  let log = foldLog(setup, entries);
  while (log.game.awaiting(log.state).length > 0 && entries.length <= most) {
    const next = accepted(log, anyAnswer(log, bits));
    entries.push(JSON.parse(JSON.stringify(next.entry)));
    log = next.log;
  }
  return { log, entries };
}

describe.each(gameList.map(({ id }) => id))('the log of %s', (id) => {
  const setup = setupOf(id);
  const { log, entries } = played(setup);

  test('leads to the same position however it is followed', () => {
    const opened = foldLog(setup, entries);
    expect(opened.version).toBe(entries.length);
    expect(opened.state).toEqual(log.state);
    const rows = Array.from(
      positions(setup.game, entries),
      ({ entry, state }) => [entry.version, state.slice()] as const,
    );
    expect(rows.map(([version]) => version)).toEqual(entries.map((_, place) => place + 1));
    expect(rows.at(-1)?.[1]).toEqual(log.state);
    expect(rows[9]?.[1]).toEqual(foldLog(setup, entries.slice(0, 10)).state);
  });

  test('is the same again from its seed, in names and in numbers', () => {
    expect(replayFromSeed(setup, entries)).toMatchObject({ log: { version: entries.length, state: log.state } });
    expect(replayFromEvents(setup, entries)).toMatchObject({ log: { version: entries.length, state: log.state } });
    const { log: again, events } = begin(setup);
    expect(dealEntryOf(setup.game, events, 5)).toEqual(entries[0]);
    for (const entry of entries.slice(1)) {
      if (entry.seat === undefined) throw new Error('a second deal');
      const move = play(again, entry.seat, setup.game.naming.numbered(entry.action));
      if ('rejection' in move) throw new Error('refused');
      expect({ ...entryOf(setup.game, move, 7), by: 'person' }).toEqual(entry);
    }
    expect(again.state).toEqual(log.state);
  });

  test.each<Viewer>([0, 1, 'watcher', 'replay'])('seen by %s it leads to the view of that viewer', (viewer) => {
    const view = setup.game.veil(setup.game.blank(), viewer);
    for (const entry of entries) {
      const seen = seenBy(entry, viewer);
      expect(Object.keys(seen)).not.toContain('action');
      follow(setup.game, view, seen.events, viewer);
    }
    expect(view).toEqual(setup.game.veil(log.state, viewer));
  });

  test('is remembered by a seat without what the others hid', () => {
    const all = history(setup.game, entries, 'replay');
    const own = history(setup.game, entries, 0);
    expect(own.map(({ type }) => type)).toEqual(all.map(({ type }) => type));
    expect(JSON.stringify(own)).not.toBe(JSON.stringify(all));
    expect(own).toEqual(
      history(
        setup.game,
        entries.map((entry) => seenBy(entry, 0)),
        0,
      ),
    );
  });
});

describe('an answer', () => {
  const setup = small;
  const fresh = (): Log => foldLog(setup, [deal(setup, 0)]);

  test('leaves the log alone, and comes with the log after it', () => {
    const log = fresh();
    const before = log.state.slice();
    const { entry, log: after } = accepted(log, { ...anyAnswer(log), id: 'a1' });
    expect([log.version, log.state]).toEqual([1, before]);
    expect(entry).toMatchObject({ version: 2, by: 'person', id: 'a1', at: 7, question: { kind: 'keepTickets' } });
    append(log, entry);
    expect([log.version, log.state]).toEqual([after.version, after.state]);
  });

  test('to a question that is no longer open is stale', () => {
    const log = fresh();
    const given = anyAnswer(log);
    expect(answer(accepted(log, given).log, given, 0)).toEqual({ kind: 'stale' });
    expect(answer(log, { ...given, question: given.question + 1 }, 0)).toEqual({ kind: 'stale' });
    expect(answer(log, { ...given, seat: 9 }, 0)).toEqual({ kind: 'stale' });
  });

  test('against the rules is rejected, by names', () => {
    const log = fresh();
    const { seat, question } = anyAnswer(log);
    expect(answer(log, { seat, question, action: { type: 'takeCard', from: 'deck' } }, 0)).toMatchObject({
      kind: 'rejected',
      rejection: { code: 'notAskedNow' },
    });
  });

  test('with a name the game does not have is rejected like anything the rules do not know (C-2)', () => {
    const log = fresh();
    const { seat, question } = anyAnswer(log);
    expect(answer(log, { seat, question, action: { type: 'keepTickets', tickets: ['nowhere'] } }, 0)).toEqual({
      kind: 'rejected',
      rejection: { code: 'unknown', rule: 'C-2', facts: { what: 'tickets' } },
    });
  });

  test('that is no answer at all is the fault of whoever sent it, and throws', () => {
    const log = fresh();
    expect(isSecretSeed(SEED)).toBe(true);
    expect(() => foldLog({ ...setup, seats: 9 }, [deal({ ...setup, seats: 9 }, 0)])).toThrow(RangeError);
    expect(() => append(log, { version: 3, events: [], at: 0 })).toThrow(BrokenEntry);
    expect(() => append(log, { version: 2, events: [{ type: 'cardTaken', card: 'gold' }], at: 0 })).toThrow('gold');
  });
});

test('only its owner and a replay see that a move came from a standing order', () => {
  const entry = { version: 4, seat: 1, by: 'order', events: [], at: 3 } as const;
  expect(seenBy(entry, 1).by).toBe('order');
  expect(seenBy(entry, 'replay').by).toBe('order');
  expect(seenBy(entry, 0)).toEqual({ version: 4, seat: 1, by: 'person', events: [], at: 3 });
  expect(seenBy(entry, 'watcher').by).toBe('person');
});

describe('a replay', () => {
  const { entries } = played(small, 8);

  test('tells where today’s rules make something else of an answer', () => {
    const other = entries.map((entry) => (entry.version === 4 ? { ...entry, events: entry.events.slice(1) } : entry));
    expect(replayFromSeed(small, other)).toMatchObject({ difference: { where: { step: 3 }, what: 'events' } });
  });

  test('tells where events do not fit together', () => {
    const other = entries.filter(({ version }) => version !== 4);
    expect(replayFromEvents(small, other)).toMatchObject({ difference: { where: { step: 4 }, what: 'step' } });
    const broken = { type: 'cardTaken', seat: 0, place: 900, card: 'red' };
    const odd = entries.map((entry) => (entry.version === 4 ? { ...entry, events: [broken] } : entry));
    expect(replayFromEvents(small, odd)).toMatchObject({ difference: { where: { step: 3 }, what: 'impossible' } });
  });
});

describe('a simulation', () => {
  const { game } = small;
  const fresh = (): Log => begin({ game, seats: 2, chance: { kind: 'fast', seed: 4 } }).log;

  test('asks whoever is awaited until the game is over, or nobody answers', () => {
    const log = fresh();
    const versions: number[] = [];
    playOut(
      log,
      (state, seat) => game.offers(state, seat)[0],
      ({ version }) => versions.push(version),
    );
    expect(game.awaiting(log.state)).toEqual([]);
    expect(versions).toEqual(Array.from({ length: log.version - 1 }, (_, step) => step + 2));
    const left = fresh();
    playOut(left, (state, seat) => (left.version < 6 ? game.offers(state, seat)[0] : undefined));
    expect(left.version).toBe(6);
  });

  test('ends at an answer that the rules refuse, and says where', () => {
    expect(() => playOut(fresh(), () => ({ type: 'pass' }))).toThrow(
      'seed 4, step 1, seat 0: refused [{"type":"pass"}',
    );
  });
});
