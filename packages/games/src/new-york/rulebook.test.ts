import { dealt, given, type Setting, type TestTable } from '@branchline/engine/testing';
import { describe, expect, test } from 'vitest';
import { boardGameOf } from '../testing/games.ts';

const newYork = boardGameOf('new-york');

const [ANNA, BEN, CARA] = [0, 1, 2];
const game = newYork();

describe('what is in the box', () => {
  test('15 taxis each, 44 cards, 18 tickets (NY-1)', () => {
    const { at, naming, board } = game;
    const { state } = dealt(game, 4);
    expect(game.describe(state).players.map(({ pieces }) => pieces)).toEqual([15, 15, 15, 15]);
    expect(naming.names.cards).toEqual(['blue', 'green', 'black', 'pink', 'red', 'orange', 'wild']);
    const cards = [
      ...state.slice(at.deck, at.deck + (state[at.deckCount] ?? 0)),
      ...state.slice(at.market, at.market + 5).map((place) => place - 1),
      ...[0, 1, 2, 3]
        .flatMap((seat) => game.describe(state).players[seat]?.hand.items ?? [])
        .map((card) => naming.names.cards.indexOf(card)),
      ...(game.describe(state).discards.items ?? []).map((card) => naming.names.cards.indexOf(card)),
    ];
    expect(cards).toHaveLength(44);
    expect(naming.names.cards.map((_, kind) => cards.filter((card) => card === kind).length)).toEqual([
      6, 6, 6, 6, 6, 6, 8,
    ]);
    expect(board.tickets).toHaveLength(18);
  });

  test.each([2, 3, 4])('two cards to each of %i players, five to the market (NY-2)', (seats) => {
    const table = dealt(game, seats);
    const position = game.describe(table.state);
    expect(position.players.map(({ hand }) => hand.count)).toEqual(new Array(seats).fill(2));
    expect(position.market.filter((card) => card !== undefined)).toHaveLength(5);
    expect(position.deck + position.discards.count).toBe(44 - 5 - 2 * seats);
  });

  test.each([1, 5, 2.5])('not for %d players (NY-1)', (seats) => {
    expect(() => dealt(game, seats)).toThrow('new-york is for 2 to 4 seats');
  });
});

/** Times Square and Empire State Building are attractions, Gramercy Park and Midtown West are not. */
const ROUTES: Setting['routes'] = {
  'empire-state-building--times-square-pink': [ANNA],
  'empire-state-building--gramercy-park-red': [ANNA],
  'midtown-west--times-square': [ANNA],
};

describe('the final score', () => {
  const lines = (table: TestTable, seat: number) => table.score().seats[seat]?.lines;
  const number = (ticket: string) => game.naming.names.tickets.indexOf(ticket);

  test('is routes, tickets, and a point for each attraction touched, however many routes touch it (NY-8)', () => {
    const tickets = [
      ['lincoln-center--empire-state-building', 'central-park--gramercy-park'],
      ['central-park--midtown-west'],
    ];
    const table = given(game, {
      tickets,
      routes: { ...ROUTES, 'lincoln-center--times-square-blue': [ANNA], 'lincoln-center--midtown-west': [BEN] },
      points: [5, 2],
    });
    expect(lines(table, ANNA)).toEqual([
      { kind: 'routes', points: 5, count: 4 },
      { kind: 'ticket', ticket: number('central-park--gramercy-park'), done: false, points: -4 },
      { kind: 'ticket', ticket: number('lincoln-center--empire-state-building'), done: true, points: 3 },
      { kind: 'attractions', count: 2, points: 2 },
    ]);
    expect(lines(table, BEN)).toEqual([
      { kind: 'routes', points: 2, count: 1 },
      { kind: 'ticket', ticket: number('central-park--midtown-west'), done: false, points: -3 },
      { kind: 'attractions', count: 0, points: 0 },
    ]);
    expect(table.score().seats.map(({ total }) => total)).toEqual([6, -1]);
    expect(table.score()).toMatchObject({ winners: [ANNA], decidedBy: 'points' });
  });

  test('counts an attraction for every seat that touches it (NY-8)', () => {
    const table = given(game, {
      seats: 3,
      tickets: [],
      routes: { 'chinatown--wall-street-green': [ANNA], 'chinatown--wall-street-pink': [CARA] },
      points: [1, 0, 1],
    });
    expect(table.score().seats.map(({ total }) => total)).toEqual([3, 0, 3]);
  });

  test('has its attractions where the board shows a one (NY-8)', () => {
    const plain = game.board.places.filter(({ attraction }) => !attraction).map(({ id }) => id);
    expect(plain).toEqual([
      'east-village',
      'gramercy-park',
      'lincoln-center',
      'lower-east-side',
      'midtown-west',
      'soho',
    ]);
  });

  test('shows the points of routes as they are claimed (NY-8, C-37)', () => {
    const table = given(game, { hands: [['pink'], []] });
    table.when(ANNA, { type: 'claimRoute', route: 'empire-state-building--times-square-pink', cards: ['pink'] });
    expect(game.describe(table.state).players[ANNA]?.points).toBe(1);
  });
});

describe('the winner', () => {
  /** Puts the seats level on points, whatever their tickets and attractions bring. */
  function level(setting: Setting): TestTable {
    const totals = given(game, setting)
      .score()
      .seats.map(({ total }) => total);
    return given(game, { ...setting, points: totals.map((total) => 50 - total) });
  }
  const done = ['lincoln-center--empire-state-building'];

  test('has most points, whatever tickets are done (NY-9)', () => {
    const table = given(game, { seats: 3, tickets: [done, [], []], routes: ROUTES, points: [0, 1, 30] });
    expect(table.score()).toMatchObject({ winners: [CARA], decidedBy: 'points' });
  });

  test('of a tie has more tickets done (NY-9)', () => {
    const joined: Setting['routes'] = {
      ...ROUTES,
      'lincoln-center--times-square-blue': [ANNA],
      'soho--wall-street': [BEN],
    };
    const table = level({
      seats: 3,
      tickets: [done, ['chelsea--wall-street', 'east-village--soho'], []],
      routes: joined,
    });
    expect(table.score().seats.map(({ total }) => total)).toEqual([50, 50, 50]);
    expect(table.score().seats.map(({ tieBreaks }) => tieBreaks)).toEqual([[1], [0], [0]]);
    expect(table.score()).toMatchObject({ winners: [ANNA], decidedBy: 'ticketsDone' });
  });

  test('is not alone when that is level too: the victory is shared (NY-9)', () => {
    const joined: Setting['routes'] = {
      'chinatown--lower-east-side': [ANNA],
      'chinatown--wall-street-green': [ANNA],
      'chelsea--soho': [CARA],
      'soho--wall-street': [CARA],
    };
    const table = level({
      seats: 3,
      tickets: [['lower-east-side--wall-street'], [], ['chelsea--wall-street']],
      routes: joined,
    });
    expect(table.score()).toMatchObject({ winners: [ANNA, CARA], decidedBy: 'shared' });
  });

  test('is everybody when all are level (NY-9)', () => {
    const table = given(game, { seats: 4, tickets: [] });
    expect(table.score()).toMatchObject({ winners: [0, 1, 2, 3], decidedBy: 'shared' });
  });
});
