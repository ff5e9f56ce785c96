import type { ChatLine, Viewer } from '@branchline/protocol';
import { holdsRevokedKey, type Identity, seatsOf, viewerInfo } from '../auth/identity.ts';
import { visibleChat } from '../chat/chat.ts';
import { refuse } from '../common/refusal.ts';
import type { Presence } from '../presence/presence.ts';
import type { EntryText } from '../tables/entry-text.ts';
import { clocksOf, infoOf } from '../tables/info.ts';
import type { Table, TableChanged } from '../tables/table.ts';
import type { TableListener, Tables } from '../tables/tables.ts';
import type { Connection } from './connection.ts';
import { frame } from './frame.ts';

/** One connection following one table. */
export interface Subscription {
  readonly connection: Connection;
  readonly table: Table;
  /** The connection's identity with the key shown for this table. */
  readonly identity: Identity;
  /** The seats its person holds: who is present. */
  seats: readonly number[];
  /** Whose eyes it sees with: its seats, a watcher's, or everybody's once the game is over. */
  viewers: readonly Viewer[];
  /** The last version it was sent. */
  version: number;
}

export interface SubscribersParts {
  readonly tables: Pick<Tables, 'hold' | 'release' | 'inMemory'>;
  readonly presence: Presence;
  readonly now: () => number;
  readonly pseudonym: (text: string) => string;
}

const GONE = 'This link is not, or no longer, the key to a seat.';

/** Everybody who watches, and what each of them gets to see. */
export class Subscribers implements TableListener {
  readonly #parts: SubscribersParts;
  readonly #subscriptions = new Map<Table, Set<Subscription>>();

  constructor(parts: SubscribersParts) {
    this.#parts = parts;
  }

  add(subscription: Subscription): void {
    const { table, seats } = subscription;
    const { tables, presence } = this.#parts;
    const all = this.#subscriptions.get(table) ?? new Set();
    if (all.size === 0) {
      this.#subscriptions.set(table, all);
      tables.hold(table);
    }
    all.add(subscription);
    presence.connect(table.id, seats);
  }

  remove(subscription: Subscription): void {
    const { table, seats } = subscription;
    const { tables, presence } = this.#parts;
    const all = this.#subscriptions.get(table);
    if (!all?.delete(subscription)) return;
    presence.disconnect(table.id, seats);
    if (all.size > 0) return this.refresh(table);
    this.#subscriptions.delete(table);
    tables.release(table);
  }

  /** The same connection asks again: to everybody else nothing has changed. */
  replace(before: Subscription, after: Subscription): void {
    const all = this.#subscriptions.get(after.table);
    all?.delete(before);
    all?.add(after);
  }

  changed({ table, before, after, entry, movedOrders }: TableChanged): void {
    const over = after.stored.status === 'over';
    const refreshed = before.stored.sheet !== after.stored.sheet || before.stored.status !== after.stored.status;
    // After the end everything is open: but not before the last entry has been seen with one's own eyes.
    if (refreshed && !over) this.refresh(table);
    if (entry) this.happened(table, entry);
    if (refreshed && over) this.refresh(table);
    for (const seat of movedOrders) this.#orderMoved(table, seat);
  }

  /** Each viewer's frame is made once, whoever shares it. */
  happened(table: Table, entry: EntryText): void {
    const frames = new Map<Viewer, Buffer>();
    const all = this.#subscriptions.get(table);
    if (all === undefined) return;
    const { version, at } = entry.entry;
    const clocks = clocksOf(table, at);
    for (const subscription of all) {
      // Sent already, with the view in which it happened.
      if (subscription.version >= version) continue;
      if (subscription.version === 0) {
        // Dealt by another process: there was no view yet to which anything could happen.
        for (const viewer of subscription.viewers) this.snapshot(subscription, viewer);
        continue;
      }
      for (const viewer of subscription.viewers) {
        let bytes = frames.get(viewer);
        if (bytes === undefined) {
          bytes = frame(entry.happened(table.id, viewer, clocks));
          frames.set(viewer, bytes);
        }
        subscription.connection.sendFrame(bytes);
      }
      subscription.version = version;
    }
  }

  /** People, presence, host or status are not what they were. */
  refresh(table: Table): void {
    this.#dismiss(table);
    for (const subscription of this.#subscriptions.get(table) ?? []) {
      const { seats: before, viewers: saw } = subscription;
      subscription.seats = seatsOf(subscription.identity, table.id, table.sheet);
      subscription.viewers = viewersOf(table, subscription.seats);
      for (const viewer of subscription.viewers) {
        if (subscription.version === 0 || !saw.includes(viewer)) this.snapshot(subscription, viewer);
      }
      if (String(before) !== String(subscription.seats)) {
        this.#parts.presence.reseat(table.id, before, subscription.seats);
      }
    }
    this.info(table);
  }

  /** Somebody has come or gone through another process. */
  presenceChanged(id: string): void {
    const table = this.#parts.tables.inMemory(id);
    if (table) this.refresh(table);
  }

  /** Whoever came with a seat's key that has been made worthless sees nothing more of a private table. */
  #dismiss(table: Table): void {
    for (const subscription of [...(this.#subscriptions.get(table) ?? [])]) {
      if (!holdsRevokedKey(subscription.identity, table.id, table.sheet)) continue;
      const { connection } = subscription;
      connection.subscriptions.delete(table.id);
      this.remove(subscription);
      connection.send({ type: 'refused', table: table.id, refusal: refuse('missing', GONE).refused });
    }
  }

  /** Sends everybody the info, or one of them. */
  info(table: Table, only?: Subscription): void {
    const to = only ? [only] : (this.#subscriptions.get(table) ?? []);
    const info = JSON.stringify(infoOf(table, this.#parts.presence, this.#parts.now()));
    for (const { connection, identity } of to) {
      const you = JSON.stringify(viewerInfo(identity, table.id, table.sheet, this.#parts.pseudonym));
      connection.sendText(`{"type":"info","table":"${table.id}","info":${info},"you":${you}}`);
    }
  }

  snapshot(subscription: Subscription, viewer: Viewer): void {
    const { table, connection } = subscription;
    const { id, game, state, version } = table;
    if (state === undefined) return;
    connection.send({ type: 'snapshot', table: id, version, viewer, row: game.veil(state, viewer) });
    subscription.version = version;
  }

  /** A line of chat, to those who may read it. */
  said(id: string, line: ChatLine): void {
    const table = this.#parts.tables.inMemory(id);
    const all = table && this.#subscriptions.get(table);
    for (const subscription of all ?? []) this.lines(subscription, [line]);
  }

  lines({ table, connection, identity }: Subscription, lines: readonly ChatLine[]): void {
    const shown = visibleChat(identity, table, lines, this.#parts.pseudonym);
    if (shown.length > 0) connection.send({ type: 'chat', table: table.id, lines: shown });
  }

  #orderMoved(table: Table, seat: number): void {
    for (const { connection, seats } of this.#subscriptions.get(table) ?? []) {
      if (seats.includes(seat)) connection.send({ type: 'order', table: table.id, seat });
    }
  }
}

/** With whose eyes somebody sees who holds these seats. */
export function viewersOf({ status }: Table, seats: readonly number[]): readonly Viewer[] {
  if (status === 'over') return ['replay'];
  return seats.length > 0 ? seats : ['watcher'];
}
