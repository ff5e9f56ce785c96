import { given, many } from '@branchline/engine/testing';
import { describe, expect, test } from 'vitest';
import { boardGameOf } from '../testing/games.ts';
import facts from './pack.json' with { type: 'json' };

const unitedKingdom = boardGameOf('united-kingdom');

const ANNA = 0;
const BO = 1;
const CARL = 2;
const game = unitedKingdom({ advancedTechnologies: true });

const buy = (technology: string, cards: readonly string[]) => ({ type: 'buyTechnology', technology, cards });
const GREEN = { type: 'claimRoute', route: 'birmingham--northampton-green', cards: ['green'] };
const WALES = buy('wales-concession', ['wild']);

describe('a purchase comes first, then the action (UK-10)', () => {
  test('the price goes to the discards, the turn goes on without another purchase (UK-10)', () => {
    const table = given(game, { hands: [['wild', 'wild', 'green'], []] });
    expect(table.asked(ANNA)).toMatchObject({ allows: ['takeCard', 'claimRoute', 'drawTickets', 'buyTechnology'] });
    table.when(ANNA, WALES);

    expect(game.describe(table.state)).toMatchObject({ turn: ANNA, discards: { items: ['wild'] } });
    expect(game.describe(table.state).players[ANNA]?.technologies).toEqual(['wales-concession']);
    expect(game.describe(table.state).technologies?.['wales-concession']).toBe(3);
    expect(table.asked(ANNA)).toMatchObject({ kind: 'turn', allows: ['takeCard', 'claimRoute', 'drawTickets'] });
    expect(table.refused(ANNA, buy('mechanical-stoker', ['wild']))).toMatchObject({
      code: 'notAskedNow',
      rule: 'UK-10',
    });
    expect(table.offers(ANNA).some(({ type }) => type === 'buyTechnology')).toBe(false);
    table.when(ANNA, GREEN);
    expect(game.describe(table.state)).toMatchObject({ turn: BO, routes: { 'birmingham--northampton-green': [ANNA] } });
  });

  test.each([
    [
      'drawing cards',
      [
        { type: 'takeCard', from: 'deck' },
        { type: 'takeCard', from: 'deck' },
      ],
    ],
    ['claiming a route', [GREEN]],
    ['drawing tickets', [{ type: 'drawTickets' }, { type: 'keepTickets', tickets: ['leeds--france'] }]],
  ])('and then %s, as without it (UK-10)', (_what, actions) => {
    const tickets = { tickets: [[], []], ticketPile: ['leeds--france', 'dublin--cork', 'wick--dundee'] };
    const table = given(game, { hands: [['wild', 'green'], []], ...tickets });
    table.when(ANNA, WALES);
    for (const action of actions) table.when(ANNA, action);

    expect(table.asked(ANNA)).toBeUndefined();
    expect(table.asked(BO)).toMatchObject({ kind: 'turn' });
  });

  test('nothing can be bought once an action has begun, nor by a seat whose turn it is not (UK-10)', () => {
    const drawing = given(game, { hands: [['wild'], ['wild']] });
    expect(drawing.refused(BO, WALES)).toMatchObject({ code: 'notYourTurn', rule: 'C-1' });
    drawing.when(ANNA, { type: 'takeCard', from: 'deck' });
    expect(drawing.refused(ANNA, WALES)).toMatchObject({ code: 'notAskedNow', rule: 'UK-10' });

    const choosing = given(game, { hands: [['wild'], ['wild']] });
    choosing.when(ANNA, { type: 'drawTickets' });
    expect(choosing.refused(ANNA, WALES)).toMatchObject({ code: 'notAskedNow', rule: 'UK-10' });
  });

  test('it is never compulsory, and the next turn allows one again (UK-10)', () => {
    const table = given(game, { hands: [['wild', 'wild', 'green'], ['red']] });
    table.when(ANNA, GREEN);
    table.when(BO, { type: 'claimRoute', route: 'northampton--reading', cards: ['red'] });
    table.when(ANNA, WALES);

    expect(table.hand(ANNA)).toEqual(['wild']);
  });

  test.each([
    ['a coloured card', ['red'], 'wrongPrice'],
    ['no card', [], 'wrongPrice'],
    ['one too many', ['wild', 'wild'], 'wrongPrice'],
    ['three cards', ['red', 'red', 'blue'], 'wrongPrice'],
    ['five cards', ['red', 'red', 'blue', 'blue', 'wild'], 'wrongPrice'],
    ['cards it has not', ['black'], 'cardsNotInHand'],
  ])('the price is paid in locomotives, exactly: not with %s (UK-10)', (_what, cards, code) => {
    const table = given(game, { hands: [['wild', 'wild', 'red', 'red', 'blue', 'blue'], []] });

    expect(table.refused(ANNA, buy('wales-concession', cards))).toMatchObject({ code, rule: 'UK-10' });
  });

  test('its effect holds in the same turn (UK-10, UK-20)', () => {
    const claim = { type: 'claimRoute', route: 'cardiff--carmarthen', cards: ['red'] };
    const table = given(game, { hands: [['wild', 'red'], []] });

    expect(table.refused(ANNA, claim)).toMatchObject({ code: 'needsTechnologies' });
    table.when(ANNA, WALES);
    table.when(ANNA, claim);
    expect(game.describe(table.state).routes).toEqual({ 'cardiff--carmarthen': [ANNA] });
  });

  test('a seat that can do nothing else may still buy, and then do what has become possible (UK-10, C-3, C-13)', () => {
    const table = given(game, {
      hands: [['wild', 'red'], []],
      market: [],
      deck: [],
      otherCards: 'leftOut',
      tickets: [[], []],
      ticketPile: [],
      routes: { 'northampton--reading': [BO], 'leeds--manchester-red': [BO], 'barrow--carlisle': [BO] },
      pieces: [0, 35],
    });
    expect(table.offers(ANNA)).toContainEqual({ type: 'pass' });
    table.when(ANNA, WALES);

    // The locomotive paid is all the market there is.
    expect(table.market()[0]).toBe('wild');
    expect(table.refused(ANNA, { type: 'pass' })).toMatchObject({ code: 'cannotPass', rule: 'C-3' });
  });
});

