import { givenYard, many, type YardSetting } from '@branchline/engine/testing';
import { describe, expect, test } from 'vitest';
import { cardGame } from './rules.ts';

const JOHN = 0;
const PAUL = 1;
const game = cardGame();
const lay = (...cards: readonly string[]) => ({ type: 'layCards', cards });
const hand = ['red', 'red', 'red', 'blue', 'blue', 'green', 'yellow', 'wild', 'wild'];
const table = (setting: YardSetting = {}) => givenYard(game, { hands: [hand, []], ...setting });

describe('what may be laid', () => {
  test.each([
    [['red', 'red']],
    [['red', 'red', 'red']],
    [['red', 'wild']],
    [['red', 'wild', 'wild']],
    [['red', 'red', 'red', 'wild', 'wild']],
  ])('%j: one colour, two or more, locomotives among them (CG-30)', (cards) => {
    const at = table();
    at.when(JOHN, lay(...cards));
    expect(at.yard(JOHN)).toEqual({ red: cards });
    expect(at.hand(JOHN)).toHaveLength(hand.length - cards.length);
  });

  test.each([[['red', 'blue', 'green']], [['blue', 'green', 'yellow']]])(
    '%j: three different colours (CG-30)',
    (cards) => {
      const at = table();
      at.when(JOHN, lay(...cards));
      expect(at.yard(JOHN)).toEqual(Object.fromEntries(cards.map((colour) => [colour, [colour]])));
    },
  );

  test.each([
    ['nothing', []],
    ['a single card', ['red']],
    ['two colours', ['red', 'blue']],
    ['two colours, one of them twice', ['red', 'red', 'blue']],
    ['two colours with a locomotive', ['red', 'blue', 'wild']],
    ['three colours with a locomotive', ['red', 'blue', 'green', 'wild']],
    ['three colours, one of them twice', ['red', 'red', 'blue', 'green']],
    ['four colours', ['red', 'blue', 'green', 'yellow']],
  ])('%s: no (CG-30)', (_what, cards) => {
    expect(table().refused(JOHN, lay(...cards))).toEqual({ code: 'wrongSet', rule: 'CG-30' });
  });

  test.each([[['green', 'green']], [['black', 'white', 'orange']], [['red', 'wild', 'wild', 'wild']]])(
    '%j: not what is not in the hand (CG-30)',
    (cards) => {
      expect(table().refused(JOHN, lay(...cards))).toEqual({ code: 'cardsNotInHand', rule: 'CG-30' });
    },
  );

  test('locomotives alone are no colour (CG-31)', () => {
    expect(table().refused(JOHN, lay('wild', 'wild'))).toEqual({ code: 'wrongSet', rule: 'CG-31' });
    expect(table().refused(JOHN, lay('wild'))).toEqual({ code: 'wrongSet', rule: 'CG-31' });
    expect(givenYard(game, { hands: [['wild', 'wild', 'wild'], []] }).offers(JOHN)).not.toContainEqual(
      expect.objectContaining({ type: 'layCards' }),
    );
  });
});

