import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ChanceSource, type GameRecord, gameList } from '@branchline/games';
import { expect, test } from 'vitest';
import { randomPack } from '../testing/random-pack.ts';
import { recorded, recordedPack } from './testing/recorded.ts';

/** A stranger's program, written from the document alone. These tests are left out where there is no Python. */
const program = fileURLToPath(new URL('../../../../docs/examples/check_record.py', import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;

/** Starting another program takes its time on a busy machine. */
const PATIENCE = 60_000;

const seed = 'fedcba9876543210'.repeat(4);
const STRONG: ChanceSource = { kind: 'strong', seed };
const FAST: ChanceSource = { kind: 'fast', seed: 4_000_000_000 };

function askStranger(records: readonly GameRecord[]): { readonly status: number | null; readonly text: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'branchline-records-'));
  try {
    const file = path.join(folder, 'records.jsonl');
    writeFileSync(file, records.map((record) => JSON.stringify(record)).join('\n'));
    const { status, stdout, stderr } = spawnSync('python3', [program, file], { encoding: 'utf8' });
    return { status, text: stdout + stderr };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test.skipIf(!hasPython).each(gameList)(
  'a program that shares no line with ours finds the records of $id in order',
  ({ id, seats }) => {
    const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, more) => seats.min + more);
    const records = counts.flatMap((count) => [recorded(id, count, FAST), recorded(id, count, STRONG)]);
    const { status, text } = askStranger(records);
    expect(text).toBe(`${records.length} of ${records.length} records are in order\n`);
    expect(status).toBe(0);
  },
  PATIENCE,
);

/** Changes the events of one type wherever they are. */
function changed(record: GameRecord, type: string, change: object): GameRecord {
  const each = <Event extends Readonly<Record<string, unknown>>>(events: readonly Event[]) =>
    events.map((event) => (event.type === type ? { ...event, ...change } : event));
  return {
    ...record,
    deal: each(record.deal),
    entries: record.entries.map((entry) => ({ ...entry, events: each(entry.events) })),
  };
}

test.skipIf(!hasPython).each<[string, (record: GameRecord) => GameRecord, string]>([
  ['another seed', (record) => ({ ...record, chance: { kind: 'strong', seed: '0'.repeat(64) } }), 'begin'],
  ['a wrong commitment', (record) => ({ ...record, commitment: '0'.repeat(64) }), 'commitment'],
  ['dearer routes', (record) => changed(record, 'routeClaimed', { points: 9 }), 'the points of its routes'],
  ['a card out of nowhere', (record) => changed(record, 'cardTaken', { card: 'wild' }), 'another card lies there'],
  ['a field nobody knows', (record) => changed(record, 'turnEnded', { mood: 'good' }), 'mood is not known'],
  ['a lost entry', (record) => ({ ...record, entries: record.entries.slice(1) }), 'entry 1: the wrong step'],
  [
    'another winner',
    (record) => ({ ...record, result: { winners: record.result.winners.map((one) => 1 - one), decidedBy: 'points' } }),
    'the winners are others',
  ],
])(
  'it finds %s',
  (_, forge, fault) => {
    const honest = recorded('new-york', 2, { kind: 'strong', seed: '13579bdf'.repeat(8) });
    const { status, text } = askStranger([forge(honest)]);
    expect(text).toContain(fault);
    expect(status).toBe(1);
  },
  PATIENCE,
);

test.skipIf(!hasPython)(
  'it reads a map that nobody knows from the record, and holds it against its hash',
  () => {
    const records = [3, 4, 5].map((map) => recordedPack(randomPack(map), randomPack(map).seats.max, STRONG));
    expect(askStranger(records).text).toBe('3 of 3 records are in order\n');
    const [record] = records;
    const { status, text } = askStranger([{ ...record, packHash: '0'.repeat(64) } as GameRecord]);
    expect(text).toContain('the hash is that of another map');
    expect(status).toBe(1);
  },
  PATIENCE,
);

test.skipIf(!hasPython)(
  'it holds a commitment against the seed',
  () => {
    const commitment = createHash('sha256').update(seed).digest('hex');
    expect(askStranger([{ ...recorded('new-york', 3, STRONG), commitment }]).status).toBe(0);
  },
  PATIENCE,
);
