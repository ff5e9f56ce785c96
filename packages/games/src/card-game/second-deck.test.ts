import { veilEvent } from '@branchline/engine';
import { givenYard, inTurn, many, stacked, type YardSetting, type YardTable } from '@branchline/engine/testing';
import { describe, expect, test } from 'vitest';
import { cardGame } from './rules.ts';

const SEATS = [0, 1, 2, 3];
const game = cardGame();
const colours = ['purple', 'white', 'blue', 'yellow', 'orange', 'black', 'red', 'green'];

/** Four seats; seat 2 has just had the last turn of the first deck and took the only card of the market. */
function scored(setting: YardSetting): YardTable {
  const table = givenYard(game, {
    seats: 4,
    turn: 2,
    lastTurns: 1,
    market: ['wild'],
    otherCards: 'leftOut',
    ...setting,
  });
  table.when(2, { type: 'takeCard', from: 0 });
  return table;
}

/** All seats take the best choice; the last answer brings what comes after. */
const completeAll = (table: YardTable) =>
  SEATS.map((seat) => table.when(seat, table.offers(seat)[0] as { type: string })).at(-1) ?? [];

describe('after the first deck of a four-player game', () => {
  const tickets = [['chicago--dallas', 'seattle--miami'], [], ['dallas--miami'], []];
  const setting = {
    tickets,
    hands: [['red', 'red'], ['blue'], [], ['wild']],
    yards: [{ red: many(2, 'red') }, {}, {}, { green: ['green', 'wild'] }],
    onTrack: [['yellow', 'green'], many(6, 'black'), [], many(6, 'white')],
    discards: many(8, 'orange'),
  };
  const outside = 2 + 2 + 14 + 8;

  test('play goes on: all but the hands is shuffled, four to each, five to the market (CG-62)', () => {
    const table = scored(setting);
    const events = completeAll(table);
    const made = events.find(({ type }) => type === 'secondDeckMade');
    const position = game.describe(table.state);

    expect(made).toMatchObject({ cards: { count: outside, sight: 'nobody' } });
    expect((made as unknown as { cards: { items: string[] } }).cards.items.toSorted()).toEqual(
      [
        ...['red', 'red', 'green', 'wild', 'yellow', 'green'],
        ...[...many(6, 'black'), ...many(6, 'white'), ...many(8, 'orange')],
      ].toSorted(),
    );
    expect(position.players.map(({ hand }) => hand.count)).toEqual([6, 5, 5, 5]);
    expect(table.hand(0)).toEqual(expect.arrayContaining(['red', 'red']));
    expect(position.market.filter((card) => card !== undefined)).toHaveLength(5);
    expect(position.discards).toEqual({ count: 0, items: [] });
    expect(position).toMatchObject({ deck: outside - 16 - 5, deckNumber: 2, over: false });
    expect(position.lastTurns).toBeUndefined();
    for (const player of position.players) expect(player).toMatchObject({ yard: [], onTrack: { count: 0 } });
  });

  test('with the seat after the one who had the last turn (CG-62)', () => {
    const table = scored(setting);
    completeAll(table);
    expect(SEATS.map((seat) => table.asked(seat)?.['kind'])).toEqual([undefined, undefined, undefined, 'turn']);
  });

  test('unfinished tickets are kept and stay secret, completed ones stay open, points are kept too (CG-62, CG-61)', () => {
    const table = scored(setting);
    completeAll(table);
    expect(table.tickets(0)).toEqual(['seattle--miami']);
    expect(table.tickets(2)).toEqual(['dallas--miami']);
    const [seen] = game.describe(game.veil(table.state, 1)).players;
    expect(seen).toMatchObject({
      points: 6,
      tickets: { count: 1 },
      completed: { count: 1, items: ['chicago--dallas'] },
    });
    expect(seen?.tickets.items).toBeUndefined();
  });

  test('the new piles are covered again (CG-12, CG-62)', () => {
    const table = scored({ ...setting, chance: inTurn(stacked(game, ['red', 'green', 'yellow', 'red'])) });
    completeAll(table);
    table.when(3, { type: 'layCards', cards: ['red', 'wild'] });
    for (const seat of [0, 1, 2]) {
      table.when(seat, { type: 'drawTickets' });
      table.when(seat, { type: 'keepTickets', tickets: [] });
    }
    expect(game.describe(table.state).players[3]?.onTrack).toEqual({ count: 1, items: ['wild'] });
    expect(game.describe(game.veil(table.state, 3)).players[3]?.onTrack).toEqual({ count: 1 });
  });

  test('passes in its last round do not end the game (CG-20)', () => {
    const nothing = { hands: [[], [], [], []], market: [], ticketPile: [], tickets: [[], [], [], []] };
    const table = givenYard(game, {
      seats: 4,
      lastTurns: 4,
      otherCards: 'leftOut',
      ...nothing,
      discards: many(9, 'red'),
    });
    for (const seat of SEATS) table.when(seat, { type: 'pass' });
    completeAll(table);
    expect(game.describe(table.state)).toMatchObject({ over: false, deckNumber: 2 });
  });

  test('the second scoring ends the game and adds to the first (CG-62)', () => {
    const table = scored({
      deckNumber: 2,
      completed: [['chicago--montreal'], [], [], []],
      tickets: [['chicago--dallas'], [], [], []],
      onTrack: [['yellow', 'green'], [], [], []],
    });
    completeAll(table);
    const position = game.describe(table.state);
    expect(position).toMatchObject({ over: true, deckNumber: 2 });
    expect(position.players[0]).toMatchObject({ points: 7 + 6, completed: { count: 2 } });
  });
});

