import { topCard } from '../cards/supply.ts';
import { addCards, type Cards, holdsCards, totalOf } from '../kernel/cards.ts';
import { pile } from '../kernel/pile.ts';
import { type Rejection, reject } from '../kernel/rejection.ts';
import type { Seat } from '../kernel/seat.ts';
import type { View } from '../kernel/state.ts';
import type { BoardAction, BuyTechnology } from './actions.ts';
import { canClaimAny, sharedRoutePrices } from './claim-route.ts';
import { type BoardContext, type BoardPlay, settle } from './context.ts';
import { type BoardLayout, heldBy } from './layout.ts';
import { type Hand, handOf, hasTechnology, type Priced, pays, reach, ways, wayThatLeaves } from './payment.ts';
import { askOn, endTurn } from './turn.ts';

function forSale(view: View, seat: Seat, technology: number, { at }: BoardContext): boolean {
  return view[at.stock + technology] > 0 && !hasTechnology(heldBy(view, seat, at), technology);
}

/** UK-31: Right of Way can only be bought if a held route can be claimed with what is left. */
function couldShare(view: View, seat: Seat, paid: Cards, context: BoardContext): boolean {
  const { at } = context;
  const after = view.slice();
  addCards(after, at.hand + seat * at.kinds, paid, -1);
  after[at.handCount + seat] -= totalOf(paid);
  return canClaimAny({ view: after, seat, context, wanted: 'held' });
}

/** The usual ways that leave enough for a route. They break up what is held least; if that is what a route needs, another way. */
function waysToShare(view: View, seat: Seat, price: Priced<Cards>, context: BoardContext): readonly Cards[] {
  const hand = handOf(view, seat, context.at);
  const usual = ways(hand, price, context.at);
  if (usual.length === 0) return usual;
  const good = usual.filter((cards) => couldShare(view, seat, cards, context));
  if (good.length > 0) return good;
  for (const route of sharedRoutePrices(view, seat, context)) {
    const way = wayThatLeaves(hand, price, route, context.at);
    if (way !== undefined) return [way];
  }
  return good;
}

function waysToBuy(hand: Hand, price: Priced<Cards>, at: BoardLayout): readonly Cards[] {
  return reach(hand, price) < price.length ? [] : ways(hand, price, at);
}

export function offerPurchases(view: View, seat: Seat, context: BoardContext, into: BoardAction[]): void {
  const { at, rules } = context;
  const { technologies } = rules;
  if (technologies === undefined) return;
  const hand = handOf(view, seat, at);
  const prices = context.prices(heldBy(view, seat, at)).technologies;
  // A few prices for many technologies: the ways to pay one are looked for once.
  const waysFor: (readonly Cards[])[] = [];
  for (let technology = 0; technology < at.technologyTotal; technology++) {
    if (!forSale(view, seat, technology, context)) continue;
    const price = prices[technology];
    waysFor[price.length] ??= waysToBuy(hand, price, at);
    const shares = technology === technologies.sharesRoute;
    const paying = shares ? waysToShare(view, seat, price, context) : waysFor[price.length];
    for (const cards of paying) into.push({ type: 'buyTechnology', technology, cards });
  }
}

function anybodyHolds(view: View, technology: number, at: BoardLayout): boolean {
  for (let seat = 0; seat < view[at.seats]; seat++) if (hasTechnology(heldBy(view, seat, at), technology)) return true;
  return false;
}

export function checkPurchase(
  view: View,
  seat: Seat,
  action: BuyTechnology,
  context: BoardContext,
): Rejection | undefined {
  const { at, rules } = context;
  const { technologies } = rules;
  const { technology, cards } = action;
  const facts = technologies?.list[technology];
  if (technologies === undefined || facts === undefined) return reject('unknown', 'UK-10', { what: 'technology' });
  if (hasTechnology(heldBy(view, seat, at), technology)) return reject('technologyHeld', 'UK-14', { technology });
  if (view[at.stock + technology] === 0) {
    return reject('technologyGone', facts.expires && !anybodyHolds(view, technology, at) ? 'UK-45' : 'UK-14', {
      technology,
    });
  }
  if (!holdsCards(view, at.hand + seat * at.kinds, cards, at.kinds)) return reject('cardsNotInHand', 'UK-10');
  if (!pays(cards, context.prices(heldBy(view, seat, at)).technologies[technology], at)) {
    return reject('wrongPrice', 'UK-10', { technology, price: facts.price });
  }
  if (technology === technologies.sharesRoute && !couldShare(view, seat, cards, context))
    return reject('noRouteToShare', 'UK-31');
  return undefined;
}

export function playPurchase(
  table: BoardPlay,
  seat: Seat,
  { technology, cards }: BuyTechnology,
  context: BoardContext,
): void {
  const { technologies } = context.rules;
  table.record({ type: 'technologyBought', seat, technology, cards });
  settle(table, context);
  if (technology === technologies?.sharesRoute) askOn(table, seat, context, 'sharedRoute');
  else if (technology === technologies?.twoRoutes) askOn(table, seat, context, 'twoRoutes');
  else askOn(table, seat, context, 'purchase');
}

/** UK-41 */
export function takesThree(view: View, seat: Seat, { at, rules }: BoardContext): boolean {
  return rules.technologies?.takesThree(heldBy(view, seat, at)) ?? false;
}

/** UK-47: as many as there are, but none is no draw. */
export function checkTakeThree(view: View, { at }: BoardContext): Rejection | undefined {
  return view[at.deckCount] > 0 ? undefined : reject('deckEmpty', 'UK-47');
}

/** UK-41, UK-47: three off the deck, with C-13 in between. */
export function takeThree(table: BoardPlay, seat: Seat, context: BoardContext): void {
  const { state } = table;
  const { at } = context;
  for (let taken = 0; taken < 3 && state[at.deckCount] > 0; taken++) {
    table.record({ type: 'cardDrawn', seat, card: pile(seat, [topCard(state, at)]) });
    settle(table, context);
  }
  endTurn(table, seat, context);
}
