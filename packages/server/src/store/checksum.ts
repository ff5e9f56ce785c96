import { crc32 } from 'node:zlib';
import type { AnswerEntry, Entry } from '@branchline/engine';
import { DamagedTable } from './damaged.ts';
import type { TableSheet } from './sheet.ts';

/*
 * Entries and sheets carry a checksum of their text and their place, as a last field. A byte that flipped on a disk, or a
 * row that came to stand elsewhere, is noticed when it is read. What was written before there were checksums has none.
 */

const FIELD = /,"check":"([0-9a-f]{8})"\}$/;
/** As long as the field is. */
const LENGTH = ',"check":"00000000"}'.length;

/** The JSON text of an object with a checksum in it. `number`: the version of an entry, the revision of a sheet. */
export function withChecksum(text: string, table: string, number: number): string {
  const open = text.slice(0, -1);
  return `${open},"check":"${checksum(open, table, number)}"}`;
}

function checksum(text: string, table: string, number: number): string {
  return crc32(text, crc32(`${table} ${number} `))
    .toString(16)
    .padStart(8, '0');
}

/** What is in a text with a checksum, or in one from before there were any. */
function opened(text: string, table: string, { number, what }: { number: number; what: string }): object {
  const given = FIELD.exec(text.slice(-LENGTH))?.[1];
  if (given !== undefined && given !== checksum(text.slice(0, -LENGTH), table, number)) {
    throw new DamagedTable(table, `${what} is not what was written`);
  }
  const value = parsed(text);
  if (typeof value !== 'object' || value === null) throw new DamagedTable(table, `${what} is no JSON`);
  const { check: _, ...content } = value as { check?: string };
  return content;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An entry of a log, as `store.entries` gives it. Its version is its place in the log, and not written a second time. */
function readStoredEntry(text: string, table: string, version: number): Entry {
  const what = `entry ${version}`;
  const entry: Partial<AnswerEntry> = opened(text, table, { number: version, what });
  if (!Array.isArray(entry.events) || typeof entry.at !== 'number')
    throw new DamagedTable(table, `${what} is not whole`);
  const { seat, by, at, id, question, action, events } = entry;
  if (seat === undefined) return { version, at, events };
  if (question === undefined || action === undefined) throw new DamagedTable(table, `${what} is not whole`);
  return { version, seat, ...(by && { by }), at, ...(id !== undefined && { id }), question, action, events };
}

/** The entries after `since`, in order. */
export function readEntries(texts: readonly string[], table: string, since: number): Entry[] {
  return texts.map((text, place) => readStoredEntry(text, table, since + place + 1));
}

/** On disk a sheet calls its settings as it did from the first: so processes of every version read each other's sheets. */
const STORED_SETTINGS = 'manners';

/** The text of a sheet as the database keeps it, with its checksum. */
export function sheetText(sheet: TableSheet, table: string, revision: number): string {
  return withChecksum(JSON.stringify(renamed(sheet, 'settings', STORED_SETTINGS)), table, revision);
}

export function readSheet(text: string, table: string, revision: number): TableSheet {
  const what = 'its sheet';
  const sheet: Partial<TableSheet> = renamed(
    opened(text, table, { number: revision, what }),
    STORED_SETTINGS,
    'settings',
  );
  const whole =
    typeof sheet.game === 'string' &&
    typeof sheet.host === 'string' &&
    typeof sheet.options === 'object' &&
    typeof sheet.settings?.clock === 'object' &&
    Array.isArray(sheet.seats);
  if (!whole) throw new DamagedTable(table, `${what} is not whole`);
  return sheet as TableSheet;
}

/** The same with one field called otherwise, at its old place: whether a sheet has changed is told by its text. */
function renamed(content: object, from: string, to: string): object {
  return Object.fromEntries(Object.entries(content).map(([name, value]) => [name === from ? to : name, value]));
}