describe('a second deck that is too small', () => {
  const rest = (outside: readonly string[]): YardTable =>
    scored({
      hands: [[], [], [], []],
      discards: outside,
      tickets: [[], [], [], []],
      chance: inTurn(stacked(game, outside)),
    });
  const handSizes = (table: YardTable) => game.describe(table.state).players.map(({ hand }) => hand.count);

  test('is dealt one at a time, beginning with the seat whose turn it is (CG-62)', () => {
    const table = rest(['red', 'blue', 'green', 'black', 'white', 'orange']);
    completeAll(table);
    // Seat 2 also has the locomotive it took last.
    expect(SEATS.map((seat) => table.hand(seat))).toEqual([
      ['blue', 'orange'],
      ['green'],
      ['black', 'wild'],
      ['white', 'red'],
    ]);
    expect(table.market()).toEqual(many(5, '').map(() => undefined));
  });

  test.each([
    [16, 0],
    [19, 3],
    [21, 5],
  ])('of %i cards puts %i into the market, and the last round begins at once (CG-62, CG-50)', (cards, market) => {
    const table = rest(colours.flatMap((colour) => many(3, colour)).slice(0, cards));
    const events = completeAll(table);
    expect(handSizes(table)).toEqual([4, 4, 5, 4]);
    expect(table.market().filter((card) => card !== undefined)).toHaveLength(market);
    expect(events).toContainEqual({ type: 'lastRoundBegan', seat: 2, turns: 4 });
    expect(game.describe(table.state)).toMatchObject({ deck: 0, lastTurns: 4, turn: 3 });
  });

  test('of 22 cards leaves one in the deck, and no last round yet (CG-62, CG-50)', () => {
    const table = rest(colours.flatMap((colour) => many(3, colour)).slice(0, 22));
    completeAll(table);
    expect(game.describe(table.state).deck).toBe(1);
    expect(game.describe(table.state).lastTurns).toBeUndefined();
  });

  test('of no card at all leaves a last round of tickets and laying (CG-62)', () => {
    const table = rest([]);
    completeAll(table);
    expect(handSizes(table)).toEqual([0, 0, 1, 0]);
    expect(game.describe(table.state)).toMatchObject({ lastTurns: 4, turn: 3 });
    expect(table.offers(3)).toEqual([{ type: 'drawTickets' }]);
  });
});

test('the order of the second deck is for nobody to know (CG-62, C-62)', () => {
  const table = scored({ discards: many(9, 'red').concat(many(9, 'blue'), many(9, 'green')), hands: [[], [], [], []] });
  const made = completeAll(table).find(({ type }) => type === 'secondDeckMade');
  expect(veilEvent(made ?? {}, 3)).toEqual({ type: 'secondDeckMade', cards: { sight: 'nobody', count: 27 } });
  const { deck, total } = game.at;
  expect(
    game
      .veil(table.state, 3)
      .slice(deck, deck + total)
      .some((card) => card !== 0),
  ).toBe(false);
  expect(table.state.slice(deck, deck + total).some((card) => card !== 0)).toBe(true);
});
