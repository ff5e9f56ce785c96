import { discardedOf, GREY, handByKind, heldOfKind, marketCard, marketSize, type Route } from '@branchline/engine';
import { type BoardGraph, priceOf } from '../planner/board-graph.ts';
import type { SeatView } from './greedy-plan.ts';

/** How much a seat would like one more card of each kind. */
export type CardDemand = readonly number[];

interface Goal {
  readonly colour: number;
  /** Coloured cards and wilds still missing. */
  readonly coloured: number;
  readonly wilds: number;
  /** Can a wild stand in for the colour? */
  readonly wildToo: boolean;
}

/** Each goal wants what it lacks, the more the nearer it is; a card is promised to one goal only. */
export function cardDemand(
  { view, seat, graph }: SeatView,
  routes: readonly Route[],
  technologies: number,
): CardDemand {
  const { game, kinds, wild } = graph;
  const hand = handByKind(game, view, seat);
  const demand = new Array<number>(kinds).fill(0);
  const price = Math.max(0, priceOf(technologies, graph) - hand[wild]);
  if (technologies !== 0) {
    hand[wild] = Math.max(0, hand[wild] - priceOf(technologies, graph));
    if (price > 0) demand[wild] = 1 / price;
  }
  const waiting = [...routes].sort((a, b) => lacking(goal(a, hand, graph)) - lacking(goal(b, hand, graph)));
  for (const route of waiting) {
    const { colour, coloured, wilds, wildToo } = goal(route, hand, graph);
    const lack = coloured + wilds;
    promise(hand, route, colour, wild);
    if (lack === 0) continue;
    if (coloured > 0) demand[colour] += 1 / lack;
    if (wilds > 0 || (coloured > 0 && wildToo)) demand[wild] += 1 / lack;
  }
  return demand;
}

function lacking({ coloured, wilds }: Goal): number {
  return coloured + wilds;
}

function goal(route: Route, hand: readonly number[], { game, wild }: BoardGraph): Goal {
  const colour = route.colour === GREY ? longestColour(hand, wild) : route.colour;
  const wildToo = game.rules.payment.wildOn(route);
  const loose = wildToo ? hand[wild] : 0;
  const coloured = Math.max(0, route.length - route.symbols - hand[colour]);
  const spare = Math.max(0, loose - route.symbols);
  return {
    colour,
    coloured: Math.max(0, coloured - spare),
    wilds: Math.max(0, route.symbols - loose),
    wildToo,
  };
}

function longestColour(hand: readonly number[], wild: number): number {
  let best = 0;
  for (let colour = 1; colour < wild; colour++) if (hand[colour] > hand[best]) best = colour;
  return best;
}

function promise(hand: number[], route: Route, colour: number, wild: number): void {
  const paid = Math.min(hand[colour], route.length - route.symbols);
  hand[colour] -= paid;
  hand[wild] = Math.max(0, hand[wild] - (route.length - paid));
}

/** What an unseen card is worth: every card that is neither in the own hand nor open on the table is as likely as any other. */
export function deckCardValue({ view, seat, graph }: SeatView, demand: CardDemand): number {
  const { game, kinds, wild } = graph;
  const { perColour, wilds } = game.rules.facts.deck;
  let worth = 0;
  let cards = 0;
  for (let kind = 0; kind < kinds; kind++) {
    let unseen =
      (kind === wild ? wilds : perColour) - heldOfKind(game, view, seat, kind) - discardedOf(game, view, kind);
    for (let place = 0; place < marketSize(game); place++) if (marketCard(game, view, place) === kind) unseen--;
    worth += unseen * demand[kind];
    cards += unseen;
  }
  return cards > 0 ? worth / cards : 0;
}
