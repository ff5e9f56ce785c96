import { isRefused, type Refused, refuse } from '../common/refusal.ts';
import { NOBODY, type Peers } from '../peers/peers.ts';
import { outOfReach } from '../push/turn-notifier.ts';
import { readEntries, withChecksum } from '../store/checksum.ts';
import { DamagedTable, retryIfDamaged } from '../store/damaged.ts';
import type { TableSheet } from '../store/sheet.ts';
import type { StoredEntry, StoredOrder, StoredTable, TableChange, TableStore } from '../store/table-store.ts';
import { adopt, isBehind, movedOrders, sameSheet, withOrder } from './adopt.ts';
import { alarmFor, newlyAsked } from './alarm.ts';
import { type Answer, newsOf, type Outcome, type Played, tryAnswer } from './answer.ts';
import type { Audience } from './audience.ts';
import { folded } from './fold.ts';
import type { Situation } from './scheduled-task.ts';
import { Table } from './table.ts';
import { TableCache } from './table-cache.ts';

/** What a change of a sheet makes of it. */
export interface Edited {
  readonly sheet: TableSheet;
  readonly status?: StoredTable['status'];
  /** The deal: the first entry, as JSON. */
  readonly deal?: string;
}

export interface TablesParts {
  readonly store: TableStore;
  readonly peers: Peers;
  readonly audience: Audience;
  readonly now: () => number;
  /** Whoever took a duty has so many milliseconds before somebody else may think it forgotten. */
  readonly lease: number;
  /** After every change: bots, clocks and orders are seen to. */
  readonly attend: (live: Table) => void;
  /** Tells the people of these seats, who are not here, that something is asked of them; kept when that is done. */
  readonly tell: (live: Table, seats: readonly number[]) => Promise<void>;
  /** A table was found to be damaged; told once. */
  readonly damaged?: (error: DamagedTable) => void;
}

/** A list that is a minute behind is good enough; it spares a write for each of many quick moves. */
const TOUCH_MS = 60_000;
const ATTEMPTS = 5;
const MOST_LINES = 200;

/** The tables in memory, and the one door through which they change. */
export class Tables {
  readonly store: TableStore;
  readonly cache: TableCache;
  /** Tables that were asked for and cannot be served, and why. */
  readonly damaged: Map<string, string> = new Map();
  /** Actions taken since the start. */
  accepted = 0;
  readonly #parts: TablesParts;

  constructor(parts: TablesParts) {
    this.store = parts.store;
    this.cache = new TableCache(parts.now);
    this.#parts = parts;
  }

  /** The table, read from the store if it is not in memory; what other processes wrote may still be on its way. */
  get(id: string): Promise<Table | undefined> {
    return this.cache.get(id, async () => {
      const live = await this.load(id);
      if (live !== undefined) this.#parts.attend(live);
      return live;
    });
  }

  /** The table with everything that was written before the question, wherever that was. */
  async newest(id: string): Promise<Table | undefined> {
    const stale = !this.#parts.peers.alone && this.cache.has(id);
    const live = await this.get(id);
    if (live && stale) await live.alone(() => this.keepUp(live));
    return live;
  }

