import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openSqlite } from './sqlite-store.ts';
import { storeContract } from './table-store.contract.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'branchline-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the store in one SQLite file', () => {
  storeContract(
    () => openSqlite(folder),
    async (store) => {
      await store.close();
      return openSqlite(folder);
    },
  );

  test('what is waiting to be written is written before it closes', async () => {
    const store = await openSqlite(folder);
    const sheet = {
      game: 'x',
      options: {},
      seats: [],
      host: 'a',
      settings: { visibility: 'private', clock: { kind: 'none' }, atTimeOut: 'bot', grace: 0, botPace: 0 },
    } as const;
    const created = store.create({ id: 'closing', revision: 0, status: 'open', createdAt: 1, changedAt: 1e13, sheet });
    await store.close();
    await created;
    const again = await openSqlite(folder);
    expect(await again.read('closing')).toBeDefined();
    await again.close();
  });
});
