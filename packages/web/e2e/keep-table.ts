import type { Page } from '@playwright/test';

/** A table and what happened at it, as this browser keeps them. */
export interface Kept {
  readonly table: { readonly id: string; readonly [part: string]: unknown };
  readonly entries: readonly object[];
}

/** Puts a table among those of this browser; answers its address. */
export async function keepTable(page: Page, kept: Kept): Promise<string> {
  if (!page.url().startsWith('http')) await page.goto('/');
  await page.evaluate(async ({ table, entries }) => {
    // As it is, or as the first version of the page made it: the page has come to it, or will bring it up to date.
    const opening = indexedDB.open('branchline');
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('tables', { keyPath: 'id' });
      opening.result.createObjectStore('entries', { keyPath: ['table', 'version'] });
    };
    await new Promise((resolve, reject) => {
      opening.onsuccess = resolve;
      opening.onerror = reject;
    });
    const transaction = opening.result.transaction(['tables', 'entries'], 'readwrite');
    transaction.objectStore('tables').put(table);
    for (const entry of entries) transaction.objectStore('entries').put(entry);
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    opening.result.close();
  }, kept);
  return `/play/${kept.table.id}`;
}
