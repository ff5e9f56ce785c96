import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addCards, cardsOf, cardsOfKind, countOf, holdsCards, MOST_OF_A_KIND, totalOf } from './cards.ts';

const KINDS = 9;

/** How many cards of each of nine kinds. */
const counts = fc.array(fc.nat({ max: MOST_OF_A_KIND }), { minLength: KINDS, maxLength: KINDS });

describe('cards as one number', () => {
  test('give back how many there are of each kind, and in all', () => {
    fc.assert(
      fc.property(counts, (some) => {
        const all = cardsOf(some);
        expect(Number.isSafeInteger(all)).toBe(true);
        expect(some.map((_, kind) => countOf(all, kind))).toEqual(some);
        expect(totalOf(all)).toBe(some.reduce((sum, count) => sum + count, 0));
      }),
    );
  });

  test('are equal when the cards are, and add up like them', () => {
    const colours = cardsOfKind(0, 3) + cardsOfKind(8, 2);
    expect(colours).toBe(cardsOf([3, 0, 0, 0, 0, 0, 0, 0, 2]));
    expect(cardsOfKind(5, 0)).toBe(0);
  });

  test('are put into a row and taken out of it, kind by kind, and nowhere else', () => {
    fc.assert(
      fc.property(counts, counts, (some, more) => {
        const row = [7, ...some, 7];
        addCards(row, 1, cardsOf(more), 1);
        expect(row).toEqual([7, ...some.map((count, kind) => count + (more[kind] ?? 0)), 7]);
        addCards(row, 1, cardsOf(more), -1);
        expect(row).toEqual([7, ...some, 7]);
      }),
    );
  });

  test('are held when the row has at least as many of every kind', () => {
    fc.assert(
      fc.property(counts, counts, (some, more) => {
        const enough = some.every((count, kind) => count >= (more[kind] ?? 0));
        expect(holdsCards([0, ...some], 1, cardsOf(more), KINDS)).toBe(enough);
        expect(holdsCards([0, ...some], 1, cardsOf(some), KINDS)).toBe(true);
        // What stands behind the row belongs to somebody else.
        expect(holdsCards([0, ...some, 1], 1, cardsOf(some) + cardsOfKind(KINDS, 1), KINDS)).toBe(false);
      }),
    );
  });

  test('more of a kind than there can be stay the most there can be', () => {
    expect(countOf(cardsOf([0, 99, 1]), 1)).toBe(MOST_OF_A_KIND);
    expect(countOf(cardsOf([0, 99, 1]), 2)).toBe(1);
  });
});
