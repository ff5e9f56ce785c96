import { makeBot } from '@branchline/bots';
import type { GameEvent } from '@branchline/engine';
import { deal, foldLog, history, type Pack, seenBy } from '@branchline/games';
import { randomPack, smallGame } from '@branchline/games/testing';
import { describe, expect, test, vi } from 'vitest';
import { systemClock } from '../common/clock.ts';
import { gameFor } from '../packs/games.ts';
import { entryOfMap } from '../testing/maps.ts';
import { type BotRequest, NO_MAP, openBotPool } from './bot-pool.ts';
import decide from './worker.ts';

vi.mock('@branchline/bots', { spy: true });

describe('what a worker is asked', () => {
  const entry = smallGame();
  const game = gameFor(entry, {});
  const setup = { game, seats: 2, chance: { kind: 'fast', seed: 4 } } as const;
  const dealt = deal(setup, 0);
  const { state } = foldLog(setup, [dealt]);
  const [seat = 0] = game.awaiting(state);
  const row = game.veil(state, seat);
  // Rollouts, not milliseconds: the answer must not depend on how busy the machine is.
  const limits = { rollouts: 4, milliseconds: 60_000 };
  const request: BotRequest = { bot: 'novice', limits, game: entry.id, options: {}, row, seat, seed: 7 };

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

const ME = { owner: 'me', origin: 'here' };

describe('a map from outside', () => {
  const request = (pack: Pack): BotRequest => {
    const entry = entryOfMap(pack);
    const game = gameFor(entry, {});
    const setup = { game, seats: pack.seats.min, chance: { kind: 'fast', seed: 4 } } as const;
    const { state } = foldLog(setup, [deal(setup, 0)]);
    const [seat = 0] = game.awaiting(state);
    return { bot: 'greedy', game: entry.id, options: {}, row: game.veil(state, seat), seat, seed: 7 };
  };
  const [pack, ...others] = Array.from({ length: 21 }, (_, number) => randomPack(number + 1));
  if (pack === undefined) throw new Error('there are no maps');

  test('is asked for until it has been sent along once, and again when many others came after it', () => {
    expect(decide(request(pack))).toBe(NO_MAP);
    expect(decide({ ...request(pack), pack })).toMatchObject({ type: 'keepTickets' });
    expect(decide(request(pack))).toMatchObject({ type: 'keepTickets' });
    for (const other of others) decide({ ...request(other), pack: other });
    expect(decide(request(pack))).toBe(NO_MAP);
    expect(decide(request(others[0] ?? pack))).toMatchObject({ type: 'keepTickets' });
  });

  test('is sent along by the pool when a worker does not have it', async () => {
    const pool = openBotPool({ workers: 2, seconds: 60, clock: systemClock });
    const asked = Array.from({ length: 6 }, () => pool.askBot({ ...request(pack), pack }, ME));
    for (const answer of await Promise.all(asked)) expect(answer).toMatchObject({ type: 'keepTickets' });
    await expect(pool.askBot(request(others[0] ?? pack), ME)).rejects.toThrow('a map from outside was not sent along');
    await pool.close();
  }, 30_000);
});
