import type { BoardGame, Game } from '@branchline/engine';

/** The game with its board; nothing, when it is played without one. */
export function boardOf(game: Game): BoardGame | undefined {
  return 'board' in game ? (game as BoardGame) : undefined;
}
