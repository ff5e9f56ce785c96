import type { Entry } from '@branchline/engine';
import { entriesOf, type GameRecord, MalformedRecord, readRecord, verifyRecord } from '@branchline/games';
import { Name } from '@branchline/protocol';
import { newId } from '../auth/keys.ts';
import { type Refused, refuse } from '../common/refusal.ts';
import { withChecksum } from '../store/checksum.ts';
import type { SheetSeat } from '../store/sheet.ts';
import type { StoredTable, TableStore } from '../store/table-store.ts';
import { commitmentTo } from './commitment.ts';
import { EntryText } from './entry-text.ts';

/** Bots may have come and gone since; but an id is an id. */
const BOT_ID = /^[a-z][a-z0-9-]{0,39}$/;

/** Puts a finished game somebody brings into the store, if it is true to its seed and its events. */
export async function importRecord(
  value: unknown,
  { store, person, now }: { store: TableStore; person: string; now: number },
): Promise<string | Refused> {
  const record = checked(value);
  if ('refused' in record) return record;
  // A table in the making is an unbegun one: should the process end here, it is forgotten in time.
  const table = tableFrom(record, person, now);
  const { id, revision, sheet } = table;
  await store.create(table);
  for (const entry of entriesOf(record)) {
    const { version } = entry;
    const text = new EntryText(importedEntry(entry, now));
    await store.commit({ id, entry: { version, body: withChecksum(text.body(), id, version) } });
  }
  await store.commit({ id, sheet: { revision, status: 'over', content: sheet } });
  return id;
}

function checked(value: unknown): GameRecord | Refused {
  try {
    const { fromSeed, fromEvents } = verifyRecord(value);
    const wrong = fromSeed ?? fromEvents;
    if (wrong) {
      const where = wrong.where === 'end' ? 'at the end' : `at step ${wrong.where.step}`;
      return refuse('notVerified', `The record does not agree with its own seed and events ${where}: ${wrong.what}.`);
    }
    const { record } = readRecord(value);
    const { chance, commitment, seats } = record;
    const odd = seats.findIndex(({ bot }) => bot !== undefined && !BOT_ID.test(bot));
    if (odd >= 0) return refuse('malformed', `This is no game record: record.seats[${odd}].bot: expected a bot's id.`);
    if (commitment !== undefined && (chance.kind !== 'strong' || commitmentTo(chance.seed) !== commitment)) {
      return refuse('notVerified', 'The commitment is not that of the seed.');
    }
    return record;
  } catch (error) {
    if (error instanceof MalformedRecord) return refuse('malformed', `This is no game record: ${error.message}.`);
    throw error;
  }
}

function tableFrom({ game, options, seats, chance, commitment }: GameRecord, host: string, now: number): StoredTable {
  const settings = { visibility: 'private', clock: { kind: 'none' }, atTimeOut: 'bot', grace: 0, botPace: 0 } as const;
  return {
    id: newId(),
    revision: 0,
    status: 'open',
    createdAt: now,
    changedAt: now,
    sheet: {
      game,
      options,
      settings,
      // Nobody holds these seats: the people of a record are names only.
      seats: seats.map(({ name, bot }, seat): SheetSeat => {
        const shown = shownName(name, seat);
        if (bot !== undefined) return { kind: 'bot', generation: 0, bot, name: shown };
        return { kind: 'person', generation: 0, person: '', name: shown };
      }),
      host,
      imported: chance,
      ...(chance.kind === 'strong' && { seed: chance.seed }),
      ...(commitment !== undefined && { commitment }),
      startedAt: now,
      endedAt: now,
    },
  };
}

/** Names are no part of what is checked: they are made fit to be shown, like anybody's. */
function shownName(name: string, seat: number): string {
  const read = Name.safeParse(name);
  return read.success ? read.data : `Seat ${seat + 1}`;
}

/** A record does not tell when it happened, nor that a seat's own player answered. */
function importedEntry(entry: Entry, at: number): Entry {
  return entry.seat === undefined ? { ...entry, at } : { by: 'person', ...entry, at };
}
