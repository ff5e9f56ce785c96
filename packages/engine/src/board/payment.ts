import type { SupplyLayout } from '../cards/supply.ts';
import { type Cards, cardsOfKind, countOf, totalOf } from '../kernel/cards.ts';
import type { Seat } from '../kernel/seat.ts';
import type { View } from '../kernel/state.ts';
import { GREY, type Route } from './board.ts';

/** Which cards are good for a price, however many it asks for. */
export interface Purse {
  /** The colour of those that need not be wild; `GREY`: any one. */
  readonly colour: number;
  /** May a wild be played by itself? */
  readonly wild: boolean;
  /** How many cards of any kind are as good as one wild; 0: none are. */
  readonly group: number;
}

/** What a route, or anything else, costs. */
export interface Price extends Purse {
  /** How many cards, a group counting as one. */
  readonly length: number;
  /** How many of them must be wild. */
  readonly symbols: number;
  /** Paid wholly in wilds it may turn out cheaper (NO-41). */
  readonly gamble: boolean;
}

/** A price and what is offered for it. Ways to pay without groups are few and made beforehand: an offer only points to one. */
export interface Priced<Offer> extends Price {
  /** By colour, then by how many single cards of it; the others are wild. */
  readonly singly: readonly (readonly Offer[])[];
  readonly offerOf: (cards: Cards) => Offer;
}

export function priced<Offer>(price: Price, at: SupplyLayout, offerOf: (cards: Cards) => Offer): Priced<Offer> {
  const { length, symbols, colour: only } = price;
  const singly = Array.from({ length: at.wild }, (_, colour) =>
    only !== GREY && only !== colour
      ? []
      : Array.from({ length: length - symbols + 1 }, (_, singles) =>
          offerOf(cardsOfKind(colour, singles) + cardsOfKind(at.wild, length - singles)),
        ),
  );
  return { ...price, singly, offerOf };
}

/** The technologies a seat holds, as bits; 0 where there are none. What they change is said in the slots that are handed them. */
export type Held = number;

/** Is the technology among these? */
export function hasTechnology(held: Held, technology: number): boolean {
  return ((held >> technology) & 1) === 1;
}

/** These and the technology. */
export function withTechnology(held: Held, technology: number): Held {
  return held | (1 << technology);
}

