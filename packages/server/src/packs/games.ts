import { createHash } from 'node:crypto';
import type { Game } from '@branchline/engine';
import {
  canonicalJson,
  findGame,
  type GameEntry,
  gameFromPack,
  gameTitles,
  hashIn,
  type Pack,
} from '@branchline/games';
import type { TableOptions } from '@branchline/protocol';
import type { Refused } from '../common/refusal.ts';
import type { TableStore } from '../store/table-store.ts';
import type { ReadPack } from './pack-reader.ts';

const made = new WeakMap<GameEntry, Map<string, Game>>();

/** The rules a table plays by. Tables with the same options share them: a board is large, and never changes. */
export function gameFor(entry: GameEntry, options: TableOptions): Game {
  const known = made.get(entry) ?? new Map<string, Game>();
  made.set(entry, known);
  const key = JSON.stringify(options);
  const game = known.get(key) ?? entry.make(options);
  known.set(key, game);
  return game;
}

/** The game of a map from outside: it is called by its id and its hash. */
export function gameOfMap(pack: Pack, hash: string): GameEntry {
  return gameFromPack(pack, { id: `${pack.id}@${hash}` });
}

/** The game that a table in the store calls by this name, `text` being its map if it is one; or what is wrong with it. */
export function gameOfStored(ref: string, text: string | undefined): GameEntry | string {
  const hash = hashIn(ref);
  if (hash === undefined) return findGame(ref) ?? `its game "${ref.slice(0, 40)}" is not known`;
  if (text === undefined) return 'its map is missing';
  if (createHash('sha256').update(text).digest('hex') !== hash) return 'its map is not what was written';
  // It was read, and found in order, before it was kept.
  const entry = gameOfMap(JSON.parse(text) as Pack, hash);
  return entry.id === ref ? entry : 'its map has another id';
}

export interface GamesParts {
  readonly store: Pick<TableStore, 'pack' | 'keepPack'>;
  readonly read: ReadPack;
  readonly now: () => number;
  /** Maps that everybody may choose. */
  readonly offered?: readonly GameEntry[];
}

/** What can be played here: the games of the house, the maps that are offered, and those a table has brought along. */
export class Games {
  /** All that everybody may choose. */
  list: readonly GameEntry[] = [];
  readonly #parts: GamesParts;
  #offered: ReadonlyMap<string, GameEntry> = new Map();
  /** Maps that tables in memory play on. */
  readonly #brought = new Map<string, GameEntry>();

  constructor(parts: GamesParts) {
    this.#parts = parts;
    this.offer(parts.offered ?? []);
  }

  /** From now on these maps can be chosen by everybody, and no others; answers their names. */
  offer(maps: readonly GameEntry[]): readonly string[] {
    this.#offered = new Map(maps.map((entry) => [entry.id, entry]));
    this.list = [...gameTitles.flatMap(({ id }) => findGame(id) ?? []), ...maps];
    return maps.map(({ name }) => name);
  }

  /** How many maps were read from the store and are still held in memory. */
  get count(): number {
    return this.#brought.size;
  }

  /** A game by the name that tables call it; a map that is not here is read from the store. Or what is wrong with it. */
  async load(ref: string): Promise<GameEntry | string> {
    const here = findGame(ref) ?? this.#offered.get(ref) ?? this.#brought.get(ref);
    if (here !== undefined) return here;
    const hash = hashIn(ref);
    const entry = gameOfStored(ref, hash === undefined ? undefined : await this.#parts.store.pack(hash));
    if (typeof entry !== 'string') this.#brought.set(ref, entry);
    return entry;
  }

  /** The game of a map that somebody brings, which is data of a stranger. */
  async bring(value: unknown): Promise<GameEntry | Refused> {
    const reading = await this.#parts.read(value);
    if ('refused' in reading) return reading;
    const { pack, hash } = reading;
    return this.#offered.get(`${pack.id}@${hash}`) ?? gameOfMap(pack, hash);
  }

  /** Before a table is made: its map is in the store, for other processes and later days. */
  async keep({ id, pack }: GameEntry): Promise<void> {
    const hash = hashIn(id);
    if (hash === undefined || pack === undefined) return;
    await this.#parts.store.keepPack({ hash, text: canonicalJson(pack), keptAt: this.#parts.now() });
  }

  /** The text of a map, offered or kept; whoever knows its hash may have it. */
  async textOf(hash: string): Promise<string | undefined> {
    const offered = [...this.#offered].find(([ref]) => hashIn(ref) === hash)?.[1];
    return offered ? canonicalJson(offered.pack) : this.#parts.store.pack(hash);
  }

  /** Lets go of maps on which none of these games is played. */
  forgetAllBut(games: ReadonlySet<string>): void {
    for (const ref of this.#brought.keys()) if (!games.has(ref)) this.#brought.delete(ref);
  }
}
