import type { ListedTable, YourPart } from '@branchline/protocol';
import { expect, test } from 'vitest';
import { mostUrgentFirst } from './most-urgent-first.ts';

const table = (id: string, yours: Partial<YourPart>, more: Partial<ListedTable> = {}): ListedTable => ({
  id,
  game: 'some-game',
  status: 'playing',
  seats: [],
  createdAt: 0,
  changedAt: 0,
  clock: { kind: 'none' },
  atTimeOut: 'bot',
  yours: { seats: [0], awaited: false, ...yours },
  ...more,
});

test('my tables come in the order of what waits for me, and of how little time there is', () => {
  const sorted = mostUrgentFirst([
    table('over', {}, { status: 'over', changedAt: 9 }),
    table('old, others to move', {}, { changedAt: 1 }),
    table('others to move', {}, { changedAt: 5 }),
    table('mine, no clock', { awaited: true }),
    table('mine, an order runs', { awaited: true, order: true, left: 5 }),
    table('mine, a bot plays', { standIn: true }),
    table('mine, three days', { awaited: true, left: 3 }),
    table('mine, one day', { awaited: true, left: 1 }),
  ]);
  expect(sorted.map(({ id }) => id)).toEqual([
    'mine, one day',
    'mine, three days',
    'mine, no clock',
    'mine, an order runs',
    'mine, a bot plays',
    'others to move',
    'old, others to move',
    'over',
  ]);
});
