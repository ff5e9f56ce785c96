import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { keepTable } from './keep-table.ts';

/** The record is ours: its shape is known. */
interface Record {
  readonly deal: readonly object[];
  readonly entries: readonly { readonly events: readonly object[] }[];
  readonly chance: { readonly seed: string };
}

/** Puts a finished game among the tables of this browser; answers its address. */
export function finishedGame(page: Page): Promise<string> {
  const record: Record = JSON.parse(readFileSync(new URL('fixtures/finished.record.json', import.meta.url), 'utf8'));
  const { deal, entries, chance, ...kept } = record;
  const id = 'finished';
  return keepTable(page, {
    table: { ...kept, id, seed: chance.seed, botPace: 0, over: true, createdAt: 0, changedAt: 0 },
    entries: [
      { table: id, version: 1, events: deal, at: 0 },
      ...entries.map(({ events, ...answered }, place) => ({ table: id, version: place + 2, events, answered, at: 0 })),
    ],
  });
}
