import { leastHarmful } from '@branchline/engine';
import type { NamedAction } from '@branchline/protocol';
import type { Logger } from 'pino';
import { botMove, simpleMove } from '../bots/bot-move.ts';
import type { AskBot } from '../bots/bot-pool.ts';
import type { Clock, Timer } from '../common/clock.ts';
import type { Orders } from '../orders/orders.ts';
import type { Peers } from '../peers/peers.ts';
import type { TurnNotifier } from '../push/turn-notifier.ts';
import { DamagedTable } from '../store/damaged.ts';
import { type ScheduledTask, sameTask } from '../tables/scheduled-task.ts';
import { editSeat } from '../tables/seat-edits.ts';
import type { Table, TableChanged } from '../tables/table.ts';
import type { TableListener, Tables } from '../tables/tables.ts';

export interface SchedulerParts {
  readonly tables: Tables;
  readonly askBot: AskBot;
  readonly orders: Pick<Orders, 'follow'>;
  readonly notifier: Pick<TurnNotifier, 'notify'>;
  /** The bot that moves for people who are away (T-1). */
  readonly standIn: string;
  readonly peers: Pick<Peers, 'claim'>;
  /** How long a task belongs to the process that took it, beyond its moment. */
  readonly lease: number;
  readonly log: Logger;
  readonly clock: Clock;
}

interface Waiting {
  readonly timer: Timer;
  readonly task: ScheduledTask;
}

interface Thinking {
  readonly task: ScheduledTask;
  /** Nothing: the task is another process's. */
  readonly move: Promise<NamedAction | undefined>;
}

/** What whoever stands in has for a move: enough to play well, little enough for many tables. */
const STANDING_IN = { rollouts: 200, milliseconds: 400 };
/** Timers longer than this are left to the store's wake-up. */
const FAR_MS = 10 * 60_000;
const POLL_MS = 1_000;
const MOST_DUE = 200;
const IDLE_MS = 30_000;
/** After another process's lease on a task is over. */
const YIELD_MS = 100;

/** Sees to what must happen at tables without anybody asking: bots' moves, standing orders, clocks. */
export class Scheduler implements TableListener {
  readonly #parts: SchedulerParts;
  readonly #waiting = new Map<Table, Waiting>();
  readonly #thinking = new Map<Table, Thinking>();
  #poll: Timer | undefined;
  #stopped = false;

  constructor(parts: SchedulerParts) {
    this.#parts = parts;
  }

  /** Begins to look for tables that are due. `soleWriter`: no other process shares the store, so nobody else holds a lease. */
  async start(soleWriter: boolean): Promise<void> {
    await this.#takeDue(this.#parts.clock.now() + (soleWriter ? this.#parts.lease : 0));
    this.#pollLater();
  }

  stop(): void {
    this.#stopped = true;
    this.#poll?.cancel();
    for (const { timer } of this.#waiting.values()) timer.cancel();
    this.#waiting.clear();
  }

  opened(table: Table): void {
    this.reschedule(table);
  }

  changed({ table, more }: TableChanged): void {
    if (!more) this.reschedule(table);
  }

  /** Somebody has come or gone: an absent person's grace begins, or ends. */
  presenceChanged(id: string): void {
    const table = this.#parts.tables.inMemory(id);
    if (table) this.reschedule(table);
  }

  /** What such a table is waiting for is in the store. */
  closed(table: Table): void {
    this.#waiting.get(table)?.timer.cancel();
    this.#waiting.delete(table);
    this.#thinking.delete(table);
  }

  /** Sets the timer for what comes next at a table. */
  reschedule(table: Table): void {
    const { tables, clock } = this.#parts;
    const before = this.#waiting.get(table);
    const task = this.#stopped ? undefined : tables.wakeUps.nextTask(table);
    if (before && task && sameTask(before.task, task)) return;
    before?.timer.cancel();
    const thinking = this.#thinking.get(table);
    if (thinking && !(task && sameTask(thinking.task, task))) this.#thinking.delete(table);
    const delay = (task?.at ?? Infinity) - clock.now();
    if (task === undefined || delay > FAR_MS) {
      this.#waiting.delete(table);
      return;
    }
    if (task.kind === 'bot') void this.#thinkAhead(table, task);
    const timer = clock.after(Math.max(0, delay), () => this.#due(table, task));
    this.#waiting.set(table, { timer, task });
  }

  /** Another process has a lease on it for so long: look again then. */
  #yield(table: Table, task: ScheduledTask, milliseconds: number): void {
    if (this.#thinking.get(table)?.task === task) this.#thinking.delete(table);
    if (this.#stopped || this.#waiting.has(table)) return;
    const timer = this.#parts.clock.after(milliseconds + YIELD_MS, () => {
      this.#waiting.delete(table);
      this.reschedule(table);
    });
    this.#waiting.set(table, { timer, task });
  }

  /** Until when another process has a lease on this task; nothing: it is ours. */
  #claim(table: Table, task: ScheduledTask): Promise<number | undefined> {
    const { peers, lease, clock } = this.#parts;
    return peers.claim(table.id, table.version, Math.max(0, task.at - clock.now()) + lease);
  }

