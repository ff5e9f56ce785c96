import { isBadOption, readOptions, veilEvent } from '@branchline/engine';
import { dealt, given, many, stacked } from '@branchline/engine/testing';
import { describe, expect, test } from 'vitest';
import { findGame } from '../list/games.ts';
import { boardGameOf } from '../testing/games.ts';
import facts from './pack.json' with { type: 'json' };

const nordicCountries = boardGameOf('nordic-countries');
const nordicCountriesOptions = findGame('nordic-countries')?.options ?? [];

const ANNA = 0;
const BO = 1;
const game = nordicCountries();

const everyCard = ({ events }: ReturnType<typeof dealt>): readonly string[] =>
  events.flatMap(({ type, cards }) => (type === 'deckMade' ? (cards as { items: string[] }).items : []));

test('40 pieces each, 12 cards of each of eight colours and 14 locomotives, 46 tickets, two or three seats (NO-1)', () => {
  const table = dealt(game, 3);
  const count = (name: string) => everyCard(table).filter((card) => card === name).length;

  expect(everyCard(table)).toHaveLength(110);
  for (const colour of ['purple', 'blue', 'orange', 'white', 'green', 'yellow', 'black', 'red']) {
    expect([colour, count(colour)]).toEqual([colour, 12]);
  }
  expect(count('wild')).toBe(14);
  expect(game.describe(table.state).players.map(({ pieces }) => pieces)).toEqual([40, 40, 40]);
  expect(game.describe(table.state).ticketPile + 3 * 5).toBe(46);
  expect(new Set(facts.tickets.map(({ id }) => id)).size).toBe(46);
  expect(() => dealt(game, 4)).toThrow('nordic-countries is for 2 to 3 seats, not 4');
  expect(() => dealt(game, 1)).toThrow(RangeError);
});

test.each([
  ['the usual', {}, 4],
  ['startingCards 4', { startingCards: 4 }, 4],
  ['startingCards 5', { startingCards: 5 }, 5],
] as const)('%s: each seat starts with that many cards and no locomotive besides (NO-2)', (_name, options, cards) => {
  const table = dealt(nordicCountries(options), 3);
  const { players, deck, market } = table.game.describe(table.state);

  expect(players.map(({ hand }) => hand.count)).toEqual([cards, cards, cards]);
  expect(market).toHaveLength(5);
  expect(deck).toBe(110 - 3 * cards - 5);
  expect(table.events.some(({ type }) => type === 'wildGiven')).toBe(false);
});

describe('options', () => {
  const refusal = (given: Record<string, unknown>) => {
    const options = readOptions(nordicCountriesOptions, given);
    return isBadOption(options) ? options : undefined;
  };

  test('are refused by name when the value is none of those allowed (NO-2)', () => {
    expect(refusal({ startingCards: 6 })).toEqual({ option: 'startingCards', reason: 'wrongValue', allowed: [4, 5] });
    expect(refusal({ startingCards: '5' })).toMatchObject({ option: 'startingCards', reason: 'wrongValue' });
    expect(refusal({ unequalTwins: 1 })).toMatchObject({ option: 'unequalTwins', allowed: [true, false] });
    expect(refusal({ firstSeat: 4 })).toMatchObject({
      option: 'firstSeat',
      reason: 'wrongValue',
      allowed: [0, 1, 2, 3],
    });
    expect(refusal({ startingCards: 5, unequalTwins: false, firstSeat: 3 })).toBeUndefined();
  });

  test('are refused by name when the game has none of that name', () => {
    expect(refusal({ advancedTechnologies: true })).toEqual({
      option: 'advancedTechnologies',
      reason: 'unknown',
      allowed: ['firstSeat', 'startingCards', 'unequalTwins'],
    });
  });

  test('have their defaults where nothing is said (NO-2, C-35)', () => {
    expect(readOptions(findGame('nordic-countries')?.options ?? [], {})).toEqual({
      firstSeat: 0,
      startingCards: 4,
      unequalTwins: true,
    });
  });
});

describe('opening tickets (NO-3)', () => {
  const offered = (table: ReturnType<typeof dealt>, seat: number) => table.asked(seat)?.offered as readonly string[];

  test('five each, of which at least two are kept (NO-3)', () => {
    const table = dealt(game, 2);
    const mine = offered(table, ANNA);

    expect(mine).toHaveLength(5);
    expect(table.asked(ANNA)).toMatchObject({ kind: 'keepTickets', atLeast: 2 });
    expect(table.refused(ANNA, { type: 'keepTickets', tickets: mine.slice(0, 1) })).toEqual({
      code: 'keepMoreTickets',
      rule: 'NO-3',
      atLeast: 2,
    });
    expect(table.refused(ANNA, { type: 'keepTickets', tickets: offered(table, BO).slice(0, 2) })).toMatchObject({
      code: 'ticketsNotOffered',
      rule: 'NO-3',
    });
    expect(table.refused(ANNA, { type: 'keepTickets', tickets: [mine[0], mine[0]] })).toMatchObject({
      code: 'ticketsNotOffered',
    });
    table.when(ANNA, { type: 'keepTickets', tickets: mine.slice(1, 3) });
    table.when(BO, { type: 'keepTickets', tickets: offered(table, BO) });

    expect(table.tickets(ANNA)).toEqual([...mine.slice(1, 3)].sort(byNumber));
    expect(table.tickets(BO)).toHaveLength(5);
  });

  test('what is returned leaves the game, unseen by the others (NO-3)', () => {
    const table = dealt(game, 2);
    const mine = offered(table, ANNA);
    table.when(BO, { type: 'keepTickets', tickets: offered(table, BO) });
    const before = table.game.describe(table.state).ticketPile;
    const events = table.when(ANNA, { type: 'keepTickets', tickets: mine.slice(0, 2) });
    const kept = events.find(({ type, seat }) => type === 'ticketsKept' && seat === ANNA) ?? {};

    expect(kept).toMatchObject({ to: 'box', returned: { count: 3, items: mine.slice(2) } });
    expect(veilEvent(kept, BO).returned).toEqual({ sight: ANNA, count: 3 });
    expect(table.game.describe(table.state).ticketPile).toBe(before);
    const pile = table.state.slice(game.at.ticketPile, game.at.ticketPile + before);
    for (const ticket of mine) expect(pile).not.toContain(game.naming.names.tickets.indexOf(ticket));
  });

  const byNumber = (a: string, b: string) =>
    game.naming.names.tickets.indexOf(a) - game.naming.names.tickets.indexOf(b);
});

