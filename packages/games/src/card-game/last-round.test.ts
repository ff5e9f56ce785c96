import { givenYard, type YardTable } from '@branchline/engine/testing';
import { describe, expect, test } from 'vitest';
import { cardGame } from './rules.ts';

const JOHN = 0;
const PAUL = 1;
const ANNA = 2;
const game = cardGame();
const take = (from: number | 'deck') => ({ type: 'takeCard', from });
const drawNothing = (table: YardTable, seat: number) => {
  table.when(seat, { type: 'drawTickets' });
  return table.when(seat, { type: 'keepTickets', tickets: [] });
};
const full = ['white', 'white', 'white', 'white', 'white'];
/** Nothing but these cards is in play. */
const few = { otherCards: 'leftOut', hands: [[], [], []] } as const;

describe('when the last card leaves the deck', () => {
  test('every seat has one more turn, the one who emptied it last; then tickets are scored (CG-50)', () => {
    const table = givenYard(game, { ...few, seats: 3, turn: PAUL, deck: ['red', 'blue'], market: full });
    table.when(PAUL, take('deck'));
    const events = table.when(PAUL, take('deck'));
    expect(events).toContainEqual({ type: 'lastRoundBegan', seat: PAUL, turns: 3 });

    for (const seat of [ANNA, JOHN]) drawNothing(table, seat);
    expect(table.asked(PAUL)).toMatchObject({ kind: 'turn' });
    expect(game.describe(table.state).lastTurns).toBe(1);
    drawNothing(table, PAUL);
    expect([JOHN, PAUL, ANNA].map((seat) => table.asked(seat)?.['kind'])).toEqual(Array(3).fill('completeTickets'));
  });

  test('to fill the market, it is the same (CG-50)', () => {
    const table = givenYard(game, { ...few, deck: ['red'], market: ['wild', 'black', 'blue'] });
    // Two empty places; the only card of the deck fills the first.
    const events = table.when(JOHN, take(0));
    expect(events).toContainEqual({ type: 'marketFilled', place: 0, card: 'red' });
    expect(events).toContainEqual({ type: 'lastRoundBegan', seat: JOHN, turns: 2 });
  });

  test('the discards stay where they are (CG-50)', () => {
    const table = givenYard(game, { ...few, deck: ['red'], market: ['green', 'black'], discards: ['white', 'white'] });
    const events = [...table.when(JOHN, take('deck')), ...table.when(JOHN, take(0))];
    expect(events.map(({ type }) => type)).not.toContain('deckReshuffled');
    expect(game.describe(table.state)).toMatchObject({ deck: 0, discards: { count: 2 } });
    expect(table.market()).toEqual([undefined, 'black', undefined, undefined, undefined]);
  });

  test('as the first card of a draw, a second is still taken from the market (CG-50, C-10)', () => {
    const table = givenYard(game, { ...few, deck: ['red'], market: ['green', 'wild'] });
    table.when(JOHN, take('deck'));

    expect(table.asked(JOHN)).toMatchObject({ kind: 'secondCard' });
    expect(table.offers(JOHN)).toEqual([take(0)]);
    expect(table.refused(JOHN, take('deck'))).toEqual({ code: 'deckEmpty', rule: 'C-14' });
    expect(table.refused(JOHN, take(1))).toEqual({ code: 'wildAsSecondCard', rule: 'C-21' });
    const events = table.when(JOHN, take(0));
    expect(events).toContainEqual({ type: 'lastRoundBegan', seat: JOHN, turns: 2 });
    expect(table.asked(PAUL)).toMatchObject({ kind: 'turn' });
  });

  test.each([
    ['an empty market', []],
    ['a market of locomotives', ['wild', 'wild']],
  ])('as the first card of a draw, with %s there is no second (CG-50, C-14)', (_what, market) => {
    const table = givenYard(game, { ...few, deck: ['red'], market });
    const events = table.when(JOHN, take('deck'));
    expect(table.asked(JOHN)).toBeUndefined();
    expect(events).toContainEqual({ type: 'lastRoundBegan', seat: JOHN, turns: 2 });
  });

  test('nothing else makes a last round of it: not while the deck has a card (CG-50)', () => {
    const table = givenYard(game, { ...few, deck: ['red', 'blue', 'green'], market: full });
    table.when(JOHN, take('deck'));
    table.when(JOHN, take('deck'));
    expect(game.describe(table.state)).toMatchObject({ deck: 1 });
    expect(game.describe(table.state).lastTurns).toBeUndefined();
  });
});

describe('in the last round', () => {
  const last = { ...few, deck: [], seats: 2 } as const;

  test('cards of the market are drawn and not replaced (CG-51)', () => {
    const table = givenYard(game, { ...last, lastTurns: 2, market: ['red', 'blue', 'green'], discards: ['white'] });
    table.when(JOHN, take(0));
    expect(table.market()).toEqual([undefined, 'blue', 'green', undefined, undefined]);
    expect(table.refused(JOHN, take(0))).toEqual({ code: 'emptyPlaceInMarket', rule: 'C-14' });
    table.when(JOHN, take(2));
    expect(table.market()).toEqual([undefined, 'blue', undefined, undefined, undefined]);
    expect(table.hand(JOHN)).toEqual(['red', 'green']);
  });

  test('the turn may be spent on the one card that is left (CG-51)', () => {
    const table = givenYard(game, { ...last, lastTurns: 2, market: ['red'] });
    table.when(JOHN, take(0));
    expect(table.hand(JOHN)).toEqual(['red']);
    expect(table.asked(PAUL)).toMatchObject({ kind: 'turn' });
  });

  test('with no card left, tickets and laying are what is left (CG-51)', () => {
    const table = givenYard(game, { ...last, lastTurns: 2, hands: [['red', 'wild'], []], market: [] });
    expect(table.refused(JOHN, take('deck'))).toEqual({ code: 'deckEmpty', rule: 'C-14' });
    expect(table.refused(JOHN, take(0))).toEqual({ code: 'emptyPlaceInMarket', rule: 'C-14' });
    expect(table.offers(JOHN)).toEqual([{ type: 'drawTickets' }, { type: 'layCards', cards: ['red', 'wild'] }]);
  });

  test('step 1 is taken as ever (CG-10, CG-51)', () => {
    const table = givenYard(game, { ...last, lastTurns: 2, yards: [{}, { red: ['red'] }], market: ['wild'] });
    expect(table.when(JOHN, take(0)).map(({ type }) => type)).toContain('cardMoved');
    expect(table.onTrack(PAUL)).toEqual(['red']);
  });

  test('everybody may have to pass: then the tickets are scored as usual (CG-20, C-3)', () => {
    const table = givenYard(game, {
      ...last,
      lastTurns: 2,
      market: [],
      ticketPile: [],
      tickets: [['chicago--dallas'], []],
    });
    table.when(JOHN, { type: 'pass' });
    table.when(PAUL, { type: 'pass' });
    for (const seat of [JOHN, PAUL]) table.when(seat, { type: 'completeTickets', tickets: [] });
    expect(game.describe(table.state).over).toBe(true);
    expect(table.score().seats.map(({ total }) => total)).toEqual([-6, 0]);
    expect(table.refused(JOHN, { type: 'pass' }).code).toBe('gameOver');
    expect(table.offers(JOHN)).toEqual([]);
  });
});
