import { drawingIn, lessonIn, outlineIn, titles, wordsIn } from '#found';
import type { GameEntry } from '../pack/game-entry.ts';
import type { GameWords } from '../pack/game-words.ts';
import { type GameTitle, titleOfEntry } from './game-title.ts';

/* What can be said and shown of games by those who play none: a start page fetches this without any rules. */

/** Every game of the house, by what a list shows: its folder is all that says so. */
export const gameTitles: readonly GameTitle[] = titles;

export const isOfTheHouse = (ref: string): boolean => gameTitles.some(({ id }) => id === ref);

/** The maps from outside that were brought, by their refs. */
export const broughtMaps = new Map<string, GameEntry>();

/** The title of a game of the house, or of a map that was brought or told of. */
export function titleOf(ref: string): GameTitle | undefined {
  const entry = broughtMaps.get(ref);
  return gameTitles.find(({ id }) => id === ref) ?? (entry ? titleOfEntry(entry) : told.get(ref));
}

/** Titles of maps that somebody offers: a list shows them, and none is fetched before it is chosen. */
const told = new Map<string, GameTitle>();

/** From now on a list can show this map from outside. */
export function addTitle(title: GameTitle): void {
  if (hashIn(title.id) !== undefined) told.set(title.id, title);
}

/** A map from outside that was brought. */
export function findMap(ref: string): GameEntry | undefined {
  return broughtMaps.get(ref);
}

/** The hash in the ref of a map from outside; nothing, for a game of the house. */
export function hashIn(ref: string): string | undefined {
  return /^[a-z0-9-]+@([0-9a-f]{64})$/u.exec(ref)?.[1];
}

/** What is said about a game in a language; of a map from outside what its pack says. */
export async function loadWords(ref: string, language: string): Promise<GameWords | undefined> {
  // `check-data` has looked at the files of the house.
  if (isOfTheHouse(ref)) return (await wordsIn(ref, language)) as GameWords | undefined;
  const pack = findMap(ref)?.pack;
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