describe('drawing tickets (NO-4)', () => {
  const ticketPile = ['oslo--vaasa', 'bergen--narvik', 'tampere--boden', 'oslo--stockholm', 'tromso--vaasa'];

  test('three, of which at least one is kept; the rest leave the game (NO-4)', () => {
    const table = given(game, { tickets: [[], []], ticketPile });
    table.when(ANNA, { type: 'drawTickets' });

    expect(table.asked(ANNA)).toMatchObject({ kind: 'keepTickets', atLeast: 1, offered: ticketPile.slice(0, 3) });
    expect(table.refused(ANNA, { type: 'keepTickets', tickets: [] })).toEqual({
      code: 'keepMoreTickets',
      rule: 'NO-4',
      atLeast: 1,
    });
    expect(table.refused(ANNA, { type: 'keepTickets', tickets: ['oslo--stockholm'] })).toMatchObject({
      code: 'ticketsNotOffered',
      rule: 'NO-4',
    });
    table.when(ANNA, { type: 'keepTickets', tickets: ['bergen--narvik'] });

    expect(table.tickets(ANNA)).toEqual(['bergen--narvik']);
    expect(table.asked(BO)).toMatchObject({ kind: 'turn' });
    table.when(BO, { type: 'drawTickets' });
    expect(table.asked(BO)).toMatchObject({ atLeast: 1, offered: ['oslo--stockholm', 'tromso--vaasa'] });
  });

  test('none of those returned comes back when the pile runs dry (NO-4, C-43)', () => {
    const table = given(game, { tickets: [[], []], ticketPile: ticketPile.slice(0, 3) });
    table.when(ANNA, { type: 'drawTickets' });
    table.when(ANNA, { type: 'keepTickets', tickets: ['oslo--vaasa'] });

    expect(table.game.describe(table.state).ticketPile).toBe(0);
    expect(table.refused(BO, { type: 'drawTickets' })).toMatchObject({ code: 'noTicketsLeft', rule: 'C-43' });
    expect(table.offers(BO)).not.toContainEqual({ type: 'drawTickets' });
  });
});

describe('locomotives in the market (NO-11)', () => {
  test('may be taken as first and as second card (NO-11)', () => {
    const market = ['wild', 'wild', 'red', 'red', 'red'];
    const table = given(game, { hands: [[], []], market, deck: ['blue', 'green'] });
    table.when(ANNA, { type: 'takeCard', from: 0 });

    expect(table.asked(ANNA)).toMatchObject({ kind: 'secondCard' });
    expect(table.offers(ANNA)).toContainEqual({ type: 'takeCard', from: 1 });
    table.when(ANNA, { type: 'takeCard', from: 1 });
    expect(table.hand(ANNA)).toEqual(['wild', 'wild']);
    expect(table.asked(BO)).toMatchObject({ kind: 'turn' });
    expect(table.refused(ANNA, { type: 'takeCard', from: 2 })).toMatchObject({ code: 'notYourTurn', rule: 'C-1' });
  });

  test('never reset it, five of them neither (NO-11)', () => {
    const market = many(5, 'wild');
    const table = given(game, { hands: [[], []], market, deck: ['wild', 'wild'] });
    table.when(ANNA, { type: 'takeCard', from: 4 });
    const events = table.when(ANNA, { type: 'takeCard', from: 3 });

    expect(events.map(({ type }) => type)).not.toContain('marketSwept');
    expect(table.market()).toEqual(many(5, 'wild'));
  });

  test('nor when the market is filled after a reshuffle (NO-11, C-13)', () => {
    const chance = stacked(game, many(3, 'wild'));
    const table = given(game, {
      hands: [[], []],
      market: ['wild', 'wild', 'wild', 'red', 'red'],
      deck: ['blue'],
      discards: [...many(3, 'wild'), ...many(3, 'green')],
      otherCards: 'leftOut',
      chance,
    });
    table.when(ANNA, { type: 'takeCard', from: 'deck' });
    table.when(ANNA, { type: 'takeCard', from: 3 });

    expect(table.market()).toEqual(['wild', 'wild', 'wild', 'wild', 'red']);
    expect(table.hand(ANNA)).toEqual(['blue', 'red']);
  });
});
