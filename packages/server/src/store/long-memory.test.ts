import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { below, fastBits } from '@branchline/engine';
import { verifyRecord } from '@branchline/games';
import type { NamedAction } from '@branchline/protocol';
import { describe, expect, test } from 'vitest';
import { checkFile } from '../admin/check-file.ts';
import { recordOf } from '../tables/record.ts';
import type { Table } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { startServer } from '../testing/test-server.ts';
import { readEntries } from './checksum.ts';
import { migrations } from './migrations.ts';
import { DATABASE_FILE, openSqlite } from './sqlite-store.ts';

// One database for each schema that was ever released, as a server of that time left it: docs/operations.md, Long memory.
const folder = new URL('./fixtures/', import.meta.url);

test('every schema has its database', () => {
  expect(readdirSync(folder).sort()).toEqual(Object.keys(migrations).map((version) => `${version}.sql`));
});

async function playOut(tables: Tables, live: Table): Promise<void> {
  const bits = fastBits(7);
  const { game, id } = live;
  for (let step = 0; live.status !== 'over' && step < 2000; step++) {
    const { state = [] } = live;
    const [seat = 0] = game.awaiting(state);
    const offers = game.offers(state, seat);
    const action = game.naming.named(offers[below(bits, offers.length)] ?? {}) as NamedAction;
    const question = game.asked(state, seat)?.number ?? 0;
    const outcome = await tables.act(live, { seat, question, action, id: `${id}-${step}`, by: 'person' });
    if (outcome.kind !== 'played') throw new Error(`${id}: ${JSON.stringify(outcome)}`);
  }
}

describe.each(readdirSync(folder))('a database of %s', (fixture) => {
  test('opens, its games are played to their end, and their records agree with their seeds', async () => {
    const { folder: data, remove } = temporaryFolder();
    const file = new DatabaseSync(path.join(data, DATABASE_FILE));
    file.exec('begin');
    file.exec(readFileSync(new URL(fixture, folder), 'utf8'));
    file.exec('commit');
    const ids = file
      .prepare('select id from tables')
      .all()
      .map(({ id }) => String(id));
    file.close();
    const store = await openSqlite(data, { durable: false });
    const server = await startServer({ store });
    const { tables, standIn } = server.server.services;
    expect(ids.length).toBeGreaterThan(4);
    const playing = ids.map(async (id) => {
      const live = await tables.get(id);
      if (live === undefined) throw new Error(`${id} is gone`);
      expect(live.version).toBeGreaterThan(40);
      await playOut(tables, live);
      const log = readEntries(await store.entries(id, 0), id, 0);
      const record = JSON.parse(JSON.stringify(recordOf(live, log, standIn)));
      expect(verifyRecord(record)).toEqual({ fromSeed: undefined, fromEvents: undefined });
    });
    await Promise.all(playing);
    expect(await store.find({ person: 'anna', limit: 9 })).toHaveLength(ids.length);
    await server.close();
    const { file: faults, store: report } = await checkFile(data);
    expect([faults, report?.damaged, report?.notes, report?.whole.length]).toEqual([[], [], [], ids.length]);
    remove();
  });
});
