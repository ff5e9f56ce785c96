import type { TurnReading } from '@branchline/bots';

/* Where things lie in the chart, in hundredths: from left to right the steps of the game, from top to bottom 100 to 0 percent. */

export const leftOf = (step: number, steps: number): number => (100 * step) / Math.max(1, steps);

export const topOf = (chance: number): number => 100 * (1 - chance);

/** The turn, counted from 0, whose end is nearest to a place in the chart, 0 to 1 from left to right. */
export function turnAt(place: number, readings: readonly Pick<TurnReading, 'step'>[], steps: number): number {
  const distances = readings.map(({ step }) => Math.abs(step / Math.max(1, steps) - place));
  return distances.indexOf(Math.min(...distances));
}

/** A line for each seat, as the path of an SVG that is a hundred wide and a hundred high. */
export function linesOf(readings: readonly TurnReading[], steps: number): readonly string[] {
  const seats = readings[0]?.chances.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => {
    const points = readings.map(({ step, chances }) => {
      const [left, top] = [leftOf(step, steps), topOf(chances[seat] ?? 0)];
      return `${left.toFixed(2)} ${top.toFixed(2)}`;
    });
    return `M${points.join('L')}`;
  });
}

/** Whole percents that add up to a hundred: what is cut off goes to those who lose most by it. */
export function percentsOf(chances: readonly number[]): readonly number[] {
  const exact = chances.map((chance) => 100 * chance);
  const whole = exact.map(Math.floor);
  const missing = 100 - whole.reduce((sum, one) => sum + one, 0);
  const cut = (seat: number): number => (exact[seat] ?? 0) - (whole[seat] ?? 0);
  const first = [...whole.keys()].sort((one, other) => cut(other) - cut(one)).slice(0, missing);
  return whole.map((one, seat) => (first.includes(seat) ? one + 1 : one));
}

/** The turn that a step of the game belongs to, counted from 0: that which ends with it or after it. */
export function turnOfStep(readings: readonly Pick<TurnReading, 'step'>[], step: number): number {
  const later = readings.findIndex((reading) => reading.step >= step);
  return later < 0 ? readings.length - 1 : later;
}
