import { isBadOption, readOptions } from '@branchline/engine';
import { dealtYard, givenYard, inTurn, many, stacked, unshuffled, type YardTable } from '@branchline/engine/testing';
import { describe, expect, test } from 'vitest';
import { findGame } from '../list/games.ts';
import facts from './facts.json' with { type: 'json' };
import { cardGame, cardGameOptions } from './rules.ts';

const JOHN = 0;
const PAUL = 1;
const game = cardGame();
const offeredTo = (table: YardTable, seat: number): readonly string[] =>
  game.describe(table.state).players[seat]?.offered.items ?? [];

test('96 cards, ten of each of eight colours and 16 locomotives; 46 tickets; six big cities; two to four seats (CG-1)', () => {
  const { events } = dealtYard(game, 2);
  const deck = events.flatMap(({ type, cards }) => (type === 'deckMade' ? (cards as { items: string[] }).items : []));
  const count = (name: string) => deck.filter((card) => card === name).length;

  expect(deck).toHaveLength(96 - 2);
  for (const colour of ['purple', 'white', 'blue', 'yellow', 'orange', 'black', 'red', 'green']) {
    expect([colour, count(colour)]).toEqual([colour, 10]);
  }
  expect(count('wild')).toBe(16 - 2);
  expect(game.naming.names.tickets).toHaveLength(46);
  expect(game.yard.tickets.every(({ needs }) => needs.some((cards) => cards > 0))).toBe(true);
  expect(game.yard.bonuses.map(({ city }) => game.naming.names.places[city])).toEqual(
    'seattle los-angeles chicago dallas new-york miami'.split(' '),
  );
  expect(() => dealtYard(game, 5)).toThrow('card-game is for 2 to 4 seats, not 5');
  expect(() => dealtYard(game, 1)).toThrow(RangeError);
});

test.each([2, 3, 4])('%i seats: a locomotive and seven cards each, five in the market (CG-2)', (seats) => {
  const table = dealtYard(game, seats);
  const { players, deck, market } = game.describe(table.state);

  expect(table.events.filter(({ type }) => type === 'wildGiven').map(({ seat }) => seat)).toEqual(
    Array.from({ length: seats }, (_, seat) => seat),
  );
  for (const { hand } of players) {
    expect(hand.count).toBe(8);
    expect(hand.items).toContain('wild');
  }
  expect(market.filter((card) => card !== undefined)).toHaveLength(5);
  expect(deck).toBe(96 - 8 * seats - 5);
});

test('a market of five locomotives stays as it is (CG-2)', () => {
  const dealt = [...many(7, 'red'), ...many(7, 'blue'), ...many(5, 'wild')];
  const table = dealtYard(game, 2, inTurn(unshuffled, stacked(game, dealt), unshuffled));

  expect(table.market()).toEqual(many(5, 'wild'));
  expect(table.events.some(({ type }) => type === 'marketSwept')).toBe(false);

  const later = givenYard(game, { market: ['red', ...many(4, 'wild')], deck: ['wild', 'green'] });
  later.when(JOHN, { type: 'takeCard', from: 0 });
  expect(later.market()).toEqual(many(5, 'wild'));
  expect(later.asked(JOHN)).toMatchObject({ kind: 'secondCard' });
});

describe('the first tickets', () => {
  test('six each, of which at least one is kept, and all may be (CG-3)', () => {
    const table = dealtYard(game, 3);
    const asked = table.asked(PAUL);
    const offered = offeredTo(table, PAUL);

    expect(asked).toMatchObject({ kind: 'keepTickets', atLeast: 1 });
    expect(offered).toHaveLength(6);
    expect(table.offers(PAUL)).toHaveLength(2 ** 6 - 1);
    expect(table.refused(PAUL, { type: 'keepTickets', tickets: [] })).toEqual({
      code: 'keepMoreTickets',
      rule: 'CG-3',
      atLeast: 1,
    });
    const [other = ''] = offeredTo(table, JOHN);
    expect(table.refused(PAUL, { type: 'keepTickets', tickets: [other] })).toEqual({
      code: 'ticketsNotOffered',
      rule: 'CG-3',
    });
    const [twice = ''] = offered;
    expect(table.refused(PAUL, { type: 'keepTickets', tickets: [twice, twice] }).code).toBe('ticketsNotOffered');

    for (const seat of [2, 1, 0]) {
      table.when(seat, { type: 'keepTickets', tickets: offeredTo(table, seat) });
    }
    expect(table.tickets(PAUL).toSorted()).toEqual(offered.toSorted());
    expect(game.describe(table.state).ticketPile).toBe(46 - 18);
  });

  test('the unwanted are shuffled back into the pile, so they may come up at once (CG-3)', () => {
    const upsideDown = { shuffle: (items: number[]) => void items.reverse() };
    const table = dealtYard(cardGame({ firstSeat: 1 }), 2, upsideDown);
    const [kept = '', ...unwanted] = offeredTo(table, JOHN);
    const others = offeredTo(table, PAUL);

    table.when(JOHN, { type: 'keepTickets', tickets: [kept] });
    expect(table.asked(JOHN)).toBeUndefined();
    expect(table.tickets(JOHN)).toEqual([]);
    const events = table.when(PAUL, { type: 'keepTickets', tickets: others });

    // Under the pile they would come last; turned upside down with all the others they come first.
    expect(events.map(({ type }) => type)).toContain('ticketsShuffled');
    expect(game.describe(table.state).ticketPile).toBe(46 - 7);
    table.when(JOHN, { type: 'drawTickets' });
    expect(unwanted).toEqual(expect.arrayContaining([...offeredTo(table, JOHN)]));
  });
});

test('a hand, a yard of open rows, one for a colour, and a covered on-track pile (CG-4, C-60, C-61)', () => {
  const table = givenYard(game, {
    hands: [['red', 'red', 'red', 'wild', 'white'], ['black']],
    yards: [{}, { blue: ['blue', 'blue'] }],
    onTrack: [[], ['green', 'wild']],
  });
  table.when(JOHN, { type: 'layCards', cards: ['red', 'red', 'wild'] });

  const [john, paul] = game.describe(game.veil(table.state, 'watcher')).players;
  expect(john?.yard).toEqual([{ colour: 'red', cards: 2, wilds: 1 }]);
  expect(john?.hand).toEqual({ count: 2 });
  expect(paul?.yard).toEqual([{ colour: 'blue', cards: 1, wilds: 0 }]);
  expect(paul?.onTrack).toEqual({ count: 3 });
  expect(game.describe(game.veil(table.state, JOHN)).players[JOHN]?.hand.items).toEqual(['white', 'red']);
});

describe('options', () => {
  test('are declared, and refused by name (CG-12, C-1)', () => {
    expect(findGame('card-game')?.options).toBe(cardGameOptions);
    expect(cardGameOptions.map(({ name, text, rule }) => [name, text, rule])).toEqual([
      ['inspectOwnPile', 'option.inspectOwnPile', 'CG-12'],
      ['firstSeat', 'option.firstSeat', 'C-1'],
    ]);
    expect(readOptions(cardGameOptions, {})).toEqual({ inspectOwnPile: false, firstSeat: 0 });
    const bad = readOptions(cardGameOptions, { inspectOwnPile: 1 });
    expect(isBadOption(bad) && bad.option).toBe('inspectOwnPile');
  });

  test.each([1, 2, 3, 4])('the host may say that seat %i begins (C-1)', (firstSeat) => {
    const table = dealtYard(cardGame({ firstSeat }), facts.seats.max);
    expect(game.describe(table.state).turn).toBe(firstSeat - 1);
  });
});
