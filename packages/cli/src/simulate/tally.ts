import type { BatchResult } from './play-games.ts';

/** What a simulation adds up to, seat by seat. */
export interface SeatTally {
  readonly seat: number;
  readonly bot: string;
  readonly wins: number;
  /** Victories shared with others, not counted among the wins. */
  readonly sharedWins: number;
  readonly averagePoints: number;
  readonly leastPoints: number;
  readonly mostPoints: number;
}

/** Adds up outcomes as they come in. */
export class Tally {
  games = 0;
  turns = 0;
  decisions = 0;
  readonly #bots: readonly string[];
  readonly #points: { sum: number; least: number; most: number; wins: number; shared: number }[];

  constructor(bots: readonly string[]) {
    this.#bots = bots;
    this.#points = bots.map(() => ({
      sum: 0,
      least: Number.POSITIVE_INFINITY,
      most: Number.NEGATIVE_INFINITY,
      wins: 0,
      shared: 0,
    }));
  }

  add({ totals, winners, turns, decisions }: BatchResult): void {
    this.games += totals.length;
    this.turns += turns.reduce((sum, one) => sum + one, 0);
    this.decisions += decisions;
    for (const [game, points] of totals.entries()) {
      const won = winners[game] ?? [];
      for (const [seat, all] of this.#points.entries()) {
        const total = points[seat] ?? 0;
        all.sum += total;
        all.least = Math.min(all.least, total);
        all.most = Math.max(all.most, total);
        if (won.includes(seat)) {
          if (won.length === 1) all.wins++;
          else all.shared++;
        }
      }
    }
  }

  seats(): readonly SeatTally[] {
    return this.#points.map(({ sum, least, most, wins, shared }, seat) => ({
      seat,
      bot: this.#bots[seat] ?? '',
      wins,
      sharedWins: shared,
      averagePoints: Math.round((sum / this.games) * 100) / 100,
      leastPoints: least,
      mostPoints: most,
    }));
  }
}
