import { type Cards, cards, cardsOf, countOf, totalOf } from '../cards/cards.ts';
import type { SupplyLayout } from '../cards/supply.ts';
import type { View } from '../kernel/state.ts';
import { GREY, type Route } from './board.ts';

/** What a route, or anything else, costs. */
export interface Price {
  /** How many cards, a group counting as one. */
  readonly length: number;
  /** How many of them must be wild. */
  readonly symbols: number;
  /** The colour of the others; `GREY`: any one. */
  readonly colour: number;
  /** May a wild be played by itself? */
  readonly wild: boolean;
  /** So many cards of any kind are as good as one wild; 0: they are not. */
  readonly group: number;
  /** Paid wholly in wilds it may turn out cheaper (NO-41). */
  readonly gamble: boolean;
}

/** The technologies a seat holds, as bits; 0 where there are none. What they change is said in the slots that are handed them. */
export type Held = number;

/** The slot that says what a seat pays for a route. */
export interface Payment {
  /** Are wilds good on this route? */
  readonly wildOn: (route: Route) => boolean;
  /** How many cards of any kind stand in for a wild here; 0 for never. */
  readonly groupOf: (route: Route, held: Held) => number;
  /** How many cards less the seat may pay (UK-44). */
  readonly discountOf: (held: Held) => number;
  /** The technologies that change a price, as bits. */
  readonly dependsOn: Held;
}

export function priceOf(payment: Payment, route: Route, held: Held): Price {
  return {
    length: route.length,
    symbols: route.symbols,
    colour: route.colour,
    wild: payment.wildOn(route),
    group: payment.groupOf(route, held),
    gamble: route.kind === 'tunnel',
  };
}

/** UK-44, UK-48: one card less, but never none, and never a locomotive that a ferry asks for. */
export function reduced(price: Price, discount: number): Price {
  const length = Math.max(price.length - discount, price.symbols, 1);
  return length === price.length ? price : { ...price, length };
}

/**
 * Do these cards pay the price exactly? Let T be how many there are. With m groups of g the price is met by length − m single
 * cards, so T = length + m(g − 1): m is known. The singles are cards of the colour, at most length − symbols of them, and
 * wilds; whatever is left over fills the groups, whichever cards those are. (C-32, NO-21, NO-30 to NO-32, UK-5, UK-6)
 */
export function pays(all: Cards, price: Price, at: SupplyLayout): boolean {
  const total = totalOf(all);
  const groups = price.group > 1 ? (total - price.length) / (price.group - 1) : 0;
  if (!Number.isInteger(groups) || groups < 0 || groups > price.length) return false;
  const singles = price.length - groups;
  if (total !== singles + groups * price.group) return false;
  const wilds = price.wild ? countOf(all, at.wild) : 0;
  const coloured = (colour: number): number => Math.min(countOf(all, colour), price.length - price.symbols);
  if (price.colour !== GREY) return coloured(price.colour) + wilds >= singles;
  for (let colour = 0; colour < at.wild; colour++) if (coloured(colour) + wilds >= singles) return true;
  return wilds >= singles;
}

/** A hand to pay from: where its counts stand in a view, and how many cards it has. */
export interface Hand {
  readonly view: View;
  readonly at: number;
  readonly count: number;
}

/**
 * The sensible ways to pay: for each colour as many cards of it as will do, the rest in wilds. Only where that is not enough,
 * or would spare wilds, are groups broken up; then the fewest, out of the colours held least.
 * If any payment is legal one is found here: most singles means fewest groups, and fewest groups means fewest cards.
 */
export function ways(hand: Hand, price: Price, at: SupplyLayout): Cards[] {
  const { view } = hand;
  const found: Cards[] = [];
  const room = price.length - price.symbols;
  const wilds = price.wild ? view[hand.at + at.wild] : 0;
  const first = price.colour === GREY ? 0 : price.colour;
  const last = price.colour === GREY ? at.wild - 1 : price.colour;
  let most = 0;
  for (let colour = first; colour <= last; colour++) {
    const singles = Math.min(view[hand.at + colour], room);
    if (singles === 0) continue;
    if (singles > most) most = singles;
    if (singles + wilds >= price.length) found.push(cards(colour, singles) + cards(at.wild, price.length - singles));
  }
  // All in wilds: where there is no colour to save them with, or where it is a different bet (NO-41).
  if (wilds >= price.length && (most === 0 || price.gamble)) found.push(cards(at.wild, price.length));
  if (price.group > 0) withGroups(found, hand, { price, most, first, last, wilds }, at);
  return found;
}

interface GroupSearch {
  readonly price: Price;
  /** The most single coloured cards any colour gives. */
  readonly most: number;
  readonly first: number;
  readonly last: number;
  readonly wilds: number;
}

/** Adds what groups make possible: the only way to pay, or a way that spares the wilds. */
function withGroups(found: Cards[], hand: Hand, search: GroupSearch, at: SupplyLayout): void {
  const { price, most, first, last, wilds } = search;
  const usual = Math.min(wilds, price.length - most);
  const loose = found.length > 0 ? fewestWilds(search, hand.count) : usual;
  const groups = price.length - most - loose;
  if ((found.length > 0 && loose >= usual) || groups <= 0 || most + loose + groups * price.group > hand.count) return;
  for (let colour = first; colour <= last; colour++) {
    if (most > 0 && Math.min(hand.view[hand.at + colour], price.length - price.symbols) !== most) continue;
    const left = hand.view.slice(hand.at, hand.at + at.kinds);
    left[colour] -= most;
    left[at.wild] -= loose;
    const rest = least(left, groups * price.group, price.wild ? at.wild : -1);
    const way = cards(colour, most) + cards(at.wild, loose) + cardsOf(rest);
    if (!found.includes(way)) found.push(way);
    if (most === 0) return;
  }
}

/** The wilds still needed by themselves if as many groups as possible take their place. */
function fewestWilds({ price, most, wilds }: GroupSearch, held: number): number {
  const possible = Math.floor((held - most - wilds) / price.group);
  return Math.max(0, price.length - most - possible);
}

/** So many cards out of the kinds held least, so that long sets stay whole; the kind to spare only when nothing else is left. */
function least(left: readonly number[], many: number, spare: number): number[] {
  const picked = left.map(() => 0);
  const order = left.map((_, kind) => kind);
  order.sort((a, b) => Number(a === spare) - Number(b === spare) || left[a] - left[b] || a - b);
  let open = many;
  for (const kind of order) {
    picked[kind] = Math.min(left[kind], open);
    open -= picked[kind];
  }
  return picked;
}
