/** From the least to the most that the true rate may well be (95 %). */
export type Interval = readonly [number, number];

/** Wilson's interval of a win rate: sound for few games and for rates near 0 and 1 too. */
export function wilson(wins: number, games: number): Interval {
  if (games === 0) return [0, 1];
  const z = 1.96;
  const rate = wins / games;
  const scale = 1 + (z * z) / games;
  const middle = (rate + (z * z) / (2 * games)) / scale;
  const reach = (z / scale) * Math.sqrt((rate * (1 - rate)) / games + (z * z) / (4 * games * games));
  return [rounded(Math.max(0, middle - reach)), rounded(Math.min(1, middle + reach))];
}

function rounded(rate: number): number {
  return Math.round(rate * 10_000) / 10_000;
}
