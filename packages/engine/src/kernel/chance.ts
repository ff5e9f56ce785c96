/**
 * The only randomness there is: the order of a shuffled pile. It is an argument, never a global, so the
 * same seed gives the same game on every machine, and a test can stack the deck.
 */
export interface Chance {
  /** Puts the items into a random order, in place. */
  shuffle(items: number[]): void;
}

/** A source of 32 random bits at a time. */
export type Bits = () => number;

/** Fisher and Yates, from the last item down; documented for strangers in docs/game-record.md. */
export function shuffleWith(bits: Bits, items: number[]): void {
  for (let last = items.length - 1; last > 0; last--) {
    const pick = below(bits, last + 1);
    const kept = items[last];
    items[last] = items[pick];
    items[pick] = kept;
  }
}

const TWO_32 = 2 ** 32;

/** An even choice among 0 … bound − 1: words that would favour the small numbers are thrown away. */
export function below(bits: Bits, bound: number): number {
  const limit = TWO_32 - (TWO_32 % bound);
  for (;;) {
    const word = bits();
    if (word < limit) return word % bound;
  }
}

/** Shuffles a number of places of a row, from one place on, where they stand. */
export function shuffleStretch(row: number[], from: number, count: number, chance: Chance): void {
  const items = row.slice(from, from + count);
  chance.shuffle(items);
  for (let place = 0; place < count; place++) row[from + place] = items[place];
}
