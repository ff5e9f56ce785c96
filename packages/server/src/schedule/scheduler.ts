import { leastHarmful } from '@branchline/engine';
import type { NamedAction } from '@branchline/protocol';
import type { Logger } from 'pino';
import { botMove, simpleMove } from '../bots/pool.ts';
import type { Think } from '../bots/think.ts';
import type { Peers } from '../peers/peers.ts';
import { DamagedTable } from '../store/damaged.ts';
import { nextTask, type ScheduledTask } from '../tables/scheduled-task.ts';
import { seatEdited } from '../tables/seat-edits.ts';
import type { Table } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';

export interface SchedulerParts {
  readonly tables: Tables;
  readonly think: Think;
  /** Carries out a seat's standing order, or ends it. */
  readonly followOrder: (live: Table, seat: number, question: number) => Promise<void>;
  /** The bot that moves for people who are away (T-1). */
  readonly standIn: string;
  readonly peers: Pick<Peers, 'claim'>;
  /** How long a duty belongs to the process that took it, beyond its moment. */
  readonly lease: number;
  readonly log: Logger;
  readonly now: () => number;
}

interface Waiting {
  readonly timer: NodeJS.Timeout;
  readonly duty: ScheduledTask;
}

interface Thinking {
  readonly duty: ScheduledTask;
  /** Nothing: the duty is another process's. */
  readonly move: Promise<NamedAction | undefined>;
}

/** What whoever stands in has for a move: enough to play well, little enough for many tables. */
const STANDING_IN = { playouts: 200, milliseconds: 400 };
/** Timers longer than this are left to the store's alarm. */
const FAR_MS = 10 * 60_000;
const POLL_MS = 1_000;
const AT_ONCE = 200;
const IDLE_MS = 30_000;
/** After another process's time for a duty is over. */
const YIELD_MS = 100;

