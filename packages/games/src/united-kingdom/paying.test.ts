import { given, many } from '@branchline/engine/testing';
import { describe, expect, test } from 'vitest';
import { boardGameOf } from '../testing/games.ts';

const unitedKingdom = boardGameOf('united-kingdom');

const ANNA = 0;
const game = unitedKingdom({ advancedTechnologies: true });
const RIGHTS = [
  'mechanical-stoker',
  'superheated-steam-boiler',
  'propellers',
  'scotland-concession',
  'wales-concession',
];

/** What comes of claiming a route with these cards, the whole hand. */
const tried = (route: string, cards: readonly string[], technologies: readonly string[] = []): string => {
  const { state } = given(game, { hands: [cards, []], technologies: [[...RIGHTS, ...technologies]] });
  const why = game.explain(state, ANNA, game.naming.numbered({ type: 'claimRoute', route, cards }));
  return why ? `${why.code} ${why.rule}` : 'claimed';
};

const FOUR = ['red', 'blue', 'green', 'purple'];
const FERRIES = [
  'aberdeen--wick',
  'aberystwyth--holyhead',
  'barrow--liverpool',
  'stornoway--wick',
  'southampton--new-york',
];
const wrong = (route: string): string => `wrongPayment ${FERRIES.includes(route) ? 'UK-6' : 'C-32'}`;

describe('any four cards as one locomotive (UK-5)', () => {
  test.each([
    ['as a wild on a coloured route', 'hull--leeds', FOUR],
    ['beside cards of the colour', 'bristol--reading', ['white', ...FOUR]],
    ['on a grey route', 'birmingham--reading', ['black', ...FOUR]],
    ['twice', 'bristol--reading', [...FOUR, ...FOUR]],
    ['on the symbol of a ferry', 'barrow--liverpool', FOUR],
    ['on a symbol, with a set besides', 'aberdeen--wick', ['black', 'black', ...FOUR]],
    ['on a symbol, a locomotive standing in besides', 'aberdeen--wick', ['black', 'wild', ...FOUR]],
    ['on both symbols', 'stornoway--wick', [...many(3, 'black'), ...FOUR, ...FOUR]],
    ['with locomotives among the four', 'hull--leeds', ['wild', 'wild', 'wild', 'red']],
    ['with cards of the colour among the four', 'hull--leeds', many(4, 'yellow')],
  ])('%s (UK-5)', (_where, route, cards) => {
    expect(tried(route, cards)).toBe('claimed');
    expect(tried(route, [...cards, 'orange'])).toBe(wrong(route));
    expect(tried(route, cards.slice(0, -1))).toBe(wrong(route));
  });

  test('three are not enough, and single cards must still be of one colour (UK-5)', () => {
    expect(tried('hull--leeds', ['red', 'blue', 'green'])).toBe(wrong('hull--leeds'));
    expect(tried('bristol--reading', ['black', ...FOUR])).toBe(wrong('bristol--reading'));
    expect(tried('birmingham--reading', ['black', 'white'])).toBe(wrong('birmingham--reading'));
  });

  test('it is a way of paying: no locomotive comes into the hand, all the cards go to the discards (UK-5)', () => {
    const table = given(game, { hands: [[...FOUR, 'white', 'black'], []] });
    table.when(ANNA, { type: 'claimRoute', route: 'bristol--reading', cards: [...FOUR, 'white'] });

    expect(table.hand(ANNA)).toEqual(['black']);
    expect(game.describe(table.state).discards.items).toEqual(['purple', 'white', 'blue', 'red', 'green']);
    expect(game.describe(table.state).players[ANNA]).toMatchObject({ pieces: 33, points: 2 });
  });
});

describe('Booster: any three (UK-26)', () => {
  const THREE = FOUR.slice(1);

  test.each([
    ['as a wild', 'hull--leeds', THREE],
    ['on a symbol', 'barrow--liverpool', THREE],
    ['on a symbol and beside a set', 'aberdeen--wick', ['black', ...THREE, ...THREE]],
  ])('%s, and no longer four (UK-26)', (_where, route, cards) => {
    expect(tried(route, cards, ['booster'])).toBe('claimed');
    expect(tried(route, [...cards, 'orange'], ['booster'])).toBe(wrong(route));
    expect(tried(route, cards)).toBe(wrong(route));
  });

  test('its own price is still paid at four; from then on, in the same turn, it is three (UK-26)', () => {
    const buy = (cards: readonly string[]) => ({ type: 'buyTechnology', technology: 'booster', cards });
    const table = given(game, { hands: [[...FOUR, ...FOUR, 'orange', 'black', 'white'], []] });

    expect(table.refused(ANNA, buy([...FOUR, 'red', 'blue']))).toMatchObject({
      code: 'wrongPrice',
      rule: 'UK-10',
      price: 2,
    });
    expect(table.refused(ANNA, buy([...FOUR, ...FOUR.slice(1)]))).toMatchObject({ code: 'wrongPrice' });
    table.when(ANNA, buy([...FOUR, ...FOUR]));
    table.when(ANNA, { type: 'claimRoute', route: 'hull--leeds', cards: ['orange', 'black', 'white'] });
    expect(game.describe(table.state).routes).toEqual({ 'hull--leeds': [ANNA] });
  });
});

