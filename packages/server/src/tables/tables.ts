import type { Entry } from '@branchline/engine';
import type { GameEntry } from '@branchline/games';
import { isRefused, type Refused, refuse } from '../common/refusal.ts';
import type { Games } from '../packs/games.ts';
import type { Peers } from '../peers/peers.ts';
import type { Presence } from '../presence/presence.ts';
import { readEntries, withChecksum } from '../store/checksum.ts';
import { DamagedTable, reportTornPages, retryIfDamaged } from '../store/damaged.ts';
import type { TableSheet } from '../store/sheet.ts';
import type { Commit, Head, StoredOrder, StoredTable, TableStore } from '../store/table-store.ts';
import { type AcceptedAnswer, type AnswerOutcome, type SeatAnswer, tryAnswer } from './answer.ts';
import type { Draw } from './answer-times.ts';
import { EntryText } from './entry-text.ts';
import { withNotices } from './notices.ts';
import { openTable } from './open-table.ts';
import { Table, type TableChanged, withOrder } from './table.ts';
import { TableCache } from './table-cache.ts';
import { WakeUps } from './wake-ups.ts';

/** What a change of a sheet makes of it. */
export interface SheetEdit {
  readonly sheet: TableSheet;
  readonly status?: StoredTable['status'];
  /** The first entry of the log. */
  readonly deal?: Entry;
}

/** Who wants to know what becomes of the tables in memory. */
export interface TableListener {
  /** A table has come into memory. */
  opened?(table: Table): void;
  changed?(change: TableChanged): void;
  /** A table has been let go: whatever was kept beside it can go too. */
  closed?(table: Table): void;
}

export interface TablesParts {
  readonly store: TableStore;
  readonly peers: Pick<Peers, 'soleWriter' | 'connectedElsewhere'>;
  readonly presence: Presence;
  readonly games: Games;
  readonly now: () => number;
  /** Whoever took a task has so many milliseconds before somebody else may think it forgotten. */
  readonly lease: number;
  /** Bots play on at tables without people though nobody watches. */
  readonly botsAlone?: boolean;
  /** Decides how long standing orders wait. */
  readonly draw: Draw;
  /** Has the operator shut this table? Then it is as if there were none. */
  readonly isShut?: (id: string) => boolean;
  /** A table was found to be damaged; told once. */
  readonly damaged: (error: DamagedTable) => void;
}

/** A list that is a minute behind is good enough; it spares a write for each of many quick moves. */
const TOUCH_MS = 60_000;
const ATTEMPTS = 5;

/** The tables in memory, and the one door through which they change. */
export class Tables {
  readonly store: TableStore;
  readonly wakeUps: WakeUps;
  readonly #cache: TableCache;
  /** Tables that were asked for and cannot be served, and why. */
  readonly damaged: Map<string, string> = new Map();
  /** Actions taken since the start. */
  accepted = 0;
  readonly #parts: TablesParts;
  readonly #listeners: TableListener[] = [];

  constructor(parts: TablesParts) {
    this.store = parts.store;
    this.#cache = new TableCache(parts.now);
    this.wakeUps = new WakeUps(parts);
    this.#parts = parts;
  }

  /** Listeners are told in the order in which they came. */
  listen(listener: TableListener): void {
    this.#listeners.push(listener);
  }

