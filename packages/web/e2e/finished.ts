import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** Puts a finished game of New York among the tables of this browser; answers its address. */
export async function finishedGame(page: Page): Promise<string> {
  const record: unknown = JSON.parse(readFileSync(new URL('fixtures/new-york.record.json', import.meta.url), 'utf8'));
  await page.goto('/');
  await page.locator('.poster').first().waitFor();
  await page.evaluate(async (given) => {
    // The record is ours: its shape is known.
    const { deal, entries, chance, ...kept } = given as {
      deal: object[];
      entries: { seat: number; question: object; action: object; events: object[] }[];
      chance: { seed: string };
    };
    const opening = indexedDB.open('branchline', 1);
    await new Promise((resolve, reject) => {
      opening.onsuccess = resolve;
      opening.onerror = reject;
    });
    const transaction = opening.result.transaction(['tables', 'entries'], 'readwrite');
    const [tables, past] = [transaction.objectStore('tables'), transaction.objectStore('entries')];
    const at = { createdAt: 0, changedAt: 0, at: 0 };
    tables.put({ ...kept, ...at, id: 'finished', seed: chance.seed, botPace: 0, over: true });
    past.put({ table: 'finished', version: 1, events: deal, ...at });
    for (const [place, { events, ...answered }] of entries.entries()) {
      past.put({ table: 'finished', version: place + 2, events, answered, ...at });
    }
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
  }, record);
  return '/play/finished';
}
