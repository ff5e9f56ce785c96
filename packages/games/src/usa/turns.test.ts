import { given, many, type Setting, type TestTable } from '@branchline/engine/testing';
import { describe, expect, test } from 'vitest';
import { boardGameOf } from '../testing/games.ts';

const usa = boardGameOf('usa');

const game = usa();
const FROM_DECK = { type: 'takeCard', from: 'deck' };
const [ANNA, BEN, CARA, DORA, EMIL] = [0, 1, 2, 3, 4];
const SEATS = [ANNA, BEN, CARA, DORA, EMIL];

const awaited = ({ state }: TestTable): readonly number[] => game.awaiting(state);

function drawTwo(table: TestTable, seat: number): void {
  table.when(seat, FROM_DECK);
  table.when(seat, FROM_DECK);
}

describe('the last round, with five', () => {
  const claim = { type: 'claimRoute', route: 'atlanta--charleston', cards: ['red', 'red'] };

  test.each([4, 3, 2])('begins when a turn ends with two pieces or fewer: of %i two are used (C-50)', (pieces) => {
    const table = given(game, {
      seats: 5,
      turn: CARA,
      hands: [[], [], many(2, 'red')],
      pieces: [45, 45, pieces, 45, 45],
    });
    const events = table.when(CARA, claim);
    expect(events).toContainEqual({ type: 'lastRoundBegan', seat: CARA, turns: 5 });
    for (const seat of [DORA, EMIL, ANNA, BEN, CARA]) {
      expect(awaited(table)).toEqual([seat]);
      drawTwo(table, seat);
    }
    expect(game.describe(table.state).over).toBe(true);
  });

  test('does not begin with three pieces left (C-50)', () => {
    const table = given(game, { seats: 5, turn: CARA, hands: [[], [], many(2, 'red')], pieces: [45, 45, 5, 45, 45] });
    expect(table.when(CARA, claim).map(({ type }) => type)).not.toContain('lastRoundBegan');
  });
});

describe('when little is possible (C-3)', () => {
  const NOTHING: Setting = { seats: 5, hands: [[], [], [], [], []], market: [], otherCards: 'leftOut', ticketPile: [] };

  test('a player whose only possible action is drawing tickets draws them (C-3)', () => {
    const table = given(game, { ...NOTHING, ticketPile: ['boston--miami'] });
    expect(table.offers(ANNA)).toEqual([{ type: 'drawTickets' }]);
    expect(table.refused(ANNA, { type: 'pass' })).toEqual({ code: 'cannotPass', rule: 'C-3' });
    table.when(ANNA, { type: 'drawTickets' });
    expect(table.refused(ANNA, { type: 'keepTickets', tickets: [] })).toMatchObject({
      code: 'keepMoreTickets',
      atLeast: 1,
    });
    table.when(ANNA, { type: 'keepTickets', tickets: ['boston--miami'] });
    expect(table.offers(BEN)).toEqual([{ type: 'pass' }]);
  });

  test('when all five pass in one round the game ends (C-3)', () => {
    const table = given(game, NOTHING);
    for (const seat of SEATS.slice(0, 4)) table.when(seat, { type: 'pass' });
    expect(table.when(EMIL, { type: 'pass' })).toContainEqual({ type: 'gameEnded', because: 'everybodyPassed' });
  });
});

test('the turn goes round five seats, each sees its own hand alone (C-1, C-61)', () => {
  const table = given(game, { seats: 5, turn: DORA });
  for (const seat of [DORA, EMIL, ANNA, BEN, CARA]) {
    expect(awaited(table)).toEqual([seat]);
    drawTwo(table, seat);
  }
  for (const viewer of SEATS) {
    const seen = game
      .describe(game.veil(table.state, viewer))
      .players.filter(({ hand, tickets }) => hand.items && tickets.items);
    expect(seen.map(({ seat }) => seat)).toEqual([viewer]);
  }
});
