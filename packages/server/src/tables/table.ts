import type { Entry, Game, State } from '@branchline/engine';
import { append, type ChanceSource, foldLog, type GameEntry, type Log } from '@branchline/games';
import { Mutex } from '../common/mutex.ts';
import { gameFor } from '../packs/games.ts';
import type { PersonSeat, TableSheet } from '../store/sheet.ts';
import type { Commit, StoredOrder, StoredTable } from '../store/table-store.ts';
import { EntryText } from './entry-text.ts';
import { advance, startTiming, type Timing } from './timing.ts';

/** The standing orders in force, by seat. */
export type OrdersBySeat = ReadonlyMap<number, StoredOrder>;

/** A table at one moment, but for its position: what listeners compare. */
export interface TableMoment {
  readonly stored: StoredTable;
  /** How many entries the log has. */
  readonly version: number;
  readonly timing: Timing;
  readonly orders: OrdersBySeat;
}

/** Something has changed at a table. */
export interface TableChanged {
  readonly table: Table;
  readonly before: TableMoment;
  readonly after: TableMoment;
  /** What was appended to the log, if anything. */
  readonly entry: EntryText | undefined;
  /** The seats whose standing orders have moved on, ended or been given. */
  readonly movedOrders: readonly number[];
  /** Who wrote it: this process, or another one whose writing has been read. */
  readonly writtenBy: 'us' | 'peer';
  /** More of what another process wrote follows at once: only then is the table what it is in the store. */
  readonly more: boolean;
}

/** An entry to append, with the log after it. */
export interface Appended {
  readonly text: EntryText;
  readonly log: Log;
  readonly timing: Timing;
}

/** The answer a seat gave last: if it comes again, it was lost on the way and counts as taken. */
interface LastAnswer {
  readonly id: string;
  readonly version: number;
}

/**
 * A table in memory: what the store holds of it, folded. It can be thrown away at any time and read again. It changes by its
 * own methods only, and each change ends in one `changed`.
 */
export class Table {
  readonly id: string;
  /** What is played here, of the house or from outside. */
  readonly entry: GameEntry;
  readonly #changed: (change: TableChanged) => void;
  readonly #mutex = new Mutex();
  readonly #lastAnswers = new Map<number, LastAnswer>();
  /** What each seat that a bot plays has seen: its events as JSON, with commas between. */
  readonly #histories = new Map<number, string>();
  #game: Game;
  #moment: TableMoment;
  #log: Log | undefined;
  #lastMover: number | undefined;
  #nextEntry: PromiseWithResolvers<void> | undefined;

  /** A table without a log; `followLog` brings it to where its log ends. */
  constructor(
    stored: StoredTable,
    entry: GameEntry,
    changed: (change: TableChanged) => void = () => undefined,
    orders: OrdersBySeat = new Map(),
  ) {
    const { settings, seats, options } = stored.sheet;
    this.id = stored.id;
    this.entry = entry;
    this.#game = gameFor(entry, options);
    this.#moment = { stored, version: 0, timing: startTiming(settings.clock, seats.length), orders };
    this.#changed = changed;
  }

  /** The game with this table's options, which the host may change before the deal. */
  get game(): Game {
    return this.#game;
  }

  get moment(): TableMoment {
    return this.#moment;
  }

  get stored(): StoredTable {
    return this.#moment.stored;
  }

  get sheet(): TableSheet {
    return this.#moment.stored.sheet;
  }

  get status(): StoredTable['status'] {
    return this.#moment.stored.status;
  }

  get version(): number {
    return this.#moment.version;
  }

  get timing(): Timing {
    return this.#moment.timing;
  }

  get orders(): OrdersBySeat {
    return this.#moment.orders;
  }

  /** The log, followed to its end; absent before the deal. */
  get log(): Log | undefined {
    return this.#log;
  }

  /** The position; absent before the deal. */
  get state(): State | undefined {
    return this.#log?.state;
  }

  /** Who moved last: what is asked of the same seat again belongs to the same turn. */
  get lastMover(): number | undefined {
    return this.#lastMover;
  }

