import type { BoardGame, ClaimRoute, RouteFacts, Seat } from '@branchline/engine';
import type { NamedRejection } from '@branchline/protocol';
import { messages } from '../preferences/messages.ts';
import { progressOf } from '../session/board-queries.ts';
import { boardOf } from '../session/game.ts';
import { claimsOf } from '../session/offers.ts';
import type { TableModel } from '../session/table-model.ts';
import { closedTracks, pointsNow } from '../session/tracks.ts';

/** A route as it is told: how it stands for the one who looks. */
export interface RouteEntry {
  readonly id: string;
  readonly facts: RouteFacts;
  readonly points: number;
  readonly holders: readonly Seat[];
  /** It is one's turn, and it can be claimed. */
  readonly now: boolean;
  /** The hand could pay for it, were it one's turn. */
  readonly affordable: boolean;
  /** Why it cannot be claimed, were it one's turn; nothing, if it can. */
  readonly why?: NamedRejection | undefined;
  /** One's own open tickets whose shortest way goes over it. */
  readonly tickets: readonly string[];
}

/** Every route with all there is to say of it. */
export function routeEntries(model: TableModel): readonly RouteEntry[] {
  const board = boardOf(model.game);
  if (!board) return [];
  const holders = model.position.value.routes ?? {};
  const now = new Set(model.offers.value.flatMap(claimsOf).map(({ route }) => route));
  const law = lawFor(board, model);
  const ways = waysOf(model);
  return board.board.routes.flatMap((route) => {
    const facts = model.facts.routes.get(route.id);
    if (!facts) return [];
    const { affordable, why } = law(route.id);
    const entry: RouteEntry = {
      id: route.id,
      facts,
      points: pointsNow(model, route.id),
      holders: holders[route.id] ?? [],
      now: now.has(route.id),
      affordable,
      why,
      tickets: ways(facts),
    };
    return [entry];
  });
}

type Law = (route: string) => Pick<RouteEntry, 'affordable' | 'why'>;

/** What the game says to a claim of each route: in one's turn as it is, otherwise as if it were one's turn. */
function lawFor(board: BoardGame, { shown, seat, asked, position }: TableModel): Law {
  const me = seat.value;
  if (me === undefined || position.value.over) return () => ({ affordable: false });
  const view = shown.view.value;
  const turn = asked.value?.kind === 'turn';
  const type = position.value.allows?.includes('claimHeldRoute') && turn ? 'claimHeldRoute' : 'claimRoute';
  const offers = turn ? board.offers(view, me) : board.claimable(view, me);
  const affordable = new Set(offers.flatMap((offer) => claimsOf(board.naming.named(offer)).map(({ route }) => route)));
  return (route) => {
    if (affordable.has(route)) return { affordable: true };
    const claim = board.naming.numbered<ClaimRoute>({ type, route, cards: [] });
    const rejection = turn ? board.explain(view, me, claim) : board.explainClaim(view, me, claim);
    return { affordable: false, why: rejection && board.naming.rejection(rejection) };
  };
}

/** The open tickets a route would bring on; of two tracks side by side either will do. */
function waysOf(model: TableModel): (route: RouteFacts) => readonly string[] {
  const held = model.position.value.routes ?? {};
  const between = ({ a, b }: RouteFacts): string => [a, b].sort().join(' ');
  const over = new Map<string, Set<string>>();
  for (const ticket of model.me.value?.tickets.items ?? []) {
    const progress = progressOf(model, ticket);
    if (!progress || progress.done) continue;
    for (const id of progress.routes) {
      const facts = model.facts.routes.get(id);
      if (!facts || (held[id]?.length ?? 0) > 0) continue;
      const key = `${between(facts)} ${facts.length}`;
      over.set(key, (over.get(key) ?? new Set()).add(ticket));
    }
  }
  return (route) =>
    (held[route.id]?.length ?? 0) > 0 ? [] : [...(over.get(`${between(route)} ${route.length}`) ?? [])];
}

export const ROUTE_ORDERS = ['useful', 'name', 'length', 'points'] as const;
export type RouteOrder = (typeof ROUTE_ORDERS)[number];

/** Which routes are wanted; empty: all. */
export interface RouteFilter {
  readonly place: string;
  readonly colour: string;
  readonly length: string;
  readonly affordable: boolean;
  readonly free: boolean;
  readonly useful: boolean;
  readonly order: RouteOrder;
}

export const noFilter: RouteFilter = {
  place: '',
  colour: '',
  length: '',
  affordable: false,
  free: false,
  useful: false,
  order: 'useful',
};

function matches({ facts, affordable, holders, tickets }: RouteEntry, wanted: RouteFilter): boolean {
  return (
    (wanted.place === '' || facts.a === wanted.place || facts.b === wanted.place) &&
    (wanted.colour === '' || facts.colour === wanted.colour) &&
    (wanted.length === '' || String(facts.length) === wanted.length) &&
    (!wanted.affordable || affordable) &&
    (!wanted.free || holders.length === 0) &&
    (!wanted.useful || tickets.length > 0)
  );
}

/** What can be claimed and helps comes first, what is taken last. */
const usefulness = ({ tickets, affordable, holders, points }: RouteEntry): number =>
  (holders.length === 0 ? 1000 : 0) + (tickets.length > 0 ? 200 : 0) + (affordable ? 100 : 0) + points;

/** The routes that are wanted, in the order that is wanted. `nameOf` says how they are called. */
export function filterRoutes(
  entries: readonly RouteEntry[],
  wanted: RouteFilter,
  nameOf: (id: string) => string,
): readonly RouteEntry[] {
  const byName = (one: RouteEntry, other: RouteEntry): number => nameOf(one.id).localeCompare(nameOf(other.id));
  const keys: Readonly<Record<RouteOrder, (entry: RouteEntry) => number>> = {
    useful: usefulness,
    name: () => 0,
    length: ({ facts }) => facts.length,
    points: ({ points }) => points,
  };
  const key = keys[wanted.order];
  return entries
    .filter((entry) => matches(entry, wanted))
    .sort((one, other) => key(other) - key(one) || byName(one, other));
}

/** The names of all routes for those who hear the board: ends, length, colour, kind, points and how it stands. */
export function describeRoutes(
  model: TableModel,
  claimable: ReadonlySet<string>,
  dear: ReadonlySet<string> = new Set(),
): ReadonlyMap<string, string> {
  const { facts, position, names } = model;
  const { routes, colours, things, glance } = messages.value;
  const closed = closedTracks(model);
  const held = position.value.routes ?? {};
  const labels = [...facts.routes.values()].map(({ id, length, colour, tunnel, ferry }) => {
    const holders = (held[id] ?? []).map((seat) => names.value.player(seat));
    const kind = tunnel ? routes.tunnel : ferry ? routes.ferry(ferry, names.value.wild(ferry)) : '';
    const open = claimable.has(id) ? (dear.has(id) ? glance.canClaimDear : routes.canClaim) : routes.free;
    const state = holders.length > 0 ? routes.held(things.and(holders)) : closed.has(id) ? glance.closed : open;
    const name = names.value.route(id);
    const label = routes.label({
      name,
      spaces: length,
      colour: colours[colour] ?? colour,
      kind,
      points: pointsNow(model, id),
      state,
    });
    return [id, label] as const;
  });
  return new Map(labels);
}
