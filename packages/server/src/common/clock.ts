/** Something that will be done later, unless it is cancelled. */
export interface Timer {
  cancel(): void;
}

/** The time of day and timers. Whatever waits for a moment takes them from here, so that a test can say when that is. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  after(milliseconds: number, job: () => void): Timer;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, job) {
    const timer = setTimeout(job, milliseconds);
    return { cancel: () => clearTimeout(timer) };
  },
};
