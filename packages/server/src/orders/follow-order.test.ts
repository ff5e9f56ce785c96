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
      after: { order, step: 0 },
    });
  });

  test('then goes to its next step, and leaves the payment to what is offered', () => {
    const now = sight({ hand: ['green', 'green', 'green', 'green'], offers: [draw, paid] });
    expect(followOrder({ order, step: 0 }, now)).toEqual({ action: paid, after: { order, step: 2 } });
  });

  test('ends the turn the way it was begun when the goal is reached half-way', () => {
    const now = sight({ hand: ['green', 'green', 'green', 'green'], offers: [draw], goingOn: true });
    expect(followOrder({ order, step: 0 }, now)).toEqual({ action: draw, after: { order, step: 0 } });
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
