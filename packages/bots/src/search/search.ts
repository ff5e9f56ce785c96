import {
  type Bits,
  fastBits,
  type Game,
  type GameAction,
  type Seat,
  type State,
  shuffleWith,
  type View,
} from '@branchline/engine';
import type { Decision, Limits, Report } from '../bot.ts';

/** Plays imagined games to their end. */
export interface Playout {
  /** A new imagined game begins. */
  begin(): void;
  act(state: State, seat: Seat): GameAction;
}

/** What a search needs to know about a game. */
export interface Searching {
  /** Answers worth looking at, what a planner would do first. */
  candidates(decision: Decision): readonly GameAction[];
  /** One state that looks just so from here. */
  imagine(view: View, seat: Seat, bits: Bits): State;
  readonly playout: Playout;
}

export interface Found {
  readonly action: GameAction;
  readonly report: Report;
}

/** More answers than any playout takes. */
const MOST_STEPS = 3000;
const USUAL_MILLISECONDS = 1200;

interface Contender {
  readonly action: GameAction;
  readonly values: number[];
  sum: number;
}

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
  let open = contenders;
  if (contenders.length > 1) {
    while (open.length > 1 && clock.goesOn(run.playouts)) {
      clock.beginRound(open.length, run.playouts);
      for (let world = 1; open.length > 1 && (clock.inRound(run.playouts) || world === 1); world++) {
        run.world(open);
        if (world % LOOK_EVERY === 0) open = stillOpen(open);
      }
      if (open.length > 1) open = betterHalf(open, first);
    }
  }
  const best = winner(open, first);
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

/** Shares time and playouts evenly among the rounds; whichever is used up first ends them. */
class Clock {
  readonly #rounds: number;
  readonly #playouts: number;
  readonly #end: number;
  readonly #start: number;
  #round = 0;
  #until = 0;
  #untilTime = 0;

  constructor({ playouts, milliseconds }: Limits, contenders: number, start: number) {
    this.#rounds = Math.max(1, Math.ceil(Math.log2(contenders)));
    this.#playouts = playouts ?? Number.POSITIVE_INFINITY;
    this.#start = start;
    const time = milliseconds ?? (playouts === undefined ? USUAL_MILLISECONDS : Number.POSITIVE_INFINITY);
    this.#end = start + time;
  }

  goesOn(played: number): boolean {
    return played < this.#playouts && this.#before(this.#end);
  }

  beginRound(contenders: number, played: number): void {
    this.#round++;
    const left = Math.max(1, this.#rounds - this.#round + 1);
    this.#until = played + Math.max(contenders, (this.#playouts - played) / left);
    this.#untilTime = this.#start + ((this.#end - this.#start) * this.#round) / this.#rounds;
  }

  inRound(played: number): boolean {
    return played < this.#until && this.#before(this.#untilTime);
  }

  /** Without a limit of time nobody looks at a clock: the answer is the same on every machine. */
  #before(time: number): boolean {
    return time === Number.POSITIVE_INFINITY || Date.now() < time;
  }
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

  /** One imagined world, in which every contender is played. */
  world(open: readonly Contender[]): void {
    const { game, view, seat } = this.#decision;
    const world = this.#searching.imagine(view, seat, this.#bits);
    const seed = this.#bits();
    for (const contender of open) {
      const value = this.#play(game, game.copy(world), contender.action, seed);
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
    let steps = 1;
    for (; steps < MOST_STEPS; steps++) {
      const [next] = game.awaiting(state);
      if (next === undefined) break;
      const answer = playout.act(state, next);
      if (!game.play(state, next, answer, chance).ok) {
        const [offer] = game.offers(state, next);
        if (offer === undefined || !game.play(state, next, offer, chance).ok) break;
      }
    }
    this.playouts++;
    this.steps += steps;
    return worthOf(game, state, seat);
  }
}

/** From 0, clearly lost, to 1, clearly won; the same lead is worth less where scores are high. */
function worthOf(game: Game, state: State, seat: Seat): number {
  let own = 0;
  let best = Number.NEGATIVE_INFINITY;
  for (const { seat: other, total } of game.score(state).seats) {
    if (other === seat) own = total;
    else if (total > best) best = total;
  }
  const scale = 4 + 0.08 * (Math.abs(own) + Math.abs(best));
  return 1 / (1 + Math.exp((best - own) / scale));
}

function mean({ sum, values }: Contender): number {
  return values.length > 0 ? sum / values.length : 0;
}

/** The planner's own choice is never dropped before the end: the others have to beat it. */
function betterHalf(open: readonly Contender[], first: Contender): Contender[] {
  const ranked = [...open].sort((a, b) => mean(b) - mean(a)).slice(0, Math.max(1, Math.ceil(open.length / 2)));
  return ranked.includes(first) || ranked.length < 2 ? ranked : [...ranked.slice(0, -1), first];
}

/** Another answer than the planner's must be better by more than chance would explain. */
const DOUBT = 1.2;

function winner(open: readonly Contender[], first: Contender): Contender {
  let best = first;
  let most = 0;
  for (const contender of open) {
    if (contender === first) continue;
    const { mean: gap, error } = lead(contender, first);
    if (gap - DOUBT * error > most) {
      most = gap - DOUBT * error;
      best = contender;
    }
  }
  return best;
}

interface Lead {
  readonly mean: number;
  /** How far chance may have moved it; endless, where there is too little to go by. */
  readonly error: number;
}

/** By how much one was better than another in the imagined games that both have played. */
function lead(one: Contender, other: Contender): Lead {
  const games = Math.min(one.values.length, other.values.length);
  if (games < 2) return { mean: 0, error: Number.POSITIVE_INFINITY };
  let sum = 0;
  let squares = 0;
  for (let game = 0; game < games; game++) {
    const gap = one.values[game] - other.values[game];
    sum += gap;
    squares += gap * gap;
  }
  const gap = sum / games;
  return { mean: gap, error: Math.sqrt(Math.max(1e-9, squares / games - gap * gap) / (games - 1)) };
}

/** Imagined games between two looks at who is still in the race. */
const LOOK_EVERY = 8;
/** So many errors behind, or so near that it makes no difference, nobody catches up. */
const BEHIND = 2;
const NO_MATTER = 0.006;

/** Those that may still turn out to be the best: an easy decision is soon made. */
function stillOpen(open: readonly Contender[]): Contender[] {
  const leader = open.reduce((best, one) => (mean(one) > mean(best) ? one : best));
  return open.filter((one) => {
    if (one === leader) return true;
    const { mean: behind, error } = lead(leader, one);
    return behind - BEHIND * error <= 0 && BEHIND * error - behind >= NO_MATTER;
  });
}
