import type { Entry, MovedBy } from '@branchline/engine';
import {
  type ChanceSource,
  entriesOf,
  foldLog,
  type GameRecord,
  MalformedRecord,
  type RecordEntry,
  recordGame,
  verifyRecord,
} from '@branchline/games';
import { describe, expect, test } from 'vitest';
import { gameList } from '../all.ts';
import { gameWith, smallGame } from '../testing/features.ts';
import { recorded } from './testing/recorded.ts';

const STRONG: ChanceSource = { kind: 'strong', seed: '0123456789abcdef'.repeat(4) };
const FAST: ChanceSource = { kind: 'fast', seed: 11 };

const small = smallGame();

const everyCount = gameList.flatMap(({ id, seats }) =>
  Array.from({ length: seats.max - seats.min + 1 }, (_, more) => ({ id, seats: seats.min + more })),
);

test.each(everyCount)('a recorded game of $id for $seats agrees with its seed and with its events', ({ id, seats }) => {
  for (const chance of [FAST, STRONG]) {
    expect(verifyRecord(recorded(id, seats, chance))).toEqual({ fromSeed: undefined, fromEvents: undefined });
  }
});

/** The same game, had its players agreed to end it after so many answers. */
const cutShort = (record: GameRecord, answers: number): GameRecord => ({
  ...record,
  entries: record.entries.slice(0, answers),
  score: [],
  result: { winners: [], decidedBy: 'endedEarly' },
  endedEarly: true,
});

test('a game that was ended early agrees too, as long as it claims no score and no winner, and has not come to its end', () => {
  const whole = recorded(small.id, 2, STRONG);
  const early = cutShort(whole, 9);
  expect(verifyRecord(early)).toEqual({ fromSeed: undefined, fromEvents: undefined });
  const { endedEarly: _, ...unsaid } = early;
  expect(verifyRecord(unsaid).fromSeed).toMatchObject({ where: 'end', what: 'notOver' });
  expect(verifyRecord({ ...early, score: whole.score }).fromSeed).toMatchObject({ what: 'score' });
  expect(verifyRecord({ ...early, result: whole.result }).fromSeed).toMatchObject({ what: 'result' });
  expect(verifyRecord(cutShort(whole, Infinity)).fromSeed).toMatchObject({ what: 'over' });
  expect(() => verifyRecord({ ...early, endedEarly: 'yes' })).toThrow(MalformedRecord);
});

