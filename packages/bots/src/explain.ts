import {
  type BoardAction,
  type ClaimRoute,
  countOf,
  type GameAction,
  hasTechnology,
  heldOfKind,
  isBoardGame,
  isYardGame,
  marketCard,
  rowCards,
  rowOwner,
  rowWilds,
  ShortestPath,
  seatCount,
  spacesToClaim,
  ticketCount,
  tunnelExtra,
  tunnelRoute,
  type View,
  wildKind,
  type YardAction,
  type YardGame,
} from '@branchline/engine';
import type { Decision, Reason } from './contract/bot.ts';
import { type BoardGraph, boardGraph } from './planner/board-graph.ts';
import { BoardPlanner } from './planner/board-planner.ts';
import { ticketsOf } from './planner/route-plan.ts';
import { ticketPolicyFor, weightsFor, yardWeightsFor } from './tuned/weights.ts';
import { withRememberedPiles } from './yard/memory.ts';
import { YardPlanner } from './yard/yard-planner.ts';

/** Why a planner would make this move: what it gains, in the game's numbers. */
export function explainMove(decision: Decision, action: GameAction): Reason | undefined {
  const { game } = decision;
  // The actions of a game are those of its family.
  if (isBoardGame(game)) return boardReason(decision, boardGraph(game), action as BoardAction);
  if (isYardGame(game)) return yardReason(decision, game, action as YardAction);
  return undefined;
}

function boardReason({ game, view, seat }: Decision, graph: BoardGraph, action: BoardAction): Reason {
  const planner = new BoardPlanner(
    graph,
    weightsFor(game.id, seatCount(graph.game, view)),
    true,
    ticketPolicyFor(game.id),
  );
  switch (action.type) {
    case 'claimRoute':
    case 'claimHeldRoute':
      return claimReason({ game, view, seat }, graph, action);
    case 'takeCard':
      planner.update(view, seat);
      return cardReason(planner, view, action.from);
    case 'keepTickets':
      return { key: 'keepsTickets', facts: { tickets: action.tickets, points: pointsOf(graph, action.tickets) } };
    case 'drawTickets':
      return { key: 'drawsTickets', facts: { turns: Math.round(planner.turnsLeft(view, seat)) } };
    case 'buyTechnology':
      return purchaseReason(planner, view, seat, action.technology);
    case 'buildStation':
      return { key: 'buildsStation', facts: { city: action.city } };
    case 'payTunnel':
      return { key: 'paysTunnel', facts: tunnelFacts(graph, view) };
    case 'leaveTunnel':
      return { key: 'leavesTunnel', facts: tunnelFacts(graph, view) };
    case 'takeThree':
      return { key: 'takesThree', facts: {} };
    case 'endTurn':
      return { key: 'endsTurn', facts: {} };
    case 'pass':
      return { key: 'passes', facts: {} };
  }
}

function tunnelFacts({ game }: BoardGraph, view: View): Reason['facts'] {
  return { route: tunnelRoute(game, view), extra: tunnelExtra(game, view) };
}

function pointsOf({ game }: BoardGraph, tickets: readonly number[]): number {
  return tickets.reduce((sum, ticket) => sum + game.board.tickets[ticket].points, 0);
}

/** The ticket the route helps most: finished by it, or brought nearer; else the route's own points. */
function claimReason(
  { view, seat }: Pick<Decision, 'game' | 'view' | 'seat'>,
  graph: BoardGraph,
  { route }: ClaimRoute,
): Reason {
  const path = new ShortestPath(graph);
  const spaces = spacesToClaim(graph.game, view, seat);
  const after = spaces.slice();
  after[route] = 0;
  let best: Reason | undefined;
  let most = 0;
  for (const ticket of ticketsOf(view, seat, graph)) {
    const before = path.find(spaces, ticket.from, ticket.to) ? path.cost : Number.POSITIVE_INFINITY;
    if (!path.find(after, ticket.from, ticket.to, before)) continue;
    const left = path.cost;
    const worth = ticket.points + (left === 0 ? 100 : 0);
    if (worth <= most) continue;
    most = worth;
    const facts = { ticket: ticket.number, spaces: left, points: ticket.points };
    best = left === 0 ? { key: 'finishesTicket', facts } : { key: 'towardsTicket', facts };
  }
  return best ?? { key: 'bringsPoints', facts: { route, points: graph.points[route] } };
}

/** The first route of the plan that can use the card. */
function cardReason({ graph, plan, budget }: BoardPlanner, view: View, from: 'deck' | number): Reason {
  if (from === 'deck') return { key: 'drawsUnseen', facts: {} };
  const card = marketCard(graph.game, view, from);
  for (const route of plan.targets) {
    const fits = card === graph.wild ? graph.wildOn[route] === 1 : graph.colour[route] === card;
    const lacking = budget.lack(route);
    if (fits && lacking > 0) return { key: 'collectsFor', facts: { card, route, lacking } };
  }
  return { key: 'collects', facts: { card } };
}

function purchaseReason(planner: BoardPlanner, view: View, seat: number, technology: number): Reason {
  planner.update(view, seat);
  const route = planner.plan.targets.find((one) => hasTechnology(planner.graph.needs[one], technology));
  return route === undefined
    ? { key: 'buysForLater', facts: { technology } }
    : { key: 'opensRoute', facts: { technology, route } };
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
      return { key: 'gathers', facts: { card, held: heldOfKind(game, view, seat, card) } };
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

function layReason(game: YardGame, view: View, seat: number, cards: number): Reason {
  const wild = wildKind(game);
  const planner = new YardPlanner(game, yardWeightsFor(game.id, seatCount(game, view)));
  planner.update(view, seat);
  let helping = 0;
  let all = countOf(cards, wild);
  for (let colour = 0; colour < wild; colour++) {
    const count = countOf(cards, colour);
    all += count;
    helping += Math.max(0, Math.min(count, Math.round(planner.need[colour])));
    const owner = rowOwner(game, view, colour);
    if (count > 0 && owner >= 0 && owner !== seat) {
      const lost = rowCards(game, view, colour) + rowWilds(game, view, colour);
      return { key: 'robs', facts: { seat: owner, colour, lost } };
    }
  }
  return { key: 'laysFor', facts: { laid: all, helping } };
}
