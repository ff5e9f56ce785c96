import { givenYard, many } from '@branchline/engine/testing';
import { describe, expect, test } from 'vitest';
import { cardGame } from './rules.ts';

const JOHN = 0;
const PAUL = 1;
const ANNA = 2;
const game = cardGame();

/** The turn is over: two cards off the deck. */
const drawTwo = (table: ReturnType<typeof givenYard>, seat: number) => {
  table.when(seat, { type: 'takeCard', from: 'deck' });
  return table.when(seat, { type: 'takeCard', from: 'deck' });
};

describe('step 1', () => {
  test('exactly one card of every row goes to the on-track pile, when the turn of the seat begins (CG-10)', () => {
    const table = givenYard(game, {
      yards: [
        { red: ['red', 'red'] },
        { blue: ['blue'], green: ['green', 'green', 'green'], black: ['black', 'black'] },
      ],
    });
    const events = drawTwo(table, JOHN);

    expect(events.filter(({ type }) => type === 'cardMoved')).toEqual([
      { type: 'cardMoved', seat: PAUL, colour: 'blue', card: 'blue' },
      { type: 'cardMoved', seat: PAUL, colour: 'black', card: 'black' },
      { type: 'cardMoved', seat: PAUL, colour: 'green', card: 'green' },
    ]);
    expect(table.yard(PAUL)).toEqual({ green: ['green', 'green'], black: ['black'] });
    expect(table.onTrack(PAUL)).toEqual(['blue', 'black', 'green']);
    expect(table.yard(JOHN)).toEqual({ red: ['red', 'red'] });

    drawTwo(table, PAUL);
    expect(table.yard(JOHN)).toEqual({ red: ['red'] });
    drawTwo(table, JOHN);
    expect(table.onTrack(PAUL)).toEqual(['blue', 'black', 'black', 'green', 'green']);
    expect(table.yard(PAUL)).toEqual({ green: ['green'] });
  });

  test('is skipped with an empty yard, and comes before anything the seat decides (CG-10)', () => {
    const table = givenYard(game, { yards: [{ red: ['red'] }, {}] });
    expect(drawTwo(table, JOHN).map(({ type }) => type)).not.toContain('cardMoved');

    const events = drawTwo(table, PAUL).map(({ type }) => type);
    expect(events.indexOf('cardMoved')).toBeLessThan(events.lastIndexOf('asked'));
    expect(table.asked(JOHN)).toMatchObject({ kind: 'turn' });
  });

  test('locomotives lie on top of their row and go first (CG-11)', () => {
    const table = givenYard(game, { yards: [{}, { green: ['green', 'green', 'wild'], red: ['red'] }] });
    drawTwo(table, JOHN);

    expect(table.onTrack(PAUL)).toEqual(['red', 'wild']);
    expect(table.yard(PAUL)).toEqual({ green: ['green', 'green'] });
    drawTwo(table, PAUL);
    drawTwo(table, JOHN);
    expect(table.onTrack(PAUL)).toEqual(['red', 'green', 'wild']);
  });
});

describe('the on-track pile', () => {
  const seen = (inspectOwnPile: boolean, viewer: number | 'watcher' | 'replay') => {
    const own = cardGame({ inspectOwnPile });
    const table = givenYard(own, { onTrack: [['blue', 'wild'], ['red']] });
    return own.describe(own.veil(table.state, viewer)).players.map(({ onTrack }) => onTrack);
  };

  test('is secret to everybody, its owner included (CG-12, C-62)', () => {
    for (const viewer of [JOHN, PAUL, 'watcher'] as const)
      expect(seen(false, viewer)).toEqual([{ count: 2 }, { count: 1 }]);
    expect(seen(false, 'replay')).toEqual([
      { count: 2, items: ['blue', 'wild'] },
      { count: 1, items: ['red'] },
    ]);
  });

  test('may be looked through by its owner, and by nobody else, with inspectOwnPile (CG-12)', () => {
    expect(seen(true, JOHN)).toEqual([{ count: 2, items: ['blue', 'wild'] }, { count: 1 }]);
    expect(seen(true, PAUL)).toEqual([{ count: 2 }, { count: 1, items: ['red'] }]);
    expect(seen(true, 'watcher')).toEqual([{ count: 2 }, { count: 1 }]);
  });
});

