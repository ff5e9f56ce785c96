import { veilEvent } from '@branchline/engine';
import { given, type Setting, type TestTable } from '@branchline/engine/testing';
import { describe, expect, test } from 'vitest';
import { boardGameOf } from '../testing/games.ts';

const newYork = boardGameOf('new-york');

const [ANNA, BEN] = [0, 1];
const MARKET = ['red', 'blue', 'green', 'pink', 'orange'];
const FROM_DECK = { type: 'takeCard', from: 'deck' };
const from = (place: number) => ({ type: 'takeCard', from: place });

const table = (setting: Setting = {}): TestTable =>
  given(newYork(), { hands: [[], []], market: MARKET, deck: ['black', 'wild', 'red', 'wild'], ...setting });

const awaited = ({ game, state }: TestTable): readonly number[] => game.awaiting(state);

describe('drawing cards', () => {
  test.each([
    ['both off the deck', [FROM_DECK, FROM_DECK], ['black', 'wild']],
    ['both from the market', [from(0), from(3)], ['pink', 'red']],
    ['one of each', [FROM_DECK, from(1)], ['blue', 'black']],
    ['the other way round', [from(1), FROM_DECK], ['blue', 'wild']],
  ])('is two cards, one after the other: %s (C-10)', (_how, [first, second], hand) => {
    const drawing = table();
    drawing.when(ANNA, first ?? FROM_DECK);
    expect(drawing.asked(ANNA)).toMatchObject({ kind: 'secondCard' });
    expect(awaited(drawing)).toEqual([ANNA]);
    drawing.when(ANNA, second ?? FROM_DECK);
    expect(drawing.hand(ANNA)).toEqual(hand);
    expect(awaited(drawing)).toEqual([BEN]);
  });

  test('the second must be taken if there is a legal one (C-10)', () => {
    const drawing = table();
    drawing.when(ANNA, FROM_DECK);
    expect(drawing.refused(ANNA, { type: 'pass' })).toMatchObject({ code: 'cannotPass', rule: 'C-3' });
    expect(drawing.refused(ANNA, { type: 'endTurn' })).toMatchObject({ code: 'notAskedNow', rule: 'C-2' });
    expect(drawing.offers(ANNA).every(({ type }) => type === 'takeCard')).toBe(true);
  });

  test.each([-1, 5, 1.5, Number.NaN, '0', undefined])('there is no place %s in the market (C-10)', (place) => {
    expect(table().refused(ANNA, { type: 'takeCard', from: place })).toMatchObject({
      code: 'unknown',
      rule: 'C-10',
      what: 'place',
    });
  });

  test('the deck gives its top card (C-10)', () => {
    const drawing = table();
    drawing.when(ANNA, FROM_DECK);
    drawing.when(ANNA, FROM_DECK);
    drawing.when(BEN, FROM_DECK);
    expect(drawing.hand(BEN)).toEqual(['red']);
  });

  test('a card from the market is replaced at once, and can be the second (C-11)', () => {
    const drawing = table();
    const events = drawing.when(ANNA, from(2));
    expect(events.slice(1, 3)).toEqual([
      { type: 'cardTaken', seat: ANNA, place: 2, card: 'green' },
      { type: 'marketFilled', place: 2, card: 'black' },
    ]);
    expect(drawing.market()).toEqual(['red', 'blue', 'black', 'pink', 'orange']);
    drawing.when(ANNA, from(2));
    expect(drawing.hand(ANNA)).toEqual(['green', 'black']);
  });

  test('there is no limit on the hand (C-12)', () => {
    const hand = ['red', 'blue', 'green', 'pink', 'black', 'orange'].flatMap((colour) => [
      colour,
      colour,
      colour,
      colour,
    ]);
    const drawing = table({ hands: [hand, []], market: [] });
    drawing.when(ANNA, FROM_DECK);
    drawing.when(ANNA, FROM_DECK);
    expect(drawing.hand(ANNA)).toHaveLength(26);
  });

  test('everybody sees what is taken from the market, only the seat itself what comes off the deck (C-16)', () => {
    const drawing = table();
    const [, drawn] = drawing.when(ANNA, FROM_DECK);
    const [, taken] = drawing.when(ANNA, from(0));
    const seen = (event: object | undefined, viewer: number | 'watcher') => veilEvent(event ?? {}, viewer);
    expect(seen(drawn, ANNA)).toEqual({
      type: 'cardDrawn',
      seat: ANNA,
      card: { sight: ANNA, count: 1, items: ['black'] },
    });
    for (const viewer of [BEN, 'watcher'] as const) {
      expect(seen(drawn, viewer)).toEqual({ type: 'cardDrawn', seat: ANNA, card: { sight: ANNA, count: 1 } });
      expect(seen(taken, viewer)).toEqual({ type: 'cardTaken', seat: ANNA, place: 0, card: 'red' });
    }
  });
});

