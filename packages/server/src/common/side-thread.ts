import { Piscina } from 'piscina';
import type { Clock } from './clock.ts';
import { type Refused, refuse } from './refusal.ts';

/** Looks at what strangers bring beside the event loop, one job at a time; nothing may take for ever, and not too much may wait. */
export interface SideThread<Job, Answer> {
  ask(job: Job): Promise<Answer | Refused>;
  close(): Promise<void>;
}

const MOST_WAITING = 50;
const SECONDS = 10;

/** `worker`: the file beside the asker whose default export answers, without its ending. */
export function openSideThread<Job, Answer>(clock: Clock, worker: URL): SideThread<Job, Answer> {
  const source = import.meta.url.endsWith('.ts');
  const pool = new Piscina<Job, Answer>({
    filename: `${worker.href}${source ? '.ts' : '.js'}`,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 30_000,
    maxQueue: MOST_WAITING,
    execArgv: source ? ['--conditions=source'] : [],
  });
  return {
    async ask(job) {
      if (pool.queueSize >= MOST_WAITING) return later();
      // Also ends the thread of a check that never comes back.
      const enough = new AbortController();
      const timer = clock.after(SECONDS * 1000, () => enough.abort());
      try {
        return await pool.run(job, { signal: enough.signal });
      } catch (error) {
        if (enough.signal.aborted) return later();
        // What is nested too deeply cannot even be handed over.
        if (error instanceof RangeError) return refuse('malformed', 'It is nested too deeply.');
        throw error;
      } finally {
        timer.cancel();
      }
    },
    close: () => pool.destroy(),
  };
}

const later = (): Refused => refuse('unavailable', 'This cannot be looked at just now; try again in a moment.');
