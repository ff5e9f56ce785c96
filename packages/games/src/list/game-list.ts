import { folders } from '#found';
import type { GameEntry } from '../pack/game-entry.ts';
import { gameFromPack } from '../pack/pack-game.ts';
import { readPack } from '../pack/read-pack.ts';
import type { GameFolder } from './game-folder.ts';

/** Every game there is: its folder is all that says so. */
export const gameList: readonly GameEntry[] = folders
  .map(entryOf)
  .toSorted((one, other) => one.order - other.order || (one.id < other.id ? -1 : 1));

export function findGame(id: string): GameEntry | undefined {
  return gameList.find((game) => game.id === id);
}

/** A pack of the house is read like a stranger's. */
function entryOf({ id, pack, code = {}, entry }: GameFolder): GameEntry {
  if (entry) return entry;
  const own = code[nameOf(pack)];
  const reading = readPack(pack, own);
  if (!reading.ok) throw new Error(`${id}/pack.json: ${reading.faults[0]}.`);
  if (reading.pack.id !== id) throw new Error(`${id}/pack.json: its id is ${reading.pack.id}, and its folder ${id}.`);
  return gameFromPack(reading.pack, own);
}

/** The code that a pack names, before it has been read. */
function nameOf(pack: unknown): string {
  return typeof pack === 'object' && pack !== null && 'code' in pack ? String(pack.code) : '';
}
