import { loadFolder, preloaded } from '#found';
import type { GameEntry } from '../pack/game-entry.ts';
import type { Pack } from '../pack/pack.ts';
import { gameFromPack } from '../pack/pack-game.ts';
import { packHash } from '../pack/pack-hash.ts';
import { type PackReading, readPack } from '../pack/read-pack.ts';
import type { GameFolder } from './game-folder.ts';
import { broughtMaps, hashIn, isOfTheHouse } from './titles.ts';

/** The games of the house that can be played at once: in Node all of them, in a page those that were loaded. */
const ofTheHouse = new Map<string, GameEntry>(preloaded.map((folder) => [folder.id, entryOf(folder)]));

/** A game that can be played at once. A page loads it first. */
export function findGame(ref: string): GameEntry | undefined {
  return ofTheHouse.get(ref) ?? broughtMaps.get(ref);
}

/** The game, fetched if need be; nothing, if there is none, or a map that nobody has brought. */
export async function loadGame(ref: string): Promise<GameEntry | undefined> {
  if (!findGame(ref) && isOfTheHouse(ref)) ofTheHouse.set(ref, entryOf(await loadFolder(ref)));
  return findGame(ref);
}

/** The one string by which tables call a map from outside: no game of the house has such an id. */
export function packRef(pack: Pack): string {
  return `${pack.id}@${packHash(pack)}`;
}

/** Reads a map that somebody brings: as any pack is read, and it must not pass for a game of the house. */
export function readOutsidePack(value: unknown): PackReading {
  const reading = readPack(value);
  if (!reading.ok || !isOfTheHouse(reading.pack.id)) return reading;
  return { ok: false, faults: [`id: ${reading.pack.id} is that of a game of the house`] };
}

/** From now on the map can be found by its ref. It has been read (`readOutsidePack`). */
export function addPack(pack: Pack): GameEntry {
  const ref = packRef(pack);
  const entry = broughtMaps.get(ref) ?? gameFromPack(pack, { id: ref });
  broughtMaps.set(ref, entry);
  return entry;
}

/** What nobody plays any more need not be remembered. */
export function forgetPack(ref: string): void {
  if (hashIn(ref) !== undefined) broughtMaps.delete(ref);
}

/** A pack of the house is read like a stranger's. */
function entryOf({ id, pack, code = {}, tuned, entry }: GameFolder): GameEntry {
  if (entry) return entry;
  const own = code[nameOf(pack)];
  const reading = readPack(pack, own);
  if (!reading.ok) throw new Error(`${id}/pack.json: ${reading.faults[0]}.`);
  if (reading.pack.id !== id) throw new Error(`${id}/pack.json: its id is ${reading.pack.id}, and its folder ${id}.`);
  return gameFromPack(reading.pack, { ...(own && { code: own }), ...(tuned && { tuned }) });
}

/** The code that a pack names, before it has been read. */
function nameOf(pack: unknown): string {
  return typeof pack === 'object' && pack !== null && 'code' in pack ? String(pack.code) : '';
}
