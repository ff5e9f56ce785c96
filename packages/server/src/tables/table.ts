import type { Game, State } from '@branchline/engine';
import { type Connected, NOBODY } from '../peers/peers.ts';
import type { PersonSeat, TableSheet } from '../store/sheet.ts';
import type { StoredEntry, StoredOrder, StoredTable } from '../store/table-store.ts';
import { gameFor } from './games.ts';
import type { Situation } from './scheduled-task.ts';
import { advance, startTiming, type Timing } from './timing.ts';

/** The answer a seat gave last: if it comes again, it was lost on the way and counts as taken. */
interface LastAnswer {
  readonly id: string;
  readonly version: number;
}

/** A table in memory: what the store holds, folded. It can be thrown away at any time and read again. */
export class Table implements Situation {
  readonly id: string;
  readonly game: Game;
  table: StoredTable;
  /** Absent before the deal. */
  state: State | undefined;
  version = 0;
  timing: Timing;
  /** Standing orders now in force, by seat. */
  orders: ReadonlyMap<number, StoredOrder> = new Map();
  /** Who moved last: what is asked of the same seat again belongs to the same turn. */
  lastMover: number | undefined;
  readonly lastAnswers: Map<number, LastAnswer> = new Map();
  /** Seats whose person is connected here, and how often. */
  readonly present: Map<number, number> = new Map();
  /** Who is there through other processes. */
  elsewhere: Connected = NOBODY;
  /** The last line of talk that was passed on here; absent: nobody has listened yet. */
  heard: number | undefined;
  /** Since when a seat's person has been away, as far as this process knows. */
  readonly absentSince: Map<number, number> = new Map();
  readonly loadedAt: number;
  /** How many are just being told, by push, what is asked of them. */
  telling = 0;
  /** The change everybody waits for; none, when nobody changes anything. */
  #busy: Promise<void> | undefined;
  #news: PromiseWithResolvers<void> | undefined;

  constructor(table: StoredTable, now: number) {
    this.id = table.id;
    this.table = table;
    this.loadedAt = now;
    this.game = gameFor(table.sheet.game, table.sheet.options);
    this.timing = startTiming(table.sheet.settings.clock, table.sheet.seats.length);
  }

  get sheet(): TableSheet {
    return this.table.sheet;
  }

  /** The person at a seat, if one sits there. */
  person(seat: number): PersonSeat | undefined {
    const sitting = this.sheet.seats[seat];
    return sitting?.kind === 'person' ? sitting : undefined;
  }

  asked(seat: number): number | undefined {
    return this.state && this.game.asked(this.state, seat)?.number;
  }

  awaiting(): readonly number[] {
    return this.state ? this.game.awaiting(this.state) : [];
  }

  /** One at a time: whoever changes a table waits for the change before. */
  async alone<Result>(job: () => Promise<Result>): Promise<Result> {
    while (this.#busy !== undefined) await this.#busy;
    const mine = job();
    this.#busy = mine.then(
      () => undefined,
      () => undefined,
    );
    try {
      return await mine;
    } finally {
      this.#busy = undefined;
    }
  }

  /** Applies a stored entry. */
  follow({ seat, at, id, events }: StoredEntry): void {
    const state = this.state ?? this.game.blank();
    for (const event of events) this.game.evolve(state, this.game.naming.numbered(event));
    this.moveOn(state, this.timingAfter(state, seat, at), { seat, id });
  }

  /** How long everybody will have been thinking when this state comes about. */
  timingAfter(state: State, mover: number | undefined, at: number): Timing {
    const asked = (seat: number): number | undefined => this.game.asked(state, seat)?.number;
    return advance(this.timing, this.sheet.settings.clock, { asked, at, mover });
  }

  /** Takes the state after an entry as the present one. */
  moveOn(state: State, timing: Timing, { seat, id }: { seat: number | undefined; id: string | undefined }): void {
    this.state = state;
    this.timing = timing;
    this.version++;
    this.#news?.resolve();
    this.#news = undefined;
    this.lastMover = seat;
    if (seat === undefined) return;
    if (id !== undefined) this.lastAnswers.set(seat, { id, version: this.version });
    else this.lastAnswers.delete(seat);
  }

  /** Kept when the next thing has happened. */
  news(): Promise<void> {
    this.#news ??= Promise.withResolvers<void>();
    return this.#news.promise;
  }

  /** Is the seat's person connected, here or elsewhere? */
  isThere(seat: number): boolean {
    return this.present.has(seat) || this.elsewhere.seats.includes(seat);
  }

  awaySince(seat: number): number | undefined {
    return this.isThere(seat) ? undefined : (this.absentSince.get(seat) ?? this.loadedAt);
  }

  /** The table as its duties see it, at another moment. */
  situation(timing: Timing, orders: ReadonlyMap<number, StoredOrder> = this.orders): Situation {
    return { sheet: this.sheet, orders, timing, awaySince: (seat) => this.awaySince(seat) };
  }
}
