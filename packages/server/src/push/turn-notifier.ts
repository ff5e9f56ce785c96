import type { PushType } from '@branchline/protocol';
import type { Logger } from 'pino';
import type { SheetSeat } from '../store/sheet.ts';
import { newlyAsked, type Table, type TableChanged } from '../tables/table.ts';
import type { TableListener } from '../tables/tables.ts';
import type { WakeUps } from '../tables/wake-ups.ts';
import type { PushSubscriptions } from './push-subscriptions.ts';

export interface TurnNotifierParts {
  readonly wakeUps: Pick<WakeUps, 'isAway' | 'reachedByPushOnly' | 'underLease'>;
  readonly pushes: Pick<PushSubscriptions, 'send'>;
  readonly log: Logger;
}

/**
 * Tells people whose page is closed that it is their turn, that they are asked something, that a bot has begun to play for them, and that a
 * game has begun or is over.
 */
export class TurnNotifier implements TableListener {
  readonly #parts: TurnNotifierParts;

  constructor(parts: TurnNotifierParts) {
    this.#parts = parts;
  }

  changed(change: TableChanged): void {
    // Whoever wrote it tells.
    if (change.writtenBy === 'peer') return;
    const { table, before, after, entry } = change;
    const { status, sheet } = after.stored;
    if (sheet !== before.stored.sheet || status !== before.stored.status) this.#tellOfPeople(change);
    if (entry === undefined || status !== 'playing') return;
    const { wakeUps } = this.#parts;
    const seats = newlyAsked(before.timing, after.timing).filter((seat) => wakeUps.reachedByPushOnly(table, seat));
    if (seats.length === 0) return;
    const what = before.stored.status === 'open' ? 'tableBegan' : 'yourTurn';
    // If the wake-up cannot be put off afterwards it goes off, and somebody is told twice.
    wakeUps.underLease(table, () => this.notify(table, seats, what)).catch(() => undefined);
  }

  /** Tells the people of these seats, as far as nothing else reaches them; kept when every push service has been asked. */
  async notify(table: Table, seats: readonly number[], what: 'yourTurn' | 'tableBegan' = 'yourTurn'): Promise<void> {
    const { wakeUps } = this.#parts;
    await this.#send(
      table,
      seats.filter((seat) => wakeUps.reachedByPushOnly(table, seat)),
      what,
    );
  }

  /** Tells the people of these seats who have no page open; whoever holds several of them once. */
  async tell(table: Table, seats: readonly number[], what: PushType): Promise<void> {
    const away = seats.filter((seat) => this.#parts.wakeUps.isAway(table, seat));
    const people = new Map(away.toReversed().map((seat) => [table.person(seat)?.person, seat]));
    await this.#send(table, [...people.values()], what);
  }

  #tellOfPeople({ table, before, after }: TableChanged): void {
    const { status, sheet } = after.stored;
    const all = [...sheet.seats.keys()];
    if (status === 'over' && before.stored.status === 'playing') void this.tell(table, all, 'tableOver');
    void this.tell(
      table,
      all.filter((seat) => isBotNew(before.stored.sheet.seats[seat], sheet.seats[seat])),
      'botPlays',
    );
    const { proposal } = sheet;
    if (status !== 'playing' || !proposal || before.stored.sheet.proposal) return;
    const asked = all.filter((seat) => !proposal.agreed.includes(seat) && !table.person(seat)?.standIn);
    void this.tell(table, asked, 'agreementAsked');
  }

  async #send(table: Table, seats: readonly number[], type: PushType): Promise<void> {
    const { pushes, log } = this.#parts;
    const { game, mapName } = table.sheet;
    const about = { type, table: table.id, game, ...(mapName !== undefined && { mapName }) };
    await Promise.all(
      seats.map(async (seat) => {
        const person = table.person(seat)?.person;
        if (person === undefined) return;
        await pushes
          .send(person, { ...about, seat })
          .catch((error: unknown) => log.error({ error, table: table.id }, 'somebody could not be told'));
      }),
    );
  }
}

/** Has a bot begun to play for the person of a seat, who did not ask for it? */
function isBotNew(was: SheetSeat | undefined, now: SheetSeat | undefined): boolean {
  if (was?.kind !== 'person' || now?.kind !== 'person' || was.person !== now.person) return false;
  return now.standIn === true && !was.standIn && !now.resting;
}
