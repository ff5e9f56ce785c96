import { given, many } from '@branchline/engine/testing';
import { expect, test } from 'vitest';
import { boardGameOf } from '../testing/games.ts';

const nordicCountries = boardGameOf('nordic-countries');

const ANNA = 0;
const BO = 1;
const game = nordicCountries();
const GREEN_TUNNEL = 'kristiansand--stavanger-green';

test('Example 1: a yellow route of two spaces takes two yellow cards, and nothing else (C-32)', () => {
  const table = given(game, { hands: [['yellow', 'yellow', 'red', 'red', 'yellow'], []] });
  const claim = (...cards: string[]) => ({ type: 'claimRoute', route: 'orebro--oslo-yellow', cards });

  expect(table.refused(ANNA, claim('red', 'red'))).toMatchObject({ code: 'wrongPayment', rule: 'C-32', due: 2 });
  expect(table.refused(ANNA, claim('yellow', 'red'))).toMatchObject({ code: 'wrongPayment', rule: 'C-32' });
  expect(table.refused(ANNA, claim('yellow'))).toMatchObject({ code: 'wrongPayment', rule: 'C-32' });
  expect(table.refused(ANNA, claim('yellow', 'yellow', 'yellow'))).toMatchObject({ code: 'wrongPayment' });
  table.when(ANNA, claim('yellow', 'yellow'));

  expect(game.describe(table.state).routes).toEqual({ 'orebro--oslo-yellow': [ANNA] });
  expect(table.hand(ANNA)).toEqual(['yellow', 'red', 'red']);
});

test('Example 2: a grey route takes a set of any one colour, never of two (C-32)', () => {
  const hands = [[...many(3, 'purple'), ...many(2, 'red')], []];
  const claim = (...cards: string[]) => ({ type: 'claimRoute', route: 'goteborg--norrkoping', cards });

  expect(given(game, { hands }).refused(ANNA, claim('purple', 'red', 'red'))).toMatchObject({
    code: 'wrongPayment',
    rule: 'C-32',
  });
  const table = given(game, { hands });
  table.when(ANNA, claim('purple', 'purple', 'purple'));

  expect(game.describe(table.state).routes).toEqual({ 'goteborg--norrkoping': [ANNA] });
});

test('Example 3: the ferry Stavanger–Kristiansand takes one locomotive and two orange cards (NO-30)', () => {
  const table = given(game, { hands: [['wild', 'orange', 'orange', 'orange', 'red', 'red'], []] });
  const claim = (...cards: string[]) => ({ type: 'claimRoute', route: 'kristiansand--stavanger-orange', cards });

  expect(table.refused(ANNA, claim('orange', 'orange', 'orange'))).toMatchObject({
    code: 'wrongPayment',
    rule: 'NO-30',
    due: 3,
    wilds: 1,
  });
  expect(table.refused(ANNA, claim('wild', 'red', 'red'))).toMatchObject({ code: 'wrongPayment' });
  table.when(ANNA, claim('wild', 'orange', 'orange'));

  expect(game.describe(table.state).routes).toEqual({ 'kristiansand--stavanger-orange': [ANNA] });
});

test.each([
  { example: 4, laid: ['green', 'green'], turned: 'green', paid: 'green' },
  { example: 5, laid: ['green', 'green'], turned: 'wild', paid: 'green' },
  { example: 6, laid: ['wild', 'wild'], turned: 'wild', paid: 'wild' },
])('Example $example: $laid laid for a tunnel, $turned turned (NO-40, NO-41, NO-45)', ({ laid, turned, paid }) => {
  const table = given(game, { hands: [[...laid, paid, 'red'], []], deck: [turned, 'red', 'blue'] });

  table.when(ANNA, { type: 'claimRoute', route: GREEN_TUNNEL, cards: laid });

  expect(table.asked(ANNA)).toMatchObject({ kind: 'payTunnel', extra: 1, colour: paid });
  expect(table.refused(ANNA, { type: 'payTunnel', cards: ['red'] })).toMatchObject({ code: 'wrongExtra', extra: 1 });
  expect(table.refused(ANNA, { type: 'payTunnel', cards: [] })).toMatchObject({ code: 'wrongExtra', extra: 1 });
  table.when(ANNA, { type: 'payTunnel', cards: [paid] });
  expect(game.describe(table.state).routes).toEqual({ [GREEN_TUNNEL]: [ANNA] });
  expect(table.hand(ANNA)).toEqual(['red']);
  expect(table.asked(BO)).toMatchObject({ kind: 'turn' });
});

test('the books’ example: seven green and any eight others claim Murmansk–Lieksa (NO-21)', () => {
  const others = ['red', 'red', 'red', 'blue', 'blue', 'wild', 'black', 'white'];
  const table = given(game, { hands: [[...many(7, 'green'), ...others, 'yellow'], []] });
  const claim = (cards: readonly string[]) => ({ type: 'claimRoute', route: 'lieksa--murmansk', cards });

  expect(table.refused(ANNA, claim([...many(7, 'green'), ...others.slice(1)]))).toMatchObject({ code: 'wrongPayment' });
  expect(table.refused(ANNA, claim([...many(7, 'green'), ...others, 'yellow']))).toMatchObject({
    code: 'wrongPayment',
  });
  table.when(ANNA, claim([...many(7, 'green'), ...others]));

  expect(game.describe(table.state).routes).toEqual({ 'lieksa--murmansk': [ANNA] });
  expect(game.describe(table.state).players[ANNA]).toMatchObject({
    pieces: 31,
    points: 27,
    hand: { items: ['yellow'] },
  });
  expect(game.describe(table.state).discards.count).toBe(15);
});
