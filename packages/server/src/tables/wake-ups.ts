import type { Presence } from '../presence/presence.ts';
import type { TableStore } from '../store/table-store.ts';
import type { Draw } from './answer-times.ts';
import { idleMoments } from './idle.ts';
import { nextTask, type ScheduledTask, type TaskInput, wakeUpFor } from './scheduled-task.ts';
import { newlyAsked, type OrdersBySeat, type Table } from './table.ts';

export interface WakeUpsParts {
  readonly store: Pick<TableStore, 'setWakeUp'>;
  readonly presence: Pick<Presence, 'absentSince' | 'isConnected' | 'isWatched' | 'quietSince' | 'isHere'>;
  /** Bots play on at tables without people though nobody watches. */
  readonly botsAlone?: boolean;
  readonly draw: Draw;
  readonly now: () => number;
  /** Whoever took a task has so many milliseconds before somebody else may think it forgotten. */
  readonly lease: number;
}

/** When the store should wake a process for a table although nobody asks: for its next task, and while something is unfinished. */
export class WakeUps {
  readonly #parts: WakeUpsParts;
  /** How much is being done for a table that another process must do again, should this one die. */
  readonly #unfinished = new Map<Table, number>();

  constructor(parts: WakeUpsParts) {
    this.#parts = parts;
  }

  /** What the server has to do next at a table. */
  nextTask(table: Table): ScheduledTask | undefined {
    const { presence } = this.#parts;
    // Only while they are connected to this process: so it is this one's to see to, and nothing for the store to wake anybody for.
    const idleAt = (seat: number): number | undefined =>
      presence.isHere(table.id, seat) ? idleMoments(table, seat, presence)?.awayAt : undefined;
    return table.status === 'playing' ? nextTask({ ...this.#inputOf(table), idleAt }) : undefined;
  }

  /** The store has given this process a lease on a table until then: its wake-up has been put off. */
  putOff(table: Table, until: number): void {
    table.apply({ id: table.id, wakeAt: until });
  }

  /** Writes down when the table must be looked at again, if that has changed. */
  update(table: Table): Promise<void> {
    return table.exclusively(async () => {
      const before = table.stored.wakeAt ?? 'never';
      const wakeAt = this.at(table);
      // Whoever has set it meanwhile knows more.
      if (wakeAt !== before && (await this.#parts.store.setWakeUp(table.id, before, wakeAt)))
        table.apply({ id: table.id, wakeAt });
    });
  }

  /** While this is done the table's wake-up stays within the lease: a process that dies before leaves it to another one. */
  async underLease(table: Table, work: () => Promise<void>): Promise<void> {
    this.#unfinished.set(table, (this.#unfinished.get(table) ?? 0) + 1);
    try {
      await work();
    } finally {
      const left = (this.#unfinished.get(table) ?? 1) - 1;
      if (left > 0) this.#unfinished.set(table, left);
      else this.#unfinished.delete(table);
    }
    await this.update(table);
  }

  isUnfinished(table: Table): boolean {
    return this.#unfinished.has(table);
  }

  /** The wake-up as it should be, if some of what it depends on stands as given. */
  at(table: Table, given: Partial<TaskInput> = {}): number | 'never' {
    if (table.status !== 'playing') return 'never';
    const { lease, now } = this.#parts;
    const input = { ...this.#inputOf(table), ...given };
    const wake = wakeUpFor(nextTask(input), lease);
    if (!this.isUnfinished(table) && !this.#notifies(table, input)) return wake;
    return wake === 'never' ? now() + lease : Math.min(wake, now() + lease);
  }

  /** Does a question to this seat reach its person by push only: no page is open, and neither order nor bot answers for them? */
  reachedByPushOnly(table: Table, seat: number, orders: OrdersBySeat = table.orders): boolean {
    return this.isAway(table, seat) && !orders.has(seat) && !table.person(seat)?.standIn;
  }

  /** Does somebody play here who has no page open? */
  isAway(table: Table, seat: number): boolean {
    const sitting = table.person(seat);
    return sitting !== undefined && !sitting.left && !this.#parts.presence.isConnected(table.id, seat);
  }

  /** Will somebody have to be told by push that it is their turn? */
  #notifies(table: Table, { timing, orders }: TaskInput): boolean {
    if (timing === table.timing) return false;
    return newlyAsked(table.timing, timing).some((seat) => this.reachedByPushOnly(table, seat, orders));
  }

  #inputOf({ id, sheet, timing, orders }: Table): TaskInput {
    const { presence, botsAlone = false, draw } = this.#parts;
    return {
      sheet,
      timing,
      orders,
      attended: botsAlone || presence.isWatched(id),
      absentSince: (seat) => presence.absentSince(id, seat),
      draw: (seat, question) => draw(id, seat, question),
    };
  }
}
