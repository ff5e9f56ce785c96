import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseTickets } from './choose-tickets.ts';
import { FEW, fewTickets } from './few-tickets.ts';

const some = fc.constantFrom(0, 0, 0, 0, 0, 1, 1, 2);
const anyTickets = fc.array(
  fc.record({
    points: fc.integer({ min: 1, max: 9 }),
    needs: fc.tuple(some, some, some, some, some, some, some, some),
  }),
  { maxLength: FEW },
);
const anyPile = fc.array(fc.nat(3), { minLength: 9, maxLength: 9 });

test('trying out a few tickets finds the very set that prices and a queue find (CG-60)', () => {
  fc.assert(
    fc.property(anyPile, anyTickets, (pile, tickets) => {
      expect(fewTickets(pile, tickets)).toEqual(chooseTickets(pile, tickets).chosen);
    }),
    { seed: 60, numRuns: 1000 },
  );
});
