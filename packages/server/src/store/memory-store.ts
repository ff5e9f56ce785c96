import type { ChatLine } from '@branchline/protocol';
import {
  type Commit,
  type Head,
  peopleOf,
  type StoredOrder,
  type StoredPerson,
  type StoredPush,
  type StoredTable,
  type TableQuery,
  type TableStore,
} from './table-store.ts';

interface Kept {
  table: StoredTable;
  readonly entries: string[];
  readonly lines: ChatLine[];
  readonly orders: Map<number, StoredOrder>;
}

function headOf({ table, entries, lines }: Kept): Head {
  return { version: entries.length, revision: table.revision, line: lines.length };
}

/** Keeps everything until the process ends: for tests and try-outs. */
export class MemoryStore implements TableStore {
  readonly #tables = new Map<string, Kept>();
  readonly #people = new Map<string, StoredPerson>();
  readonly #pushes = new Map<string, StoredPush>();
  readonly #names = new Map<string, string>();

  async create(table: StoredTable): Promise<void> {
    if (this.#tables.has(table.id)) throw new Error(`there is a table ${table.id} already`);
    this.#tables.set(table.id, { table, entries: [], lines: [], orders: new Map() });
  }

  async read(id: string): Promise<StoredTable | undefined> {
    return this.#tables.get(id)?.table;
  }

  async commit({ id, changedAt, entry, sheet, order, wakeAt }: Commit): Promise<boolean> {
    const kept = this.#tables.get(id);
    if (kept === undefined) return false;
    if (entry && entry.version !== kept.entries.length + 1) return false;
    if (sheet && sheet.revision !== kept.table.revision) return false;
    if (entry) kept.entries.push(entry.body);
    if (order) kept.orders.set(order.seat, order.stored);
    const { wakeAt: before, ...table } = kept.table;
    const wake = wakeAt ?? before;
    kept.table = {
      ...table,
      ...(changedAt !== undefined && { changedAt }),
      ...(sheet && { revision: sheet.revision + 1, status: sheet.status, sheet: sheet.content }),
      ...(typeof wake === 'number' && { wakeAt: wake }),
    };
    return true;
  }

  async entries(id: string, since: number): Promise<readonly string[]> {
    return this.#tables.get(id)?.entries.slice(since) ?? [];
  }

  async heads(ids: readonly string[]): Promise<ReadonlyMap<string, Head>> {
    const found = ids.flatMap((id) => {
      const kept = this.#tables.get(id);
      return kept ? [[id, headOf(kept)] as const] : [];
    });
    return new Map(found);
  }

  async find(query: TableQuery): Promise<readonly StoredTable[]> {
    const wanted = ({ status, sheet }: StoredTable): boolean =>
      'person' in query
        ? peopleOf(sheet).includes(query.person)
        : sheet.settings.visibility === 'public' && status === query.status;
    return [...this.#tables.values()]
      .map(({ table }) => table)
      .filter(wanted)
      .toSorted((a, b) => b.changedAt - a.changedAt)
      .slice(0, query.limit);
  }

  async takeDue(now: number, lease: number, limit: number): Promise<readonly string[]> {
    const due = [...this.#tables.values()].filter(({ table }) => (table.wakeAt ?? Infinity) <= now).slice(0, limit);
    for (const kept of due) kept.table = { ...kept.table, wakeAt: lease };
    return due.map(({ table }) => table.id);
  }

  async setWakeUp(id: string, from: number | 'never', to: number | 'never'): Promise<boolean> {
    const kept = this.#tables.get(id);
    if (kept === undefined || (kept.table.wakeAt ?? 'never') !== from) return false;
    const { wakeAt: _, ...table } = kept.table;
    kept.table = { ...table, ...(to !== 'never' && { wakeAt: to }) };
    return true;
  }

  async nextDue(): Promise<number | undefined> {
    const next = Math.min(...[...this.#tables.values()].map(({ table }) => table.wakeAt ?? Infinity));
    return next === Infinity ? undefined : next;
  }

  async forgetUnbegun(before: number): Promise<number> {
    const old = [...this.#tables.values()].filter(({ table }) => table.status === 'open' && table.changedAt < before);
    for (const { table } of old) this.#tables.delete(table.id);
    return old.length;
  }

  async say(table: string, line: Omit<ChatLine, 'number'>): Promise<ChatLine> {
    const { lines } = this.#kept(table);
    const said = { ...line, number: lines.length + 1 };
    lines.push(said);
    return said;
  }

  async lines(table: string, limit: number, since = 0): Promise<readonly ChatLine[]> {
    return this.#tables.get(table)?.lines.slice(since).slice(-limit) ?? [];
  }

  async order(table: string, seat: number): Promise<StoredOrder | undefined> {
    return this.#tables.get(table)?.orders.get(seat);
  }

  async orders(table: string): Promise<ReadonlyMap<number, StoredOrder>> {
    return new Map([...(this.#tables.get(table)?.orders ?? [])].filter(([, { order }]) => order !== undefined));
  }

  async person(id: string): Promise<StoredPerson | undefined> {
    return this.#people.get(id);
  }

  async setPerson(person: StoredPerson): Promise<void> {
    this.#people.set(person.id, person);
  }

  async pushes(person: string): Promise<readonly StoredPush[]> {
    return [...this.#pushes.values()].filter((push) => push.person === person);
  }

  async setPush(push: StoredPush): Promise<void> {
    this.#pushes.set(push.endpoint, push);
  }

  async dropPush(endpoint: string): Promise<void> {
    this.#pushes.delete(endpoint);
  }

  async keep(name: string, value: string): Promise<string> {
    const known = this.#names.get(name) ?? value;
    this.#names.set(name, known);
    return known;
  }

  async ping(): Promise<void> {}

  async close(): Promise<void> {}

  #kept(id: string): Kept {
    const kept = this.#tables.get(id);
    if (kept === undefined) throw new Error(`there is no table ${id}`);
    return kept;
  }
}
