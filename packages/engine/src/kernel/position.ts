import type { Seat } from './seat.ts';

/** Things of which everybody knows how many there are, and only some know which. */
export interface Known {
  readonly count: number;
  /** By name; absent when the viewer may not look. */
  readonly items?: readonly string[];
}

/** A veiled pile has a count and no faces. */
export function known(count: number, items: readonly string[]): Known {
  return items.length === count ? { count, items } : { count };
}

export interface PlayerPosition {
  readonly seat: Seat;
  readonly points: number;
  readonly hand: Known;
  readonly tickets: Known;
  /** Tickets drawn, of which the seat is choosing. */
  readonly offered: Known;
  readonly asked?: { readonly kind: string; readonly number: number };
  readonly pieces?: number;
  readonly technologies?: readonly string[];
  /** The cities with a station of the seat; and, once the game is over, the route that each borrowed (EU-11). */
  readonly stations?: readonly { readonly city: string; readonly borrowed?: string }[];
  readonly stationsLeft?: number;
  /** The rows laid open in the yard; wilds lie on top. */
  readonly yard?: readonly { readonly colour: string; readonly cards: number; readonly wilds: number }[];
  readonly onTrack?: Known;
  readonly completed?: Known;
}

/** A tunnel being dug: what was laid down, what was turned, what is due. */
export interface TunnelPosition {
  readonly seat: Seat;
  readonly route: string;
  readonly laid: readonly string[];
  readonly turned: readonly string[];
  readonly colour: string;
  readonly extra: number;
}

/** A view as a reader would tell it: names instead of numbers, nothing that the view does not hold. */
export interface Position {
  readonly game: string;
  readonly seats: number;
  readonly turn: Seat;
  readonly over: boolean;
  /** Turns left in the last round, once it has begun. */
  readonly lastTurns?: number;
  readonly deck: number;
  readonly discards: Known;
  readonly market: readonly (string | undefined)[];
  readonly ticketPile: number;
  readonly players: readonly PlayerPosition[];
  /** Claimed routes and who holds them. */
  readonly routes?: Readonly<Record<string, readonly Seat[]>>;
  /** What the turn still allows, when it has been narrowed. */
  readonly allows?: readonly string[];
  readonly routesLeft?: number;
  readonly technologies?: Readonly<Record<string, number>>;
  readonly tunnel?: TunnelPosition;
  /** The card game: the first deck or the second. */
  readonly deckNumber?: number;
}
