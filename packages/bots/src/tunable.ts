import { isBoardGame } from './board/terrain.ts';
import type { Bot } from './bot.ts';
import { planMove } from './planner/planner-bot.ts';
import { usual, type Weights } from './planner/weights.ts';

/** Weights by name, whatever they mean. */
export type AnyWeights = Readonly<Record<string, number>>;

export function weightsFor(_game: string, _players: number): AnyWeights {
  return { ...usual };
}

/** A planner with just these weights: what the tuning script plays with. */
export function tunableBot(weights: AnyWeights): Bot {
  return {
    id: 'tunable',
    choose({ game, view, seat, offers }) {
      if (isBoardGame(game)) return planMove(game, view, seat, weights as unknown as Weights);
      return offers[0];
    },
  };
}
