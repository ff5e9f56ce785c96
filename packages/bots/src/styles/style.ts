import { type Game, type GameAction, isBoardGame, isYardGame, seatCount } from '@branchline/engine';
import type { Decision } from '../contract/bot.ts';
import { boardGraph } from '../planner/board-graph.ts';
import { BoardPlanner } from '../planner/board-planner.ts';
import type { BoardWeights, TicketPolicy } from '../planner/weights.ts';
import { ticketPolicyFor, weightsFor, yardWeightsFor } from '../tuned/weights.ts';
import { withRememberedPiles } from '../yard/memory.ts';
import type { YardWeights } from '../yard/weights.ts';
import { YardPlanner } from '../yard/yard-planner.ts';

/** Numbers to be added to weights, by their names. */
type Changes<Weights> = { readonly [Name in keyof Weights]?: number };

/** What sets a player apart. */
export interface Style {
  /** Weights in place of the game's own. */
  readonly board?: Partial<BoardWeights>;
  readonly yard?: Partial<YardWeights>;
  /** Instead of the game's own. */
  readonly ticketPolicy?: TicketPolicy;
  /** As the levels played at first: without what they have learnt since. */
  readonly asOf?: 1;
  /** A little more or less than what the game asks for, whatever that is. */
  readonly adjust?: {
    readonly board?: Changes<BoardWeights>;
    readonly yard?: Changes<YardWeights>;
    readonly ticketPolicy?: TicketPolicy;
  };
}

export function styledTicketPolicy(game: Game, { ticketPolicy, adjust, asOf }: Style): TicketPolicy {
  // A policy of its own is that of a yardstick, which stays as it was.
  const own = ticketPolicy ?? { ...ticketPolicyFor(game), exactEnding: asOf !== 1 };
  return { ...own, ...adjust?.ticketPolicy };
}

/** Weights of a game, as a style has them. */
export function applyStyle<Weights extends object>(
  weights: Weights,
  instead: Partial<Weights> = {},
  changes: Changes<Weights> = {},
): Weights {
  const all = { ...weights, ...instead } as Record<string, number>;
  for (const [name, by] of Object.entries<number>(changes as Record<string, number>)) all[name] += by;
  return all as Weights;
}

/** The planner's answer, without any search. */
export function planMove({ game, view, seat, offers, history }: Decision, style: Style = {}): GameAction {
  const { board, yard, adjust } = style;
  if (isBoardGame(game)) {
    const weights = applyStyle(weightsFor(game, seatCount(game, view)), board, adjust?.board);
    return new BoardPlanner(boardGraph(game), weights, true, styledTicketPolicy(game, style)).act(view, seat);
  }
  if (isYardGame(game)) {
    const weights = applyStyle(yardWeightsFor(game, seatCount(game, view)), yard, adjust?.yard);
    return new YardPlanner(game, weights).act(withRememberedPiles(game, view, history), seat);
  }
  return offers[0];
}

/** How many play, as far as the game is one that is understood. */
export function seatsOf({ game, view }: Decision): number {
  return isBoardGame(game) || isYardGame(game) ? seatCount(game, view) : 0;
}
