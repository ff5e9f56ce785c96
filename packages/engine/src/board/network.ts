import type { Seat } from '../kernel/seat.ts';
import type { View } from '../kernel/state.ts';
import type { Board, Route, Ticket } from './board.ts';
import type { BoardLayout } from './layout.ts';

export function holdsRoute(view: View, seat: Seat, route: number, at: BoardLayout): boolean {
  return ((view[at.holders + route] >> seat) & 1) === 1;
}

export function routesOf(view: View, seat: Seat, board: Board, at: BoardLayout): Route[] {
  return board.routes.filter((route) => holdsRoute(view, seat, route.number, at));
}

/** For every place a number that is the same for all places joined by the seat's routes. */
export function joined(view: View, seat: Seat, board: Board, at: BoardLayout): number[] {
  const root = board.places.map((_, place) => place);
  const find = (place: number): number => {
    let top = place;
    while (root[top] !== top) top = root[top];
    root[place] = top;
    return top;
  };
  for (const { a, b, number } of board.routes) {
    if (holdsRoute(view, seat, number, at)) root[find(a)] = find(b);
  }
  return root.map((_, place) => find(place));
}

/** C-40, UK-8: any place of the one end joined to any of the other. */
export function connects(network: readonly number[], { from, to }: Ticket): boolean {
  return from.some((start) => to.some((end) => network[start] === network[end]));
}