describe('wilds in the draw', () => {
  const market = ['wild', 'blue', 'green', 'pink', 'wild'];

  test('a wild from the market as the first card ends the draw (C-20, NY-6)', () => {
    const drawing = table({ market });
    drawing.when(ANNA, from(0));
    expect(drawing.hand(ANNA)).toEqual(['wild']);
    expect(drawing.market()).toEqual(['black', 'blue', 'green', 'pink', 'wild']);
    expect(awaited(drawing)).toEqual([BEN]);
  });

  test.each([
    ['from the market', from(1)],
    ['off the deck', FROM_DECK],
  ])('after a first card %s no wild can be taken from the market (C-21, NY-6)', (_where, first) => {
    const drawing = table({ market });
    drawing.when(ANNA, first);
    expect(drawing.refused(ANNA, from(4))).toEqual({ code: 'wildAsSecondCard', rule: 'C-21' });
    expect(drawing.offers(ANNA)).not.toContainEqual(from(4));
    expect(drawing.offers(ANNA)).toContainEqual(from(2));
  });

  test('a wild that has only just come into the market is barred like any other (C-21)', () => {
    const drawing = table({ deck: ['wild', 'red'] });
    drawing.when(ANNA, from(0));
    expect(drawing.market()[0]).toBe('wild');
    expect(drawing.refused(ANNA, from(0))).toEqual({ code: 'wildAsSecondCard', rule: 'C-21' });
  });

  test('a wild off the deck is an ordinary card: as the first, and as the second (C-22, NY-6)', () => {
    const drawing = table({ deck: ['wild', 'wild', 'red'] });
    drawing.when(ANNA, FROM_DECK);
    expect(drawing.asked(ANNA)).toMatchObject({ kind: 'secondCard' });
    drawing.when(ANNA, FROM_DECK);
    expect(drawing.hand(ANNA)).toEqual(['wild', 'wild']);
    expect(awaited(drawing)).toEqual([BEN]);
  });
});

