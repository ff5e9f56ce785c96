import { type Game, isBoardGame } from '@branchline/engine';
import { type BoardWeights, defaultWeights, type TicketPolicy } from '../planner/weights.ts';
import { defaultYardWeights, type YardWeights } from '../yard/weights.ts';
import { traitWeights } from './trait-weights.ts';
import { bySeats, tunedOf } from './tuned.ts';

/** What self-play found for the game, over the usual weights; of a board that nobody has tried out, what its traits say. */
export function weightsFor(game: Game, seats: number): BoardWeights {
  const { weights } = tunedOf(game);
  if (weights === undefined && isBoardGame(game)) return traitWeights(game);
  return { ...defaultWeights, ...bySeats(weights, seats) };
}

export function rolloutWeightsFor(game: Game, seats: number): BoardWeights {
  return { ...weightsFor(game, seats), ...bySeats(tunedOf(game).rolloutWeights, seats) };
}

export function yardWeightsFor(game: Game, seats: number): YardWeights {
  return { ...defaultYardWeights, ...bySeats(tunedOf(game).weights, seats) };
}

export function ticketPolicyFor(game: Game): TicketPolicy {
  return tunedOf(game).ticketPolicy ?? {};
}

/** The weights of the yardsticks, with which what was measured before can be compared. */
export function baselineWeightsFor(game: Game): BoardWeights {
  return { ...defaultWeights, ...tunedOf(game).baseline };
}
