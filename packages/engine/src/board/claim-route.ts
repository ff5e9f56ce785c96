import { type Cards, holdsCards } from '../kernel/cards.ts';
import { type Rejection, reject } from '../kernel/rejection.ts';
import type { Seat } from '../kernel/seat.ts';
import type { View } from '../kernel/state.ts';
import type { BoardAction, ClaimRoute } from './actions.ts';
import type { Route } from './board.ts';
import { firstBar } from './conditions.ts';
import type { BoardContext } from './context.ts';
import { type BoardLayout, heldBy } from './layout.ts';
import { type Held, handOf, type Price, pays, priceOf, reduced, ways } from './payment.ts';
import { routeOf, withinReach } from './prices.ts';

/** A seat looking for routes: free ones, or with Right of Way those that others hold (UK-31). */
interface Claimant {
  readonly view: View;
  readonly seat: Seat;
  readonly context: BoardContext;
  readonly wanted: 'free' | 'held';
}

/** C-30: is the route there to be claimed? */
function isThere({ view, seat, context, wanted }: Claimant, route: Route): boolean {
  const holders = view[context.at.holders + route.number];
  return wanted === 'free' ? holders === 0 : holders !== 0 && ((holders >> seat) & 1) === 0;
}

/** Each sensible way to claim each route; up to the first route that can be claimed, if that is all that is asked. */
function claims(claimant: Claimant, found: BoardAction[], onlyOne: boolean): void {
  const { view, seat, context, wanted } = claimant;
  const { at, board } = context;
  const list = context.prices(heldBy(view, seat, at));
  const hand = handOf(view, seat, at);
  const words = withinReach(hand, list);
  const prices = list[wanted];
  for (let word = 0; word < words.length; word++) {
    for (let bits = words[word]; bits !== 0; bits &= bits - 1) {
      const route = board.routes[routeOf(word, bits)];
      if (!isThere(claimant, route) || context.bars(view, seat, route)) continue;
      ways<BoardAction>(hand, prices[route.number], at, found);
      if (onlyOne && found.length > 0) return;
    }
  }
}

export function offerClaims(claimant: Claimant, into: BoardAction[]): void {
  claims(claimant, into, false);
}

export function canClaimAny(claimant: Claimant): boolean {
  const found: BoardAction[] = [];
  claims(claimant, found, true);
  return found.length > 0;
}

/** What a seat could claim of the free routes, were it its turn: each sensible way to pay for each. */
export function claimable(view: View, seat: Seat, context: BoardContext): readonly ClaimRoute[] {
  const found: ClaimRoute[] = [];
  if (view[context.at.over] === 0) claims({ view, seat, context, wanted: 'free' }, found, false);
  return found;
}

/** Why a seat could not make this claim, were it its turn; nothing, if it could. */
export function explainClaim(view: View, seat: Seat, claim: ClaimRoute, context: BoardContext): Rejection | undefined {
  return view[context.at.over] ? reject('gameOver', 'C-50') : checkClaim(view, seat, claim, context);
}

/** UK-31: what the routes cost that the seat may share, whether it can pay for them or not. */
export function sharedRoutePrices(view: View, seat: Seat, context: BoardContext): readonly Price[] {
  const { held } = context.prices(heldBy(view, seat, context.at));
  const open = context.board.routes.filter(
    (route) => isThere({ view, seat, context, wanted: 'held' }, route) && !context.bars(view, seat, route),
  );
  return open.map(({ number }) => held[number]);
}

/** C-30 to C-36: may the seat claim this route with these cards? */
export function checkClaim(view: View, seat: Seat, action: ClaimRoute, context: BoardContext): Rejection | undefined {
  const { at, board, conditions } = context;
  const route = board.routes[action.route];
  if (route === undefined) return reject('unknown', 'C-30', { what: 'route' });
  const wanted = action.type === 'claimRoute' ? 'free' : 'held';
  if (!isThere({ view, seat, context, wanted }, route)) {
    return wanted === 'held'
      ? reject('routeNotHeldByAnother', 'UK-31', { route: route.number })
      : reject('routeTaken', 'C-30', { route: route.number });
  }
  const bar = firstBar(conditions, view, seat, route);
  if (bar) return bar;
  if (!holdsCards(view, at.hand + seat * at.kinds, action.cards, at.kinds)) return reject('cardsNotInHand', 'C-32');
  return checkPayment(action.cards, route, heldBy(view, seat, at), context);
}

function checkPayment(paid: Cards, route: Route, held: Held, { at, rules }: BoardContext): Rejection | undefined {
  const price = priceOf(rules.payment, route, held);
  if (pays(paid, price, at)) return undefined;
  const discount = rules.payment.discountOf(held);
  if (discount > 0 && pays(paid, reduced(price, discount), at)) return undefined;
  if (wouldPayWithWilds(paid, price, at))
    return reject('wildsNotHere', rules.payment.wildRule, { route: route.number });
  const rule = rules.payment.ruleOf(route);
  return reject('wrongPayment', rule, { route: route.number, due: price.length, wilds: price.symbols });
}

function wouldPayWithWilds(paid: Cards, price: Price, at: BoardLayout): boolean {
  return !price.wild && pays(paid, { ...price, wild: true }, at);
}