test('a record holds names, never the numbers of the engine', () => {
  for (const { id, seats } of gameList) {
    const text = JSON.stringify(recorded(id, seats.min, FAST));
    expect(text).not.toMatch(/"(card|cards|colour|route|ticket|tickets|kept|returned|technology|city)":(\d|\[\d)/);
    expect(text).not.toMatch(/"items":\[\d/);
    expect(text).not.toContain('"none"');
  }
});

/** Some record, and what is left of it after somebody had a hand in it. */
function forged(change: (record: GameRecord & { entries: RecordEntry[] }) => unknown): ReturnType<typeof verifyRecord> {
  const record = recorded(small.id, 2, FAST);
  return verifyRecord(change({ ...record, entries: [...record.entries] }));
}

describe('a forged record is found out, at the first entry that differs', () => {
  const last = (record: GameRecord): number => record.entries.length;

  test('an event of the deal', () => {
    const verdict = forged(({ deal, ...rest }) => ({
      ...rest,
      deal: deal.map((event) => (event.type === 'begun' ? { ...event, pieces: 16 } : event)),
    }));
    expect(verdict.fromSeed).toMatchObject({ where: { step: 0 }, what: 'events', recorded: { pieces: 16 } });
    expect(verdict.fromEvents).toBeUndefined();
  });

  test('an action that was not played', () => {
    const verdict = forged((record) => {
      const at = record.entries.findIndex(({ action }) => action.type === 'takeCard');
      const entry = record.entries[at];
      if (entry) record.entries[at] = { ...entry, action: { type: 'claimRoute', route: 'nowhere', cards: [] } };
      return record;
    });
    expect(verdict.fromSeed).toMatchObject({ what: 'action' });
  });

  test('an action the rules refuse', () => {
    const verdict = forged((record) => {
      const at = record.entries.findIndex(({ question }) => question.kind === 'turn');
      const entry = record.entries[at];
      if (entry) record.entries[at] = { ...entry, action: { type: 'pass' } };
      return record;
    });
    expect(verdict.fromSeed).toMatchObject({ what: 'refused', found: { code: 'cannotPass' } });
  });

  test('a card that never was', () => {
    let step = 0;
    const verdict = forged((record) => {
      const at = record.entries.findIndex(({ events }) => events.some(({ type }) => type === 'routeClaimed'));
      const entry = record.entries[at];
      if (!entry) return record;
      step = entry.step;
      const events = entry.events.map((event) => (event.type === 'routeClaimed' ? { ...event, points: 9 } : event));
      record.entries[at] = { ...entry, events };
      return record;
    });
    expect(verdict.fromSeed).toMatchObject({ where: { step }, what: 'events' });
    expect(verdict.fromEvents).toMatchObject({ where: 'end', what: 'score' });
  });

  test('events that no table can have seen', () => {
    const verdict = forged((record) => {
      const entry = record.entries[2];
      const nonsense = [{ type: 'cardsLaid', seat: 0, route: 'nowhere', cards: [] }];
      if (entry) record.entries[2] = { ...entry, events: nonsense };
      return record;
    });
    expect(verdict.fromEvents).toMatchObject({ where: { step: 3 }, what: 'impossible' });
  });

  test('an event without its pile', () => {
    const verdict = forged((record) => ({ ...record, deal: record.deal.map(({ type }) => ({ type })) }));
    expect(verdict.fromEvents).toMatchObject({ where: { step: 0 }, what: 'impossible' });
  });

  test('an entry left out', () => {
    const verdict = forged((record) => ({ ...record, entries: record.entries.toSpliced(4, 1) }));
    expect(verdict).toMatchObject({
      fromSeed: { where: { step: 6 }, what: 'step' },
      fromEvents: { where: { step: 6 }, what: 'step' },
    });
  });

  test('the end cut off', () => {
    const verdict = forged((record) => ({ ...record, entries: record.entries.slice(0, -1) }));
    expect(verdict).toMatchObject({ fromSeed: { what: 'notOver' }, fromEvents: { what: 'notOver' } });
  });

  test('something after the end', () => {
    const verdict = forged((record) => {
      const entry = record.entries[last(record) - 1];
      return { ...record, entries: [...record.entries, { ...entry, step: last(record) + 1 }] };
    });
    expect(verdict).toMatchObject({ fromSeed: { what: 'afterTheEnd' }, fromEvents: { what: 'afterTheEnd' } });
  });

  test('another winner', () => {
    const verdict = forged((record) => ({ ...record, result: { winners: [0, 1], decidedBy: 'shared' } }));
    expect(verdict).toMatchObject({ fromSeed: { what: 'result' }, fromEvents: { what: 'result' } });
  });

  test('another seed', () => {
    const verdict = forged((record) => ({ ...record, chance: { kind: 'fast', seed: 12 } }));
    expect(verdict).toMatchObject({ fromSeed: { where: { step: 0 } }, fromEvents: undefined });
  });
});

test.each([
  ['no object', () => 7, 'record: expected an object'],
  ['another version', (record: GameRecord) => ({ ...record, record: 2 }), 'record.record: expected version 1'],
  [
    'an unknown game',
    ({ packHash: _, ...record }: GameRecord) => ({ ...record, game: 'chess' }),
    `record.game: expected one of ${gameList[0]?.id}`,
  ],
  [
    'an unknown option',
    (record: GameRecord) => ({ ...record, options: { wings: true } }),
    'record.options.wings: expected one of firstSeat',
  ],
  ['one seat', (record: GameRecord) => ({ ...record, seats: [{ name: 'a' }] }), 'record.seats: expected 2 to 4'],
  [
    'a short seed',
    (record: GameRecord) => ({ ...record, chance: { kind: 'strong', seed: 'ab' } }),
    'record.chance.seed: expected 64 hexadecimal digits',
  ],
  [
    'a seat that is not there',
    (record: GameRecord) => ({ ...record, entries: [{ ...record.entries[0], seat: 2 }] }),
    'record.entries[0].seat: expected a whole number from 0 to 1',
  ],
  [
    'an option left out',
    (record: GameRecord) => ({ ...record, options: {} }),
    'record.options.firstSeat: expected its value',
  ],
  [
    'a commitment to a seed of 32 bits',
    (record: GameRecord) => ({ ...record, commitment: 'ab'.repeat(32) }),
    'record.commitment: only a strong seed has one',
  ],
  ['a field nobody knows', (record: GameRecord) => ({ ...record, mood: 1 }), 'record.mood: there is no such field'],
  [
    'a score that is none',
    (record: GameRecord) => ({ ...record, score: [null] }),
    'record.score[0]: expected an object',
  ],
  ['a result without winners', (record: GameRecord) => ({ ...record, result: { decidedBy: 'points' } }), 'winners'],
  ['no deal', ({ deal: _, ...record }: GameRecord) => record, 'record.deal: expected a list'],
])('%s is no record', (_, change, message) => {
  const malformed = change(recorded(small.id, 2, FAST));
  expect(() => verifyRecord(malformed)).toThrow(MalformedRecord);
  expect(() => verifyRecord(malformed)).toThrow(message);
});

/** What somebody wrote over fields of the first action and event of these types. */
const overwritten = (record: GameRecord, type: string, change: object): GameRecord => {
  const each = (events: GameRecord['deal']) =>
    events.map((event) => (event.type === type ? { ...event, ...change } : event));
  const entries = record.entries.map((entry) => ({
    ...entry,
    action: entry.action.type === type ? { ...entry.action, ...change } : entry.action,
    events: each(entry.events),
  }));
  return { ...record, deal: each(record.deal), entries };
};

const deep = (): unknown => {
  let nested: unknown = 'blue';
  for (let depth = 0; depth < 100_000; depth++) nested = [nested];
  return nested;
};

test.each<[string, object, string]>([
  ['keepTickets', { tickets: undefined }, 'action.tickets: expected a list'],
  ['keepTickets', { tickets: 'chelsea--soho' }, 'action.tickets: expected a list'],
  ['keepTickets', { tickets: { sight: 0, count: 0, items: [] } }, 'action.tickets: expected a list'],
  ['claimRoute', { cards: 'green' }, 'action.cards: expected a list'],
  ['claimRoute', { route: ['chelsea--soho'] }, 'action.route: expected a text'],
  ['takeCard', { points: 100 }, 'action.points: there is no such field'],
  ['takeCard', { type: 'toString' }, 'action.type: expected one of takeCard'],
  ['begun', { seats: 1e9 }, 'record.deal[0].seats: expected 2'],
  ['cardsDealt', { cards: { sight: 0, count: 1e9, items: [] } }, 'cards.count: expected 0'],
  ['cardDrawn', { card: { sight: 0, count: 1, items: 'blue' } }, 'card.items: expected a list'],
  ['ticketsChosen', { choice: { sealedFor: 0, items: 4 } }, 'choice.items: expected a list'],
  ['marketFilled', { card: deep() }, 'expected a whole number'],
  ['marketFilled', { place: Number.NaN }, 'place: expected a whole number'],
])('%s that says %o is no part of a record', (type, change, message) => {
  const malformed = overwritten(recorded(small.id, 2, FAST), type, change);
  expect(() => verifyRecord(malformed)).toThrow(MalformedRecord);
  expect(() => verifyRecord(malformed)).toThrow(message);
});

test('an event with a field that every object has by nature did not happen like that', () => {
  const record = overwritten(recorded(small.id, 2, FAST), 'answered', { constructor: 'x' });
  expect(verifyRecord(record).fromSeed).toMatchObject({ where: { step: 1 }, what: 'events' });
});

test('a record tells every option, whether its table named it or not', () => {
  const record = recorded(gameWith('startingCards').id, 2, FAST);
  const game = gameWith('startingCards').make({});
  const entries = entriesOf(record);
  const log = foldLog({ game, seats: 2, chance: FAST }, entries);
  expect(recordGame(log, { ...record, options: { startingCards: 4 } }, entries).options).toEqual(record.options);
});

test('a record names the bot that stood in for a person, and the clock (T-1, T-2)', () => {
  const record = recorded(small.id, 2, FAST);
  const seats = [{ name: 'Anna' }, { name: 'greedy', bot: 'greedy' }];
  const game = small.make(record.options);
  const moved: readonly MovedBy[] = ['person', 'bot', 'clock'];
  const entries = entriesOf(record).map(
    (entry): Entry => (entry.seat === undefined ? entry : { ...entry, by: moved[entry.version % 3] ?? 'order' }),
  );
  const log = foldLog({ game, seats: 2, chance: FAST }, entries);
  const { entries: made } = recordGame(log, { ...record, seats }, entries, 'regular');
  for (const { step, seat, by } of made) {
    const mover = moved[(step + 1) % 3];
    expect(by).toBe(mover === 'clock' ? 'clock' : mover === 'bot' && seat === 0 ? 'regular' : undefined);
  }
});

test('a game that is not over has no record', () => {
  const record = recorded(small.id, 2, FAST);
  const game = small.make({});
  const some = entriesOf(record).slice(0, 5);
  expect(() => recordGame(foldLog({ game, seats: 2, chance: FAST }, some), record, some)).toThrow('not over');
});
