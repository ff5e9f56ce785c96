import { type BoardGame, GREY, missingTechnologies, type Seat, type View } from '@branchline/engine';
import { messages } from '../preferences/messages.ts';
import { knownOf, progressOf, searchOn } from './board-queries.ts';
import { boardOf } from './game.ts';
import type { TableModel } from './table-model.ts';

/** One route of a way, and whether it is travelled from its first place to its second. */
export interface WayStep {
  readonly route: string;
  readonly forwards: boolean;
  /** It is one's own already, or a station would borrow it (EU-11): it is not to be claimed. */
  readonly own: boolean;
}

/** The shortest way that is left for a ticket. */
export interface Way {
  readonly ticket: string;
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly steps: readonly WayStep[];
}

/** What a route asks of the one who looks, and what of it is in the hand. */
export interface Lack {
  readonly has: number;
  readonly due: number;
  /** The colour it is paid in; none, where any will do and nothing is there. */
  readonly colour: string | undefined;
  /** How many of the cards due must be wild. */
  readonly wilds: number;
  readonly group: number;
  readonly technologies: readonly string[];
}

/** What a claim of a route would do for a ticket: how many spaces would be left of how many. */
export interface Effect {
  readonly ticket: string;
  readonly before: number;
  readonly after: number;
}

interface Looking {
  readonly board: BoardGame;
  readonly view: View;
  readonly seat: Seat;
}

function lookingAt({ game, shown, seat }: TableModel): Looking | undefined {
  const board = boardOf(game);
  return board && seat.value !== undefined ? { board, view: shown.view.value, seat: seat.value } : undefined;
}

/** The routes in the order they are travelled from one of these places. */
export function stepsAlong(board: BoardGame, routes: readonly string[], from: readonly number[]) {
  const numbered = routes.map((id) => board.board.routes.find((route) => route.id === id));
  const [first, second] = numbered;
  const touches = (place: number): boolean => second === undefined || second.a === place || second.b === place;
  let place =
    first && from.includes(first.a) && touches(first.b)
      ? first.a
      : first && touches(first.a)
        ? first.b
        : (first?.a ?? -1);
  return numbered.flatMap((route) => {
    if (!route) return [];
    const forwards = route.a === place;
    place = forwards ? route.b : route.a;
    return [{ route: route.id, forwards }];
  });
}

/** The way of one ticket, done or not; nothing, if there is none. Routes in `shared` are preferred where it costs nothing. */
export function wayOf(model: TableModel, id: string, shared?: ReadonlySet<number>): Way | undefined {
  const at = lookingAt(model);
  const ticket = at?.board.board.tickets.find((one) => one.id === id);
  if (!at || !ticket) return undefined;
  const { board, view, seat } = at;
  const { costs } = knownOf(board, view, seat);
  const search = searchOn(board);
  let routes = progressOf(model, id)?.routes ?? [];
  // Of ways equally long the one that another ticket takes, too.
  if (shared && shared.size > 0) {
    const leaning = costs.map((cost, route) => (shared.has(route) ? cost * 0.999 : cost));
    if (search.find(leaning, ticket.from, ticket.to)) routes = named(board, search.whole().reverse());
  }
  const placeNames = (places: readonly number[]): readonly string[] =>
    places.map((place) => board.board.places[place]?.id ?? '');
  const own = (route: string): boolean => {
    const cost = costs[board.board.routes.find((one) => one.id === route)?.number ?? -1];
    return cost === 0 || cost === Number.POSITIVE_INFINITY;
  };
  return {
    ticket: id,
    from: placeNames(ticket.from),
    to: placeNames(ticket.to),
    steps: stepsAlong(board, routes, ticket.from).map((step) => ({ ...step, own: own(step.route) })),
  };
}

const named = (board: BoardGame, routes: readonly number[]): readonly string[] =>
  routes.map((route) => board.naming.names.routes[route] ?? '');

const plans = new WeakMap<View, Map<Seat, readonly Way[]>>();

