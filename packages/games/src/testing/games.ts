import { type BoardGame, isBoardGame, isYardGame, type Options, type YardGame } from '@branchline/engine';
import { findGame } from '../list/games.ts';

/** A board game of the list by its id, ready to be made with options. */
export function boardGameOf(id: string): (options?: Options) => BoardGame {
  return (options = {}) => {
    const game = findGame(id)?.make(options);
    if (!game || !isBoardGame(game)) throw new Error(`no board game ${id}`);
    return game;
  };
}

/** The same of a yard game. */
export function yardGameOf(id: string): (options?: Options) => YardGame {
  return (options = {}) => {
    const game = findGame(id)?.make(options);
    if (!game || !isYardGame(game)) throw new Error(`no yard game ${id}`);
    return game;
  };
}
