import {
  type Bits,
  fastBits,
  type Game,
  type GameAction,
  type GameEvent,
  type State,
  shuffleWith,
} from '@branchline/engine';
import type { Decision, Limits, SearchReport } from '../contract/bot.ts';
import { SearchBudget } from './budget.ts';
import { type Candidate, CHECK_EVERY, dropDominated, halveCandidates, selectCandidate } from './candidates.ts';
import { type RolloutPolicy, rollOut, rolloutValue } from './rollout.ts';

/** What is imagined from: what a seat sees and remembers, or somebody who only watches (seat -1). */
export type Known = Pick<Decision, 'view' | 'seat'> & { readonly history?: readonly GameEvent[] | undefined };
export type Worlds = (bits: Bits) => State;

/** What a search needs to know about a game. */
export interface SearchDomain {
  /** Answers worth trying out, what a planner would do first. */
  candidates(decision: Decision): readonly GameAction[];
  /** Where only points count any more: the answers that bring most of them, weighed to the end. */
  settled?(decision: Decision): readonly GameAction[] | undefined;
  /** Determinisation: states consistent with what is known, one after the other. */
  worlds(known: Known): Worlds;
  readonly policy: RolloutPolicy;
  /** By how many standard errors another answer must be better than the planner's. */
  readonly minStandardErrors: number;
}

/** Nothing had to be imagined. */
const UNSEARCHED: Omit<SearchReport, 'milliseconds'> = { rollouts: 0, candidates: 1, depth: 0, worth: 0.5 };

/** Of the answers worth trying out those that are also among the best, paid for as those are. */
export function among(actions: readonly GameAction[], best: readonly GameAction[] | undefined): readonly GameAction[] {
  if (best === undefined) return actions;
  const exact = new Set(best.map((action) => JSON.stringify(action)));
  const byWhat = new Map(best.map((action) => [unpaid(action), action]));
  const both = actions.flatMap((action) =>
    exact.has(JSON.stringify(action)) ? action : (byWhat.get(unpaid(action)) ?? []),
  );
  return both.length > 0 ? both : best.slice(0, MOST_LEVEL);
}

const MOST_LEVEL = 6;
const unpaid = (action: GameAction): string => JSON.stringify({ ...action, cards: undefined });

export interface SearchResult {
  readonly action: GameAction;
  readonly report: SearchReport;
}

/** Less than this makes no difference; with a value model, what candidates are worth lies nearer together. */
const INDIFFERENCE = 0.006;
const INDIFFERENCE_ESTIMATED = 0.002;

/**
 * Flat Monte Carlo search over determinisations. It imagines what cannot be seen, again and again, plays every candidate to the
 * end of each imagined game, and drops the worse half of the candidates from time to time (sequential halving). All
 * candidates get the same imagined games, so that luck favours none.
 */
export function monteCarloSearch(
  decision: Decision,
  domain: SearchDomain,
  given: Limits,
  now: () => number = Date.now,
): SearchResult {
  const start = now();
  const limits = shareOf(decision, given);
  const settled = domain.settled?.(decision);
  if (settled?.length === 1) return { action: settled[0], report: { ...UNSEARCHED, milliseconds: now() - start } };
  const candidates = among(domain.candidates(decision), settled)
    .slice(0, mostCandidates(limits))
    .map((action): Candidate => ({ action, values: [], sum: 0 }));
  const [first] = candidates;
  if (first === undefined) throw new Error('nothing to search among');
  const budget = new SearchBudget(limits, candidates.length, start, now);
  const run = new Run(decision, domain);
  const indifference = domain.policy.estimate ? INDIFFERENCE_ESTIMATED : INDIFFERENCE;
  let open = candidates;
  if (candidates.length > 1) {
    while (open.length > 1 && budget.goesOn(run.rollouts)) {
      budget.beginRound(open.length, run.rollouts);
      for (let world = 1; open.length > 1 && (budget.inRound(run.rollouts) || world === 1); world++) {
        run.world(open, budget);
        if (world % CHECK_EVERY === 0) open = dropDominated(open, indifference);
      }
      if (open.length > 1) open = halveCandidates(open, first);
    }
  }
  const best = selectCandidate(open, first, domain.minStandardErrors);
  return {
    action: best.action,
    report: {
      rollouts: run.rollouts,
      candidates: candidates.length,
      depth: run.rollouts > 0 ? Math.round((run.steps / run.rollouts) * 10) / 10 : 0,
      milliseconds: now() - start,
      worth: best.values.length > 0 ? Math.round((best.sum / best.values.length) * 1000) / 1000 : 0.5,
    },
  };
}

/** The second card of a draw is half of a decision already made: it gets a part of the time. */
const SECOND_CARD = 0.3;

function shareOf({ game, view, seat }: Decision, limits: Limits): Limits {
  if (game.asked(view, seat)?.kind !== 'secondCard') return limits;
  const { rollouts, milliseconds } = limits;
  return {
    ...(rollouts !== undefined && { rollouts: Math.max(1, Math.round(rollouts * SECOND_CARD)) }),
    ...(milliseconds !== undefined && { milliseconds: milliseconds * SECOND_CARD }),
  };
}

/** Fewer rollouts for a candidate than this say nothing, so few rollouts look at few candidates. */
const LEAST_ROLLOUTS = 8;

function mostCandidates({ rollouts }: Limits): number | undefined {
  return rollouts === undefined ? undefined : Math.max(2, Math.floor(rollouts / LEAST_ROLLOUTS));
}

/** The rollouts of one decision. */
class Run {
  rollouts = 0;
  steps = 0;
  readonly #decision: Decision;
  readonly #domain: SearchDomain;
  readonly #bits: Bits;
  readonly #imagine: Worlds;

  constructor(decision: Decision, domain: SearchDomain) {
    this.#decision = decision;
    this.#domain = domain;
    this.#imagine = domain.worlds(decision);
    this.#bits = fastBits(decision.bits());
  }

  /** One determinisation, in which every candidate is played; if time runs out before all have been, it counts for none. */
  world(open: readonly Candidate[], budget: SearchBudget): void {
    const { game } = this.#decision;
    const world = this.#imagine(this.#bits);
    if (budget.isOver()) return;
    this.#domain.policy.imagined(world);
    const seed = this.#bits();
    const values: number[] = [];
    for (const { action } of open) {
      if (budget.isOver()) return;
      values.push(this.#play(game, game.copy(world), action, seed));
    }
    for (const [place, candidate] of open.entries()) {
      const value = values[place];
      candidate.values.push(value);
      candidate.sum += value;
    }
  }

  #play(game: Game, state: State, action: GameAction, seed: number): number {
    const { seat } = this.#decision;
    const { policy } = this.#domain;
    const bits = fastBits(seed);
    const chance = { shuffle: (items: number[]) => shuffleWith(bits, items) };
    game.play(state, seat, action, chance);
    policy.begin();
    const { steps, estimate } = rollOut(game, state, policy, chance);
    this.rollouts++;
    this.steps += steps;
    return rolloutValue(game, state, seat, estimate);
  }
}
