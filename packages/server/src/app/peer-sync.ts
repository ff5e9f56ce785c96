import type { Logger } from 'pino';
import type { ChatFeed } from '../chat/chat-feed.ts';
import { reasonOf } from '../common/reason.ts';
import type { PeerListener, PeerNotice, Peers } from '../peers/peers.ts';
import { NOBODY_CONNECTED, type Presence } from '../presence/presence.ts';
import type { Table, TableChanged } from '../tables/table.ts';
import { isBehind, type TableListener, type Tables } from '../tables/tables.ts';

export interface PeerSyncParts {
  readonly tables: Tables;
  readonly presence: Presence;
  readonly feed: ChatFeed;
  readonly peers: Peers;
  /** The person of this seat has done something, through another process. */
  readonly touched: (table: Table, seat: number) => void;
  readonly log: Logger;
}

/** Keeps the tables in memory as new as what other processes write, and tells those what is written here. */
export class PeerSync implements PeerListener, TableListener {
  readonly #parts: PeerSyncParts;
  /** Tables at which people elsewhere are being looked up, and whether that must be done once more. */
  readonly #lookingUp = new Map<string, boolean>();

  constructor(parts: PeerSyncParts) {
    this.#parts = parts;
  }

  changed({ table, before, after, entry, writtenBy }: TableChanged): void {
    if (writtenBy === 'peer') return;
    const { peers } = this.#parts;
    const { revision } = after.stored;
    if (entry) peers.notify({ table: table.id, kind: 'log', number: entry.entry.version });
    if (revision !== before.stored.revision) peers.notify({ table: table.id, kind: 'sheet', number: revision });
  }

  presenceChanged(id: string): void {
    const { peers, presence } = this.#parts;
    peers.showPresence(id, presence.here(id));
  }

  received(notice: PeerNotice): void {
    this.#follow(notice).catch((error: unknown) => this.#warn(error, notice.table));
  }

  /** Compares every table in memory with the store. */
  async resync(): Promise<void> {
    const { tables, peers, presence, feed } = this.#parts;
    const all = await tables.all();
    if (all.length === 0) return;
    const ids = all.map(({ id }) => id);
    const [heads, elsewhere] = await Promise.all([tables.store.heads(ids), peers.connectedElsewhere(ids)]);
    for (const table of all) {
      const head = heads.get(table.id);
      presence.setElsewhere(table.id, elsewhere.get(table.id) ?? NOBODY_CONNECTED);
      if (head === undefined) continue;
      const work = this.#read(table, isBehind(table, head), feed.isBehind(table.id, head.line));
      await work.catch((error: unknown) => this.#warn(error, table.id));
    }
  }

  async #follow({ table: id, kind, number }: PeerNotice): Promise<void> {
    const { tables, feed } = this.#parts;
    const table = await tables.loading(id);
    if (table === undefined) return;
    switch (kind) {
      case 'log':
        return this.#read(table, table.version < number, false);
      case 'sheet':
        return this.#read(table, table.stored.revision < number, false);
      case 'talk':
        return this.#read(table, false, feed.isBehind(id, number));
      case 'people':
        return this.#lookUp(table);
      case 'touch':
        return this.#parts.touched(table, number);
    }
  }

  async #read(table: Table, behind: boolean, talk: boolean): Promise<void> {
    const { tables, feed } = this.#parts;
    if (behind) await tables.refresh(table);
    if (talk) await feed.catchUp(table.id);
  }

  /** Many notices about the same people are one question to the store. */
  async #lookUp({ id }: Table): Promise<void> {
    const { peers, presence, tables } = this.#parts;
    if (this.#lookingUp.has(id)) return void this.#lookingUp.set(id, true);
    this.#lookingUp.set(id, false);
    try {
      const elsewhere = (await peers.connectedElsewhere([id])).get(id) ?? NOBODY_CONNECTED;
      // Let go meanwhile: whoever needs the table again asks again.
      if (tables.inMemory(id)) presence.setElsewhere(id, elsewhere);
    } finally {
      const again = this.#lookingUp.get(id);
      this.#lookingUp.delete(id);
      if (again) this.received({ table: id, kind: 'people', number: 0 });
    }
  }

  #warn(error: unknown, table: string): void {
    this.#parts.log.warn({ table, reason: reasonOf(error) }, 'what another process wrote could not be read');
  }
}
