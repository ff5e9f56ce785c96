import type { Setting } from '@branchline/engine/testing';
import { given, many } from '@branchline/engine/testing';
import { describe, expect, test } from 'vitest';
import { boardGameOf } from '../testing/games.ts';

const unitedKingdom = boardGameOf('united-kingdom');

const ANNA = 0;
const BO = 1;
const CARL = 2;
const game = unitedKingdom({ advancedTechnologies: true });
const ROUTE = 'northampton--reading'; // one space, red

const FOUR_WILDS = many(4, 'wild');
const BUY = { type: 'buyTechnology', technology: 'right-of-way', cards: FOUR_WILDS };
const share = (route: string, cards: readonly string[]) => ({ type: 'claimHeldRoute', route, cards });

const table = (hand: readonly string[], setting: Setting = {}) =>
  given(game, { seats: 3, hands: [[...FOUR_WILDS, ...hand], [], []], routes: { [ROUTE]: [BO] }, ...setting });

const bought = (hand: readonly string[], setting: Setting = {}) => {
  const open = table(hand, setting);
  open.when(ANNA, BUY);
  return open;
};

describe('claiming a route another seat holds (UK-30, UK-31)', () => {
  test('pieces stand beside the other’s, both hold it, its points are scored, the card goes back (UK-30, UK-31)', () => {
    const open = bought(['red', 'blue'], { points: [5, 9, 0] });
    const events = open.when(ANNA, share(ROUTE, ['red']));
    const { routes, players, technologies, turn, discards } = game.describe(open.state);

    expect(routes).toEqual({ [ROUTE]: [ANNA, BO] });
    expect(players[ANNA]).toMatchObject({ pieces: 34, points: 6, technologies: [], hand: { items: ['blue'] } });
    expect(players[BO]).toMatchObject({ pieces: 35, points: 9 });
    expect(technologies?.['right-of-way']).toBe(1);
    expect(events).toContainEqual({ type: 'technologyReturned', seat: ANNA, technology: 'right-of-way' });
    expect(discards.items).toEqual(['red', ...FOUR_WILDS]);
    expect(turn).toBe(BO);
  });

  test('nothing but such a claim can follow the purchase (UK-31)', () => {
    const open = bought(['red', 'red', 'green']);

    expect(open.asked(ANNA)).toMatchObject({ kind: 'turn', allows: ['claimHeldRoute'] });
    expect(open.offers(ANNA)).toEqual([share(ROUTE, ['red'])]);
    for (const action of [
      { type: 'takeCard', from: 'deck' },
      { type: 'drawTickets' },
      { type: 'claimRoute', route: 'birmingham--northampton-green', cards: ['green'] },
    ]) {
      expect(open.refused(ANNA, action)).toMatchObject({ code: 'notAskedNow', rule: 'C-2' });
    }
    expect(open.refused(ANNA, { type: 'endTurn' })).toMatchObject({ code: 'notAskedNow', rule: 'UK-49' });
    expect(open.refused(ANNA, { type: 'pass' })).toMatchObject({ code: 'cannotPass', rule: 'C-3' });
  });

  test('the full price in cards is due (UK-31)', () => {
    const open = bought(['red', 'red', 'blue']);

    for (const cards of [[], ['blue'], ['red', 'red']]) {
      expect(open.refused(ANNA, share(ROUTE, cards))).toMatchObject({ code: 'wrongPayment', rule: 'C-32', due: 1 });
    }
    expect(open.refused(ANNA, share(ROUTE, ['wild']))).toMatchObject({ code: 'cardsNotInHand' });
  });

  test('only a route of another seat: not a free one, not one’s own (UK-31)', () => {
    const open = bought(['red', 'green', 'orange'], { routes: { [ROUTE]: [BO], 'reading--southampton': [ANNA] } });

    for (const [route, card] of [
      ['birmingham--northampton-green', 'green'],
      ['reading--southampton', 'orange'],
    ] as const) {
      expect(open.refused(ANNA, share(route, [card]))).toEqual({ code: 'routeNotHeldByAnother', rule: 'UK-31', route });
    }
  });

  test('a route two seats hold can be claimed by a third, not again by either (UK-31)', () => {
    const open = bought(['red'], { routes: { [ROUTE]: [BO, CARL] } });
    open.when(ANNA, share(ROUTE, ['red']));
    expect(game.describe(open.state).routes).toEqual({ [ROUTE]: [ANNA, BO, CARL] });

    const shared = table(['red'], { routes: { [ROUTE]: [ANNA, BO] } });
    expect(shared.refused(ANNA, BUY)).toMatchObject({ code: 'noRouteToShare', rule: 'UK-31' });
  });

  test('without the purchase a held route can’t be claimed, in either way (UK-31, C-30)', () => {
    const open = table(['red']);

    expect(open.refused(ANNA, share(ROUTE, ['red']))).toMatchObject({ code: 'notAskedNow', rule: 'UK-31' });
    expect(open.refused(ANNA, { type: 'claimRoute', route: ROUTE, cards: ['red'] })).toEqual({
      code: 'routeTaken',
      rule: 'C-30',
      route: ROUTE,
    });
  });

  test('both holders use the route for their tickets, and bonuses count (UK-31, UK-27)', () => {
    const open = bought(['red'], {
      technologies: [['boiler-lagging']],
      routes: { [ROUTE]: [BO], 'birmingham--northampton-white': [ANNA], 'birmingham--northampton-green': [BO] },
      tickets: [[], [], []],
    });
    open.when(ANNA, share(ROUTE, ['red']));
    expect(game.describe(open.state).players[ANNA]?.points).toBe(2);
  });

  test('the next seat may buy it in turn (UK-31)', () => {
    const hands = [[...FOUR_WILDS, 'red'], [...FOUR_WILDS, 'green'], []];
    const open = given(game, { seats: 3, hands, routes: { [ROUTE]: [BO], 'birmingham--northampton-green': [CARL] } });
    open.when(ANNA, BUY);
    open.when(ANNA, share(ROUTE, ['red']));
    open.when(BO, BUY);
    open.when(BO, share('birmingham--northampton-green', ['green']));

    expect(game.describe(open.state).routes).toMatchObject({ 'birmingham--northampton-green': [BO, CARL] });
  });

  test('the last round begins when its pieces run low (UK-31, C-50)', () => {
    const open = bought(['red'], { pieces: [3, 35, 35] });
    open.when(ANNA, share(ROUTE, ['red']));

    expect(game.describe(open.state).lastTurns).toBe(3);
  });
});

