import { fastBits } from '@branchline/engine';
import { describe, expect, test } from 'vitest';
import { NO_ANSWERS, orderPause, remember, secretDraw } from './answer-times.ts';
import { orderMoment } from './scheduled-task.ts';
import { advance, startTiming } from './timing.ts';

const draw = secretDraw('a secret of sixteen letters and more');
const many = Array.from({ length: 400 }, (_, question) => question);
const sorted = (times: readonly number[]): readonly number[] => times.toSorted((one, other) => one - other);
const pausesOf = (times: typeof NO_ANSWERS, kind: 'newTurn' | 'goingOn' = 'newTurn', most = Infinity) =>
  sorted(many.map((question) => orderPause(times, { kind, draw: draw('table', 1, question), most })));
const answered = (times: readonly number[]) =>
  times.reduce((before, time) => remember(before, 'newTurn', time), NO_ANSWERS);

describe('a standing order waits', () => {
  test('as long as this seat’s own answers took, and never twice the same', () => {
    const own = Array.from({ length: 16 }, (_, place) => 20_000 + place * 1000);
    const pauses = pausesOf(answered(own));
    expect(pauses[0]).toBeGreaterThan(20_000 / 1.7);
    expect(pauses.at(-1)).toBeLessThan(35_000 * 1.7);
    expect(pauses[200]).toBeGreaterThan(20_000);
    expect(pauses[200]).toBeLessThan(35_000);
    expect(new Set(pauses).size).toBeGreaterThan(350);
  });

  test('like somebody else while little is known of the seat, and shorter for the rest of a turn', () => {
    const [first, rest] = [pausesOf(NO_ANSWERS), pausesOf(NO_ANSWERS, 'goingOn')];
    expect(first[40]).toBeGreaterThan(1000);
    expect((first[360] ?? 0) / (first[40] ?? 1)).toBeGreaterThan(3);
    expect(rest[200]).toBeLessThan(first[200] ?? 0);
  });

  test('within the time its seat has, and not always to the same part of it', () => {
    const pauses = pausesOf(answered(Array(16).fill(60_000)), 'newTurn', 10_000);
    expect(pauses.at(-1)).toBeLessThanOrEqual(6000);
    expect((pauses[360] ?? 0) - (pauses[40] ?? 0)).toBeGreaterThan(2000);
  });

  test('the same time in every process and after a restart; at another server another one', () => {
    const again = secretDraw('a secret of sixteen letters and more');
    const other = secretDraw('another secret of sixteen letters');
    expect(again('table', 1, 7)).toEqual(draw('table', 1, 7));
    expect(other('table', 1, 7)).not.toEqual(draw('table', 1, 7));
    expect(draw('table', 0, 7)).not.toEqual(draw('table', 1, 7));
  });

  test('no less differently though an order has answered for long', () => {
    let times = answered([3000, 4000, 5000, 6000, 7000, 8000, 9000, 10_000]);
    const bits = fastBits(5);
    const pauses: number[] = [];
    for (let turn = 0; turn < 600; turn++) {
      const two = [bits() / 2 ** 32, bits() / 2 ** 32] as const;
      const pause = orderPause(times, { kind: 'newTurn', draw: two, most: Infinity });
      pauses.push(pause);
      times = remember(times, 'newTurn', pause);
    }
    const late = sorted(pauses.slice(-100));
    expect((late[90] ?? 0) / (late[10] ?? 1)).toBeGreaterThan(1.5);
  });
});

test('what bots and clocks did says nothing of how long a person takes; who is away is not waited for longer than allowed', () => {
  const none = { kind: 'none' } as const;
  const asked = (question: number) => (seat: number) => (seat === 0 ? question : undefined);
  let timing = advance(startTiming(none, 1), none, { asked: asked(1), at: 0, mover: undefined });
  timing = advance(timing, none, { asked: asked(2), at: 4000, mover: 0, by: 'person' });
  timing = advance(timing, none, { asked: asked(3), at: 10_000, mover: 0, by: 'order' });
  for (const by of ['bot', 'clock'] as const)
    timing = advance(timing, none, { asked: asked(4), at: 99_000, mover: 0, by });
  expect(timing.seats[0]?.took).toEqual({ newTurn: [4000], goingOn: [6000] });
  expect(timing.sincePerson).toBe(2);
  const settings = { visibility: 'public', clock: none, atTimeOut: 'bot', grace: 2, botPace: 0 } as const;
  const sheet = { settings } as Parameters<typeof orderMoment>[0]['sheet'];
  const at = orderMoment({ sheet, timing, draw: () => [0.99, 0.99] }, 0);
  expect(at - 99_000).toBeLessThanOrEqual(1200);
});
