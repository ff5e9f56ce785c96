import {
  type BoardGame,
  type Chance,
  type Game,
  type GameAction,
  type Seat,
  type State,
  seatCount,
  shuffleDeck,
  shuffleTicketPile,
  type YardGame,
} from '@branchline/engine';
import type { ValueEstimate } from '../value/value-model.ts';

/** Who plays the rollouts: quick planners in every seat. */
export interface RolloutPolicy {
  /** A new state has been imagined: the rollouts that follow all begin in it. */
  imagined(world: State): void;
  /** A new rollout begins. */
  begin(): void;
  act(state: State, seat: Seat): GameAction;
  /** At the first turn that begins in a rollout: what a value model says of its end. */
  estimate?(state: State, mover: Seat): ValueEstimate;
}

interface RolledOut {
  readonly steps: number;
  readonly estimate: ValueEstimate | undefined;
}

/** More answers than any rollout takes. */
const MOST_STEPS = 3000;

/** Plays an imagined game to its end, in place. */
export function rollOut(
  game: Game,
  state: State,
  policy: Pick<RolloutPolicy, 'act' | 'estimate'>,
  chance: Chance,
): RolledOut {
  let estimate: ValueEstimate | undefined;
  let steps = 1;
  for (; steps < MOST_STEPS; steps++) {
    const [next] = game.awaiting(state);
    if (next === undefined) break;
    if (estimate === undefined && policy.estimate && game.asked(state, next)?.kind === 'turn') {
      estimate = policy.estimate(state, next);
    }
    const answer = policy.act(state, next);
    if (!game.play(state, next, answer, chance).ok) {
      const [offer] = game.offers(state, next);
      if (offer === undefined || !game.play(state, next, offer, chance).ok) break;
    }
  }
  return { steps, estimate };
}

/** What a rollout was worth to a seat: from 0, clearly lost, to 1, clearly won; the same lead is worth less where scores are high. */
export function rolloutValue(game: Game, state: State, seat: Seat, estimate: ValueEstimate | undefined): number {
  const { seats } = game.score(state);
  const endOf = (other: Seat): number => {
    const { total } = seats[other];
    return estimate ? estimate.share * total + estimate.ahead[other] : total;
  };
  let rival = -1;
  for (const { seat: other } of seats) {
    if (other !== seat && (rival < 0 || endOf(other) > endOf(rival))) rival = other;
  }
  // A value model knows who will be ahead and by how much, not how many points there will be.
  const scale = 4 + 0.08 * (Math.abs(seats[seat].total) + Math.abs(seats[rival].total));
  return 1 / (1 + Math.exp((endOf(rival) - endOf(seat)) / scale));
}

/** How many rollouts a mean score is made of. */
const MEAN_OF = 24;

/** Seat by seat the mean score of rollouts from here, deck and ticket pile in another order each time. */
export function meanScores(
  game: BoardGame | YardGame,
  state: State,
  { imagined, begin, act }: RolloutPolicy,
  chance: Chance,
): number[] {
  const means = Array.from({ length: seatCount(game, state) }, () => 0);
  for (let rollout = 0; rollout < MEAN_OF; rollout++) {
    const world = game.copy(state);
    shuffleDeck(game, world, chance);
    shuffleTicketPile(game, world, chance);
    imagined(world);
    begin();
    rollOut(game, world, { act }, chance);
    for (const { seat, total } of game.score(world).seats) means[seat] += total / MEAN_OF;
  }
  return means;
}
