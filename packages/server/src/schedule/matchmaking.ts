import type { Logger } from 'pino';
import type { Clock, Timer } from '../common/clock.ts';
import type { Presence } from '../presence/presence.ts';
import { beginSought } from '../tables/seek.ts';
import { givesDays } from '../tables/set-up.ts';
import type { Table, TableChanged } from '../tables/table.ts';
import type { TableListener, Tables } from '../tables/tables.ts';

export interface MatchmakingParts {
  readonly tables: Tables;
  readonly presence: Presence;
  readonly log: Logger;
  readonly clock: Clock;
}

/**
 * Begins the tables at which somebody was looked for. Whoever looks has the page open, so the table is in memory: it comes back there
 * when their page does, after a restart too.
 */
export class Matchmaking implements TableListener {
  readonly #parts: MatchmakingParts;
  readonly #waiting = new Map<Table, Timer>();
  #stopped = false;

  constructor(parts: MatchmakingParts) {
    this.#parts = parts;
  }

  stop(): void {
    this.#stopped = true;
    for (const timer of this.#waiting.values()) timer.cancel();
    this.#waiting.clear();
  }

  opened(table: Table): void {
    this.#plan(table);
  }

  changed({ table, before, after }: TableChanged): void {
    if (before.stored.sheet !== after.stored.sheet) this.#plan(table);
  }

  closed(table: Table): void {
    this.#waiting.get(table)?.cancel();
    this.#waiting.delete(table);
  }

  /** Somebody has come back to a table that should have begun without them. */
  presenceChanged(id: string): void {
    const table = this.#parts.tables.inMemory(id);
    if (table) this.#plan(table);
  }

  #plan(table: Table): void {
    this.closed(table);
    const { sheet, status } = table;
    if (this.#stopped || status !== 'open' || sheet.seeking === undefined) return;
    const { clock, log } = this.#parts;
    const full = sheet.seats.every(({ kind }) => kind !== 'open');
    const at = full ? clock.now() : sheet.seeking.botAt;
    if (at === undefined) return;
    const timer = clock.after(Math.max(0, at - clock.now()), () => {
      this.#waiting.delete(table);
      this.#begin(table).catch((error: unknown) =>
        log.error({ error, table: table.id }, 'a table that was waiting could not begin'),
      );
    });
    this.#waiting.set(table, timer);
  }

  async #begin(table: Table): Promise<void> {
    const { tables, presence, clock } = this.#parts;
    // Nobody plays against a bot who has gone away; whoever comes back finds the table waiting. People with days for a move need not be here.
    const full = table.sheet.seats.every(({ kind }) => kind !== 'open');
    const needless = full && givesDays(table.sheet.settings.clock);
    const here = table.sheet.seats.some((_, seat) => table.person(seat) && presence.isConnected(table.id, seat));
    if (here || needless) await tables.change(table, (one) => beginSought(one, clock.now()));
  }
}
