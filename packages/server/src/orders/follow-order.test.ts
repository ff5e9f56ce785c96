import type { Position } from '@branchline/engine';
import { describe, expect, test } from 'vitest';
import { followOrder, type SeatView } from './follow-order.ts';

const draw = { type: 'takeCard', from: 'deck' } as const;
const claim = { type: 'claimRoute', route: 'chelsea--soho' } as const;
const paid = { ...claim, cards: ['green', 'green', 'green', 'green'] };
const order = {
  steps: [{ action: draw, until: { hand: { green: 4 } } }, { action: claim }],
  stopIfTaken: ['chelsea--soho'],
};

const sight = (
  change: Partial<SeatView> & { hand?: string[]; routes?: Position['routes']; market?: string[] },
): SeatView => {
  const { hand = [], routes = {}, market = [], ...rest } = change;
  const position = { players: [{ hand: { count: hand.length, items: hand } }], routes, market } as unknown as Position;
  return { position, offers: [draw], seat: 0, goingOn: false, ...rest };
};

describe('a standing order', () => {
  test('draws until the hand holds what is wanted', () => {
    expect(followOrder({ order, step: 0 }, sight({ hand: ['green'] }))).toEqual({
      action: draw,
      after: { order, step: 0, turns: 1 },
    });
  });

  test('then goes to its next step, and leaves the payment to what is offered', () => {
    const now = sight({ hand: ['green', 'green', 'green', 'green'], offers: [draw, paid] });
    expect(followOrder({ order, step: 0 }, now)).toEqual({ action: paid, after: { order, step: 2, turns: 1 } });
  });

  test('ends the turn the way it was begun when the goal is reached half-way', () => {
    const now = sight({ hand: ['green', 'green', 'green', 'green'], offers: [draw], goingOn: true });
    const after = { order, step: 0, turns: 1 };
    expect(followOrder({ order, step: 0, turns: 1 }, now)).toEqual({ action: draw, after });
  });

  test('counts wilds with a colour, if they are wished for together', () => {
    const either = {
      steps: [{ action: draw, until: { together: { of: ['green', 'wild'], count: 3 } } }, { action: claim }],
    };
    const offers = [draw, paid];
    const few = sight({ hand: ['green', 'wild', 'red'], offers });
    expect(followOrder({ order: either, step: 0 }, few)).toMatchObject({ action: draw });
    const enough = sight({ hand: ['green', 'wild', 'green'], offers });
    expect(followOrder({ order: either, step: 0 }, enough)).toMatchObject({ action: paid, after: { step: 2 } });
  });

  test('pays a grey route with the cards it speaks of and as few wilds as possible, and never with others', () => {
    const either = {
      steps: [{ action: draw, until: { together: { of: ['green', 'wild'], count: 4 } } }, { action: claim }],
    };
    const hand = ['red', 'green', 'green', 'green', 'wild', 'wild', 'wild'];
    const pay = (...cards: string[]) => ({ ...claim, cards });
    const grey = [
      pay('red', 'wild', 'wild', 'wild'),
      pay('green', 'wild', 'wild', 'wild'),
      pay('green', 'green', 'green', 'wild'),
    ];
    expect(followOrder({ order: either, step: 0 }, sight({ hand, offers: [draw, ...grey] }))).toMatchObject({
      action: { cards: ['green', 'green', 'green', 'wild'] },
    });
    const onlyRed = sight({ hand, offers: [draw, pay('red', 'wild', 'wild', 'wild')] });
    expect(followOrder({ order: either, step: 0 }, onlyRed)).toEqual({ ended: 'unexpected' });
    const plain = { steps: [{ action: claim }] };
    const any = sight({ hand, offers: [pay('red', 'wild', 'wild', 'wild'), pay('green', 'green', 'green', 'wild')] });
    expect(followOrder({ order: plain, step: 0 }, any)).toMatchObject({
      action: { cards: ['green', 'green', 'green', 'wild'] },
    });
  });

  test('stops after as many turns as it was given, but not in the middle of one', () => {
    const short = { ...order, turns: 2 };
    const second = followOrder({ order: short, step: 0, turns: 1 }, sight({}));
    expect(second).toMatchObject({ action: draw, after: { turns: 2 } });
    const rest = followOrder({ order: short, step: 0, turns: 2 }, sight({ goingOn: true }));
    expect(rest).toMatchObject({ action: draw, after: { turns: 2 } });
    expect(followOrder({ order: short, step: 0, turns: 2 }, sight({}))).toEqual({ ended: 'turnsOver' });
  });

  test('does the other thing where the first is not offered', () => {
    const wish = { steps: [{ action: { type: 'takeCard', card: 'red' }, otherwise: draw }] };
    const offers = [draw, { type: 'takeCard', from: 0 }];
    expect(followOrder({ order: wish, step: 0 }, sight({ offers, market: ['red'] }))).toMatchObject({
      action: { from: 0 },
    });
    expect(followOrder({ order: wish, step: 0 }, sight({ offers, market: ['blue'] }))).toMatchObject({ action: draw });
  });

  test('stops when somebody holds the route', () => {
    expect(followOrder({ order, step: 0 }, sight({ routes: { 'chelsea--soho': [2] } }))).toEqual({
      ended: 'routeTaken',
    });
  });

  test('stops at a question it says nothing about', () => {
    const asked = sight({ offers: [{ type: 'payTunnel', cards: ['green'] }, { type: 'leaveTunnel' }], goingOn: true });
    expect(followOrder({ order, step: 2 }, asked)).toEqual({ ended: 'unexpected' });
  });

  test('stops when what it wants is not offered', () => {
    expect(followOrder({ order, step: 1 }, sight({}))).toEqual({ ended: 'unexpected' });
  });

  test('is done after its last step', () => {
    expect(followOrder({ order, step: 2 }, sight({}))).toEqual({ ended: 'done' });
  });

  test('takes a card that lies open, wherever it lies', () => {
    const wish = { steps: [{ action: { type: 'takeCard', card: 'red' } }] };
    const offers = [draw, { type: 'takeCard', from: 0 }, { type: 'takeCard', from: 1 }];
    const followed = followOrder({ order: wish, step: 0 }, sight({ offers, market: ['blue', 'red'] }));
    expect(followed).toMatchObject({ action: { from: 1 } });
    expect(followOrder({ order: wish, step: 0 }, sight({ offers, market: ['blue', 'blue'] }))).toEqual({
      ended: 'unexpected',
    });
  });
});
