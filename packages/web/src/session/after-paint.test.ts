import { afterEach, describe, expect, it, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

afterEach(() => vi.unstubAllGlobals());

describe('what a click asks for', () => {
  it('is done in the order of the clicks', async () => {
    const done: number[] = [];
    for (const number of [1, 2, 3]) afterPaint(() => done.push(number));
    expect(done).toEqual([]);
    await vi.waitFor(() => expect(done).toEqual([1, 2, 3]));
  });

  it('is done even if what came before it went wrong, which is told', async () => {
    const told: unknown[] = [];
    vi.stubGlobal('reportError', (error: unknown) => told.push(error));
    const done: string[] = [];
    const wrong = new Error('wrong');
    afterPaint(() => {
      throw wrong;
    });
    afterPaint(() => done.push('next'));
    await vi.waitFor(() => expect(done).toEqual(['next']));
    expect(told).toEqual([wrong]);
  });
});
