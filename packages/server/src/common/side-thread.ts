import type { Clock } from './clock.ts';
import { type Refused, refuse } from './refusal.ts';
import { openThreads } from './threads.ts';

/** Looks at what strangers bring beside the event loop, one job at a time; nothing may take for ever, and not too much may wait. */
export interface SideThread<Job, Answer> {
  ask(job: Job): Promise<Answer | Refused>;
  close(): Promise<void>;
}

const MOST_WAITING = 50;
const SECONDS = 30;

/** `worker`: the file beside the asker whose default export answers, without its ending. */
export function openSideThread<Job, Answer>(clock: Clock, worker: URL): SideThread<Job, Answer> {
  const ending = import.meta.url.endsWith('.ts') ? '.ts' : '.js';
  const thread = openThreads<Job, Answer>(new URL(`${worker.href}${ending}`), 1);
  return {
    async ask(job) {
      if (thread.waiting >= MOST_WAITING) return later();
      // Also ends the thread of a check that never comes back.
      const enough = new AbortController();
      const timer = clock.after(SECONDS * 1000, () => enough.abort());
      try {
        return await thread.run(job, enough.signal);
      } catch (error) {
        if (enough.signal.aborted) return later();
        // What is nested too deeply cannot even be handed over.
        if (error instanceof RangeError) return refuse('malformed', 'It is nested too deeply.');
        throw error;
      } finally {
        timer.cancel();
      }
    },
    close: () => thread.end(),
  };
}

const later = (): Refused => refuse('unavailable', 'This cannot be looked at just now; try again in a moment.');
