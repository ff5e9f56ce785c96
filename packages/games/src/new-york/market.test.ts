import {
  dealt,
  given,
  inTurn,
  many,
  type Setting,
  stacked,
  type TestTable,
  unshuffled,
} from '@branchline/engine/testing';
import { describe, expect, test } from 'vitest';
import { boardGameOf } from '../testing/games.ts';

const newYork = boardGameOf('new-york');

const [ANNA, BEN] = [0, 1];
const FROM_DECK = { type: 'takeCard', from: 'deck' };
const from = (place: number) => ({ type: 'takeCard', from: place });

const game = newYork({ firstSeat: 1 });
const inOrder = (...cards: string[]) => stacked(game, cards);

/** What happened to deck and market, in order; the cards are those that came to lie there. */
const turned = (events: readonly Record<string, unknown>[]): readonly unknown[] =>
  events.flatMap(({ type, card, cards }) => {
    if (type === 'marketFilled') return [card];
    if (type === 'marketSwept') return ['swept'];
    return type === 'deckReshuffled' ? [`shuffled ${(cards as { count: number }).count}`] : [];
  });

const outside = ({ game: { describe: tell }, state }: TestTable) => {
  const { deck, discards } = tell(state);
  return { deck, discards: discards.count };
};

describe('a market with three wilds at set-up', () => {
  const hands = ['red', 'red', 'blue', 'blue'];
  const five = ['green', 'green', 'black', 'black', 'pink'];

  test('stays with two (NY-3)', () => {
    const table = dealt(game, 2, inTurn(inOrder(...hands, 'wild', 'red', 'wild', 'blue', 'pink'), unshuffled));
    expect(table.market()).toEqual(['wild', 'red', 'wild', 'blue', 'pink']);
  });

  test.each([
    ['three', ['wild', 'red', 'wild', 'blue', 'wild']],
    ['five', many(5, 'wild')],
  ])('with %s is discarded whole and turned anew (NY-3)', (_many, bad) => {
    const table = dealt(game, 2, inTurn(inOrder(...hands, ...bad, ...five), unshuffled));
    expect(turned(table.events)).toEqual([...bad, 'swept', ...five]);
    expect(table.market()).toEqual(five);
    expect(table.game.describe(table.state).discards.items?.toSorted()).toEqual(bad.toSorted());
    expect(outside(table)).toEqual({ deck: 44 - 4 - 10, discards: 5 });
  });

  test('as often as it holds (NY-3)', () => {
    const [first, second] = [
      ['wild', 'red', 'wild', 'blue', 'wild'],
      ['wild', 'wild', 'orange', 'wild', 'orange'],
    ];
    const table = dealt(game, 2, inTurn(inOrder(...hands, ...first, ...second, ...five), unshuffled));
    expect(turned(table.events)).toEqual([...first, 'swept', ...second, 'swept', ...five]);
  });
});

describe('a market with three wilds later on', () => {
  const market = ['red', 'wild', 'wild', 'blue', 'pink'];

  test('is turned anew between the first and the second card, which may come from the new one (NY-3)', () => {
    const table = given(game, {
      hands: [[], []],
      market,
      deck: ['wild', 'green', 'green', 'black', 'black', 'orange', 'red'],
    });
    expect(turned(table.when(ANNA, from(0)))).toEqual(['wild', 'swept', 'green', 'green', 'black', 'black', 'orange']);
    expect(table.asked(ANNA)).toMatchObject({ kind: 'secondCard' });
    table.when(ANNA, from(4));
    expect(table.hand(ANNA)).toEqual(['red', 'orange']);
    expect(table.market()).toEqual(['green', 'green', 'black', 'black', 'red']);
  });

  test('is turned anew after the second card, before the next turn (NY-3)', () => {
    const table = given(game, { hands: [[], []], market, deck: ['green', 'wild', ...many(5, 'black')] });
    table.when(ANNA, FROM_DECK);
    expect(turned(table.when(ANNA, from(3)))).toEqual(['wild', 'swept', ...many(5, 'black')]);
    expect(table.game.awaiting(table.state)).toEqual([BEN]);
  });

  test('is turned anew after a wild was taken and another three are there (NY-3)', () => {
    const table = given(game, { hands: [[], []], market, deck: ['wild', 'red'] });
    table.when(ANNA, from(1));
    expect(table.market()).toEqual(market);
  });

  test('is looked at after every action, whatever it was (NY-3)', () => {
    const bad = ['wild', 'wild', 'wild', 'blue', 'pink'];
    const claim = { type: 'claimRoute', route: 'empire-state-building--gramercy-park-red', cards: ['red'] };
    const table = given(game, { hands: [['red'], []], market: bad, deck: many(5, 'green') });
    expect(turned(table.when(ANNA, claim))).toEqual(['swept', ...many(5, 'green')]);
  });

  test('is not touched by a card off the deck while it holds two (NY-3)', () => {
    const table = given(game, { hands: [[], []], market });
    expect(turned(table.when(ANNA, FROM_DECK))).toEqual([]);
    expect(table.market()).toEqual(market);
  });
});

