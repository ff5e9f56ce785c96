import type { Logger } from 'pino';
import { newlyAsked, type Table, type TableChanged } from '../tables/table.ts';
import type { TableListener } from '../tables/tables.ts';
import type { WakeUps } from '../tables/wake-ups.ts';
import type { PushSubscriptions } from './push-subscriptions.ts';

export interface TurnNotifierParts {
  readonly wakeUps: Pick<WakeUps, 'reachedByPushOnly' | 'underLease'>;
  readonly pushes: Pick<PushSubscriptions, 'send'>;
  readonly log: Logger;
}

/** Tells people whose page is closed that it is their turn. */
export class TurnNotifier implements TableListener {
  readonly #parts: TurnNotifierParts;

  constructor(parts: TurnNotifierParts) {
    this.#parts = parts;
  }

  changed({ table, before, after, entry, writtenBy }: TableChanged): void {
    // Whoever wrote the entry tells.
    if (entry === undefined || writtenBy === 'peer' || after.stored.status !== 'playing') return;
    const { wakeUps } = this.#parts;
    const seats = newlyAsked(before.timing, after.timing).filter((seat) => wakeUps.reachedByPushOnly(table, seat));
    if (seats.length === 0) return;
    // If the wake-up cannot be put off afterwards it goes off, and somebody is told twice.
    wakeUps.underLease(table, () => this.notify(table, seats)).catch(() => undefined);
  }

  /** Tells the people of these seats, as far as nothing else reaches them; kept when every push service has been asked. */
  async notify(table: Table, seats: readonly number[]): Promise<void> {
    await Promise.all(seats.map((seat) => this.#notify(table, seat)));
  }

  async #notify(table: Table, seat: number): Promise<void> {
    const { wakeUps, pushes, log } = this.#parts;
    const sitting = table.person(seat);
    if (sitting === undefined || !wakeUps.reachedByPushOnly(table, seat)) return;
    await pushes
      .send(sitting.person, { type: 'yourTurn', table: table.id, game: table.sheet.game, seat })
      .catch((error: unknown) => log.error({ error, table: table.id }, 'a turn could not be told'));
  }
}