describe('step 2', () => {
  test('is one action and no more: after it the next seat is asked (CG-20, C-1)', () => {
    const table = givenYard(game, { hands: [['red', 'red', 'blue', 'blue'], []] });
    table.when(JOHN, { type: 'layCards', cards: ['red', 'red'] });

    for (const action of [
      { type: 'layCards', cards: ['blue', 'blue'] },
      { type: 'takeCard', from: 'deck' },
      { type: 'drawTickets' },
    ]) {
      expect(table.refused(JOHN, action)).toEqual({ code: 'notYourTurn', rule: 'C-1' });
    }
    expect(table.asked(PAUL)).toMatchObject({ kind: 'turn' });
  });

  test('once begun cannot be exchanged for another (CG-20)', () => {
    const table = givenYard(game, { hands: [['red', 'red'], []] });
    table.when(JOHN, { type: 'takeCard', from: 'deck' });
    for (const action of [{ type: 'layCards', cards: ['red', 'red'] }, { type: 'drawTickets' }]) {
      expect(table.refused(JOHN, action)).toEqual({ code: 'notAskedNow', rule: 'CG-20' });
    }
    table.when(JOHN, { type: 'takeCard', from: 'deck' });
    table.when(PAUL, { type: 'drawTickets' });
    expect(table.refused(PAUL, { type: 'takeCard', from: 'deck' })).toEqual({ code: 'notAskedNow', rule: 'CG-20' });
    expect(table.refused(PAUL, { type: 'completeTickets', tickets: [] }).code).toBe('notAskedNow');
    expect(table.refused(PAUL, { type: 'pass' })).toEqual({ code: 'cannotPass', rule: 'C-3' });
  });

  test('leaves no way to pass while anything can be done, however unwelcome (CG-20, C-3)', () => {
    const nothing = { hands: [[], []], market: [], otherCards: 'leftOut', ticketPile: [], lastTurns: 2 } as const;
    const pass = { type: 'pass' };
    const refusal = { code: 'cannotPass', rule: 'C-3' };

    expect(givenYard(game, { ...nothing, market: ['red'] }).refused(JOHN, pass)).toEqual(refusal);
    expect(givenYard(game, { ...nothing, deck: ['red'] }).refused(JOHN, pass)).toEqual(refusal);
    expect(givenYard(game, { ...nothing, ticketPile: ['seattle--miami'] }).refused(JOHN, pass)).toEqual(refusal);
    expect(givenYard(game, { ...nothing, hands: [['red', 'wild'], []] }).refused(JOHN, pass)).toEqual(refusal);
    expect(givenYard(game, { ...nothing, hands: [['red', 'blue', 'green'], []] }).refused(JOHN, pass)).toEqual(refusal);

    const table = givenYard(game, {
      ...nothing,
      hands: [['red', 'blue', 'wild', 'wild'], []],
      yards: [{ red: ['red'] }, { blue: many(3, 'blue') }],
    });
    expect(table.offers(JOHN)).toEqual([pass]);
    expect(table.when(JOHN, pass).map(({ type }) => type)).toEqual(expect.arrayContaining(['turnEnded', 'asked']));
    expect(table.asked(PAUL)).toMatchObject({ kind: 'turn' });
  });
});

