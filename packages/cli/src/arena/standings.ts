import { type Interval, wilsonOfDeals } from '@branchline/bots';
import type { GameResult, SeatResult } from './play-games.ts';

/** How a bot did in the arena. A shared victory counts as a part of one. */
export interface Standing {
  readonly bot: string;
  readonly games: number;
  readonly wins: number;
  readonly winRate: number;
  readonly interval: Interval;
  readonly meanScore: number;
  readonly rating: number;
  readonly moves: number;
  readonly millisecondsPerMove: number;
  readonly slowestMove: number;
  /** The same by what a core was busy: what a machine with nothing else to do would need. */
  readonly processorMillisecondsPerMove: number;
  readonly slowestProcessorMove: number;
  readonly rolloutsPerMove: number;
}

/** How often one bot came in before another at the same table; level counts half. */
export interface Pairing {
  readonly bot: string;
  readonly against: string;
  readonly games: number;
  readonly ahead: number;
  readonly rate: number;
  readonly interval: Interval;
}

/** Deal by deal, what was won of how many games: those of one deal are not independent of each other. */
class ByDeal {
  games = 0;
  won = 0;
  readonly #deals = new Map<number, { won: number; games: number }>();

  add(deal: number, won: number): void {
    const known = this.#deals.get(deal) ?? { won: 0, games: 0 };
    known.won += won;
    known.games++;
    this.#deals.set(deal, known);
    this.games++;
    this.won += won;
  }

  rate(): { readonly rate: number; readonly interval: Interval } {
    const rate = rounded(this.games > 0 ? this.won / this.games : 0, 4);
    return { rate, interval: wilsonOfDeals([...this.#deals.values()]) };
  }
}

interface Sum {
  readonly wins: ByDeal;
  points: number;
  moves: number;
  milliseconds: number;
  slowest: number;
  processor: number;
  slowestProcessor: number;
  rollouts: number;
}

/** Adds up games as they come in. */
export class Standings {
  games = 0;
  readonly #bots: readonly string[];
  readonly #sums: readonly Sum[];
  /** Row by row: how often this bot was before that one. */
  readonly #ahead: ByDeal[][];
  readonly #deals = new Set<number>();

  constructor(bots: readonly string[]) {
    this.#bots = bots;
    const time = { milliseconds: 0, slowest: 0, processor: 0, slowestProcessor: 0 };
    const nothing = { points: 0, moves: 0, ...time, rollouts: 0 };
    this.#sums = bots.map(() => ({ wins: new ByDeal(), ...nothing }));
    this.#ahead = bots.map(() => bots.map(() => new ByDeal()));
  }

  /** How many deals were played, each in several seat orders. */
  get deals(): number {
    return this.#deals.size;
  }

  add({ deal, seats }: GameResult): void {
    this.games++;
    this.#deals.add(deal);
    for (const seat of seats) {
      this.#addSeat(deal, seat);
      for (const other of seats) {
        if (other.bot !== seat.bot) this.#ahead[seat.bot]?.[other.bot]?.add(deal, before(seat, other));
      }
    }
  }

  #addSeat(deal: number, { bot, points, won, moves, rollouts, ...time }: SeatResult): void {
    const sum = this.#sums[bot];
    if (!sum) return;
    sum.wins.add(deal, won);
    sum.points += points;
    sum.moves += moves;
    sum.milliseconds += time.milliseconds;
    sum.slowest = Math.max(sum.slowest, time.slowest);
    sum.processor += time.processor;
    sum.slowestProcessor = Math.max(sum.slowestProcessor, time.slowestProcessor);
    sum.rollouts += rollouts;
  }

  standings(): readonly Standing[] {
    const rated = ratings(
      this.#ahead.map((row) => row.map(({ won }) => won)),
      this.#ahead.map((row) => row.map(({ games }) => games)),
    );
    return this.#sums.map((sum, number) => {
      const { games, won } = sum.wins;
      const { rate, interval } = sum.wins.rate();
      return {
        bot: this.#bots[number] ?? '',
        games,
        wins: rounded(won, 2),
        winRate: rate,
        interval,
        meanScore: rounded(games > 0 ? sum.points / games : 0, 2),
        rating: Math.round(rated[number] ?? 0),
        moves: sum.moves,
        millisecondsPerMove: rounded(sum.moves > 0 ? sum.milliseconds / sum.moves : 0, 3),
        slowestMove: rounded(sum.slowest, 1),
        processorMillisecondsPerMove: rounded(sum.moves > 0 ? sum.processor / sum.moves : 0, 3),
        slowestProcessorMove: rounded(sum.slowestProcessor, 1),
        rolloutsPerMove: rounded(sum.moves > 0 ? sum.rollouts / sum.moves : 0, 1),
      };
    });
  }

  pairings(): readonly Pairing[] {
    return this.#bots.flatMap((bot, row) =>
      this.#bots.flatMap((against, column): Pairing[] => {
        const met = this.#ahead[row]?.[column];
        if (!met || met.games === 0) return [];
        return [{ bot, against, games: met.games, ahead: met.won, ...met.rate() }];
      }),
    );
  }
}

/** The victory settles it, tie-breaks and all; behind the winner, the points do. */
function before(seat: SeatResult, other: SeatResult): number {
  const gap = seat.won - other.won || seat.points - other.points;
  return gap > 0 ? 1 : gap < 0 ? 0 : 0.5;
}

function rounded(value: number, digits: number): number {
  const scale = 10 ** digits;
  return Math.round(value * scale) / scale;
}

const MIDDLE = 1500;
const ROUNDS = 500;

/**
 * Ratings in the manner of Elo, all games at once: the strengths under which the results were likeliest (Bradley and
 * Terry), found by going round and round. One imagined drawn game with everybody keeps them finite.
 */
export function ratings(ahead: readonly (readonly number[])[], met: readonly (readonly number[])[]): readonly number[] {
  const count = ahead.length;
  let strengths = ahead.map(() => 1);
  for (let round = 0; round < ROUNDS; round++) {
    const next = strengths.map((own, row) => {
      let won = 0;
      let expected = 0;
      for (let column = 0; column < count; column++) {
        if (column === row) continue;
        won += (ahead[row]?.[column] ?? 0) + 0.5;
        expected += ((met[row]?.[column] ?? 0) + 1) / (own + (strengths[column] ?? 1));
      }
      return expected > 0 ? won / expected : 1;
    });
    const mean = next.reduce((sum, one) => sum + Math.log(one), 0) / count;
    strengths = next.map((one) => one / Math.exp(mean));
  }
  return strengths.map((strength) => MIDDLE + 400 * Math.log10(strength));
}
