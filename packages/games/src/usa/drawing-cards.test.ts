import { given, many, type Setting, stacked, type TestTable } from '@branchline/engine/testing';
import { describe, expect, test } from 'vitest';
import { boardGameOf } from '../testing/games.ts';

const usa = boardGameOf('usa');

const [ANNA, BEN] = [0, 1];
const FROM_DECK = { type: 'takeCard', from: 'deck' };
const from = (place: number) => ({ type: 'takeCard', from: place });
const game = usa();

const awaited = ({ state }: TestTable): readonly number[] => game.awaiting(state);

/** What happened to deck and market, in order; the cards are those that came to lie there. */
const turned = (events: readonly Record<string, unknown>[]): readonly unknown[] =>
  events.flatMap(({ type, card, cards }) => {
    if (type === 'marketFilled') return [card];
    if (type === 'marketSwept') return ['swept'];
    return type === 'deckReshuffled' ? [`shuffled ${(cards as { count: number }).count}`] : [];
  });

describe('three locomotives in the market (US-3)', () => {
  const market = ['red', 'wild', 'wild', 'blue', 'green'];

  test('sweep it, also between the first card and the second, as often as it holds (US-3, NY-3)', () => {
    const deck = ['wild', 'wild', 'red', 'wild', 'wild', 'red', ...many(5, 'black')];
    const table = given(game, { hands: [[], []], market, deck });
    expect(turned(table.when(ANNA, from(0)))).toEqual([
      'wild',
      'swept',
      ...['wild', 'red', 'wild', 'wild', 'red'],
      'swept',
      ...many(5, 'black'),
    ]);
    expect(table.asked(ANNA)).toMatchObject({ kind: 'secondCard' });
    expect(table.market()).toEqual(many(5, 'black'));
  });

  test('two do not (US-3)', () => {
    const table = given(game, { hands: [[], []], market, deck: ['red', 'red'] });
    expect(turned(table.when(ANNA, from(3)))).toEqual(['red']);
  });

  test('stop sweeping it when the cards outside the hands can make no better one (US-3, NY-3)', () => {
    const few: Setting = { hands: [[], []], market, otherCards: 'leftOut' };
    const hopeless = given(game, { ...few, deck: ['wild'], discards: many(3, 'wild') });
    expect(turned(hopeless.when(ANNA, from(0)))).toEqual(['wild', 'shuffled 3']);
    expect(hopeless.market()).toEqual(['wild', 'wild', 'wild', 'blue', 'green']);

    const chance = stacked(game, ['red', 'blue', 'green', 'wild', 'wild']);
    const better = given(game, { ...few, deck: ['wild'], discards: ['red', ...many(2, 'wild')], chance });
    expect(turned(better.when(ANNA, from(0)))).toEqual([
      ...['wild', 'shuffled 3', 'swept', 'red', 'wild', 'wild', 'shuffled 5', 'blue', 'green'],
    ]);
    expect(better.market()).toEqual(['red', 'wild', 'wild', 'blue', 'green']);
  });
});

describe('a locomotive in the draw', () => {
  const market = ['wild', 'red', 'blue', 'green', 'white'];

  test('from the market it is the whole draw, and never the second card (C-20, C-21)', () => {
    const first = given(game, { hands: [[], []], market, deck: ['black', 'black'] });
    first.when(ANNA, from(0));
    expect(awaited(first)).toEqual([BEN]);

    const second = given(game, { hands: [[], []], market, deck: ['black', 'black'] });
    second.when(ANNA, from(1));
    expect(second.refused(ANNA, from(0))).toEqual({ code: 'wildAsSecondCard', rule: 'C-21' });
    expect(second.offers(ANNA)).not.toContainEqual(from(0));
  });

  test('off the deck it is a card like any other, first or second (C-22)', () => {
    const table = given(game, { hands: [[], []], market, deck: ['wild', 'wild', 'black'] });
    table.when(ANNA, FROM_DECK);
    expect(table.asked(ANNA)).toMatchObject({ kind: 'secondCard' });
    table.when(ANNA, FROM_DECK);
    expect(table.hand(ANNA)).toEqual(['wild', 'wild']);
    expect(awaited(table)).toEqual([BEN]);
  });

  test('the turn ends with one card when only locomotives are left to take (C-14)', () => {
    const left: Setting = { hands: [[], []], market: ['wild', 'wild', undefined, undefined, 'red'] };
    const table = given(game, { ...left, deck: [], otherCards: 'leftOut' });
    table.when(ANNA, from(4));
    expect(table.hand(ANNA)).toEqual(['red']);
    expect(awaited(table)).toEqual([BEN]);
  });
});
