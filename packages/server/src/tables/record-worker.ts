import type { Entry } from '@branchline/engine';
import {
  entriesOf,
  type GameRecord,
  gameTitles,
  MalformedRecord,
  parseRecord,
  type ReadRecord,
  readRecord,
  verifyRead,
} from '@branchline/games';
import { type Refused, refuse } from '../common/refusal.ts';
import { commitmentTo } from './commitment.ts';
import { EntryText } from './entry-text.ts';
import type { RecordToRead, RecordVerdict, TrueRecord } from './record-reader.ts';

/** No record and no map is nested so deeply. */
const MOST_DEPTH = 100;
/** Bots may have come and gone since; but an id is an id. */
const BOT_ID = /^[a-z][a-z0-9-]{0,39}$/;

/** What the thread does: looks whether one record that somebody brings is true. */
function check({ bytes, now, map }: RecordToRead): RecordVerdict {
  let bringsMap = false;
  try {
    const value = parsed(Buffer.from(bytes).toString());
    bringsMap = value.pack !== undefined;
    // A game of the house tells the edition of its map by its hash, and needs none.
    const needsMap =
      !bringsMap && typeof value.packHash === 'string' && !gameTitles.some(({ id }) => id === value.game);
    if (needsMap && map === undefined) return { needsMap: String(value.packHash) };
    const whole = map === undefined || map === '' ? value : { ...value, pack: JSON.parse(map) };
    return { ...verified(readRecord(whole), now), bringsMap };
  } catch (error) {
    return { ...refusalFor(error), bringsMap };
  }
}

/** JSON with one meaning: no field twice, none that reaches into the prototypes of objects. */
function parsed(text: string): { readonly game?: unknown; readonly pack?: unknown; readonly packHash?: unknown } {
  if (depthOf(text) > MOST_DEPTH) throw new RangeError('nested too deeply');
  const value = parseRecord(text);
  JSON.stringify(value, (field, inside) => {
    const reaches = field === '__proto__' || (field === 'constructor' && Object.hasOwn(Object(inside), 'prototype'));
    if (reaches) throw new SyntaxError('a prototype');
    return inside;
  });
  if (typeof value !== 'object' || value === null) throw new SyntaxError('no record');
  return value;
}

/** How deep the brackets of a text are nested, those inside words left out. */
function depthOf(text: string): number {
  let [depth, most] = [0, 0];
  for (const [bracket] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[{]|[\]}]/gs)) {
    if (bracket === '[' || bracket === '{') most = Math.max(most, ++depth);
    else if (bracket === ']' || bracket === '}') depth--;
  }
  return most;
}

function refusalFor(error: unknown): Refused {
  if (error instanceof MalformedRecord) return refuse('malformed', `This is no game record: ${error.message}.`);
  if (error instanceof SyntaxError) return refuse('malformed', 'The request was not understood.');
  if (error instanceof RangeError) return refuse('malformed', 'It is nested too deeply.');
  throw error;
}

function verified(read: ReadRecord, now: number): TrueRecord | Refused {
  const { fromSeed, fromEvents, otherEdition } = verifyRead(read);
  const wrong = fromSeed ?? fromEvents;
  if (wrong) {
    const where = wrong.where === 'end' ? 'at the end' : `at step ${wrong.where.step}`;
    const edition = otherEdition ? ' It was played on another edition of the map.' : '';
    return refuse(
      'notVerified',
      `The record does not agree with its own seed and events ${where}: ${wrong.what}.${edition}`,
    );
  }
  const { chance, commitment, seats } = read.record;
  const odd = seats.findIndex(({ bot }) => bot !== undefined && !BOT_ID.test(bot));
  if (odd >= 0) return refuse('malformed', `This is no game record: record.seats[${odd}].bot: expected a bot's id.`);
  if (commitment !== undefined && (chance.kind !== 'strong' || commitmentTo(chance.seed) !== commitment)) {
    return refuse('notVerified', 'The commitment is not that of the seed.');
  }
  return asStored(read.record, now);
}

function asStored(record: GameRecord, now: number): TrueRecord {
  const bodies = [...entriesOf(record)].map((entry) => new EntryText(importedEntry(entry, now)).body());
  const { deal: _, entries: __, score: ___, result: ____, ...head } = record;
  return { head, bodies };
}

/** A record does not tell when it happened, nor that a seat's own player answered. */
function importedEntry(entry: Entry, at: number): Entry {
  return entry.seat === undefined ? { ...entry, at } : { by: 'person', ...entry, at };
}

// biome-ignore lint/style/noDefaultExport: the worker pool calls a file's default export
export default check;
