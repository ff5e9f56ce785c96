import { createHash } from 'node:crypto';
import { arenaBotIds, type Bot, botIds, makeBot } from '@branchline/bots';
import { fastBits, fastChance, type Game, type GameAction } from '@branchline/engine';
import { describe, expect, test } from 'vitest';
import { frozenBots } from './frozen.ts';
import { taxiGame, technologyGame, tunnelGame, yardsGame } from './testing/some-games.ts';

/** A game of two, to its end or so far, by what is answered in it. */
function played(game: Game, id: string, deal: number, most: number): string {
  const bots = [0, 1].map(() => makeBot(id, { rollouts: 16 }) as Bot);
  const { state } = game.begin(bots.length, fastChance(deal, 0));
  const answers: GameAction[] = [];
  for (let step = 1; step <= most; step++) {
    const [seat] = game.awaiting(state);
    if (seat === undefined) break;
    const view = game.veil(state, seat);
    const decision = { game, view, seat, offers: game.offers(view, seat), bits: fastBits(deal, step) };
    const action = bots[seat]?.choose(decision) ?? decision.offers[0];
    if (action === undefined) throw new Error('nothing is offered');
    answers.push(action);
    game.play(state, seat, action, fastChance(deal, step));
  }
  return createHash('sha256').update(JSON.stringify(answers)).digest('hex').slice(0, 12);
}

describe('a level as it once was', () => {
  test('is for the arena, and for no table', () => {
    for (const id of Object.keys(frozenBots)) {
      expect(arenaBotIds).toContain(id);
      expect(botIds).not.toContain(id);
      expect(makeBot(id)?.id).toBe(id);
    }
  });

  // Whoever changes what the levels do, and not what they did, finds these as they are.
  test.each([
    {
      game: taxiGame(),
      most: 80,
      plays: {
        'novice-1': 'f5b28c438924',
        'regular-1': '5a0f2e354e4f',
        'expert-1': '5a0f2e354e4f',
        'master-1': 'de8feb112f8d',
      },
    },
    {
      game: tunnelGame(),
      most: 300,
      plays: {
        'novice-1': '7453969cdd9e',
        'regular-1': '783eff146933',
        'expert-1': 'defaff6b1a68',
        'master-1': '1f4487fabb23',
      },
    },
    {
      game: technologyGame(),
      most: 300,
      plays: {
        'novice-1': '5ca3bff4cf2c',
        'regular-1': 'a22481f73c02',
        'expert-1': 'b95a46ef7112',
        'master-1': 'bfdf2dcb75ce',
      },
    },
    {
      game: yardsGame(),
      most: 200,
      plays: {
        'novice-1': '39914a8f0379',
        'regular-1': 'd114f86876ff',
        'expert-1': '54a246014e31',
        'master-1': '63ab5d3a0663',
      },
    },
  ])('plays $game.id as it did', { timeout: 180_000 }, ({ game, most, plays }) => {
    const now = Object.fromEntries(Object.keys(frozenBots).map((id) => [id, played(game, id, 31, most)]));
    expect(now).toEqual(plays);
  });
});
