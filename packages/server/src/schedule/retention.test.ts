import { smallGame } from '@branchline/games/testing';
import { afterEach, expect, test } from 'vitest';
import { MemoryStore } from '../store/memory-store.ts';
import { Browser } from '../testing/browser.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { simpleBots, startServer, type TestServer } from '../testing/test-server.ts';

const GAME = smallGame().id;
const DAY_MS = 24 * 60 * 60 * 1000;
const me = { kind: 'me' };

let server: TestServer;
afterEach(() => server.close());

test('what is old goes while the server runs: unbegun, idle and finished tables, not a game over weeks', async () => {
  const clock = new ManualClock();
  const store = new MemoryStore();
  server = await startServer(
    { clock, store, pool: simpleBots },
    { KEEP_UNBEGUN_DAYS: '2', KEEP_IDLE_DAYS: '3', KEEP_FINISHED_DAYS: '5', LEASE_SECONDS: '1' },
  );
  const anna = new Browser(server.url);
  const make = async (wish: object) => (await anna.create({ game: GAME, seats: [me, me], ...wish })).table.id;
  const unbegun = await make({});
  const idle = await make({ start: true, settings: { grace: 0 } });
  const weeks = { clock: { kind: 'move', seconds: 7 * 24 * 60 * 60 }, grace: 0, atTimeOut: 'leastHarm' };
  const slow = await make({ start: true, settings: weeks });
  const over = await make({ start: true, settings: { grace: 0 } });
  const ended = await store.read(over);
  if (ended === undefined) throw new Error('no table');
  await store.commit({ id: over, sheet: { revision: ended.revision, status: 'over', content: ended.sheet } });
  const left = async () => (await Promise.all([unbegun, idle, over, slow].map((id) => store.read(id)))).map(Boolean);
  const after = async (days: number, wanted: readonly boolean[]) => {
    // Without the timers in between: a table looked at every second is looked at for nothing.
    for (let hour = 0; hour < days * 24; hour++) clock.pass(60 * 60 * 1000);
    await expect.poll(left, { timeout: 20_000 }).toEqual(wanted);
  };
  expect(await left()).toEqual([true, true, true, true]);
  // The wake-ups of what has been dealt are settled first.
  const dueAt = async (): Promise<number | undefined> => {
    clock.pass(2000);
    return (await store.read(idle))?.wakeAt;
  };
  await expect.poll(dueAt).toBeUndefined();
  await after(2.2, [false, true, true, true]);
  await after(1, [false, false, true, true]);
  await after(2, [false, false, false, true]);
  expect((await anna.send('GET', `/api/tables/${unbegun}`)).status).toBe(404);
  expect(clock.now()).toBeGreaterThan(5 * DAY_MS);
}, 60_000);