  /** The table as the store has it, folded anew; not kept. One that is damaged is remembered, and served to nobody. */
  async load(id: string): Promise<Table | undefined> {
    try {
      const live = await retryIfDamaged(() => this.#read(id));
      this.damaged.delete(id);
      return live;
    } catch (error) {
      if (error instanceof DamagedTable && !this.damaged.has(id)) {
        this.damaged.set(id, error.what);
        this.#parts.damaged?.(error);
      }
      throw error;
    }
  }

  async #read(id: string): Promise<Table | undefined> {
    const table = await this.store.read(id);
    if (table === undefined) return undefined;
    const live = folded(table, await this.store.entries(id, 0), this.#parts.now());
    live.orders = await this.store.orders(id);
    live.elsewhere = (await this.#parts.peers.elsewhere([id])).get(id) ?? NOBODY;
    return live;
  }

  async create(table: StoredTable): Promise<Table> {
    await this.store.create(table);
    const live = new Table(table, this.#parts.now());
    this.cache.add(live);
    return live;
  }

  /** Changes who sits where, or how the table stands. An edit that answers nothing wants nothing changed. */
  change(live: Table, edit: (live: Table) => Edited | Refused | undefined): Promise<Table | Refused> {
    return live.alone(async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const edited = edit(live);
        // What is refused may have been allowed by somebody else a moment ago.
        if (edited === undefined || isRefused(edited)) {
          if (attempt === 0 && (await this.keepUp(live))) continue;
          return edited ?? live;
        }
        if (await this.#writeSheet(live, edited)) {
          this.#parts.audience.changed(live);
          if (edited.deal !== undefined) this.#tell(live, live.awaiting());
          this.#parts.attend(live);
          return live;
        }
        await this.catchUp(live);
      }
      return refuse('unavailable', 'The table is being changed by others; try again.');
    });
  }

  /** A seat's answer: asked of the rules, written, told to everybody. There is no other door. */
  act(live: Table, answer: Answer): Promise<Outcome> {
    return live.alone(async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const now = this.#parts.now();
        const played = tryAnswer(live, answer, now);
        if (played.kind !== 'toWrite') {
          // The answer may be to something this process has not heard of yet.
          if (attempt === 0 && (await this.keepUp(live))) continue;
          return played;
        }
        const change = this.#changeOf(live, answer, { played, now });
        if (await this.#write(change)) {
          this.#moveOn(live, answer, { played, change });
          return { kind: 'played', version: live.version };
        }
        await this.catchUp(live);
      }
      return { kind: 'stale', version: live.version };
    });
  }

  /** Changes a seat's standing order. Only its owner is told, and no list shows it. */
  giveOrder(live: Table, seat: number, stored: StoredOrder): Promise<void> {
    return live.alone(async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const playing = live.table.status === 'playing';
        const wakeAt = this.#alarm(live, { orders: withOrder(live.orders, { seat, stored }) });
        const change = { id: live.id, sheet: sameSheet(live), order: { seat, stored }, ...(playing && { wakeAt }) };
        if (await this.#write(change)) {
          adopt(live, change);
          this.#parts.audience.orderMoved(live, seat);
          return this.#parts.attend(live);
        }
        await this.catchUp(live);
      }
      throw new Error(`the order of seat ${seat} at table ${live.id} could not be written`);
    });
  }

  /** Writes down when the table must be looked at again, if that has changed. */
  remind(live: Table): Promise<void> {
    return live.alone(async () => {
      const before = live.table.wakeAt ?? 'never';
      const wakeAt = this.#alarm(live);
      // Whoever has set it meanwhile knows more.
      if (wakeAt !== before && (await this.store.putOff(live.id, before, wakeAt))) adopt(live, { id: live.id, wakeAt });
    });
  }

  /** The people the table waits for are told once more: whoever should have told them may have died before. */
  tellAgain(live: Table): Promise<void> {
    return this.#parts.tell(live, live.awaiting());
  }

  /** Reads what other processes wrote, if they did; answers whether. Only for whoever has the table alone. */
  async keepUp(live: Table): Promise<boolean> {
    if (this.#parts.peers.alone) return false;
    const head = (await this.store.heads([live.id])).get(live.id);
    if (head === undefined || !isBehind(live, head)) return false;
    await this.catchUp(live);
    return true;
  }

  /** Another process has written to the table: what it wrote is read and told. Only for whoever has the table alone. */
  async catchUp(live: Table): Promise<void> {
    const { audience, attend } = this.#parts;
    const before = live.table;
    const table = await this.store.read(live.id);
    if (table === undefined) throw new Error(`table ${live.id} is gone`);
    const news = await this.store.entries(live.id, live.version);
    const orders = table.revision === before.revision ? live.orders : await this.store.orders(live.id);
    // Also orders change the revision: nobody but their owner may notice.
    const changed = before.status !== table.status || JSON.stringify(before.sheet) !== JSON.stringify(table.sheet);
    live.table = table;
    // Whoever has lost a seat must not see what happened there since; after the end everything is open.
    if (changed && table.status !== 'over') audience.changed(live);
    for (const entry of readEntries(news, live.id, live.version)) {
      live.follow(entry);
      audience.happened(live, newsOf(live, entry));
    }
    const moved = movedOrders(live.orders, orders);
    live.orders = orders;
    if (changed && table.status === 'over') audience.changed(live);
    for (const seat of moved) audience.orderMoved(live, seat);
    attend(live);
  }

  /** Passes on what was said and not yet heard here. */
  async hear(live: Table): Promise<void> {
    await live.alone(async () => {
      if (live.heard === undefined) return;
      for (const line of await this.store.lines(live.id, MOST_LINES, live.heard)) {
        live.heard = line.number;
        this.#parts.audience.said(live, line);
      }
    });
  }

  /** When the table must be looked at although nobody asks, if things stand as given. */
  #alarm(live: Table, given: Partial<Situation> & { readonly untold?: boolean } = {}): number | 'never' {
    if (live.table.status !== 'playing') return 'never';
    const { untold = false, ...changed } = given;
    const telling = untold || live.telling > 0;
    const { lease, now } = this.#parts;
    return alarmFor({ ...live.situation(live.timing), ...changed }, { telling, now: now(), lease });
  }

  /** Whoever is out of reach is told. The alarm stays set until that is done. */
  #tell(live: Table, seats: readonly number[]): void {
    const away = seats.filter((seat) => outOfReach(live, seat, live.orders));
    if (away.length === 0) return;
    live.telling++;
    this.#parts
      .tell(live, away)
      .finally(() => live.telling--)
      .then(() => this.remind(live))
      // The alarm that could not be put off goes off: somebody is told twice.
      .catch(() => undefined);
  }

  #changeOf(live: Table, answer: Answer, { played, now }: { played: Played; now: number }): TableChange {
    const { id, table, sheet, version } = live;
    const { body, over, timing } = played;
    const order = answer.order && { seat: answer.seat, stored: answer.order.after };
    const orders = order ? withOrder(live.orders, order) : live.orders;
    const untold = newlyAsked(live.timing, timing).some((seat) => outOfReach(live, seat, orders));
    const wakeAt = over ? 'never' : this.#alarm(live, { timing, orders, untold });
    return {
      id,
      entry: { version: version + 1, body },
      ...((over || now - table.changedAt > TOUCH_MS) && { changedAt: now }),
      ...(order && { order, sheet: sameSheet(live) }),
      ...(over && { sheet: { revision: table.revision, status: 'over', content: { ...sheet, endedAt: now } } }),
      ...(wakeAt !== (table.wakeAt ?? 'never') && { wakeAt }),
    };
  }

  #moveOn(live: Table, { seat, id }: Answer, { played, change }: { played: Played; change: TableChange }): void {
    const { audience, attend } = this.#parts;
    const before = live.timing;
    this.accepted++;
    adopt(live, change);
    live.moveOn(played.state, played.timing, { seat, id });
    audience.happened(live, played.news());
    if (played.over) audience.changed(live);
    if (change.order) audience.orderMoved(live, seat);
    this.#tell(live, newlyAsked(before, live.timing));
    attend(live);
  }

  async #writeSheet(live: Table, { sheet, status = live.table.status, deal }: Edited): Promise<boolean> {
    const now = this.#parts.now();
    const change: TableChange = {
      id: live.id,
      changedAt: now,
      sheet: { revision: live.table.revision, status, content: sheet },
      ...(deal !== undefined && { entry: { version: 1, body: deal } }),
      // Before the deal nothing is known of what there will be to do: somebody looks.
      ...(status === 'playing' && {
        wakeAt: deal === undefined ? this.#alarm(live, { sheet }) : now + this.#parts.lease,
      }),
    };
    if (!(await this.#write(change))) return false;
    adopt(live, change);
    if (deal !== undefined) live.follow(JSON.parse(deal) as StoredEntry);
    return true;
  }

  /** Writes, and tells the other processes that it was written. */
  async #write(change: TableChange): Promise<boolean> {
    const { id: table, entry, sheet } = change;
    const body = entry && withChecksum(entry.body, table, entry.version);
    const kept = entry && body !== undefined ? { ...change, entry: { ...entry, body } } : change;
    if (!(await this.store.commit(kept))) return false;
    if (entry) this.#parts.peers.tell({ table, written: 'log', number: entry.version });
    if (sheet) this.#parts.peers.tell({ table, written: 'sheet', number: sheet.revision + 1 });
    return true;
  }
}
