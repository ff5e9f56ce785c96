/// <reference types="node" />
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { GameEntry } from '../pack/game-entry.ts';
import type { PackCode } from '../pack/pack.ts';
import type { GameFolder } from './game-folder.ts';

/** Where the folders of the games lie. Run as it was compiled, the files end otherwise. */
const games = new URL('../', import.meta.url);
const ending = import.meta.url.endsWith('.ts') ? 'ts' : 'js';

const has = (id: string, file: string): boolean => existsSync(new URL(`${id}/${file}`, games));

async function folder(id: string): Promise<GameFolder> {
  if (!has(id, 'pack.json')) {
    const { entry }: { readonly entry: GameEntry } = await import(`../${id}/rules.ts`);
    return { id, entry };
  }
  const pack: unknown = JSON.parse(readFileSync(new URL(`${id}/pack.json`, games), 'utf8'));
  if (!has(id, `code.${ending}`)) return { id, pack };
  const code: Readonly<Record<string, PackCode>> = await import(`../${id}/code.ts`);
  return { id, pack, code };
}

/** Every folder of a game, as Node finds it: nobody writes a list. */
export const folders: readonly GameFolder[] = await Promise.all(
  readdirSync(games)
    .filter((id) => has(id, 'pack.json') || has(id, `rules.${ending}`))
    .map(folder),
);
