import type { BoardGame, Route, Seat, Ticket, View } from '@branchline/engine';

/** What is still missing of a ticket: nothing, some spaces by the shortest way there is, or there is no way left. */
export interface TicketWay {
  readonly missing: number;
  /** The routes of that way, own ones included, in no order. */
  readonly routes: readonly string[];
}

/** Bars that time or a purchase can lift; the others close a route for good. */
const LIFTABLE = new Set(['notEnoughPieces', 'needsTechnologies']);

/** The shortest way to finish a ticket, counted in spaces still to be claimed. */
export function wayFor(game: BoardGame, view: View, seat: Seat, ticket: Ticket): TicketWay | undefined {
  const cost = costs(game, view, seat);
  const distance = new Map<number, number>(ticket.from.map((place) => [place, 0]));
  const came = new Map<number, Route>();
  const open = new Set(ticket.from);
  while (open.size > 0) {
    let nearest = -1;
    for (const place of open) {
      if (nearest < 0 || (distance.get(place) ?? 0) < (distance.get(nearest) ?? 0)) nearest = place;
    }
    open.delete(nearest);
    const missing = distance.get(nearest) ?? 0;
    if (ticket.to.includes(nearest)) return { missing, routes: walkedBack(came, nearest) };
    for (const route of game.board.routes) {
      const spaces = cost[route.number];
      if (spaces === undefined || (route.a !== nearest && route.b !== nearest)) continue;
      const next = route.a === nearest ? route.b : route.a;
      if (missing + spaces >= (distance.get(next) ?? Number.POSITIVE_INFINITY)) continue;
      distance.set(next, missing + spaces);
      came.set(next, route);
      open.add(next);
    }
  }
  return undefined;
}

/** A view never changes once it is shown, so what was worked out for it holds. */
const known = new WeakMap<View, Map<Seat, readonly (number | undefined)[]>>();

function costs(game: BoardGame, view: View, seat: Seat): readonly (number | undefined)[] {
  const found = known.get(view) ?? new Map<Seat, readonly (number | undefined)[]>();
  known.set(view, found);
  const before = found.get(seat) ?? workedOut(game, view, seat);
  found.set(seat, before);
  return before;
}

/** Spaces to be claimed on each route: none on one's own, undefined where it is closed for good. */
function workedOut({ board, rules, at }: BoardGame, view: View, seat: Seat): readonly (number | undefined)[] {
  const conditions = rules.conditions.map((piece) => piece(at));
  return board.routes.map((route) => {
    const holders = view[at.holders + route.number] ?? 0;
    if ((holders >> seat) & 1) return 0;
    if (holders > 0) return undefined;
    const bar = conditions.find((one) => one.bars(view, seat, route) && !LIFTABLE.has(one.why(view, seat, route).code));
    return bar ? undefined : route.length;
  });
}

function walkedBack(came: ReadonlyMap<number, Route>, end: number): readonly string[] {
  const routes: string[] = [];
  let at = end;
  for (let route = came.get(at); route && routes.length < came.size + 1; route = came.get(at)) {
    routes.push(route.id);
    at = route.a === at ? route.b : route.a;
  }
  return routes;
}
