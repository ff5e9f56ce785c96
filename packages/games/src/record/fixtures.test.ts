import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gameList } from '../list/game-list.ts';
import { parseRecord } from './parse-record.ts';
import { readRecord } from './read-record.ts';
import { RECORD_VERSION } from './record.ts';
import { verifyRecord } from './verify-record.ts';

// One file for each version of the format that was ever released, with a game of every title. They are never written anew:
// if one of these fails, records that people have kept have become unreadable.
const folder = new URL('./fixtures/', import.meta.url);
const linesOf = (file: string): string[] => readFileSync(new URL(file, folder), 'utf8').trim().split('\n');

test('every version of the format has its file', () => {
  const versions = Array.from({ length: RECORD_VERSION }, (_, number) => `version-${number + 1}.jsonl`);
  expect(readdirSync(folder).sort()).toEqual(versions);
});

test.each(readdirSync(folder))('the records of %s are read, and agree with their seeds and events', (file) => {
  const records = linesOf(file).map(parseRecord);
  expect(records.map((record) => readRecord(record).record.game)).toEqual(gameList.map(({ id }) => id));
  for (const record of records) expect(verifyRecord(record)).toEqual({ fromSeed: undefined, fromEvents: undefined });
});
