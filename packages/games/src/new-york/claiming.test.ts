import { given, many, type Setting, type TestTable } from '@branchline/engine/testing';
import { describe, expect, test } from 'vitest';
import { boardGameOf } from '../testing/games.ts';

const newYork = boardGameOf('new-york');

const [ANNA, BEN, CARA] = [0, 1, 2];
const claim = (route: string, ...cards: string[]) => ({ type: 'claimRoute', route, cards });

const BLUE_THREE = 'brooklyn--wall-street-blue';
const GREY_TWO = 'soho--wall-street';
const PINK_FOUR = 'chelsea--soho';

const holding = (hand: readonly string[], setting: Setting = {}): TestTable =>
  given(newYork(), { hands: [hand, [], []], ...setting });
const pieces = ({ game, state }: TestTable, seat: number) => game.describe(state).players[seat]?.pieces;
const holders = ({ game, state }: TestTable, route: string) => game.describe(state).routes?.[route];

describe('a route', () => {
  test('may be claimed anywhere on the board, joined to nothing (C-30)', () => {
    const table = holding(['red', 'red', 'orange'], { routes: { 'soho--wall-street': [ANNA] } });
    table.when(ANNA, claim('lincoln-center--midtown-west', 'red', 'red'));
    expect(holders(table, 'lincoln-center--midtown-west')).toEqual([ANNA]);
  });

  test.each([ANNA, BEN])('cannot be claimed again when seat %i holds it (C-30)', (holder) => {
    const table = holding(['red', 'red'], { routes: { 'lincoln-center--midtown-west': [holder] } });
    const refusal = table.refused(ANNA, claim('lincoln-center--midtown-west', 'red', 'red'));
    expect(refusal).toEqual({ code: 'routeTaken', rule: 'C-30', route: 'lincoln-center--midtown-west' });
    expect(table.offers(ANNA).filter(({ route }) => route === 'lincoln-center--midtown-west')).toEqual([]);
  });

  test('is held by its seat alone, and no second one is claimed in the same turn (C-31)', () => {
    const table = holding(['red', 'red', 'orange']);
    table.when(ANNA, claim('lincoln-center--midtown-west', 'red', 'red'));
    expect(table.game.describe(table.state).routes).toEqual({ 'lincoln-center--midtown-west': [ANNA] });
    const second = table.refused(ANNA, claim('empire-state-building--times-square-orange', 'orange'));
    expect(second).toEqual({ code: 'notYourTurn', rule: 'C-1' });
  });

  test('is claimed whole or not at all (C-31, C-32)', () => {
    const table = holding(many(4, 'pink'));
    for (const paid of [1, 2, 3]) {
      expect(table.refused(ANNA, claim(PINK_FOUR, ...many(paid, 'pink')))).toMatchObject({
        code: 'wrongPayment',
        rule: 'C-32',
        due: 4,
      });
    }
  });
});

