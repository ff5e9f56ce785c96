import { isBoardGame } from './board/terrain.ts';
import type { Bot } from './bot.ts';
import { planned } from './thinking.ts';
import { weightsFor, yardWeightsFor } from './tuned.ts';

/** Weights by name, whatever they mean. */
export type AnyWeights = Readonly<Record<string, number>>;

/** Where a search for better weights begins. */
export function startingWeights(game: string): AnyWeights {
  return game === 'card-game' ? { ...yardWeightsFor(game) } : { ...weightsFor(game) };
}

/** A planner with just these weights: what the tuning script plays with. */
export function tunableBot(weights: AnyWeights): Bot {
  return {
    id: 'tunable',
    choose: (decision) => planned(decision, isBoardGame(decision.game) ? { board: weights } : { yard: weights }),
  };
}
