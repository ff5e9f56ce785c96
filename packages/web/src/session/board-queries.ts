import {
  type BoardGame,
  isFree,
  missingTechnologies,
  routeGraph,
  type Seat,
  ShortestPath,
  spacesToClaim,
  type View,
} from '@branchline/engine';
import { boardOf } from './game.ts';
import type { TableModel } from './table-model.ts';

/** How far a ticket is: `missing` spaces by the shortest path, none if there is no path left. */
export interface Progress {
  readonly done: boolean;
  readonly missing?: number;
  /** The routes of that path, own ones included, in no order. */
  readonly routes: readonly string[];
}

/** What is worked out of a view for one seat. A view never changes once it is shown, so what was worked out holds. */
interface Known {
  readonly costs: Float64Array;
  readonly progress: Map<string, Progress>;
}

const known = new WeakMap<View, Map<Seat, Known>>();
const searches = new WeakMap<BoardGame, ShortestPath>();

/** How far a ticket of the one who looks is. */
export function progressOf({ game, shown, seat: { value: seat } }: TableModel, id: string): Progress | undefined {
  const board = boardOf(game);
  if (!board || seat === undefined) return undefined;
  const { costs, progress } = knownOf(board, shown.view.value, seat);
  const found = progress.get(id) ?? workedOut(board, costs, id);
  if (found) progress.set(id, found);
  return found;
}

function knownOf(board: BoardGame, view: View, seat: Seat): Known {
  const seats = known.get(view) ?? new Map<Seat, Known>();
  known.set(view, seats);
  const found = seats.get(seat) ?? { costs: spacesToClaim(board, view, seat), progress: new Map() };
  seats.set(seat, found);
  return found;
}

function workedOut(game: BoardGame, costs: Float64Array, id: string): Progress | undefined {
  const ticket = game.board.tickets.find((one) => one.id === id);
  if (!ticket) return undefined;
  const search = searches.get(game) ?? new ShortestPath(routeGraph(game.board));
  searches.set(game, search);
  if (!search.find(costs, ticket.from, ticket.to)) return { done: false, routes: [] };
  const routes = search.whole().map((route) => game.naming.names.routes[route] ?? '');
  return { done: search.cost === 0, missing: search.cost, routes };
}

/** The technologies a seat still lacks for each free route that asks for any. */
export function technologiesLacking(game: BoardGame, view: View, seat: Seat): ReadonlyMap<string, readonly string[]> {
  const lacking = new Map<string, readonly string[]>();
  for (const { id, number } of game.board.routes) {
    if (!isFree(game, view, number)) continue;
    const missing = missingTechnologies(game, view, seat, number);
    const names = missing.map((one) => game.naming.names.technologies[one] ?? '');
    if (names.length > 0) lacking.set(id, names);
  }
  return lacking;
}

/** The routes that nothing but this technology keeps closed. */
export function openedBy(lacking: ReadonlyMap<string, readonly string[]>, technology: string): ReadonlySet<string> {
  const opened = [...lacking].filter(([, names]) => names.length === 1 && names[0] === technology);
  return new Set(opened.map(([route]) => route));
}

/** The countries whose concession the seat has not bought yet (UK-13). */
export function lockedRegions({ game, me }: TableModel): ReadonlySet<string> {
  const regions = boardOf(game)?.rules.facts.regions ?? [];
  const held = new Set(me.value?.technologies ?? []);
  const locked = regions.filter(({ technology }) => technology !== undefined && !held.has(technology));
  return me.value ? new Set(locked.map(({ id }) => id)) : new Set();
}
