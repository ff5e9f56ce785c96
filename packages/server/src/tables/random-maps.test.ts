import { below, fastBits } from '@branchline/engine';
import { follow, type Pack, seenBy, verifyRecord } from '@branchline/games';
import { randomPack } from '@branchline/games/testing';
import type { NamedAction } from '@branchline/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEntries } from '../store/checksum.ts';
import { entryOfMap } from '../testing/maps.ts';
import { startServer, type TestServer } from '../testing/test-server.ts';
import { recordOf } from './record.ts';
import { dealTable, newTable } from './set-up.ts';
import type { Table } from './table.ts';

/** How many maps; `RANDOM_MAPS=200 npm test -- random-maps` looks longer. */
const MAPS = Number(process.env.RANDOM_MAPS ?? 14);
const SEATS = [2, 3, 4, 5, 6, 7, 8];
const maps = Array.from({ length: MAPS }, (_, number) => {
  const pack = randomPack(number + 500, 8);
  return { pack, seats: Math.max(pack.seats.min, SEATS[number % SEATS.length] ?? 2), number };
});

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

async function begun(pack: Pack, seats: number): Promise<Table> {
  const { tables } = server.server.services;
  const entry = entryOfMap(pack);
  const wish = { seats: Array.from({ length: seats }, () => ({ kind: 'me' as const })) };
  const made = newTable(wish, entry, { person: 'anna', name: 'Anna' }, 1);
  if ('refused' in made) throw new Error(made.refused.message);
  const table = await tables.create(made, entry);
  await tables.change(table, (one) => dealTable(one, 1));
  return table;
}

/** Answers the first question with any offer; now and then it is tried wrongly first, which changes nothing. */
async function move(table: Table, bits: () => number): Promise<void> {
  const { tables } = server.server.services;
  const { game, state = [], version } = table;
  const [seat = 0] = table.awaiting();
  const question = table.asked(seat) ?? -1;
  const offers = game.offers(game.veil(state, seat), seat);
  const action: NamedAction = game.naming.named(offers[below(bits, offers.length)] ?? { type: 'none' });
  const given = { seat, question, action, by: 'person', id: `a-${version}` } as const;
  const wrong = { ...given, action: { type: 'claimRoute', route: 'no-such-route', cards: {} } };
  const before = [...state];
  if (below(bits, 4) === 0) expect(await tables.act(table, wrong)).toMatchObject({ kind: 'rejected' });
  if (below(bits, 4) === 0)
    expect(await tables.act(table, { ...given, question: question + 1 })).toMatchObject({ kind: 'stale' });
  expect([table.version, table.state]).toEqual([version, before]);
  expect(await tables.act(table, given)).toEqual({ kind: 'played', version: version + 1 });
  expect(await tables.act(table, given)).toEqual({ kind: 'played', version: version + 1 });
}

test.each(maps)(
  'map $number with $seats seats ends, is stored as it was played, and hides what is hidden',
  async (map) => {
    const { tables, store, standIn } = server.server.services;
    const table = await begun(map.pack, map.seats);
    const bits = fastBits(map.number);
    for (let moves = 0; table.status === 'playing'; moves++) {
      if (moves > 5000) throw new Error('no end in sight');
      await move(table, bits);
      if (moves % 40 === 0) expect((await tables.load(table.id))?.state).toEqual(table.state);
    }
    const { game, state = [], id } = table;
    const entries = readEntries(await store.entries(id, 0), id, 0);
    for (const viewer of [...Array(map.seats).keys(), 'watcher'] as const) {
      // But for the last one: from the end on everything is open.
      const before = entries.slice(0, -1);
      const view = game.blank();
      for (const entry of before) follow(game, view, seenBy(entry, viewer).events, viewer);
      const whole = game.blank();
      for (const entry of before) follow(game, whole, entry.events, 'replay');
      expect(view).toEqual(game.veil(whole, viewer));
    }
    expect((await tables.load(id))?.state).toEqual(state);
    const record = JSON.parse(JSON.stringify(recordOf(table, entries, standIn)));
    expect(verifyRecord(record)).toEqual({ fromSeed: undefined, fromEvents: undefined });
    expect(record.pack).toEqual(map.pack);
  },
);
