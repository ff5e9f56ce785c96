/**
 * Some cards, as one number: cards have no identity, so five bits a kind say how many of each (no game has more than 31 of
 * a kind). Nine kinds are 45 bits, which a JavaScript number holds exactly. Cheap to make, and equal when equal.
 */
export type Cards = number;

/** More of one kind than this is more than any game has. */
export const MOST_OF_A_KIND = 31;

/** What one card of each kind adds; ten kinds are the most there is room for. */
const ONE = Array.from({ length: 11 }, (_, kind) => 32 ** kind);
const LOW_KINDS = 6;
const LOW = 32 ** LOW_KINDS;

/** The counts of the first six kinds, as whole bits; and of all others. Bitwise, as `%` is slow where a number is large. */
const lowOf = (all: Cards): number => all & (LOW - 1);
const highOf = (all: Cards): number => (all / LOW) | 0;

export function cardsOfKind(kind: number, count: number): Cards {
  return ONE[kind] * count;
}

/** From counts by kind; more than `MOST_OF_A_KIND` is capped, and so still more than anybody holds. */
export function cardsOf(counts: ArrayLike<number>): Cards {
  let all = 0;
  for (let kind = 0; kind < counts.length; kind++) all += ONE[kind] * Math.min(counts[kind], MOST_OF_A_KIND);
  return all;
}

export function countOf(all: Cards, kind: number): number {
  return kind < LOW_KINDS ? (lowOf(all) >> (kind * 5)) & 31 : (highOf(all) >> ((kind - LOW_KINDS) * 5)) & 31;
}

export function totalOf(all: Cards): number {
  let total = 0;
  for (let low = lowOf(all); low > 0; low >>= 5) total += low & 31;
  for (let high = highOf(all); high > 0; high >>= 5) total += high & 31;
  return total;
}

/** Moves counts: adds `sign` times the cards to the row, kind by kind, from `at` on. */
export function addCards(row: number[], at: number, all: Cards, sign: 1 | -1): void {
  let kind = at;
  for (let low = lowOf(all); low > 0; low >>= 5) row[kind++] += sign * (low & 31);
  kind = at + LOW_KINDS;
  for (let high = highOf(all); high > 0; high >>= 5) row[kind++] += sign * (high & 31);
}

/** Does the row hold at least these, in its `kinds` counts from `at` on? What is of no kind there is nobody holds. */
export function holdsCards(row: readonly number[], at: number, all: Cards, kinds: number): boolean {
  if (all >= ONE[kinds]) return false;
  let kind = at;
  for (let low = lowOf(all); low > 0; low >>= 5) if (row[kind++] < (low & 31)) return false;
  kind = at + LOW_KINDS;
  for (let high = highOf(all); high > 0; high >>= 5) if (row[kind++] < (high & 31)) return false;
  return true;
}
