import { addCards, type Cards, holdsCards, totalOf } from '../cards/cards.ts';
import { topCard } from '../cards/supply.ts';
import { pile } from '../kernel/pile.ts';
import { type Rejection, reject } from '../kernel/rejection.ts';
import type { Seat } from '../kernel/seat.ts';
import type { View } from '../kernel/state.ts';
import type { BoardAction, BuyTechnology } from './actions.ts';
import { GREY } from './board.ts';
import { canClaimAny, sharedRoutePrices } from './claim-route.ts';
import { type BoardPlay, type House, settle } from './house.ts';
import { type BoardLayout, heldBy } from './layout.ts';
import { type Hand, handOf, outOfReach, type Price, pays, ways, wayThatLeaves } from './payment.ts';
import type { Technologies } from './rules.ts';
import { askOn, endTurn } from './turn.ts';

/** UK-10: so many locomotives, or groups that are as good as one (UK-5). */
function priceIn(technologies: Technologies, technology: number, held: number): Price {
  const { price } = technologies.list[technology];
  return { length: price, symbols: price, colour: GREY, wild: true, group: technologies.groupOf(held), gamble: false };
}

function forSale(view: View, seat: Seat, technology: number, { at }: House): boolean {
  return view[at.stock + technology] > 0 && ((view[at.technologies + seat] >> technology) & 1) === 0;
}

/** UK-31: Right of Way can only be bought if a held route can be claimed with what is left. */
function couldShare(view: View, seat: Seat, paid: Cards, house: House): boolean {
  const { at } = house;
  const after = view.slice();
  addCards(after, at.hand + seat * at.kinds, paid, -1);
  after[at.handCount + seat] -= totalOf(paid);
  return canClaimAny({ view: after, seat, house, wanted: 'held' });
}

/** The usual ways that leave enough for a route. They break up what is held least; if that is what a route needs, another way. */
function waysToShare(view: View, seat: Seat, price: Price, house: House): readonly Cards[] {
  const hand = handOf(view, seat, house.at);
  const usual = ways(hand, price, house.at);
  if (usual.length === 0) return usual;
  const good = usual.filter((cards) => couldShare(view, seat, cards, house));
  if (good.length > 0) return good;
  for (const route of sharedRoutePrices(view, seat, house)) {
    const way = wayThatLeaves(hand, price, route, house.at);
    if (way !== undefined) return [way];
  }
  return good;
}

function waysToBuy(hand: Hand, price: Price, at: BoardLayout): readonly Cards[] {
  return outOfReach(hand, price) ? [] : ways(hand, price, at);
}

export function offerPurchases(view: View, seat: Seat, house: House, into: BoardAction[]): void {
  const { at, rules } = house;
  const { technologies } = rules;
  if (technologies === undefined) return;
  const hand = handOf(view, seat, at);
  const held = heldBy(view, seat, at);
  // A few prices for many technologies: the ways to pay one are looked for once.
  const waysFor: (readonly Cards[])[] = [];
  for (let technology = 0; technology < at.technologyTotal; technology++) {
    if (!forSale(view, seat, technology, house)) continue;
    const { price } = technologies.list[technology];
    waysFor[price] ??= waysToBuy(hand, priceIn(technologies, technology, held), at);
    const shares = technology === technologies.sharesRoute;
    const paying = shares ? waysToShare(view, seat, priceIn(technologies, technology, held), house) : waysFor[price];
    for (const cards of paying) into.push({ type: 'buyTechnology', technology, cards });
  }
}

function anybodyHolds(view: View, technology: number, at: BoardLayout): boolean {
  for (let seat = 0; seat < view[at.seats]; seat++) if ((view[at.technologies + seat] >> technology) & 1) return true;
  return false;
}

export function checkPurchase(view: View, seat: Seat, action: BuyTechnology, house: House): Rejection | undefined {
  const { at, rules } = house;
  const { technologies } = rules;
  const { technology, cards } = action;
  const facts = technologies?.list[technology];
  if (technologies === undefined || facts === undefined) return reject('unknown', 'UK-10', { what: 'technology' });
  if ((view[at.technologies + seat] >> technology) & 1) return reject('technologyHeld', 'UK-14', { technology });
  if (view[at.stock + technology] === 0) {
    return reject('technologyGone', facts.expires && !anybodyHolds(view, technology, at) ? 'UK-45' : 'UK-14', {
      technology,
    });
  }
  if (!holdsCards(view, at.hand + seat * at.kinds, cards)) return reject('cardsNotInHand', 'UK-10');
  if (!pays(cards, priceIn(technologies, technology, heldBy(view, seat, at)), at)) {
    return reject('wrongPrice', 'UK-10', { technology, price: facts.price });
  }
  if (technology === technologies.sharesRoute && !couldShare(view, seat, cards, house))
    return reject('noRouteToShare', 'UK-31');
  return undefined;
}

export function playPurchase(table: BoardPlay, seat: Seat, { technology, cards }: BuyTechnology, house: House): void {
  const { technologies } = house.rules;
  table.record({ type: 'technologyBought', seat, technology, cards });
  settle(table, house);
  if (technology === technologies?.sharesRoute) askOn(table, seat, house, 'sharedRoute');
  else if (technology === technologies?.twoRoutes) askOn(table, seat, house, 'twoRoutes');
  else askOn(table, seat, house, 'purchase');
}

/** UK-41 */
export function takesThree(view: View, seat: Seat, { at, rules }: House): boolean {
  return rules.technologies?.takesThree(heldBy(view, seat, at)) ?? false;
}

/** UK-47: as many as there are, but none is no draw. */
export function checkTakeThree(view: View, { at }: House): Rejection | undefined {
  return view[at.deckCount] > 0 ? undefined : reject('deckEmpty', 'UK-47');
}

/** UK-41, UK-47: three off the deck, with C-13 in between. */
export function takeThree(table: BoardPlay, seat: Seat, house: House): void {
  const { state } = table;
  const { at } = house;
  for (let taken = 0; taken < 3 && state[at.deckCount] > 0; taken++) {
    table.record({ type: 'cardDrawn', seat, card: pile(seat, [topCard(state, at)]) });
    settle(table, house);
  }
  endTurn(table, seat, house);
}
