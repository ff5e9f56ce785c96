import type { Limits } from '../contract/bot.ts';

const USUAL_MILLISECONDS = 1200;

/** Shares time and playouts evenly among the rounds; whichever is used up first ends them. */
export class Clock {
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
    return played < this.#playouts && !this.isOver();
  }

  isOver(): boolean {
    return !this.#before(this.#end);
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
