import type { Logger } from 'pino';
import type { Clock, Timer } from '../common/clock.ts';
import type { OldTables, TableStore } from '../store/table-store.ts';
import type { Tables } from '../tables/tables.ts';

/** How many days things are kept; 0: for ever. */
export interface KeepDays {
  /** Tables that nobody began. */
  readonly unbegun: number;
  /** Games at which nothing has happened and nothing is due: where a clock runs, something is. */
  readonly idle: number;
  readonly finished: number;
  /** What was said at a table, from its end on. */
  readonly chat: number;
  /** People who have not been here, sit at no table and keep nothing to come back with. */
  readonly people: number;
}

export interface RetentionParts {
  readonly store: TableStore;
  readonly tables: Pick<Tables, 'drop'>;
  readonly keep: KeepDays;
  /** Keeps maps that are wanted though nobody plays on them; called before such maps are forgotten. */
  readonly renewMaps: () => Promise<void>;
  readonly clock: Clock;
  readonly log: Logger;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const LOOK_MS = 60 * 60 * 1000;
/** So many tables go at a time: whoever plays meanwhile does not notice. */
const AT_A_TIME = 50;
/** What a browser was signed out by is of no use once its cookie has run out. */
const REVOKED_MS = 400 * DAY_MS;
const REVOKED = 'revoked ';

/** Forgets what is old, at the start and every hour. */
export class Retention {
  readonly #parts: RetentionParts;
  #timer: Timer | undefined;
  #stopped = false;

  constructor(parts: RetentionParts) {
    this.#parts = parts;
  }

  async start(): Promise<void> {
    const { clock, log } = this.#parts;
    if (this.#stopped) return;
    this.#timer = clock.after(LOOK_MS, () => void this.start());
    await this.look().catch((error: unknown) => log.warn({ error }, 'what is old could not be forgotten'));
  }

  stop(): void {
    this.#stopped = true;
    this.#timer?.cancel();
  }

  async look(): Promise<void> {
    const { store, keep, clock, log } = this.#parts;
    const now = clock.now();
    const before = (days: number): number => (days === 0 ? Number.NEGATIVE_INFINITY : now - days * DAY_MS);
    const gone = {
      unbegun: await this.#forget('open', before(keep.unbegun)),
      idle: await this.#forget('playing', before(keep.idle)),
      finished: await this.#forget('over', before(keep.finished)),
    };
    if (keep.chat > 0) await store.forgetLines(before(keep.chat));
    if (keep.people > 0) await store.forgetPeople(before(keep.people));
    await this.#parts.renewMaps();
    // Whoever makes a table has brought its map a moment ago.
    await store.forgetPacks(now - DAY_MS);
    await store.forgetBelongings('link', now);
    await store.forgetBelongings('challenge', now);
    for (const [name, at] of await store.kept(REVOKED))
      if (Number(at) < now - REVOKED_MS) await store.setKept(name, undefined);
    if (gone.unbegun + gone.idle + gone.finished > 0) log.info(gone, 'old tables were forgotten');
  }

  async #forget(status: OldTables['status'], before: number): Promise<number> {
    const { store, tables } = this.#parts;
    if (before < 0) return 0;
    for (let count = 0; ; ) {
      const gone = await store.forgetTables({ status, before, limit: AT_A_TIME });
      for (const id of gone) tables.drop(id);
      count += gone.length;
      if (gone.length < AT_A_TIME || this.#stopped) return count;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}