/** The ways of all open tickets that can still be done, the longest first; worked out once for a position. */
export function planOf(model: TableModel): readonly Way[] {
  const at = lookingAt(model);
  if (!at) return [];
  const seats = plans.get(at.view) ?? new Map<Seat, readonly Way[]>();
  plans.set(at.view, seats);
  const plan = seats.get(at.seat) ?? workedOut(model, at.board);
  seats.set(at.seat, plan);
  return plan;
}

function workedOut(model: TableModel, board: BoardGame): readonly Way[] {
  const shared = new Set<number>();
  return openTickets(model)
    .toSorted((one, other) => other.missing - one.missing)
    .flatMap(({ id }) => {
      const way = wayOf(model, id, shared);
      for (const { route } of way?.steps ?? []) {
        const number = board.board.routes.find((one) => one.id === route)?.number;
        if (number !== undefined) shared.add(number);
      }
      return way && way.steps.length > 0 ? [way] : [];
    });
}

/** One's tickets that are not done and can still be, and the spaces each lacks. */
function openTickets(model: TableModel): readonly { readonly id: string; readonly missing: number }[] {
  return (model.me.value?.tickets.items ?? []).flatMap((id) => {
    const { done = true, missing = 0, tooFar, routes = [] } = progressOf(model, id) ?? {};
    return done || tooFar || routes.length === 0 ? [] : [{ id, missing }];
  });
}

/** What a free route asks of the one who looks. */
export function lackOf(model: TableModel, route: string): Lack | undefined {
  const at = lookingAt(model);
  const number = at?.board.board.routes.find(({ id }) => id === route)?.number;
  if (!at || number === undefined) return undefined;
  const { board, view, seat } = at;
  const { due, has, wilds, colour, group } = board.routeNeeds(view, seat, number);
  const technologies = missingTechnologies(board, view, seat, number);
  return {
    due,
    has,
    wilds,
    group,
    colour: colour === GREY ? undefined : board.naming.names.cards[colour],
    technologies: technologies.map((one) => board.naming.names.technologies[one] ?? ''),
  };
}

/** "2 of 4 green, with 1 locomotive, needs Propellers" */
export function lackInWords({ names }: TableModel, { has, due, colour, wilds, technologies }: Lack): string {
  const { glance, things } = messages.value;
  return [
    glance.has(has, due, colour === undefined ? '' : names.value.colour(colour)),
    ...(wilds > 0 ? [glance.withWilds(things.some(wilds, names.value.wild(wilds)))] : []),
    ...(technologies.length > 0
      ? [glance.needs(things.and(technologies.map((id) => names.value.technology(id))))]
      : []),
  ].join(', ');
}

/** What is still to be claimed for a ticket, route by route, in words; nothing, if there is no such route. */
export function wayInWords(model: TableModel, ticket: string): string {
  const { steps = [] } = wayOf(model, ticket) ?? {};
  const open = steps.flatMap(({ route, own }) => {
    const lack = own ? undefined : lackOf(model, route);
    return lack ? [`${model.names.value.route(route)} (${lackInWords(model, lack)})`] : [];
  });
  return open.length === 0 ? '' : messages.value.glance.way(open.join('; '));
}

/** What a claim of a free route would do for one's open tickets. */
export function effectsOf(model: TableModel, route: string): readonly Effect[] {
  const at = lookingAt(model);
  const number = at?.board.board.routes.find(({ id }) => id === route)?.number;
  if (!at || number === undefined) return [];
  const { board, view, seat } = at;
  const { costs } = knownOf(board, view, seat);
  if (costs[number] === 0 || costs[number] === Number.POSITIVE_INFINITY) return [];
  const claimed = costs.with(number, 0);
  const search = searchOn(board);
  return openTickets(model).flatMap(({ id, missing }) => {
    const ticket = board.board.tickets.find((one) => one.id === id);
    const found = ticket && search.find(claimed, ticket.from, ticket.to, missing);
    return found ? [{ ticket: id, before: missing, after: search.cost }] : [];
  });
}
