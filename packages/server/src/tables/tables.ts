import { LEASE_MS, nextDuty, wakeFor } from '../clock/duties.ts';
import { isRefused, type Refused, refuse } from '../refusal.ts';
import type { StoredEntry, StoredTable, TableChange, TableStore } from '../store/table-store.ts';
import { type Answer, clocks, type Outcome, type Played, tryAnswer } from './act.ts';
import type { Audience } from './audience.ts';
import { LiveTable } from './live-table.ts';
import { openTo } from './news.ts';
import type { TableSheet } from './sheet.ts';
import { TableCache } from './table-cache.ts';

/** What a change of a sheet makes of it. */
export interface Edited {
  readonly sheet: TableSheet;
  readonly status?: StoredTable['status'];
  /** The deal: the first entry, as JSON. */
  readonly deal?: string;
}

export interface TablesParts {
  readonly store: TableStore;
  readonly audience: Audience;
  readonly now: () => number;
  /** After every change: bots, clocks and orders are seen to. */
  readonly attend: (live: LiveTable) => void;
  /** Something is asked of these seats that was not asked before. */
  readonly asked: (live: LiveTable, seats: readonly number[]) => void;
}

/** A list that is a minute behind is good enough; it spares a write for each of many quick moves. */
const TOUCH_MS = 60_000;
const ATTEMPTS = 5;

/** The tables in memory, and the one door through which they change. */
export class Tables {
  readonly store: TableStore;
  readonly cache: TableCache;
  /** Actions taken since the start. */
  accepted = 0;
  readonly #parts: TablesParts;

  constructor(parts: TablesParts) {
    this.store = parts.store;
    this.cache = new TableCache(parts.now);
    this.#parts = parts;
  }

  /** The table, read from the store if it is not in memory. */
  get(id: string): Promise<LiveTable | undefined> {
    return this.cache.get(id, async () => {
      const live = await this.load(id);
      if (live !== undefined) this.#parts.attend(live);
      return live;
    });
  }

  /** The table as the store has it, folded anew; not kept. */
  async load(id: string): Promise<LiveTable | undefined> {
    const table = await this.store.read(id);
    if (table === undefined) return undefined;
    const live = new LiveTable(table, this.#parts.now());
    for (const body of await this.store.entries(id, 0)) live.follow(JSON.parse(body) as StoredEntry);
    live.orders = await this.store.orders(id);
    return live;
  }

  async create(table: StoredTable): Promise<LiveTable> {
    await this.store.create(table);
    const live = new LiveTable(table, this.#parts.now());
    this.cache.add(live);
    return live;
  }

  /** Changes who sits where, or how the table stands. An edit that answers nothing wants nothing changed. */
  change(live: LiveTable, edit: (live: LiveTable) => Edited | Refused | undefined): Promise<LiveTable | Refused> {
    return live.alone(async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const edited = edit(live);
        if (edited === undefined) return live;
        if (isRefused(edited)) return edited;
        if (await this.#writeSheet(live, edited)) {
          this.#parts.audience.changed(live);
          if (edited.deal !== undefined) this.#parts.asked(live, live.awaiting());
          this.#parts.attend(live);
          return live;
        }
        await this.catchUp(live);
      }
      return refuse('unavailable', 'The table is being changed by others; try again.');
    });
  }

  /** A seat's answer: asked of the rules, written, told to everybody. There is no other door. */
  act(live: LiveTable, answer: Answer): Promise<Outcome> {
    return live.alone(async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const now = this.#parts.now();
        const played = tryAnswer(live, answer, now);
        if (played.kind !== 'toWrite') return played;
        const change = this.#changeOf(live, played, now);
        if (await this.store.commit(change)) {
          this.#moveOn(live, answer, { played, change });
          return { kind: 'played', version: live.version };
        }
        await this.catchUp(live);
      }
      return { kind: 'stale', version: live.version };
    });
  }

  /** Writes down when the table must be looked at again, if that has changed. */
  remind(live: LiveTable): Promise<void> {
    return live.alone(async () => {
      const wakeAt = live.table.status === 'playing' ? wakeFor(nextDuty(live)) : 'never';
      if (wakeAt === (live.table.wakeAt ?? 'never')) return;
      const change: TableChange = { id: live.id, wakeAt };
      if (await this.store.commit(change)) adopt(live, change);
    });
  }

  /** Another process has written to the table: what it wrote is read and told. */
  async catchUp(live: LiveTable): Promise<void> {
    const table = await this.store.read(live.id);
    if (table === undefined) throw new Error(`table ${live.id} is gone`);
    const news = await this.store.entries(live.id, live.version);
    live.table = table;
    for (const body of news) {
      const { seat, by, ...entry } = JSON.parse(body) as StoredEntry;
      live.follow({ ...entry, ...(seat !== undefined && { seat }) });
      this.#parts.audience.happened(live, {
        table: live.id,
        version: live.version,
        seat,
        by,
        at: entry.at,
        events: entry.events,
        texts: entry.events.map((event) => JSON.stringify(event)),
        open: openTo(entry.events),
        clocks: clocks(live, entry.at),
      });
    }
    this.#parts.audience.changed(live);
    this.#parts.attend(live);
  }

  #changeOf(live: LiveTable, { body, over, timing }: Played, now: number): TableChange {
    const { id, table, sheet, version } = live;
    const wakeAt = over ? 'never' : wakeFor(nextDuty(live.situation(timing)));
    return {
      id,
      entry: { version: version + 1, body },
      ...((over || now - table.changedAt > TOUCH_MS) && { changedAt: now }),
      ...(over && { sheet: { revision: table.revision, status: 'over', content: { ...sheet, endedAt: now } } }),
      ...(wakeAt !== (table.wakeAt ?? 'never') && { wakeAt }),
    };
  }

  #moveOn(live: LiveTable, { seat, id }: Answer, { played, change }: { played: Played; change: TableChange }): void {
    const { audience, asked, attend } = this.#parts;
    const before = live.timing;
    this.accepted++;
    adopt(live, change);
    live.moveOn(played.state, played.timing, { seat, id });
    audience.happened(live, played.news());
    if (played.over) audience.changed(live);
    asked(
      live,
      live.awaiting().filter((number) => live.timing.seats[number]?.question !== before.seats[number]?.question),
    );
    attend(live);
  }

  async #writeSheet(live: LiveTable, { sheet, status = live.table.status, deal }: Edited): Promise<boolean> {
    const now = this.#parts.now();
    const change: TableChange = {
      id: live.id,
      changedAt: now,
      sheet: { revision: live.table.revision, status, content: sheet },
      ...(deal !== undefined && { entry: { version: 1, body: deal } }),
      // Bots may have become part of the table: whoever finds it after a crash looks at once.
      ...(status === 'playing' && { wakeAt: now + LEASE_MS }),
    };
    if (!(await this.store.commit(change))) return false;
    adopt(live, change);
    if (deal !== undefined) live.follow(JSON.parse(deal) as StoredEntry);
    return true;
  }
}

/** What was written about the table itself now holds in memory too. */
function adopt(live: LiveTable, { changedAt, sheet, wakeAt }: TableChange): void {
  if (changedAt === undefined && sheet === undefined && wakeAt === undefined) return;
  const { wakeAt: before, ...table } = live.table;
  const wake = wakeAt ?? before;
  live.table = {
    ...table,
    ...(changedAt !== undefined && { changedAt }),
    ...(sheet && { revision: sheet.revision + 1, status: sheet.status, sheet: sheet.content }),
    ...(typeof wake === 'number' && { wakeAt: wake }),
  };
}
