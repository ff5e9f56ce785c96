import type { OrderEnd, OrderState, StandingOrder } from '@branchline/protocol';
import type { TurnNotifier } from '../push/turn-notifier.ts';
import type { StoredOrder } from '../store/table-store.ts';
import type { Table } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import { followOrder, isFinished, type SeatView } from './follow-order.ts';

export interface OrdersParts {
  readonly tables: Tables;
  /** An order that has ended: its owner should know. */
  readonly notifier: Pick<TurnNotifier, 'notify' | 'tell'>;
}

/** Standing orders: kept, carried out when the seat's turn comes, ended by anything unexpected. */
export class Orders {
  readonly #parts: OrdersParts;

  constructor(parts: OrdersParts) {
    this.#parts = parts;
  }

  async read(table: Table, seat: number): Promise<OrderState> {
    const stored = await this.#parts.tables.store.order(table.id, seat);
    return { seat, step: 0, ...stored };
  }

  async give(table: Table, seat: number, order: StandingOrder): Promise<OrderState> {
    await this.#parts.tables.giveOrder(table, seat, { order, step: 0, turns: 0, since: table.version });
    return this.read(table, seat);
  }

  async cancel(table: Table, seat: number): Promise<OrderState> {
    const { seat: _, order: __, ...stored } = await this.read(table, seat);
    await this.#parts.tables.giveOrder(table, seat, { ...stored, to: table.version, ended: 'cancelled' });
    return this.read(table, seat);
  }

  /** Does what the order says about this question, or ends it and leaves the question to its person. */
  async follow(table: Table, seat: number, question: number): Promise<void> {
    const { notifier } = this.#parts;
    const stored = table.orders.get(seat);
    if (stored === undefined || table.state === undefined) return;
    const followed = followOrder(stored, viewOf(table, seat));
    if ('ended' in followed) return this.#end(table, seat, stored, followed.ended);
    const { action } = followed;
    const order = { before: stored, after: followed.after };
    const outcome = await this.#parts.tables.act(table, { seat, question, action, by: 'order', order });
    // Stale: its owner, or another process for the same order, was faster.
    if (outcome.kind === 'rejected') await this.#end(table, seat, stored, 'unexpected');
    // Nothing of it is left and the turn is over: its owner need not wait for the next one to hear of it.
    const { after } = order;
    const turnOver = outcome.kind === 'played' && table.asked(seat) === undefined;
    if (turnOver && table.status === 'playing' && isFinished(after, viewOf(table, seat)))
      await this.#finish(table, seat, after, 'done').then(() => void notifier.tell(table, [seat], 'orderEnded'));
  }

  /** Ends an order while something is asked of its seat: that is the person's to answer now. */
  async #end(table: Table, seat: number, stored: StoredOrder, ended: OrderEnd): Promise<void> {
    await this.#finish(table, seat, stored, ended);
    void this.#parts.notifier.notify(table, [seat]);
  }

  async #finish(table: Table, seat: number, { order: _, ...stored }: StoredOrder, ended: OrderEnd): Promise<void> {
    await this.#parts.tables.giveOrder(table, seat, { ...stored, to: table.version, ended });
  }
}

function viewOf({ game, state = [], lastMover }: Table, seat: number): SeatView {
  const view = game.veil(state, seat);
  const offers = game.offers(view, seat).map((offer) => game.naming.named(offer));
  return { position: game.describe(view), offers, seat, goingOn: lastMover === seat };
}
