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
import { boardGraph } from '../planner/board-graph.ts';
import { BoardPlanner } from '../planner/board-planner.ts';
import { boardSearch } from '../search/board-search.ts';
import { among, monteCarloSearch, type SearchDomain, type SearchResult } from '../search/monte-carlo.ts';
import { yardSearch } from '../search/yard-search.ts';
import { claimsFor, everyLevelLearned, minStandardErrorsFor, valueModelFor } from '../tuned/level-settings.ts';
import { rolloutWeightsFor, ticketPolicyFor, weightsFor, yardWeightsFor } from '../tuned/weights.ts';
import { BoardFeatures } from '../value/board-features.ts';
import { BoardRows } from '../value/board-rows.ts';
import type { SeatRows } from '../value/seat-rows.ts';
import type { Features, LearnedValue } from '../value/value-model.ts';
import { YardFeatures } from '../value/yard-features.ts';
import { YardRows } from '../value/yard-rows.ts';
import { withRememberedPiles } from '../yard/memory.ts';
import { YardPlanner } from '../yard/yard-planner.ts';
import { applyStyle, type Style, styledTicketPolicy } from './style.ts';

/** The features of a game, for a value model and when it is fitted: they are the same for every style. */
export function featuresOf(game: BoardGame | YardGame, seats: number): Features {
  if (isYardGame(game)) return new YardFeatures(new YardPlanner(game, yardWeightsFor(game, seats)));
  const graph = boardGraph(game);
  return new BoardFeatures(
    graph,
    new BoardPlanner(graph, rolloutWeightsFor(game, seats), false, ticketPolicyFor(game)),
  );
}

/** What a network is told of a game's states. */
export function rowsOf(game: BoardGame | YardGame, seats: number): SeatRows {
  if (isYardGame(game)) {
    const planner = new YardPlanner(game, yardWeightsFor(game, seats));
    return new YardRows(planner, new YardFeatures(planner));
  }
  const graph = boardGraph(game);
  return new BoardRows(graph, new BoardPlanner(graph, rolloutWeightsFor(game, seats), false, ticketPolicyFor(game)));
}

function learnedValue(game: BoardGame | YardGame, seats: number): LearnedValue | undefined {
  const model = valueModelFor(game, seats);
  return model && { model, features: featuresOf(game, seats) };
}

/** How a search is gone about. */
export interface SearchSettings {
  /** By how many standard errors it must be sure, if that is not what the game asks for. */
  readonly minStandardErrors?: number;
  /**
   * Whether it tries out more answers and corrects rollouts by a value model, where that was found to help; and in the card
   * game whether it remembers what others took and guesses their tickets. If left out, it does so where every level does.
   */
  readonly learned?: boolean;
  /** The clock it keeps to, in milliseconds; that of the machine by default. */
  readonly now?: () => number;
}

/** A search of its own for every bot: it holds rows that are used again and again. */
export class Searcher {
  readonly #domains = new WeakMap<Game, SearchDomain[]>();
  readonly #style: Style;
  readonly #settings: SearchSettings;

  constructor(style: Style = {}, settings: SearchSettings = {}) {
    this.#style = style;
    this.#settings = settings;
  }

  search(decision: Decision, limits: Limits): SearchResult | undefined {
    const { game } = decision;
    if (!isBoardGame(game) && !isYardGame(game)) return undefined;
    const domain = this.domain(game, seatCount(game, decision.view));
    return monteCarloSearch(informed(decision), domain, limits, this.#settings.now);
  }

  /** Without any search: one of the answers that it would have tried out, good or bad. */
  blunder(decision: Decision): GameAction {
    const { game, view, bits, offers } = decision;
    if (!isBoardGame(game) && !isYardGame(game)) return offers[0];
    const domain = this.domain(game, seatCount(game, view));
    const known = informed(decision);
    // The end is plain to everybody: there nobody blunders.
    const ideas = among(domain.candidates(known), domain.settled?.(known));
    return ideas[below(bits, ideas.length)];
  }

  /** How it goes about a game with this many players. */
  domain(game: BoardGame | YardGame, seats: number): SearchDomain {
    const domains = this.#domains.get(game) ?? [];
    this.#domains.set(game, domains);
    domains[seats] ??= this.#make(game, seats);
    return domains[seats];
  }

  #make(game: BoardGame | YardGame, seats: number): SearchDomain {
    const { board, yard, adjust } = this.#style;
    const learned = this.#settings.learned ?? everyLevelLearned(game);
    const { minStandardErrors = minStandardErrorsFor(game, seats, learned) } = this.#settings;
    const value = learned ? learnedValue(game, seats) : undefined;
    if (isYardGame(game)) {
      const weights = applyStyle(yardWeightsFor(game, seats), yard, adjust?.yard);
      return yardSearch(game, {
        weights,
        minStandardErrors,
        attentive: learned,
        value,
        exactEnding: this.#style.asOf !== 1,
      });
    }
    return boardSearch(game, {
      minStandardErrors,
      weights: applyStyle(weightsFor(game, seats), board, adjust?.board),
      rolloutWeights: applyStyle(rolloutWeightsFor(game, seats), board, adjust?.board),
      ticketPolicy: styledTicketPolicy(game, this.#style),
      claims: claimsFor(game, learned),
      value,
    });
  }
}

/** The decision with what a player remembers of the on-track piles. */
function informed(decision: Decision): Decision {
  const { game, view, history } = decision;
  return isYardGame(game) ? { ...decision, view: withRememberedPiles(game, view, history) } : decision;
}