  /** The person at a seat, if one sits there. */
  person(seat: number): PersonSeat | undefined {
    const sitting = this.sheet.seats[seat];
    return sitting?.kind === 'person' ? sitting : undefined;
  }

  /** The number of the question that is asked of a seat. */
  asked(seat: number): number | undefined {
    return this.state && this.game.asked(this.state, seat)?.number;
  }

  awaiting(): readonly number[] {
    return this.state ? this.game.awaiting(this.state) : [];
  }

  /** The version at which the seat's last answer was taken, if it was the one with this id. */
  takenAt(seat: number, id: string | undefined): number | undefined {
    const last = this.#lastAnswers.get(seat);
    return id !== undefined && last?.id === id ? last.version : undefined;
  }

  /** How long everybody will have been thinking when this state comes about. */
  timingAfter(state: State, { seat: mover, by, at }: Pick<Entry, 'seat' | 'by' | 'at'>): Timing {
    const asked = (seat: number): number | undefined => this.game.asked(state, seat)?.number;
    return advance(this.timing, this.sheet.settings.clock, { asked, at, mover, by });
  }

  /** One at a time: whoever changes a table waits for the change before. */
  exclusively<Result>(job: () => Promise<Result>): Promise<Result> {
    return this.#mutex.exclusively(job);
  }

  /** Kept when the next entry has been appended. */
  nextEntry(): Promise<void> {
    this.#nextEntry ??= Promise.withResolvers<void>();
    return this.#nextEntry.promise;
  }

  /** All that a seat which a bot plays has seen, veiled, as a JSON array; absent, where it has not been kept. */
  historyFor(seat: number): string | undefined {
    const seen = this.#histories.get(seat);
    return seen === undefined ? undefined : `[${seen}]`;
  }

  /** Keeps what a seat sees from now on, because a bot plays there; `entries` is the log up to now. */
  keepHistory(seat: number, entries: readonly Entry[]): void {
    if (entries.length !== this.version) throw new Error(`table ${this.id} has another log by now`);
    this.#histories.set(seat, '');
    for (const entry of entries) this.#remember(seat, new EntryText(entry));
  }

  /** Opening: the entries of the log, one after the other. Nobody listens yet. */
  followLog(entries: Iterable<Entry>): void {
    for (const entry of entries) this.#append(this.#followed(entry));
  }

  /** What this process has written about the table now holds in memory too; the entry, if there was one, may have been played. */
  apply({ changedAt, sheet, order, wakeAt }: Commit, written?: Appended | Entry): void {
    const before = this.#moment;
    const orders = order ? withOrder(before.orders, order) : before.orders;
    let { stored } = before;
    // Most moves leave everything but the log as it was.
    if (changedAt !== undefined || sheet !== undefined || wakeAt !== undefined) {
      const { wakeAt: wokenAt, ...rest } = stored;
      const wake = wakeAt ?? wokenAt;
      stored = {
        ...rest,
        ...(changedAt !== undefined && { changedAt }),
        ...(sheet && { revision: sheet.revision + 1, status: sheet.status, sheet: sheet.content }),
        ...(typeof wake === 'number' && { wakeAt: wake }),
      };
    }
    this.#moment = this.#setUpAgain({ ...before, stored, orders });
    const appended = written && ('log' in written ? written : this.#followed(written));
    if (appended) this.#append(appended);
    const movedOrders = order ? [order.seat] : [];
    this.#emit({ before, entry: appended?.text, movedOrders, writtenBy: 'us', more: false });
  }

  /** What another process has written: the table and its orders as they are stored now, and the entries that are new. */
  catchUp(stored: StoredTable, orders: OrdersBySeat, entries: readonly Entry[]): void {
    const before = this.#moment;
    // Also orders change the revision: nobody but their owner may notice.
    const sameSheet = JSON.stringify(before.stored.sheet) === JSON.stringify(stored.sheet);
    const now = sameSheet ? { ...stored, sheet: before.stored.sheet } : stored;
    const peer = { entry: undefined, movedOrders: [], writtenBy: 'peer', more: true } as const;
    // Whoever has lost a seat must not see what happened there since; but after the end everything is open.
    if (stored.status !== 'over') {
      this.#moment = this.#setUpAgain({ ...before, stored: now });
      if (!sameSheet || before.stored.status !== stored.status) this.#emit({ ...peer, before });
    }
    for (const entry of entries) {
      const last = this.#moment;
      const appended = this.#followed(entry);
      this.#append(appended);
      this.#emit({ ...peer, before: last, entry: appended.text });
    }
    const last = this.#moment;
    this.#moment = { ...last, stored: now, orders };
    this.#emit({ ...peer, before: last, movedOrders: changedOrders(last.orders, orders), more: false });
  }

  /** Before the deal options, clock and seats may become others. */
  #setUpAgain(moment: TableMoment): TableMoment {
    const { options, settings, seats } = moment.stored.sheet;
    if (moment.version > 0 || moment.stored.sheet === this.sheet) return moment;
    if (options !== this.sheet.options) this.#game = gameFor(this.entry, options);
    return { ...moment, timing: startTiming(settings.clock, seats.length) };
  }

