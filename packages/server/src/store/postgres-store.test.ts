import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { openPostgres } from './postgres-store.ts';
import { storeContract, storedTable } from './table-store.contract.ts';
import { isUnavailable } from './unavailable.ts';

describe('the store in PostgreSQL', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, 60_000);
  afterAll(() => postgres.stop());

  storeContract(
    () => openPostgres(postgres.url),
    async (store) => {
      await store.close();
      return openPostgres(postgres.url);
    },
  );

  test('entries of one moment are one transaction', async () => {
    const store = await openPostgres(postgres.url);
    const ids = Array.from({ length: 20 }, () => storedTable()).map((table) => ({ table, id: table.id }));
    for (const { table } of ids) await store.create(table);
    await Promise.all(ids.map(({ id }) => store.commit({ id, entry: { version: 1, body: '{}' } })));
    await store.close();
    const client = new pg.Client(postgres.url);
    await client.connect();
    const { rows } = await client.query('select distinct xmin from entries where table_id = any($1)', [
      ids.map(({ id }) => id),
    ]);
    await client.end();
    expect(rows).toHaveLength(1);
  });

  test('while the database is away nothing is acknowledged; after it all can be written', async () => {
    const store = await openPostgres(postgres.url);
    const ids = Array.from({ length: 20 }, () => storedTable());
    for (const table of ids) await store.create(table);
    const append = (version: number) =>
      Promise.allSettled(ids.map(({ id }) => store.commit({ id, entry: { version, body: '{}' } })));
    await append(1);
    const coming = postgres.restart();
    const during = await append(2);
    await coming;
    for (const outcome of during) {
      if (outcome.status === 'rejected') expect(isUnavailable(outcome.reason), String(outcome.reason)).toBe(true);
    }
    const heads = await store.heads(ids.map(({ id }) => id));
    for (const [place, { id }] of ids.entries()) {
      if (during[place]?.status === 'fulfilled') expect(heads.get(id)?.version).toBe(2);
    }
    // Whoever was not told asks again: it counts once.
    await append(2);
    const after = await append(3);
    expect(after.map((outcome) => outcome.status === 'fulfilled' && outcome.value)).toEqual(ids.map(() => true));
    await store.close();
  }, 60_000);
});