describe('the price of a route', () => {
  test.each([
    ['three blue', ['blue', 'blue', 'blue']],
    ['two blue and a wild', ['blue', 'blue', 'wild']],
    ['one blue and two wilds', ['blue', 'wild', 'wild']],
    ['three wilds', ['wild', 'wild', 'wild']],
  ])('a blue route of three spaces for %s, as printed in the book (C-32)', (_cards, paid) => {
    const hand = ['blue', 'blue', 'blue', 'wild', 'wild', 'wild', 'red'];
    const table = holding(hand);
    table.when(ANNA, claim(BLUE_THREE, ...paid));
    expect(holders(table, BLUE_THREE)).toEqual([ANNA]);
    // Exactly the cards named are paid, though others would have done.
    const left = [...hand];
    for (const card of paid) left.splice(left.indexOf(card), 1);
    expect(table.hand(ANNA).toSorted()).toEqual(left.toSorted());
    expect(table.game.describe(table.state).discards.items?.toSorted()).toEqual(paid.toSorted());
  });

  test.each([
    ['too few', ['blue', 'blue']],
    ['too many', ['blue', 'blue', 'blue', 'blue']],
    ['too many with wilds', ['blue', 'blue', 'blue', 'wild']],
    ['another colour', ['red', 'red', 'red']],
    ['one card of another colour', ['blue', 'blue', 'red']],
    ['wilds for some, another colour for the rest', ['wild', 'wild', 'red']],
    ['nothing', []],
  ])('is not paid with %s (C-32)', (_what, paid) => {
    const table = holding([...many(4, 'blue'), ...many(3, 'red'), ...many(3, 'wild')]);
    const refusal = table.refused(ANNA, claim(BLUE_THREE, ...paid));
    expect(refusal).toEqual({ code: 'wrongPayment', rule: 'C-32', route: BLUE_THREE, due: 3, wilds: 0 });
  });

  test.each([
    ['one more blue than is held', ['blue', 'blue', 'blue']],
    ['a wild that is not held', ['blue', 'blue', 'wild']],
    ['forty cards', many(40, 'blue')],
  ])('is not paid with %s (C-32)', (_what, paid) => {
    const table = given(newYork(), {
      hands: [
        ['blue', 'blue', 'red'],
        ['blue', 'wild'],
      ],
    });
    expect(table.refused(ANNA, claim(BLUE_THREE, ...paid))).toEqual({ code: 'cardsNotInHand', rule: 'C-32' });
  });

  test.each(['blue', 'green', 'black', 'pink', 'red', 'orange', 'wild'])(
    'of a grey route is any one colour: %s (C-32)',
    (colour) => {
      const table = holding(many(2, colour));
      table.when(ANNA, claim(GREY_TWO, colour, colour));
      expect(holders(table, GREY_TWO)).toEqual([ANNA]);
    },
  );

  test('of a grey route may be stretched with wilds, but not mixed (C-32)', () => {
    const table = holding(['red', 'green', 'wild']);
    const mixed = table.refused(ANNA, claim(GREY_TWO, 'red', 'green'));
    expect(mixed).toEqual({ code: 'wrongPayment', rule: 'C-32', route: GREY_TWO, due: 2, wilds: 0 });
    table.when(ANNA, claim(GREY_TWO, 'green', 'wild'));
    expect(table.hand(ANNA)).toEqual(['red']);
  });

  test('what is offered is legal, and something is offered for every route within reach (C-32, C-61)', () => {
    const table = holding(['red', 'green', 'wild']);
    const offered = table.offers(ANNA).filter(({ type }) => type === 'claimRoute');
    expect(offered).toContainEqual(claim(GREY_TWO, 'red', 'wild'));
    expect(offered).toContainEqual(claim(GREY_TWO, 'green', 'wild'));
    expect(offered).toContainEqual(claim('chinatown--wall-street-pink', 'wild'));
    expect(offered.map(({ route }) => route)).not.toContain(BLUE_THREE);
  });

  test('goes to the discards (C-34)', () => {
    const table = holding(['blue', 'blue', 'wild'], { discards: ['red'] });
    table.when(ANNA, claim(BLUE_THREE, 'blue', 'wild', 'blue'));
    expect(table.game.describe(table.state).discards).toEqual({ count: 4, items: ['blue', 'blue', 'red', 'wild'] });
    expect(table.hand(ANNA)).toEqual([]);
  });
});

describe('pieces', () => {
  test('one goes on every space (C-33)', () => {
    const table = holding(many(4, 'pink'), { pieces: [9, 15] });
    const events = table.when(ANNA, claim(PINK_FOUR, ...many(4, 'pink')));
    expect(events).toContainEqual({ type: 'routeClaimed', seat: ANNA, route: PINK_FOUR, pieces: 4, points: 7 });
    expect([pieces(table, ANNA), pieces(table, BEN)]).toEqual([5, 15]);
  });

  test('the last ones may be used up (C-33)', () => {
    const table = holding(many(4, 'pink'), { pieces: [4, 15] });
    table.when(ANNA, claim(PINK_FOUR, ...many(4, 'pink')));
    expect(pieces(table, ANNA)).toBe(0);
  });

  test('with fewer than spaces the route cannot be claimed (C-33)', () => {
    const table = holding(many(4, 'pink'), { pieces: [3, 15] });
    const refusal = table.refused(ANNA, claim(PINK_FOUR, ...many(4, 'pink')));
    expect(refusal).toEqual({ code: 'notEnoughPieces', rule: 'C-33', needed: 4, left: 3 });
    expect(table.offers(ANNA).map(({ route }) => route)).not.toContain(PINK_FOUR);
  });
});

