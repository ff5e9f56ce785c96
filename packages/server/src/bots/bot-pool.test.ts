import { afterEach, describe, expect, test } from 'vitest';
import { systemClock } from '../common/clock.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { type BotPool, type BotRequest, openBotPool } from './bot-pool.ts';
import { FairQueue } from './fair-queue.ts';

const SLOW = new URL('../testing/slow-worker.ts', import.meta.url);
const ENDLESS = new URL('../testing/endless-worker.ts', import.meta.url);
const request = (bot: string, seat = 0): BotRequest => ({ bot, game: 'any', options: {}, row: [], seat, seed: 1 });

let pool: BotPool;
afterEach(() => pool?.close());

describe('many bots want to think', () => {
  test('a stranger’s two hundred do not delay somebody else’s one, whoever they say they are', async () => {
    pool = openBotPool({ workers: 1, seconds: 60, clock: systemClock, file: SLOW });
    const order: string[] = [];
    const asked = Array.from({ length: 200 }, (_, number) =>
      pool
        .askBot(request('master', number), { owner: `session ${number % 50}`, origin: 'one address' })
        .then(() => void order.push('stranger')),
    );
    await asked[0];
    const mine = await pool.askBot(request('regular'), { owner: 'anna', origin: 'another' });
    order.push('anna');
    expect(mine).toMatchObject({ type: 'regular', quick: false });
    // One was being thought about; everybody else of theirs waits.
    expect(order.indexOf('anna')).toBeLessThanOrEqual(2);
    expect(pool.waiting).toBeGreaterThan(150);
    await Promise.all(asked);
    expect(order).toHaveLength(201);
  }, 60_000);

  test('whoever has too many hurries: their bots play their quick plans, and none its first legal move', async () => {
    pool = openBotPool({ workers: 1, seconds: 60, clock: systemClock, file: SLOW });
    const asked = Array.from({ length: 20 }, (_, number) =>
      pool.askBot(request('master', number), { owner: 'a', origin: 'b' }),
    );
    const answers = (await Promise.all(asked)) as readonly { seat?: number; quick?: boolean }[];
    expect(answers.map(({ seat }) => seat)).toEqual(Array.from({ length: 20 }, (_, number) => number));
    expect(answers.filter(({ quick }) => quick)).toHaveLength(11);
    expect(answers.slice(-8).some(({ quick }) => quick)).toBe(false);
  }, 60_000);

  test('the time for a decision begins when it is thought about, not when it is asked for', async () => {
    const clock = new ManualClock();
    pool = openBotPool({ workers: 1, seconds: 10, clock, file: ENDLESS });
    const outcomes: string[] = [];
    const ask = (owner: string): Promise<unknown> =>
      pool.askBot(request('master'), { owner, origin: owner }).catch(() => outcomes.push(owner));
    const first = ask('a');
    void ask('b');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(clock.timers).toEqual([10_000]);
    clock.pass(10_000);
    await first;
    expect(outcomes).toEqual(['a']);
    expect(clock.timers).toEqual([10_000]);
  }, 60_000);
});

test('who has had the least time lately comes next, and time that is long ago counts no more', () => {
  const clock = new ManualClock();
  const queue = new FairQueue<string>(() => clock.now());
  const anna = { owner: 'anna', origin: 'home' };
  const bert = { owner: 'bert', origin: 'home' };
  const carl = { owner: 'carl', origin: 'away' };
  const all = (): string[] => [queue.next(), queue.next(), queue.next()].map(String);
  for (const [who, job] of [
    [anna, 'a'],
    [bert, 'b'],
    [carl, 'c'],
  ] as const)
    queue.add(who, job);
  expect(queue.waiting(anna)).toEqual({ origin: 2, owner: 1 });
  expect([queue.next(), queue.size]).toEqual(['a', 2]);
  queue.spent(anna, 1000);
  expect([queue.next(), queue.next(), queue.next()]).toEqual(['c', 'b', undefined]);
  queue.spent(carl, 100);
  for (const [who, job] of [
    [anna, 'a'],
    [bert, 'b'],
    [carl, 'c'],
  ] as const)
    queue.add(who, job);
  expect(all()).toEqual(['c', 'b', 'a']);
  clock.pass(60 * 60_000);
  queue.spent(carl, 1);
  for (const [who, job] of [
    [anna, 'a'],
    [carl, 'c'],
  ] as const)
    queue.add(who, job);
  expect([queue.next(), queue.next()]).toEqual(['a', 'c']);
});
