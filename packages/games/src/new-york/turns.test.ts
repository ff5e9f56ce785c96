import { fastChance } from '@branchline/engine';
import { dealt, given, type Setting, type TestTable } from '@branchline/engine/testing';
import { describe, expect, test } from 'vitest';
import { boardGameOf } from '../testing/games.ts';

const newYork = boardGameOf('new-york');

const [ANNA, BEN, CARA] = [0, 1, 2];
const FROM_DECK = { type: 'takeCard', from: 'deck' };
const TICKETS = { type: 'drawTickets' };
const PASS = { type: 'pass' };

/** Nothing to draw, nothing to claim with, no tickets. */
const NOTHING: Setting = { hands: [[], [], []], market: [], otherCards: 'leftOut', ticketPile: [] };

const everyRouteBut = (free: string, holder: number): Record<string, number[]> =>
  Object.fromEntries(
    newYork()
      .naming.names.routes.filter((route) => route !== free)
      .map((route) => [route, [holder]]),
  );

const awaited = ({ game, state }: TestTable): readonly number[] => game.awaiting(state);

function drawTwo(table: TestTable, seat: number): void {
  table.when(seat, FROM_DECK);
  table.when(seat, FROM_DECK);
}

describe('whose turn it is', () => {
  test('the turn goes round in the order of the seats (C-1)', () => {
    const table = given(newYork(), { seats: 4, turn: 2 });
    for (const seat of [2, 3, 0, 1, 2, 3]) {
      expect(awaited(table)).toEqual([seat]);
      drawTwo(table, seat);
    }
  });

  test('nobody acts out of turn (C-1)', () => {
    const table = given(newYork(), { seats: 3, hands: [['blue'], ['blue'], []] });
    const claim = { type: 'claimRoute', route: 'chinatown--lower-east-side', cards: ['blue'] };
    for (const action of [FROM_DECK, TICKETS, claim, PASS]) {
      expect(table.refused(BEN, action)).toEqual({ code: 'notYourTurn', rule: 'C-1' });
    }
    expect(table.offers(BEN)).toEqual([]);
    // Not even a seat that nobody sits on.
    for (const seat of [-1, 3, 4, 99])
      expect(table.refused(seat, FROM_DECK)).toEqual({ code: 'notYourTurn', rule: 'C-1' });
  });

  test('chance picks who begins (C-1)', () => {
    const begins = Array.from({ length: 60 }, (_, seed) => {
      const { state } = newYork().begin(3, fastChance(seed, 0));
      return newYork().describe(state).turn;
    });
    for (const seat of [ANNA, BEN, CARA]) expect(begins.filter((first) => first === seat).length).toBeGreaterThan(8);
  });

  test.each([1, 2, 3])('or the host picks seat %i (C-1)', (chosen) => {
    const table = dealt(newYork({ firstSeat: chosen }), 3);
    for (const seat of [ANNA, BEN, CARA]) table.when(seat, { type: 'keepTickets', tickets: offered(table, seat) });
    expect(awaited(table)).toEqual([chosen - 1]);
  });
});

function offered(table: TestTable, seat: number): readonly string[] {
  return table.game.describe(table.state).players[seat]?.offered.items ?? [];
}

describe('one action a turn', () => {
  const cards = { seats: 2, hands: [['blue', 'red'], []] };
  const claim = { type: 'claimRoute', route: 'chinatown--lower-east-side', cards: ['blue'] };

  test('a claim is the whole turn (C-2, C-31)', () => {
    const table = given(newYork(), cards);
    table.when(ANNA, claim);
    expect(awaited(table)).toEqual([BEN]);
    const another = { type: 'claimRoute', route: 'empire-state-building--gramercy-park-red', cards: ['red'] };
    expect(table.refused(ANNA, another)).toEqual({ code: 'notYourTurn', rule: 'C-1' });
  });

  test('once a card is taken only a second card can follow (C-2)', () => {
    const table = given(newYork(), cards);
    table.when(ANNA, FROM_DECK);
    for (const action of [claim, TICKETS, { type: 'endTurn' }, { type: 'keepTickets', tickets: [] }]) {
      expect(table.refused(ANNA, action)).toEqual({ code: 'notAskedNow', rule: 'C-2' });
    }
    table.when(ANNA, FROM_DECK);
    expect(awaited(table)).toEqual([BEN]);
  });

  test('once tickets are drawn they must be chosen from (C-2)', () => {
    const table = given(newYork(), cards);
    table.when(ANNA, TICKETS);
    for (const action of [claim, TICKETS, FROM_DECK]) {
      expect(table.refused(ANNA, action)).toEqual({ code: 'notAskedNow', rule: 'C-2' });
    }
    table.when(ANNA, { type: 'keepTickets', tickets: offered(table, ANNA).slice(0, 1) });
    expect(awaited(table)).toEqual([BEN]);
  });

  test('what other games allow is not asked for here (C-2)', () => {
    const table = given(newYork(), cards);
    for (const action of [
      { type: 'endTurn' },
      { type: 'takeThree' },
      { type: 'leaveTunnel' },
      { type: 'payTunnel', cards: [] },
    ]) {
      expect(table.refused(ANNA, action)).toEqual({ code: 'notAskedNow', rule: 'C-2' });
    }
    expect(table.refused(ANNA, { type: 'dance' })).toEqual({ code: 'notAskedNow', rule: 'C-2' });
  });
});

