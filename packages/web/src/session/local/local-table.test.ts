import type { Entry } from '@branchline/engine';
import { smallGame } from '@branchline/games/testing';
import { describe, expect, test } from 'vitest';
import { unfinishedRecord } from './local-record.ts';
import { dealTable, IncompatibleLog, openTable } from './local-table.ts';
import type { KeptTable } from './storage.ts';

const kept: KeptTable = {
  id: 'a',
  game: smallGame().id,
  options: { firstSeat: 1 },
  seats: [{ name: 'Anna' }, { name: 'Bo', bot: 'gone-bot' }],
  seed: '0123456789abcdef'.repeat(4),
  botPace: 0,
  createdAt: 0,
  changedAt: 0,
  over: false,
};

/** A few answers, the first of what is offered each time. */
function played(answers: number): readonly Entry[] {
  const table = openTable(kept, [dealTable(kept)]);
  for (let at = 0; at < answers; at++) {
    const [seat = 0] = table.game.awaiting(table.state());
    const [offer] = table.game.offers(table.state(), seat);
    const asked = table.game.asked(table.state(), seat);
    if (!offer || !asked) throw new Error('nothing is asked');
    table.answer(seat, asked.number, table.game.naming.named(offer));
  }
  return table.entries();
}

describe('a table kept by an earlier visit', () => {
  const entries = played(8);

  test('goes on where it was left, also if the version that kept it did not yet say its format', () => {
    const table = openTable(kept, entries);
    expect(table.entries()).toHaveLength(9);
    expect(table.game.awaiting(table.state())).not.toEqual([]);
    expect(openTable({ ...kept, format: 1 }, entries).state()).toEqual(table.state());
  });

  test.each([
    ['in a newer format', { ...kept, format: 2 }, entries],
    ['with an entry missing', kept, entries.toSpliced(4, 1)],
    ['without its deal', kept, entries.slice(1)],
    [
      'whose answers belong to other questions',
      kept,
      entries.map((entry) => (entry.seat === undefined ? entry : { ...entry, question: { kind: 'turn', number: 99 } })),
    ],
  ])('%s is not taken for something it is not', (_, table, log) => {
    expect(() => openTable(table, log)).toThrow(IncompatibleLog);
  });

  test('with names this version does not know is refused as a whole', () => {
    const strange = entries.map((entry) => ({
      ...entry,
      events: entry.events.map((event) => ('card' in event ? { ...event, card: 'mauve' } : event)),
    }));
    expect(() => openTable(kept, strange)).toThrow();
  });

  test('can be given out in the shape of a record, without asking a rule', () => {
    const record = unfinishedRecord({ ...kept, game: 'a game that is gone' }, entries);
    expect(record).toMatchObject({ record: 1, kept: 1, chance: { kind: 'strong', seed: kept.seed } });
    expect(record).toHaveProperty('entries.length', 8);
    expect(record).toHaveProperty('entries.0.action.type', 'keepTickets');
  });
});