  /** The position after an entry that was played elsewhere, or before. */
  #followed(entry: Entry): Appended {
    const { game, sheet } = this;
    const log = this.#log ?? foldLog({ game, seats: sheet.seats.length, chance: chanceOf(sheet) }, []);
    append(log, entry);
    return { text: new EntryText(entry), log, timing: this.timingAfter(log.state, entry) };
  }

  #append({ text, log, timing }: Appended): void {
    const { entry } = text;
    const { version } = entry;
    if (version === 1) this.#keepHistoriesOfBots();
    this.#log = log;
    this.#moment = { ...this.#moment, version, timing };
    this.#lastMover = entry.seat;
    if (entry.seat !== undefined) {
      if (entry.id === undefined) this.#lastAnswers.delete(entry.seat);
      else this.#lastAnswers.set(entry.seat, { id: entry.id, version });
    }
    for (const bot of this.#histories.keys()) this.#remember(bot, text);
    this.#nextEntry?.resolve();
    this.#nextEntry = undefined;
  }

  #keepHistoriesOfBots(): void {
    for (const [seat, sitting] of this.sheet.seats.entries()) {
      if (sitting.kind === 'bot' || (sitting.kind === 'person' && (sitting.standIn || sitting.left)))
        this.#histories.set(seat, '');
    }
  }

  #remember(seat: number, text: EntryText): void {
    const events = text.eventsFor(seat);
    const seen = this.#histories.get(seat) ?? '';
    if (events !== '') this.#histories.set(seat, seen === '' ? events : `${seen},${events}`);
  }

  #emit(change: Omit<TableChanged, 'table' | 'after'>): void {
    this.#changed({ ...change, table: this, after: this.#moment });
  }
}

/** Where the shuffles of a table come from. */
function chanceOf({ imported, seed = '' }: TableSheet): ChanceSource {
  return imported ?? { kind: 'strong', seed };
}

/** The orders in force once a seat has this one. */
export function withOrder(orders: OrdersBySeat, { seat, stored }: NonNullable<Commit['order']>): OrdersBySeat {
  const others = [...orders].filter(([other]) => other !== seat);
  return new Map(stored.order === undefined ? others : [...others, [seat, stored]]);
}

/** The seats whose order is not what it was. */
function changedOrders(before: OrdersBySeat, after: OrdersBySeat): readonly number[] {
  if (before === after) return [];
  const seats = new Set([...before.keys(), ...after.keys()]);
  return [...seats].filter((seat) => JSON.stringify(before.get(seat)) !== JSON.stringify(after.get(seat)));
}

/** The seats that are asked something they were not asked before. */
export function newlyAsked(before: Timing, after: Timing): readonly number[] {
  return [...after.seats.keys()].filter((seat) => {
    const question = after.seats[seat]?.question;
    return question !== undefined && question !== before.seats[seat]?.question;
  });
}
