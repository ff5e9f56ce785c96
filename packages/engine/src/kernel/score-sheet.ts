import type { Seat } from './seat.ts';

/** One line of a score: what it is for, and the points. `ticket`, `route`, `city` and `technology` are numbers of the game's facts. */
export interface ScoreLine {
  readonly kind: ScoreKind;
  readonly points: number;
  /** How many of it: routes, attractions, tickets, spaces of the longest path, stations left. */
  readonly count?: number;
  readonly ticket?: number;
  readonly done?: boolean;
  readonly city?: number;
  /** The route that the station of `city` borrowed (EU-11). */
  readonly route?: number;
  readonly technology?: number;
}

export type ScoreKind =
  | 'routes'
  | 'ticket'
  | 'attractions'
  | 'globetrotter'
  | 'longestPath'
  | 'stations'
  | 'borrowedRoute'
  | 'technology'
  | 'bigCity';

/** What settles a tie on a board, in the order the game asks for: the more the better, so stations count by those left (EU-15). */
export type BoardTieBreak = 'ticketsDone' | 'longestPath' | 'longestPathBonus' | 'fewestStations';

/** What settles a tie between yards. */
export type YardTieBreak = 'ticketsDone' | 'bonusCards';

export type TieBreakKind = BoardTieBreak | YardTieBreak;

export interface SeatScore {
  readonly seat: Seat;
  readonly lines: readonly ScoreLine[];
  readonly total: number;
  /** What would settle a tie, by the game's tie-breaks in order. */
  readonly tieBreaks: readonly number[];
}

export interface ScoreSheet {
  readonly seats: readonly SeatScore[];
  /** More than one: the victory is shared. */
  readonly winners: readonly Seat[];
  readonly decidedBy: 'points' | TieBreakKind | 'shared';
}

/** Most points; then the tie-breaks, one after the other; whoever is still level shares the victory. */
export function scoreSheet(seats: readonly SeatScore[], tieBreaks: readonly TieBreakKind[]): ScoreSheet {
  let leaders = best(seats, (score) => score.total);
  let decidedBy: ScoreSheet['decidedBy'] = 'points';
  for (const [place, kind] of tieBreaks.entries()) {
    if (leaders.length === 1) break;
    const ahead = best(leaders, (score) => score.tieBreaks[place]);
    decidedBy = ahead.length < leaders.length ? kind : decidedBy;
    leaders = ahead;
  }
  return { seats, winners: leaders.map(({ seat }) => seat), decidedBy: leaders.length > 1 ? 'shared' : decidedBy };
}

function best(scores: readonly SeatScore[], by: (score: SeatScore) => number): readonly SeatScore[] {
  const most = Math.max(...scores.map(by));
  return scores.filter((score) => by(score) === most);
}
