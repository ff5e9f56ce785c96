import { type BoardGame, holds, isHeldByAnother, type Seat } from '@branchline/engine';
import type { NamedAction } from '@branchline/protocol';
import { batch } from '@preact/signals';
import { ticketsHelpedBy } from './board-queries.ts';
import { isSubset } from './draft.ts';
import { boardOf } from './game.ts';
import type { TableModel } from './table-model.ts';

/** A city as it stands for whoever would build a station there (EU-10). */
export interface StationCity {
  readonly id: string;
  /** Whose station stands there already. */
  readonly owner?: Seat | undefined;
  /** It is one's turn, and one can be built there. */
  readonly now: boolean;
  /** Routes of other players that a station there could borrow (EU-11). */
  readonly borrowable: number;
  /** One's own open tickets that one of these routes would bring on. */
  readonly tickets: readonly string[];
}

/** The game, if stations are built in it. */
export function stationGame({ game }: Pick<TableModel, 'game'>): BoardGame | undefined {
  const board = boardOf(game);
  return board?.rules.stations ? board : undefined;
}

/** Building a station in this city with these cards. */
export const stationIn = (city: string, cards: readonly string[]): NamedAction => ({
  type: 'buildStation',
  city,
  cards,
});

/** The cities where a station can be built now, as the game offers them. */
export function citiesToBuild({ offers }: TableModel): ReadonlySet<string> {
  return new Set(offers.value.flatMap(({ type, city }) => (type === 'buildStation' ? [String(city)] : [])));
}

/** The sensible ways to pay for the next station, best first: the same in every city, so that the game tells them once. */
export function waysToBuild({ offers }: TableModel): readonly (readonly string[])[] {
  const ways = new Map<string, readonly string[]>();
  for (const { type, cards } of offers.value) {
    if (type !== 'buildStation' || !Array.isArray(cards)) continue;
    const way = cards.map(String);
    ways.set(way.toSorted().join(), way);
  }
  return [...ways.values()];
}

/** What the next station of the one who looks costs, in cards; nothing, if all are built. */
export function stationPrice(model: TableModel): number | undefined {
  const prices = stationGame(model)?.rules.stations?.prices ?? [];
  return prices[prices.length - (model.me.value?.stationsLeft ?? 0)];
}

/** Where stations stand, and whose they are. */
export function stationsOnBoard({ position }: TableModel): ReadonlyMap<string, Seat> {
  return new Map(
    position.value.players.flatMap(({ seat, stations = [] }) => stations.map(({ city }) => [city, seat] as const)),
  );
}

/** One begins to build: the cities are to be chosen from. Says why not, if none can be built now. */
export function beginStation(model: TableModel): void {
  const board = stationGame(model);
  if (!board) return;
  model.shown.skip();
  if (citiesToBuild(model).size === 0) {
    const taken = stationsOnBoard(model);
    const free = board.board.places.find(({ id }) => !taken.has(id)) ?? board.board.places[0];
    model.undo();
    model.problem.value = model.explain(stationIn(free?.id ?? '', []));
    return;
  }
  batch(() => {
    model.undo();
    model.draft.building.value = true;
  });
}

/** A city was chosen: how to pay for a station there, or why there can be none. Cards already picked stay picked if they can. */
export function chooseCity(model: TableModel, city: string): void {
  const { draft, shown } = model;
  shown.skip();
  if (!citiesToBuild(model).has(city)) {
    model.problem.value = model.explain(stationIn(city, []));
    return;
  }
  const ways = waysToBuild(model);
  const fitting = ways.find((cards) => isSubset(draft.cards.value, cards)) ?? ways[0] ?? [];
  batch(() => {
    draft.clear();
    model.problem.value = undefined;
    draft.building.value = true;
    draft.city.value = city;
    draft.pay(fitting);
  });
}

/** Every city with all there is to say of a station there: the most useful first, those that have one last. */
export function stationCities(model: TableModel): readonly StationCity[] {
  const board = stationGame(model);
  if (!board) return [];
  const now = citiesToBuild(model);
  const owners = stationsOnBoard(model);
  const view = model.shown.view.value;
  const seat = model.seat.value;
  const worth = ({ tickets, borrowable, owner }: StationCity): number =>
    (owner === undefined ? 1000 : 0) + tickets.length * 20 + borrowable;
  const name = ({ id }: StationCity): string => model.names.value.place(id);
  const borrows = (route: number): boolean =>
    seat !== undefined && isHeldByAnother(board, view, seat, route) && !holds(board, view, seat, route);
  return board.board.places
    .map(({ id }, place): StationCity => {
      const routes = board.board.routes.filter(({ a, b, number }) => (a === place || b === place) && borrows(number));
      const tickets = new Set(routes.flatMap((route) => ticketsHelpedBy(model, route.number)));
      return { id, owner: owners.get(id), now: now.has(id), borrowable: routes.length, tickets: [...tickets] };
    })
    .sort((one, other) => worth(other) - worth(one) || name(one).localeCompare(name(other)));
}
