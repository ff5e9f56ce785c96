import type { FinishedGame } from '@branchline/protocol';
import { expect, test } from 'vitest';
import { figuresByGame, marginOf } from './figures.ts';

const game = (given: Partial<FinishedGame> & { points: readonly number[] }): FinishedGame => {
  const { points, ...rest } = given;
  const best = Math.max(...points);
  return {
    id: `t${rest.at ?? 0}`,
    game: 'towns',
    at: 0,
    seat: 0,
    seats: points.map((one, seat) => ({ name: ['Me', 'Bo', 'Cy'][seat] ?? '', points: one, won: one === best })),
    ticketsDone: 1,
    ticketsMissed: 0,
    routes: ['a--b'],
    longestPath: 4,
    ...rest,
  };
};

test('games are told apart, counted, and put in the order they were played', () => {
  const [towns, hills] = figuresByGame([
    game({ at: 3, points: [20, 30], ticketsMissed: 2 }),
    game({ at: 1, points: [50, 40, 10], routes: ['a--b', 'b--c'], longestPath: 9 }),
    game({ at: 2, game: 'hills', points: [1, 2] }),
  ]);
  expect(hills).toMatchObject({ game: 'hills', games: 1, won: 0 });
  expect(towns).toMatchObject({
    games: 2,
    won: 1,
    points: [
      { points: 50, won: true, at: 1 },
      { points: 20, won: false, at: 3 },
    ],
    byPlayers: [
      { players: 2, won: 0, games: 1 },
      { players: 3, won: 1, games: 1 },
    ],
    ticketsDone: 2,
    ticketsMissed: 2,
    routes: [
      { route: 'a--b', count: 2 },
      { route: 'b--c', count: 1 },
    ],
    longestPath: 9,
    against: [
      { name: 'Bo', won: 1, games: 2 },
      { name: 'Cy', won: 1, games: 1 },
    ],
  });
});

test('a game without a board has no longest path', () => {
  const { longestPath: _, ...cards } = game({ points: [3, 2], routes: [] });
  expect(figuresByGame([cards])[0]).not.toHaveProperty('longestPath');
});

test('nobody has figures without a game', () => expect(figuresByGame([])).toEqual([]));

test('who won is ahead of the best of the others; level on points, by nothing', () => {
  expect(marginOf(game({ points: [50, 40, 10] }))).toBe(10);
  expect(marginOf(game({ points: [50, 50] }))).toBe(0);
});
