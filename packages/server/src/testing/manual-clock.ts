import type { Clock } from '../common/clock.ts';

interface Waiting {
  readonly at: number;
  readonly job: () => void;
}

/** A clock that stands still unless told. What is due at once is done at once, after what is being done. */
export class ManualClock implements Clock {
  #now = Date.UTC(2030, 0, 1);
  readonly #waiting = new Set<Waiting>();

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, job: () => void): { cancel(): void } {
    if (milliseconds <= 0) {
      const immediate = setImmediate(job);
      return { cancel: () => clearImmediate(immediate) };
    }
    const waiting = { at: this.#now + milliseconds, job };
    this.#waiting.add(waiting);
    return { cancel: () => void this.#waiting.delete(waiting) };
  }

  /** How many milliseconds the timers still have to go, the first one first. */
  get timers(): readonly number[] {
    return this.#inOrder().map(({ at }) => at - this.#now);
  }

  /** Lets time pass, from one timer to the next. What they begin is not waited for. */
  pass(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (let [first] = this.#inOrder(); first && first.at <= end; [first] = this.#inOrder()) {
      this.#now = first.at;
      this.#waiting.delete(first);
      first.job();
    }
    this.#now = end;
  }

  #inOrder(): Waiting[] {
    return [...this.#waiting].sort((one, other) => one.at - other.at);
  }
}

/** Lets time pass, a little at a time, until this is kept. */
export async function passUntil(clock: ManualClock, kept: Promise<unknown>): Promise<void> {
  let waiting = true;
  const done = kept.finally(() => {
    waiting = false;
  });
  while (waiting) {
    clock.pass(Math.min(1000, ...clock.timers));
    for (let turns = 0; turns < 3; turns++) await new Promise((resolve) => setImmediate(resolve));
  }
  await done;
}
