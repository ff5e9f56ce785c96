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

/**
 * The same for games that come in deals, each played in several seat orders: what the deals differ by says how many games of
 * their own they are worth, never more than were played.
 */
export function wilsonOfDeals(deals: readonly { readonly won: number; readonly games: number }[]): Interval {
  const games = deals.reduce((sum, deal) => sum + deal.games, 0);
  const wins = deals.reduce((sum, deal) => sum + deal.won, 0);
  if (games === 0) return [0, 1];
  const rate = wins / games;
  // One deal says nothing of how deals differ: it counts for one game.
  if (deals.length < 2) return wilson(rate, 1);
  // The variance of a ratio of sums over clusters.
  const squares = deals.reduce((sum, deal) => sum + (deal.won - rate * deal.games) ** 2, 0);
  const variance = (squares * deals.length) / (deals.length - 1) / games ** 2;
  const worth = variance > 0 ? Math.min(games, (rate * (1 - rate)) / variance) : rate % 1 === 0 ? deals.length : games;
  return wilson(rate * worth, worth);
}

function rounded(rate: number): number {
  return Math.round(rate * 10_000) / 10_000;
}
