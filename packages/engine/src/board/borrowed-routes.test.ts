import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { State } from '../kernel/state.ts';
import { addTicket } from '../tickets/ticket-set.ts';
import { type Board, type BoardFacts, readBoard } from './board.ts';
import { borrowedRoutes } from './borrowed-routes.ts';
import { type BoardLayout, boardLayout } from './layout.ts';
import { joined } from './network.ts';

const ANNA = 1;

/** A table at its end: who holds which route, Anna's tickets and the cities of her stations. */
interface End {
  readonly places: number;
  /** From place to place, and who holds it. */
  readonly routes: readonly { readonly a: number; readonly b: number; readonly holder?: number | undefined }[];
  readonly tickets: readonly { readonly from: number; readonly to: readonly number[]; readonly points: number }[];
  readonly stations: readonly number[];
}

interface Table {
  readonly board: Board;
  readonly at: BoardLayout;
  readonly state: State;
}

const name = (place: number): string => String.fromCharCode(97 + place);
/** Later routes have ids that come first. */
const idOf = (route: number): string => `route-${String(99 - route).padStart(2, '0')}`;

function tableOf({ places, routes, tickets, stations }: End): Table {
  const facts: BoardFacts = {
    id: 'small',
    name: 'Small',
    seats: { min: 2, max: 3 },
    pieces: 10,
    deck: { colours: ['red'], perColour: 6, wilds: 2, market: 5 },
    bothTracksFrom: 2,
    pointsByLength: { 1: 1 },
    places: Array.from({ length: places }, (_, place) => ({ id: name(place), name: name(place), x: 0, y: 0 })),
    groups: tickets.map(({ to }, ticket) => ({ id: `group-${ticket}`, name: 'Group', members: to.map(name) })),
    routes: routes.map(({ a, b }, number) => ({ id: idOf(number), a: name(a), b: name(b), length: 1, colour: 'red' })),
    tickets: tickets.map(({ from, points }, number) => ({
      id: `ticket-${number}`,
      a: name(from),
      b: `group-${number}`,
      points,
    })),
  };
  const board = readBoard(facts);
  const size = { seats: 3, deck: facts.deck, routes: routes.length, tickets: tickets.length, offered: 3 };
  const at = boardLayout({ ...size, technologies: 0, tunnels: false, longDealt: 0, stationPlaces: places });
  const state = at.row.blank();
  state[at.seats] = 3;
  for (const [route, { holder }] of routes.entries()) if (holder !== undefined) state[at.holders + route] = 1 << holder;
  for (const city of stations) state[at.stationOwner + city] = ANNA + 1;
  state[at.stationsBuilt + ANNA] = stations.length;
  for (const ticket of tickets.keys()) addTicket(state, at.tickets + ANNA * at.ticketWords, ticket);
  return { board, at, state };
}

const borrow = ({ board, at, state }: Table) =>
  borrowedRoutes(state, ANNA, joined(state, ANNA, board, at), { board, at });

const idsOf = (end: End): string[] =>
  borrow(tableOf(end))
    .map(({ route }) => idOf(route))
    .toSorted();

/** EU-11 as it is written: every station takes any route of another into its city, or none; all combinations are ranked. */
function bestOfAll({ routes, tickets, stations }: End): string[] {
  const choices = stations.map((city) => [
    undefined,
    ...routes.flatMap(({ a, b, holder }, route) =>
      (a === city || b === city) && holder !== undefined && holder !== ANNA ? [route] : [],
    ),
  ]);
  const own = routes.flatMap(({ holder }, route) => (holder === ANNA ? [route] : []));
  const reaches = (used: readonly number[], from: number): Set<number> => {
    const reached = new Set([from]);
    for (let before = 0; before < reached.size; ) {
      before = reached.size;
      for (const route of used) {
        const { a = -1, b = -1 } = routes[route] ?? {};
        if (reached.has(a) !== reached.has(b)) reached.add(a).add(b);
      }
    }
    return reached;
  };
  const combinations = choices.reduce<(number | undefined)[][]>(
    (all, some) => all.flatMap((before) => some.map((one) => [...before, one])),
    [[]],
  );
  const ranked = combinations.map((combination) => {
    const borrowed = [...new Set(combination.filter((route) => route !== undefined))];
    const done = tickets.filter(({ from, to }) => to.some((end) => reaches([...own, ...borrowed], from).has(end)));
    return {
      points: done.reduce((sum, { points }) => sum + points, 0),
      done: done.length,
      ids: borrowed.map(idOf).toSorted(),
    };
  });
  ranked.sort(
    (one, other) =>
      other.points - one.points ||
      other.done - one.done ||
      one.ids.length - other.ids.length ||
      (one.ids.join() < other.ids.join() ? -1 : 1),
  );
  return ranked[0]?.ids ?? [];
}

