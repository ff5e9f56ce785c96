import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gameList } from '../all.ts';
import { parseRecord } from './parse-record.ts';
import { readRecord } from './read-record.ts';
import { RECORD_VERSION } from './record.ts';
import { verifyRecord } from './verify-record.ts';

// A game's folder keeps a record of each version of the format there was since the game came. They are never written anew:
// if one of these fails, records that people have kept have become unreadable.
const kept = gameList.flatMap(({ id }) => {
  const folder = new URL(`../${id}/`, import.meta.url);
  const files = readdirSync(folder).filter((file) => /^record-v\d+\.jsonl$/.test(file));
  return files.map((file) => ({ id, file, text: readFileSync(new URL(file, folder), 'utf8') }));
});

test.each(gameList)('$id keeps a record of the version of today', ({ id }) => {
  expect(kept.filter((one) => one.id === id).map(({ file }) => file)).toContain(`record-v${RECORD_VERSION}.jsonl`);
});

test.each(kept)('$file of $id is read, and agrees with its seed and its events', ({ id, text }) => {
  const record = parseRecord(text);
  expect(readRecord(record).record.game).toBe(id);
  expect(verifyRecord(record)).toEqual({ fromSeed: undefined, fromEvents: undefined });
});
