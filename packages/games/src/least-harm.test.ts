import { fastChance, leastHarmful } from '@branchline/engine';
import { dealt, given } from '@branchline/engine/testing';
import { expect, test } from 'vitest';
import { gameList } from './list/game-list.ts';
import { boardGameOf } from './testing/games.ts';

const newYork = boardGameOf('new-york');
const nordicCountries = boardGameOf('nordic-countries');
const unitedKingdom = boardGameOf('united-kingdom');

test('T-2: of the opening tickets the cheapest legal set is kept', () => {
  const game = newYork({});
  const table = dealt(game, 2);
  const offered = table.game.describe(table.state).players[0]?.offered.items ?? [];
  const points = (id: string): number => game.board.tickets.find((ticket) => ticket.id === id)?.points ?? 0;
  const kept = game.naming.named(leastHarmful(game, game.veil(table.state, 0), 0));
  const cheapest = Math.min(...offered.map(points));
  expect(kept.type).toBe('keepTickets');
  expect((kept.tickets as string[]).map(points)).toEqual([cheapest]);
});

test('T-2: a turn goes to a card from the deck, though routes and technologies could be paid', () => {
  const game = unitedKingdom({});
  const table = given(game, { hands: [['wild', 'wild', 'wild', 'wild', 'red', 'red', 'red', 'red'], []] });
  expect(leastHarmful(game, game.veil(table.state, 0), 0)).toEqual({ type: 'takeCard', from: 'deck' });
});

test('T-2: with no deck a card is taken from the market; with nothing to take, the only legal action', () => {
  const game = newYork({});
  const market = given(game, { hands: [[], []], market: ['red', 'blue'], deck: [], otherCards: 'leftOut' });
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
  const game = nordicCountries({});
  const table = given(game, { hands: [['green', 'green', 'green', 'green'], []], deck: ['green', 'red', 'blue'] });
  table.when(0, { type: 'claimRoute', route: 'kristiansand--stavanger-green', cards: ['green', 'green'] });
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
