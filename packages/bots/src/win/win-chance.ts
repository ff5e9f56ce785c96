import {
  type Bits,
  type BoardGame,
  fastBits,
  type Game,
  type GameEvent,
  isBoardGame,
  isYardGame,
  type ScoreSheet,
  type State,
  seatCount,
  shuffleDeck,
  shuffleTicketPile,
  shuffleWith,
  type View,
  type Viewer,
  type YardGame,
} from '@branchline/engine';
import type { SearchDomain } from '../search/monte-carlo.ts';
import { rollOut } from '../search/rollout.ts';
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
  /** Veiled for the viewer. A guess is as good without, or a little worse. */
  readonly history?: readonly GameEvent[];
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
  const domain = searcher.domain(game, seats);
  const bits = fastBits(seed);
  const seat = typeof viewer === 'number' ? viewer : -1;
  const imagine =
    viewer === 'replay'
      ? shuffled(game, view)
      : domain.worlds({ game, view: rememberedView(game, view, history), seat, ...(history && { history }) });
  for (let played = 0; played < rollouts; played++) tally.add(playOut(game, imagine(bits), domain, bits));
  return tally.chance(false);
}

/** Where everything lies open, only the orders of deck and pile are not known. */
function shuffled(game: BoardGame | YardGame, view: View): (bits: Bits) => State {
  return (bits) => {
    const world = game.copy(view);
    const chance = { shuffle: (items: number[]) => shuffleWith(bits, items) };
    shuffleDeck(game, world, chance);
    shuffleTicketPile(game, world, chance);
    return world;
  };
}

export const rememberedView = (
  game: BoardGame | YardGame,
  view: View,
  history: readonly GameEvent[] | undefined,
): View => (isYardGame(game) ? withRememberedPiles(game, view, history) : view);

/** How an imagined game ends. */
function playOut(game: Game, world: State, { policy }: SearchDomain, bits: Bits): ScoreSheet {
  policy.imagined(world);
  policy.begin();
  rollOut(game, world, { act: policy.act }, { shuffle: (items) => shuffleWith(bits, items) });
  return game.score(world);
}

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
