import type { ScoreLine } from '../kernel/score-sheet.ts';
import { ticketsIn } from '../tickets/ticket-set.ts';
import { routesOf } from './network.ts';
import type { Reckoning, ScoringPiece } from './rules.ts';

/** C-37: what the routes brought as they were claimed. */
export const routePoints: ScoringPiece = ({ view, seat, board, at }) => [
  { kind: 'routes', points: view[at.points + seat], count: routesOf(view, seat, board, at).length },
];

/** C-40: each ticket adds its points if it is done, and costs them if not. */
export const ticketPoints: ScoringPiece = ({ view, seat, board, at, done }) =>
  ticketsIn(view, at.tickets + seat * at.ticketWords, at.ticketTotal).map((ticket): ScoreLine => {
    const { points } = board.tickets[ticket];
    const isDone = done(seat, ticket);
    return { kind: 'ticket', ticket, done: isDone, points: isDone ? points : -points };
  });

/** NY-8: points for each attraction that the seat's routes touch, however many of them do. */
export function attractions(points: number): ScoringPiece {
  const piece = ({ view, seat, board, at }: Reckoning): readonly ScoreLine[] => {
    const touched = new Set<number>();
    for (const { a, b } of routesOf(view, seat, board, at)) {
      for (const place of [a, b]) if (board.places[place].attraction) touched.add(place);
    }
    const count = touched.size;
    return [{ kind: 'attractions', count, points: points * count }];
  };
  return Object.assign(piece, { perAttraction: points });
}

/** NO-51: for the most tickets done; all who are level get it, nobody without a ticket done. */
export const globetrotter =
  (points: number): ScoringPiece =>
  (reckoning) =>
    hasMost(reckoning, reckoning.ticketsDone)
      ? [{ kind: 'globetrotter', points, count: reckoning.ticketsDone(reckoning.seat) }]
      : [];

/** US-7: for the longest path of one's own routes; all who are level get it, nobody without a route. */
export function longestPathBonus(points: number): ScoringPiece {
  const piece = (reckoning: Reckoning): readonly ScoreLine[] =>
    hasMost(reckoning, reckoning.longestPath)
      ? [{ kind: 'longestPath', points, count: reckoning.longestPath(reckoning.seat) }]
      : [];
  return Object.assign(piece, { forLongestPath: points });
}

/** EU-13: so many points for each of the seat's stations that was not built; and what the others borrowed (EU-11). */
export function stationPoints(stations: number, points: number): ScoringPiece {
  const piece = ({ view, seat, at, borrowed }: Reckoning): readonly ScoreLine[] => {
    const count = stations - view[at.stationsBuilt + seat];
    return [
      { kind: 'stations', count, points: points * count },
      ...borrowed(seat).map(({ city, route }): ScoreLine => ({ kind: 'borrowedRoute', city, route, points: 0 })),
    ];
  };
  return Object.assign(piece, { perUnbuiltStation: points });
}

/** UK-46: level with the most counts as having it; with none of it nobody has. */
export function hasMost({ seat, seats }: Reckoning, of: (seat: number) => number): boolean {
  const mine = of(seat);
  return mine > 0 && Array.from({ length: seats }, (_, other) => of(other)).every((theirs) => theirs <= mine);
}
