import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../store/postgres-store.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { soak } from './soak.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres({ durable: true });
});
afterAll(() => postgres.stop());

test('three processes killed one after the other, a database restarted, lines cut: every table ends, nothing is lost, nothing counts twice', async () => {
  const tally = await soak({
    environment: { DATABASE_URL: postgres.url },
    processes: 3,
    tables: 8,
    troubleMs: 3_000,
    kills: 2,
    answers: 2,
    killEveryMs: 500,
    cutEveryMs: 100,
    pauseMs: 100,
    patienceMs: 60_000,
    clockSeconds: 5,
    restartDatabase: () => postgres.restart(),
    openStore: () => openPostgres(postgres.url),
    seed: 7,
  });
  expect(tally.violations).toEqual([]);
  expect(tally.tables).toBeGreaterThanOrEqual(8);
  expect(tally).toMatchObject({ ended: tally.tables, verified: tally.tables, databaseRestarts: 1 });
  expect(tally.kills + tally.stops).toBeGreaterThanOrEqual(2);
  expect(tally.acknowledged).toBeGreaterThan(100);
}, 600_000);
