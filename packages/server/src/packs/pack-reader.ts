import type { Pack } from '@branchline/games';
import type { Clock } from '../common/clock.ts';
import { isRefused, type Refused, refuse } from '../common/refusal.ts';
import { openSideThread } from '../common/side-thread.ts';

/** A map in order, or why it is none: one sentence with the entry and the fault. */
export type ReadPack = (value: unknown) => Promise<CheckedPack | Refused>;

/** A pack that was read, and the hash of its canonical text. */
export interface CheckedPack {
  readonly pack: Pack;
  readonly hash: string;
}

/** What the thread answers: a hash, or the first fault. */
export type PackVerdict = { readonly hash: string } | { readonly fault: string };

/** Reads maps that people bring, in a thread: a large one takes 20 ms and more. */
export interface PackReader {
  readonly read: ReadPack;
  close(): Promise<void>;
}

const WORKER = new URL('./pack-worker', import.meta.url);

export function openPackReader(clock: Clock, worker: URL = WORKER): PackReader {
  const thread = openSideThread<unknown, PackVerdict>(clock, worker);
  return {
    async read(value) {
      const verdict = await thread.ask(value);
      if (isRefused(verdict)) return verdict;
      if ('fault' in verdict) return refuse('malformed', `${verdict.fault}.`);
      // The thread has looked at every field.
      return { pack: value as Pack, hash: verdict.hash };
    },
    close: () => thread.close(),
  };
}
