import type { Limits } from '../contract/bot.ts';

const USUAL_MILLISECONDS = 1200;

/** Shares time and rollouts evenly among the rounds; whichever is used up first ends them. */
export class SearchBudget {
  readonly #rounds: number;
  readonly #rollouts: number;
  readonly #end: number;
  readonly #start: number;
  #round = 0;
  #until = 0;
  #untilTime = 0;
  readonly #now: () => number;

  constructor({ rollouts, milliseconds }: Limits, candidates: number, start: number, now: () => number) {
    this.#now = now;
    this.#rounds = Math.max(1, Math.ceil(Math.log2(candidates)));
    this.#rollouts = rollouts ?? Number.POSITIVE_INFINITY;
    this.#start = start;
    const time = milliseconds ?? (rollouts === undefined ? USUAL_MILLISECONDS : Number.POSITIVE_INFINITY);
    this.#end = start + time;
  }

  goesOn(played: number): boolean {
    return played < this.#rollouts && !this.isOver();
  }

  isOver(): boolean {
    return !this.#before(this.#end);
  }

  beginRound(candidates: number, played: number): void {
    this.#round++;
    const left = Math.max(1, this.#rounds - this.#round + 1);
    this.#until = played + Math.max(candidates, (this.#rollouts - played) / left);
    this.#untilTime = this.#start + ((this.#end - this.#start) * this.#round) / this.#rounds;
  }

  inRound(played: number): boolean {
    return played < this.#until && this.#before(this.#untilTime);
  }

  /** Without a limit of time nobody looks at a clock: the answer is the same on every machine. */
  #before(time: number): boolean {
    return time === Number.POSITIVE_INFINITY || this.#now() < time;
  }
}
