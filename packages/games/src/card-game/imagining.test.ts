import { fastChance } from '@branchline/engine';
import { givenYard } from '@branchline/engine/testing';
import { describe, expect, test } from 'vitest';
import { cardGame } from './rules.ts';

const game = cardGame();

/** A world that looks like this table from seat 0, and what its seats have there. */
function imagined(table: ReturnType<typeof givenYard>, seed: number) {
  const view = game.veil(table.state, 0);
  const world = game.imagine(view, fastChance(seed, 1));
  expect(game.veil(world, 0)).toEqual(view);
  return game.describe(world).players;
}

describe('what a seat imagines', () => {
  test('are tickets in the hands, and not those that were completed for all to see (CG-61)', () => {
    const completed = [
      ['chicago--dallas'],
      ['dallas--miami', 'miami--boston'],
      ['seattle--miami', 'chicago--miami'],
      [],
    ];
    const table = givenYard(game, { seats: 4, completed, tickets: [['miami--omaha'], ['dallas--raleigh'], [], []] });
    const held = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const players = imagined(table, seed);
      expect(players.map(({ completed: done }) => done?.items?.toSorted())).toEqual(
        completed.map((all) => all.toSorted()),
      );
      const [ticket = ''] = players[1]?.tickets.items ?? [];
      expect([...completed.flat(), 'miami--omaha']).not.toContain(ticket);
      held.add(ticket);
    }
    expect(held.size).toBeGreaterThan(3);
  });

  test('are other cards in the piles, which nobody may look at (CG-12)', () => {
    const table = givenYard(game, { onTrack: [['red', 'red', 'red', 'red'], ['blue']] });
    const piles = Array.from({ length: 10 }, (_, seed) => imagined(table, seed)[0]?.onTrack);
    expect(piles.every((pile) => pile?.count === 4 && pile.items?.length === 4)).toBe(true);
    expect(new Set(piles.map((pile) => JSON.stringify(pile))).size).toBeGreaterThan(3);
  });

  test('is that a seat which has answered chose well, while the tickets are scored (CG-60)', () => {
    const table = givenYard(game, {
      market: ['wild'],
      deck: [],
      otherCards: 'leftOut',
      lastTurns: 1,
      turn: 1,
      onTrack: [[], ['yellow', 'yellow', 'wild', 'wild', 'wild', 'wild']],
      tickets: [['chicago--dallas'], ['seattle--miami']],
    });
    table.when(1, { type: 'takeCard', from: 0 });
    table.when(1, { type: 'completeTickets', tickets: [] });
    const view = game.veil(table.state, 0);
    const world = game.imagine(view, fastChance(1, 1));
    expect(game.veil(world, 0)).toEqual(view);

    const ruling = game.play(world, 0, { type: 'completeTickets', tickets: [] }, fastChance(1, 2));
    expect(ruling.ok).toBe(true);
    expect(game.describe(world).players[1]?.completed?.count).toBe(1);
  });

  test('is that nothing is chosen once the game is over (CG-60)', () => {
    const table = givenYard(game, {
      market: ['wild'],
      otherCards: 'leftOut',
      lastTurns: 1,
      onTrack: [[], ['yellow', 'green', 'wild', 'wild', 'wild', 'wild']],
      tickets: [[], ['seattle--miami']],
    });
    table.when(0, { type: 'takeCard', from: 0 });
    for (const seat of [0, 1]) table.when(seat, { type: 'completeTickets', tickets: [] });
    const world = game.imagine(game.veil(table.state, 0), fastChance(1, 1));
    const { choice, ticketWords } = game.at;
    expect(world.slice(choice, choice + 2 * ticketWords)).toEqual(new Array(2 * ticketWords).fill(0));
  });
});
