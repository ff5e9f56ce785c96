import { pino } from 'pino';
import { expect, test } from 'vitest';
import { Bans } from '../auth/bans.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { Oversight } from './oversight.ts';

const MINUTE = 60_000;

/** A process at a store, and what it tells its players of a restart. */
function processAt(store: MemoryStore, clock: ManualClock) {
  const told: (number | undefined)[] = [];
  const oversight = new Oversight({
    store,
    bans: new Bans(store),
    devices: { reload: async () => undefined },
    tables: { drop: () => undefined, inMemory: () => undefined },
    sockets: { cutOff: () => undefined, announceRestart: (at) => void told.push(at) },
    clock,
    log: pino({ level: 'silent' }),
  });
  return { oversight, told };
}

test('a restart that did not happen is spoken of for five minutes, and then by no process', async () => {
  const [store, clock] = [new MemoryStore(), new ManualClock()];
  const [one, other] = [processAt(store, clock), processAt(store, clock)];
  const at = clock.now() + 10 * MINUTE;
  await one.oversight.planRestart(at);
  clock.pass(15 * MINUTE);
  await other.oversight.look();
  clock.pass(1);
  await one.oversight.look();
  await other.oversight.look();
  expect([one.told, other.told]).toEqual([
    [at, undefined],
    [at, undefined],
  ]);
});

test.each([
  ['the only one, is the restart, however early', true, 0, false],
  ['one of many, is not before its moment', false, 9, true],
  ['one of many, is at its moment', false, 10, false],
])('a process that starts: %s', async (_, sole, minutes, stillPlanned) => {
  const [store, clock] = [new MemoryStore(), new ManualClock()];
  const at = clock.now() + 10 * MINUTE;
  await processAt(store, clock).oversight.planRestart(at);
  clock.pass(minutes * MINUTE);
  const next = processAt(store, clock);
  await next.oversight.start(sole);
  next.oversight.stop();
  expect(next.told).toEqual([stillPlanned ? at : undefined]);
});