describe('copies (UK-14)', () => {
  test('a seat holds at most one of each (UK-14)', () => {
    const table = given(game, { hands: [['wild'], []], technologies: [['wales-concession']] });

    expect(table.refused(ANNA, WALES)).toEqual({
      code: 'technologyHeld',
      rule: 'UK-14',
      technology: 'wales-concession',
    });
    expect(table.offers(ANNA).some(({ technology }) => technology === 'wales-concession')).toBe(false);
  });

  test('what is sold out can’t be bought; four of each are enough for four seats (UK-14)', () => {
    const sold = given(game, { seats: 3, hands: [many(3, 'wild'), [], []], technologies: [[], ['diesel-power']] });
    expect(sold.refused(ANNA, buy('diesel-power', many(3, 'wild')))).toEqual({
      code: 'technologyGone',
      rule: 'UK-14',
      technology: 'diesel-power',
    });
    expect(sold.offers(ANNA).some(({ technology }) => technology === 'diesel-power')).toBe(false);

    const three = [[], ['booster'], ['booster'], ['booster']];
    const last = given(game, { seats: 4, hands: [many(2, 'wild'), [], [], []], technologies: three });
    last.when(ANNA, buy('booster', many(2, 'wild')));
    expect(game.describe(last.state).technologies?.booster).toBe(0);
  });

  test('there are two Water Tenders (UK-14, UK-41)', () => {
    const technologies = [[], ['water-tenders'], ['water-tenders']];
    const table = given(game, { seats: 3, hands: [many(2, 'wild'), [], []], technologies });

    expect(table.refused(ANNA, buy('water-tenders', many(2, 'wild')))).toMatchObject({
      code: 'technologyGone',
      rule: 'UK-14',
    });
    const one = given(game, { seats: 3, hands: [many(2, 'wild'), [], []], technologies: [[], ['water-tenders']] });
    one.when(ANNA, buy('water-tenders', many(2, 'wild')));
  });

  test('a technology the table does not play with is no technology (UK-40)', () => {
    const basic = given(unitedKingdom(), { hands: [['wild'], []] });

    expect(() => basic.refused(ANNA, buy('thermocompressors', ['wild']))).toThrow('unknown technology');
    const action = { type: 'buyTechnology', technology: 11, cards: 0 } as const;
    expect(basic.game.explain(basic.state, ANNA, action)).toMatchObject({ code: 'unknown', rule: 'UK-10' });
  });
});

