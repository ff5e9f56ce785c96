/// <reference types="vite/types/importMeta.d.ts" />
import type { GameEntry } from '../pack/game-entry.ts';
import type { Pack, PackCode } from '../pack/pack.ts';
import type { GameFolder } from './game-folder.ts';
import { type GameTitle, inOrder } from './game-title.ts';

/* Every folder of a game, as the page's bundle finds it: nobody writes a list. What is not a title is fetched when it is asked for. */

type Codes = Readonly<Record<string, PackCode>>;
type Loader<File> = Readonly<Record<string, () => Promise<File>>>;

// The query is answered by scripts/game-titles-plugin.ts of the web package: the title alone rides with the start page.
const found = import.meta.glob<GameTitle>('../*/{pack,facts}.json', {
  eager: true,
  query: '?title',
  import: 'default',
});
const packs: Loader<unknown> = import.meta.glob('../*/pack.json', { import: 'default' });
const codes: Loader<Codes> = import.meta.glob<Codes>('../*/code.ts');
const tunings: Loader<object> = import.meta.glob<object>('../*/bots.json', { import: 'default' });
const entries: Loader<GameEntry> = import.meta.glob<GameEntry>('../*/rules.ts', { import: 'entry' });
// Each kind by itself: a bundle has what it asks for, and the thread that keeps a table asks for no drawings.
const words: Loader<unknown> = import.meta.glob('../*/words/*.json', { import: 'default' });
const drawings: Loader<unknown> = import.meta.glob('../*/drawing.json', { import: 'default' });
const outlines: Loader<unknown> = import.meta.glob('../*/outline.json', { import: 'default' });
const lessons: Loader<unknown> = import.meta.glob('../*/lesson.json', { import: 'default' });

/** The titles of all games there are. */
export const titles: readonly GameTitle[] = inOrder(Object.values(found));

/** A page has none before it asks. */
export const preloaded: readonly GameFolder[] = [];

/** The packs of the house have been read before a page is built with them (`check-data`, and whatever runs in Node). */
export const packOf = (_id: string, written: unknown): Pack => written as Pack;

export async function loadFolder(id: string): Promise<GameFolder> {
  const [pack, code, tuned, entry] = await Promise.all([
    packs[`../${id}/pack.json`]?.(),
    codes[`../${id}/code.ts`]?.(),
    tunings[`../${id}/bots.json`]?.(),
    entries[`../${id}/rules.ts`]?.(),
  ]);
  return {
    id,
    ...(pack !== undefined && { pack }),
    ...(code && { code }),
    ...(tuned && { tuned }),
    ...(entry && { entry }),
  };
}

/* Files of a game's folder that only some of those who show it need; nothing, where it has none. */

export const wordsIn = async (id: string, language: string): Promise<unknown> =>
  words[`../${id}/words/${language}.json`]?.();
export const drawingIn = async (id: string): Promise<unknown> => drawings[`../${id}/drawing.json`]?.();
export const outlineIn = async (id: string): Promise<unknown> => outlines[`../${id}/outline.json`]?.();
export const lessonIn = async (id: string): Promise<unknown> => lessons[`../${id}/lesson.json`]?.();
