import { describe, expect, test } from 'vitest';
import { type SeatScore, scoreSheet, type TieBreakKind } from './score-sheet.ts';

const scored = (...seats: readonly (readonly number[])[]): SeatScore[] =>
  seats.map(([total = 0, ...tieBreaks], seat) => ({ seat, lines: [], total, tieBreaks }));

const BOTH: readonly TieBreakKind[] = ['ticketsDone', 'longestPath'];

describe('the winner', () => {
  test.each<[string, SeatScore[], readonly number[], string]>([
    ['most points, whatever the tie-breaks say', scored([10, 0, 0], [12, 0, 0], [11, 9, 9]), [1], 'points'],
    ['fewer minus points are more', scored([-3, 0, 0], [-1, 0, 0]), [1], 'points'],
    ['a tie goes to more tickets done', scored([10, 2, 0], [10, 3, 0], [9, 5, 9]), [1], 'ticketsDone'],
    ['still tied: the next tie-break', scored([10, 3, 4], [10, 3, 7], [10, 2, 9]), [1], 'longestPath'],
    ['a tie-break that settles nothing is not what decided', scored([10, 3, 4], [10, 3, 7]), [1], 'longestPath'],
    ['level in everything: the victory is shared', scored([10, 3, 7], [4, 9, 9], [10, 3, 7]), [0, 2], 'shared'],
    [
      'shared among those left by the first tie-break only',
      scored([10, 3, 7], [10, 1, 9], [10, 3, 7]),
      [0, 2],
      'shared',
    ],
    ['all level', scored([0, 0, 0], [0, 0, 0], [0, 0, 0]), [0, 1, 2], 'shared'],
  ])('%s', (_title, seats, winners, decidedBy) => {
    expect(scoreSheet(seats, BOTH)).toEqual({ seats, winners, decidedBy });
  });

  test('without tie-breaks is shared at once', () => {
    expect(scoreSheet(scored([1, 5], [1, 6]), [])).toMatchObject({ winners: [0, 1], decidedBy: 'shared' });
  });
});
