import { given, many } from '@branchline/engine/testing';
import { expect, test } from 'vitest';
import { boardGameOf } from '../testing/games.ts';

const unitedKingdom = boardGameOf('united-kingdom');

const ANNA = 0;
const game = unitedKingdom();

const without = (all: readonly string[], one: string) => all.filter((technology) => technology !== one);

test.each([
  {
    example: 'Stranraer–Londonderry',
    route: 'londonderry--stranraer',
    needs: ['ireland-france-concession', 'scotland-concession', 'mechanical-stoker', 'propellers'],
  },
  {
    example: 'Newcastle–Edinburgh',
    route: 'edinburgh--newcastle-green',
    needs: ['scotland-concession', 'mechanical-stoker'],
  },
  {
    example: 'Newcastle–Edinburgh, the other track',
    route: 'edinburgh--newcastle-purple',
    needs: ['scotland-concession', 'mechanical-stoker'],
  },
])('the book’s example: $example needs $needs (UK-13)', ({ route, needs }) => {
  const hands = [many(3, 'wild'), []];
  const claim = { type: 'claimRoute', route, cards: many(3, 'wild') };

  expect(given(game, { hands }).refused(ANNA, claim)).toEqual({
    code: 'needsTechnologies',
    rule: 'UK-13',
    technologies: needs,
  });
  for (const missing of needs) {
    const table = given(game, { hands, technologies: [without(needs, missing)] });
    expect(table.refused(ANNA, claim)).toEqual({ code: 'needsTechnologies', rule: 'UK-13', technologies: [missing] });
    expect(table.offers(ANNA).some((offer) => offer.route === route)).toBe(false);
  }
  const table = given(game, { hands, technologies: [needs] });
  table.when(ANNA, claim);
  expect(game.describe(table.state).routes).toEqual({ [route]: [ANNA] });
});

test('the book’s exception: Southampton–New York may be claimed at any time without any technology (UK-12)', () => {
  const cards = [...many(3, 'wild'), ...many(7, 'red')];
  const table = given(game, { hands: [cards, []] });
  table.when(ANNA, { type: 'claimRoute', route: 'southampton--new-york', cards });

  expect(game.describe(table.state).players[ANNA]).toMatchObject({ pieces: 25, points: 40, hand: { count: 0 } });
});

test('the book’s reminder: four cards are good as a locomotive when buying, three with Booster (UK-5, UK-10)', () => {
  const buy = (cards: readonly string[]) => ({ type: 'buyTechnology', technology: 'wales-concession', cards });
  const four = ['red', 'blue', 'green', 'black'];
  const plain = given(game, { hands: [four, []] });
  const boosted = given(game, { hands: [four, []], technologies: [['booster']] });

  expect(plain.refused(ANNA, buy(four.slice(1)))).toMatchObject({ code: 'wrongPrice', rule: 'UK-10', price: 1 });
  plain.when(ANNA, buy(four));
  expect(boosted.refused(ANNA, buy(four))).toMatchObject({ code: 'wrongPrice', rule: 'UK-10', price: 1 });
  boosted.when(ANNA, buy(four.slice(1)));
  expect(game.describe(boosted.state).players[ANNA]).toMatchObject({ technologies: ['wales-concession', 'booster'] });
});

test('the book: Boiler Lagging and Steam Turbines together bring three more for a ferry (UK-28)', () => {
  const table = given(game, {
    hands: [['wild'], []],
    technologies: [['propellers', 'boiler-lagging', 'steam-turbines']],
  });
  table.when(ANNA, { type: 'claimRoute', route: 'barrow--liverpool', cards: ['wild'] });

  expect(game.describe(table.state).players[ANNA]?.points).toBe(1 + 3);
});