/** Sees to what must happen at tables without anybody asking: bots' moves, standing orders, clocks. */
export class Scheduler {
  readonly #parts: SchedulerParts;
  readonly #waiting = new Map<Table, Waiting>();
  readonly #thinking = new Map<Table, Thinking>();
  #poll: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(parts: SchedulerParts) {
    this.#parts = parts;
  }

  /** Begins to look for tables that are due. `alone`: no other process shares the store, so nobody else holds a lease. */
  async start(alone: boolean): Promise<void> {
    await this.#takeDue(this.#parts.now() + (alone ? this.#parts.lease : 0));
    this.#again();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#poll);
    for (const { timer } of this.#waiting.values()) clearTimeout(timer);
    this.#waiting.clear();
  }

  /** Called whenever a table has changed. */
  attend(live: Table): void {
    const before = this.#waiting.get(live);
    const duty = live.table.status === 'playing' && !this.#stopped ? nextTask(live) : undefined;
    if (before && duty && same(before.duty, duty)) return;
    if (before) clearTimeout(before.timer);
    const thinking = this.#thinking.get(live);
    if (thinking && !(duty && same(thinking.duty, duty))) this.#thinking.delete(live);
    const delay = (duty?.at ?? Infinity) - this.#parts.now();
    if (duty === undefined || delay > FAR_MS) {
      this.#waiting.delete(live);
      return;
    }
    if (duty.kind === 'bot') void this.#thinkAhead(live, duty);
    const timer = setTimeout(() => this.#due(live, duty), Math.max(0, delay));
    this.#waiting.set(live, { timer, duty });
  }

  /** Another process sees to it for so long: look again then. */
  #yield(live: Table, duty: ScheduledTask, milliseconds: number): void {
    if (this.#thinking.get(live)?.duty === duty) this.#thinking.delete(live);
    if (this.#stopped || this.#waiting.has(live)) return;
    const timer = setTimeout(() => {
      this.#waiting.delete(live);
      this.attend(live);
    }, milliseconds + YIELD_MS);
    this.#waiting.set(live, { timer, duty });
  }

  /** Until when another process has this duty; nothing: it is ours. */
  #claim(live: Table, duty: ScheduledTask): Promise<number | undefined> {
    const { peers, lease, now } = this.#parts;
    return peers.claim(live.id, live.version, Math.max(0, duty.at - now()) + lease);
  }

  #forget(live: Table): void {
    clearTimeout(this.#waiting.get(live)?.timer);
    this.#waiting.delete(live);
    this.#thinking.delete(live);
  }

  #busy(live: Table): boolean {
    const duty = this.#waiting.get(live)?.duty;
    return (
      live.telling > 0 || this.#thinking.has(live) || (duty !== undefined && duty.at - this.#parts.now() < IDLE_MS)
    );
  }

  #again(): void {
    if (this.#stopped) return;
    this.#poll = setTimeout(() => {
      this.#takeDue(this.#parts.now())
        .catch((error: unknown) => this.#parts.log.error({ error }, 'the alarm could not be read'))
        .finally(() => this.#again());
    }, POLL_MS);
    this.#poll.unref();
  }

  async #takeDue(now: number): Promise<void> {
    const { tables } = this.#parts;
    // What such a table is waiting for is in the store.
    for (const gone of tables.cache.evict(now - IDLE_MS, (live) => this.#busy(live))) this.#forget(gone);
    const until = this.#parts.now() + this.#parts.lease;
    const due = await tables.store.takeDue(now, until, AT_ONCE);
    await Promise.all(due.map((id) => this.#look(id, until)));
  }

  async #look(id: string, until: number): Promise<void> {
    const { tables } = this.#parts;
    try {
      const live = await tables.get(id);
      if (live === undefined) return;
      // The lease was written behind the table's back.
      live.table = { ...live.table, wakeAt: until };
      const duty = nextTask(live);
      this.attend(live);
      // An alarm that no clock explains was left by a process that died: perhaps before it had told whose turn it is.
      if (live.table.status === 'playing' && !(duty?.kind === 'timeOut' && duty.at <= until))
        await tables.tellAgain(live);
      await tables.remind(live);
    } catch (error) {
      // That it is damaged has been told once.
      if (error instanceof DamagedTable) return;
      this.#parts.log.error({ error, table: id }, 'a table could not be attended to');
    }
  }

  #due(live: Table, duty: ScheduledTask): void {
    this.#waiting.delete(live);
    this.#perform(live, duty)
      .catch((error: unknown) => this.#parts.log.error({ error, table: live.id }, 'a duty could not be done'))
      .finally(() => {
        if (!this.#waiting.has(live) && this.#thinking.get(live)?.duty === duty) this.#thinking.delete(live);
      });
  }

  async #perform(live: Table, duty: ScheduledTask): Promise<void> {
    const now = nextTask(live);
    if (now === undefined || !same(now, duty)) return this.attend(live);
    if (duty.kind === 'bot') return this.#moveBot(live, duty);
    const another = await this.#claim(live, duty);
    if (another !== undefined) return this.#yield(live, duty, another);
    switch (duty.kind) {
      case 'order':
        return this.#parts.followOrder(live, duty.seat, duty.question);
      case 'timeOut':
        return this.#timeOut(live, duty);
    }
  }

  async #moveBot(live: Table, duty: ScheduledTask): Promise<void> {
    const action = await this.#thinkAhead(live, duty);
    if (action !== undefined) await this.#play(live, duty, action, 'bot');
    // Not before it is played: whoever looks meanwhile must not think about the same once more.
    if (this.#thinking.get(live)?.duty === duty) this.#thinking.delete(live);
  }

  async #timeOut(live: Table, duty: ScheduledTask): Promise<void> {
    const { tables } = this.#parts;
    if (live.sheet.settings.atTimeOut === 'bot' && !live.person(duty.seat)?.left) {
      await tables.change(live, () =>
        live.person(duty.seat) && live.asked(duty.seat) === duty.question
          ? { sheet: seatEdited(live.sheet, duty.seat, { standIn: true }) }
          : undefined,
      );
      return;
    }
    const { game, state } = live;
    if (state === undefined) return;
    const action = leastHarmful(game, game.veil(state, duty.seat), duty.seat);
    await this.#play(live, duty, game.naming.named(action) as NamedAction, 'clock');
  }

  async #play(live: Table, { seat, question }: ScheduledTask, action: NamedAction, by: 'bot' | 'clock'): Promise<void> {
    const { tables, log } = this.#parts;
    const outcome = await tables.act(live, { seat, question, action, by });
    if (outcome.kind !== 'rejected' || live.state === undefined) return;
    log.warn(
      { table: live.id, seat, code: outcome.rejection.code },
      'a bot broke the rules; a simple legal move is made instead',
    );
    const legal = simpleMove(live, live.game.veil(live.state, seat), seat);
    await tables.act(live, { seat, question, action: legal, by });
  }

  /** A bot thinks while its pace lets time pass, in the one process that has taken the duty. */
  #thinkAhead(live: Table, duty: ScheduledTask): Promise<NamedAction | undefined> {
    const known = this.#thinking.get(live);
    if (known && same(known.duty, duty)) return known.move;
    const { standIn, think, log, tables } = this.#parts;
    const sitting = live.sheet.seats[duty.seat];
    const who = sitting?.kind === 'bot' ? { bot: sitting.bot } : { bot: standIn, limits: STANDING_IN };
    const move = this.#claim(live, duty).then((another) => {
      if (another === undefined) {
        const past = () => tables.store.entries(live.id, 0);
        return live.asked(duty.seat) === duty.question
          ? botMove(live, duty.seat, who, { think, log, past })
          : undefined;
      }
      const waiting = this.#waiting.get(live);
      if (waiting && !same(waiting.duty, duty)) return undefined;
      clearTimeout(waiting?.timer);
      this.#waiting.delete(live);
      this.#yield(live, duty, another);
      return undefined;
    });
    move.catch(() => undefined);
    this.#thinking.set(live, { duty, move });
    return move;
  }
}

function same(one: ScheduledTask, other: ScheduledTask): boolean {
  return one.kind === other.kind && one.seat === other.seat && one.question === other.question && one.at === other.at;
}