describe('passing', () => {
  test.each<[string, Setting]>([
    ['a card in the deck', { ...NOTHING, deck: ['red'] }],
    ['a card in the market', { ...NOTHING, market: [undefined, 'red'] }],
    ['only a wild in the market', { ...NOTHING, market: ['wild'] }],
    ['a ticket in the pile', { ...NOTHING, ticketPile: ['chelsea--brooklyn'] }],
    ['a route that can be paid for', { ...NOTHING, hands: [['red'], []] }],
    ['a route that can be paid for in wilds', { ...NOTHING, hands: [['wild'], []] }],
  ])('is refused while there is %s (C-3)', (_what, setting) => {
    const table = given(newYork(), setting);
    expect(table.refused(ANNA, PASS)).toEqual({ code: 'cannotPass', rule: 'C-3' });
    expect(table.offers(ANNA)).not.toContainEqual(PASS);
    expect(table.offers(ANNA).length).toBeGreaterThan(0);
  });

  test.each<[string, Setting]>([
    ['with nothing at all', NOTHING],
    [
      'with cards that pay for no free route',
      { ...NOTHING, hands: [['red'], []], routes: everyRouteBut('chelsea--soho', BEN) },
    ],
    ['with too few pieces', { ...NOTHING, hands: [['red', 'wild'], []], pieces: [0, 15] }],
  ])('is all a seat can do %s (C-3)', (_what, setting) => {
    const table = given(newYork(), setting);
    expect(table.offers(ANNA)).toEqual([PASS]);
    table.when(ANNA, PASS);
    expect(awaited(table)).toEqual([BEN]);
  });

  test('by everybody ends the game at once, and it is scored (C-3)', () => {
    const table = given(newYork(), { ...NOTHING, seats: 3, turn: BEN, points: [5, 9, 2] });
    table.when(BEN, PASS);
    table.when(CARA, PASS);
    expect(awaited(table)).toEqual([ANNA]);
    const events = table.when(ANNA, PASS);
    expect(events.at(-1)).toEqual({ type: 'gameEnded', because: 'everybodyPassed' });
    expect(awaited(table)).toEqual([]);
    expect(table.game.describe(table.state).over).toBe(true);
    expect(table.score()).toMatchObject({ winners: [BEN], decidedBy: 'points' });
    expect(table.refused(BEN, PASS)).toEqual({ code: 'gameOver', rule: 'C-50' });
  });

  test('ends nothing when the round of passes is interrupted (C-3)', () => {
    const free = 'chinatown--lower-east-side';
    const table = given(newYork(), {
      ...NOTHING,
      seats: 3,
      hands: [[], ['blue'], []],
      routes: everyRouteBut(free, CARA),
    });
    table.when(ANNA, PASS);
    table.when(BEN, { type: 'claimRoute', route: free, cards: ['blue'] });
    // The card paid is a new deck (C-13) and lies in the market: Cara has to take it.
    expect(table.refused(CARA, PASS)).toEqual({ code: 'cannotPass', rule: 'C-3' });
    table.when(CARA, { type: 'takeCard', from: 0 });
    table.when(ANNA, PASS);
    table.when(BEN, PASS);
    expect(awaited(table)).toEqual([CARA]);
    table.when(CARA, PASS);
    expect(awaited(table)).toEqual([]);
  });
});

describe('the last round', () => {
  const oneSpace = { type: 'claimRoute', route: 'empire-state-building--gramercy-park-red', cards: ['red'] };
  const another = { type: 'claimRoute', route: 'chinatown--lower-east-side', cards: ['blue'] };
  const hands = [['red'], ['blue'], []];

  test('does not begin with three pieces left (C-50)', () => {
    const table = given(newYork(), { seats: 3, hands, pieces: [4, 15, 15] });
    expect(table.when(ANNA, oneSpace).map(({ type }) => type)).not.toContain('lastRoundBegan');
    expect(table.game.describe(table.state).lastTurns).toBeUndefined();
  });

  test.each([3, 2, 1])(
    'begins when a turn ends with two pieces or fewer (%i before), and its seat has the last turn (C-50)',
    (pieces) => {
      const table = given(newYork(), { seats: 3, hands, pieces: [pieces, 15, 15] });
      expect(table.when(ANNA, oneSpace)).toContainEqual({ type: 'lastRoundBegan', seat: ANNA, turns: 3 });
      for (const seat of [BEN, CARA, ANNA]) {
        expect(awaited(table)).toEqual([seat]);
        drawTwo(table, seat);
      }
      expect(awaited(table)).toEqual([]);
      expect(table.refused(BEN, FROM_DECK)).toEqual({ code: 'gameOver', rule: 'C-50' });
      for (const seat of [ANNA, BEN, CARA]) expect(table.offers(seat)).toEqual([]);
    },
  );

  test('is not made longer by another who falls to two (C-50)', () => {
    const table = given(newYork(), { seats: 3, hands, pieces: [3, 3, 15] });
    table.when(ANNA, oneSpace);
    const events = table.when(BEN, another);
    expect(events.map(({ type }) => type)).not.toContain('lastRoundBegan');
    drawTwo(table, CARA);
    table.when(ANNA, FROM_DECK);
    expect(table.when(ANNA, FROM_DECK).at(-1)).toEqual({ type: 'gameEnded', because: 'lastRoundOver' });
    expect(awaited(table)).toEqual([]);
  });

  test('ends with its last turn even if that turn is a pass (C-50, C-3)', () => {
    const table = given(newYork(), { ...NOTHING, lastTurns: 1, turn: CARA, seats: 3 });
    expect(table.when(CARA, PASS).at(-1)).toEqual({ type: 'gameEnded', because: 'lastRoundOver' });
  });
});
