import { type Game, isBoardGame } from '@branchline/engine';
import { gameFromPack } from '@branchline/games';
import { gameList } from '@branchline/games/all';
import { randomPack } from '@branchline/games/testing';
import { describe, expect, test } from 'vitest';
import { defaultWeights } from '../planner/weights.ts';
import type { Style } from '../styles/style.ts';
import { winRate } from '../testing/planners-meet.ts';
import { taxiGame, tunnelGame, untriedGame } from '../testing/some-games.ts';
import { wideMap } from '../testing/wide-map.ts';
import { blunderRateFor, minStandardErrorsFor } from './level-settings.ts';
import { traitsOf, traitWeights } from './trait-weights.ts';
import { weightsFor } from './weights.ts';

const WIDE = [1, 2, 3, 4, 5, 6];
const wideGame = (seed: number): Game => gameFromPack(wideMap(seed)).make({});

describe('a board that nobody has tried out', () => {
  test('is played by its traits, whatever it is called', () => {
    const game = taxiGame();
    expect(weightsFor(untriedGame(), 2)).toEqual(traitWeights(game));
    expect(weightsFor({ ...game, tuned: {} }, 2)).toEqual(traitWeights(game));
    expect(weightsFor({ ...game, id: 'somewhere-else', tuned: undefined }, 3)).toEqual(traitWeights(game));
    // What has been found for a board goes before.
    expect(weightsFor(game, 2)).not.toEqual(traitWeights(game));
  });

  test('is short or wide, with small tickets or large', () => {
    expect(traitsOf(taxiGame()).wide).toBe(0);
    expect(traitsOf(tunnelGame())).toEqual({ wide: 1, tickets: 1 });
    for (const seed of WIDE) {
      const game = wideGame(seed);
      if (isBoardGame(game)) expect(traitsOf(game).wide).toBe(1);
    }
  });

  test('is searched with more doubt and fewer blunders, if it is wide', () => {
    const [wide, short] = [wideGame(1), untriedGame()];
    expect([wide, short].map((game) => minStandardErrorsFor(game, 2, false))).toEqual([2.5, 1.2]);
    expect([wide, short].map((game) => blunderRateFor('regular')(game, 2))).toEqual([5, 12]);
  });

  test('has a number for every weight, between those that were found', () => {
    const games = [
      ...gameList.map(({ make }) => make({})),
      ...[1, 2, 3].map((seed) => gameFromPack(randomPack(seed)).make({})),
      ...WIDE.map(wideGame),
    ];
    for (const game of games) {
      if (!isBoardGame(game)) continue;
      expect(Object.keys(traitWeights(game)).toSorted()).toEqual(Object.keys(defaultWeights).toSorted());
      for (const value of Object.values(traitWeights(game))) expect(Number.isFinite(value)).toBe(true);
    }
  });

  test('is played better than with the usual weights: six wide maps made at random', () => {
    const usual: Style = { board: defaultWeights, ticketPolicy: {} };
    const rates = WIDE.map((seed) => winRate(wideGame(seed), 2, [{}, usual], [1, 2, 3, 4]));
    expect(rates.reduce((sum, rate) => sum + rate, 0) / rates.length).toBeGreaterThan(0.55);
  });
});
