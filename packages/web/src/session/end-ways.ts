import { type BoardGame, holds, isFree, longestTrail, type ScoreSheet, type Seat, type View } from '@branchline/engine';
import { searchOn } from './board-queries.ts';
import type { Highlight } from './table-model.ts';

/** A ticket as it is opened at the end. */
export interface OpenedTicket {
  readonly seat: Seat;
  readonly ticket: string;
  readonly done: boolean;
  readonly points: number;
}

/** Everybody's tickets in the order they are opened: those that failed first, and of both the smallest first. */
export function ticketsToOpen(game: BoardGame, sheet: ScoreSheet): readonly OpenedTicket[] {
  const all = sheet.seats.flatMap(({ seat, lines }) =>
    lines.flatMap(({ ticket, done = false, points }): OpenedTicket[] =>
      ticket === undefined ? [] : [{ seat, ticket: game.naming.names.tickets[ticket] ?? '', done, points }],
    ),
  );
  const worth = ({ points }: OpenedTicket): number => Math.abs(points);
  return all.toSorted((one, other) => Number(one.done) - Number(other.done) || worth(one) - worth(other));
}

/** Much longer than any path: what others hold is passed only where nothing else leads there. */
const TAKEN = 1000;

/** A ticket on the board when all is over: its ends, and its way; of one that failed also what was missing of it. */
export function wayAtEnd(game: BoardGame, view: View, { seat, ticket: id }: OpenedTicket): Highlight {
  const ticket = game.board.tickets.find((one) => one.id === id);
  if (!ticket) return {};
  const borrowed = new Set(game.describe(view).players[seat]?.stations?.map((station) => station.borrowed));
  const own = (route: number): boolean =>
    holds(game, view, seat, route) || borrowed.has(game.naming.names.routes[route] ?? '');
  const costs = Float64Array.from(game.board.routes, ({ number, length }) =>
    own(number) ? 0 : isFree(game, view, number) ? length : length + TAKEN,
  );
  const search = searchOn(game);
  const routes = search.find(costs, ticket.from, ticket.to) ? search.whole().reverse() : [];
  const ends = [...ticket.from, ...ticket.to].map((place) => game.board.places[place]?.id ?? '');
  return {
    places: new Set(ends),
    trails: [routes.map((route) => ({ route: game.naming.names.routes[route] ?? '', own: own(route) }))],
  };
}

/** The longest path where it counted: who has it, how long it is, and how it is travelled, for each who has one so long. */
export interface LongestPath {
  readonly seats: readonly Seat[];
  readonly spaces: number;
  readonly lit: Highlight;
}

/** It brings points, by itself or by a technology somebody holds; or it settled a tie. */
function pathCounts({ rules }: BoardGame, { seats, decidedBy }: ScoreSheet): boolean {
  const technologies = rules.scoring.flatMap(({ technologyByPath = -1 }) => technologyByPath);
  return (
    decidedBy === 'longestPath' ||
    seats.some(({ lines }) =>
      lines.some(
        ({ kind, technology = -2 }) =>
          kind === 'longestPath' || (kind === 'technology' && technologies.includes(technology)),
      ),
    )
  );
}

/** The longest path of all; nothing where it does not count. Where it only settled a tie, that of those who were level. */
export function longestPathAt(game: BoardGame, view: View, sheet: ScoreSheet): LongestPath | undefined {
  if (!pathCounts(game, sheet)) return undefined;
  const most = Math.max(...sheet.seats.map(({ total }) => total));
  const among = sheet.decidedBy === 'longestPath' ? sheet.seats.filter(({ total }) => total === most) : sheet.seats;
  const paths = among.map(({ seat }) => {
    const routes = game.board.routes.filter(({ number }) => holds(game, view, seat, number));
    const trail = longestTrail(routes).flatMap((at) => routes[at] ?? []);
    return { seat, trail, spaces: trail.reduce((sum, { length }) => sum + length, 0) };
  });
  const spaces = Math.max(...paths.map((path) => path.spaces));
  const longest = paths.filter((path) => path.spaces === spaces && spaces > 0);
  if (longest.length === 0) return undefined;
  return {
    seats: longest.map(({ seat }) => seat),
    spaces,
    lit: { trails: longest.map(({ trail }) => trail.map(({ id }) => ({ route: id, own: true }))) },
  };
}
