import { handCount, piecesOf, type Seat, type State, seatCount, ticketCount } from '@branchline/engine';
import type { Ground } from '../planner/board-graph.ts';
import type { Mind } from '../planner/board-planner.ts';
import type { Sight } from './value-model.ts';

/**
 * What can be said of a seat at the beginning of a turn, in the order of its numbers: what it has, and what its plan is worth
 * and takes; `planned` and `givenUp` are the points of tickets. Quick planners play imagined games less well than they will be
 * played: they make too little of cards and tickets that are still to be made use of.
 */
const ASPECTS = [
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
] as const;

/** Looks at a state from every seat: a plan for each, and what can be counted. */
export class BoardSight implements Sight {
  readonly aspects: Sight['aspects'] = ASPECTS;
  readonly #ground: Ground;
  readonly #mind: Mind;

  constructor(ground: Ground, mind: Mind) {
    this.#ground = ground;
    this.#mind = mind;
  }

  /** The share of all pieces that have been used. */
  progress(state: State): number {
    const { game } = this.#ground;
    const seats = seatCount(game, state);
    let left = 0;
    for (let seat = 0; seat < seats; seat++) left += piecesOf(game, state, seat);
    return 1 - left / (seats * game.rules.facts.pieces);
  }

  look(state: State, mover: Seat): number[][] {
    const seats = seatCount(this.#ground.game, state);
    const totals = this.#ground.game.score(state).seats;
    return Array.from({ length: seats }, (_, seat) => [
      totals[seat].total,
      ...this.#plan(state, seat),
      (seat - mover + seats) % seats,
    ]);
  }

  #plan(state: State, seat: number): number[] {
    const mind = this.#mind;
    const { game, wild } = this.#ground;
    mind.prepare(state, seat);
    const { scheme, purse } = mind;
    const points = (sum: number, ticket: { readonly points: number }): number => sum + ticket.points;
    return [
      scheme.value,
      scheme.forTickets,
      scheme.stake,
      scheme.ticketTurns,
      scheme.turns,
      scheme.done.reduce(points, 0),
      scheme.lost.reduce(points, 0),
      piecesOf(game, state, seat),
      handCount(game, state, seat),
      purse.hand[wild],
      mind.turnsLeft(state, seat),
      mind.hurry(state, seat),
      ticketCount(game, state, seat),
    ];
  }
}
