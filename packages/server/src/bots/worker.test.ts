import { fastChance } from '@branchline/engine';
import { describe, expect, test } from 'vitest';
import { gameFor } from '../tables/games.ts';
import type { BotRequest } from './think.ts';
import decide from './worker.ts';

describe('what a worker is asked', () => {
  const game = gameFor('new-york', {});
  const { state, events } = game.begin(2, fastChance(4, 0));
  const [seat = 0] = game.awaiting(state);
  const row = game.veil(state, seat);
  const thought: BotRequest = { bot: 'novice', game: 'new-york', options: {}, row, seat, seed: 7 };
  const past = events.map((event) => game.naming.named(event)) as unknown as NonNullable<BotRequest['history']>;

  test('is answered by the bot, not by the first move there is, also where the past has a name nobody knows', () => {
    const odd = [...past, { type: 'cardTaken', seat: 1, place: 0, card: 'a card of another box' }] as typeof past;
    const alone = decide(thought);
    expect(alone).toMatchObject({ type: 'keepTickets' });
    expect(decide({ ...thought, history: odd })).toEqual(alone);
  });

  test('is answered with what there is for the move, not with what the bot would take by itself', () => {
    const master: BotRequest = { ...thought, bot: 'master', limits: { playouts: 40, milliseconds: 400 } };
    const start = Date.now();
    expect(decide(master)).toEqual(decide(master));
    // By itself it would think for more than a second, each time.
    expect(Date.now() - start).toBeLessThan(1000);
  });

  test('of a bot that is not there is refused', () => {
    expect(() => decide({ ...thought, bot: 'nobody' })).toThrow('there is no bot nobody');
  });
});
