import type { Game, GameAction } from '@branchline/engine';
import { isBoardGame } from './board/terrain.ts';
import type { Decision, Limits } from './bot.ts';
import { groundOf } from './planner/ground.ts';
import { Mind } from './planner/mind.ts';
import type { Habit, Weights } from './planner/weights.ts';
import { boardSearch } from './search/board-search.ts';
import { type Found, type Searching, search } from './search/search.ts';
import { yardSearch } from './search/yard-search.ts';
import { doubtFor, habitFor, quickWeightsFor, weightsFor, yardWeightsFor } from './tuned.ts';
import { isYardGame } from './yard/greedy-yard.ts';
import { remembered } from './yard-planner/memory.ts';
import { YardMind } from './yard-planner/yard-mind.ts';
import type { YardWeights } from './yard-planner/yard-weights.ts';

/** What a style changes in a planner's weights. */
export interface Style {
  readonly board?: Partial<Weights>;
  readonly yard?: Partial<YardWeights>;
  /** Instead of the game's own. */
  readonly habit?: Habit;
  /** Beside the game's own, or instead of a part of them. */
  readonly leaning?: Habit;
}

function habitOf(game: Game, { habit, leaning }: Style): Habit {
  return { ...(habit ?? habitFor(game.id)), ...leaning };
}

/** The planner's answer. */
export function planned({ game, view, seat, offers, history }: Decision, style: Style = {}): GameAction {
  const { board, yard } = style;
  if (isBoardGame(game)) {
    const mind = new Mind(groundOf(game), { ...weightsFor(game.id), ...board }, true, habitOf(game, style));
    return mind.act(view, seat);
  }
  if (isYardGame(game)) {
    const mind = new YardMind(game, { ...yardWeightsFor(game.id), ...yard });
    return mind.act(remembered(game, view, history), seat);
  }
  return offers[0];
}

/** A search of its own for every bot: it holds rows that are used again and again. */
export class Searcher {
  readonly #made = new WeakMap<Game, Searching>();
  readonly #style: Style;
  readonly #doubt: number | undefined;

  /** `doubt`: by how many errors it must be sure, if that is not what the game asks for. */
  constructor(style: Style = {}, doubt?: number) {
    this.#style = style;
    this.#doubt = doubt;
  }

  search(decision: Decision, limits: Limits): Found | undefined {
    const { game, view, history } = decision;
    const searching = this.#made.get(game) ?? this.#make(game);
    if (!searching) return undefined;
    this.#made.set(game, searching);
    if (!isYardGame(game)) return search(decision, searching, limits);
    return search({ ...decision, view: remembered(game, view, history) }, searching, limits);
  }

  #make(game: Game): Searching | undefined {
    const { board, yard } = this.#style;
    const doubt = this.#doubt ?? doubtFor(game.id);
    if (isBoardGame(game)) {
      return boardSearch(game, {
        doubt,
        weights: { ...weightsFor(game.id), ...board },
        quick: { ...quickWeightsFor(game.id), ...board },
        habit: habitOf(game, this.#style),
      });
    }
    if (isYardGame(game)) return yardSearch(game, { ...yardWeightsFor(game.id), ...yard }, doubt);
    return undefined;
  }
}
