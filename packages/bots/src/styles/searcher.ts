import {
  type BoardGame,
  below,
  type Game,
  type GameAction,
  isBoardGame,
  isYardGame,
  seatCount,
  type YardGame,
} from '@branchline/engine';
import type { Decision, Limits } from '../contract/bot.ts';
import { groundOf } from '../planner/board-graph.ts';
import { Mind } from '../planner/board-planner.ts';
import type { Habit, Weights } from '../planner/weights.ts';
import { boardSearch } from '../search/board-search.ts';
import { type Found, type Searching, search } from '../search/monte-carlo.ts';
import { yardSearch } from '../search/yard-search.ts';
import { experienceFor } from '../tuned/value-models.ts';
import {
  claimsFor,
  doubtFor,
  everybodyLearnt,
  habitFor,
  quickWeightsFor,
  weightsFor,
  yardWeightsFor,
} from '../tuned/weights.ts';
import { BoardSight } from '../value/board-features.ts';
import type { Learnt, Sight } from '../value/value-model.ts';
import { YardSight } from '../value/yard-features.ts';
import { remembered } from '../yard/memory.ts';
import type { YardWeights } from '../yard/weights.ts';
import { YardMind } from '../yard/yard-planner.ts';

/** Numbers to be added to those of the game. */
type More<Weights> = { readonly [Name in keyof Weights]?: number };

/** What sets a player apart. */
export interface Style {
  /** Weights in place of the game's own. */
  readonly board?: Partial<Weights>;
  readonly yard?: Partial<YardWeights>;
  /** Instead of the game's own. */
  readonly habit?: Habit;
  /** A little more or less than what the game asks for, whatever that is. */
  readonly leaning?: {
    readonly board?: More<Weights>;
    readonly yard?: More<YardWeights>;
    readonly habit?: Habit;
  };
}

function habitOf(game: Game, { habit, leaning }: Style): Habit {
  return { ...(habit ?? habitFor(game.id)), ...leaning?.habit };
}

function leant<Any extends object>(weights: Any, instead: Partial<Any> = {}, more: More<Any> = {}): Any {
  const all = { ...weights, ...instead } as Record<string, number>;
  for (const [name, by] of Object.entries<number>(more as Record<string, number>)) all[name] += by;
  return all as Any;
}

/** How many play, as far as the game is one that is understood. */
export function seatsOf({ game, view }: Decision): number {
  return isBoardGame(game) || isYardGame(game) ? seatCount(game, view) : 0;
}

/** The planner's answer. */
export function planned({ game, view, seat, offers, history }: Decision, style: Style = {}): GameAction {
  const { board, yard, leaning } = style;
  if (isBoardGame(game)) {
    const weights = leant(weightsFor(game.id, seatCount(game, view)), board, leaning?.board);
    return new Mind(groundOf(game), weights, true, habitOf(game, style)).act(view, seat);
  }
  if (isYardGame(game)) {
    const weights = leant(yardWeightsFor(game.id, seatCount(game, view)), yard, leaning?.yard);
    return new YardMind(game, weights).act(remembered(game, view, history), seat);
  }
  return offers[0];
}

/** How the seats of a game are looked at, by experience and when it is learnt: whoever leans looks at them without leaning. */
export function sightOf(game: BoardGame | YardGame, seats: number): Sight {
  if (isYardGame(game)) return new YardSight(new YardMind(game, yardWeightsFor(game.id, seats)));
  const ground = groundOf(game);
  return new BoardSight(ground, new Mind(ground, quickWeightsFor(game.id, seats), false, habitFor(game.id)));
}

function learntOf(game: BoardGame | YardGame, seats: number): Learnt | undefined {
  const experience = experienceFor(game.id, seats);
  return experience && { experience, sight: sightOf(game, seats) };
}

/** How a search is gone about. */
export interface Care {
  /** By how many errors it must be sure, if that is not what the game asks for. */
  readonly doubt?: number;
  /**
   * Whether it looks at more ideas and knows what imagined games get wrong, where that was found to help; and in the card game
   * whether it remembers what others took and guesses their tickets. If left out, it does so where every level does.
   */
  readonly experienced?: boolean;
}

/** A search of its own for every bot: it holds rows that are used again and again. */
export class Searcher {
  readonly #made = new WeakMap<Game, Searching[]>();
  readonly #style: Style;
  readonly #care: Care;

  constructor(style: Style = {}, care: Care = {}) {
    this.#style = style;
    this.#care = care;
  }

  search(decision: Decision, limits: Limits): Found | undefined {
    const { game, view, history } = decision;
    if (isBoardGame(game)) return search(decision, this.searching(game, seatCount(game, view)), limits);
    if (!isYardGame(game)) return undefined;
    const searching = this.searching(game, seatCount(game, view));
    return search({ ...decision, view: remembered(game, view, history) }, searching, limits);
  }

  /** Without any search: one of the answers that it would have looked at. */
  glance(decision: Decision): GameAction {
    const { game, view, history, bits, offers } = decision;
    if (!isBoardGame(game) && !isYardGame(game)) return offers[0];
    const seen = isYardGame(game) ? { ...decision, view: remembered(game, view, history) } : decision;
    const ideas = this.searching(game, seatCount(game, view)).candidates(seen);
    return ideas[below(bits, ideas.length)];
  }

  /** How it goes about a game with so many players. */
  searching(game: BoardGame | YardGame, seats: number): Searching {
    const made = this.#made.get(game) ?? [];
    this.#made.set(game, made);
    made[seats] ??= this.#make(game, seats);
    return made[seats];
  }

  #make(game: BoardGame | YardGame, seats: number): Searching {
    const { board, yard, leaning } = this.#style;
    const experienced = this.#care.experienced ?? everybodyLearnt(game.id);
    const { doubt = doubtFor(game.id, seats, experienced) } = this.#care;
    const learnt = experienced ? learntOf(game, seats) : undefined;
    if (isYardGame(game)) {
      const weights = leant(yardWeightsFor(game.id, seats), yard, leaning?.yard);
      return yardSearch(game, { weights, doubt, attentive: experienced, learnt });
    }
    return boardSearch(game, {
      doubt,
      weights: leant(weightsFor(game.id, seats), board, leaning?.board),
      quick: leant(quickWeightsFor(game.id, seats), board, leaning?.board),
      habit: habitOf(game, this.#style),
      claims: claimsFor(game.id, experienced),
      learnt,
    });
  }
}