describe('a double route', () => {
  const [RED, ORANGE] = ['brooklyn--chinatown-red', 'brooklyn--chinatown-orange'];
  const orange = many(3, 'orange');
  const taken = { [RED]: [ANNA] };

  test.each([2, 3, 4])('with %i players never belongs to one seat on both tracks (C-35)', (seats) => {
    const table = given(newYork(), { seats, hands: [orange], routes: taken });
    const refusal = table.refused(ANNA, claim(ORANGE, ...orange));
    expect(refusal).toEqual({ code: 'otherTrackYours', rule: 'C-35', route: RED });
    expect(table.offers(ANNA).map(({ route }) => route)).not.toContain(ORANGE);
  });

  test('with two players is closed to everybody once one track is claimed (C-36)', () => {
    const table = given(newYork(), { seats: 2, turn: BEN, hands: [[], orange], routes: taken });
    const refusal = table.refused(BEN, claim(ORANGE, ...orange));
    expect(refusal).toEqual({ code: 'otherTrackTaken', rule: 'C-36', route: RED, least: 2, most: 2 });
    expect(table.offers(BEN).map(({ route }) => route)).not.toContain(ORANGE);
  });

  test.each([3, 4])('with %i players may be claimed on both tracks, by different seats (C-36)', (seats) => {
    const table = given(newYork(), { seats, turn: CARA, hands: [[], [], orange], routes: taken });
    table.when(CARA, claim(ORANGE, ...orange));
    expect([holders(table, RED), holders(table, ORANGE)]).toEqual([[ANNA], [CARA]]);
  });

  test('in grey is a double like any other (C-35, C-36)', () => {
    const [one, two] = ['chelsea--empire-state-building-grey-1', 'chelsea--empire-state-building-grey-2'];
    const table = holding(['red', 'red'], { seats: 2, routes: { [one]: [BEN] } });
    expect(table.refused(ANNA, claim(two, 'red', 'red'))).toEqual({
      code: 'otherTrackTaken',
      rule: 'C-36',
      route: one,
      least: 2,
      most: 2,
    });
  });

  test('does not close other routes of its two places (C-36)', () => {
    const table = holding(many(3, 'red'), { seats: 2, routes: taken, turn: ANNA });
    table.when(ANNA, claim('brooklyn--lower-east-side', ...many(3, 'red')));
    expect(holders(table, 'brooklyn--lower-east-side')).toEqual([ANNA]);
  });
});

describe('the points of a route', () => {
  test.each([
    ['midtown-west--times-square', 1, 1],
    ['lincoln-center--midtown-west', 2, 2],
    ['chelsea--greenwich-village-red', 3, 4],
    [PINK_FOUR, 4, 7],
  ])('%s: %i spaces bring %i (C-37, NY-7)', (route, spaces, points) => {
    const colour = route === PINK_FOUR ? 'pink' : 'red';
    const table = holding(many(spaces, colour), { points: [10, 0] });
    table.when(ANNA, claim(route, ...many(spaces, colour)));
    expect(table.game.describe(table.state).players.map((player) => player.points)).toEqual([10 + points, 0]);
  });

  test('no route of the board has a length without points (C-37, NY-7)', () => {
    const table: Readonly<Record<number, number>> = { 1: 1, 2: 2, 3: 4, 4: 7 };
    for (const { id, length, points } of newYork().board.routes) expect([id, points]).toEqual([id, table[length]]);
  });
});
