import { cards, holdsCards } from '../cards/cards.ts';
import { reject, type Rejection } from '../kernel/rejection.ts';
import type { Seat } from '../kernel/seat.ts';
import type { View } from '../kernel/state.ts';
import type { BoardAction, ClaimRoute } from './actions.ts';
import type { Route } from './board.ts';
import { barred, firstBar } from './conditions.ts';
import type { House } from './house.ts';
import { heldBy } from './layout.ts';
import { type Price, pays, priceOf, reduced, ways } from './payment.ts';

/** C-30: is the route there to be claimed: free, or with Right of Way held by others only (UK-31)? */
function claimable(view: View, seat: Seat, route: Route, { at }: House, held: boolean): boolean {
  const holders = view[at.holders + route.number];
  return held ? holders !== 0 && ((holders >> seat) & 1) === 0 : holders === 0;
}

/** More cards than the hand can give, however they are put together: not worth a closer look. */
function outOfReach(view: View, hand: number, held: number, route: Route, house: House, discount: number, group: number): boolean {
  const { at } = house;
  const due = route.length - discount;
  if (due > held) return true;
  if (group > 0 || route.colour < 0) return false;
  return view[hand + route.colour] + view[hand + at.wild] < due;
}

/** Each sensible way to claim each route; stops at the first when only asked whether there is one. */
function claims(view: View, seat: Seat, house: House, held: boolean, into: BoardAction[], onlyOne: boolean): void {
  const { at, board, rules, conditions } = house;
  const { payment } = rules;
  const hand = at.hand + seat * at.kinds;
  const count = view[at.handCount + seat];
  const technologies = heldBy(view, seat, at);
  const discount = payment.discountOf(technologies);
  const type = held ? 'claimHeldRoute' : 'claimRoute';
  for (const route of board.routes) {
    if (!claimable(view, seat, route, house, held)) continue;
    const group = payment.groupOf(route, technologies);
    if (outOfReach(view, hand, count, route, house, discount, group)) continue;
    if (barred(conditions, view, seat, route)) continue;
    const price = reduced(priceOf(payment, route, technologies), discount);
    for (const way of ways(view, hand, count, price, at)) into.push({ type, route: route.number, cards: way });
    // NO-41: laid wholly in wilds, a tunnel is a different bet.
    const allWild = cards(at.wild, price.length);
    if (route.kind === 'tunnel' && view[hand + at.wild] >= price.length && view[hand + route.colour] > 0) {
      into.push({ type, route: route.number, cards: allWild });
    }
    if (onlyOne && into.length > 0) return;
  }
}

export function offerClaims(view: View, seat: Seat, house: House, held: boolean, into: BoardAction[]): void {
  claims(view, seat, house, held, into, false);
}

export function canClaimAny(view: View, seat: Seat, house: House, held: boolean): boolean {
  const found: BoardAction[] = [];
  claims(view, seat, house, held, found, true);
  return found.length > 0;
}

/** C-30 to C-36: may the seat claim this route with these cards? */
export function checkClaim(view: View, seat: Seat, action: ClaimRoute, house: House): Rejection | undefined {
  const { at, board, conditions } = house;
  const route = board.routes[action.route];
  if (route === undefined) return reject('unknown', 'C-30', { what: 'route' });
  const held = action.type === 'claimHeldRoute';
  if (!claimable(view, seat, route, house, held)) {
    return held
      ? reject('routeNotHeldByAnother', 'UK-31', { route: route.number })
      : reject('routeTaken', 'C-30', { route: route.number });
  }
  const bar = firstBar(conditions, view, seat, route);
  if (bar) return bar;
  if (!holdsCards(view, at.hand + seat * at.kinds, action.cards)) return reject('cardsNotInHand', 'C-32');
  return checkPayment(view, seat, route, action.cards, house);
}

function checkPayment(view: View, seat: Seat, route: Route, paid: number, house: House): Rejection | undefined {
  const { at, rules } = house;
  const technologies = heldBy(view, seat, at);
  const price = priceOf(rules.payment, route, technologies);
  if (pays(paid, price, at)) return undefined;
  const discount = rules.payment.discountOf(technologies);
  if (discount > 0 && pays(paid, reduced(price, discount), at)) return undefined;
  if (wouldPayWithWilds(paid, price, at)) return reject('wildsNotHere', 'NO-20', { route: route.number });
  return reject('wrongPayment', 'C-32', { route: route.number, due: price.length, wilds: price.symbols });
}

function wouldPayWithWilds(paid: number, price: Price, at: House['at']): boolean {
  return !price.wild && pays(paid, { ...price, wild: true, group: 0 }, at);
}
