import {
  type BoardGame,
  isFree,
  isHeldByAnother,
  missingTechnologies,
  piecesOf,
  routeGraph,
  type ScoreSheet,
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
  /** It is done only with a route that a station borrows, or there is no other way left to do it (EU-11). */
  readonly byStation?: true;
  /** Longer than the pieces that are left: it cannot be done any more. */
  readonly tooFar?: true;
  /** The routes of that path, own ones included, from its beginning to its end. */
  readonly routes: readonly string[];
}

/** What is worked out of a view for one seat. A view never changes once it is shown, so what was worked out holds. */
export interface Known {
  readonly costs: Float64Array;
  readonly progress: Map<string, Progress>;
  /** Route by route of others: the tickets that it would bring on, were it borrowed. */
  readonly helped: Map<number, readonly string[]>;
}

const known = new WeakMap<View, Map<Seat, Known>>();
const searches = new WeakMap<BoardGame, ShortestPath>();

/** How far a ticket of the one who looks is. */
export function progressOf({ game, shown, seat: { value: seat } }: TableModel, id: string): Progress | undefined {
  const board = boardOf(game);
  if (!board || seat === undefined) return undefined;
  const view = shown.view.value;
  const { costs, progress } = knownOf(board, view, seat);
  const found = progress.get(id) ?? workedOut(board, { view, seat, costs }, id);
  if (found) progress.set(id, found);
  return found;
}

/** One's own open tickets that another player's route would bring on, if a station borrowed it (EU-11). */
export function ticketsHelpedBy(model: TableModel, route: number): readonly string[] {
  const { game, shown, seat } = model;
  const board = boardOf(game);
  if (!board || seat.value === undefined) return [];
  const { costs, helped } = knownOf(board, shown.view.value, seat.value);
  const known = helped.get(route);
  if (known) return known;
  const with0 = Float64Array.from(costs);
  with0[route] = 0;
  const search = searchOn(board);
  const found = (model.me.value?.tickets.items ?? []).filter((id) => {
    const { done, missing = Number.POSITIVE_INFINITY, byStation } = progressOf(model, id) ?? { done: true };
    const ticket = board.board.tickets.find((one) => one.id === id);
    const open = !done && ticket !== undefined;
    return open && search.find(with0, ticket.from, ticket.to, byStation ? undefined : missing);
  });
  helped.set(route, found);
  return found;
}

/** What is worked out of a view for a seat. */
export function knownOf(board: BoardGame, view: View, seat: Seat): Known {
  const seats = known.get(view) ?? new Map<Seat, Known>();
  known.set(view, seats);
  const costs = (): Float64Array => spacesToClaim(board, view, seat);
  const found = seats.get(seat) ?? { costs: costs(), progress: new Map(), helped: new Map() };
  seats.set(seat, found);
  return found;
}

/** The search on a game's board: one for all, as its rows are used again. */
export function searchOn(game: BoardGame): ShortestPath {
  const search = searches.get(game) ?? new ShortestPath(routeGraph(game.board));
  searches.set(game, search);
  return search;
}

interface Looking {
  readonly view: View;
  readonly seat: Seat;
  readonly costs: Float64Array;
}

function workedOut(game: BoardGame, { view, seat, costs }: Looking, id: string): Progress | undefined {
  const ticket = game.board.tickets.find((one) => one.id === id);
  if (!ticket) return undefined;
  const search = searchOn(game);
  const whole = (): readonly string[] =>
    search
      .whole()
      .map((route) => game.naming.names.routes[route] ?? '')
      .reverse();
  const reached = search.find(costs, ticket.from, ticket.to);
  if (reached && search.cost === 0) return { done: true, missing: 0, routes: whole() };
  if (isDoneByStation(game, view, seat, ticket.number)) return { done: true, byStation: true, routes: [] };
  const left = piecesOf(game, view, seat);
  if (reached && search.cost <= left) return { done: false, missing: search.cost, routes: whole() };
  const far = reached ? { missing: search.cost, tooFar: true as const } : {};
  // As few routes of others as can be; or, where the pieces do not suffice, as many as there are stations for.
  const weight = reached ? 1 / BORROWED : BORROWED;
  const helped = search.find(withBorrowed(game, { view, seat, costs }, weight), ticket.from, ticket.to);
  // So many routes of others lie on the way; each takes a station.
  const needed = reached ? Math.round((search.cost % 1) * BORROWED) : Math.floor(search.cost / BORROWED);
  const spaces = reached ? Math.floor(search.cost) : search.cost % BORROWED;
  const mayHelp = helped && needed > 0 && needed <= (game.rules.stations?.prices.length ?? 0) && spaces <= left;
  return mayHelp ? { done: false, byStation: true, routes: whole() } : { done: false, ...far, routes: [] };
}

/** More than any path is long. */
const BORROWED = 10_000;

/** Routes of others, too, for this much each. */
function withBorrowed(game: BoardGame, { view, seat, costs }: Looking, weight: number): Float64Array {
  const { stations } = game.rules;
  if (!stations) return costs;
  return costs.map((cost, route) =>
    cost === Number.POSITIVE_INFINITY && isHeldByAnother(game, view, seat, route) ? weight : cost,
  );
}

const scores = new WeakMap<View, ScoreSheet>();

/** EU-11: would the ticket be done if the game were over now? */
function isDoneByStation(game: BoardGame, view: View, seat: Seat, ticket: number): boolean {
  if (!game.rules.stations) return false;
  const sheet = scores.get(view) ?? game.score(view);
  scores.set(view, sheet);
  return sheet.seats[seat]?.lines.some((line) => line.ticket === ticket && line.done) ?? false;
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
