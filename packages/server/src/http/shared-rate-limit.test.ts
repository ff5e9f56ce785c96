import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Peers, singleProcess } from '../peers/peers.ts';
import { sharedCounts } from './shared-counts.ts';
import { sharedRateLimit } from './shared-rate-limit.ts';

const MINUTE = 60_000;
beforeEach(() => vi.useFakeTimers({ now: 1_800_000_000_000 }));
afterEach(() => vi.useRealTimers());

/** Processes that keep their counts in one place. */
function peersWith(total: Map<string, number>): Peers {
  return {
    ...singleProcess,
    soleWriter: false,
    use: async (uses) =>
      uses.map(({ name, began, used }) => {
        const sum = (total.get(`${name} ${began}`) ?? 0) + used;
        total.set(`${name} ${began}`, sum);
        return { name, began, used: sum };
      }),
  };
}

const count = (store: FastifyRateLimitStore, key: string): number => {
  let current = 0;
  store.incr(
    key,
    (_error, result) => {
      current = result?.current ?? 0;
    },
    MINUTE,
    10,
  );
  return current;
};

test('two processes come to one count within a moment, each route and each asker apart, and begin anew with the minute', async () => {
  const total = new Map<string, number>();
  const [one, other] = [1, 2].map(() => {
    const Store = sharedRateLimit(sharedCounts(peersWith(total), pino({ level: 'silent' })));
    return new Store({});
  });
  if (!one || !other) throw new Error('two are needed');
  for (let request = 1; request <= 7; request++) expect(count(one, 'anna')).toBe(request);
  expect(count(other, 'anna')).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(count(other, 'anna')).toBe(9);
  expect(count(other, 'bert')).toBe(1);
  const route = { routeInfo: { method: 'POST', url: '/api/tables' } } as unknown as Parameters<typeof one.child>[0];
  expect(count(other.child(route), 'anna')).toBe(1);
  expect([...total.keys()].join()).not.toContain('anna');
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(count(one, 'anna')).toBe(1);
});
