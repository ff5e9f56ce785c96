/** Who is connected because of a table. */
export interface PresenceSummary {
  readonly seats: readonly number[];
  /** Those who hold no seat. */
  readonly watchers: number;
}

/** The host who sits nowhere and looks on: present like a seat's person, and nobody's seat. */
export const LOOKING_HOST = -1;

export const NOBODY_CONNECTED: PresenceSummary = { seats: [], watchers: 0 };

/** Whoever has looked counts as there for so long. */
const LOOK_MS = 60_000;

/** `here`: through this process; `elsewhere`: through another one. */
export type PresenceListener = (table: string, where: 'here' | 'elsewhere') => void;

interface TablePresence {
  /** Before that nothing is known of anybody. */
  readonly since: number;
  /** How many connections each seat's person has to this process. */
  readonly seats: Map<number, number>;
  watchers: number;
  /** When somebody last looked who is not connected: a program that asks now and then. */
  lookedAt: number;
  elsewhere: PresenceSummary;
  readonly absentSince: Map<number, number>;
  /** When each seat's person last did something that only a person does, or came. */
  readonly touchedAt: Map<number, number>;
}

/** Who is connected to the tables in memory, here or through other processes, and since when somebody is not. */
export class Presence {
  readonly #now: () => number;
  readonly #tables = new Map<string, TablePresence>();
  readonly #listeners: PresenceListener[] = [];

  constructor(now: () => number) {
    this.#now = now;
  }

  listen(listener: PresenceListener): void {
    this.#listeners.push(listener);
  }

  /** A table has come into memory. */
  track(table: string, elsewhere: PresenceSummary = NOBODY_CONNECTED): void {
    this.#at(table).elsewhere = elsewhere;
  }

  /** A table has been let go. */
  forget(table: string): void {
    this.#tables.delete(table);
  }

  /** Somebody has come who holds these seats; none: a watcher. */
  connect(table: string, seats: readonly number[]): void {
    this.#countIn(this.#at(table), seats);
    this.#emit(table, 'here');
  }

  disconnect(table: string, seats: readonly number[]): void {
    this.#countOut(this.#at(table), seats);
    this.#emit(table, 'here');
  }

  /** A sign of life of somebody who is not connected all the time: they have been away since now. */
  seen(table: string, seats: readonly number[]): void {
    const presence = this.#tables.get(table);
    for (const seat of seats) if (!this.isConnected(table, seat)) presence?.absentSince.set(seat, this.#now());
  }

  /** The people of these seats have done something: they are really there. */
  touched(table: string, seats: readonly number[]): void {
    const presence = this.#tables.get(table);
    for (const seat of seats) presence?.touchedAt.set(seat, this.#now());
  }

  /** Since when the person of this seat has done nothing, though they are connected; nothing, while they are not. */
  quietSince(table: string, seat: number): number | undefined {
    if (!this.isConnected(table, seat)) return undefined;
    const presence = this.#tables.get(table);
    return presence?.touchedAt.get(seat) ?? presence?.since;
  }

  /** Is the person of this seat connected to this very process? */
  isHere(table: string, seat: number): boolean {
    return this.#tables.get(table)?.seats.has(seat) ?? false;
  }

  /** Somebody looks at the table without being connected. */
  look(table: string): void {
    const presence = this.#tables.get(table);
    if (presence === undefined) return;
    const before = this.isWatched(table);
    presence.lookedAt = this.#now();
    if (!before) this.#emit(table, 'here');
  }

  /** Is anybody there to see what happens, from a seat or without one? */
  isWatched(table: string): boolean {
    const presence = this.#tables.get(table);
    if (presence === undefined) return false;
    const { seats, watchers, elsewhere, lookedAt } = presence;
    if (seats.size + watchers + elsewhere.seats.length + elsewhere.watchers > 0) return true;
    return this.#now() - lookedAt < LOOK_MS;
  }

  /** Somebody who is connected holds other seats than before. */
  reseat(table: string, before: readonly number[], after: readonly number[]): void {
    const presence = this.#at(table);
    // In this order, so that nobody is away for a moment.
    this.#countIn(presence, after);
    this.#countOut(presence, before);
    this.#emit(table, 'here');
  }

  /** What is known of the other processes; nothing happens if it is what was known already. */
  setElsewhere(table: string, elsewhere: PresenceSummary): void {
    const presence = this.#at(table);
    const { seats: before, watchers } = presence.elsewhere;
    if (String(before) === String(elsewhere.seats) && watchers === elsewhere.watchers) return;
    presence.elsewhere = elsewhere;
    for (const seat of before) if (!this.isConnected(table, seat)) presence.absentSince.set(seat, this.#now());
    this.#emit(table, 'elsewhere');
  }

  /** Is the person of this seat connected, here or elsewhere? */
  isConnected(table: string, seat: number): boolean {
    const presence = this.#tables.get(table);
    return presence !== undefined && (presence.seats.has(seat) || presence.elsewhere.seats.includes(seat));
  }

  /** Since when the person of this seat has been away, as far as this process knows; nothing, while connected. */
  absentSince(table: string, seat: number): number | undefined {
    if (this.isConnected(table, seat)) return undefined;
    const presence = this.#tables.get(table);
    return presence?.absentSince.get(seat) ?? presence?.since ?? this.#now();
  }

  /** Everybody who is connected to this process. */
  here(table: string): PresenceSummary {
    const presence = this.#tables.get(table);
    if (presence === undefined) return NOBODY_CONNECTED;
    return { seats: [...presence.seats.keys()].sort((one, other) => one - other), watchers: presence.watchers };
  }

  /** How many watch without a seat, here and elsewhere. */
  watchers(table: string): number {
    const presence = this.#tables.get(table);
    return presence === undefined ? 0 : presence.watchers + presence.elsewhere.watchers;
  }

  #at(table: string): TablePresence {
    let presence = this.#tables.get(table);
    if (presence === undefined) {
      const since = this.#now();
      presence = {
        since,
        seats: new Map(),
        watchers: 0,
        lookedAt: Number.NEGATIVE_INFINITY,
        elsewhere: NOBODY_CONNECTED,
        absentSince: new Map(),
        touchedAt: new Map(),
      };
      this.#tables.set(table, presence);
    }
    return presence;
  }

  #countIn(presence: TablePresence, seats: readonly number[]): void {
    if (seats.length === 0) presence.watchers++;
    for (const seat of seats) {
      presence.seats.set(seat, (presence.seats.get(seat) ?? 0) + 1);
      // A line that is back is no person; one that is new is.
      if (!presence.touchedAt.has(seat)) presence.touchedAt.set(seat, this.#now());
    }
  }

  #countOut(presence: TablePresence, seats: readonly number[]): void {
    if (seats.length === 0) presence.watchers--;
    for (const seat of seats) {
      const left = (presence.seats.get(seat) ?? 0) - 1;
      if (left > 0) {
        presence.seats.set(seat, left);
        continue;
      }
      presence.seats.delete(seat);
      presence.absentSince.set(seat, this.#now());
    }
  }

  #emit(table: string, where: 'here' | 'elsewhere'): void {
    for (const listener of this.#listeners) listener(table, where);
  }
}