describe('the cards for a market turned anew', () => {
  const market = ['red', 'wild', 'wild', 'blue', 'pink'];
  const few = (setting: Setting): TestTable =>
    given(game, { hands: [[], []], market, otherCards: 'leftOut', ...setting });

  test('come off the deck first; then the discards are shuffled, the five just discarded among them (NY-3, C-13)', () => {
    const chance = inTurn(inOrder('green', 'red', 'blue'));
    const table = few({ deck: ['wild', 'orange', 'orange'], discards: ['red', 'green'], chance });
    const events = table.when(ANNA, from(0));
    // Three wilds, blue and pink are swept onto red and green: seven cards.
    expect(turned(events)).toEqual(['wild', 'swept', 'orange', 'orange', 'shuffled 7', 'green', 'red', 'blue']);
    expect(outside(table)).toEqual({ deck: 4, discards: 0 });
  });

  test('that use up the deck are not shuffled in between: two halves cannot replace each other for ever (NY-3)', () => {
    const again = ['wild', 'wild', 'wild', 'orange', 'green'];
    const chance = inTurn(inOrder('orange', 'green', 'blue', 'pink', 'wild'));
    const table = few({ deck: ['wild', ...again], chance });
    expect(turned(table.when(ANNA, from(0)))).toEqual([
      'wild',
      'swept',
      ...again,
      'swept',
      'shuffled 10',
      'orange',
      'green',
      'blue',
      'pink',
      'wild',
    ]);
    expect(outside(table)).toEqual({ deck: 5, discards: 0 });
  });

  test('that use up the deck exactly are followed by the shuffle C-13 asks for (NY-3, C-13)', () => {
    const good = ['orange', 'green', 'orange', 'green', 'red'];
    const table = few({ deck: ['wild', ...good], chance: inTurn(unshuffled) });
    expect(turned(table.when(ANNA, from(0)))).toEqual(['wild', 'swept', ...good, 'shuffled 5']);
    expect(outside(table)).toEqual({ deck: 5, discards: 0 });
  });

  test('come from a deck already made anew, if it was empty before the market was looked at (C-13, NY-3)', () => {
    const chance = inTurn(inOrder(...many(5, 'green')));
    const table = few({ deck: ['wild'], discards: many(6, 'green'), chance });
    expect(turned(table.when(ANNA, from(0)))).toEqual(['wild', 'shuffled 6', 'swept', ...many(5, 'green')]);
    expect(outside(table)).toEqual({ deck: 1, discards: 5 });
  });
});

describe('a market that cannot be bettered', () => {
  const market = ['red', 'wild', 'wild', 'blue', 'pink'];
  const few = (setting: Setting): TestTable =>
    given(game, { hands: [[], []], market, otherCards: 'leftOut', ...setting });

  test('is left as it is: five cards outside the hands, three of them wild (NY-3)', () => {
    const table = few({ deck: ['wild'], chance: inTurn() });
    expect(turned(table.when(ANNA, from(0)))).toEqual(['wild']);
    expect(table.market()).toEqual(['wild', 'wild', 'wild', 'blue', 'pink']);
    // Drawing goes on with what there is.
    expect(table.offers(ANNA)).toEqual([from(3), from(4)]);
  });

  test.each([
    ['the deck', { deck: ['wild', 'wild'], discards: [] }],
    ['the discards', { deck: ['wild'], discards: ['wild'] }],
  ])('also with more wilds in %s (NY-3)', (_where, cards) => {
    const table = few({ ...cards, chance: inTurn(unshuffled) });
    expect(turned(table.when(ANNA, from(0)))).not.toContain('swept');
  });

  test('with fewer than five cards too (NY-3)', () => {
    const table = few({ market: ['red', 'wild', 'wild', undefined, 'pink'], deck: ['wild'] });
    table.when(ANNA, from(0));
    expect(table.market()).toEqual(['wild', 'wild', 'wild', undefined, 'pink']);
  });

  test.each([
    [
      'the deck',
      { deck: ['wild', 'green'], discards: [] },
      ['wild', 'swept', 'green', 'shuffled 5', 'wild', 'blue', 'wild', 'pink'],
    ],
    [
      'the discards',
      { deck: ['wild'], discards: ['green'] },
      ['wild', 'shuffled 1', 'swept', 'green', 'shuffled 5', 'wild', 'blue', 'wild', 'pink'],
    ],
  ])('is turned anew as soon as one more colour lies in %s (NY-3)', (_where, cards, expected) => {
    const better = inOrder('wild', 'blue', 'wild', 'pink');
    const table = few({ ...cards, chance: inTurn(...(cards.discards.length > 0 ? [unshuffled] : []), better) });
    expect(turned(table.when(ANNA, from(0)))).toEqual(expected);
  });

  test('is turned again and again until it is better (NY-3)', () => {
    const chance = inTurn(inOrder('wild', 'wild', 'wild', 'pink'), inOrder('wild', 'pink', 'wild', 'green'));
    const table = few({ deck: ['wild', 'green'], chance });
    expect(turned(table.when(ANNA, from(0)))).toEqual([
      'wild',
      'swept',
      'green',
      'shuffled 5',
      'wild',
      'wild',
      'wild',
      'pink',
      'swept',
      'blue',
      'shuffled 5',
      'wild',
      'pink',
      'wild',
      'green',
    ]);
  });

  test('is turned anew once cards paid make it possible (NY-3)', () => {
    const stuck = ['wild', 'wild', 'wild', 'blue', 'pink'];
    const claim = { type: 'claimRoute', route: 'empire-state-building--gramercy-park-red', cards: ['red'] };
    const chance = inTurn(unshuffled, inOrder('blue', 'pink', 'wild', 'wild'));
    const table = few({ hands: [['red'], []], market: stuck, deck: [], chance });
    expect(turned(table.when(ANNA, claim))).toEqual([
      'shuffled 1',
      'swept',
      'red',
      'shuffled 5',
      'blue',
      'pink',
      'wild',
      'wild',
    ]);
  });
});
