import { type BoardGame, type Game, isBoardGame, type Options } from '@branchline/engine';
import { findGame } from '@branchline/games';

/** The game of a table, with the options it is played by. */
export function makeGame(id: string, options: Options): Game {
  const entry = findGame(id);
  if (!entry) throw new Error(`there is no game ${id}`);
  return entry.make(options);
}

/** The game with its board; nothing, when it is played without one. */
export function boardOf(game: Game): BoardGame | undefined {
  return isBoardGame(game) ? game : undefined;
}
