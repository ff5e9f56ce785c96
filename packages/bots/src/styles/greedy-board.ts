import {
  type BoardAction,
  type Cards,
  type ClaimRoute,
  countOf,
  handCount,
  isLastRound,
  type KeepTickets,
  marketCard,
  piecesOf,
  type Route,
  seatCount,
  totalOf,
} from '@branchline/engine';
import { isOpen } from '../planner/board-graph.ts';
import { ticketsOf } from '../planner/route-plan.ts';
import { best } from './best.ts';
import { missingFor, type Outlook, type Plan, planFor } from './greedy-plan.ts';
import { type Wants, wantsFor, worthUnseen } from './greedy-wants.ts';

/** What a seat sees, and what it may answer. */
interface Asked extends Outlook {
  readonly offers: readonly BoardAction[];
}

/** The shortest way to finish its tickets, one answer at a time. */
export function greedyBoard(outlook: Asked): BoardAction | undefined {
  const { view, seat, ground, offers } = outlook;
  const keeping = offers.filter((offer) => offer.type === 'keepTickets');
  if (keeping.length > 0) return bestTickets(keeping, outlook);
  const paying = offers.filter((offer) => offer.type === 'payTunnel');
  if (paying.length > 0) return sparest(paying, outlook);
  const plan = planFor(outlook, ticketsOf(view, seat, ground));
  return onTurn(plan, outlook);
}

function onTurn(plan: Plan, outlook: Asked): BoardAction | undefined {
  const { view, ground, offers } = outlook;
  const claims = offers.filter(
    (offer): offer is ClaimRoute => offer.type === 'claimRoute' || offer.type === 'claimHeldRoute',
  );
  if (isLastRound(ground.game, view) && claims.length > 0) return lastClaim(claims, plan, outlook);
  const goals = plan.routes.length > 0 ? plan.routes : richest(outlook);
  const wants = wantsFor(outlook, goals, plan.technologies);
  const wanted = claims.filter(({ route }) => goals.some(({ number }) => number === route));
  const only = (type: BoardAction['type']): BoardAction | undefined => offers.find((offer) => offer.type === type);
  return (
    purchase(plan, outlook) ??
    longest(wanted, outlook, wants) ??
    (plan.routes.length === 0 && hasTimeForMore(outlook) ? only('drawTickets') : undefined) ??
    only('takeThree') ??
    bestCard(wants, outlook) ??
    only('endTurn') ??
    longest(claims, outlook, wants) ??
    only('drawTickets')
  );
}

/** Every ticket the plan finishes is worth its points, every other costs them; pieces have a price too. */
const PIECE = 0.5;

function bestTickets(keeping: readonly KeepTickets[], outlook: Asked): BoardAction | undefined {
  const { view, seat, ground } = outlook;
  const held = ticketsOf(view, seat, ground);
  return best(keeping, ({ tickets }) => {
    const offered = tickets.map((ticket) => ground.game.board.tickets[ticket]);
    const { ahead, lost, pieces } = planFor(outlook, [...held, ...offered]);
    const gained = offered.reduce((sum, ticket) => sum + (lost.includes(ticket) ? -ticket.points : ticket.points), 0);
    return gained - PIECE * pieces - ahead.length * 0.01;
  });
}

/** Only worth it as long as nobody is about to end the game. */
function hasTimeForMore({ view, ground }: Asked): boolean {
  const { game } = ground;
  const half = game.rules.facts.pieces / 2;
  for (let seat = 0; seat < seatCount(game, view); seat++) if (piecesOf(game, view, seat) < half) return false;
  return true;
}

/** Nothing left to connect: the route that brings most. */
function richest(outlook: Asked): readonly Route[] {
  const { view, seat, ground } = outlook;
  const open = ground.game.board.routes.filter(
    (route) => isOpen(view, seat, route.number, ground) && missingFor(outlook, route) === 0,
  );
  const found = best(open, (route) => route.points / route.length + route.points / 10);
  return found ? [found] : [];
}

/** The last turn: a ticket finished, or else the most points. */
function lastClaim(claims: readonly ClaimRoute[], plan: Plan, outlook: Asked): BoardAction | undefined {
  const { board } = outlook.ground.game;
  const finishing = plan.routes.length === 1 ? plan.routes[0]?.number : undefined;
  return best(claims, ({ route }) => (route === finishing ? 1000 : 0) + board.routes[route].points);
}

/** A technology the plan cannot do without, as long as it does not eat up the hand. */
function purchase({ technologies }: Plan, outlook: Asked): BoardAction | undefined {
  const hand = handCount(outlook.ground.game, outlook.view, outlook.seat);
  const buys = outlook.offers.filter((offer) => offer.type === 'buyTechnology');
  const needed = buys.filter(
    ({ technology, cards }) => (technologies >> technology) & 1 && totalOf(cards) * 3 <= hand + 6,
  );
  return sparest(needed, outlook);
}

function longest(claims: readonly ClaimRoute[], outlook: Asked, wants: Wants): BoardAction | undefined {
  const { board } = outlook.ground.game;
  const length = Math.max(...claims.map(({ route }) => board.routes[route].length));
  return sparest(
    claims.filter(({ route }) => board.routes[route].length === length),
    outlook,
    wants,
  );
}

/** Fewest cards, then fewest wilds, then the colours wanted least. */
function sparest<Paying extends { readonly cards: Cards }>(
  ways: readonly Paying[],
  { ground }: Asked,
  wants: Wants = [],
): Paying | undefined {
  return best(ways, ({ cards }) => {
    let cost = 100 * totalOf(cards) + 10 * countOf(cards, ground.wild);
    for (const [kind, want] of wants.entries()) if (kind < ground.wild) cost += countOf(cards, kind) * want;
    return -cost;
  });
}

/** The card wanted most. A wild that is a whole draw has to be worth two cards; the deck is worth what may lie there. */
function bestCard(wants: Wants, outlook: Asked): BoardAction | undefined {
  const { view, ground, offers } = outlook;
  const { game, wild } = ground;
  const takes = offers.filter((offer) => offer.type === 'takeCard');
  const unseen = worthUnseen(outlook, wants);
  return best(takes, ({ from }) => {
    if (from === 'deck') return unseen + 0.001;
    const kind = marketCard(game, view, from);
    const worth = wants[kind];
    return kind === wild && game.rules.marketWildIsWholeDraw ? worth - unseen : worth;
  });
}
