import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type GameEntry, LARGEST_PACK, packHash, readOutsidePack, repeatedField } from '@branchline/games';
import type { Logger } from 'pino';
import { gameOfMap } from './games.ts';

/** The folder in DATA_DIR with the maps that are offered to everybody. */
export const PACKS_FOLDER = 'packs';

/**
 * The maps in DATA_DIR/packs and the one that PACK_FILE names, read at the start. One that is wrong is told in the log, and the
 * server goes on without it.
 */
export function offeredMaps(
  { dataDir, packFile }: { readonly dataDir: string; readonly packFile?: string },
  log: Pick<Logger, 'warn'>,
): readonly GameEntry[] {
  const folder = path.join(dataDir, PACKS_FOLDER);
  const kept = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  const files = kept.toSorted().map((file) => [`${PACKS_FOLDER}/${file}`, path.join(folder, file)] as const);
  const entries = new Map<string, GameEntry>();
  for (const [name, file] of [...files, ...(packFile ? [[packFile, packFile] as const] : [])]) {
    const entry = readOffered(file);
    if (typeof entry === 'string') log.warn({ file: name, fault: entry }, 'a map is not offered');
    else entries.set(entry.id, entry);
  }
  return [...entries.values()].toSorted((one, other) => one.order - other.order || (one.id < other.id ? -1 : 1));
}

/** The game of a file, or what is wrong with it. */
export function readOffered(file: string): GameEntry | string {
  const value = parsed(file);
  if ('fault' in value) return value.fault;
  const reading = readOutsidePack(value.content);
  if (!reading.ok) return `${reading.faults[0]}.`;
  const { pack } = reading;
  return gameOfMap(pack, packHash(pack));
}

function parsed(file: string): { readonly content: unknown } | { readonly fault: string } {
  try {
    if (statSync(file).size > 4 * LARGEST_PACK) return { fault: TOO_LARGE };
    const text = readFileSync(file, 'utf8');
    if (text.length > LARGEST_PACK) return { fault: TOO_LARGE };
    const content: unknown = JSON.parse(text);
    const repeated = repeatedField(text);
    return repeated === undefined ? { content } : { fault: `${repeated.slice(0, 40)}: this field stands there twice.` };
  } catch (error) {
    // What a parser says quotes the file.
    return { fault: error instanceof SyntaxError ? 'it is no JSON.' : `it cannot be read: ${reasonOf(error)}.` };
  }
}

const TOO_LARGE = `it is too large: ${LARGEST_PACK} characters is the most.`;
const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
