import { afterEach, beforeEach, expect, test } from 'vitest';
import { MemoryStore } from '../store/memory-store.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { simpleBots, startServer, type TestServer } from '../testing/test-server.ts';

/** A store that counts how often it is asked to write, and may have a disk that takes nothing. */
class AskedStore extends MemoryStore {
  pings = 0;
  isFull = false;

  override async ping(): Promise<void> {
    this.pings++;
    if (this.isFull) throw new Error('no space left on device');
  }
}

let store: AskedStore;
let clock: ManualClock;
let server: TestServer;
beforeEach(async () => {
  store = new AskedStore();
  clock = new ManualClock();
  server = await startServer({ store, clock, pool: simpleBots });
});
afterEach(() => server.close());

const ready = async (): Promise<number> => (await fetch(`${server.url}/readyz`)).status;

test('however many ask whether the server is ready, the disk is written to once in a while', async () => {
  for (let times = 0; times < 10; times++)
    expect(await Promise.all(Array.from({ length: 20 }, ready))).toEqual(Array(20).fill(200));
  expect(store.pings).toBe(1);
  clock.pass(5000);
  await ready();
  expect(store.pings).toBe(2);
});

test('a disk that takes nothing is noticed, told to everybody, and noticed again when it does', async () => {
  expect(await ready()).toBe(200);
  store.isFull = true;
  clock.pass(5000);
  expect(await Promise.all(Array.from({ length: 20 }, ready))).toEqual(Array(20).fill(503));
  store.isFull = false;
  expect(await ready()).toBe(503);
  clock.pass(5000);
  expect(await ready()).toBe(200);
});
