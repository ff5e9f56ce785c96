import { handCount, piecesOf, type Seat, type State, seatCount, ticketCount } from '@branchline/engine';
import type { BoardGraph } from '../planner/board-graph.ts';
import type { BoardPlanner } from '../planner/board-planner.ts';
import type { Features } from './value-model.ts';

/**
 * What can be said of a seat at the beginning of a turn, in the order of its numbers: what it has, and what its plan is worth
 * and takes; `planned` and `givenUp` are the points of tickets. Quick planners play rollouts less well than they will be
 * played: they make too little of cards and tickets that are still to be made use of.
 */
export const BOARD_FEATURES: readonly string[] = [
  'score',
  'value',
  'forTickets',
  'stake',
  'ticketTurns',
  'turns',
  'planned',
  'givenUp',
  'pieces',
  'hand',
  'wilds',
  'turnsLeft',
  'hurry',
  'tickets',
  'waits',
];

/** Looks at a state from every seat: a plan for each, and what can be counted. */
export class BoardFeatures implements Features {
  readonly names: Features['names'] = BOARD_FEATURES;
  readonly #graph: BoardGraph;
  readonly #planner: BoardPlanner;

  constructor(graph: BoardGraph, planner: BoardPlanner) {
    this.#graph = graph;
    this.#planner = planner;
  }

  /** The share of all pieces that have been used. */
  progress(state: State): number {
    const { game } = this.#graph;
    const seats = seatCount(game, state);
    let left = 0;
    for (let seat = 0; seat < seats; seat++) left += piecesOf(game, state, seat);
    return 1 - left / (seats * game.rules.facts.pieces);
  }

  of(state: State, mover: Seat): number[][] {
    const seats = seatCount(this.#graph.game, state);
    const totals = this.#graph.game.score(state).seats;
    return Array.from({ length: seats }, (_, seat) => [
      totals[seat].total,
      ...this.#plan(state, seat),
      (seat - mover + seats) % seats,
    ]);
  }

  #plan(state: State, seat: number): number[] {
    const planner = this.#planner;
    const { game, wild } = this.#graph;
    planner.prepare(state, seat);
    const { plan, budget } = planner;
    const points = (sum: number, ticket: { readonly points: number }): number => sum + ticket.points;
    return [
      plan.value,
      plan.forTickets,
      plan.stake,
      plan.ticketTurns,
      plan.turns,
      plan.done.reduce(points, 0),
      plan.lost.reduce(points, 0),
      piecesOf(game, state, seat),
      handCount(game, state, seat),
      budget.hand[wild],
      planner.turnsLeft(state, seat),
      planner.hurry(state, seat),
      ticketCount(game, state, seat),
    ];
  }
}
