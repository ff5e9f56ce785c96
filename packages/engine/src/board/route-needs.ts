import type { Seat } from '../kernel/seat.ts';
import type { View } from '../kernel/state.ts';
import type { ClaimRoute } from './actions.ts';
import { GREY } from './board.ts';
import type { BoardContext } from './context.ts';
import { heldBy } from './layout.ts';
import { handOf, pays } from './payment.ts';

/** What a route would cost a seat now, and how much of that is in its hand. */
export interface RouteNeeds {
  /** How many cards, a group that stands in for a wild counting as one; what technologies take off is taken off. */
  readonly due: number;
  /** How many of them must be wild. */
  readonly wilds: number;
  /** The colour the others are paid in; where any will do, that of which the seat has most. `GREY`, if it has none at all. */
  readonly colour: number;
  /** How many of the cards due are in the hand: of the colour, and wilds where they count. */
  readonly has: number;
  /** How many cards of any kind stand in for a wild here; 0: none do. */
  readonly group: number;
}

/** What a route asks of a seat; of a hand that is veiled nothing is known, and none of it is there. */
export function routeNeeds(view: View, seat: Seat, route: number, { at, prices }: BoardContext): RouteNeeds {
  const price = prices(heldBy(view, seat, at)).free[route];
  const hand = handOf(view, seat, at);
  const colour = price.colour === GREY ? mostHeld(view, hand.at, at.wild) : price.colour;
  const coloured = colour === GREY ? 0 : Math.min(view[hand.at + colour], price.length - price.symbols);
  const wilds = price.wild ? hand.wilds : 0;
  const has = Math.min(coloured + wilds, price.length);
  return { due: price.length, wilds: price.symbols, colour, has, group: price.group };
}

function mostHeld(view: View, hand: number, colours: number): number {
  let most = GREY;
  for (let colour = 0; colour < colours; colour++) {
    if (view[hand + colour] > (most === GREY ? 0 : view[hand + most])) most = colour;
  }
  return most;
}

/** Does this claim give several cards for one (NO-21, UK-5)? What matches, or is wild, pays for itself. */
export function givesGroups(view: View, seat: Seat, { route, cards }: ClaimRoute, context: BoardContext): boolean {
  const { at, prices } = context;
  const price = prices(heldBy(view, seat, at)).free[route];
  return price.group > 0 && !pays(cards, { ...price, group: 0 }, at);
}