describe('it is only for sale if such a claim is possible after paying (UK-31)', () => {
  const NOT_FOR_SALE = { code: 'noRouteToShare', rule: 'UK-31' };

  test.each<[string, readonly string[], Setting]>([
    ['nobody holds a route', ['red'], { routes: {} }],
    ['only the buyer does', ['red'], { routes: { [ROUTE]: [ANNA] } }],
    ['nothing is left to pay with', [], {}],
    ['what is left is of another colour', ['blue'], {}],
    ['pieces are short', ['green', 'green'], { routes: { 'bristol--southampton': [BO] }, pieces: [1, 35, 35] }],
    ['a technology is missing', ['red'], { routes: { 'cardiff--carmarthen': [BO] } }],
    [
      'the buyer holds the other track (C-35)',
      ['white'],
      { routes: { 'birmingham--northampton-white': [BO], 'birmingham--northampton-green': [ANNA] } },
    ],
  ])('not if %s (UK-31)', (_why, hand, setting) => {
    const closed = table(hand, setting);

    expect(closed.refused(ANNA, BUY)).toMatchObject(NOT_FOR_SALE);
    expect(closed.offers(ANNA).some(({ technology }) => technology === 'right-of-way')).toBe(false);
  });

  test('a fifth locomotive, the missing technology or a group of four make it possible (UK-31, UK-5)', () => {
    expect(table(['wild']).offers(ANNA)).toContainEqual(BUY);
    bought(['red'], { routes: { 'cardiff--carmarthen': [BO] }, technologies: [['wales-concession']] });
    bought(['blue', 'blue', 'black', 'white']);
  });

  test('the claim obeys C-35 and the technologies, though another route made the purchase possible (UK-31, UK-13, C-35)', () => {
    const open = bought(['red', 'white'], {
      routes: {
        [ROUTE]: [BO],
        'cardiff--carmarthen': [BO],
        'birmingham--northampton-white': [BO],
        'birmingham--northampton-green': [ANNA],
      },
    });

    expect(open.refused(ANNA, share('cardiff--carmarthen', ['red']))).toEqual({
      code: 'needsTechnologies',
      rule: 'UK-13',
      technologies: ['wales-concession'],
    });
    expect(open.refused(ANNA, share('birmingham--northampton-white', ['white']))).toEqual({
      code: 'otherTrackYours',
      rule: 'C-35',
      route: 'birmingham--northampton-green',
    });
  });

  test('with two seats a double has one track: the held one can be shared, the closed one not (UK-31, C-36)', () => {
    const routes = { 'birmingham--northampton-green': [BO] };
    const open = bought(['green', 'white'], { seats: 2, hands: [[...FOUR_WILDS, 'green', 'white'], []], routes });

    expect(open.refused(ANNA, share('birmingham--northampton-white', ['white']))).toMatchObject({
      code: 'routeNotHeldByAnother',
    });
    open.when(ANNA, share('birmingham--northampton-green', ['green']));
    expect(game.describe(open.state).routes).toEqual({ 'birmingham--northampton-green': [ANNA, BO] });
    const again = given(game, { hands: [['white'], []], routes: { 'birmingham--northampton-green': [ANNA, BO] } });
    const claim = { type: 'claimRoute', route: 'birmingham--northampton-white', cards: ['white'] };
    expect(again.refused(ANNA, claim)).toMatchObject({ code: 'otherTrackYours', rule: 'C-35' });
  });

  test('it is offered even when only an unusual payment leaves enough for a route (UK-31, UK-5)', () => {
    // Breaking up the colour held least, as usual, would leave nothing red.
    const hand = [...many(3, 'wild'), 'red', ...many(4, 'blue')];
    const open = given(game, { seats: 3, hands: [hand, [], []], routes: { [ROUTE]: [BO] } });

    const ways = open.offers(ANNA).filter(({ technology }) => technology === 'right-of-way');
    expect(ways).toEqual([{ ...BUY, cards: [...many(4, 'blue'), ...many(3, 'wild')] }]);
    open.when(ANNA, { ...BUY, cards: [...many(3, 'wild'), ...many(4, 'blue')] });
    open.when(ANNA, share(ROUTE, ['red']));
  });
});
