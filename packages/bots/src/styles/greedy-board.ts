import {
  type BoardAction,
  type Cards,
  type ClaimRoute,
  countOf,
  handCount,
  hasTechnology,
  isLastRound,
  type KeepTickets,
  marketCard,
  piecesOf,
  type Route,
  seatCount,
  totalOf,
} from '@branchline/engine';
import { isOpen } from '../planner/board-graph.ts';
import { isVain } from '../planner/claims.ts';
import { ticketsOf } from '../planner/route-plan.ts';
import { type CardDemand, cardDemand, deckCardValue } from './greedy-demand.ts';
import { type GreedyPlan, missingFor, planFor, type SeatView } from './greedy-plan.ts';
import { maxBy } from './max-by.ts';

/** What a seat sees, and what it may answer. */
interface Asked extends SeatView {
  readonly offers: readonly BoardAction[];
}

/** The shortest way to finish its tickets, one answer at a time. */
export function greedyBoard(seatView: Asked): BoardAction | undefined {
  const { view, seat, graph, offers } = seatView;
  const keeping = offers.filter((offer) => offer.type === 'keepTickets');
  if (keeping.length > 0) return bestTickets(keeping, seatView);
  const paying = offers.filter((offer) => offer.type === 'payTunnel');
  if (paying.length > 0) return sparest(paying, seatView);
  const plan = planFor(seatView, ticketsOf(view, seat, graph));
  return onTurn(plan, seatView);
}

function onTurn(plan: GreedyPlan, seatView: Asked): BoardAction | undefined {
  const { view, seat, graph, offers } = seatView;
  const claims = offers.filter(
    (offer): offer is ClaimRoute =>
      (offer.type === 'claimRoute' && !isVain(graph, view, seat, offer)) || offer.type === 'claimHeldRoute',
  );
  if (isLastRound(graph.game, view) && claims.length > 0) return lastClaim(claims, plan, seatView);
  const goals = plan.routes.length > 0 ? plan.routes : richest(seatView);
  const demand = cardDemand(seatView, goals, plan.technologies);
  const wanted = claims.filter(({ route }) => goals.some(({ number }) => number === route));
  const only = (type: BoardAction['type']): BoardAction | undefined => offers.find((offer) => offer.type === type);
  return (
    purchase(plan, seatView) ??
    longest(wanted, seatView, demand) ??
    (plan.routes.length === 0 && hasTimeForMore(seatView) ? only('drawTickets') : undefined) ??
    only('takeThree') ??
    bestCard(demand, seatView) ??
    only('endTurn') ??
    longest(claims, seatView, demand) ??
    only('drawTickets')
  );
}

/** Every ticket the plan finishes is worth its points, every other costs them; pieces have a price too. */
const PIECE = 0.5;

function bestTickets(keeping: readonly KeepTickets[], seatView: Asked): BoardAction | undefined {
  const { view, seat, graph } = seatView;
  const held = ticketsOf(view, seat, graph);
  return maxBy(keeping, ({ tickets }) => {
    const offered = tickets.map((ticket) => graph.game.board.tickets[ticket]);
    const { ahead, lost, pieces } = planFor(seatView, [...held, ...offered]);
    const gained = offered.reduce((sum, ticket) => sum + (lost.includes(ticket) ? -ticket.points : ticket.points), 0);
    return gained - PIECE * pieces - ahead.length * 0.01;
  });
}

/** Only worth it as long as nobody is about to end the game. */
function hasTimeForMore({ view, graph }: Asked): boolean {
  const { game } = graph;
  const half = game.rules.facts.pieces / 2;
  for (let seat = 0; seat < seatCount(game, view); seat++) if (piecesOf(game, view, seat) < half) return false;
  return true;
}

/** Nothing left to connect: the route that brings most. */
function richest(seatView: Asked): readonly Route[] {
  const { view, seat, graph } = seatView;
  const open = graph.game.board.routes.filter(
    (route) => isOpen(view, seat, route.number, graph) && missingFor(seatView, route) === 0,
  );
  const found = maxBy(open, (route) => route.points / route.length + route.points / 10);
  return found ? [found] : [];
}

/** The last turn: a ticket finished, or else the most points. */
function lastClaim(claims: readonly ClaimRoute[], plan: GreedyPlan, seatView: Asked): BoardAction | undefined {
  const { board } = seatView.graph.game;
  const finishing = plan.routes.length === 1 ? plan.routes[0]?.number : undefined;
  return maxBy(claims, ({ route }) => (route === finishing ? 1000 : 0) + board.routes[route].points);
}

/** A technology the plan cannot do without, as long as it does not eat up the hand. */
function purchase({ technologies }: GreedyPlan, seatView: Asked): BoardAction | undefined {
  const hand = handCount(seatView.graph.game, seatView.view, seatView.seat);
  const buys = seatView.offers.filter((offer) => offer.type === 'buyTechnology');
  const needed = buys.filter(
    ({ technology, cards }) => hasTechnology(technologies, technology) && totalOf(cards) * 3 <= hand + 6,
  );
  return sparest(needed, seatView);
}

function longest(claims: readonly ClaimRoute[], seatView: Asked, demand: CardDemand): BoardAction | undefined {
  const { board } = seatView.graph.game;
  const length = Math.max(...claims.map(({ route }) => board.routes[route].length));
  return sparest(
    claims.filter(({ route }) => board.routes[route].length === length),
    seatView,
    demand,
  );
}

/** Fewest cards, then fewest wilds, then the colours wanted least. */
function sparest<Paying extends { readonly cards: Cards }>(
  ways: readonly Paying[],
  { graph }: Asked,
  demand: CardDemand = [],
): Paying | undefined {
  return maxBy(ways, ({ cards }) => {
    let cost = 100 * totalOf(cards) + 10 * countOf(cards, graph.wild);
    for (const [kind, want] of demand.entries()) if (kind < graph.wild) cost += countOf(cards, kind) * want;
    return -cost;
  });
}

/** The card wanted most. A wild that is a whole draw has to be worth two cards; the deck is worth what may lie there. */
function bestCard(demand: CardDemand, seatView: Asked): BoardAction | undefined {
  const { view, graph, offers } = seatView;
  const { game, wild } = graph;
  const takes = offers.filter((offer) => offer.type === 'takeCard');
  const unseen = deckCardValue(seatView, demand);
  return maxBy(takes, ({ from }) => {
    if (from === 'deck') return unseen + 0.001;
    const kind = marketCard(game, view, from);
    const worth = demand[kind];
    return kind === wild && game.rules.marketWildIsWholeDraw ? worth - unseen : worth;
  });
}
