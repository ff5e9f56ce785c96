import { addPack, type GameEntry, type GameRecord, loadGame, packRef, readPack, readRecord } from '@branchline/games';

/* What came from outside is read before it is played. */

/** The game that is played on this map; nothing, if it is none, or not the one of this ref. */
export function outsideGame(ref: string, pack: unknown): GameEntry | undefined {
  const reading = readPack(pack);
  return reading.ok && packRef(reading.pack) === ref ? addPack(reading.pack) : undefined;
}

/** Reads what claims to be a record, with its game fetched first; throws `MalformedRecord`. */
export async function fetchRecord(value: unknown): Promise<GameRecord> {
  if (typeof value === 'object' && value !== null && 'game' in value) await loadGame(String(value.game));
  const { record } = readRecord(value);
  if (record.pack) addPack(record.pack);
  return record;
}
