/**
 * Seconds of work so far, of this process with all its threads: what one core would have needed. On a machine that others
 * use too, the clock on the wall counts their work as well.
 */
export function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** In seconds for each of `count`. The best of some rounds: everything that disturbs a measurement makes it slower. */
export function best(rounds: number, count: number, run: () => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const start = worked();
    run();
    least = Math.min(least, (worked() - start) / count);
  }
  return least;
}

/** What nine of ten measurements do not reach: the speed when nobody else is in the way, without trusting a single lucky one. */
export function undisturbed(speeds: readonly number[]): number {
  return speeds.toSorted((a, b) => a - b)[Math.floor(speeds.length * 0.9)] ?? 0;
}
