import type { TicketFacts } from '@branchline/engine';
import type { Pack } from './pack.ts';
import { waysOf } from './ways.ts';

/** What is asked of a proposal. */
export interface TicketWish {
  readonly count: number;
  /** Long ones besides, for rules that deal them apart. */
  readonly long: number;
  /** Another number gives others. */
  readonly turn?: number;
}

interface Pair {
  readonly a: string;
  readonly b: string;
  readonly way: number;
}

/** How many tickets a map of this size wants: enough to deal them, and a pile to draw from. */
export function ticketWish({ places, seats, rules }: Pack): TicketWish {
  const { count, long = 0 } = rules.tickets.dealt;
  const pairs = (places.length * (places.length - 1)) / 2;
  const wanted = Math.max(seats.max * count + seats.max * rules.tickets.drawn.count, Math.round(places.length * 0.85));
  return { count: Math.min(wanted, pairs, 60), long: long > 0 ? Math.max(seats.max * long, 6) : 0 };
}

/** So much of the pieces the longest ticket may take, as on boards that play well. */
const LONGEST = 0.6;

/**
 * Pairs at a good spread: near ones, far ones and those between, with every place about as often, each worth its shortest way.
 * Neighbours are left out while there are others, and so is what the map has already, or what nobody has the pieces for.
 */
export function proposeTickets(pack: Pack, { count, long, turn = 0 }: TicketWish): readonly TicketFacts[] {
  const { places, routes, tickets, pieces } = pack;
  const ways = waysOf(pack);
  const taken = new Set(routes.map(({ a, b }) => [a, b].toSorted().join(' ')));
  const own = new Set(tickets.map(({ a, b }) => [a, b].toSorted().join(' ')));
  const all: Pair[] = places
    .flatMap(({ id: a }, at) => places.slice(at + 1).map(({ id: b }) => ({ a, b, way: ways(a, b) })))
    .filter(({ a, b, way }) => way <= pieces.count && !own.has([a, b].toSorted().join(' ')))
    .sort((one, other) => one.way - other.way);
  const apart = all.filter(({ a, b }) => !taken.has([a, b].toSorted().join(' ')));
  const fit = apart.filter(({ way }) => way <= pieces.count * LONGEST);
  // On a small map neighbours must do, and ways that take most of the pieces.
  const enough = fit.length < count + long ? apart : fit;
  const pairs = enough.length < count + long ? all.slice(-Math.max(count + long, apart.length)) : enough;
  const used = new Map<string, number>();
  for (const { a, b } of tickets) for (const end of [a, b]) used.set(end, (used.get(end) ?? 0) + 1);
  const far = pairs.slice(Math.floor(pairs.length * 0.85));
  const near = long > 0 ? pairs.slice(0, Math.floor(pairs.length * 0.75)) : pairs;
  return [
    ...spread(far, long, { used, turn }).map((pair) => ({ ...ticketOf(pair), long: true })),
    ...spread(near, count, { used, turn }).map(ticketOf),
  ];
}

const ticketOf = ({ a, b, way }: Pair): TicketFacts => ({ id: `${a}--${b}`, a, b, points: Math.min(100, way) });

interface Choice {
  readonly used: Map<string, number>;
  readonly turn: number;
}

/** One pair out of every stretch of the list, from near to far: the one whose ends have been used least. */
function spread(pairs: readonly Pair[], count: number, { used, turn }: Choice): Pair[] {
  const wanted = Math.min(count, pairs.length);
  const left = new Set(pairs);
  const chosen: Pair[] = [];
  for (let at = 0; at < wanted; at++) {
    const [from, to] = [Math.floor((at * pairs.length) / wanted), Math.floor(((at + 1) * pairs.length) / wanted)];
    const stretch = pairs.slice(from, to).filter((pair) => left.has(pair));
    const cost = ({ a, b }: Pair): number => (used.get(a) ?? 0) + (used.get(b) ?? 0);
    const best = stretch.reduce<Pair | undefined>((now, pair, number) => {
      if (now === undefined) return pair;
      // Of equal ones the turn decides, so that one may ask again for others.
      const tie = cost(pair) === cost(now) && (number * 7 + turn * 13) % 5 === turn % 5 && turn > 0;
      return cost(pair) < cost(now) || tie ? pair : now;
    }, undefined);
    if (!best) continue;
    left.delete(best);
    chosen.push(best);
    for (const end of [best.a, best.b]) used.set(end, (used.get(end) ?? 0) + 1);
  }
  return chosen.sort((one, other) => one.way - other.way);
}
