import {
  type BoardAction,
  countOf,
  deckCount,
  discardedOf,
  heldOfKind,
  isLastRound,
  questionsAsked,
  seatCount,
  technologiesOf,
  type View,
} from '@branchline/engine';
import { type BoardGraph, isOpen } from './board-graph.ts';
import type { BoardPlanner } from './board-planner.ts';
import type { Payable } from './ending.ts';

const LEAVE: BoardAction = { type: 'leaveTunnel' };

/** Cards that are turned for a tunnel (NO-40). */
const TURNED = 3;
/** More questions than this for every piece of every seat: the game goes round in circles. */
const CIRCLES = 8;

/**
 * A tunnel can be left again and again, for ever if the few cards of a deck are always too dear. In a game that has gone on for so
 * long nobody digs without the cards for any extra; whoever takes some instead has them in the end, or the deck has none.
 */
export function isVain(graph: BoardGraph, view: View, seat: number, claim: Payable): boolean {
  const { game, tunnel, wild, kinds } = graph;
  const { route, cards } = claim;
  if (tunnel[route] === 0) return false;
  if (questionsAsked(game, view) < CIRCLES * game.rules.facts.pieces * seatCount(game, view)) return false;
  let reserve = heldOfKind(game, view, seat, wild) - countOf(cards, wild);
  let most = deckCount(game, view);
  for (let kind = 0; kind < kinds; kind++) {
    most += discardedOf(game, view, kind);
    if (kind !== wild && countOf(cards, kind) > 0) reserve += heldOfKind(game, view, seat, kind) - countOf(cards, kind);
  }
  return reserve < Math.min(TURNED, most);
}

/** A planned route that can be paid for: the tickets' before the others, the long before the short. */
export function bestClaim(planner: BoardPlanner, view: View, seat: number): BoardAction | undefined {
  const { plan, graph, budget, weights } = planner;
  const held = technologiesOf(graph.game, view, seat);
  if (isLastRound(graph.game, view)) return lastClaim(planner, view, seat);
  const hurry = planner.hurry(view, seat);
  let best: BoardAction | undefined;
  let most = 0;
  for (let place = 0; place < plan.targets.length; place++) {
    const route = plan.targets[place];
    if ((graph.needs[route] & ~held) !== 0) continue;
    const cards = budget.pay(view, seat, route);
    if (cards === 0 || isVain(graph, view, seat, { route, cards })) continue;
    const risk = weights.regret * (plan.regrets[place] ?? 0);
    const loose = countOf(cards, graph.wild) - graph.symbols[route];
    const first = place < plan.forTickets ? weights.ticketFirst : 0;
    const spoilt =
      weights.spoil > 0 ? budget.shortfall(plan.targets, route, cards) - budget.shortfall(plan.targets, route, 0) : 0;
    const delay = (place < plan.forTickets ? 0 : 1) + spoilt * weights.card;
    const important =
      first +
      risk +
      graph.points[route] +
      1 -
      weights.patience * Math.max(0, loose) -
      weights.spoil * spoilt * weights.card * weights.turn -
      hurry * delay;
    if (important > most) {
      most = important;
      best = { type: 'claimRoute', route, cards };
    }
  }
  return best;
}

/** The last turn: what brings most, tickets finished by it included. */
function lastClaim(planner: BoardPlanner, view: View, seat: number): BoardAction | undefined {
  const { graph, budget, plan, ending } = planner;
  const held = technologiesOf(graph.game, view, seat);
  ending?.look(view, seat);
  const change = planner.thorough ? plan.path?.atLast(view, seat) : undefined;
  let best: BoardAction | undefined;
  let most = 0;
  for (let route = 0; route < graph.routes; route++) {
    if ((graph.needs[route] & ~held) !== 0 || !isOpen(view, seat, route, graph)) continue;
    const cards = budget.pay(view, seat, route);
    if (cards === 0 || isVain(graph, view, seat, { route, cards })) continue;
    const path = change?.(route) ?? 0;
    const brings = ending ? ending.gain(route) : graph.points[route] + finishing(planner, route);
    if (brings + path > most) {
      most = brings + path;
      best = { type: 'claimRoute', route, cards };
    }
  }
  return best;
}

/** What the first levels made of a ticket at the end: hardly ever anything, since a route that takes a turn of one left is given up. */
function finishing({ plan }: BoardPlanner, route: number): number {
  return plan.forTickets === 1 && plan.targets[0] === route ? 1000 : 0;
}

/** With Right of Way or Thermocompressors: the claim that brings most. */
export function richestClaim({ graph, plan }: BoardPlanner, view: View, seat: number): BoardAction {
  const offers = graph.game.offers(view, seat);
  let best = offers[0];
  let most = -1;
  for (const offer of offers) {
    if (offer.type !== 'claimRoute' && offer.type !== 'claimHeldRoute') continue;
    const planned = plan.targets.includes(offer.route) ? 5 : 0;
    if (graph.points[offer.route] + planned > most) {
      most = graph.points[offer.route] + planned;
      best = offer;
    }
  }
  return best;
}

/** The extra in the colour if there is enough of it, else with wilds; left if that is more than the route is worth. */
export function payTunnel({ graph }: BoardPlanner, view: View, seat: number): BoardAction {
  const offers = graph.game.offers(view, seat);
  let best = LEAVE;
  let least = Number.POSITIVE_INFINITY;
  for (const offer of offers) {
    if (offer.type !== 'payTunnel') continue;
    const wilds = countOf(offer.cards, graph.wild);
    if (wilds < least) {
      least = wilds;
      best = offer;
    }
  }
  return best;
}
