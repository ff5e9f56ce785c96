import { isBadOption, readOptions } from '@branchline/engine';
import { dealt, given, many } from '@branchline/engine/testing';
import { describe, expect, test } from 'vitest';
import { findGame } from '../list/games.ts';
import { boardGameOf } from '../testing/games.ts';
import facts from './pack.json' with { type: 'json' };

const unitedKingdom = boardGameOf('united-kingdom');
const unitedKingdomOptions = findGame('united-kingdom')?.options ?? [];

const ANNA = 0;
const BO = 1;
const game = unitedKingdom();

const newDeck = ({ events }: ReturnType<typeof dealt>): readonly string[] =>
  events.flatMap(({ type, cards }) => (type === 'deckMade' ? (cards as { items: string[] }).items : []));

test.each([2, 3, 4])(
  '%i seats: 35 pieces each, 12 cards of eight colours, 20 locomotives, 57 tickets (UK-1)',
  (seats) => {
    const table = dealt(game, seats);
    const count = (name: string) => newDeck(table).filter((card) => card === name).length;

    for (const colour of ['purple', 'white', 'blue', 'yellow', 'orange', 'black', 'red', 'green']) {
      expect([colour, count(colour)]).toEqual([colour, 12]);
    }
    expect(count('wild') + seats).toBe(20);
    expect(newDeck(table).length + seats).toBe(116);
    expect(game.describe(table.state).players.map(({ pieces }) => pieces)).toEqual(new Array(seats).fill(35));
    expect(game.describe(table.state).ticketPile + 5 * seats).toBe(57);
    expect(new Set(facts.tickets.map(({ id }) => id)).size).toBe(57);
    expect(() => dealt(game, 5)).toThrow('united-kingdom is for 2 to 4 seats, not 5');
  },
);

test('four cards and besides one locomotive each, set aside before the shuffle (UK-2)', () => {
  const table = dealt(game, 4);
  const types = table.events.map(({ type }) => type);

  expect(types.filter((type) => type === 'wildGiven')).toHaveLength(4);
  expect(types.lastIndexOf('wildGiven')).toBeLessThan(types.indexOf('deckMade'));
  expect(game.describe(table.state).players.map(({ hand }) => hand.count)).toEqual([5, 5, 5, 5]);
  for (const { hand } of game.describe(table.state).players) expect(hand.items).toContain('wild');
  expect(game.describe(table.state).deck).toBe(116 - 4 * 5 - 5);
});

describe('tickets (UK-3)', () => {
  const offered = (table: ReturnType<typeof dealt>, seat: number) => table.asked(seat)?.offered as readonly string[];
  const bottom = (table: ReturnType<typeof dealt>, many: number) =>
    table.state.slice(game.at.ticketPile, game.at.ticketPile + many).map((ticket) => game.naming.names.tickets[ticket]);

  test('five each, of which at least three are kept; the rest go under the pile in seat order (UK-3, C-4)', () => {
    const table = dealt(game, 2);
    const [mine, theirs] = [offered(table, ANNA), offered(table, BO)];

    expect([mine.length, theirs.length]).toEqual([5, 5]);
    expect(table.refused(ANNA, { type: 'keepTickets', tickets: mine.slice(0, 2) })).toEqual({
      code: 'keepMoreTickets',
      rule: 'UK-3',
      atLeast: 3,
    });
    table.when(BO, { type: 'keepTickets', tickets: theirs.slice(1, 4) });
    table.when(ANNA, { type: 'keepTickets', tickets: mine.slice(0, 3) });

    expect(game.describe(table.state).ticketPile).toBe(57 - 10 + 4);
    expect(new Set(bottom(table, 2))).toEqual(new Set([theirs[0], theirs[4]]));
    expect(new Set(bottom(table, 4).slice(2))).toEqual(new Set(mine.slice(3)));
  });

  test('drawn: three, at least one is kept, the rest go to the bottom and come again last (UK-3)', () => {
    const ticketPile = ['leeds--france', 'dublin--cork', 'wick--dundee', 'penzance--london'];
    const table = given(game, { tickets: [[], []], ticketPile });
    table.when(ANNA, { type: 'drawTickets' });

    expect(table.asked(ANNA)).toMatchObject({ kind: 'keepTickets', atLeast: 1, offered: ticketPile.slice(0, 3) });
    expect(table.refused(ANNA, { type: 'keepTickets', tickets: [] })).toEqual({
      code: 'keepMoreTickets',
      rule: 'UK-3',
      atLeast: 1,
    });
    table.when(ANNA, { type: 'keepTickets', tickets: ['dublin--cork'] });
    expect(table.tickets(ANNA)).toEqual(['dublin--cork']);
    table.when(BO, { type: 'drawTickets' });
    const again = table.asked(BO)?.offered as readonly string[];
    expect(again[0]).toBe('penzance--london');
    expect(new Set(again.slice(1))).toEqual(new Set(['leeds--france', 'wick--dundee']));
  });
});

