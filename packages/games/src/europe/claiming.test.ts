import { given, many, type TestTable } from '@branchline/engine/testing';
import { describe, expect, test } from 'vitest';
import { boardGameOf } from '../testing/games.ts';

const europe = boardGameOf('europe');

const [ANNA, BEN, CARA] = [0, 1, 2];
const game = europe();
const claim = (route: string, ...cards: string[]) => ({ type: 'claimRoute', route, cards });
const holders = ({ state }: TestTable, route: string) => game.describe(state).routes?.[route];

describe('a double route (EU-5)', () => {
  const [BLACK, RED] = ['berlin--frankfurt-black', 'berlin--frankfurt-red'];
  const red = many(3, 'red');
  const taken = { [BLACK]: [ANNA] };

  test.each([2, 3])('with %i players is closed once one track is claimed (EU-5, US-5, C-36)', (seats) => {
    const table = given(game, { seats, turn: BEN, hands: [[], red], routes: taken });
    const refusal = { code: 'otherTrackTaken', rule: 'EU-5', route: BLACK, least: 2, most: 3 };
    expect(table.refused(BEN, claim(RED, ...red))).toEqual(refusal);
  });

  test.each([4, 5])('with %i players is open to different owners (EU-5, US-5, C-36)', (seats) => {
    const table = given(game, { seats, turn: CARA, hands: [[], [], red], routes: taken });
    table.when(CARA, claim(RED, ...red));
    expect([holders(table, BLACK), holders(table, RED)]).toEqual([[ANNA], [CARA]]);
  });
});

test.each([
  [1, 'amsterdam--bruxelles', 'black', 1],
  [2, 'berlin--essen', 'blue', 2],
  [3, 'danzig--riga', 'black', 4],
  [4, 'petrograd--wilno', 'blue', 7],
  [6, 'palermo--smyrna', 'wild', 15],
])('a route of %i: %s brings points (EU-5)', (length, route, colour, points) => {
  const cards = many(length, colour);
  const table = given(game, { hands: [cards, []] });
  table.when(ANNA, claim(route, ...cards));
  expect(game.describe(table.state).players[ANNA]).toMatchObject({ points, pieces: 45 - length });
});

test('the tunnel of eight brings 21 (EU-5)', () => {
  const cards = many(8, 'red');
  const table = given(game, { hands: [cards, []], deck: ['blue', 'blue', 'green'] });
  table.when(ANNA, claim('petrograd--stockholm', ...cards));
  expect(game.describe(table.state).players[ANNA]).toMatchObject({ points: 21, pieces: 37 });
});

describe('a ferry (EU-6)', () => {
  const FERRY = 'palermo--smyrna'; // six spaces, two of them with a locomotive

  test('takes a locomotive for each symbol and the rest in any one colour (EU-6)', () => {
    const table = given(game, { hands: [[...many(5, 'red'), ...many(4, 'blue'), 'wild', 'wild'], []] });
    expect(table.refused(ANNA, claim(FERRY, ...many(5, 'red'), 'wild'))).toEqual({
      code: 'wrongPayment',
      rule: 'EU-6',
      route: FERRY,
      due: 6,
      wilds: 2,
    });
    expect(table.refused(ANNA, claim(FERRY, 'red', 'red', 'blue', 'blue', 'wild', 'wild'))).toMatchObject({
      rule: 'EU-6',
    });
    const ways = table.offers(ANNA).filter(({ route }) => route === FERRY);
    expect(ways.map(({ cards }) => cards)).toEqual([
      [...many(4, 'blue'), 'wild', 'wild'],
      [...many(4, 'red'), 'wild', 'wild'],
    ]);
    table.when(ANNA, claim(FERRY, ...many(4, 'blue'), 'wild', 'wild'));
    expect(holders(table, FERRY)).toEqual([ANNA]);
  });

  test('further locomotives may stand in (EU-6)', () => {
    const table = given(game, { hands: [[...many(3, 'red'), ...many(3, 'wild')], []] });
    table.when(ANNA, claim(FERRY, ...many(3, 'red'), ...many(3, 'wild')));
    expect(holders(table, FERRY)).toEqual([ANNA]);
  });

  test('locomotives are wild on every route (EU-6)', () => {
    const table = given(game, { hands: [['black', 'wild', 'wild'], []] });
    table.when(ANNA, claim('danzig--riga', 'black', 'wild', 'wild'));
    expect(holders(table, 'danzig--riga')).toEqual([ANNA]);
  });

  test('a grey route takes one colour, never two (C-32)', () => {
    const table = given(game, { hands: [['red', 'blue'], []] });
    expect(table.refused(ANNA, claim('wien--zagrab', 'red', 'blue'))).toMatchObject({
      code: 'wrongPayment',
      rule: 'C-32',
    });
  });
});
