import type { NamedAction, OrderState, StandingOrder } from '@branchline/protocol';
import type { StoredOrder } from '../store/table-store.ts';
import type { Table } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import { followOrder } from './match.ts';

export interface OrdersParts {
  readonly tables: Tables;
  /** The order has ended otherwise than wished: its owner should know. */
  readonly ended: (live: Table, seat: number) => void;
}

/** Standing orders: kept, carried out when the seat's turn comes, ended by anything unexpected. */
export class Orders {
  readonly #parts: OrdersParts;

  constructor(parts: OrdersParts) {
    this.#parts = parts;
  }

  async read(live: Table, seat: number): Promise<OrderState> {
    const stored = await this.#parts.tables.store.order(live.id, seat);
    return { seat, step: 0, ...stored };
  }

  async give(live: Table, seat: number, order: StandingOrder): Promise<OrderState> {
    await this.#parts.tables.giveOrder(live, seat, { order, step: 0 });
    return this.read(live, seat);
  }

  async cancel(live: Table, seat: number): Promise<OrderState> {
    const { step } = await this.read(live, seat);
    await this.#parts.tables.giveOrder(live, seat, { step, ended: 'cancelled' });
    return this.read(live, seat);
  }

  /** Does what the order says about this question, or ends it and leaves the question to its person. */
  async follow(live: Table, seat: number, question: number): Promise<void> {
    const stored = live.orders.get(seat);
    if (stored === undefined || live.state === undefined) return;
    const followed = followOrder(stored, this.#sight(live, seat));
    if ('ended' in followed) return this.#end(live, seat, stored, followed.ended);
    const { action } = followed;
    const order = { before: stored, after: followed.after };
    const outcome = await this.#parts.tables.act(live, { seat, question, action, by: 'order', order });
    // Stale: its owner, or another process for the same order, was faster.
    if (outcome.kind === 'rejected') await this.#end(live, seat, stored, 'unexpected');
  }

  async #end(
    live: Table,
    seat: number,
    { step }: StoredOrder,
    ended: 'done' | 'routeTaken' | 'unexpected',
  ): Promise<void> {
    await this.#parts.tables.giveOrder(live, seat, { step, ended });
    this.#parts.ended(live, seat);
  }

  #sight(live: Table, seat: number): Parameters<typeof followOrder>[1] {
    const { game, state = [] } = live;
    const view = game.veil(state, seat);
    const offers = game.offers(view, seat).map((offer) => game.naming.named(offer) as NamedAction);
    return { position: game.describe(view), offers, seat, goingOn: live.lastMover === seat };
  }
}
