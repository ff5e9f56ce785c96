import { makeBot } from '@branchline/bots';
import type { GameEvent } from '@branchline/engine';
import { deal, foldLog, history, seenBy } from '@branchline/games';
import { describe, expect, test, vi } from 'vitest';
import { gameFor } from '../tables/games.ts';
import type { BotRequest } from './bot-pool.ts';
import decide from './worker.ts';

vi.mock('@branchline/bots', { spy: true });

describe('what a worker is asked', () => {
  const game = gameFor('new-york', {});
  const setup = { game, seats: 2, chance: { kind: 'fast', seed: 4 } } as const;
  const dealt = deal(setup, 0);
  const { state } = foldLog(setup, [dealt]);
  const [seat = 0] = game.awaiting(state);
  const row = game.veil(state, seat);
  // Rollouts, not milliseconds: the answer must not depend on how busy the machine is.
  const limits = { rollouts: 4, milliseconds: 60_000 };
  const request: BotRequest = { bot: 'novice', limits, game: 'new-york', options: {}, row, seat, seed: 7 };

  test('is answered by the bot, not by the first move there is, also where the past has a name nobody knows', () => {
    const odd = [...dealt.events, { type: 'cardTaken', seat: 1, place: 0, card: 'a card of another box' }];
    const alone = decide(request);
    expect(alone).toMatchObject({ type: 'keepTickets' });
    expect(decide({ ...request, history: JSON.stringify(odd) })).toEqual(alone);
  });

  test('is answered with what there is for the move, not with what the bot would take by itself', () => {
    const master: BotRequest = { ...request, bot: 'master' };
    expect(decide(master)).toEqual(decide(master));
    expect(vi.mocked(makeBot).mock.calls.filter(([bot]) => bot === 'master')).toEqual([['master', limits]]);
  });

  test('comes to the bot with all that its seat has seen, and nothing more', () => {
    const asked: (readonly GameEvent[] | undefined)[] = [];
    vi.mocked(makeBot).mockReturnValueOnce({
      id: 'listener',
      choose({ offers: [offer = { type: 'none' }], history: seen }) {
        asked.push(seen);
        return offer;
      },
    });
    decide({ ...request, bot: 'listener', history: JSON.stringify(seenBy(dealt, seat).events) });
    expect(asked).toEqual([history(game, [dealt], seat)]);
    expect(asked).not.toEqual([history(game, [dealt], 'replay')]);
  });

  test('of a bot that is not there is refused', () => {
    expect(() => decide({ ...request, bot: 'nobody' })).toThrow('there is no bot nobody');
  });
});
