import { givenYard, many } from '@branchline/engine/testing';
import { expect, test } from 'vitest';
import { cardGame } from './rules.ts';

const JOHN = 0;
const PAUL = 1;
const game = cardGame();

test('John lays blue, red and yellow; Paul lays three blue, and John loses his blue card (CG-30, CG-33)', () => {
  const table = givenYard(game, { hands: [['blue', 'red', 'yellow'], many(3, 'blue')] });
  table.when(JOHN, { type: 'layCards', cards: ['blue', 'red', 'yellow'] });
  expect(table.yard(JOHN)).toEqual({ blue: ['blue'], red: ['red'], yellow: ['yellow'] });

  const events = table.when(PAUL, { type: 'layCards', cards: many(3, 'blue') });

  expect(events).toContainEqual({ type: 'rowRobbed', seat: JOHN, by: PAUL, colour: 'blue', cards: ['blue'] });
  expect(table.yard(PAUL)).toEqual({ blue: many(3, 'blue') });
  expect(game.describe(table.state).discards).toEqual({ count: 1, items: ['blue'] });
  // It is John's turn again: the red and the yellow card have gone on track, the blue one has not.
  expect(table.onTrack(JOHN)).toEqual(['yellow', 'red']);
});

test('four green cards, two of them locomotives, are one row; the locomotives leave it first (CG-11, CG-30)', () => {
  const table = givenYard(game, {
    hands: [['green', 'green', 'wild', 'wild'], []],
    market: many(5, 'wild'),
    deck: many(4, 'wild'),
  });
  table.when(JOHN, { type: 'layCards', cards: ['green', 'wild', 'green', 'wild'] });
  expect(table.yard(JOHN)).toEqual({ green: ['green', 'green', 'wild', 'wild'] });

  for (const left of [['green', 'green', 'wild'], ['green', 'green'], ['green']]) {
    table.when(PAUL, { type: 'takeCard', from: 0 });
    expect(table.yard(JOHN)).toEqual({ green: left });
    if (left.length > 1) table.when(JOHN, { type: 'takeCard', from: 0 });
  }
  expect(table.onTrack(JOHN)).toEqual(['green', 'wild', 'wild']);
});

test('Los Angeles to Pittsburgh is completed with a locomotive and three cards of its colours (CG-35, CG-60)', () => {
  const ticket = 'los-angeles--pittsburgh';
  const at = (onTrack: readonly string[]) => {
    const table = givenYard(game, {
      tickets: [[ticket], []],
      onTrack: [onTrack, []],
      market: ['wild'],
      otherCards: 'leftOut',
      lastTurns: 1,
    });
    table.when(JOHN, { type: 'takeCard', from: 0 });
    return table;
  };
  const complete = { type: 'completeTickets', tickets: [ticket] };

  // It asks for a white, a purple and two blue cards; whichever of them the locomotive is.
  for (const pile of [
    ['white', 'purple', 'blue', 'wild'],
    ['wild', 'purple', 'blue', 'blue'],
    ['white', 'wild', 'blue', 'blue'],
  ]) {
    const table = at(pile);
    expect(table.offers(JOHN)[0]).toEqual(complete);
    table.when(JOHN, complete);
    table.when(PAUL, { type: 'completeTickets', tickets: [] });
    expect(table.score().seats[JOHN]?.lines[0]).toMatchObject({ kind: 'ticket', done: true, points: 18 });
  }
  expect(at(['white', 'purple', 'blue']).refused(JOHN, complete)).toEqual({
    code: 'ticketsNotCompletable',
    rule: 'CG-60',
  });
});

test('a locomotive laid as blue completes a ticket as red (CG-35)', () => {
  const table = givenYard(game, {
    tickets: [['miami--salt-lake-city'], []],
    hands: [['blue', 'wild'], []],
    onTrack: [['black', 'purple', 'orange'], []],
    market: ['wild', 'wild', 'wild'],
    otherCards: 'leftOut',
    lastTurns: 3,
  });
  table.when(JOHN, { type: 'layCards', cards: ['blue', 'wild'] });
  table.when(PAUL, { type: 'takeCard', from: 0 });
  table.when(JOHN, { type: 'takeCard', from: 1 });

  expect(table.offers(JOHN)[0]).toEqual({ type: 'completeTickets', tickets: ['miami--salt-lake-city'] });
});
