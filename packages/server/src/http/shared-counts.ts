import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { Peers, RateUsage } from '../peers/peers.ts';

const SHARE_MS = 1_000;
const MOST_NAMES = 50_000;

interface Counted {
  readonly began: number;
  /** What all processes had used when it was last asked. */
  known: number;
  /** What was used here since. */
  fresh: number;
}

/** Takes one of something, or `more`, and answers how many were taken in this window of time, and how long that still lasts. */
export type Count = (
  what: string,
  timeWindow: number,
  more?: number,
) => { readonly current: number; readonly ttl: number };

/** Counts that all processes keep together: each counts for itself and adds it to the others' once a second. */
export function sharedCounts(peers: Pick<Peers, 'soleWriter' | 'use'>, log: Logger): Count {
  const counts = new Map<string, Counted>();
  let sharing = false;

  const share = async (): Promise<void> => {
    const uses = [...counts].flatMap(([name, { began, fresh }]): RateUsage[] =>
      fresh > 0 ? [{ name, began, used: fresh }] : [],
    );
    for (const { name, began, used } of await peers.use(uses)) {
      const count = counts.get(name);
      if (count?.began === began) count.known = used;
    }
    for (const { name, began, used } of uses) {
      const count = counts.get(name);
      if (count?.began === began) count.fresh -= used;
    }
  };
  const soon = (): void => {
    if (sharing || peers.soleWriter) return;
    sharing = true;
    setTimeout(() => {
      share()
        .catch((error: unknown) => log.warn({ reason: String(error) }, 'requests could not be counted together'))
        .finally(() => {
          sharing = false;
        });
    }, SHARE_MS).unref();
  };
  return (what, timeWindow, more = 1) => {
    // Neither addresses nor people are kept.
    const name = createHash('sha256').update(what).digest('base64url').slice(0, 22);
    const now = Date.now();
    const began = now - (now % timeWindow);
    let count = counts.get(name);
    if (count?.began !== began) {
      if (counts.size >= MOST_NAMES) forgetOver(counts, now);
      count = { began, known: 0, fresh: 0 };
      counts.set(name, count);
    }
    count.fresh += more;
    soon();
    return { current: count.known + count.fresh, ttl: began + timeWindow - now };
  };
}

/**
 * Nobody fills the memory with names, nor makes it forget who has had enough by coming from very many addresses: what is over is
 * forgotten, the longest window being an hour, and then those who have had least.
 */
function forgetOver(counts: Map<string, Counted>, now: number): void {
  for (const [name, { began }] of counts) if (now - began > 60 * 60 * 1000) counts.delete(name);
  for (let most = 1; counts.size >= MOST_NAMES; most *= 2)
    for (const [name, { known, fresh }] of counts) if (known + fresh <= most) counts.delete(name);
}
