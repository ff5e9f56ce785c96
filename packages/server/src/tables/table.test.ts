import { deal } from '@branchline/games';
import { smallGame } from '@branchline/games/testing';
import { beforeEach, expect, test } from 'vitest';
import type { StoredTable } from '../store/table-store.ts';
import { tryAnswer } from './answer.ts';
import { Table, type TableChanged } from './table.ts';

const entry = smallGame();
const seed = '5eed'.repeat(16);
const chance = { kind: 'strong', seed } as const;
const stored: StoredTable = {
  id: 'one',
  revision: 0,
  status: 'open',
  createdAt: 0,
  changedAt: 0,
  sheet: {
    game: entry.id,
    options: {},
    settings: { visibility: 'private', clock: { kind: 'none' }, atTimeOut: 'bot', grace: 0, botPace: 0 },
    seats: [
      { kind: 'person', generation: 0, person: 'anna', name: 'Anna' },
      { kind: 'bot', generation: 0, bot: 'random', name: 'Bot' },
    ],
    host: 'anna',
  },
};
const begun = { revision: 0, status: 'playing', content: { ...stored.sheet, seed } } as const;

let changes: TableChanged[];
let table: Table;
beforeEach(() => {
  changes = [];
  table = new Table(stored, entry, (change) => changes.push(change));
});

const dealt = () => deal({ game: table.game, seats: 2, chance }, 5);

/** Answers the first question with the first offer, as far as the rules are asked. */
function played() {
  const [seat = 0] = table.awaiting();
  const [offer = { type: 'none' }] = table.game.offers(table.state ?? [], seat);
  const action = table.game.naming.named(offer);
  const answer = { seat, question: table.asked(seat) ?? -1, action, id: 'first', by: 'person' } as const;
  const outcome = tryAnswer(table, answer, 9);
  if (outcome.kind !== 'toWrite') throw new Error(outcome.kind);
  return { seat, answer, outcome };
}

test('what was written is told once, with how it was before and how it is now', () => {
  table.apply({ id: 'one', sheet: begun }, dealt());
  expect(changes).toMatchObject([
    { before: { version: 0, stored: { revision: 0, status: 'open' } }, after: { version: 1, stored: { revision: 1 } } },
  ]);
  expect(changes[0]).toMatchObject({ writtenBy: 'us', more: false, movedOrders: [] });
  expect(changes[0]?.after).toBe(table.moment);
});

test('an answer changes nothing until it is applied, and is known again afterwards', () => {
  table.apply({ id: 'one', sheet: begun }, dealt());
  const before = [...(table.state ?? [])];
  const { seat, answer, outcome } = played();
  expect([table.version, table.state]).toEqual([1, before]);
  table.apply({ id: 'one' }, outcome);
  expect([table.version, table.lastMover]).toEqual([2, seat]);
  expect(table.state).not.toEqual(before);
  expect(tryAnswer(table, answer, 10)).toEqual({ kind: 'played', version: 2 });
  expect(tryAnswer(table, { ...answer, id: 'another' }, 10)).toEqual({ kind: 'stale', version: 2 });
});

test('what another process wrote is told step by step, and the last step says that it is the last', () => {
  const other = new Table(stored, entry);
  other.apply({ id: 'one', sheet: begun }, dealt());
  const orders = new Map([[0, { order: { steps: [] }, step: 0 }]]);
  table.catchUp(other.stored, orders, [dealt()]);
  expect(changes.map(({ more, entry, movedOrders }) => [more, entry?.entry.version, movedOrders])).toEqual([
    [true, undefined, []],
    [true, 1, []],
    [false, undefined, [0]],
  ]);
  expect(changes.every(({ writtenBy }) => writtenBy === 'peer')).toBe(true);
  expect(table.state).toEqual(other.state);
  // Nothing but a revision: the sheet is the same, and nobody needs to look at it again.
  const { sheet } = table;
  table.catchUp({ ...other.stored, revision: 7, sheet: structuredClone(sheet) }, orders, []);
  expect([table.stored.revision, table.sheet === sheet, changes.length]).toEqual([7, true, 4]);
});

test('what a bot’s seat sees is kept as it happens; a person’s only when asked for', () => {
  table.apply({ id: 'one', sheet: begun }, dealt());
  const { outcome } = played();
  table.apply({ id: 'one' }, outcome);
  const log = [dealt(), outcome.text.entry];
  const seen = table.historyFor(1);
  expect(JSON.parse(seen ?? '')).toHaveLength(log.flatMap(({ events }) => events).length);
  expect(table.historyFor(0)).toBeUndefined();
  table.keepHistory(1, log);
  expect(table.historyFor(1)).toBe(seen);
  table.keepHistory(0, log);
  expect(table.historyFor(0)).not.toBe(seen);
  expect(() => table.keepHistory(0, log.slice(1))).toThrow('has another log');
});
