import {
  type BoardGame,
  fastBits,
  type Game,
  type GameEvent,
  isBoardGame,
  isYardGame,
  type ScoreSheet,
  seatCount,
  shuffleDeck,
  shuffleTicketPile,
  shuffleWith,
  type View,
  type Viewer,
  type YardGame,
} from '@branchline/engine';
import type { Worlds } from '../search/monte-carlo.ts';
import { type RolloutPolicy, rollOut } from '../search/rollout.ts';
import { Searcher } from '../styles/searcher.ts';
import { withRememberedPiles } from '../yard/memory.ts';

/** Who will win, as far as rollouts can tell. */
export interface WinChance {
  /** By seat, adding up to 1; a shared win counts in parts. */
  readonly chances: readonly number[];
  /** By seat: points ahead of the best of the others at the end, on average. */
  readonly margins: readonly number[];
  /** By seat: the standard error of its chance. */
  readonly errors: readonly number[];
  readonly rollouts: number;
}

/** What somebody sees of a game, and has seen. */
export interface Looking {
  readonly game: Game;
  readonly view: View;
  readonly viewer: Viewer;
  /** Veiled for the viewer; it can be done without. */
  readonly history?: readonly GameEvent[] | undefined;
}

/** The search has no part in it: only its imagined games and the planners that play them. */
export const searcher: Searcher = new Searcher({}, { learned: true });

/**
 * Who will win, from what a viewer sees: what is hidden is imagined as the searching bots do, and quick planners play it to the
 * end. The same view, number and seed give the same answer everywhere. Of a game that is over and lies open it is no guess.
 */
export function winChance(
  { game, view, viewer, history }: Looking,
  { rollouts, seed }: { readonly rollouts: number; readonly seed: number },
): WinChance | undefined {
  if (!isBoardGame(game) && !isYardGame(game)) return undefined;
  const seats = seatCount(game, view);
  const tally = new WinTally(seats);
  if (viewer === 'replay' && game.awaiting(view).length === 0) {
    tally.add(game.score(view));
    return tally.chance(true);
  }
  const { worlds, policy } = searcher.domain(game, seats);
  const imagine =
    viewer === 'replay'
      ? shuffled(game, view, policy)
      : imagined(
          worlds({ view: rememberedView(game, view, history), seat: viewer === 'watcher' ? -1 : viewer, history }),
          policy,
        );
  const bits = fastBits(seed);
  const chance = { shuffle: (items: number[]) => shuffleWith(bits, items) };
  for (let played = 0; played < rollouts; played++) {
    const world = imagine(bits);
    policy.begin();
    rollOut(game, world, { act: policy.act }, chance);
    tally.add(game.score(world));
  }
  return tally.chance(false);
}

function imagined(imagine: Worlds, policy: RolloutPolicy): Worlds {
  return (bits) => {
    const world = imagine(bits);
    policy.imagined(world);
    return world;
  };
}

/** Where everything lies open, only the orders of deck and pile are not known: the planners need but one look. */
function shuffled(game: BoardGame | YardGame, view: View, policy: RolloutPolicy): Worlds {
  policy.imagined(game.copy(view));
  return (bits) => {
    const world = game.copy(view);
    const chance = { shuffle: (items: number[]) => shuffleWith(bits, items) };
    shuffleDeck(game, world, chance);
    shuffleTicketPile(game, world, chance);
    return world;
  };
}

/** In the card game, with what a player remembers of the on-track piles. */
export const rememberedView = (
  game: BoardGame | YardGame,
  view: View,
  history: readonly GameEvent[] | undefined,
): View => (isYardGame(game) ? withRememberedPiles(game, view, history) : view);

/** Sums of what rollouts ended with. */
class WinTally {
  #rollouts = 0;
  readonly #won: number[];
  readonly #squares: number[];
  readonly #margins: number[];

  constructor(seats: number) {
    this.#won = new Array<number>(seats).fill(0);
    this.#squares = this.#won.slice();
    this.#margins = this.#won.slice();
  }

  add({ seats, winners }: ScoreSheet): void {
    this.#rollouts++;
    for (const winner of winners) {
      this.#won[winner] += 1 / winners.length;
      this.#squares[winner] += 1 / winners.length ** 2;
    }
    for (const { seat, total } of seats) {
      const others = seats.filter((other) => other.seat !== seat).map((other) => other.total);
      this.#margins[seat] += total - Math.max(...others);
    }
  }

  chance(certain: boolean): WinChance | undefined {
    const rollouts = this.#rollouts;
    if (rollouts === 0) return undefined;
    const chances = this.#won.map((won) => won / rollouts);
    // As if there had been two more, one won and one lost: a few rollouts that all say the same are not certain.
    const errors = this.#won.map((won, seat) => {
      if (certain) return 0;
      const mean = (won + 1) / (rollouts + 2);
      const squares = (this.#squares[seat] + 1) / (rollouts + 2);
      return Math.sqrt(Math.max(0, squares - mean * mean) / rollouts);
    });
    return {
      chances,
      margins: this.#margins.map((margin) => margin / rollouts),
      errors,
      rollouts: certain ? 0 : rollouts,
    };
  }
}
