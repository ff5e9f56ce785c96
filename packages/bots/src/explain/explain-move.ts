import {
  type BoardAction,
  type ClaimRoute,
  countOf,
  type GameAction,
  hasTechnology,
  heldOfKind,
  isBoardGame,
  isFree,
  isYardGame,
  marketCard,
  rowCards,
  rowOwner,
  rowWilds,
  ShortestPath,
  seatCount,
  spacesToClaim,
  ticketCount,
  ticketsHeld,
  tunnelExtra,
  tunnelRoute,
  type View,
  wildKind,
  type YardAction,
  type YardGame,
} from '@branchline/engine';
import type { Decision, Reason } from '../contract/bot.ts';
import { type BoardGraph, boardGraph } from '../planner/board-graph.ts';
import { BoardPlanner } from '../planner/board-planner.ts';
import { ticketsOf } from '../planner/route-plan.ts';
import { ticketPolicyFor, weightsFor, yardWeightsFor } from '../tuned/weights.ts';
import { withRememberedPiles } from '../yard/memory.ts';
import { YardPlanner } from '../yard/yard-planner.ts';

/** Why a planner would make this move: what it gains, in the game's numbers. */
export function explainMove(decision: Decision, action: GameAction): Reason | undefined {
  const { game } = decision;
  // The actions of a game are those of its family.
  if (isBoardGame(game)) return boardReason(decision, boardGraph(game), action as BoardAction);
  if (isYardGame(game)) return yardReason(decision, game, action as YardAction);
  return undefined;
}

function boardReason({ game, view, seat }: Decision, graph: BoardGraph, action: BoardAction): Reason {
  const planner = new BoardPlanner(graph, weightsFor(game, seatCount(graph.game, view)), true, ticketPolicyFor(game));
  switch (action.type) {
    case 'claimRoute':
    case 'claimHeldRoute':
      return claimReason(planner, { view, seat }, action);
    case 'takeCard':
      planner.update(view, seat);
      return cardReason(planner, { view, seat }, action.from);
    case 'keepTickets':
      return { key: 'keepsTickets', facts: { tickets: action.tickets, points: pointsOf(graph, action.tickets) } };
    case 'drawTickets':
      return { key: 'drawsTickets', facts: { turns: Math.round(planner.turnsLeft(view, seat)) } };
    case 'buyTechnology':
      return purchaseReason(planner, { view, seat }, action.technology);
    case 'buildStation':
      return {
        key: 'buildsStation',
        facts: { city: action.city, ...ticketByStation({ view, seat }, graph, action.city) },
      };
    case 'payTunnel':
      return { key: 'paysTunnel', facts: tunnelFacts(graph, { view, seat }) };
    case 'leaveTunnel':
      return { key: 'leavesTunnel', facts: tunnelFacts(graph, { view, seat }) };
    case 'takeThree':
      planner.update(view, seat);
      return { key: 'takesThree', facts: ticketOfPlan(planner, { view, seat }) };
    case 'endTurn':
      return { key: 'endsTurn', facts: {} };
    case 'pass':
      return { key: 'passes', facts: {} };
  }
}

function tunnelFacts(graph: BoardGraph, looking: Looking): Reason['facts'] {
  const { game } = graph;
  const route = tunnelRoute(game, looking.view);
  return { route, extra: tunnelExtra(game, looking.view), ...ticketBehind(looking, graph, route) };
}

function pointsOf({ game }: BoardGraph, tickets: readonly number[]): number {
  return tickets.reduce((sum, ticket) => sum + game.board.tickets[ticket].points, 0);
}

type Looking = Pick<Decision, 'view' | 'seat'>;

interface HelpedTicket {
  readonly ticket: number;
  readonly points: number;
  /** To go once the route is claimed. */
  readonly spaces: number;
}

/** The open ticket that a route helps most: finished by it, or brought nearer. */
function helpedTicket({ view, seat }: Looking, graph: BoardGraph, route: number): HelpedTicket | undefined {
  const path = new ShortestPath(graph);
  const spaces = spacesToClaim(graph.game, view, seat);
  const after = spaces.slice();
  after[route] = 0;
  let best: HelpedTicket | undefined;
  let most = 0;
  for (const ticket of ticketsOf(view, seat, graph)) {
    const before = path.find(spaces, ticket.from, ticket.to) ? path.cost : Number.POSITIVE_INFINITY;
    if (!path.find(after, ticket.from, ticket.to, before)) continue;
    const worth = ticket.points + (path.cost === 0 ? 100 : 0);
    if (worth <= most) continue;
    most = worth;
    best = { ticket: ticket.number, spaces: path.cost, points: ticket.points };
  }
  return best;
}

/** The ticket behind a route, as a fact of a reason; nothing, if it is for none. */
function ticketBehind(looking: Looking, graph: BoardGraph, route: number): Reason['facts'] {
  const helped = helpedTicket(looking, graph, route);
  return helped ? { ticket: helped.ticket } : {};
}

/** The ticket that is helped most by a route into this city that another seat holds (EU-11). */
function ticketByStation(looking: Looking, graph: BoardGraph, city: number): Reason['facts'] {
  const { game } = graph;
  const helped = game.board.routes
    .filter(({ a, b, number }) => (a === city || b === city) && !isFree(game, looking.view, number))
    .flatMap(({ number }) => helpedTicket(looking, graph, number) ?? [])
    .toSorted((one, other) => one.spaces - other.spaces || other.points - one.points);
  return helped[0] ? { ticket: helped[0].ticket } : {};
}

