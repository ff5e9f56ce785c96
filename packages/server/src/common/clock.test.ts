import { expect, test } from 'vitest';
import { steadyTime } from './clock.ts';

const HOUR = 60 * 60_000;

/** A machine: time passes, and somebody puts its clock right. */
function machine(): { wall: number; passed: number; now: () => number } {
  const one = { wall: 1_000_000_000, passed: 500, now: () => 0 };
  one.now = steadyTime(
    () => one.wall,
    () => one.passed,
  );
  return one;
}

function pass(one: { wall: number; passed: number }, milliseconds: number): void {
  one.wall += milliseconds;
  one.passed += milliseconds;
}

test.each([HOUR, -HOUR])('a clock that jumps by %s ms neither stretches nor ends a minute', (jump) => {
  const one = machine();
  const began = one.now();
  expect(began).toBe(1_000_000_000);
  pass(one, 20_000);
  expect(one.now()).toBe(began + 20_000);
  one.wall += jump;
  expect(one.now()).toBe(began + 20_000);
  pass(one, 40_000);
  expect(Math.abs(one.now() - began - 60_000)).toBeLessThanOrEqual(200);
});

test('it comes to agree with the machine little by little, and never goes back', () => {
  const one = machine();
  one.wall -= 60_000;
  let last = one.now();
  for (let step = 0; step < 4 * 60; step++) {
    pass(one, 60_000);
    const now = one.now();
    expect(now).toBeGreaterThan(last);
    last = now;
  }
  expect(last).toBe(one.wall);
});
