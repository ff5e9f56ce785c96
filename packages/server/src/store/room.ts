import type { TableStore } from './table-store.ts';

export interface RoomParts {
  readonly store: Pick<TableStore, 'size'>;
  readonly now: () => number;
  /** The most the store may weigh. */
  readonly mostBytes: number;
  /** What must be left on its disk. */
  readonly freeBytes: number;
}

/** So long an answer is good for. */
const FRESH_MS = 5_000;

/** Is there room for new tables? Long before there is none for the moves of those that are played. */
export class Room {
  readonly #parts: RoomParts;
  #asked: Promise<boolean> | undefined;
  #at = Number.NEGATIVE_INFINITY;

  constructor(parts: RoomParts) {
    this.#parts = parts;
  }

  isLeft(): Promise<boolean> {
    const now = this.#parts.now();
    if (this.#asked === undefined || now - this.#at >= FRESH_MS) {
      this.#at = now;
      this.#asked = this.#look();
    }
    return this.#asked;
  }

  async #look(): Promise<boolean> {
    const { store, mostBytes, freeBytes } = this.#parts;
    const { bytes, free = Infinity } = await store.size();
    return bytes < mostBytes && free > freeBytes;
  }
}
