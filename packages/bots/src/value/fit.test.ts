import { fastBits, fastChance } from '@branchline/engine';
import { describe, expect, test } from 'vitest';
import { meanScores } from '../search/rollout.ts';
import { Searcher } from '../styles/searcher.ts';
import { taxiGame } from '../testing/some-games.ts';
import { explainedVariance, leastSquares, pairsOf, type Sample, valueModelOf, withoutFeatures } from './fit.ts';

const bits = fastBits(5);
const even = (): number => bits() / 2 ** 32 - 0.5;

/** Games that end by a rule of our own: half of what was imagined, and twice the first feature, less the second late on. */
function world(games: number, players: number): Sample[][] {
  return Array.from({ length: games }, () =>
    Array.from({ length: 10 }, (_, turn): Sample => {
      const progress = turn / 10;
      const features = Array.from({ length: players }, () => [8 * even(), 8 * even(), 8 * even()]);
      const imagined = features.map(() => 20 * even());
      const ended = features.map(([a = 0, b = 0], seat) => 0.5 * (imagined[seat] ?? 0) + 2 * a - 3 * progress * b);
      return { progress, features, imagined, ended: ended.map((end) => end + 0.1 * even()) };
    }),
  );
}

describe('what is learnt from games', () => {
  test.each([2, 3])('is the rule by which they ended, with %i players', (players) => {
    const { share, worth, later } = valueModelOf(pairsOf(world(3000, players)));
    // Held a little towards nothing, and so not to the last digit.
    const at = (progress: number): number[] => [
      share[0] + share[1] * progress,
      ...worth.map((value, place) => value + (later[place] ?? 0) * progress),
    ];
    for (const progress of [0.2, 0.5, 0.8]) {
      const rule = [0.5, 2, -3 * progress, 0];
      for (const [place, value] of at(progress).entries())
        expect(Math.abs(value - (rule[place] ?? 0))).toBeLessThan(0.2);
    }
  });

  test('predicts games that it was not fitted to, better than rollouts alone', () => {
    const games = world(150, 2);
    expect(explainedVariance(games)).toBeGreaterThan(0.95);
    expect(explainedVariance(games, withoutFeatures)).toBeLessThan(0.7);
  });

  test('takes rollouts at their word, as long as nothing else is known', () => {
    // What was imagined was so to the point; the rest are numbers of no meaning.
    const games = world(20, 2).map((seen) => seen.map((one) => ({ ...one, ended: one.imagined })));
    const { share, worth } = valueModelOf(pairsOf(games));
    expect(share[0]).toBeCloseTo(1, 2);
    for (const value of worth) expect(value).toBeCloseTo(0, 2);
  });

  test('is the same from the same games seen ten times', () => {
    const games = world(30, 2);
    const often = Array.from({ length: 10 }, () => games).flat();
    expect(valueModelOf(pairsOf(often))).toEqual(valueModelOf(pairsOf(games)));
  });

  test('holds a number that never changes for worth nothing', () => {
    const rows = Array.from({ length: 5000 }, () => {
      const row = [even(), 0];
      return { row, end: 4 * (row[0] ?? 0) };
    });
    const [found = 0, never] = leastSquares(rows);
    expect(found).toBeGreaterThan(3.8);
    expect(never).toBe(0);
  });
});

test('mean scores are found without touching the game itself', () => {
  const game = taxiGame();
  const { state } = game.begin(2, fastChance(3, 0));
  const { policy } = new Searcher().domain(game, 2);
  const before = [...state];
  const ends = meanScores(game, state, policy, fastChance(3, 1));
  expect([...state]).toEqual(before);
  expect(ends).toHaveLength(2);
  for (const end of ends) expect(Math.abs(end)).toBeLessThan(60);
});
