import type { ChatLine } from '@branchline/protocol';
import { Mutex } from '../common/mutex.ts';
import type { TableStore } from '../store/table-store.ts';

const MOST_LINES = 200;

interface Position {
  /** The number of the last line that was passed on. */
  line: number;
  readonly mutex: Mutex;
}

/** Passes on what is said at tables that are listened to here: each line once, in order, whichever process wrote it. */
export class ChatFeed {
  readonly #store: Pick<TableStore, 'lines'>;
  readonly #positions = new Map<string, Position>();
  readonly #listeners: ((table: string, line: ChatLine) => void)[] = [];

  constructor(store: Pick<TableStore, 'lines'>) {
    this.#store = store;
  }

  listen(listener: (table: string, line: ChatLine) => void): void {
    this.#listeners.push(listener);
  }

  /** Somebody listens, and has been shown the lines up to this one; whoever came first has set the position already. */
  start(table: string, line: number): void {
    if (!this.#positions.has(table)) this.#positions.set(table, { line, mutex: new Mutex() });
  }

  /** The table has been let go. */
  forget(table: string): void {
    this.#positions.delete(table);
  }

  isBehind(table: string, line: number): boolean {
    return (this.#positions.get(table)?.line ?? Infinity) < line;
  }

  /** Reads what was said since and passes it on; nothing, where nobody has listened yet. */
  async catchUp(table: string): Promise<void> {
    const position = this.#positions.get(table);
    await position?.mutex.exclusively(async () => {
      for (const line of await this.#store.lines(table, MOST_LINES, position.line)) {
        position.line = line.number;
        for (const listener of this.#listeners) listener(table, line);
      }
    });
  }
}
