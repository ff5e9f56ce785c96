import { once } from 'node:events';
import { Piscina } from 'piscina';

/** Threads that come when there is work and go when there is none for a while. */
export interface Threads<Job, Answer> {
  readonly waiting: number;
  /** A thread whose job is aborted is ended. */
  run(job: Job, signal: AbortSignal): Promise<Answer>;
  /** Once all are ended; what was still asked fails. */
  end(): Promise<void>;
}

/** A thread that has not read its files by then never will. */
const LOADING_MS = 60_000;

/** `worker`: the file whose default export does a job. */
export function openThreads<Job, Answer>(worker: URL, most: number): Threads<Job, Answer> {
  const pool = new Piscina<Job, Answer>({
    filename: worker.href,
    minThreads: 0,
    maxThreads: most,
    idleTimeout: 30_000,
    execArgv: worker.pathname.endsWith('.ts') ? ['--conditions=source'] : [],
  });
  const loaded = new Set<number>();
  pool.on('workerCreate', ({ id }: { readonly id: number }) => loaded.add(id));
  return {
    get waiting() {
      return pool.queueSize;
    },
    run: (job, signal) => pool.run(job, { signal }),
    async end() {
      // Node dies (a failed check of its engine) when a thread is ended that is still importing.
      const late = AbortSignal.timeout(LOADING_MS);
      while (!late.aborted && pool.threads.some(({ threadId }) => !loaded.has(threadId))) {
        await Promise.race(['workerCreate', 'workerDestroy'].map((event) => once(pool, event, { signal: late }))).catch(
          () => undefined,
        );
      }
      await pool.destroy();
    },
  };
}
