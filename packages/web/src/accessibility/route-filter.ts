import type { RouteEntry } from './route-entries.ts';

export const ORDERS = ['useful', 'name', 'length', 'points'] as const;
export type Order = (typeof ORDERS)[number];

/** Which routes are wanted; empty: all. */
export interface Wanted {
  readonly place: string;
  readonly colour: string;
  readonly length: string;
  readonly affordable: boolean;
  readonly free: boolean;
  readonly useful: boolean;
  readonly order: Order;
}

export const everything: Wanted = {
  place: '',
  colour: '',
  length: '',
  affordable: false,
  free: false,
  useful: false,
  order: 'useful',
};

function fits({ facts, affordable, holders, tickets }: RouteEntry, wanted: Wanted): boolean {
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
export function chosenRoutes(
  entries: readonly RouteEntry[],
  wanted: Wanted,
  nameOf: (id: string) => string,
): readonly RouteEntry[] {
  const byName = (one: RouteEntry, other: RouteEntry): number => nameOf(one.id).localeCompare(nameOf(other.id));
  const keys: Readonly<Record<Order, (entry: RouteEntry) => number>> = {
    useful: usefulness,
    name: () => 0,
    length: ({ facts }) => facts.length,
    points: ({ points }) => points,
  };
  const key = keys[wanted.order];
  return entries
    .filter((entry) => fits(entry, wanted))
    .sort((one, other) => key(other) - key(one) || byName(one, other));
}