describe('a colour already in a yard', () => {
  test('of the seat itself waits until that row is gone, whatever is laid (CG-32)', () => {
    const setting = { yards: [{ red: ['red'] }, {}] };
    for (const cards of [
      ['red', 'red', 'red'],
      ['red', 'wild'],
      ['red', 'blue', 'green'],
    ]) {
      expect(table(setting).refused(JOHN, lay(...cards))).toEqual({
        code: 'colourInOwnYard',
        rule: 'CG-32',
        colour: 'red',
      });
    }
    expect(table(setting).offers(JOHN)).not.toContainEqual(expect.objectContaining({ cards: ['red', 'red'] }));

    const at = table({ yards: [{ red: ['red'] }, {}], market: many(5, 'wild') });
    at.when(JOHN, { type: 'takeCard', from: 0 });
    at.when(PAUL, { type: 'takeCard', from: 0 });
    expect(at.yard(JOHN)).toEqual({});
    at.when(JOHN, lay('red', 'red'));
    expect(at.yard(JOHN)).toEqual({ red: ['red', 'red'] });
  });

  test.each([
    [
      ['red', 'red'],
      ['red', 'red'],
    ],
    [
      ['red', 'red'],
      ['red', 'wild'],
    ],
    [
      ['red', 'wild', 'wild'],
      ['red', 'red', 'wild'],
    ],
    [
      ['red', 'red', 'red'],
      ['red', 'red'],
    ],
  ])('of another seat, a row of %j is not outnumbered by %j (CG-33)', (row, cards) => {
    expect(table({ yards: [{}, { red: row }] }).refused(JOHN, lay(...cards))).toEqual({
      code: 'rowTooLong',
      rule: 'CG-33',
      colour: 'red',
      owner: PAUL,
      length: row.length,
    });
  });

  test('of another seat is robbed by more cards, locomotives counting on both sides (CG-33)', () => {
    const at = table({ yards: [{}, { red: ['red', 'wild'], blue: ['blue', 'blue'] }], discards: ['black'] });
    const events = at.when(JOHN, lay('red', 'wild', 'wild'));

    expect(events).toContainEqual({ type: 'rowRobbed', seat: PAUL, by: JOHN, colour: 'red', cards: ['red', 'wild'] });
    expect(at.yard(JOHN)).toEqual({ red: ['red', 'wild', 'wild'] });
    // What was robbed did not reach the on-track pile when the turn of its owner began.
    expect(at.yard(PAUL)).toEqual({ blue: ['blue'] });
    expect(at.onTrack(PAUL)).toEqual(['blue']);
    expect(game.describe(at.state).discards).toEqual({ count: 3, items: ['black', 'red', 'wild'] });
  });

  test('of another seat is outnumbered by what the row has now, not by what was laid (CG-33)', () => {
    const at = givenYard(game, {
      hands: [[], ['red', 'red', 'wild']],
      yards: [{ red: many(3, 'red') }, {}],
      deck: many(5, 'wild'),
      market: many(5, 'wild'),
    });
    at.when(JOHN, { type: 'takeCard', from: 0 });
    expect(at.refused(PAUL, lay('red', 'red', 'wild')).code).toBe('rowTooLong');
    at.when(PAUL, { type: 'takeCard', from: 0 });
    expect(at.yard(JOHN)).toEqual({ red: ['red', 'red'] });
    at.when(JOHN, { type: 'takeCard', from: 0 });
    at.when(PAUL, lay('red', 'red', 'wild'));
    expect(at.yard(JOHN)).toEqual({});
  });

  test('of anybody shuts out a set of three different colours: one card outnumbers no row (CG-34)', () => {
    const at = table({ yards: [{}, { blue: ['blue'] }] });
    expect(at.refused(JOHN, lay('red', 'blue', 'green'))).toEqual({
      code: 'colourInAnotherYard',
      rule: 'CG-34',
      colour: 'blue',
      owner: PAUL,
    });
    expect(at.offers(JOHN)).toContainEqual(lay('yellow', 'red', 'green'));
    expect(at.offers(JOHN)).not.toContainEqual(expect.objectContaining({ cards: ['blue', 'red', 'green'] }));
  });
});

test('every length with as few locomotives as it takes, and the shortest also with more, is offered once (CG-30, CG-33)', () => {
  const laid = (setting: YardSetting) =>
    table(setting)
      .offers(JOHN)
      .filter(({ type }) => type === 'layCards')
      .map(({ cards }) => (cards as string[]).join(' '));

  const free = laid({ hands: [['red', 'red', 'red', 'wild', 'wild'], []] });
  expect(free.toSorted()).toEqual(
    ['red red', 'red wild', 'red red red', 'red red red wild', 'red red red wild wild'].toSorted(),
  );
  const robbing = laid({
    hands: [['red', 'red', 'red', 'wild', 'wild'], []],
    yards: [{}, { red: ['red', 'red', 'wild'] }],
  });
  expect(robbing.toSorted()).toEqual(['red red red wild', 'red red red wild wild', 'red red wild wild'].toSorted());
  const three = laid({ hands: [['red', 'blue', 'green', 'yellow'], []] });
  expect(three).toHaveLength(4);
});
