import { expect, test } from 'vitest';
import { advance, clockOf, deadlineOf, startTiming } from './timing.ts';

const asked =
  (...numbers: (number | undefined)[]) =>
  (seat: number) =>
    numbers[seat];
const game = { kind: 'game', seconds: 60, increment: 5 } as const;
const move = { kind: 'move', seconds: 30 } as const;

test('without a clock nobody runs out of time', () => {
  const none = { kind: 'none' } as const;
  const timing = advance(startTiming(none, 2), none, { asked: asked(1, 2), at: 1000, mover: undefined });
  expect(deadlineOf(timing, none, 0)).toBeUndefined();
  expect(clockOf(timing, none, 0, 5000)).toBeUndefined();
});

test('a clock per move begins anew with every question, and runs for all who are asked', () => {
  const dealt = advance(startTiming(move, 2), move, { asked: asked(1, 2), at: 1000, mover: undefined });
  expect([deadlineOf(dealt, move, 0), deadlineOf(dealt, move, 1)]).toEqual([31_000, 31_000]);
  const one = advance(dealt, move, { asked: asked(undefined, 2), at: 9000, mover: 0 });
  expect([deadlineOf(one, move, 0), deadlineOf(one, move, 1)]).toEqual([undefined, 31_000]);
  expect(clockOf(one, move, 0, 10_000)).toEqual({ left: 30_000, running: false });
  expect(clockOf(one, move, 1, 11_000)).toEqual({ left: 20_000, running: true });
  const next = advance(one, move, { asked: asked(3, undefined), at: 20_000, mover: 1 });
  expect(deadlineOf(next, move, 0)).toBe(50_000);
});

test('a clock per game counts what was used and gives the increment to whoever has moved', () => {
  const dealt = advance(startTiming(game, 2), game, { asked: asked(1, undefined), at: 0, mover: undefined });
  const other = advance(dealt, game, { asked: asked(undefined, 2), at: 20_000, mover: 0 });
  expect(clockOf(other, game, 0, 99_000)).toEqual({ left: 45_000, running: false });
  const back = advance(other, game, { asked: asked(3, undefined), at: 50_000, mover: 1 });
  expect(clockOf(back, game, 1, 99_000)).toEqual({ left: 35_000, running: false });
  expect(deadlineOf(back, game, 0)).toBe(95_000);
  expect(clockOf(back, game, 0, 60_000)).toEqual({ left: 35_000, running: true });
});

test('whoever has used up all the time still gets a moment for each decision', () => {
  const dealt = advance(startTiming(game, 1), game, { asked: asked(1), at: 0, mover: undefined });
  const late = advance(dealt, game, { asked: asked(2), at: 500_000, mover: 0 });
  expect(clockOf(late, game, 0, 500_000)).toEqual({ left: 5000, running: true });
  expect(deadlineOf(late, game, 0)).toBe(515_000);
});
