import type { ChatLine, Viewer } from '@branchline/protocol';
import { type Identity, seatsOf, worthless, youOf } from '../auth/identity.ts';
import { heardBy } from '../chat/heard.ts';
import { refuse } from '../common/refusal.ts';
import type { Connected } from '../peers/peers.ts';
import type { Audience } from '../tables/audience.ts';
import { infoOf } from '../tables/info.ts';
import { happenedText, type News } from '../tables/news.ts';
import type { Table } from '../tables/table.ts';
import type { Connection } from './connection.ts';
import { frame } from './frame.ts';

/** One connection following one table. */
export interface Subscription {
  readonly connection: Connection;
  readonly live: Table;
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
  readonly now: () => number;
  readonly mark: (text: string) => string;
  /** The first to watch a table has come, or the last has gone. */
  readonly watched: (live: Table, watched: boolean) => void;
  /** A person has come (back) to a seat, or has gone. */
  readonly cameOrWent: (live: Table, seats: readonly number[], here: boolean) => void;
  /** Who is here because of a table may be others than before. */
  readonly show: (live: Table, here: Connected) => void;
}

const GONE = 'This link is not, or no longer, the key to a seat.';

/** Everybody who watches, and what each of them gets to see. */
export class Subscribers implements Audience {
  readonly #parts: SubscribersParts;
  readonly #watches = new Map<Table, Set<Subscription>>();

  constructor(parts: SubscribersParts) {
    this.#parts = parts;
  }

  add(watch: Subscription): void {
    const { live, seats } = watch;
    const watches = this.#watches.get(live) ?? new Set();
    if (watches.size === 0) {
      this.#watches.set(live, watches);
      this.#parts.watched(live, true);
    }
    watches.add(watch);
    this.#countIn(live, seats);
    this.#show(live);
  }

  remove(watch: Subscription): void {
    const { live } = watch;
    const watches = this.#watches.get(live);
    if (!watches?.delete(watch)) return;
    this.#countOut(live, watch.seats);
    this.#show(live);
    if (watches.size > 0) return this.changed(live);
    this.#watches.delete(live);
    this.#parts.watched(live, false);
  }

  /** The same connection asks again: to everybody else nothing has changed. */
  replace(before: Subscription, after: Subscription): void {
    const watches = this.#watches.get(after.live);
    watches?.delete(before);
    watches?.add(after);
  }

  watchers(live: Table): number {
    let watchers = 0;
    for (const { seats } of this.#watches.get(live) ?? []) if (seats.length === 0) watchers++;
    return watchers;
  }

  happened(live: Table, news: News): void {
    const frames = new Map<Viewer, Buffer>();
    for (const watch of this.#watches.get(live) ?? []) {
      if (watch.version === 0) {
        // Dealt by another process: there was no view yet to which anything could happen.
        for (const viewer of watch.viewers) this.snapshot(watch, viewer);
        continue;
      }
      for (const viewer of watch.viewers) {
        let bytes = frames.get(viewer);
        if (bytes === undefined) {
          bytes = frame(happenedText(news, viewer));
          frames.set(viewer, bytes);
        }
        watch.connection.sendFrame(bytes);
      }
      watch.version = news.version;
    }
  }

  changed(live: Table): void {
    this.#dismiss(live);
    for (const watch of this.#watches.get(live) ?? []) {
      const { seats: before, viewers: saw } = watch;
      watch.seats = seatsOf(watch.identity, live.id, live.sheet);
      watch.viewers = viewersOf(live, watch.seats);
      for (const viewer of watch.viewers) {
        if (watch.version === 0 || !saw.includes(viewer)) this.snapshot(watch, viewer);
      }
      if (String(before) === String(watch.seats)) continue;
      this.#countIn(live, watch.seats);
      this.#countOut(live, before);
    }
    this.#show(live);
    this.info(live);
  }

  /** Whoever came with a seat's key that has been made worthless sees nothing more of a private table. */
  #dismiss(live: Table): void {
    for (const watch of [...(this.#watches.get(live) ?? [])]) {
      if (!worthless(watch.identity, live.id, live.sheet)) continue;
      const { connection } = watch;
      connection.watches.delete(live.id);
      this.remove(watch);
      connection.send({ type: 'refused', table: live.id, refusal: refuse('missing', GONE).refused });
    }
  }

  /** Sends everybody the info, or one of them. */
  info(live: Table, only?: Subscription): void {
    const watches = only ? [only] : (this.#watches.get(live) ?? []);
    const info = JSON.stringify(infoOf(live, this.watchers(live), this.#parts.now()));
    for (const { connection, identity } of watches) {
      const you = JSON.stringify(youOf(identity, live.id, live.sheet, this.#parts.mark));
      connection.sendText(`{"type":"info","table":"${live.id}","info":${info},"you":${you}}`);
    }
  }

  snapshot(watch: Subscription, viewer: Viewer): void {
    const { live, connection } = watch;
    if (live.state === undefined) return;
    connection.send({
      type: 'snapshot',
      table: live.id,
      version: live.version,
      viewer,
      row: live.game.veil(live.state, viewer),
    });
    watch.version = live.version;
  }

  said(live: Table, line: ChatLine): void {
    for (const watch of this.#watches.get(live) ?? []) this.lines(watch, [line]);
  }

  lines({ live, connection, identity }: Subscription, lines: readonly ChatLine[]): void {
    const heard = heardBy(identity, live, lines, this.#parts.mark);
    if (heard.length > 0) connection.send({ type: 'chat', table: live.id, lines: heard });
  }

  orderMoved(live: Table, seat: number): void {
    for (const { connection, seats } of this.#watches.get(live) ?? []) {
      if (seats.includes(seat)) connection.send({ type: 'order', table: live.id, seat });
    }
  }

  #show(live: Table): void {
    const seats = [...live.present.keys()].sort((one, other) => one - other);
    this.#parts.show(live, { seats, watchers: this.watchers(live) });
  }

  #countIn(live: Table, seats: readonly number[]): void {
    const came = seats.filter((seat) => {
      const before = live.present.get(seat) ?? 0;
      live.present.set(seat, before + 1);
      return before === 0;
    });
    if (came.length > 0) this.#parts.cameOrWent(live, came, true);
  }

  #countOut(live: Table, seats: readonly number[]): void {
    const went = seats.filter((seat) => {
      const left = (live.present.get(seat) ?? 0) - 1;
      if (left > 0) live.present.set(seat, left);
      else live.present.delete(seat);
      return left <= 0;
    });
    for (const seat of went) live.absentSince.set(seat, this.#parts.now());
    if (went.length > 0) this.#parts.cameOrWent(live, went, false);
  }
}

/** With whose eyes somebody sees who holds these seats. */
export function viewersOf({ table }: Table, seats: readonly number[]): readonly Viewer[] {
  if (table.status === 'over') return ['replay'];
  return seats.length > 0 ? seats : ['watcher'];
}
