import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestTickets, completable } from './best-tickets.ts';
import { chooseTickets, type TicketNeeds } from './choose-tickets.ts';

/** "12:00101010": the points, then a digit for each colour. */
function tickets(text: string): TicketNeeds[] {
  return text.split(' ').map((ticket) => {
    const [points = '', needs = ''] = ticket.split(':');
    return { points: Number(points), needs: [...needs].map(Number) };
  });
}

test.each([
  ['nothing on the track, nothing completed (CG-60)', [0, 0, 0, 0, 0, 0, 0, 0, 0], '5:10000000', []],
  ['all of them, if the pile has the cards (CG-60)', [2, 1, 0, 0, 0, 0, 0, 0, 0], '5:10000000 6:11000000', [0, 1]],
  [
    'a card is used once: the ticket with more points (CG-60)',
    [1, 1, 0, 0, 0, 0, 0, 0, 0],
    '5:10000000 9:11000000',
    [1],
  ],
  [
    'two small tickets may beat a large one (CG-60)',
    [1, 1, 1, 0, 0, 0, 0, 0, 0],
    '9:11100000 5:10000000 5:01000000',
    [1, 2],
  ],
  ['a wild is any colour, even two of them in one ticket (CG-60)', [1, 0, 0, 0, 0, 0, 0, 0, 2], '10:11100000', [0]],
  ['a wild too few (CG-60)', [1, 0, 0, 0, 0, 0, 0, 0, 1], '10:11100000', []],
  [
    'with the same points, more tickets (CG-60)',
    [1, 1, 0, 0, 0, 0, 0, 0, 0],
    '10:11000000 5:10000000 5:01000000',
    [1, 2],
  ],
  ['with as many tickets, fewer wilds (CG-60)', [1, 1, 0, 0, 0, 0, 0, 0, 1], '7:10100000 7:11000000', [1]],
  ['with even that the same, the first tickets (CG-60)', [1, 0, 0, 0, 0, 0, 0, 0, 0], '5:10000000 5:10000000', [0]],
] as const)('%s', (_name, pile, held, best) => {
  expect(bestTickets(pile, tickets(held))).toEqual(best);
});

test('tickets are completable together if wilds fill all that the colours lack (CG-60)', () => {
  const held = tickets('5:20000000 5:11000000');

  expect(completable([2, 1, 0, 0, 0, 0, 0, 0, 1], held)).toBe(true);
  expect(completable([2, 0, 0, 0, 0, 0, 0, 0, 1], held)).toBe(false);
  expect(completable([9, 0, 0, 0, 0, 0, 0, 0, 0], held)).toBe(false);
  expect(completable([0, 0, 0, 0, 0, 0, 0, 0, 4], held)).toBe(true);
});

describe('any pile and any few tickets', () => {
  const few = fc.constantFrom(0, 0, 0, 0, 0, 1, 1, 2);
  const anyTicket = fc.record({
    points: fc.integer({ min: 1, max: 9 }),
    needs: fc.tuple(few, few, few, few, few, few, few, few),
  });
  const anyPile = fc.array(fc.nat(3), { minLength: 9, maxLength: 9 });

  test('the best tickets are those that trying every set finds (CG-60)', () => {
    fc.assert(
      fc.property(anyPile, fc.array(anyTicket, { maxLength: 10 }), (pile, held) => {
        expect(bestTickets(pile, held)).toEqual(byTryingEverything(pile, held));
      }),
      { numRuns: 300 },
    );
  });

  test('also where hardly anything but wilds is there (CG-60)', () => {
    const mostlyWild = fc.tuple(few, few, few, few, few, few, few, few, fc.nat(9));
    fc.assert(
      fc.property(mostlyWild, fc.array(anyTicket, { maxLength: 10 }), (pile, held) => {
        expect(bestTickets(pile, held)).toEqual(byTryingEverything(pile, held));
      }),
      { numRuns: 300 },
    );
  });
});

