import { afterAll, beforeAll, describe } from 'vitest';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { openPostgres } from './postgres-store.ts';
import { storeContract } from './table-store.contract.ts';

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
});
