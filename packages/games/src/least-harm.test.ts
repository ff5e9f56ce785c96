import { fastChance, leastHarmful } from '@branchline/engine';
import { dealt, given, many } from '@branchline/engine/testing';
import { expect, test } from 'vitest';
import { gameList } from './all.ts';
import { gameWith, smallGame } from './testing/features.ts';
import { boardGameOf } from './testing/games.ts';

const small = boardGameOf(smallGame().id);

test('T-2: of the opening tickets the cheapest legal set is kept', () => {
  const game = small({});
  const table = dealt(game, 2);
  const offered = table.game.describe(table.state).players[0]?.offered.items ?? [];
  const points = (id: string): number => game.board.tickets.find((ticket) => ticket.id === id)?.points ?? 0;
  const kept = game.naming.named(leastHarmful(game, game.veil(table.state, 0), 0));
  const cheapest = offered.map(points).toSorted((one, other) => one - other);
  expect(kept.type).toBe('keepTickets');
  expect((kept.tickets as string[]).map(points)).toEqual(cheapest.slice(0, game.rules.tickets.dealt.keep));
});

test('T-2: a turn goes to a card from the deck, though routes and technologies could be paid', () => {
  const game = boardGameOf(gameWith('technologies').id)({});
  const table = given(game, { hands: [['wild', 'wild', 'wild', 'wild', 'red', 'red', 'red', 'red'], []] });
  expect(leastHarmful(game, game.veil(table.state, 0), 0)).toEqual({ type: 'takeCard', from: 'deck' });
});

test('T-2: with no deck a card is taken from the market; with nothing to take, the only legal action', () => {
  const game = small({});
  const market = given(game, {
    hands: [[], []],
    market: game.rules.facts.deck.colours.slice(0, 2),
    deck: [],
    otherCards: 'leftOut',
  });
  expect(leastHarmful(game, game.veil(market.state, 0), 0)).toMatchObject({ type: 'takeCard', from: 0 });
  const nothing = given(game, {
    hands: [[], []],
    market: [],
    deck: [],
    otherCards: 'leftOut',
    ticketPile: [],
    tickets: [[], []],
  });
  expect(leastHarmful(game, game.veil(nothing.state, 0), 0)).toEqual({ type: 'pass' });
});

test('T-2: a tunnel that became dearer is left', () => {
  const game = boardGameOf(gameWith('tunnels').id)({});
  const tunnel = game.rules.facts.routes.find((route) => route.tunnel && route.colour !== 'grey');
  const { id: route = '', length = 0, colour = '' } = tunnel ?? {};
  const table = given(game, { hands: [many(length + 2, colour), []], deck: many(3, colour) });
  table.when(0, { type: 'claimRoute', route, cards: many(length, colour) });
  expect(leastHarmful(game, game.veil(table.state, 0), 0)).toEqual({ type: 'leaveTunnel' });
});

test.each(gameList)('T-2: $id played by absent players only comes to its end', ({ make, options, seats }) => {
  const game = make(Object.fromEntries(options.map((option) => [option.name, option.default])));
  // Shuffled in earnest: a market of wilds that always comes back in the same order would be swept for ever (NY-3).
  const { state } = game.begin(seats.max, fastChance(1, 0));
  for (let moves = 0; game.awaiting(state).length > 0; moves++) {
    const seat = game.awaiting(state)[0] ?? 0;
    const action = leastHarmful(game, game.veil(state, seat), seat);
    expect(game.play(state, seat, action, fastChance(1, moves + 1))).toMatchObject({ ok: true });
    expect(moves).toBeLessThan(5000);
  }
});
