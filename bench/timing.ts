/** In milliseconds for each of `count`. The best of some rounds: everything that disturbs a measurement makes it slower. */
export function best(rounds: number, count: number, run: () => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    run();
    least = Math.min(least, (performance.now() - start) / count);
  }
  return least;
}

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
