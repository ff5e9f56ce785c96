import { smallGame } from '@branchline/games/testing';
import { expect, test } from 'vitest';
import { Table } from './table.ts';
import { TableCache } from './table-cache.ts';

const entry = smallGame();
const table = (): Table =>
  new Table(
    {
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
          { kind: 'open', generation: 0 },
          { kind: 'open', generation: 0 },
        ],
        host: 'anna',
      },
    },
    entry,
  );

const idle = (): boolean => false;

test('a table that was let go and read again is another one, and stays whatever becomes of the first', async () => {
  let now = 0;
  const cache = new TableCache(() => now);
  const first = await cache.get('one', async () => table());
  if (first === undefined) throw new Error('there is no table');
  now = 100;
  expect(cache.evict(50, idle)).toEqual([first]);
  expect(cache.holds(first)).toBe(false);
  const second = await cache.get('one', async () => table());
  if (second === undefined) throw new Error('there is no table');
  cache.hold(second);
  // Whoever still had the first gives it back.
  cache.release(first);
  now = 1000;
  expect(cache.evict(900, idle)).toEqual([]);
  expect(cache.holds(second)).toBe(true);
  expect(cache.peek('one')).toBe(second);
});
