import { type BoardAction, below, isBoardGame, isYardGame, type YardAction } from '@branchline/engine';
import type { Bot } from '../contract/bot.ts';
import { boardGraph } from '../planner/board-graph.ts';
import { greedyBoard } from './greedy-board.ts';
import { greedyYard } from './greedy-yard.ts';

/** Every offer is as likely as every other. */
export function randomBot(): Bot {
  return {
    id: 'random',
    choose({ offers, bits }) {
      const offer = offers[below(bits, offers.length)];
      if (offer === undefined) throw new Error('a bot was asked to choose among no offers');
      return offer;
    },
  };
}

/** Looks for the shortest way to finish its tickets, and takes it. */
export function greedyBot(): Bot {
  return {
    id: 'greedy',
    choose({ game, view, seat, offers }) {
      const [first] = offers;
      if (first === undefined) throw new Error('a bot was asked to choose among no offers');
      // The offers of a game are actions of its family.
      if (isBoardGame(game)) {
        return greedyBoard({ view, seat, graph: boardGraph(game), offers: offers as readonly BoardAction[] }) ?? first;
      }
      if (isYardGame(game)) return greedyYard({ game, view, seat, offers: offers as readonly YardAction[] }) ?? first;
      return first;
    },
  };
}
