import { gameList } from '@branchline/games/all';
import { describe, expect, test } from 'vitest';
import { lastTurnsOf } from '../testing/last-turns.ts';

describe('a last turn', () => {
  test.each(gameList)('of $id is never worth less than another by the true score', { timeout: 120_000 }, (entry) => {
    const asking = { players: 2, by: 'novice', rollouts: 8, seed: 640_000 };
    expect(lastTurnsOf(entry.make({}), { ...asking, bot: 'regular', turns: 14 })).toMatchObject({ missed: 0 });
  });

  test('was often played wrong by the levels as they once were', { timeout: 120_000 }, () => {
    const [game] = gameList;
    if (!game) throw new Error('no game');
    const asking = { players: 2, by: 'novice', rollouts: 8, seed: 640_000, turns: 60 };
    expect(lastTurnsOf(game.make({}), { ...asking, bot: 'regular-1' }).missed).toBeGreaterThan(0);
  });
});