const PRINTED: Readonly<Record<string, readonly [copies: number, price: number, rule: string]>> = {
  'wales-concession': [4, 1, 'UK-20'],
  'ireland-france-concession': [4, 1, 'UK-21'],
  'scotland-concession': [4, 1, 'UK-22'],
  'mechanical-stoker': [4, 1, 'UK-23'],
  'superheated-steam-boiler': [4, 2, 'UK-24'],
  propellers: [4, 2, 'UK-25'],
  booster: [4, 2, 'UK-26'],
  'boiler-lagging': [4, 2, 'UK-27'],
  'steam-turbines': [4, 2, 'UK-28'],
  'double-heading': [4, 4, 'UK-29'],
  'right-of-way': [1, 4, 'UK-30'],
  thermocompressors: [1, 1, 'UK-40'],
  'water-tenders': [2, 2, 'UK-41'],
  'risky-contracts': [1, 2, 'UK-42'],
  'equalising-beam': [1, 2, 'UK-43'],
  'diesel-power': [1, 3, 'UK-44'],
};

test('copies and prices of all sixteen (UK-14, UK-20 to UK-30, UK-40 to UK-44)', () => {
  expect(
    Object.fromEntries(facts.technologies.map(({ id, copies, price, rule }) => [id, [copies, price, rule]])),
  ).toEqual(PRINTED);
});

test.each(Object.entries(PRINTED))(
  '%s is sold for its price and for nothing less (UK-10)',
  (technology, [copies, price]) => {
    // A route to share, so that Right of Way is for sale too.
    const table = given(game, { hands: [many(6, 'wild'), []], routes: { 'northampton--reading': [BO] } });

    expect(game.describe(table.state).technologies?.[technology]).toBe(copies);
    expect(table.refused(ANNA, buy(technology, many(price - 1, 'wild')))).toEqual({
      code: 'wrongPrice',
      rule: 'UK-10',
      technology,
      price,
    });
    expect(table.refused(ANNA, buy(technology, many(price + 1, 'wild')))).toMatchObject({ code: 'wrongPrice' });
    table.when(ANNA, buy(technology, many(price, 'wild')));
    expect(table.hand(ANNA)).toEqual(many(6 - price, 'wild'));
    expect(game.describe(table.state).technologies?.[technology]).toBe(copies - 1);
  },
);

test('technologies held, and those on the table, are public (UK-15)', () => {
  const table = given(game, { seats: 3, hands: [['wild', 'green'], [], []], technologies: [['booster']] });
  const events = table.when(ANNA, WALES);

  expect(events).toContainEqual({
    type: 'technologyBought',
    seat: ANNA,
    technology: 'wales-concession',
    cards: ['wild'],
  });
  for (const viewer of [BO, CARL, 'watcher'] as const) {
    const seen = game.describe(game.veil(table.state, viewer));
    expect(seen.players[ANNA]?.technologies).toEqual(['wales-concession', 'booster']);
    expect(seen.players[ANNA]?.hand.items).toBeUndefined();
    expect(seen.technologies).toMatchObject({ booster: 3, 'wales-concession': 3, propellers: 4 });
  }
});
