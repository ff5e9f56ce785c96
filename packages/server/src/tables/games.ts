import type { Game } from '@branchline/engine';
import { findGame } from '@branchline/games';
import type { TableOptions } from '@branchline/protocol';

const made = new Map<string, Game>();

/** The rules a table plays by. Tables with the same options share them: a board is large, and never changes. */
export function gameFor(id: string, options: TableOptions): Game {
  const key = `${id} ${JSON.stringify(options)}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const entry = findGame(id);
  if (entry === undefined) throw new Error(`there is no game ${id}`);
  const game = entry.make(options);
  made.set(key, game);
  return game;
}