describe('ferries (UK-6)', () => {
  test('a locomotive for each symbol, the rest in one colour, wilds for those too (UK-6)', () => {
    expect(tried('stornoway--wick', ['wild', 'wild', ...many(3, 'red')])).toBe('claimed');
    expect(tried('stornoway--wick', ['wild', 'wild', 'wild', 'red', 'red'])).toBe('claimed');
    expect(tried('stornoway--wick', many(5, 'wild'))).toBe('claimed');
    expect(tried('stornoway--wick', ['wild', ...many(4, 'red')])).toBe(wrong('stornoway--wick'));
    expect(tried('stornoway--wick', ['wild', 'wild', 'red', 'red', 'blue'])).toBe(wrong('stornoway--wick'));
    expect(tried('stornoway--wick', many(5, 'red'))).toBe(wrong('stornoway--wick'));
  });

  test('on a plain route a locomotive stands in for any card (UK-6, C-32)', () => {
    expect(tried('bristol--reading', ['wild', 'white'])).toBe('claimed');
    expect(tried('bristol--reading', ['wild', 'wild'])).toBe('claimed');
    expect(tried('bristol--reading', ['wild', 'red'])).toBe(wrong('bristol--reading'));
  });
});

describe('Diesel Power (UK-44, UK-48)', () => {
  const diesel = ['diesel-power'];

  test.each([
    ['a plain route', 'bristol--reading', ['white']],
    ['a grey route', 'birmingham--reading', ['black']],
    ['with a wild', 'bristol--reading', ['wild']],
    ['a long one', 'norwich--nottingham', many(3, 'white')],
    ['a ferry', 'aberdeen--wick', ['wild', 'red']],
    ['a ferry of two symbols', 'stornoway--wick', ['wild', 'wild', 'red', 'red']],
    ['Southampton–New York', 'southampton--new-york', [...many(3, 'wild'), ...many(6, 'red')]],
    ['a group counts as the one card it is played as', 'bristol--reading', FOUR],
    ['a group on the symbol', 'aberdeen--wick', ['red', ...FOUR]],
  ])('one card less: %s (UK-44, UK-48)', (_what, route, cards) => {
    expect(tried(route, cards, diesel)).toBe('claimed');
    expect(tried(route, cards)).toBe(wrong(route));
    expect(tried(route, cards.slice(1), diesel)).toBe(wrong(route));
  });

  test('it may also be left unused (UK-44)', () => {
    expect(tried('bristol--reading', ['white', 'white'], diesel)).toBe('claimed');
    expect(tried('bristol--reading', ['white', 'white', 'white'], diesel)).toBe(wrong('bristol--reading'));
  });

  test('at least one card is played (UK-44)', () => {
    expect(tried('hull--leeds', [], diesel)).toBe(wrong('hull--leeds'));
    expect(tried('hull--leeds', ['yellow'], diesel)).toBe('claimed');
    expect(tried('hull--leeds', ['red'], diesel)).toBe(wrong('hull--leeds'));
  });

  test('the locomotives of a ferry are not waived (UK-44, UK-48)', () => {
    expect(tried('aberdeen--wick', ['red', 'red'], diesel)).toBe(wrong('aberdeen--wick'));
    expect(tried('aberystwyth--holyhead', ['red'], diesel)).toBe(wrong('aberystwyth--holyhead'));
    expect(tried('aberystwyth--holyhead', ['wild'], diesel)).toBe('claimed');
    expect(tried('barrow--liverpool', [], diesel)).toBe(wrong('barrow--liverpool'));
    expect(tried('stornoway--wick', ['wild', ...many(3, 'red')], diesel)).toBe(wrong('stornoway--wick'));
  });

  test('pieces and points are those of the whole route (UK-48)', () => {
    const table = given(game, { hands: [['white'], []], technologies: [diesel] });
    table.when(ANNA, { type: 'claimRoute', route: 'bristol--reading', cards: ['white'] });
    expect(game.describe(table.state).players[ANNA]).toMatchObject({ pieces: 33, points: 2 });

    const short = given(game, { hands: [['white'], []], technologies: [diesel], pieces: [1, 35] });
    expect(short.refused(ANNA, { type: 'claimRoute', route: 'bristol--reading', cards: ['white'] })).toEqual({
      code: 'notEnoughPieces',
      rule: 'C-33',
      needed: 2,
      left: 1,
    });
  });

  test('it does not lower the price of a technology (UK-48)', () => {
    const table = given(game, { hands: [['wild', 'wild'], []], technologies: [diesel] });
    const buy = (cards: readonly string[]) => ({ type: 'buyTechnology', technology: 'propellers', cards });

    expect(table.refused(ANNA, buy(['wild']))).toMatchObject({ code: 'wrongPrice', rule: 'UK-10', price: 2 });
    table.when(ANNA, buy(['wild', 'wild']));
  });

  test('a seat that can pay only with it is offered the route (UK-44)', () => {
    const table = given(game, { hands: [['white'], []], technologies: [diesel] });

    expect(table.offers(ANNA)).toContainEqual({ type: 'claimRoute', route: 'bristol--reading', cards: ['white'] });
  });
});
