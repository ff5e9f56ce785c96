import type { State } from '@branchline/engine';
import type { Ground } from '../planner/ground.ts';
import type { Mind } from '../planner/mind.ts';

/**
 * What can be said of a seat at the beginning of a turn, in the order of its numbers: what it has, and what its plan is worth
 * and takes; `planned` and `givenUp` are the points of tickets. Quick planners play imagined games less well than they will be
 * played: they make too little of cards and tickets that are still to be made use of.
 */
export const ASPECTS = [
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

/** What experience (`scripts/learn.ts`) says of a game: how the end is foretold from here. */
export interface Experience {
  /** How much of what the imagined game ended with counts: at the beginning of a game, and by how much more at its end. */
  readonly share: readonly [number, number];
  /** Points that one more of every aspect is worth beside that: at the beginning, and by how much more at the end. */
  readonly worth: readonly number[];
  readonly later: readonly number[];
}

/** By how much seats are taken to be ahead of each other in the end; how many points there will be it does not say. */
export interface Foreseen {
  readonly share: number;
  /** Seat by seat, the points beside that share. */
  readonly ahead: readonly number[];
}

/** Looks at a state from every seat: a plan for each, and what can be counted. */
export class Foresight {
  readonly #ground: Ground;
  readonly #mind: Mind;

  constructor(ground: Ground, mind: Mind) {
    this.#ground = ground;
    this.#mind = mind;
  }

  /** How far the game has come, 0 to 1: the share of all pieces that have been used. */
  progress(state: State): number {
    const { at, game } = this.#ground;
    const seats = state[at.seats];
    let left = 0;
    for (let seat = 0; seat < seats; seat++) left += state[at.pieces + seat];
    return 1 - left / (seats * game.rules.facts.pieces);
  }

  /** The aspects of every seat; `mover` is about to begin a turn. */
  aspects(state: State, mover: number): number[][] {
    const seats = state[this.#ground.at.seats];
    const totals = this.#ground.game.score(state).seats;
    return Array.from({ length: seats }, (_, seat) => [
      totals[seat].total,
      ...this.#plan(state, seat),
      (seat - mover + seats) % seats,
    ]);
  }

  foresee(state: State, mover: number, { share, worth, later }: Experience): Foreseen {
    const progress = this.progress(state);
    const ahead = this.aspects(state, mover).map((aspects) =>
      aspects.reduce((sum, aspect, place) => sum + aspect * (worth[place] + later[place] * progress), 0),
    );
    return { share: share[0] + share[1] * progress, ahead };
  }

  #plan(state: State, seat: number): number[] {
    const mind = this.#mind;
    const { at } = this.#ground;
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
      state[at.pieces + seat],
      state[at.handCount + seat],
      purse.hand[at.wild],
      mind.turnsLeft(state, seat),
      mind.hurry(state, seat),
      state[at.ticketCount + seat],
    ];
  }
}
