import type { Logger } from 'pino';
import type { StoredOrder } from '../store/table-store.ts';
import type { Table } from '../tables/table.ts';
import type { PushSubscriptions } from './pushes.ts';

/** Does a question to this seat reach its person by push only: no page is open, and no order answers for them? */
export function outOfReach(live: Table, seat: number, orders: ReadonlyMap<number, StoredOrder>): boolean {
  const sitting = live.person(seat);
  return sitting !== undefined && !sitting.left && !live.isThere(seat) && !orders.has(seat);
}

/** Tells the people of these seats that it is their turn; kept when every push service has been asked. */
export async function tellAsked(
  live: Table,
  seats: readonly number[],
  pushes: PushSubscriptions,
  log: Logger,
): Promise<void> {
  const telling = seats.map(async (seat) => {
    const sitting = live.person(seat);
    if (sitting === undefined || !outOfReach(live, seat, live.orders)) return;
    await pushes
      .tell(sitting.person, { type: 'yourTurn', table: live.id, game: live.sheet.game, seat })
      .catch((error: unknown) => log.error({ error, table: live.id }, 'a turn could not be told'));
  });
  await Promise.all(telling);
}
