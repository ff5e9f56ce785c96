import { fastBits, fastChance } from '@branchline/engine';
import { newYork } from '@branchline/games';
import { describe, expect, test } from 'vitest';
import { Searcher } from '../styles/searcher.ts';
import { endsAlone, experienceOf, fitted, foretold, imaginedEnds, pairsOf, type Seen } from './fit.ts';

const bits = fastBits(5);
const even = (): number => bits() / 2 ** 32 - 0.5;

/** Games that end by a rule of our own: half of what was imagined, and twice the first aspect, less the second late on. */
function world(games: number, players: number): Seen[][] {
  return Array.from({ length: games }, () =>
    Array.from({ length: 10 }, (_, turn): Seen => {
      const progress = turn / 10;
      const aspects = Array.from({ length: players }, () => [8 * even(), 8 * even(), 8 * even()]);
      const imagined = aspects.map(() => 20 * even());
      const ended = aspects.map(([a = 0, b = 0], seat) => 0.5 * (imagined[seat] ?? 0) + 2 * a - 3 * progress * b);
      return { progress, aspects, imagined, ended: ended.map((end) => end + 0.1 * even()) };
    }),
  );
}

describe('what is learnt from games', () => {
  test.each([2, 3])('is the rule by which they ended, with %i players', (players) => {
    const { share, worth, later } = experienceOf(pairsOf(world(3000, players)));
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

  test('foretells games that it was not learnt from, better than imagined ends alone', () => {
    const games = world(150, 2);
    expect(foretold(games)).toBeGreaterThan(0.95);
    expect(foretold(games, endsAlone)).toBeLessThan(0.7);
  });

  test('leaves imagined ends as they are, as long as nothing else is known', () => {
    // What was imagined was so to the point; the rest are numbers of no meaning.
    const games = world(20, 2).map((seen) => seen.map((one) => ({ ...one, ended: one.imagined })));
    const { share, worth } = experienceOf(pairsOf(games));
    expect(share[0]).toBeCloseTo(1, 2);
    for (const value of worth) expect(value).toBeCloseTo(0, 2);
  });

  test('is the same from the same games seen ten times', () => {
    const games = world(30, 2);
    const often = Array.from({ length: 10 }, () => games).flat();
    expect(experienceOf(pairsOf(often))).toEqual(experienceOf(pairsOf(games)));
  });

  test('holds a number that never changes for worth nothing', () => {
    const rows = Array.from({ length: 5000 }, () => {
      const row = [even(), 0];
      return { row, end: 4 * (row[0] ?? 0) };
    });
    const [found = 0, never] = fitted(rows);
    expect(found).toBeGreaterThan(3.8);
    expect(never).toBe(0);
  });
});

test('imagined ends are looked at without touching the game itself', () => {
  const game = newYork();
  const { state } = game.begin(2, fastChance(3, 0));
  const { playout } = new Searcher().searching(game, 2);
  const before = [...state];
  const ends = imaginedEnds(game, state, playout, fastChance(3, 1));
  expect([...state]).toEqual(before);
  expect(ends).toHaveLength(2);
  for (const end of ends) expect(Math.abs(end)).toBeLessThan(60);
});
