import { drawingIn, lessonIn, loadFolder, outlineIn, preloaded, titles, wordsIn } from '#found';
import type { GameEntry } from '../pack/game-entry.ts';
import type { GameWords } from '../pack/game-words.ts';
import type { Pack } from '../pack/pack.ts';
import { gameFromPack } from '../pack/pack-game.ts';
import { packHash } from '../pack/pack-hash.ts';
import { type PackReading, readPack } from '../pack/read-pack.ts';
import type { GameFolder } from './game-folder.ts';
import { type GameTitle, titleOfEntry } from './game-title.ts';

/** Every game of the house, by what a list shows: its folder is all that says so. */
export const gameTitles: readonly GameTitle[] = titles;

/** The games that can be played at once: in Node all of the house, in a page those that were loaded; and maps that were brought. */
const known = new Map<string, GameEntry>(preloaded.map((folder) => [folder.id, entryOf(folder)]));

/** The title of a game of the house, or of a map that was brought or told of. */
export function titleOf(ref: string): GameTitle | undefined {
  const entry = known.get(ref);
  return gameTitles.find(({ id }) => id === ref) ?? (entry ? titleOfEntry(entry) : told.get(ref));
}

/** Titles of maps that somebody offers: a list shows them, and none is fetched before it is chosen. */
const told = new Map<string, GameTitle>();

/** From now on a list can show this map from outside. */
export function addTitle(title: GameTitle): void {
  if (hashIn(title.id) !== undefined) told.set(title.id, title);
}

/** A game that can be played at once. A page loads it first. */
export function findGame(ref: string): GameEntry | undefined {
  return known.get(ref);
}

/** The game, fetched if need be; nothing, if there is none, or a map that nobody has brought. */
export async function loadGame(ref: string): Promise<GameEntry | undefined> {
  if (!known.has(ref) && gameTitles.some(({ id }) => id === ref)) known.set(ref, entryOf(await loadFolder(ref)));
  return known.get(ref);
}

/** The one string by which tables call a map from outside: no game of the house has such an id. */
export function packRef(pack: Pack): string {
  return `${pack.id}@${packHash(pack)}`;
}

/** The hash in such a string; nothing, for a game of the house. */
export function hashIn(ref: string): string | undefined {
  return /^[a-z0-9-]+@([0-9a-f]{64})$/u.exec(ref)?.[1];
}

/** Reads a map that somebody brings: as any pack is read, and it must not pass for a game of the house. */
export function readOutsidePack(value: unknown): PackReading {
  const reading = readPack(value);
  if (!reading.ok || !gameTitles.some(({ id }) => id === reading.pack.id)) return reading;
  return { ok: false, faults: [`id: ${reading.pack.id} is that of a game of the house`] };
}

/** From now on the map can be found by its ref. It has been read (`readOutsidePack`). */
export function addPack(pack: Pack): GameEntry {
  const ref = packRef(pack);
  const entry = known.get(ref) ?? gameFromPack(pack, { id: ref });
  known.set(ref, entry);
  return entry;
}

/** What nobody plays any more need not be remembered. */
export function forgetPack(ref: string): void {
  if (hashIn(ref) !== undefined) known.delete(ref);
}

/** What is said about a game in a language; of a map from outside what its pack says. */
export async function loadWords(ref: string, language: string): Promise<GameWords | undefined> {
  const pack = known.get(ref)?.pack;
  // `check-data` has looked at the files of the house.
  if (gameTitles.some(({ id }) => id === ref)) return (await wordsIn(ref, language)) as GameWords | undefined;
  if (pack === undefined) return undefined;
  const { name = pack.name, places } = pack.names?.[language] ?? {};
  return { name, line: '', ...(places && { places }) };
}

/** How the board of a game of the house is drawn: bars and names, set by a script. */
export function loadDrawing(id: string): Promise<unknown> {
  return drawingIn(id);
}

/** What is painted under it. */
export function loadOutline(id: string): Promise<unknown> {
  return outlineIn(id);
}

/** How its lesson goes. */
export function loadLesson(id: string): Promise<unknown> {
  return lessonIn(id);
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