// All the tickets there are.
const ALL = tickets(
  '5:00010000 5:00100000 6:00010001 6:00110000 7:00110000 7:00010010 8:00000011 9:00000011 9:01000100 9:00010001 ' +
    '9:00100001 10:00010010 10:00100010 10:00000101 10:01000001 10:01000100 10:00000101 10:00100001 10:00100010 ' +
    '11:00101001 11:10010001 11:10010010 11:01001001 12:00101010 12:01001100 13:00001011 13:11000001 13:10010100 ' +
    '14:10010100 14:01001010 14:11010000 15:00020100 15:01011000 16:00001201 16:11011000 17:10001110 17:00001111 ' +
    '17:20100100 18:11200000 19:01002010 19:11101000 20:11001010 20:10200100 20:02200000 21:20110100 22:01001120',
);

// The answers are those of an integer programming solver (HiGHS), asked again for each ticket whether a best set has it.
test.each([
  [
    'the pile that takes most steps of all that were found',
    [7, 7, 7, 5, 5, 9, 4, 8, 6],
    276,
    [0, 1, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 27, 28, 31, 32, 37, 39, 40, 41, 42],
  ],
  [
    'a large pile',
    [6, 7, 4, 7, 6, 8, 9, 9, 14],
    334,
    [0, 1, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 25, 27, 28, 29, 31, 32, 38, 39, 40, 41, 42, 43],
  ],
  ['a small one', [4, 1, 4, 2, 5, 3, 0, 6, 7], 155, [9, 13, 14, 16, 17, 26, 32, 39, 40, 41, 42]],
  ['one that is even', [3, 3, 3, 3, 3, 3, 3, 3, 3], 134, [0, 1, 11, 12, 13, 14, 16, 32, 40, 41, 42]],
  ['nothing but wilds', [0, 0, 0, 0, 0, 0, 0, 0, 16], 80, [0, 1, 11, 12, 13, 14, 15, 16, 17]],
] as const)('all 46 tickets and %s: the best, in a bounded number of steps (CG-60)', (_name, pile, points, best) => {
  const { chosen, steps } = chooseTickets(pile, ALL);

  expect(bestTickets(pile, ALL)).toEqual(best);
  expect(chosen).toEqual(best);
  expect(chosen.reduce((sum, at) => sum + (ALL[at]?.points ?? 0), 0)).toBe(points);
  expect(steps).toBeLessThan(15_000);
});

test('more tickets than there are is a mistake of the caller (CG-60)', () => {
  const [one, other] = [tickets('5:10000000'), tickets('5:01000000')];
  const many = Array.from({ length: 54 }, (_, at) => (at % 2 ? one : other)).flat();

  expect(() => bestTickets([1, 1, 0, 0, 0, 0, 0, 0, 0], many)).toThrow('more than any game has');
});

/** Every set, the first tickets first, so that of equals the one with lower positions stays. */
function byTryingEverything(pile: readonly number[], held: readonly TicketNeeds[]): number[] {
  let best = { set: [] as number[], rank: [0, 0, 0] };
  const sets = Array.from({ length: 2 ** held.length }, (_, bits) => [...held.keys()].filter((at) => bits & (1 << at)));
  sets.sort((one, other) => firstDifference(one, other));
  for (const set of sets) {
    const wilds = lacking(
      pile,
      set.flatMap((at) => held[at] ?? []),
    );
    if (wilds > (pile[8] ?? 0)) continue;
    const rank = [set.reduce((sum, at) => sum + (held[at]?.points ?? 0), 0), set.length, -wilds];
    if (firstDifference(rank, best.rank) > 0) best = { set, rank };
  }
  return best.set;
}

function lacking(pile: readonly number[], chosen: readonly TicketNeeds[]): number {
  return pile.slice(0, 8).reduce((sum, cards, colour) => {
    const need = chosen.reduce((all, { needs }) => all + (needs[colour] ?? 0), 0);
    return sum + Math.max(0, need - cards);
  }, 0);
}

function firstDifference(one: readonly number[], other: readonly number[]): number {
  for (const [at, value] of one.entries()) if (value !== other[at]) return value - (other[at] ?? 0);
  return 0;
}
