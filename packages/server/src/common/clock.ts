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

/** How fast a machine's clock that was put right is followed: five milliseconds a second. */
const CATCHING_UP = 0.005;

/**
 * The time of day that never jumps: it goes on with the time that passes, and comes to agree with the machine's clock little
 * by little. Whoever has a minute left has a minute, though the machine's clock is put forward or back by an hour.
 */
export function steadyTime(wall: () => number, passed: () => number): () => number {
  let before = passed();
  let now = wall();
  return () => {
    const at = passed();
    const most = (at - before) * CATCHING_UP;
    now += at - before;
    now += Math.max(-most, Math.min(most, wall() - now));
    before = at;
    return Math.round(now);
  };
}

export const systemClock: Clock = {
  now: steadyTime(
    () => Date.now(),
    () => performance.now(),
  ),
  after(milliseconds, job) {
    const timer = setTimeout(job, milliseconds);
    return { cancel: () => clearTimeout(timer) };
  },
};
