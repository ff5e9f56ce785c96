import { given, many, type TestTable } from '@branchline/engine/testing';
import { describe, expect, test } from 'vitest';
import { boardGameOf } from '../testing/games.ts';

const usa = boardGameOf('usa');

const [ANNA, BEN, CARA] = [0, 1, 2];
const game = usa();
const claim = (route: string, ...cards: string[]) => ({ type: 'claimRoute', route, cards });
const holders = ({ state }: TestTable, route: string) => game.describe(state).routes?.[route];

describe('a double route (US-5)', () => {
  const [RED, YELLOW] = ['boston--new-york-red', 'boston--new-york-yellow'];
  const yellow = many(2, 'yellow');
  const taken = { [RED]: [ANNA] };

  test.each([2, 3, 4, 5])('with %i players never belongs to one seat on both tracks (C-35)', (seats) => {
    const table = given(game, { seats, hands: [yellow], routes: taken });
    expect(table.refused(ANNA, claim(YELLOW, ...yellow))).toEqual({
      code: 'otherTrackYours',
      rule: 'C-35',
      route: RED,
    });
  });

  test.each([2, 3])(
    'with %i players is closed once one track is claimed; both are open from four on (US-5, C-36)',
    (seats) => {
      const table = given(game, { seats, turn: BEN, hands: [[], yellow], routes: taken });
      const refusal = { code: 'otherTrackTaken', rule: 'US-5', route: RED, least: 2, most: 3 };
      expect(table.refused(BEN, claim(YELLOW, ...yellow))).toEqual(refusal);
      expect(table.offers(BEN).map(({ route }) => route)).not.toContain(YELLOW);
    },
  );

  test.each([4, 5])('with %i players may be claimed on both tracks, by different seats (US-5, C-36)', (seats) => {
    const table = given(game, { seats, turn: CARA, hands: [[], [], yellow], routes: taken });
    table.when(CARA, claim(YELLOW, ...yellow));
    expect([holders(table, RED), holders(table, YELLOW)]).toEqual([[ANNA], [CARA]]);
  });
});

describe('paying', () => {
  const GREY = 'atlanta--charleston';

  test('a grey route takes any one colour, never two (C-32)', () => {
    const table = given(game, { hands: [['red', 'blue', 'blue', 'wild', 'wild'], []] });
    expect(table.refused(ANNA, claim(GREY, 'red', 'blue'))).toMatchObject({
      code: 'wrongPayment',
      rule: 'C-32',
      due: 2,
    });
    const ways = table.offers(ANNA).filter(({ route }) => route === GREY);
    expect(ways.map(({ cards }) => cards)).toEqual([
      ['blue', 'blue'],
      ['red', 'wild'],
    ]);
    table.when(ANNA, claim(GREY, 'wild', 'wild'));
    expect(table.hand(ANNA)).toEqual(['blue', 'blue', 'red']);
  });

  test('a coloured route takes its colour and locomotives (C-32)', () => {
    const table = given(game, { hands: [['red', 'red', 'blue', 'wild'], []] });
    expect(table.refused(ANNA, claim('chicago--duluth', 'blue', 'red', 'red'))).toMatchObject({ code: 'wrongPayment' });
    table.when(ANNA, claim('chicago--duluth', 'red', 'red', 'wild'));
    expect(holders(table, 'chicago--duluth')).toEqual([ANNA]);
  });

  test.each([
    [1, 'atlanta--nashville', 1],
    [2, 'atlanta--charleston', 2],
    [3, 'calgary--vancouver', 4],
    [4, 'calgary--helena', 7],
    [5, 'atlanta--miami', 10],
    [6, 'sault-st-marie--winnipeg', 15],
  ])('a route of %i: %s brings %i points (US-6)', (length, route, points) => {
    const cards = many(length, 'blue');
    const table = given(game, { hands: [cards, []] });
    table.when(ANNA, claim(route, ...cards));
    expect(game.describe(table.state).players[ANNA]).toMatchObject({ points, pieces: 45 - length });
  });
});
