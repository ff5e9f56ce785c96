import { type BoardGame, isBoardGame, isYardGame, type Options, type YardGame } from '@branchline/engine';
import type { GameEntry } from '@branchline/games';
import { gameList } from '@branchline/games/all';

type Making<Made> = (options?: Options) => Made;

/** The first board game of the list that has what a test is about. */
function boardWith(what: string, has: (game: BoardGame, entry: GameEntry) => boolean): Making<BoardGame> {
  return (options = {}) => {
    for (const entry of gameList) {
      const game = entry.make(options);
      if (isBoardGame(game) && has(game, entry)) return game;
    }
    throw new Error(`no board game has ${what}`);
  };
}

/** Short games on a small board, with value models. */
export const taxiGame: Making<BoardGame> = boardWith('taxis', (_, { pieces }) => pieces === 'taxi');
/** A wide board. */
export const tunnelGame: Making<BoardGame> = boardWith('tunnels', ({ rules }) => rules.tunnels);
export const technologyGame: Making<BoardGame> = boardWith('technologies', ({ rules }) => Boolean(rules.technologies));
/** Nobody has tried it out. */
export const untriedGame: Making<BoardGame> = (options) => ({ ...taxiGame(options), tuned: undefined });

/** The card game. */
export const yardsGame: Making<YardGame> = (options = {}) => {
  for (const { make } of gameList) {
    const game = make(options);
    if (isYardGame(game)) return game;
  }
  throw new Error('no game has yards');
};
