import type { DeckFacts } from '../cards/supply.ts';

/** A place as the data files tell it. `region` and `country` matter only to boards that use them. */
export interface PlaceFacts {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly attraction?: boolean | undefined;
  readonly region?: string | undefined;
  readonly country?: string | undefined;
}

export interface RouteFacts {
  readonly id: string;
  readonly a: string;
  readonly b: string;
  readonly length: number;
  readonly colour: string;
  /** Routes of one double share a name. */
  readonly double?: string | undefined;
  /** Locomotive symbols; a route with any is a ferry. */
  readonly ferry?: number | undefined;
  readonly tunnel?: boolean | undefined;
  /** Points other than those of its length. */
  readonly points?: number | undefined;
  /** How many cards of any kind stand in for one (NO-21). */
  readonly anyCardsForOne?: number | undefined;
  readonly needsNoTechnology?: boolean | undefined;
  /** Where the drawn line bends; the rules do not care. */
  readonly via?: readonly (readonly number[])[] | undefined;
}

/** A ticket's end is a place, or a group of places of which any will do. */
export interface TicketFacts {
  readonly id: string;
  readonly a: string;
  readonly b: string;
  readonly points: number;
  /** Dealt apart from the others, and only at the start (EU-3). */
  readonly long?: boolean | undefined;
}

export interface GroupFacts {
  readonly id: string;
  readonly name: string;
  readonly members: readonly string[];
}

/** A part of the board; its concession is the technology (UK-13). */
interface RegionFacts {
  readonly id: string;
  readonly technology?: string;
}

/** Everything printed: the map part of a pack. */
export interface BoardFacts {
  readonly id: string;
  readonly name: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly pieces: number;
  readonly deck: DeckFacts;
  /** With fewer seats than this, one track of a double closes the other (C-36). */
  readonly bothTracksFrom: number;
  readonly pointsByLength: Readonly<Record<string, number>>;
  readonly places: readonly PlaceFacts[];
  readonly groups?: readonly GroupFacts[];
  readonly regions?: readonly RegionFacts[];
  readonly routes: readonly RouteFacts[];
  readonly tickets: readonly TicketFacts[];
}

/** What any one colour may pay. */
export const GREY = -1;

export type RouteKind = 'plain' | 'ferry' | 'tunnel';

/** A route in the engine's numbers. */
export interface Route {
  readonly number: number;
  readonly id: string;
  readonly a: number;
  readonly b: number;
  readonly length: number;
  readonly colour: number;
  readonly kind: RouteKind;
  readonly symbols: number;
  /** The number of the other track of a double, or -1. */
  readonly twin: number;
  readonly points: number;
  readonly anyCardsForOne: number;
  readonly needsNoTechnology: boolean;
}

/** A ticket in the engine's numbers: it is done when any place of `from` is joined to any of `to`. */
export interface Ticket {
  readonly number: number;
  readonly id: string;
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly points: number;
  readonly long: boolean;
}

/** All that can be known from the printed board, worked out once. */
export interface Board {
  readonly places: readonly PlaceFacts[];
  readonly routes: readonly Route[];
  readonly tickets: readonly Ticket[];
}

export interface BoardReading {
  /** C-35: are two routes between the same places a double though they differ in length? */
  readonly unequalTwins: boolean;
}

export function readBoard(facts: BoardFacts, { unequalTwins }: BoardReading = { unequalTwins: true }): Board {
  const numbers = new Map(facts.places.map(({ id }, number) => [id, number]));
  const placeNumber = (id: string): number => {
    const number = numbers.get(id);
    if (number === undefined) throw new Error(`${facts.id}: no place ${id}`);
    return number;
  };
  const end = (id: string): readonly number[] =>
    facts.groups?.find((group) => group.id === id)?.members.map(placeNumber) ?? [placeNumber(id)];

  const routes = facts.routes.map((route, number): Route => {
    const twin = facts.routes.findIndex(
      (other) =>
        other !== route &&
        route.double !== undefined &&
        other.double === route.double &&
        (unequalTwins || other.length === route.length),
    );
    return {
      number,
      id: route.id,
      a: placeNumber(route.a),
      b: placeNumber(route.b),
      length: route.length,
      colour: facts.deck.colours.indexOf(route.colour),
      kind: route.tunnel ? 'tunnel' : route.ferry ? 'ferry' : 'plain',
      symbols: route.ferry ?? 0,
      twin,
      points: route.points ?? facts.pointsByLength[route.length] ?? 0,
      anyCardsForOne: route.anyCardsForOne ?? 0,
      needsNoTechnology: route.needsNoTechnology ?? false,
    };
  });
  const tickets = facts.tickets.map(({ id, a, b, points, long = false }, number) => ({
    number,
    id,
    from: end(a),
    to: end(b),
    points,
    long,
  }));
  return { places: facts.places, routes, tickets };
}