describe('what stations borrow (EU-11)', () => {
  const ticket = (from: number, to: number, points: number) => ({ from, to: [to], points });

  test('is nothing without a ticket that needs it, and nothing without a station', () => {
    const routes = [{ a: 0, b: 1, holder: 2 }];
    expect(idsOf({ places: 3, routes, tickets: [], stations: [0] })).toEqual([]);
    expect(idsOf({ places: 3, routes, tickets: [ticket(0, 1, 5)], stations: [] })).toEqual([]);
    expect(idsOf({ places: 3, routes, tickets: [ticket(0, 2, 5)], stations: [0] })).toEqual([]);
  });

  test('is a route of another into the city, never a free one; a ticket may be done by borrowed routes alone', () => {
    const tickets = [ticket(0, 2, 5)];
    const routes = [
      { a: 0, b: 1, holder: 0 },
      { a: 1, b: 2, holder: 2 },
    ];
    expect(borrow(tableOf({ places: 3, routes, tickets, stations: [0, 2] }))).toEqual([
      { city: 0, route: 0 },
      { city: 2, route: 1 },
    ]);
    const free = [
      { a: 0, b: 1, holder: 0 },
      { a: 1, b: 2 },
    ];
    expect(idsOf({ places: 3, routes: free, tickets, stations: [0, 2] })).toEqual([]);
  });

  test('is one route for each station, the same for all tickets: the one with most points', () => {
    const routes = [
      { a: 0, b: 1, holder: 0 },
      { a: 0, b: 2, holder: 0 },
    ];
    const tickets = [ticket(0, 1, 5), ticket(0, 2, 6)];
    expect(idsOf({ places: 3, routes, tickets, stations: [0] })).toEqual([idOf(1)]);
  });

  test('with as many points more tickets count, then fewer routes, then the first by their ids', () => {
    const star = [1, 2, 3, 4].map((b) => ({ a: 0, b, holder: 0 }));
    const own = { a: 3, b: 4, holder: ANNA };
    const more = [ticket(0, 1, 6), ticket(0, 3, 2), ticket(0, 4, 4)];
    expect(idsOf({ places: 5, routes: [...star, own], tickets: more, stations: [0] })).toEqual([idOf(3)]);
    expect(idsOf({ places: 5, routes: star, tickets: [ticket(0, 1, 5)], stations: [0, 1] })).toEqual([idOf(0)]);
    expect(idsOf({ places: 5, routes: star, tickets: [ticket(0, 1, 5), ticket(0, 2, 5)], stations: [0] })).toEqual([
      idOf(1),
    ]);
  });

  test('any end of a ticket with several will do (UK-8)', () => {
    const routes = [{ a: 0, b: 2, holder: 0 }];
    expect(idsOf({ places: 4, routes, tickets: [{ from: 0, to: [1, 2], points: 3 }], stations: [2] })).toEqual([
      idOf(0),
    ]);
  });

  test('is the best of all combinations, in any network', () => {
    const places = 8;
    const anyEnd: fc.Arbitrary<End> = fc.record({
      places: fc.constant(places),
      routes: fc.array(
        fc
          .record({
            a: fc.nat(places - 1),
            b: fc.nat(places - 1),
            holder: fc.constantFrom(0, 0, ANNA, ANNA, 2, undefined),
          })
          .filter(({ a, b }) => a !== b),
        { minLength: 8, maxLength: 22 },
      ),
      tickets: fc.array(
        fc.record({
          from: fc.nat(places - 1),
          to: fc.array(fc.nat(places - 1), { minLength: 1, maxLength: 2 }),
          points: fc.integer({ min: 1, max: 6 }),
        }),
        { minLength: 2, maxLength: 6 },
      ),
      stations: fc.uniqueArray(fc.nat(places - 1), { minLength: 1, maxLength: 3 }),
    });
    let borrowed = 0;
    fc.assert(
      fc.property(anyEnd, (end) => {
        const found = borrow(tableOf(end));
        for (const { city, route } of found) {
          expect(end.stations).toContain(city);
          expect([end.routes[route]?.a, end.routes[route]?.b]).toContain(city);
        }
        expect(new Set(found.map(({ city }) => city)).size).toBe(found.length);
        expect(found.map(({ route }) => idOf(route)).toSorted()).toEqual(bestOfAll(end));
        borrowed += found.length;
      }),
      { numRuns: 1500, seed: 11 },
    );
    expect(borrowed).toBeGreaterThan(700);
  });
});
