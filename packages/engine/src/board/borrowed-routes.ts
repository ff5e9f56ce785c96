import type { Seat } from '../kernel/seat.ts';
import type { View } from '../kernel/state.ts';
import { ticketsIn } from '../tickets/ticket-set.ts';
import type { Board, Ticket } from './board.ts';
import { stationsOf } from './build-station.ts';
import type { BoardLayout } from './layout.ts';
import { connects, holdsRoute } from './network.ts';

/** A route of another seat that the station in this city lets its owner use (EU-11). */
export interface Borrowed {
  readonly city: number;
  readonly route: number;
}

/** A station, and the routes it could borrow; `to` is the part of the owner's network that each of them leads to. */
interface Station {
  readonly city: number;
  readonly choices: readonly { readonly route: number; readonly id: string; readonly to: number }[];
}

/** Some routes borrowed, and what they bring: points first, then tickets done, then the fewer, then the first by their ids. */
interface Borrowing {
  readonly points: number;
  readonly done: number;
  readonly routes: readonly Borrowed[];
  readonly ids: readonly string[];
}

const NOTHING: Borrowing = { points: 0, done: 0, routes: [], ids: [] };

/**
 * EU-11: the best choice there is, of the tickets that can be seen. `network` is the seat's own (`joined`).
 *
 * Every way to give each station one of its routes or none is tried. Two things keep that small without changing its outcome: of
 * the routes that lead from a city into the same part of the network only the first by its id is looked at, as the others do
 * no more; and a route between what hangs together already is not borrowed, as the choice without it is as good and fewer.
 */
export function borrowedRoutes(
  view: View,
  seat: Seat,
  network: readonly number[],
  { board, at }: { readonly board: Board; readonly at: BoardLayout },
): readonly Borrowed[] {
  if (at.stationPlaces === 0 || view[at.stationsBuilt + seat] === 0) return NOTHING.routes;
  const open = ticketsIn(view, at.tickets + seat * at.ticketWords, at.ticketTotal)
    .map((ticket) => board.tickets[ticket])
    .filter((ticket) => !connects(network, ticket));
  if (open.length === 0) return NOTHING.routes;
  const stations = stationsOf(view, seat, at).map(
    (city): Station => ({ city, choices: choicesAt(view, seat, city, { network, board, at }) }),
  );
  return bestBorrowing(stations, open, network).routes;
}

function choicesAt(
  view: View,
  seat: Seat,
  city: number,
  { network, board, at }: { readonly network: readonly number[]; readonly board: Board; readonly at: BoardLayout },
): Station['choices'] {
  const first = new Map<number, Station['choices'][number]>();
  for (const { a, b, id, number: route } of board.routes) {
    if ((a !== city && b !== city) || view[at.holders + route] === 0 || holdsRoute(view, seat, route, at)) continue;
    const to = network[a === city ? b : a];
    const known = first.get(to);
    if (to !== network[city] && (known === undefined || id < known.id)) first.set(to, { route, id, to });
  }
  return [...first.values()];
}

function bestBorrowing(stations: readonly Station[], open: readonly Ticket[], network: readonly number[]): Borrowing {
  /** Where the parts of the network hang together by what is borrowed: each leads to another, or to itself. */
  const leads = network.map((_, part) => part);
  const partOf = (place: number): number => {
    let part = network[place];
    while (leads[part] !== part) part = leads[part];
    return part;
  };
  const worth = (routes: readonly Borrowed[], ids: readonly string[]): Borrowing => {
    const done = open.filter(({ from, to }) => from.some((one) => to.some((other) => partOf(one) === partOf(other))));
    return { points: done.reduce((sum, { points }) => sum + points, 0), done: done.length, routes, ids };
  };
  let best = NOTHING;
  const tryFrom = (place: number, routes: readonly Borrowed[], ids: readonly string[]): void => {
    if (place === stations.length) return;
    const { city, choices } = stations[place];
    tryFrom(place + 1, routes, ids);
    for (const { route, id, to } of choices) {
      const [here, there] = [partOf(city), partOf(to)];
      if (here === there) continue;
      leads[here] = there;
      const [more, moreIds] = [
        [...routes, { city, route }],
        [...ids, id],
      ];
      const found = worth(more, moreIds);
      if (isBetter(found, best)) best = found;
      tryFrom(place + 1, more, moreIds);
      leads[here] = here;
    }
  };
  tryFrom(0, [], []);
  return best;
}

function isBetter(one: Borrowing, other: Borrowing): boolean {
  if (one.points !== other.points) return one.points > other.points;
  if (one.done !== other.done) return one.done > other.done;
  if (one.ids.length !== other.ids.length) return one.ids.length < other.ids.length;
  const [mine, theirs] = [one.ids.toSorted(), other.ids.toSorted()];
  const at = mine.findIndex((id, place) => id !== theirs[place]);
  return at >= 0 && mine[at] < theirs[at];
}

/** The network with what is borrowed in it: for every place a number that is the same for all places joined. */
export function joinedBy(network: readonly number[], borrowed: readonly Borrowed[], board: Board): readonly number[] {
  return borrowed.reduce<readonly number[]>((parts, { route }) => {
    const { a, b } = board.routes[route];
    const [from, to] = [parts[a], parts[b]];
    return parts.map((part) => (part === from ? to : part));
  }, network);
}
