import { setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';

const NICE = 5;

/**
 * What thinks beside the event loop steps back where processors are few: nobody's move waits for a stranger's bot. A thread
 * has a priority of its own on Linux only; elsewhere it would be the whole process's.
 */
export function stepBack(): void {
  if (isMainThread || process.platform !== 'linux') return;
  try {
    setPriority(NICE);
  } catch {
    // Then it does not: nothing depends on it.
  }
}