  /** The table, read from the store if it is not in memory; what other processes wrote may still be on its way. */
  get(id: string): Promise<Table | undefined> {
    if (this.isShut(id)) return Promise.resolve(undefined);
    return this.#cache.get(id, async () => {
      const table = await this.load(id);
      if (table === undefined) return undefined;
      this.#parts.presence.track(id, (await this.#parts.peers.connectedElsewhere([id])).get(id));
      this.#opened(table);
      return table;
    });
  }

  isShut(id: string): boolean {
    return this.#parts.isShut?.(id) ?? false;
  }

  /** Lets go of a table at once, though somebody may watch it. */
  drop(id: string): void {
    const table = this.#cache.remove(id);
    if (table === undefined) return;
    for (const listener of this.#listeners) listener.closed?.(table);
    this.#parts.presence.forget(id);
  }

  /** Forgets a table with all that belongs to it; whoever watches is told that it is gone. */
  remove(table: Table): Promise<void> {
    return table.exclusively(async () => {
      await this.store.remove(table.id);
      this.drop(table.id);
    });
  }

  /** The table with everything that was written before the question, wherever that was. */
  async newest(id: string): Promise<Table | undefined> {
    const stale = !this.#parts.peers.soleWriter && this.#cache.has(id);
    const table = await this.get(id);
    if (table && stale) await this.refresh(table);
    // Another process may have thrown it away.
    return table && stale && !this.isCurrent(table) ? this.get(id) : table;
  }

  /** The table, if it is in memory. */
  inMemory(id: string): Table | undefined {
    return this.#cache.peek(id);
  }

  /** The table, if it is in memory or being read. */
  loading(id: string): Promise<Table | undefined> {
    return this.#cache.loading(id);
  }

  /** All that are in memory. */
  here(): readonly Table[] {
    return this.#cache.here();
  }

  /** All that are in memory or being read. */
  all(): Promise<readonly Table[]> {
    return this.#cache.all();
  }

  /** Is this very table the one in memory? It may have been let go, and read again, since somebody got hold of it. */
  isCurrent(table: Table): boolean {
    return this.#cache.holds(table);
  }

  get count(): number {
    return this.#cache.size;
  }

  /** Somebody watches: the table stays in memory. */
  hold(table: Table): void {
    this.#cache.hold(table);
  }

  /** Nobody watches any more. */
  release(table: Table): void {
    this.#cache.release(table);
  }

  /** Lets go of tables nobody has needed since `before`, unless they are `busy` all the same. */
  evict(before: number, busy: (table: Table) => boolean = () => false): void {
    const { presence, games } = this.#parts;
    for (const table of this.#cache.evict(before, (one) => this.wakeUps.isUnfinished(one) || busy(one))) {
      presence.forget(table.id);
      for (const listener of this.#listeners) listener.closed?.(table);
    }
    if (games.count > 0) games.forgetAllBut(new Set(this.#cache.here().map(({ entry }) => entry.id)));
  }

  /** The table as the store has it, folded anew; not kept. One that is damaged is remembered, and served to nobody. */
  async load(id: string): Promise<Table | undefined> {
    try {
      const table = await retryIfDamaged(() => this.#read(id));
      this.damaged.delete(id);
      return table;
    } catch (error) {
      if (error instanceof DamagedTable && !this.damaged.has(id)) {
        this.damaged.set(id, error.what);
        this.#parts.damaged(error);
      }
      throw error;
    }
  }

  async #read(id: string): Promise<Table | undefined> {
    const stored = await this.store.read(id);
    if (stored === undefined) return undefined;
    const entry = await reportTornPages(id, this.#parts.games.load(stored.sheet.game));
    if (typeof entry === 'string') throw new DamagedTable(id, entry);
    const bodies = await this.store.entries(id, 0);
    const orders = await this.store.orders(id);
    return openTable(stored, entry, bodies, { orders, changed: (change) => this.#changed(change) });
  }

  /** A new table of this game; a map from outside is kept first. */
  async create(stored: StoredTable, entry: GameEntry): Promise<Table> {
    await this.#parts.games.keep(entry);
    await this.store.create(stored);
    const table = new Table(stored, entry, (change) => this.#changed(change));
    this.#parts.presence.track(table.id);
    this.#cache.add(table);
    this.#opened(table);
    return table;
  }

  /** Changes who sits where, or how the table stands. An edit that answers nothing wants nothing changed. */
  change(table: Table, edit: (table: Table) => SheetEdit | Refused | undefined): Promise<Table | Refused> {
    return table.exclusively(async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const edited = edit(table);
        // What is refused may have been allowed by somebody else a moment ago.
        if (edited === undefined || isRefused(edited)) {
          if (attempt === 0 && (await this.#refresh(table))) continue;
          return edited ?? table;
        }
        if (await this.#writeSheet(table, edited)) return table;
        await this.#catchUp(table);
      }
      return refuse('unavailable', 'The table is being changed by others; try again.');
    });
  }

  /**
   * A seat's answer: asked of the rules, written, told to everybody. There is no other door. Optimistic concurrency: if another
   * process has appended to the log meanwhile, its entries are read and the rules are asked again.
   */
  act(table: Table, answer: SeatAnswer): Promise<AnswerOutcome> {
    return table.exclusively(async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const now = this.#parts.now();
        const played = tryAnswer(table, answer, now);
        if (played.kind !== 'toWrite') {
          // The answer may be to something this process has not heard of yet.
          if (attempt === 0 && (await this.#refresh(table))) continue;
          return played;
        }
        const commit = this.#commitOf(table, answer, { played, now });
        if (await this.#write(commit)) {
          this.accepted++;
          table.apply(commit, played);
          return { kind: 'played', version: table.version };
        }
        await this.#catchUp(table);
      }
      return { kind: 'stale', version: table.version };
    });
  }

  /** Changes a seat's standing order. Only its owner is told, and no list shows it. */
  giveOrder(table: Table, seat: number, stored: StoredOrder): Promise<void> {
    return table.exclusively(async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const playing = table.status === 'playing';
        const wakeAt = this.wakeUps.at(table, { orders: withOrder(table.orders, { seat, stored }) });
        const commit = { id: table.id, sheet: sameSheet(table), order: { seat, stored }, ...(playing && { wakeAt }) };
        if (await this.#write(commit)) return table.apply(commit);
        await this.#catchUp(table);
      }
      throw new Error(`the order of seat ${seat} at table ${table.id} could not be written`);
    });
  }

  /** What a seat that a bot plays has seen up to now, veiled, as a JSON array. Read from the log once, then kept in memory. */
  async historyFor(table: Table, seat: number): Promise<string> {
    const kept = table.historyFor(seat);
    if (kept !== undefined) return kept;
    return table.exclusively(async () => {
      const bodies = (await this.store.entries(table.id, 0)).slice(0, table.version);
      table.keepHistory(seat, readEntries(bodies, table.id, 0));
      return table.historyFor(seat) ?? '[]';
    });
  }

  /** Reads what other processes wrote, if they did. */
  async refresh(table: Table): Promise<void> {
    await table.exclusively(() => this.#refresh(table));
  }

  /** The same, for whoever has the table exclusively; answers whether there was anything. */
  async #refresh(table: Table): Promise<boolean> {
    if (this.#parts.peers.soleWriter) return false;
    const head = (await this.store.heads([table.id])).get(table.id);
    if (head === undefined) this.drop(table.id);
    if (head === undefined || !isBehind(table, head)) return false;
    await this.#catchUp(table);
    return true;
  }

  async #catchUp(table: Table): Promise<void> {
    const stored = await this.store.read(table.id);
    if (stored === undefined) throw new Error(`table ${table.id} is gone`);
    const bodies = await this.store.entries(table.id, table.version);
    const sameOrders = stored.revision === table.stored.revision;
    const orders = sameOrders ? table.orders : await this.store.orders(table.id);
    table.catchUp(stored, orders, readEntries(bodies, table.id, table.version));
  }

  #opened(table: Table): void {
    for (const listener of this.#listeners) listener.opened?.(table);
  }

  #changed(change: TableChanged): void {
    for (const listener of this.#listeners) listener.changed?.(change);
  }

  #commitOf(table: Table, answer: SeatAnswer, { played, now }: { played: AcceptedAnswer; now: number }): Commit {
    const { id, stored, sheet, version } = table;
    const { text, over, timing } = played;
    const order = answer.order && { seat: answer.seat, stored: answer.order.after };
    const orders = order ? withOrder(table.orders, order) : table.orders;
    const wakeAt = over ? 'never' : this.wakeUps.at(table, { timing, orders });
    return {
      id,
      entry: { version: version + 1, body: text.body() },
      ...((over || now - stored.changedAt > TOUCH_MS) && { changedAt: now }),
      ...(order && { order, sheet: sameSheet(table) }),
      ...(over && { sheet: { revision: stored.revision, status: 'over', content: { ...sheet, endedAt: now } } }),
      ...(wakeAt !== (stored.wakeAt ?? 'never') && { wakeAt }),
    };
  }

  async #writeSheet(table: Table, { sheet: edited, status = table.status, deal }: SheetEdit): Promise<boolean> {
    const now = this.#parts.now();
    const sheet = withNotices(table.sheet, edited, { at: now, version: table.version });
    const commit: Commit = {
      id: table.id,
      changedAt: now,
      sheet: { revision: table.stored.revision, status, content: sheet },
      ...(deal && { entry: { version: 1, body: new EntryText(deal).body() } }),
      // Before the deal nothing is known of what there will be to do: somebody looks.
      ...(status === 'over' && { wakeAt: 'never' as const }),
      ...(status === 'playing' && {
        wakeAt: deal === undefined ? this.wakeUps.at(table, { sheet }) : now + this.#parts.lease,
      }),
    };
    if (!(await this.#write(commit))) return false;
    table.apply(commit, deal);
    return true;
  }

  #write(commit: Commit): Promise<boolean> {
    const { id, entry } = commit;
    if (entry === undefined) return this.store.commit(commit);
    return this.store.commit({ ...commit, entry: { ...entry, body: withChecksum(entry.body, id, entry.version) } });
  }
}

/** The sheet as it is, with a new revision: so that other processes notice what is written beside it. */
function sameSheet({ stored: { revision, status, sheet } }: Table): NonNullable<Commit['sheet']> {
  return { revision, status, content: sheet };
}

/** Has the store more than the memory of this process? */
export function isBehind({ version, stored }: Table, head: Head): boolean {
  return head.version > version || head.revision > stored.revision;
}
