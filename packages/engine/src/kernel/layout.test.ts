import { describe, expect, test } from 'vitest';
import { Layout } from './layout.ts';

/** Two seats: an open number, two private ones a seat, a secret row of three, and one that opens when the first number is 9. */
function small() {
  const layout = new Layout();
  const open = layout.open();
  const hand = layout.perSeat(2, 2);
  const deck = layout.closed(3);
  const late = layout.perSeat(2, 1, (view, owner, viewer) => view[open] === 9 && viewer !== owner);
  return { layout, open, hand, deck, late };
}

const FULL = [1, 21, 22, 23, 24, 31, 32, 33, 41, 42];

describe('a layout', () => {
  test('hands out stretches one behind the other', () => {
    const { layout, open, hand, deck, late } = small();
    expect([open, hand, deck, late, layout.size]).toEqual([0, 1, 5, 8, 10]);
    expect(layout.blank()).toEqual(new Array(10).fill(0));
  });

  test('veils what a viewer may not see, and leaves no trace of it (C-60, C-61, C-62)', () => {
    const { layout } = small();
    expect(layout.veil(FULL, 0)).toEqual([1, 21, 22, 0, 0, 0, 0, 0, 0, 0]);
    expect(layout.veil(FULL, 1)).toEqual([1, 0, 0, 23, 24, 0, 0, 0, 0, 0]);
    expect(layout.veil(FULL, 'watcher')).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  });

  test('veils nothing for a replay (C-63)', () => {
    expect(small().layout.veil(FULL, 'replay')).toEqual(FULL);
  });

  test('asks a sight that changes during the game', () => {
    const { layout } = small();
    const opened = [9, ...FULL.slice(1)];
    expect(layout.veil(opened, 0).slice(8)).toEqual([0, 42]);
    expect(layout.veil(opened, 'watcher').slice(8)).toEqual([41, 42]);
  });

  test('makes a row of its own, and covers in place when asked to', () => {
    const { layout } = small();
    const state = [...FULL];
    const view = layout.veil(state, 0);
    expect(state).toEqual(FULL);
    layout.cover(state, 0);
    expect(state).toEqual(view);
  });
});
