import type { BoardGame } from '@branchline/engine';
import type { BoardWeights } from '../planner/weights.ts';
import type { BlunderRates } from './tuned.ts';

/**
 * What a board says of how it is best played. Weights were found for three kinds of boards by self-play; a board that nobody has
 * tried out gets what lies between them, by its traits: docs/bots.md has how that does.
 */
export interface Traits {
  /** 0 for a short game with few pieces, 1 for a wide board. */
  readonly wide: number;
  /** 0 where tickets are small beside what routes bring, 1 where they bring most of the points. */
  readonly tickets: number;
}

/** Pieces of a seat in the short game and on the wide boards that weights were found for. */
const SHORT = 15;
const WIDE = 35;
/** Points of a ticket on average on the two wide boards. */
const SMALL_TICKETS = 6.7;
const LARGE_TICKETS = 10;

export function traitsOf({ rules, board }: BoardGame): Traits {
  const points = board.tickets.reduce((sum, ticket) => sum + ticket.points, 0) / board.tickets.length;
  return {
    wide: between(rules.facts.pieces, SHORT, WIDE),
    tickets: between(points, SMALL_TICKETS, LARGE_TICKETS),
  };
}

const between = (value: number, least: number, most: number): number =>
  Math.min(1, Math.max(0, (value - least) / (most - least)));

/** Each weight for a short game, and for wide boards with small and with large tickets. */
const FOUND: Readonly<Record<keyof BoardWeights, readonly [short: number, small: number, large: number]>> = {
  turn: [2.51, 2.15, 3.34],
  card: [0.72, 0.75, 0.62],
  symbol: [0.39, 0.39, 0.54],
  tunnel: [1.35, 1.35, 1.35],
  wild: [1, 1, 0.94],
  hand: [0.3, 0.24, 0.53],
  contest: [0.19, 0.11, 0.11],
  trust: [0.8, 0.9, 1.45],
  ticket: [0.74, 0.55, 0.34],
  pace: [1.22, 1.1, 0.9],
  draw: [1.13, 1.22, -0.06],
  drawTurns: [12.8, 7.9, 7.9],
  keepWild: [0.6, 0.6, 0.99],
  floor: [0.2, 0.21, 0.5],
  extra: [0.02, -0.03, -0.06],
  regret: [2.11, 1.66, 0.91],
  ticketFirst: [3, 3.18, 1.49],
  patience: [0.67, 0.57, 0.43],
  focus: [0.15, -0.02, 0.02],
  block: [0.13, 0, -0.24],
  spoil: [3.22, 5.35, 2.73],
  margin: [1, 2, 1.59],
  blur: [0.9, 1.9, 1.45],
  stride: [2.4, 2.1, 2.63],
  bonus: [0.7, 0.35, 0.74],
  path: [1, 1, 1],
  station: [0, 0, 0],
};

const known = new WeakMap<BoardGame, BoardWeights>();

/** The weights of a board that nobody has tried out. */
export function traitWeights(game: BoardGame): BoardWeights {
  const before = known.get(game);
  if (before) return before;
  const { wide, tickets } = traitsOf(game);
  const mixed = Object.entries(FOUND).map(([name, [short, small, large]]) => {
    const onWide = small + tickets * (large - small);
    return [name, short + wide * (onWide - short)];
  });
  // Every name of the weights is in the table.
  const weights = Object.fromEntries(mixed) as unknown as BoardWeights;
  known.set(game, weights);
  return weights;
}

/** On a board that is wider than this rollouts know less than the plan. */
const WIDE_ENOUGH = 0.5;

/** By how many standard errors a search must be sure, and how often a level blunders; nothing, where the usual numbers will do. */
export function traitSettings(
  game: BoardGame,
): { readonly minStandardErrors: number; readonly blunders: BlunderRates } | undefined {
  if (traitsOf(game).wide <= WIDE_ENOUGH) return undefined;
  return { minStandardErrors: 2.5, blunders: { regular: 5, expert: 2 } };
}
