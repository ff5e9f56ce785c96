/// <reference types="node" />
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { GameEntry } from '../pack/game-entry.ts';
import type { Pack, PackCode } from '../pack/pack.ts';
import { readPack } from '../pack/read-pack.ts';
import type { GameFolder } from './game-folder.ts';
import { type GameTitle, inOrder, titleFrom } from './game-title.ts';

/* Every folder of a game, as Node finds it: nobody writes a list. */

/** Where the folders of the games lie. Run as it was compiled, the files end otherwise. */
const games = new URL('../', import.meta.url);
const ending = import.meta.url.endsWith('.ts') ? 'ts' : 'js';

const has = (id: string, file: string): boolean => existsSync(new URL(`${id}/${file}`, games));

const readJson = (id: string, file: string): unknown =>
  has(id, file) ? JSON.parse(readFileSync(new URL(`${id}/${file}`, games), 'utf8')) : undefined;

async function folder(id: string): Promise<GameFolder> {
  const pack = readJson(id, 'pack.json');
  if (pack === undefined) {
    const { entry }: { readonly entry: GameEntry } = await import(`../${id}/rules.ts`);
    return { id, entry };
  }
  // Whoever uses it looks at it first.
  const tuned = has(id, 'bots.json') ? { tuned: readJson(id, 'bots.json') as object } : {};
  if (!has(id, `code.${ending}`)) return { id, pack, ...tuned };
  const code: Readonly<Record<string, PackCode>> = await import(`../${id}/code.ts`);
  return { id, pack, code, ...tuned };
}

/** What is read anyway: a program in Node plays any of them at once. */
export const preloaded: readonly GameFolder[] = await Promise.all(
  readdirSync(games)
    .filter((id) => has(id, 'pack.json') || has(id, `rules.${ending}`))
    .map(folder),
);

/** The titles of all games there are. */
export const titles: readonly GameTitle[] = inOrder(preloaded.map(titleIn));

function titleIn({ id, pack }: GameFolder): GameTitle {
  const written = has(id, 'words') ? readdirSync(new URL(`${id}/words/`, games)) : [];
  return titleFrom({
    id,
    facts: pack ?? readJson(id, 'facts.json'),
    family: pack === undefined ? 'yard' : 'board',
    look: readJson(id, 'look.json'),
    words: Object.fromEntries(written.map((file) => [file.replace('.json', ''), readJson(id, `words/${file}`)])),
    lesson: has(id, 'lesson.json'),
  });
}

/** A pack of the house is read like a stranger's. */
export function packOf(id: string, written: unknown, code?: PackCode): Pack {
  const reading = readPack(written, code);
  if (!reading.ok) throw new Error(`${id}/pack.json: ${reading.faults[0]}.`);
  if (reading.pack.id !== id) throw new Error(`${id}/pack.json: its id is ${reading.pack.id}, and its folder ${id}.`);
  return reading.pack;
}

/** All are there already. */
export function loadFolder(id: string): Promise<GameFolder> {
  return Promise.resolve(preloaded.find((one) => one.id === id) ?? { id });
}

/* Files of a game's folder that only some of those who show it need; nothing, where it has none. */

export const wordsIn = async (id: string, language: string): Promise<unknown> => readJson(id, `words/${language}.json`);
export const drawingIn = async (id: string): Promise<unknown> => readJson(id, 'drawing.json');
export const outlineIn = async (id: string): Promise<unknown> => readJson(id, 'outline.json');
export const lessonIn = async (id: string): Promise<unknown> => readJson(id, 'lesson.json');
