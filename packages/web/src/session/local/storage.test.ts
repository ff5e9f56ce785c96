import { readFileSync } from 'node:fs';
import { below, fastBits } from '@branchline/engine';
import { verifyRecord } from '@branchline/games';
import { describe, expect, test } from 'vitest';
import { localRecord } from './local-record.ts';
import { type LocalTable, openTable } from './local-table.ts';
import { fromStored, type KeptTable, type StoredEntry, toStored } from './storage.ts';

/** Tables as earlier versions have left them in the databases of browsers: never to be written anew. */
function leftBehind(name: string): { readonly table: KeptTable; readonly entries: readonly StoredEntry[] } {
  return JSON.parse(readFileSync(new URL(`fixtures/${name}.json`, import.meta.url), 'utf8'));
}

function playOn(table: LocalTable): void {
  const bits = fastBits(9);
  for (;;) {
    const [seat] = table.game.awaiting(table.state());
    if (seat === undefined) return;
    const offers = table.game.offers(table.state(), seat);
    const offer = offers[below(bits, offers.length)];
    const asked = table.game.asked(table.state(), seat);
    if (!offer || !asked) throw new Error(`seat ${seat} can do nothing`);
    expect(table.answer(seat, asked.number, table.game.naming.named(offer)).kind).toBe('accepted');
  }
}

describe.each(['board-middle', 'yard-middle'])('a table left in a browser, %s', (name) => {
  const { table: kept, entries } = leftBehind(name);

  test('opens, goes on to its end, and its record is true', () => {
    const table = openTable(kept, entries.map(fromStored));
    expect(table.entries()).toHaveLength(entries.length);
    expect(table.kept()).toEqual(kept);
    playOn(table);
    expect(table.entries().length).toBeGreaterThan(entries.length);
    expect(table.kept().over).toBe(true);
    const record = localRecord(table.kept(), table.entries());
    expect(verifyRecord(JSON.parse(JSON.stringify(record)))).toEqual({ fromSeed: undefined, fromEvents: undefined });
  });

  test('is kept on in the shape it was kept in', () => {
    expect(entries.map((entry) => toStored(kept.id, fromStored(entry)))).toEqual(entries);
  });
});

test('a finished table left in a browser opens, and its record is true', () => {
  const { table: kept, entries } = leftBehind('board-over');
  const log = entries.map(fromStored);
  expect(openTable(kept, log).info()).toMatchObject({ status: 'over', seed: kept.seed, version: entries.length });
  const record = localRecord(kept, log);
  expect(verifyRecord(JSON.parse(JSON.stringify(record)))).toEqual({ fromSeed: undefined, fromEvents: undefined });
});
