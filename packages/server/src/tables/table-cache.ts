import type { Table } from './table.ts';

/** The tables in memory: those somebody watches, and for a while those somebody has just needed. */
export class TableCache {
  readonly #now: () => number;
  /** Those that are here, and those that are being read. */
  readonly #tables = new Map<string, Promise<Table | undefined>>();
  readonly #loaded = new Map<string, Table>();
  readonly #idleSince = new Map<Table, number>();

  constructor(now: () => number) {
    this.#now = now;
  }

  has(id: string): boolean {
    return this.#tables.has(id);
  }

  /** Is it this very one that is here? It may have been let go, and read again, since somebody got hold of it. */
  holds(table: Table): boolean {
    return this.#loaded.get(table.id) === table;
  }

  /** The table, if it is here. */
  peek(id: string): Table | undefined {
    return this.#loaded.get(id);
  }

  /** The table, if it is here or being read. */
  async loading(id: string): Promise<Table | undefined> {
    return this.#tables.get(id)?.catch(() => undefined);
  }

  /** All that are here. */
  here(): readonly Table[] {
    return [...this.#loaded.values()];
  }

  /** All that are here or being read. */
  async all(): Promise<readonly Table[]> {
    const tables = await Promise.allSettled(this.#tables.values());
    return tables.flatMap((table) => (table.status === 'fulfilled' && table.value ? [table.value] : []));
  }

  get size(): number {
    return this.#tables.size;
  }

  /** The table, read with `load` if it is not here; two who ask at once get the same one. */
  async get(id: string, load: (id: string) => Promise<Table | undefined>): Promise<Table | undefined> {
    const known = this.#tables.get(id);
    if (known !== undefined) {
      const table = await known;
      if (table && this.#idleSince.has(table)) this.#idleSince.set(table, this.#now());
      return table;
    }
    const loading = load(id);
    this.#tables.set(id, loading);
    try {
      const table = await loading;
      if (table === undefined) this.#tables.delete(id);
      else this.#settle(table);
      return table;
    } catch (error) {
      this.#tables.delete(id);
      throw error;
    }
  }

  /** Lets go of it at once, whoever watches; answers it. */
  remove(id: string): Table | undefined {
    const table = this.#loaded.get(id);
    this.#tables.delete(id);
    this.#loaded.delete(id);
    if (table) this.#idleSince.delete(table);
    return table;
  }

  add(table: Table): void {
    this.#tables.set(table.id, Promise.resolve(table));
    this.#settle(table);
  }

  #settle(table: Table): void {
    this.#loaded.set(table.id, table);
    this.#idleSince.set(table, this.#now());
  }

  /** Somebody watches: the table stays. */
  hold(table: Table): void {
    this.#idleSince.delete(table);
  }

  /** Nobody watches any more. */
  release(table: Table): void {
    if (this.holds(table)) this.#idleSince.set(table, this.#now());
  }

  /** Lets go of tables nobody has needed since `before`, unless they are `busy` all the same; answers which. */
  evict(before: number, busy: (table: Table) => boolean): readonly Table[] {
    const gone = [...this.#idleSince]
      .filter(([table, since]) => since < before && !busy(table))
      .map(([table]) => table);
    for (const table of gone) {
      this.#idleSince.delete(table);
      this.#loaded.delete(table.id);
      this.#tables.delete(table.id);
    }
    return gone;
  }
}
