import type { ChatLine, Viewer } from '@branchline/protocol';
import { holdsRevokedKey, type Identity, isHost, seatsOf, viewerInfo } from '../auth/identity.ts';
import { visibleChat } from '../chat/chat.ts';
import type { Clock, Timer } from '../common/clock.ts';
import { refuse } from '../common/refusal.ts';
import { TokenBucket } from '../common/token-bucket.ts';
import { LOOKING_HOST, type Presence } from '../presence/presence.ts';
import type { EntryText } from '../tables/entry-text.ts';
import { clocksOf, infoOf } from '../tables/info.ts';
import { isReplayKept } from '../tables/replay-sharing.ts';
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
  /** The seats its person holds. */
  seats: readonly number[];
  /** As whom its person is present: at their seats, or as the host who looks on. */
  present?: readonly number[];
  /** Whose eyes it sees with: its seats, a watcher's, or everybody's once the game is over. */
  viewers: readonly Viewer[];
  /** The last version it was sent. */
  version: number;
}

export interface SubscribersParts {
  readonly tables: Pick<Tables, 'hold' | 'release' | 'inMemory'>;
  readonly presence: Presence;
  readonly clock: Clock;
  readonly pseudonym: (text: string) => string;
}

/** Everybody at a table is told so often a second who is there, with some saved up: what changes more quickly is told together. */
const INFOS_PER_SECOND = 4;
const INFOS_SAVED_UP = 12;

/** How a table's `info` is kept from flooding those who watch. */
interface InfoPace {
  readonly bucket: TokenBucket;
  /** It will be told then, as it is then. */
  pending: Timer | undefined;
}

const GONE = 'This link is not, or no longer, the key to a seat.';

/** Everybody who watches, and what each of them gets to see. */
export class Subscribers implements TableListener {
  readonly #parts: SubscribersParts;
  readonly #subscriptions = new Map<Table, Set<Subscription>>();
  readonly #paces = new Map<Table, InfoPace>();

  constructor(parts: SubscribersParts) {
    this.#parts = parts;
  }

  /** Somebody watches from now on: they are told how things are, and the others that they are there. */
  add(subscription: Subscription): void {
    const { table } = subscription;
    const { tables, presence } = this.#parts;
    const all = this.#subscriptions.get(table) ?? new Set();
    if (all.size === 0) {
      this.#subscriptions.set(table, all);
      tables.hold(table);
    }
    all.add(subscription);
    subscription.present = presentAs(subscription);
    presence.connect(table.id, subscription.present);
    if (!this.#tell(table)) this.info(table, subscription);
  }

  remove(subscription: Subscription): void {
    const { table, present = [] } = subscription;
    const { tables, presence } = this.#parts;
    const all = this.#subscriptions.get(table);
    if (!all?.delete(subscription)) return;
    presence.disconnect(table.id, present);
    if (all.size > 0) return void this.#tell(table);
    this.#forget(table);
    tables.release(table);
  }

  /** The table has been taken away from under those who watch. */
  closed(table: Table): void {
    for (const subscription of this.#subscriptions.get(table) ?? []) {
      const { connection } = subscription;
      connection.subscriptions.delete(table.id);
      connection.send({
        type: 'refused',
        table: table.id,
        refusal: refuse('missing', 'This table is closed.').refused,
      });
    }
    this.#forget(table);
  }

  /** The same connection asks again: to everybody else nothing has changed. */
  replace(before: Subscription, after: Subscription): void {
    const all = this.#subscriptions.get(after.table);
    all?.delete(before);
    all?.add(after);
    if (before.present) after.present = before.present;
  }

  changed({ table, before, after, entry, movedOrders }: TableChanged): void {
    const over = after.stored.status === 'over';
    const refreshed = before.stored.sheet !== after.stored.sheet || before.stored.status !== after.stored.status;
    // After the end everything is open: but not before the last entry has been seen with one's own eyes.
    const how = before.stored.status === after.stored.status ? 'soon' : 'now';
    if (refreshed && !over) this.refresh(table, how);
    if (entry) this.happened(table, entry);
    if (refreshed && over) this.refresh(table, how);
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

  /** People, host or status are not what they were; everybody is told now, or as soon as not too much is told. */
  refresh(table: Table, how: 'now' | 'soon' = 'soon'): void {
    this.#dismiss(table);
    for (const subscription of this.#subscriptions.get(table) ?? []) {
      const { present: before = [], viewers: saw } = subscription;
      subscription.seats = seatsOf(subscription.identity, table.id, table.sheet);
      subscription.viewers = viewersOf(table, subscription.seats);
      for (const viewer of subscription.viewers) {
        if (subscription.version === 0 || !saw.includes(viewer)) this.snapshot(subscription, viewer);
      }
      const present = presentAs(subscription);
      subscription.present = present;
      if (String(before) !== String(present)) this.#parts.presence.reseat(table.id, before, present);
    }
    if (how === 'soon') return void this.#tell(table);
    this.#paces.get(table)?.pending?.cancel();
    this.#paces.delete(table);
    this.info(table);
  }

  /** Somebody has come or gone through another process. */
  presenceChanged(id: string): void {
    const table = this.#parts.tables.inMemory(id);
    if (table && this.#subscriptions.has(table)) this.#tell(table);
  }

  /** Tells everybody how things are: at once (true), or a moment later together with what else has changed by then. */
  #tell(table: Table): boolean {
    const { clock } = this.#parts;
    let pace = this.#paces.get(table);
    if (pace === undefined) {
      pace = { bucket: new TokenBucket(INFOS_PER_SECOND, INFOS_SAVED_UP, clock.now()), pending: undefined };
      this.#paces.set(table, pace);
    }
    const { bucket, pending } = pace;
    if (pending !== undefined) return false;
    if (bucket.take(clock.now())) {
      this.info(table);
      return true;
    }
    pace.pending = clock.after(1000 / INFOS_PER_SECOND, () => {
      pace.pending = undefined;
      bucket.take(clock.now());
      this.info(table);
    });
    return false;
  }

  /** Nobody watches it any more. */
  #forget(table: Table): void {
    this.#subscriptions.delete(table);
    this.#paces.get(table)?.pending?.cancel();
    this.#paces.delete(table);
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
    const info = JSON.stringify(infoOf(table, { ...this.#parts, now: this.#parts.clock.now() }));
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

/** A host who has no seat is missed all the same. */
function presentAs({ seats, identity, table }: Subscription): readonly number[] {
  return seats.length === 0 && isHost(identity, table.id, table.sheet) ? [LOOKING_HOST] : seats;
}

/** With whose eyes somebody sees who holds these seats. */
export function viewersOf(table: Table, seats: readonly number[]): readonly Viewer[] {
  if (table.status === 'over' && (seats.length > 0 || !isReplayKept(table))) return ['replay'];
  return seats.length > 0 ? seats : ['watcher'];
}
