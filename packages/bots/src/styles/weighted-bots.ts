import { type Game, isBoardGame, isYardGame, seatCount } from '@branchline/engine';
import type { Bot } from '../contract/bot.ts';
import { boardGraph } from '../planner/board-graph.ts';
import { BoardPlanner } from '../planner/board-planner.ts';
import { rolloutWeightsFor, ticketPolicyFor, weightsFor, yardWeightsFor } from '../tuned/weights.ts';
import { planMove } from './style.ts';

/** Weights by name, whatever they mean. */
export type AnyWeights = Readonly<Record<string, number>>;

/** Where a search for better weights begins. */
export function startingWeights(game: Game, seats: number, forRollouts = false): AnyWeights {
  if (isYardGame(game)) return { ...yardWeightsFor(game, seats) };
  return { ...(forRollouts ? rolloutWeightsFor : weightsFor)(game, seats) };
}

/** A planner with just these weights: what the tuning script plays with. */
export function plannerBot(weights: AnyWeights): Bot {
  return {
    id: 'planner',
    choose: (decision) => planMove(decision, isBoardGame(decision.game) ? { board: weights } : { yard: weights }),
  };
}

/** Plays as in rollouts, with just these weights: it holds on to its plan, so each game needs one of its own. */
export function rolloutPlannerBot(weights: AnyWeights): Bot {
  let planner: BoardPlanner | undefined;
  return {
    id: 'rollout-planner',
    choose: ({ game, view, seat }) => {
      if (!isBoardGame(game)) throw new Error('the card game has one planner for real moves and rollouts');
      planner ??= new BoardPlanner(
        boardGraph(game),
        { ...weightsFor(game, seatCount(game, view)), ...weights },
        false,
        ticketPolicyFor(game),
      );
      return planner.act(view, seat);
    },
  };
}
