import { expect, test } from 'vitest';
import { openThreads } from './threads.ts';

const LOADING = new URL('../testing/loading-worker.ts', import.meta.url);
const open = () => openThreads<number, number>(LOADING, 1);
const never = new AbortController().signal;

test('a thread does a job, and what is asked of one that has ended fails', async () => {
  const threads = open();
  expect(await threads.run(4, never)).toBe(5);
  await threads.end();
  const again = open();
  const asked = again.run(4, never).catch((error: Error) => error.message);
  await again.end();
  expect([5, 'Terminating worker thread']).toContain(await asked);
});

test('a job that is aborted ends, and the next is done', async () => {
  const threads = open();
  const enough = new AbortController();
  const asked = threads.run(1, enough.signal);
  enough.abort();
  await expect(asked).rejects.toThrow('aborted');
  expect(await threads.run(2, never)).toBe(3);
  await threads.end();
});

// Node's engine dies of it: then there is no result of this file at all.
test('whoever ends threads that are still being loaded lives on', async () => {
  for (let round = 0; round < 10; round++) {
    const threads = open();
    const asked = threads.run(round, never).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 8 * round));
    await threads.end();
    await asked;
  }
});