/** The slot that says what a seat pays for a route. */
export interface Payment {
  /** Are wilds good on this route? */
  readonly wildOn: (route: Route) => boolean;
  /** How many cards of any kind stand in for a wild here; 0 for never. */
  readonly groupOf: (route: Route, held: Held) => number;
  /** How many cards less the seat may pay (UK-44). */
  readonly discountOf: (held: Held) => number;
  /** The technologies that change a price, of a route or of a technology, as bits. */
  readonly dependsOn: Held;
  /** The rule that says what this route costs. */
  readonly ruleOf: (route: Route) => string;
  /** And that of a wild where none is good. */
  readonly wildRule: string;
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
 * wilds; whatever is left over fills the groups, whichever cards those are. (C-32, NO-21, NO-30, NO-31, NO-32, UK-5, UK-6)
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

/** A hand to pay from, looked through once. */
export interface Hand {
  readonly view: View;
  /** Where its counts stand in the view. */
  readonly at: number;
  readonly count: number;
  readonly wilds: number;
  /** How many there are of the colour held most. */
  readonly most: number;
  /** Worked out when first asked for (`leastFirst`). */
  order: readonly number[] | undefined;
}

export function handOf(view: View, seat: Seat, at: SupplyLayout): Hand {
  const start = at.hand + seat * at.kinds;
  let most = 0;
  for (let colour = 0; colour < at.wild; colour++) if (view[start + colour] > most) most = view[start + colour];
  return { view, at: start, count: view[at.handCount + seat], wilds: view[start + at.wild], most, order: undefined };
}

/** The kinds held, those held least first and the wild last: what to break up when cards stand in for a wild. */
function leastFirst(hand: Hand, at: SupplyLayout): readonly number[] {
  if (hand.order) return hand.order;
  const { view } = hand;
  const order: number[] = [];
  for (let colour = 0; colour < at.wild; colour++) {
    const count = view[hand.at + colour];
    if (count === 0) continue;
    let place = order.length;
    for (; place > 0 && view[hand.at + order[place - 1]] > count; place--) order[place] = order[place - 1];
    order[place] = colour;
  }
  order.push(at.wild);
  hand.order = order;
  return order;
}

/** The most that a hand can pay, however it is put together; what is longer is not worth a closer look. */
export function reach(hand: Hand, { colour, wild, group }: Purse): number {
  const singles = (colour === GREY ? hand.most : hand.view[hand.at + colour]) + (wild ? hand.wilds : 0);
  return group === 0 ? singles : singles + (((hand.count - singles) / group) | 0);
}

/**
 * The sensible ways to pay: for each colour as many cards of it as will do, the rest in wilds. Only where that is not enough,
 * or would spare wilds, are groups broken up; then the fewest, out of the colours held least.
 * If any payment is legal one is found here: most singles means fewest groups, and fewest groups means fewest cards.
 * They are added to `found`, so that looking at a whole board takes one list.
 */
export function ways<Offer>(hand: Hand, price: Priced<Offer>, at: SupplyLayout, found: Offer[] = []): Offer[] {
  const { view } = hand;
  const before = found.length;
  const room = price.length - price.symbols;
  const wilds = price.wild ? hand.wilds : 0;
  const first = price.colour === GREY ? 0 : price.colour;
  const last = price.colour === GREY ? at.wild - 1 : price.colour;
  let most = 0;
  for (let colour = first; colour <= last; colour++) {
    const singles = Math.min(view[hand.at + colour], room);
    if (singles === 0) continue;
    if (singles > most) most = singles;
    if (singles + wilds >= price.length) found.push(price.singly[colour][singles]);
  }
  // All in wilds: where there is no colour to save them with, or where it is a different bet (NO-41).
  if (wilds >= price.length && (most === 0 || price.gamble)) found.push(price.singly[first][0]);
  if (price.group > 0) withGroups(found, hand, { price, most, first, last, wilds, before }, at);
  return found;
}

interface GroupSearch<Offer = unknown> {
  readonly price: Priced<Offer>;
  /** The most single coloured cards any colour gives. */
  readonly most: number;
  readonly first: number;
  readonly last: number;
  readonly wilds: number;
  /** How many ways to pay something else were found before. */
  readonly before: number;
}

/** Adds what groups make possible: the only way to pay, or a way that spares the wilds. */
function withGroups<Offer>(found: Offer[], hand: Hand, search: GroupSearch<Offer>, at: SupplyLayout): void {
  const { price, most, first, last, wilds, before } = search;
  const usual = Math.min(wilds, price.length - most);
  const loose = found.length > before ? fewestWilds(search, hand.count) : usual;
  const groups = price.length - most - loose;
  if ((found.length > before && loose >= usual) || groups <= 0 || most + loose + groups * price.group > hand.count)
    return;
  const grouped: Cards[] = [];
  for (let colour = first; colour <= last; colour++) {
    if (most > 0 && Math.min(hand.view[hand.at + colour], price.length - price.symbols) !== most) continue;
    const singles = cardsOfKind(colour, most) + cardsOfKind(at.wild, loose);
    const way = singles + least(hand, groups * price.group, singles, at);
    if (!grouped.includes(way)) found.push(price.offerOf(way));
    if (most === 0) return;
    grouped.push(way);
  }
}

/** The wilds still needed by themselves if as many groups as possible take their place. */
function fewestWilds({ price, most, wilds }: GroupSearch, held: number): number {
  const possible = Math.floor((held - most - wilds) / price.group);
  return Math.max(0, price.length - most - possible);
}

/** A number of cards out of the kinds held least, so that long sets stay whole; what is `taken` already is not there any more. */
function least(hand: Hand, many: number, taken: Cards, at: SupplyLayout): Cards {
  let picked = 0;
  let open = many;
  for (const kind of leastFirst(hand, at)) {
    const some = Math.min(hand.view[hand.at + kind] - countOf(taken, kind), open);
    picked += cardsOfKind(kind, some);
    open -= some;
    if (open === 0) break;
  }
  return picked;
}

/**
 * UK-31: a way to pay that leaves enough to pay for `next` too, if there is one. All wilds are used by themselves and one
 * colour is spared for `next`; if that leaves too few cards for the groups then both can't be paid in any way.
 */
export function wayThatLeaves(hand: Hand, price: Price, next: Price, at: SupplyLayout): Cards | undefined {
  const wilds = Math.min(hand.wilds, price.length);
  const due = price.length + next.length;
  for (let colour = 0; colour < at.wild; colour++) {
    if (next.colour !== GREY && next.colour !== colour) continue;
    const singles = Math.min(hand.view[hand.at + colour], next.length - next.symbols);
    const loose = singles + hand.wilds;
    if (loose < due && loose + Math.floor((hand.count - loose) / price.group) < due) continue;
    const spared = cardsOfKind(colour, singles) + cardsOfKind(at.wild, wilds);
    return cardsOfKind(at.wild, wilds) + least(hand, (price.length - wilds) * price.group, spared, at);
  }
  return undefined;
}
