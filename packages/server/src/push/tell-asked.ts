import type { Logger } from 'pino';
import type { LiveTable } from '../tables/live-table.ts';
import type { Pushes } from './pushes.ts';

/** Tells the people of these seats that it is their turn, unless their page is open or an order answers for them. */
export function tellAsked(live: LiveTable, seats: readonly number[], pushes: Pushes, log: Logger): void {
  for (const seat of seats) {
    const sitting = live.person(seat);
    if (sitting === undefined || sitting.left || live.isThere(seat) || live.orders.has(seat)) continue;
    pushes
      .tell(sitting.person, { type: 'yourTurn', table: live.id, game: live.sheet.game, seat })
      .catch((error: unknown) => log.error({ error, table: live.id }, 'a turn could not be told'));
  }
}