/** The ticket the route helps most; else the route's own points, and the ticket it is planned for. */
function claimReason(planner: BoardPlanner, looking: Looking, { route }: ClaimRoute): Reason {
  const { graph } = planner;
  const helped = helpedTicket(looking, graph, route);
  if (helped) return { key: helped.spaces === 0 ? 'finishesTicket' : 'towardsTicket', facts: { ...helped } };
  planner.update(looking.view, looking.seat);
  const ticket = ticketOfTarget(planner, looking, route);
  return {
    key: 'bringsPoints',
    facts: { route, points: graph.points[route], ...(ticket !== undefined && { ticket }) },
  };
}

/** A route of the plan that can use the card, one for a ticket if there is any, and that ticket. */
function cardReason(planner: BoardPlanner, looking: Looking, from: 'deck' | number): Reason {
  const { graph, plan, budget } = planner;
  if (from === 'deck') return { key: 'drawsUnseen', facts: ticketOfPlan(planner, looking) };
  const card = marketCard(graph.game, looking.view, from);
  const fitting = plan.targets.filter((route) => {
    const fits = card === graph.wild ? graph.wildOn[route] === 1 : graph.colour[route] === card;
    return fits && budget.lack(route) > 0;
  });
  const [first] = fitting;
  if (first === undefined) return { key: 'collects', facts: { card, ...ticketOfPlan(planner, looking) } };
  const route = fitting.find((one) => ticketOfTarget(planner, looking, one) !== undefined) ?? first;
  const ticket = ticketOfTarget(planner, looking, route);
  const lacking = budget.lack(route);
  return { key: 'collectsFor', facts: { card, route, lacking, ...(ticket !== undefined && { ticket }) } };
}

/** The ticket behind a route of the plan: it may be on the cheapest way to it, if not on the shortest. */
function ticketOfTarget({ graph, plan }: BoardPlanner, looking: Looking, route: number): number | undefined {
  const helped = helpedTicket(looking, graph, route);
  if (helped) return helped.ticket;
  const place = plan.targets.indexOf(route);
  return place >= 0 && place < plan.forTickets ? plan.behind[route] : undefined;
}

/** The ticket behind the first route of the plan that is for any. */
function ticketOfPlan(planner: BoardPlanner, looking: Looking): Reason['facts'] {
  for (const route of planner.plan.targets) {
    const ticket = ticketOfTarget(planner, looking, route);
    if (ticket !== undefined) return { ticket };
  }
  return {};
}

function purchaseReason(planner: BoardPlanner, looking: Looking, technology: number): Reason {
  const { graph, plan } = planner;
  planner.update(looking.view, looking.seat);
  const route = plan.targets.find((one) => hasTechnology(graph.needs[one], technology));
  return route === undefined
    ? { key: 'buysForLater', facts: { technology } }
    : { key: 'opensRoute', facts: { technology, route, ...ticketBehind(looking, graph, route) } };
}

function yardReason({ view, seat, history }: Decision, game: YardGame, action: YardAction): Reason {
  const points = (tickets: readonly number[]): number =>
    tickets.reduce((sum, ticket) => sum + game.yard.tickets[ticket].points, 0);
  switch (action.type) {
    case 'layCards':
      return layReason(game, withRememberedPiles(game, view, history), seat, action.cards);
    case 'takeCard': {
      if (action.from === 'deck') return { key: 'drawsUnseen', facts: {} };
      const card = marketCard(game, view, action.from);
      const held = heldOfKind(game, view, seat, card);
      return { key: 'gathers', facts: { card, held, ...ticketAsking(game, { view, seat }, card) } };
    }
    case 'keepTickets':
      return { key: 'keepsTickets', facts: { tickets: action.tickets, points: points(action.tickets) } };
    case 'completeTickets':
      return { key: 'completesTickets', facts: { tickets: action.tickets, points: points(action.tickets) } };
    case 'drawTickets':
      return { key: 'drawsMoreTickets', facts: { held: ticketCount(game, view, seat) } };
    case 'pass':
      return { key: 'passes', facts: {} };
  }
}

/** The dearest own ticket that asks for this card. */
function ticketAsking(game: YardGame, { view, seat }: Looking, card: number): Reason['facts'] {
  const asking = ticketsHeld(game, view, seat)
    .map((ticket) => game.yard.tickets[ticket])
    .filter(({ needs }) => (needs[card] ?? 0) > 0)
    .toSorted((one, other) => other.points - one.points);
  return asking[0] ? { ticket: asking[0].number } : {};
}

function layReason(game: YardGame, view: View, seat: number, cards: number): Reason {
  const wild = wildKind(game);
  const planner = new YardPlanner(game, yardWeightsFor(game, seatCount(game, view)));
  planner.update(view, seat);
  let helping = 0;
  let all = countOf(cards, wild);
  let asking: Reason['facts'] = {};
  for (let colour = 0; colour < wild; colour++) {
    const count = countOf(cards, colour);
    all += count;
    helping += Math.max(0, Math.min(count, Math.round(planner.need[colour])));
    if (count > 0) asking = ticketAsking(game, { view, seat }, colour);
    const owner = rowOwner(game, view, colour);
    if (count > 0 && owner >= 0 && owner !== seat) {
      const lost = rowCards(game, view, colour) + rowWilds(game, view, colour);
      return { key: 'robs', facts: { seat: owner, colour, lost, ...ticketAsking(game, { view, seat }, colour) } };
    }
  }
  return { key: 'laysFor', facts: { laid: all, helping, ...(helping > 0 && asking) } };
}
