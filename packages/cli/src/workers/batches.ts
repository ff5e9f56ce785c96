import { availableParallelism } from 'node:os';

/** Some of the games of a long run: what one worker plays in one go. */
export interface Range {
  readonly first: number;
  readonly count: number;
}

/** A number of games, cut into ranges of at most `size`. */
export function rangesOf(games: number, size: number): readonly Range[] {
  return Array.from({ length: Math.ceil(games / size) }, (_, number): Range => {
    const first = number * size;
    return { first, count: Math.min(size, games - first) };
  });
}

/** As many threads as the machine has, but none with fewer games than this. */
export function defaultWorkers(games: number, least: number): number {
  return Math.max(1, Math.min(availableParallelism(), Math.floor(games / least)));
}

/** The module whose function `playBatch` plays a batch: here for one worker, in threads for more. */
interface Player<Batch, Result> {
  readonly playBatch: (batch: Batch) => Result;
  readonly module: URL;
}

/** The results of all batches, always in order, however many workers there are. */
export async function* runBatches<Batch, Result>(
  batches: readonly Batch[],
  workers: number,
  player: Player<Batch, Result>,
): AsyncGenerator<Result> {
  const busy = Math.min(workers, batches.length);
  if (busy === 1) for (const batch of batches) yield player.playBatch(batch);
  else yield* inParallel(batches, busy, player.module);
}

async function* inParallel<Batch, Result>(
  batches: readonly Batch[],
  workers: number,
  module: URL,
): AsyncGenerator<Result> {
  const { Piscina } = await import('piscina');
  const pool = new Piscina<Batch, Result>({ filename: module.href, minThreads: workers, maxThreads: workers });
  try {
    const running: Promise<Result>[] = [];
    // A few batches ahead and no more: finished ones wait in memory for those before them.
    const ahead = workers * 4;
    for (const batch of batches) {
      running.push(pool.run(batch, { name: 'playBatch' }));
      const oldest = running.length < ahead ? undefined : running.shift();
      if (oldest) yield await oldest;
    }
    for (const batch of running) yield await batch;
  } finally {
    await pool.destroy();
  }
}

/** A module beside the one that asks. From source it is TypeScript, built it is JavaScript: the same ending. */
export function moduleBeside(asking: string, name: string): URL {
  return new URL(`./${name}.${asking.endsWith('.ts') ? 'ts' : 'js'}`, asking);
}
