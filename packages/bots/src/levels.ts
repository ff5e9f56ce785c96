import type { YardAction } from '@branchline/engine';
import { isBoardGame } from './board/terrain.ts';
import type { Bot, Limits, Report } from './bot.ts';
import { planMove } from './planner/planner-bot.ts';
import { usual } from './planner/weights.ts';
import { boardSearch } from './search/board-search.ts';
import { type Searching, search } from './search/search.ts';
import { greedyYard, isYardGame } from './yard/greedy-yard.ts';

export function expertBot(): Bot {
  return {
    id: 'expert',
    choose({ game, view, seat, offers }) {
      if (isBoardGame(game)) return planMove(game, view, seat, usual);
      if (isYardGame(game))
        return greedyYard({ game, view, seat, offers: offers as readonly YardAction[] }) ?? offers[0];
      return offers[0];
    },
  };
}

export function masterBot(limits: Limits): Bot {
  const searches = new WeakMap<object, Searching>();
  let last: Report | undefined;
  return {
    id: 'master',
    choose(decision) {
      const { game, view, seat, offers } = decision;
      if (offers.length === 1) return offers[0];
      if (isBoardGame(game)) {
        const searching = searches.get(game) ?? boardSearch(game, usual);
        searches.set(game, searching);
        const found = search(decision, searching, limits);
        last = found.report;
        return found.action;
      }
      if (isYardGame(game))
        return greedyYard({ game, view, seat, offers: offers as readonly YardAction[] }) ?? offers[0];
      return offers[0];
    },
    report: () => last,
  };
}
