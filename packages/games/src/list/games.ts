import { loadFolder, packOf, preloaded } from '#found';
import type { GameEntry } from '../pack/game-entry.ts';
import type { Pack } from '../pack/pack.ts';
import { gameFromPack } from '../pack/pack-game.ts';
import { packHash } from '../pack/pack-hash.ts';
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

/** From now on the map can be found by its ref. It has been read (`read-outside-pack.ts`). */
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

function entryOf({ id, pack, code = {}, tuned, entry }: GameFolder): GameEntry {
  if (entry) return entry;
  const own = code[nameOf(pack)];
  return gameFromPack(packOf(id, pack, own), { ...(own && { code: own }), ...(tuned && { tuned }) });
}

/** The code that a pack names, before it has been read. */
function nameOf(pack: unknown): string {
  return typeof pack === 'object' && pack !== null && 'code' in pack ? String(pack.code) : '';
}
