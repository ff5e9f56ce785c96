import type { BoardAction, BoardGame, YardAction } from '@branchline/engine';
import { greedyBoard } from './board/greedy-board.ts';
import { isBoardGame, type Terrain, terrainOf } from './board/terrain.ts';
import type { Bot } from './bot.ts';
import { greedyYard, isYardGame } from './yard/greedy-yard.ts';

/** Looks for the shortest way to finish its tickets, and takes it. */
export function greedyBot(): Bot {
  const terrains = new WeakMap<BoardGame, Terrain>();
  const terrainFor = (game: BoardGame): Terrain => {
    const terrain = terrains.get(game) ?? terrainOf(game);
    terrains.set(game, terrain);
    return terrain;
  };
  return {
    id: 'greedy',
    choose({ game, view, seat, offers }) {
      const [first] = offers;
      if (first === undefined) throw new Error('a bot was asked to choose among no offers');
      // The offers of a game are actions of its family.
      if (isBoardGame(game)) {
        return (
          greedyBoard({ view, seat, terrain: terrainFor(game), offers: offers as readonly BoardAction[] }) ?? first
        );
      }
      if (isYardGame(game)) return greedyYard({ game, view, seat, offers: offers as readonly YardAction[] }) ?? first;
      return first;
    },
  };
}
