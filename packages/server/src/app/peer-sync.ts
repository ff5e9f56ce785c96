import type { Logger } from 'pino';
import { type Connected, NOBODY, type PeerListener, type PeerNotice, type Peers } from '../peers/peers.ts';
import { reasonOf } from '../peers/postgres-listener.ts';
import { isBehind } from '../tables/adopt.ts';
import type { Audience } from '../tables/audience.ts';
import type { Table } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';

export interface PeerSyncParts {
  readonly tables: Tables;
  readonly peers: Peers;
  readonly audience: Audience;
  readonly attend: (live: Table) => void;
  readonly log: Logger;
  readonly now: () => number;
}

/** Keeps the tables in memory as new as what other processes write. */
export class PeerSync implements PeerListener {
  readonly #parts: PeerSyncParts;
  /** Tables at which people elsewhere are being looked up, and whether that must be done once more. */
  readonly #lookingUp = new Map<string, boolean>();

  constructor(parts: PeerSyncParts) {
    this.#parts = parts;
  }

  heard(note: PeerNotice): void {
    this.#follow(note).catch((error: unknown) => this.#complain(error, note.table));
  }

  /** Compares every table in memory with the store. */
  async missed(): Promise<void> {
    const { tables, peers } = this.#parts;
    const lives = await tables.cache.all();
    if (lives.length === 0) return;
    const ids = lives.map(({ id }) => id);
    const [heads, elsewhere] = await Promise.all([tables.store.heads(ids), peers.elsewhere(ids)]);
    for (const live of lives) {
      const head = heads.get(live.id);
      this.#meet(live, elsewhere.get(live.id) ?? NOBODY);
      if (head === undefined) continue;
      const work = this.#read(live, isBehind(live, head), head.line > (live.heard ?? Infinity));
      await work.catch((error: unknown) => this.#complain(error, live.id));
    }
  }

  async #follow({ table, written, number }: PeerNotice): Promise<void> {
    const live = await this.#parts.tables.cache.peek(table);
    if (live === undefined) return;
    switch (written) {
      case 'log':
        return this.#read(live, live.version < number, false);
      case 'sheet':
        return this.#read(live, live.table.revision < number, false);
      case 'talk':
        return this.#read(live, false, (live.heard ?? Infinity) < number);
      case 'people':
        return this.#lookUp(live);
    }
  }

  async #read(live: Table, behind: boolean, talk: boolean): Promise<void> {
    const { tables } = this.#parts;
    if (behind) await live.alone(() => tables.keepUp(live));
    if (talk) await tables.hear(live);
  }

  /** Many notes about the same people are one question to the store. */
  async #lookUp(live: Table): Promise<void> {
    if (this.#lookingUp.has(live.id)) return void this.#lookingUp.set(live.id, true);
    this.#lookingUp.set(live.id, false);
    try {
      const elsewhere = await this.#parts.peers.elsewhere([live.id]);
      this.#meet(live, elsewhere.get(live.id) ?? NOBODY);
    } finally {
      const again = this.#lookingUp.get(live.id);
      this.#lookingUp.delete(live.id);
      if (again) this.heard({ table: live.id, written: 'people', number: 0 });
    }
  }

  #meet(live: Table, elsewhere: Connected): void {
    const { seats: before, watchers } = live.elsewhere;
    if (String(before) === String(elsewhere.seats) && watchers === elsewhere.watchers) return;
    live.elsewhere = elsewhere;
    for (const seat of before) if (!live.isThere(seat)) live.absentSince.set(seat, this.#parts.now());
    this.#parts.audience.changed(live);
    this.#parts.attend(live);
  }

  #complain(error: unknown, table: string): void {
    this.#parts.log.warn({ table, reason: reasonOf(error) }, 'what another process wrote could not be read');
  }
}