  #isBusy(table: Table): boolean {
    const task = this.#waiting.get(table)?.task;
    return this.#thinking.has(table) || (task !== undefined && task.at - this.#parts.clock.now() < IDLE_MS);
  }

  #pollLater(): void {
    if (this.#stopped) return;
    const { clock, log } = this.#parts;
    this.#poll = clock.after(POLL_MS, () => {
      this.#takeDue(clock.now())
        .catch((error: unknown) => log.error({ error }, 'the tables that are due could not be read'))
        .finally(() => this.#pollLater());
    });
  }

  async #takeDue(now: number): Promise<void> {
    const { tables, clock, lease } = this.#parts;
    tables.evict(now - IDLE_MS, (table) => this.#isBusy(table));
    const until = clock.now() + lease;
    const due = await tables.store.takeDue(now, until, MOST_DUE);
    await Promise.all(due.map((id) => this.#look(id, until)));
  }

  async #look(id: string, until: number): Promise<void> {
    const { tables, notifier, log } = this.#parts;
    try {
      const table = await tables.get(id);
      if (table === undefined) return;
      tables.wakeUps.putOff(table, until);
      const task = tables.wakeUps.nextTask(table);
      // A wake-up that no clock explains was left by a process that died: perhaps before it had told whose turn it is.
      if (table.status === 'playing' && !(task?.kind === 'timeOut' && task.at <= until))
        await notifier.notify(table, table.awaiting());
      await tables.wakeUps.update(table);
    } catch (error) {
      // That it is damaged has been told once.
      if (error instanceof DamagedTable) return;
      log.error({ error, table: id }, 'a table that is due could not be looked at');
    }
  }

  #due(table: Table, task: ScheduledTask): void {
    this.#waiting.delete(table);
    this.#perform(table, task)
      .catch((error: unknown) => this.#parts.log.error({ error, table: table.id }, 'a scheduled task failed'))
      .finally(() => {
        if (!this.#waiting.has(table) && this.#thinking.get(table)?.task === task) this.#thinking.delete(table);
      });
  }

  async #perform(table: Table, task: ScheduledTask): Promise<void> {
    const now = this.#parts.tables.wakeUps.nextTask(table);
    if (now === undefined || !sameTask(now, task)) return this.reschedule(table);
    if (task.kind === 'bot') return this.#moveBot(table, task);
    const another = await this.#claim(table, task);
    if (another !== undefined) return this.#yield(table, task, another);
    switch (task.kind) {
      case 'order':
        return this.#parts.orders.follow(table, task.seat, task.question);
      case 'timeOut':
        return this.#timeOut(table, task);
    }
  }

  async #moveBot(table: Table, task: ScheduledTask): Promise<void> {
    const action = await this.#thinkAhead(table, task);
    if (action !== undefined) await this.#play(table, task, action, 'bot');
    // Not before it is played: whoever looks meanwhile must not think about the same once more.
    if (this.#thinking.get(table)?.task === task) this.#thinking.delete(table);
  }

  async #timeOut(table: Table, task: ScheduledTask): Promise<void> {
    const { tables } = this.#parts;
    if (table.sheet.settings.atTimeOut === 'bot' && !table.person(task.seat)?.left) {
      await tables.change(table, () =>
        table.person(task.seat) && table.asked(task.seat) === task.question
          ? { sheet: editSeat(table.sheet, task.seat, { standIn: true }) }
          : undefined,
      );
      return;
    }
    const { game, state } = table;
    if (state === undefined) return;
    const action = leastHarmful(game, game.veil(state, task.seat), task.seat);
    await this.#play(table, task, game.naming.named(action), 'clock');
  }

  async #play(table: Table, task: ScheduledTask, action: NamedAction, by: 'bot' | 'clock'): Promise<void> {
    const { tables, log } = this.#parts;
    const { seat, question } = task;
    const outcome = await tables.act(table, { seat, question, action, by });
    if (outcome.kind !== 'rejected' || table.state === undefined) return;
    log.warn(
      { table: table.id, seat, code: outcome.rejection.code },
      'a bot broke the rules; a simple legal move is made instead',
    );
    const legal = simpleMove(table.game, table.game.veil(table.state, seat), seat);
    await tables.act(table, { seat, question, action: legal, by });
  }

  /** A bot thinks while its pace lets time pass, in the one process that has taken the task. */
  #thinkAhead(table: Table, task: ScheduledTask): Promise<NamedAction | undefined> {
    const known = this.#thinking.get(table);
    if (known && sameTask(known.task, task)) return known.move;
    const { standIn, askBot, log, tables } = this.#parts;
    const sitting = table.sheet.seats[task.seat];
    const who = sitting?.kind === 'bot' ? { bot: sitting.bot } : { bot: standIn, limits: STANDING_IN };
    const move = this.#claim(table, task).then((another) => {
      if (another === undefined) {
        return table.asked(task.seat) === task.question
          ? botMove(table, task.seat, who, { askBot, log, tables })
          : undefined;
      }
      const waiting = this.#waiting.get(table);
      if (waiting && !sameTask(waiting.task, task)) return undefined;
      waiting?.timer.cancel();
      this.#waiting.delete(table);
      this.#yield(table, task, another);
      return undefined;
    });
    move.catch(() => undefined);
    this.#thinking.set(table, { task, move });
    return move;
  }
}
