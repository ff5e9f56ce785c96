import { availableParallelism } from 'node:os';
import { lineUps } from './line-ups.ts';
import { type Contest, type GameResult, type Share, work } from './play-game.ts';

/** Small, because a thinking bot may take a minute for a game, and all workers should end together. */
const SHARE = 4;

export function defaultWorkers(games: number): number {
  return Math.max(1, Math.min(availableParallelism(), Math.floor(games / SHARE)));
}

export function sharesOf(contest: Contest, seats: number, games: number): readonly Share[] {
  return lineUps(contest.bots.length, seats).flatMap((lineUp) =>
    Array.from({ length: Math.ceil(games / SHARE) }, (_, number): Share => {
      const first = number * SHARE;
      return { contest, lineUp, first, count: Math.min(SHARE, games - first) };
    }),
  );
}

/** All shares, always in order, however many workers there are. */
export async function* playShares(shares: readonly Share[], workers: number): AsyncGenerator<readonly GameResult[]> {
  if (workers === 1) for (const share of shares) yield work(share);
  else yield* inParallel(shares, workers);
}

async function* inParallel(shares: readonly Share[], workers: number): AsyncGenerator<readonly GameResult[]> {
  const { Piscina } = await import('piscina');
  // From source the worker is TypeScript, built it is JavaScript: the same ending as this file's.
  const ending = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  const filename = new URL(`./play-game.${ending}`, import.meta.url).href;
  const pool = new Piscina<Share, readonly GameResult[]>({ filename, minThreads: workers, maxThreads: workers });
  try {
    const running: Promise<readonly GameResult[]>[] = [];
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
