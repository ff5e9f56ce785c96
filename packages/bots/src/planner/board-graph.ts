import {
  type BoardGame,
  type ClaimCondition,
  hasTechnology,
  isFree,
  kindCount,
  type RouteGraph,
  routeGraph,
  type Seat,
  type View,
  wildKind,
} from '@branchline/engine';

/** A board as rows of numbers, worked out once: what planning and rollouts run on. */
export interface BoardGraph extends RouteGraph {
  readonly game: BoardGame;
  readonly kinds: number;
  readonly wild: number;
  readonly length: Int32Array;
  readonly colour: Int32Array;
  readonly symbols: Int32Array;
  readonly twin: Int32Array;
  readonly points: Int32Array;
  readonly tunnel: Uint8Array;
  /** 1 where wilds stand in for any card. */
  readonly wildOn: Uint8Array;
  /** Route by route: the technologies it asks for, as bits. */
  readonly needs: Int32Array;
  /** What bars a claim and no purchase lifts. */
  readonly conditions: readonly ClaimCondition[];
  /** 1 for places worth points of their own. */
  readonly attraction: Uint8Array;
  readonly attractionPoints: number;
  /** Points for the longest path, and for every station that was not built; 0 where these do not count. */
  readonly pathPoints: number;
  readonly unbuiltPoints: number;
}

const known = new WeakMap<BoardGame, BoardGraph>();

export function boardGraph(game: BoardGame): BoardGraph {
  const found = known.get(game) ?? survey(game);
  known.set(game, found);
  return found;
}

function survey(game: BoardGame): BoardGraph {
  const { board, rules, routeBars } = game;
  const { routes, places } = board;
  const attractionPoints = rules.scoring.reduce((sum, { perAttraction = 0 }) => sum + perAttraction, 0);
  const { a, b, first, stepRoute, stepTo } = routeGraph(board);
  // Every name is written out: an object made by spreading another keeps what is added to it one step further away.
  return {
    game,
    places: places.length,
    routes: routes.length,
    a,
    b,
    first,
    stepRoute,
    stepTo,
    kinds: kindCount(game),
    wild: wildKind(game),
    length: Int32Array.from(routes, ({ length }) => length),
    colour: Int32Array.from(routes, ({ colour }) => colour),
    symbols: Int32Array.from(routes, ({ symbols }) => symbols),
    twin: Int32Array.from(routes, ({ twin }) => twin),
    points: Int32Array.from(routes, ({ points }) => points),
    tunnel: Uint8Array.from(routes, ({ kind }) => (kind === 'tunnel' ? 1 : 0)),
    wildOn: Uint8Array.from(routes, (route) => (rules.payment.wildOn(route) ? 1 : 0)),
    needs: Int32Array.from(routeBars.needs),
    conditions: routeBars.lasting,
    attraction: Uint8Array.from(places, ({ attraction }) => (attractionPoints > 0 && attraction ? 1 : 0)),
    attractionPoints,
    pathPoints: rules.scoring.reduce((sum, { forLongestPath = 0 }) => sum + forLongestPath, 0),
    unbuiltPoints: rules.scoring.reduce((sum, { perUnbuiltStation = 0 }) => sum + perUnbuiltStation, 0),
  };
}

/** Could the seat still claim the route, if it had the cards and the technologies? */
export function isOpen(view: View, seat: Seat, route: number, { game, conditions }: BoardGraph): boolean {
  if (!isFree(game, view, route)) return false;
  const facts = game.board.routes[route];
  for (const condition of conditions) if (condition.bars(view, seat, facts)) return false;
  return true;
}

/** What technologies cost, in wilds. */
export function priceOf(technologies: number, { game }: BoardGraph): number {
  if (technologies === 0) return 0;
  let price = 0;
  const list = game.rules.technologies?.list ?? [];
  for (let number = 0; number < list.length; number++)
    if (hasTechnology(technologies, number)) price += list[number].price;
  return price;
}
