import type { BoardAction, BoardGame, View } from '@branchline/engine';
import { groundOf } from './ground.ts';
import { Mind } from './mind.ts';
import type { Weights } from './weights.ts';

/** One move of the planner in a board game. */
export function planMove(game: BoardGame, view: View, seat: number, weights: Weights): BoardAction {
  return new Mind(groundOf(game), weights, true).act(view, seat);
}
