import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ScoreLine } from '@branchline/engine';
import type { ChanceSource, GameRecord } from '@branchline/games';
import { expect, test } from 'vitest';
import { gameList } from '../all.ts';
import type { Pack } from '../pack/pack.ts';
import { smallGame } from '../testing/features.ts';
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

interface Verdict {
  readonly status: number | null;
  readonly text: string;
}

const askStranger = (records: readonly GameRecord[]): Verdict =>
  askAboutText(records.map((record) => JSON.stringify(record)).join('\n'));

function askAboutText(written: string): Verdict {
  const folder = mkdtempSync(path.join(tmpdir(), 'branchline-records-'));
  try {
    const file = path.join(folder, 'records.jsonl');
    writeFileSync(file, written);
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

test.skipIf(!hasPython)(
  'it knows games that were ended early, and asks that they claim nothing',
  () => {
    const whole = recorded(smallGame().id, 2, STRONG);
    const nothing = { score: [], result: { winners: [], decidedBy: 'endedEarly' }, endedEarly: true } as const;
    const early: GameRecord = { ...whole, entries: whole.entries.slice(0, 9), ...nothing };
    expect(askStranger([early]).text).toBe('1 of 1 records are in order\n');
    expect(askStranger([{ ...whole, ...nothing }]).text).toContain('the game came to its end');
    expect(askStranger([{ ...early, score: whole.score }]).text).toContain('a score without an end');
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
  ['dearer routes', (record) => changed(record, 'routeClaimed', { points: 9 }), 'routeClaimed: '],
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
    const honest = recorded(smallGame().id, 2, { kind: 'strong', seed: '13579bdf'.repeat(8) });
    const { status, text } = askStranger([forge(honest)]);
    expect(text).toContain(fault);
    expect(status).toBe(1);
  },
  PATIENCE,
);

/** Maps with as many seats as there can be: at every size from two to eight. */
const MAPS = Array.from({ length: 40 }, (_, map) => randomPack(map));

test.skipIf(!hasPython)(
  'it reads maps that nobody knows from their records, from two seats to eight',
  () => {
    const records = MAPS.map((pack) => recordedPack(pack, pack.seats.max, STRONG));
    expect(new Set(records.map(({ seats }) => seats.length)).size).toBe(7);
    expect(askStranger(records).text).toBe('40 of 40 records are in order\n');
  },
  PATIENCE,
);

/** A record of a map in whose score some seat has a line of this kind; the line is changed. */
function otherLine(kind: ScoreLine['kind'], change: object): GameRecord {
  const counts = ({ score }: GameRecord): boolean =>
    score.some(({ lines }) => lines.some((line) => line.kind === kind));
  const record = MAPS.map((pack) => recordedPack(pack, pack.seats.max, FAST)).find(counts);
  if (record === undefined) throw new Error(`no map among these scores ${kind}`);
  const score = record.score.map((seat) => ({
    ...seat,
    lines: seat.lines.map((line) => (line.kind === kind ? { ...line, ...change } : line)),
  }));
  return { ...record, score };
}

const [A_MAP] = MAPS;

test.skipIf(!hasPython).each<[string, () => GameRecord, string]>([
  ['a longer longest path', () => otherLine('longestPath', { count: 99 }), '"kind": "longestPath"'],
  ['more for a globetrotter', () => otherLine('globetrotter', { points: 99 }), '"kind": "globetrotter"'],
  ['more attractions', () => otherLine('attractions', { count: 99 }), '"kind": "attractions"'],
  ['more stations left', () => otherLine('stations', { count: 99 }), '"kind": "stations"'],
  ['no route to borrow', () => otherLine('borrowedRoute', { kind: 'routes', count: 0 }), 'are better to borrow'],
  ['a ticket done otherwise', () => otherLine('ticket', { done: 'maybe' }), 'no boolean'],
  [
    'another map',
    () => ({ ...recordedPack(A_MAP as Pack, 3, FAST), packHash: '0'.repeat(64) }),
    'the hash is that of another map',
  ],
  [
    'another price',
    () => changed(recordedPack(A_MAP as Pack, 3, FAST), 'cardsLaid', { cards: [] }),
    'cardsLaid: the wrong price',
  ],
])(
  'it finds %s in the record of a map that nobody knows',
  (_, forge, fault) => {
    const { status, text } = askStranger([forge()]);
    expect(text).toContain(fault);
    expect(status).toBe(1);
  },
  PATIENCE,
);

test.skipIf(!hasPython)(
  'it reads one record that goes over many lines, and no field that stands there twice',
  () => {
    const record = recorded(smallGame().id, 2, FAST);
    expect(askAboutText(JSON.stringify(record, undefined, 2)).text).toBe('1 of 1 records are in order\n');
    const twice = JSON.stringify(record).replace('{', '{"record":1,');
    expect(askAboutText(twice).text).toContain('line 1: a field stands there twice');
    expect(askAboutText('{\n"record":').status).toBe(1);
    expect(askAboutText('').text).toBe('0 of 0 records are in order\n');
  },
  PATIENCE,
);

test.skipIf(!hasPython)(
  'it holds a commitment against the seed',
  () => {
    const commitment = createHash('sha256').update(seed).digest('hex');
    expect(askStranger([{ ...recorded(smallGame().id, 3, STRONG), commitment }]).status).toBe(0);
  },
  PATIENCE,
);
