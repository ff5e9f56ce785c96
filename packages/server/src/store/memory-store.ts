import { hashIn } from '@branchline/games';
import type { ChatLine } from '@branchline/protocol';
import {
  type Belonging,
  type BelongingKind,
  type Commit,
  type Head,
  MOST_LISTED_OF_ONE,
  type OldTables,
  peopleOf,
  type StoredOrder,
  type StoredPack,
  type StoredPerson,
  type StoredPush,
  type StoredTable,
  type StoreSize,
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
  readonly #packs = new Map<string, StoredPack>();
  readonly #people = new Map<string, StoredPerson>();
  readonly #pushes = new Map<string, StoredPush>();
  readonly #belongings = new Map<string, Belonging>();
  readonly #names = new Map<string, string>();

  async create(table: StoredTable): Promise<void> {
    if (this.#tables.has(table.id)) throw new Error(`there is a table ${table.id} already`);
    const pack = hashIn(table.sheet.game);
    if (pack !== undefined && !this.#packs.has(pack)) throw new Error(`the map ${pack} is not kept`);
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
        ? peopleOf(sheet).includes(query.person) && (query.over ?? status === 'over') === (status === 'over')
        : sheet.settings.visibility === 'public' && status === query.status;
    const newest = [...this.#tables.values()]
      .map(({ table }) => table)
      .filter(wanted)
      .toSorted((a, b) => b.changedAt - a.changedAt || (a.id < b.id ? 1 : -1));
    if ('person' in query) {
      const { after } = query;
      const comesAfter = ({ changedAt, id }: StoredTable): boolean =>
        after === undefined || changedAt < after.changedAt || (changedAt === after.changedAt && id < after.id);
      return newest.filter(comesAfter).slice(0, query.limit);
    }
    const places = new Map<string, number>();
    const placed = newest.map((table) => {
      const { origin = table.id } = table;
      const place = (places.get(origin) ?? 0) + 1;
      places.set(origin, place);
      return { table, place };
    });
    return placed
      .filter(({ place }) => place <= MOST_LISTED_OF_ONE)
      .toSorted((one, other) => one.place - other.place)
      .slice(0, query.limit)
      .map(({ table }) => table)
      .toSorted((a, b) => b.changedAt - a.changedAt);
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

  async forgetTables({ status, before, limit }: OldTables): Promise<readonly string[]> {
    const isOld = ({ table }: Kept): boolean =>
      table.status === status && table.changedAt < before && table.wakeAt === undefined;
    const old = [...this.#tables.values()].filter(isOld).slice(0, limit);
    for (const { table } of old) this.#tables.delete(table.id);
    return old.map(({ table }) => table.id);
  }

  async forgetLines(before: number): Promise<void> {
    for (const { table, lines } of this.#tables.values())
      if (table.status === 'over' && table.changedAt < before) lines.length = 0;
  }

  async forgetPeople(before: number): Promise<void> {
    const here = new Set([...this.#tables.values()].flatMap(({ table }) => peopleOf(table.sheet)));
    for (const { kind, person, at } of this.#belongings.values())
      if (kind === 'passkey' || kind === 'recovery' || (kind === 'device' && at >= before)) here.add(person);
    for (const [id, { seenAt }] of this.#people) if (seenAt < before && !here.has(id)) this.#people.delete(id);
    const gone = (person: string): boolean => !here.has(person) && !this.#people.has(person);
    for (const [endpoint, { person }] of this.#pushes) if (gone(person)) this.#pushes.delete(endpoint);
    for (const [name, { kind, person, at }] of this.#belongings)
      if (['device', 'webhook', 'result'].includes(kind) && at < before && gone(person)) this.#belongings.delete(name);
  }

  async keepPack(pack: StoredPack): Promise<void> {
    this.#packs.set(pack.hash, pack);
  }

  async pack(hash: string): Promise<string | undefined> {
    return this.#packs.get(hash)?.text;
  }

  async forgetPacks(before: number): Promise<number> {
    const used = new Set([...this.#tables.values()].map(({ table }) => hashIn(table.sheet.game)));
    const old = [...this.#packs.values()].filter(({ hash, keptAt }) => keptAt < before && !used.has(hash));
    for (const { hash } of old) this.#packs.delete(hash);
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

  async belonging(kind: BelongingKind, id: string): Promise<Belonging | undefined> {
    return this.#belongings.get(`${kind} ${id}`);
  }

  async belongings(person: string, kind: BelongingKind): Promise<readonly Belonging[]> {
    return [...this.#belongings.values()]
      .filter((one) => one.person === person && one.kind === kind)
      .sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1));
  }

  async setBelonging(belonging: Belonging): Promise<void> {
    this.#belongings.set(`${belonging.kind} ${belonging.id}`, belonging);
  }

  async takeBelonging(kind: BelongingKind, id: string): Promise<Belonging | undefined> {
    const taken = this.#belongings.get(`${kind} ${id}`);
    this.#belongings.delete(`${kind} ${id}`);
    return taken;
  }

  async forgetBelongings(kind: BelongingKind, before: number): Promise<void> {
    for (const [name, one] of this.#belongings) if (one.kind === kind && one.at < before) this.#belongings.delete(name);
  }

  async keep(name: string, value: string): Promise<string> {
    const known = this.#names.get(name) ?? value;
    this.#names.set(name, known);
    return known;
  }

  async kept(prefix: string): Promise<ReadonlyMap<string, string>> {
    return new Map([...this.#names].filter(([name]) => name.startsWith(prefix)));
  }

  async setKept(name: string, value: string | undefined): Promise<void> {
    if (value === undefined) this.#names.delete(name);
    else this.#names.set(name, value);
  }

  async remove(id: string): Promise<boolean> {
    return this.#tables.delete(id);
  }

  async ping(): Promise<void> {}

  async size(): Promise<StoreSize> {
    return { bytes: 0 };
  }

  async close(): Promise<void> {}

  #kept(id: string): Kept {
    const kept = this.#tables.get(id);
    if (kept === undefined) throw new Error(`there is no table ${id}`);
    return kept;
  }
}
