import { findGame, type GameEntry } from '@branchline/games';
import { Name } from '@branchline/protocol';
import { newId } from '../auth/keys.ts';
import { isRefused, type Refused, refuse } from '../common/refusal.ts';
import { type Games, gameOfMap } from '../packs/games.ts';
import { withChecksum } from '../store/checksum.ts';
import type { SheetSeat } from '../store/sheet.ts';
import type { StoredTable, TableStore } from '../store/table-store.ts';
import type { ReadRecord, TrueRecord } from './record-reader.ts';
import { calledBy } from './set-up.ts';

export interface ImportParts {
  readonly store: TableStore;
  readonly games: Games;
  readonly read: ReadRecord;
  /** Takes one more map of those its address may bring; false: it has had them all. */
  readonly allowMap: () => boolean;
  readonly person: string;
  /** A mark of the address it comes from. */
  readonly origin: string;
  readonly now: number;
}

/** Puts a finished game somebody brings into the store, if it is true to its seed and its events. */
export async function importRecord(bytes: Uint8Array, parts: ImportParts): Promise<string | Refused> {
  const { store, games, person, origin, now } = parts;
  const record = await readTrue(bytes, parts);
  if (isRefused(record)) return record;
  const { head, bodies } = record;
  // A table in the making is an unbegun one: should the process end here, it is forgotten in time.
  const entry = gameOf(head);
  const table = { ...tableFrom(head, entry, person, now), origin };
  const { id, revision, sheet } = table;
  await games.keep(entry);
  await store.create(table);
  for (const [place, body] of bodies.entries()) {
    const version = place + 1;
    await store.commit({ id, entry: { version, body: withChecksum(body, id, version) } });
  }
  await store.commit({ id, sheet: { revision, status: 'over', content: sheet } });
  return id;
}

/** A record may name its map by the hash alone, if its reader has it. */
async function readTrue(bytes: Uint8Array, { read, games, allowMap, now }: ImportParts): Promise<TrueRecord | Refused> {
  const first = await read({ bytes, now });
  const map = 'needsMap' in first ? ((await games.textOf(first.needsMap)) ?? '') : undefined;
  const verdict = map === undefined ? first : await read({ bytes, now, map });
  if ('needsMap' in verdict) throw new Error('a map was given and asked for again');
  if ('bringsMap' in verdict && verdict.bringsMap && !allowMap())
    return refuse('tooMany', 'Too many maps were brought from here; wait a while.');
  return verdict;
}

/** The game of a record that has been read. */
function gameOf({ game, pack, packHash }: TrueRecord['head']): GameEntry {
  const entry = pack && packHash !== undefined ? gameOfMap(pack, packHash) : findGame(game);
  if (entry === undefined) throw new Error(`there is no game ${game}`);
  return entry;
}

function tableFrom(
  { options, seats, chance, commitment, endedEarly, pack, packHash }: TrueRecord['head'],
  entry: GameEntry,
  host: string,
  now: number,
): StoredTable {
  const { packHash: _today, ...called } = calledBy(entry);
  const settings = { visibility: 'private', clock: { kind: 'none' }, atTimeOut: 'bot', grace: 0, botPace: 0 } as const;
  return {
    id: newId(),
    revision: 0,
    status: 'open',
    createdAt: now,
    changedAt: now,
    sheet: {
      ...called,
      ...(pack === undefined && packHash !== undefined && { packHash }),
      options,
      settings,
      // Nobody holds these seats: the people of a record are names only.
      seats: seats.map(({ name, bot }, seat): SheetSeat => {
        const shown = shownName(name, seat);
        if (bot !== undefined) return { kind: 'bot', generation: 0, bot, name: shown };
        return { kind: 'person', generation: 0, person: '', ...(name !== '' && { name: shown }) };
      }),
      host,
      imported: chance,
      ...(chance.kind === 'strong' && { seed: chance.seed }),
      ...(commitment !== undefined && { commitment }),
      startedAt: now,
      endedAt: now,
      ...(endedEarly && { endedEarly }),
    },
  };
}

/** Names are no part of what is checked: they are made fit to be shown, like anybody's. */
function shownName(name: string, seat: number): string {
  const read = Name.safeParse(name);
  return read.success ? read.data : `Seat ${seat + 1}`;
}
