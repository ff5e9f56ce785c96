import { isBoardGame, seatCount } from '@branchline/engine';
import type { Bot } from '../contract/bot.ts';
import { groundOf } from '../planner/board-graph.ts';
import { Mind } from '../planner/board-planner.ts';
import { habitFor, quickWeightsFor, weightsFor, yardWeightsFor } from '../tuned/weights.ts';
import { planned } from './searcher.ts';

/** Weights by name, whatever they mean. */
export type AnyWeights = Readonly<Record<string, number>>;

/** Where a search for better weights begins. */
export function startingWeights(game: string, seats: number, quick = false): AnyWeights {
  if (quick && game !== 'card-game') return { ...quickWeightsFor(game, seats) };
  return game === 'card-game' ? { ...yardWeightsFor(game, seats) } : { ...weightsFor(game, seats) };
}

/** A planner with just these weights: what the tuning script plays with. */
export function tunableBot(weights: AnyWeights): Bot {
  return {
    id: 'tunable',
    choose: (decision) => planned(decision, isBoardGame(decision.game) ? { board: weights } : { yard: weights }),
  };
}

/** Plays as in imagined games, with just these weights: it holds on to its plan, so each game needs one of its own. */
export function quickBot(weights: AnyWeights): Bot {
  let mind: Mind | undefined;
  return {
    id: 'quick',
    choose: ({ game, view, seat }) => {
      if (!isBoardGame(game)) throw new Error('the card game has one planner for all games, real and imagined');
      mind ??= new Mind(
        groundOf(game),
        { ...weightsFor(game.id, seatCount(game, view)), ...weights },
        false,
        habitFor(game.id),
      );
      return mind.act(view, seat);
    },
  };
}