describe('when cards run out', () => {
  const few: Setting = { otherCards: 'leftOut' };

  test('an empty deck is made anew from the discards at once, between the two cards of a draw too (C-13)', () => {
    const drawing = table({ ...few, deck: ['black'], discards: ['red', 'blue', 'wild'] });
    const events = drawing.when(ANNA, FROM_DECK);
    expect(events.map(({ type }) => type)).toEqual(['answered', 'cardDrawn', 'deckReshuffled', 'asked']);
    expect(drawing.game.describe(drawing.state)).toMatchObject({ deck: 3, discards: { count: 0 } });
    drawing.when(ANNA, FROM_DECK);
    expect(drawing.hand(ANNA)).toHaveLength(2);
  });

  test('also when the last card goes to the market (C-13)', () => {
    const drawing = table({ ...few, deck: ['black'], discards: ['red', 'blue'] });
    const events = drawing.when(ANNA, from(0));
    expect(events.map(({ type }) => type)).toEqual([
      'answered',
      'cardTaken',
      'marketFilled',
      'deckReshuffled',
      'asked',
    ]);
  });

  test('all discards are in the new deck, and nothing else (C-13)', () => {
    const drawing = table({ ...few, deck: ['black'], discards: ['red', 'blue', 'wild', 'blue'] });
    const reshuffled = drawing.when(ANNA, FROM_DECK).find(({ type }) => type === 'deckReshuffled');
    expect(reshuffled).toMatchObject({ cards: { count: 4, items: expect.arrayContaining(['blue', 'red', 'wild']) } });
    expect(drawing.game.describe(drawing.state)).toMatchObject({ deck: 4, discards: { count: 0 } });
    expect(veilEvent(reshuffled ?? {}, ANNA)).toEqual({ type: 'deckReshuffled', cards: { sight: 'nobody', count: 4 } });
  });

  test('with no discards it happens as soon as there are some, and a short market is filled first (C-13)', () => {
    const drawing = table({ ...few, hands: [[], ['pink', 'pink', 'wild', 'pink']], market: ['red'], deck: ['black'] });
    drawing.when(ANNA, FROM_DECK);
    expect(drawing.game.describe(drawing.state).deck).toBe(0);
    drawing.when(ANNA, from(0));
    const events = drawing.when(BEN, {
      type: 'claimRoute',
      route: 'chelsea--soho',
      cards: ['pink', 'pink', 'wild', 'pink'],
    });
    expect(events.map(({ type }) => type)).toEqual([
      'answered',
      'cardsLaid',
      'routeClaimed',
      'deckReshuffled',
      ...new Array(4).fill('marketFilled'),
      'turnEnded',
      'asked',
    ]);
    expect(drawing.market().filter((card) => card !== undefined)).toHaveLength(4);
    expect(drawing.game.describe(drawing.state)).toMatchObject({ deck: 0, discards: { count: 0 } });
  });

  test('a discard while there still is a deck waits (C-13)', () => {
    const drawing = table({ ...few, hands: [['red'], []], deck: ['black'] });
    drawing.when(ANNA, { type: 'claimRoute', route: 'empire-state-building--gramercy-park-red', cards: ['red'] });
    expect(drawing.game.describe(drawing.state)).toMatchObject({ deck: 1, discards: { count: 1, items: ['red'] } });
  });

  test('nothing is shuffled once the game has ended (C-13, C-50)', () => {
    const drawing = table({ ...few, hands: [['red'], []], deck: [], market: MARKET, lastTurns: 1 });
    const claim = { type: 'claimRoute', route: 'empire-state-building--gramercy-park-red', cards: ['red'] };
    expect(drawing.when(ANNA, claim).at(-1)).toMatchObject({ type: 'gameEnded' });
  });

  test('with deck and discards empty the market stays short and may still be taken (C-14)', () => {
    const drawing = table({ ...few, market: ['red', 'blue', undefined, 'pink'], deck: [] });
    expect(drawing.refused(ANNA, FROM_DECK)).toEqual({ code: 'deckEmpty', rule: 'C-14' });
    expect(drawing.refused(ANNA, from(2))).toEqual({ code: 'emptyPlaceInMarket', rule: 'C-14' });
    drawing.when(ANNA, from(0));
    expect(drawing.market()).toEqual([undefined, 'blue', undefined, 'pink', undefined]);
    expect(drawing.refused(ANNA, from(0))).toEqual({ code: 'emptyPlaceInMarket', rule: 'C-14' });
    drawing.when(ANNA, from(3));
    expect(drawing.hand(ANNA)).toEqual(['pink', 'red']);
  });

  test.each([
    ['nothing is left', ['red']],
    ['only wilds are left in the market', ['red', 'wild', 'wild']],
  ])('a turn ends with one card when %s (C-14)', (_what, market) => {
    const drawing = table({ ...few, market, deck: [] });
    drawing.when(ANNA, from(0));
    expect(drawing.hand(ANNA)).toEqual(['red']);
    expect(awaited(drawing)).toEqual([BEN]);
  });

  test('also when the one card was the last of the deck (C-14)', () => {
    const drawing = table({ ...few, market: ['wild'], deck: ['red'] });
    drawing.when(ANNA, FROM_DECK);
    expect(awaited(drawing)).toEqual([BEN]);
  });

  test('with no card to take at all drawing is not available (C-15)', () => {
    const drawing = table({ ...few, market: [], deck: [], ticketPile: ['chelsea--brooklyn'] });
    expect(drawing.offers(ANNA)).toEqual([{ type: 'drawTickets' }]);
    expect(drawing.refused(ANNA, FROM_DECK)).toEqual({ code: 'deckEmpty', rule: 'C-14' });
    for (const place of [0, 1, 2, 3, 4]) {
      expect(drawing.refused(ANNA, from(place))).toEqual({ code: 'emptyPlaceInMarket', rule: 'C-14' });
    }
  });
});
