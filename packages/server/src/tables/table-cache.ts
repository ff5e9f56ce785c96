import type { Table } from './table.ts';

/** The tables in memory: those somebody watches, and for a while those somebody has just needed. */
export class TableCache {
  readonly #now: () => number;
  readonly #live = new Map<string, Promise<Table | undefined>>();
  /** Those of them that have been read. */
  readonly #here = new Set<Table>();
  readonly #idleSince = new Map<Table, number>();

  constructor(now: () => number) {
    this.#now = now;
  }

  has(id: string): boolean {
    return this.#live.has(id);
  }

  /** Is it this very one that is here? It may have been let go, and read again, since somebody got hold of it. */
  holds(live: Table): boolean {
    return this.#here.has(live);
  }

  /** The table, if it is here. */
  async peek(id: string): Promise<Table | undefined> {
    return this.#live.get(id)?.catch(() => undefined);
  }

  /** All that are here. */
  async all(): Promise<readonly Table[]> {
    const lives = await Promise.allSettled(this.#live.values());
    return lives.flatMap((live) => (live.status === 'fulfilled' && live.value ? [live.value] : []));
  }

  get size(): number {
    return this.#live.size;
  }

  /** The table, read with `load` if it is not here; two who ask at once get the same one. */
  async get(id: string, load: (id: string) => Promise<Table | undefined>): Promise<Table | undefined> {
    const known = this.#live.get(id);
    if (known !== undefined) {
      const live = await known;
      if (live && this.#idleSince.has(live)) this.#idleSince.set(live, this.#now());
      return live;
    }
    const loading = load(id);
    this.#live.set(id, loading);
    try {
      const live = await loading;
      if (live === undefined) this.#live.delete(id);
      else this.#settle(live);
      return live;
    } catch (error) {
      this.#live.delete(id);
      throw error;
    }
  }

  add(live: Table): void {
    this.#live.set(live.id, Promise.resolve(live));
    this.#settle(live);
  }

  #settle(live: Table): void {
    this.#here.add(live);
    this.#idleSince.set(live, this.#now());
  }

  /** Somebody watches: the table stays. */
  hold(live: Table): void {
    this.#idleSince.delete(live);
  }

  /** Nobody watches any more. */
  release(live: Table): void {
    if (this.holds(live)) this.#idleSince.set(live, this.#now());
  }

  /** Lets go of tables nobody has needed since `before`, unless they are `busy` all the same; answers which. */
  evict(before: number, busy: (live: Table) => boolean): readonly Table[] {
    const gone = [...this.#idleSince].filter(([live, since]) => since < before && !busy(live)).map(([live]) => live);
    for (const live of gone) {
      this.#idleSince.delete(live);
      this.#here.delete(live);
      this.#live.delete(live.id);
    }
    return gone;
  }
}
