import { createHash } from 'node:crypto';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Logger } from 'pino';
import type { Peers, RateUsage } from '../peers/peers.ts';

const SHARE_MS = 1_000;
const MOST_NAMES = 50_000;

interface Count {
  readonly began: number;
  /** What all processes had used when it was last asked. */
  known: number;
  /** What was used here since. */
  fresh: number;
}

type Counted = Parameters<FastifyRateLimitStore['incr']>[1];

/** Counts of requests that all processes keep together: each counts for itself and adds it to the others' once a second. */
export function sharedRateLimit(peers: Peers, log: Logger): FastifyRateLimitStoreCtor {
  const counts = new Map<string, Count>();
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
    if (sharing) return;
    sharing = true;
    setTimeout(() => {
      share()
        .catch((error: unknown) => log.warn({ reason: String(error) }, 'requests could not be counted together'))
        .finally(() => {
          sharing = false;
        });
    }, SHARE_MS).unref();
  };
  const take = (name: string, timeWindow: number): { current: number; ttl: number } => {
    const now = Date.now();
    const began = now - (now % timeWindow);
    let count = counts.get(name);
    if (count?.began !== began) {
      if (counts.size >= MOST_NAMES) counts.clear();
      count = { began, known: 0, fresh: 0 };
      counts.set(name, count);
    }
    count.fresh++;
    soon();
    return { current: count.known + count.fresh, ttl: began + timeWindow - now };
  };

  return class Shared implements FastifyRateLimitStore {
    readonly #what: string;

    constructor(_options: object, what = 'all') {
      this.#what = what;
    }

    incr(key: string, counted: Counted, timeWindow: number): void {
      // Neither addresses nor people are kept.
      const name = createHash('sha256').update(`${this.#what} ${key}`).digest('base64url').slice(0, 22);
      counted(null, take(name, timeWindow));
    }

    child(route: object): Shared {
      const { method = '', url = '' } = (route as { routeInfo?: { method?: string; url?: string } }).routeInfo ?? {};
      return new Shared({}, `${method} ${url}`);
    }
  };
}