describe('the market (UK-4)', () => {
  test('three or more locomotives do not reset it (UK-4)', () => {
    const market = ['red', ...many(4, 'wild')];
    const table = given(game, { hands: [[], []], market, deck: ['wild', 'blue'] });
    const events = table.when(ANNA, { type: 'takeCard', from: 0 });

    expect(events.map(({ type }) => type)).not.toContain('marketSwept');
    expect(table.market()).toEqual(many(5, 'wild'));
    expect(table.asked(ANNA)).toMatchObject({ kind: 'secondCard' });
  });

  test('a locomotive from it is a whole draw, and never a second card (UK-4, C-20, C-21)', () => {
    const market = ['red', 'red', 'red', 'red', 'wild'];
    const table = given(game, { hands: [[], []], market, deck: ['blue', 'wild', 'green', 'green'] });
    table.when(ANNA, { type: 'takeCard', from: 4 });
    expect(table.asked(BO)).toMatchObject({ kind: 'turn' });

    const other = given(game, { hands: [[], []], market, deck: ['wild', 'blue', 'green'] });
    other.when(ANNA, { type: 'takeCard', from: 'deck' });
    expect(other.refused(ANNA, { type: 'takeCard', from: 4 })).toMatchObject({
      code: 'wildAsSecondCard',
      rule: 'C-21',
    });
  });
});

describe('options', () => {
  const refusal = (given: Record<string, unknown>) => {
    const options = readOptions(unitedKingdomOptions, given);
    return isBadOption(options) ? options : undefined;
  };

  test('are refused by name', () => {
    expect(refusal({ advancedTechnologies: 'yes' })).toEqual({
      option: 'advancedTechnologies',
      reason: 'wrongValue',
      allowed: [true, false],
    });
    expect(refusal({ unequalTwins: 0 })).toMatchObject({ option: 'unequalTwins', reason: 'wrongValue' });
    expect(refusal({ firstSeat: 5 })).toMatchObject({ option: 'firstSeat', allowed: [0, 1, 2, 3, 4] });
    expect(refusal({ firstSeat: 1.5 })).toMatchObject({ option: 'firstSeat', reason: 'wrongValue' });
    expect(refusal({ startingCards: 5 })).toEqual({
      option: 'startingCards',
      reason: 'unknown',
      allowed: ['firstSeat', 'advancedTechnologies', 'unequalTwins'],
    });
    expect(refusal({ advancedTechnologies: true, unequalTwins: false, firstSeat: 4 })).toBeUndefined();
  });

  test('advanced technologies are off unless asked for: eleven on the table, or sixteen (UK-40)', () => {
    const names = (table: ReturnType<typeof dealt>) => Object.keys(table.game.describe(table.state).technologies ?? {});

    expect(readOptions(unitedKingdomOptions, {})).toMatchObject({ advancedTechnologies: false, unequalTwins: true });
    expect(names(dealt(game, 2))).toHaveLength(11);
    expect(names(dealt(unitedKingdom({ advancedTechnologies: true }), 2))).toHaveLength(16);
  });

  test('Penzance–Plymouth is a double, or with the option off two separate routes (C-35, C-36)', () => {
    const setting = {
      hands: [['black', 'black', 'wild'], []],
      technologies: [['mechanical-stoker', 'propellers']],
      routes: { 'penzance--plymouth-black': [ANNA] },
    };
    const claim = { type: 'claimRoute', route: 'penzance--plymouth-ferry', cards: ['black', 'black', 'wild'] };

    expect(given(game, setting).refused(ANNA, claim)).toMatchObject({ code: 'otherTrackYours', rule: 'C-35' });
    const closed = given(game, { ...setting, routes: { 'penzance--plymouth-black': [BO] } });
    expect(closed.refused(ANNA, claim)).toMatchObject({ code: 'otherTrackTaken', rule: 'C-36' });
    const separate = given(unitedKingdom({ unequalTwins: false }), setting);
    separate.when(ANNA, claim);
    expect(separate.game.describe(separate.state).routes).toMatchObject({ 'penzance--plymouth-ferry': [ANNA] });
  });
});