describe('drawing cards', () => {
  test('two, one after the other; a card of the market is replaced before the second (CG-21, C-10, C-11)', () => {
    const table = givenYard(game, {
      hands: [[], []],
      market: ['red', 'blue', 'green', 'black', 'white'],
      deck: ['purple', 'yellow'],
    });
    table.when(JOHN, { type: 'takeCard', from: 1 });

    expect(table.market()).toEqual(['red', 'purple', 'green', 'black', 'white']);
    expect(table.asked(JOHN)).toMatchObject({ kind: 'secondCard' });
    expect(table.refused(JOHN, { type: 'pass' })).toEqual({ code: 'cannotPass', rule: 'C-3' });
    table.when(JOHN, { type: 'takeCard', from: 'deck' });
    expect(table.hand(JOHN).toSorted()).toEqual(['blue', 'yellow']);
    expect(table.asked(PAUL)).toMatchObject({ kind: 'turn' });
  });

  test('a locomotive of the market is both cards (CG-21, C-20)', () => {
    const table = givenYard(game, { market: ['wild', 'blue', 'green', 'black', 'white'] });
    table.when(JOHN, { type: 'takeCard', from: 0 });
    expect(table.asked(JOHN)).toBeUndefined();
    expect(table.asked(PAUL)).toMatchObject({ kind: 'turn' });
  });

  test('a locomotive of the market cannot be the second card; one off the deck is like any other (CG-21, C-21, C-22)', () => {
    const table = givenYard(game, { market: ['wild', 'blue', 'green', 'black', 'white'], deck: ['wild', 'wild'] });
    table.when(JOHN, { type: 'takeCard', from: 'deck' });
    expect(table.refused(JOHN, { type: 'takeCard', from: 0 })).toEqual({ code: 'wildAsSecondCard', rule: 'C-21' });
    expect(table.offers(JOHN)).not.toContainEqual({ type: 'takeCard', from: 0 });
    table.when(JOHN, { type: 'takeCard', from: 'deck' });
    expect(table.asked(PAUL)).toMatchObject({ kind: 'turn' });
  });

  test('what comes off the deck only its seat sees (CG-21, C-61)', () => {
    const table = givenYard(game, { seats: 3, hands: [[], [], []], deck: ['red'] });
    table.when(JOHN, { type: 'takeCard', from: 'deck' });
    expect(game.describe(game.veil(table.state, JOHN)).players[JOHN]?.hand).toEqual({ count: 1, items: ['red'] });
    expect(game.describe(game.veil(table.state, ANNA)).players[JOHN]?.hand).toEqual({ count: 1 });
  });
});

describe('drawing tickets', () => {
  const pile = [
    'seattle--miami',
    'new-york--portland',
    'los-angeles--new-york',
    'seattle--new-york',
    'miami--las-vegas',
  ];

  test('four, of which any number is kept, also none; the rest goes under the pile (CG-40)', () => {
    const table = givenYard(game, { tickets: [[], []], ticketPile: pile });
    table.when(JOHN, { type: 'drawTickets' });

    expect(table.asked(JOHN)).toMatchObject({ kind: 'keepTickets', atLeast: 0, offered: pile.slice(0, 4) });
    expect(table.offers(JOHN)).toHaveLength(2 ** 4);
    expect(table.refused(JOHN, { type: 'keepTickets', tickets: ['miami--las-vegas'] })).toEqual({
      code: 'ticketsNotOffered',
      rule: 'CG-40',
    });
    table.when(JOHN, { type: 'keepTickets', tickets: [] });
    expect(table.tickets(JOHN)).toEqual([]);
    expect(table.asked(PAUL)).toMatchObject({ kind: 'turn' });

    table.when(PAUL, { type: 'drawTickets' });
    expect(table.asked(PAUL)?.['offered']).toEqual(['miami--las-vegas', ...pile.slice(0, 4).reverse()].slice(0, 4));
    table.when(PAUL, { type: 'keepTickets', tickets: ['miami--las-vegas', 'seattle--new-york'] });
    expect(table.tickets(PAUL).toSorted()).toEqual(['miami--las-vegas', 'seattle--new-york']);
    expect(game.describe(table.state).ticketPile).toBe(3);
  });

  test('with fewer left as many as there are, and with none left not at all (CG-40)', () => {
    const table = givenYard(game, { tickets: [[], []], ticketPile: pile.slice(0, 2) });
    table.when(JOHN, { type: 'drawTickets' });
    expect(table.asked(JOHN)).toMatchObject({ atLeast: 0, offered: pile.slice(0, 2) });
    table.when(JOHN, { type: 'keepTickets', tickets: pile.slice(0, 2) });
    expect(table.refused(PAUL, { type: 'drawTickets' })).toEqual({ code: 'noTicketsLeft', rule: 'CG-40' });
    expect(table.offers(PAUL)).not.toContainEqual({ type: 'drawTickets' });
  });
});

test('nothing is asked of a seat that is not at the table (C-1)', () => {
  const table = givenYard(game, { lastTurns: 2 });
  for (const seat of [-1, 2, 3]) {
    expect(table.offers(seat)).toEqual([]);
    expect(table.asked(seat)).toBeUndefined();
    expect(table.refused(seat, { type: 'takeCard', from: 'deck' })).toEqual({ code: 'notYourTurn', rule: 'C-1' });
  }
});
