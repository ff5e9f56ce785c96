import { availableParallelism } from 'node:os';
import type { Match } from './run-game.ts';
import { type Finished, type Share, work } from './worker.ts';

/** Small enough that all workers end together, large enough that handing out costs nothing. */
const SHARE = 20;

export function defaultWorkers(games: number): number {
  return Math.max(1, Math.min(availableParallelism(), Math.floor(games / (2 * SHARE))));
}

/** The whole match, share by share and always in order, however many workers there are. */
export async function* playMatch(match: Match, games: number, workers: number): AsyncGenerator<Finished> {
  const shares = Array.from({ length: Math.ceil(games / SHARE) }, (_, number): Share => {
    const first = number * SHARE;
    return { match, first, count: Math.min(SHARE, games - first) };
  });
  const busy = Math.min(workers, shares.length);
  if (busy === 1) for (const share of shares) yield work(share);
  else yield* inParallel(shares, busy);
}

async function* inParallel(shares: readonly Share[], workers: number): AsyncGenerator<Finished> {
  const { Piscina } = await import('piscina');
  // From source the worker is TypeScript, built it is JavaScript: the same ending as this file's.
  const ending = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  const filename = new URL(`./worker.${ending}`, import.meta.url).href;
  const pool = new Piscina<Share, Finished>({ filename, minThreads: workers, maxThreads: workers });
  try {
    const running: Promise<Finished>[] = [];
    // A few shares ahead and no more: finished ones wait in memory for those before them.
    const ahead = workers * 4;
    for (const share of shares) {
      running.push(pool.run(share, { name: 'work' }));
      const oldest = running.length < ahead ? undefined : running.shift();
      if (oldest) yield await oldest;
    }
    for (const share of running) yield await share;
  } finally {
    await pool.destroy();
  }
}
