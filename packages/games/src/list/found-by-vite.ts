/// <reference types="vite/types/importMeta.d.ts" />
import type { GameEntry } from '../pack/game-entry.ts';
import type { PackCode } from '../pack/pack.ts';
import type { GameFolder } from './game-folder.ts';

const packs = import.meta.glob<unknown>('../*/pack.json', { eager: true, import: 'default' });
const codes = import.meta.glob<Readonly<Record<string, PackCode>>>('../*/code.ts', { eager: true });
const entries = import.meta.glob<GameEntry>('../*/rules.ts', { eager: true, import: 'entry' });

const idOf = (file: string): string => file.split('/')[1] ?? '';

/** Every folder of a game, as the page's bundle finds it: nobody writes a list. */
export const folders: readonly GameFolder[] = [
  ...Object.entries(packs).map(([file, pack]) => {
    const code = codes[file.replace('pack.json', 'code.ts')];
    return { id: idOf(file), pack, ...(code && { code }) };
  }),
  ...Object.entries(entries).map(([file, entry]) => ({ id: idOf(file), entry })),
];
