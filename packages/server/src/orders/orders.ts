import type { OrderState, StandingOrder } from '@branchline/protocol';
import type { TurnNotifier } from '../push/turn-notifier.ts';
import type { StoredOrder } from '../store/table-store.ts';
import type { Table } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import { followOrder, type SeatView } from './follow-order.ts';

export interface OrdersParts {
  readonly tables: Tables;
  /** An order that has ended otherwise than wished: its owner should know. */
  readonly notifier: Pick<TurnNotifier, 'notify'>;
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
    await this.#parts.tables.giveOrder(table, seat, { order, step: 0 });
    return this.read(table, seat);
  }

  async cancel(table: Table, seat: number): Promise<OrderState> {
    const { step } = await this.read(table, seat);
    await this.#parts.tables.giveOrder(table, seat, { step, ended: 'cancelled' });
    return this.read(table, seat);
  }

  /** Does what the order says about this question, or ends it and leaves the question to its person. */
  async follow(table: Table, seat: number, question: number): Promise<void> {
    const stored = table.orders.get(seat);
    if (stored === undefined || table.state === undefined) return;
    const followed = followOrder(stored, viewOf(table, seat));
    if ('ended' in followed) return this.#end(table, seat, stored, followed.ended);
    const { action } = followed;
    const order = { before: stored, after: followed.after };
    const outcome = await this.#parts.tables.act(table, { seat, question, action, by: 'order', order });
    // Stale: its owner, or another process for the same order, was faster.
    if (outcome.kind === 'rejected') await this.#end(table, seat, stored, 'unexpected');
  }

  async #end(
    table: Table,
    seat: number,
    { step }: StoredOrder,
    ended: 'done' | 'routeTaken' | 'unexpected',
  ): Promise<void> {
    const { tables, notifier } = this.#parts;
    await tables.giveOrder(table, seat, { step, ended });
    void notifier.notify(table, [seat]);
  }
}

function viewOf({ game, state = [], lastMover }: Table, seat: number): SeatView {
  const view = game.veil(state, seat);
  const offers = game.offers(view, seat).map((offer) => game.naming.named(offer));
  return { position: game.describe(view), offers, seat, goingOn: lastMover === seat };
}
