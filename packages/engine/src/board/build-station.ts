import { type Cards, countOf, holdsCards } from '../kernel/cards.ts';
import { type Rejection, reject } from '../kernel/rejection.ts';
import type { Seat } from '../kernel/seat.ts';
import type { View } from '../kernel/state.ts';
import type { BoardAction, BuildStation } from './actions.ts';
import { type BoardContext, type BoardPlay, settle } from './context.ts';
import type { BoardLayout } from './layout.ts';
import { handOf, type Priced, pays, reach, ways } from './payment.ts';

/** The cities with a station of this seat, in the order of their numbers. */
export function stationsOf(view: View, seat: Seat, at: BoardLayout): number[] {
  const cities: number[] = [];
  for (let city = 0; city < at.stationPlaces; city++) if (view[at.stationOwner + city] === seat + 1) cities.push(city);
  return cities;
}

export function stationsLeft(view: View, seat: Seat, { at, rules }: BoardContext): number {
  return (rules.stations?.prices.length ?? 0) - (rules.stations ? view[at.stationsBuilt + seat] : 0);
}

/** What the next station of the seat costs; nothing, if it has built them all. */
function nextPrice(view: View, seat: Seat, { at, stationPrices }: BoardContext): Priced<Cards> | undefined {
  return stationPrices[view[at.stationsBuilt + seat]];
}

/** The sensible ways to pay for the next station, the one that spares most first. */
function waysToPay(view: View, seat: Seat, context: BoardContext): Cards[] {
  const price = nextPrice(view, seat, context);
  if (price === undefined) return [];
  const hand = handOf(view, seat, context.at);
  if (reach(hand, price) < price.length) return [];
  const found = ways(hand, price, context.at);
  const cost = (paid: Cards): number => {
    // A wild is dearer than any colour, and of colours that held least is spared least.
    const colour = colourOf(paid, context.at);
    return countOf(paid, context.at.wild) * 32 + view[hand.at + colour];
  };
  let best = 0;
  for (let way = 1; way < found.length; way++) if (cost(found[way]) < cost(found[best])) best = way;
  const first = found[best];
  found[best] = found[0];
  found[0] = first;
  return found;
}

/** The colour among these cards; the wild, if there is no other. */
function colourOf(paid: Cards, at: BoardLayout): number {
  for (let colour = 0; colour < at.wild; colour++) if (countOf(paid, colour) > 0) return colour;
  return at.wild;
}

/**
 * What is paid and where it is built do not depend on each other, and all pairs of the two would be hundreds. So the first free
 * city is offered with each way to pay, and every other city once.
 */
export function offerStations(view: View, seat: Seat, context: BoardContext, into: BoardAction[]): void {
  const { at } = context;
  const paying = waysToPay(view, seat, context);
  if (paying.length === 0) return;
  let first = true;
  for (let city = 0; city < at.stationPlaces; city++) {
    if (view[at.stationOwner + city] !== 0) continue;
    const many = first ? paying.length : 1;
    for (let way = 0; way < many; way++) into.push({ type: 'buildStation', city, cards: paying[way] });
    first = false;
  }
}

/** C-3: a station that can be built is an action that is possible. */
export function canBuildStation(view: View, seat: Seat, context: BoardContext): boolean {
  const { at } = context;
  if (at.stationPlaces === 0 || waysToPay(view, seat, context).length === 0) return false;
  for (let city = 0; city < at.stationPlaces; city++) if (view[at.stationOwner + city] === 0) return true;
  return false;
}

/** EU-10: may the seat build a station in this city with these cards? */
export function checkStation(
  view: View,
  seat: Seat,
  { city, cards }: BuildStation,
  context: BoardContext,
): Rejection | undefined {
  const { at, board, rules } = context;
  const { rule, prices } = rules.stations ?? { rule: 'EU-10', prices: [] };
  if (board.places[city] === undefined) return reject('unknown', rule, { what: 'city' });
  const price = nextPrice(view, seat, context);
  if (price === undefined) return reject('noStationsLeft', rule, { stations: prices.length });
  const owner = view[at.stationOwner + city] - 1;
  if (owner >= 0) return reject('stationThere', rule, { city, owner });
  if (!holdsCards(view, at.hand + seat * at.kinds, cards, at.kinds)) return reject('cardsNotInHand', rule);
  return pays(cards, price, at) ? undefined : reject('wrongStationPrice', rule, { city, price: price.length });
}

export function playStation(table: BoardPlay, seat: Seat, { city, cards }: BuildStation, context: BoardContext): void {
  table.record({ type: 'stationBuilt', seat, city, cards });
  settle(table, context);
}
