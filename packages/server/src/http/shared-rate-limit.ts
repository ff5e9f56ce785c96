import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Count } from './shared-counts.ts';

type Counted = Parameters<FastifyRateLimitStore['incr']>[1];

/** The library's counts, kept by all processes together. */
export function sharedRateLimit(count: Count): FastifyRateLimitStoreCtor {
  return class Shared implements FastifyRateLimitStore {
    readonly #what: string;

    constructor(_options: object, what = 'all') {
      this.#what = what;
    }

    incr(key: string, counted: Counted, timeWindow: number): void {
      counted(null, count(`${this.#what} ${key}`, timeWindow));
    }

    child(route: object): Shared {
      const { method = '', url = '' } = (route as { routeInfo?: { method?: string; url?: string } }).routeInfo ?? {};
      return new Shared({}, `${method} ${url}`);
    }
  };
}
