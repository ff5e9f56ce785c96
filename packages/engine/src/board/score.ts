import { type BoardTieBreak, type ScoreSheet, type SeatScore, scoreSheet } from '../kernel/score-sheet.ts';
import type { Seat } from '../kernel/seat.ts';
import type { View } from '../kernel/state.ts';
import { ticketsIn } from '../tickets/ticket-set.ts';
import { borrowedRoutes, joinedBy } from './borrowed-routes.ts';
import type { BoardContext } from './context.ts';
import { heldBy } from './layout.ts';
import { longestPath } from './longest-path.ts';
import { connects, joined, routesOf } from './network.ts';
import type { Reckoning } from './rules.ts';
import { hasMost } from './scoring-pieces.ts';

/** Line by line, seat by seat. What several pieces ask for is worked out once, and only if it is asked for. */
export function score(view: View, { rules, board, at }: BoardContext): ScoreSheet {
  const seats = Array.from({ length: view[at.seats] }, (_, seat) => seat);
  const own = seats.map((seat) => once(() => joined(view, seat, board, at)));
  // Only stations borrow: other games are not made to look for it.
  const borrowed =
    rules.stations && seats.map((seat) => once(() => borrowedRoutes(view, seat, own[seat](), { board, at })));
  const networks = borrowed ? seats.map((seat) => once(() => joinedBy(own[seat](), borrowed[seat](), board))) : own;
  const paths = seats.map((seat) => once(() => longestPath(routesOf(view, seat, board, at))));
  const done = (seat: Seat, ticket: number): boolean => connects(networks[seat](), board.tickets[ticket]);
  const counts = seats.map((seat) =>
    once(
      () =>
        ticketsIn(view, at.tickets + seat * at.ticketWords, at.ticketTotal).filter((ticket) => done(seat, ticket))
          .length,
    ),
  );
  const common = {
    view,
    seats: seats.length,
    board,
    at,
    done,
    ticketsDone: (seat: Seat) => counts[seat](),
    longestPath: (seat: Seat) => paths[seat](),
    borrowed: (seat: Seat) => borrowed?.[seat]() ?? [],
  };
  const stations = rules.stations?.prices.length ?? 0;
  const scores = seats.map((seat): SeatScore => {
    const reckoning: Reckoning = { ...common, seat, held: heldBy(view, seat, at) };
    const lines = rules.scoring.flatMap((piece) => piece(reckoning));
    const total = lines.reduce((sum, line) => sum + line.points, 0);
    return { seat, lines, total, tieBreaks: rules.tieBreak.map((kind) => tieBreak(kind, reckoning, stations)) };
  });
  return scoreSheet(scores, rules.tieBreak);
}

function tieBreak(kind: BoardTieBreak, reckoning: Reckoning, stations: number): number {
  const { view, at, seat } = reckoning;
  switch (kind) {
    case 'ticketsDone':
      return reckoning.ticketsDone(seat);
    case 'longestPath':
      return reckoning.longestPath(seat);
    case 'longestPathBonus':
      return hasMost(reckoning, reckoning.longestPath) ? 1 : 0;
    case 'fewestStations':
      return stations - view[at.stationsBuilt + seat];
  }
}

function once<Value>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= make();
    return value;
  };
}
