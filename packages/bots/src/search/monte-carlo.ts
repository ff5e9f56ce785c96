import {
  type Bits,
  type Chance,
  fastBits,
  type Game,
  type GameAction,
  type Seat,
  type State,
  shuffleWith,
  type View,
} from '@branchline/engine';
import type { Decision, Limits, Report } from '../contract/bot.ts';
import type { Foreseen } from '../value/value-model.ts';
import { Clock } from './budget.ts';
import { betterHalf, type Contender, LOOK_EVERY, stillOpen, winner } from './candidates.ts';

/** Plays imagined games to their end. */
export interface Playout {
  /** A new world has been imagined: the games that follow all begin in it. */
  imagined(world: State): void;
  /** A new imagined game begins. */
  begin(): void;
  act(state: State, seat: Seat): GameAction;
  /** At the first turn that begins in an imagined game: what experience says of its end. */
  foresee?(state: State, mover: Seat): Foreseen;
}

/** What a search needs to know about a game. */
export interface Searching {
  /** Answers worth looking at, what a planner would do first. */
  candidates(decision: Decision): readonly GameAction[];
  /** One state that looks just so from here. */
  imagine(view: View, seat: Seat, bits: Bits): State;
  readonly playout: Playout;
  /** By how many errors another answer must be better than the planner's. */
  readonly doubt: number;
}

export interface Found {
  readonly action: GameAction;
  readonly report: Report;
}

/** More answers than any playout takes. */
const MOST_STEPS = 3000;

/** Less than this makes no difference; where ends are foreseen, what candidates are worth lies nearer together. */
const NO_MATTER = 0.006;
const NO_MATTER_FORESEEN = 0.002;

/**
 * Imagines what cannot be seen, again and again, plays every candidate to the end of each imagined game, and drops the worse
 * half of the candidates from time to time. All candidates get the same imagined games, so that luck favours none.
 */
export function search(decision: Decision, searching: Searching, given: Limits): Found {
  const start = Date.now();
  const limits = shareOf(decision, given);
  const contenders = searching
    .candidates(decision)
    .slice(0, mostCandidates(limits))
    .map((action): Contender => ({ action, values: [], sum: 0 }));
  const [first] = contenders;
  if (first === undefined) throw new Error('nothing to search among');
  const clock = new Clock(limits, contenders.length, start);
  const run = new Run(decision, searching);
  const noMatter = searching.playout.foresee ? NO_MATTER_FORESEEN : NO_MATTER;
  let open = contenders;
  if (contenders.length > 1) {
    while (open.length > 1 && clock.goesOn(run.playouts)) {
      clock.beginRound(open.length, run.playouts);
      for (let world = 1; open.length > 1 && (clock.inRound(run.playouts) || world === 1); world++) {
        run.world(open, clock);
        if (world % LOOK_EVERY === 0) open = stillOpen(open, noMatter);
      }
      if (open.length > 1) open = betterHalf(open, first);
    }
  }
  const best = winner(open, first, searching.doubt);
  return {
    action: best.action,
    report: {
      playouts: run.playouts,
      candidates: contenders.length,
      depth: run.playouts > 0 ? Math.round((run.steps / run.playouts) * 10) / 10 : 0,
      milliseconds: Date.now() - start,
      worth: best.values.length > 0 ? Math.round((best.sum / best.values.length) * 1000) / 1000 : 0.5,
    },
  };
}

/** The second card of a draw is half of a decision already made: it gets a part of the time. */
const SECOND_CARD = 0.3;

function shareOf({ game, view, seat }: Decision, limits: Limits): Limits {
  if (game.asked(view, seat)?.kind !== 'secondCard') return limits;
  const { playouts, milliseconds } = limits;
  return {
    ...(playouts !== undefined && { playouts: Math.max(1, Math.round(playouts * SECOND_CARD)) }),
    ...(milliseconds !== undefined && { milliseconds: milliseconds * SECOND_CARD }),
  };
}

/** Fewer playouts for a candidate than this say nothing, so few playouts look at few candidates. */
const LEAST_PLAYOUTS = 8;

function mostCandidates({ playouts }: Limits): number | undefined {
  return playouts === undefined ? undefined : Math.max(2, Math.floor(playouts / LEAST_PLAYOUTS));
}

/** The imagined games of one decision. */
class Run {
  playouts = 0;
  steps = 0;
  readonly #decision: Decision;
  readonly #searching: Searching;
  readonly #bits: Bits;

  constructor(decision: Decision, searching: Searching) {
    this.#decision = decision;
    this.#searching = searching;
    this.#bits = fastBits(decision.bits());
  }

  /** One imagined world, in which every contender is played; if time runs out before all have been, it counts for none. */
  world(open: readonly Contender[], clock: Clock): void {
    const { game, view, seat } = this.#decision;
    const world = this.#searching.imagine(view, seat, this.#bits);
    if (clock.isOver()) return;
    this.#searching.playout.imagined(world);
    const seed = this.#bits();
    const values: number[] = [];
    for (const { action } of open) {
      if (clock.isOver()) return;
      values.push(this.#play(game, game.copy(world), action, seed));
    }
    for (const [place, contender] of open.entries()) {
      const value = values[place];
      contender.values.push(value);
      contender.sum += value;
    }
  }

  #play(game: Game, state: State, action: GameAction, seed: number): number {
    const { seat } = this.#decision;
    const { playout } = this.#searching;
    const bits = fastBits(seed);
    const chance = { shuffle: (items: number[]) => shuffleWith(bits, items) };
    game.play(state, seat, action, chance);
    playout.begin();
    const { steps, foreseen } = playOn(game, state, playout, chance);
    this.playouts++;
    this.steps += steps;
    return worthOf(game, state, seat, foreseen);
  }
}

interface Played {
  readonly steps: number;
  readonly foreseen: Foreseen | undefined;
}

/** Plays an imagined game to its end. */
export function playOn(game: Game, state: State, playout: Pick<Playout, 'act' | 'foresee'>, chance: Chance): Played {
  let foreseen: Foreseen | undefined;
  let steps = 1;
  for (; steps < MOST_STEPS; steps++) {
    const [next] = game.awaiting(state);
    if (next === undefined) break;
    if (foreseen === undefined && playout.foresee && game.asked(state, next)?.kind === 'turn') {
      foreseen = playout.foresee(state, next);
    }
    const answer = playout.act(state, next);
    if (!game.play(state, next, answer, chance).ok) {
      const [offer] = game.offers(state, next);
      if (offer === undefined || !game.play(state, next, offer, chance).ok) break;
    }
  }
  return { steps, foreseen };
}

/** From 0, clearly lost, to 1, clearly won; the same lead is worth less where scores are high. */
function worthOf(game: Game, state: State, seat: Seat, foreseen: Foreseen | undefined): number {
  const { seats } = game.score(state);
  const endOf = (other: Seat): number => {
    const { total } = seats[other];
    return foreseen ? foreseen.share * total + foreseen.ahead[other] : total;
  };
  let rival = -1;
  for (const { seat: other } of seats) {
    if (other !== seat && (rival < 0 || endOf(other) > endOf(rival))) rival = other;
  }
  // Experience knows who will be ahead and by how much, not how many points there will be.
  const scale = 4 + 0.08 * (Math.abs(seats[seat].total) + Math.abs(seats[rival].total));
  return 1 / (1 + Math.exp((endOf(rival) - endOf(seat)) / scale));
}
