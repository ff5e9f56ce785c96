/** Whose bot it is: the table's host, and a mark of the address the table was set up from. */
export interface Asker {
  readonly owner: string;
  readonly origin: string;
}

/** After so long half of the time somebody had is forgotten. */
const HALF_LIFE_MS = 20_000;
const FORGOTTEN_MS = 1;

interface Share {
  /** Milliseconds of thinking, as they count at `at`. */
  used: number;
  at: number;
}

interface Owner<Job> extends Share {
  readonly jobs: Job[];
}

interface Origin<Job> extends Share {
  readonly owners: Map<string, Owner<Job>>;
  waiting: number;
}

/**
 * Least attained service: next comes the address whose bots have had the least time lately, there the owner who has, and of
 * theirs the one who waits longest. Whoever keeps a thousand bots thinking delays their own, and nobody else's by more than the
 * decisions that are being made already.
 */
export class FairQueue<Job> {
  readonly #now: () => number;
  readonly #origins = new Map<string, Origin<Job>>();
  #size = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  get size(): number {
    return this.#size;
  }

  /** How many of an address and of an owner there wait. */
  waiting({ origin, owner }: Asker): { readonly origin: number; readonly owner: number } {
    const from = this.#origins.get(origin);
    return { origin: from?.waiting ?? 0, owner: from?.owners.get(owner)?.jobs.length ?? 0 };
  }

  add({ origin, owner }: Asker, job: Job): void {
    const at = this.#now();
    const from = this.#origins.get(origin) ?? { used: 0, at, owners: new Map<string, Owner<Job>>(), waiting: 0 };
    this.#origins.set(origin, from);
    const whose = from.owners.get(owner) ?? { used: 0, at, jobs: [] };
    from.owners.set(owner, whose);
    whose.jobs.push(job);
    from.waiting++;
    this.#size++;
  }

  next(): Job | undefined {
    const now = this.#now();
    const from = least(this.#origins.values(), ({ waiting }) => waiting > 0, now);
    const whose = from && least(from.owners.values(), ({ jobs }) => jobs.length > 0, now);
    if (from === undefined || whose === undefined) return undefined;
    from.waiting--;
    this.#size--;
    return whose.jobs.shift();
  }

  /** So long a bot of theirs has had a thread. */
  spent({ origin, owner }: Asker, milliseconds: number): void {
    const now = this.#now();
    const from = this.#origins.get(origin);
    const whose = from?.owners.get(owner);
    for (const share of [from, whose])
      if (share) Object.assign(share, { used: usedOf(share, now) + milliseconds, at: now });
    this.#forget(now);
  }

  #forget(now: number): void {
    for (const [origin, from] of this.#origins) {
      for (const [owner, whose] of from.owners)
        if (whose.jobs.length === 0 && usedOf(whose, now) < FORGOTTEN_MS) from.owners.delete(owner);
      if (from.owners.size === 0 && usedOf(from, now) < FORGOTTEN_MS) this.#origins.delete(origin);
    }
  }
}

function usedOf({ used, at }: Share, now: number): number {
  return used * 0.5 ** (Math.max(0, now - at) / HALF_LIFE_MS);
}

function least<One extends Share>(all: Iterable<One>, waits: (one: One) => boolean, now: number): One | undefined {
  let best: { one: One; used: number } | undefined;
  for (const one of all) {
    if (!waits(one)) continue;
    const used = usedOf(one, now);
    if (best === undefined || used < best.used) best = { one, used };
  }
  return best?.one;
}
