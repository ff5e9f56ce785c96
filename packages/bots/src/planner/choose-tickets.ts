import {
  type BoardAction,
  type KeepTickets,
  keepAtLeast,
  piecesOf,
  type Ticket,
  ticketsHeld,
  ticketsOffered,
  type View,
} from '@branchline/engine';
import type { BoardPlanner } from './board-planner.ts';
import { addExtras } from './extras.ts';
import { failureRisk } from './weights.ts';

/** Which of the tickets on offer to keep: those that the best plan with them makes worth most. */
export function bestKeeping(planner: BoardPlanner, view: View, seat: number, thorough: boolean): BoardAction {
  return thorough ? everyChoice(planner, view, seat) : oneByOne(planner, view, seat);
}

/** What keeping these would be worth: the value of the best plan with them. */
export function keepingValue(planner: BoardPlanner, view: View, seat: number, tickets: readonly Ticket[]): number {
  const { graph, plan, weights } = planner;
  const pieces = piecesOf(graph.game, view, seat);
  const turns = planner.turnsLeft(view, seat);
  planner.budget.read(view, seat);
  plan.price(view, seat, planner.budget, weights);
  planner.followBest(planner.goals(view, seat, tickets), pieces, turns);
  const sure = plan.done.reduce((sum, { points }) => sum + points, 0);
  const tickets2 = plan.done.length * weights.ticket;
  const failing = plan.stake * failureRisk(turns - plan.ticketTurns, weights);
  addExtras(plan, { pieces, turns }, weights, 6);
  return plan.value - (1 - weights.trust) * sure + tickets2 - failing;
}

function everyChoice(planner: BoardPlanner, view: View, seat: number): BoardAction {
  const { game } = planner.graph;
  const offers = game.offers(view, seat).filter((offer): offer is KeepTickets => offer.type === 'keepTickets');
  let best = offers[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const offer of offers) {
    const worth = keepingValue(
      planner,
      view,
      seat,
      offer.tickets.map((ticket) => game.board.tickets[ticket]),
    );
    if (worth > most) {
      most = worth;
      best = offer;
    }
  }
  return best;
}

/** Quickly: the best of them first, and the next while it adds something. */
function oneByOne(planner: BoardPlanner, view: View, seat: number): BoardAction {
  const { graph, plan, weights } = planner;
  const atLeast = keepAtLeast(graph.game, view);
  const pieces = piecesOf(graph.game, view, seat);
  const turns = planner.turnsLeft(view, seat);
  plan.price(view, seat, planner.budget, weights);
  const goals = planner.goals(view, seat);
  const open = offered(planner, view, seat);
  const kept: Ticket[] = [];
  while (open.length > 0) {
    plan.follow([...goals, ...kept.map((ticket) => ({ ticket, worth: 2 * ticket.points }))], pieces, turns, weights);
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (const [place, ticket] of open.entries()) {
      const worth = plan.marginal(ticket, pieces, turns);
      if (worth > most) {
        most = worth;
        best = place;
      }
    }
    if (kept.length >= atLeast && most <= 0) break;
    kept.push(...open.splice(best, 1));
  }
  planner.forget();
  return { type: 'keepTickets', tickets: kept.map(({ number }) => number) };
}

/**
 * Is a draw of tickets worth the turn? Of the unseen tickets each is worth what it would add to the plan; of those drawn
 * the best must be kept, and the others are only if they add something. With `every` only one ticket in that many is looked at.
 */
export function drawValue(planner: BoardPlanner, view: View, seat: number, every = 1): number {
  const { graph, plan, weights } = planner;
  const pieces = piecesOf(graph.game, view, seat);
  const turns = planner.turnsLeft(view, seat) - 1;
  const worths = unseenTickets(planner, view, seat)
    .filter((_, place) => place % every === 0)
    .map((ticket) => weights.trust * plan.marginal(ticket, pieces, turns))
    .sort((a, b) => b - a);
  const { count: draw } = graph.game.rules.tickets.drawn;
  const count = worths.length;
  if (count === 0) return Number.NEGATIVE_INFINITY;
  // The best of `draw` is the one of rank r with the chance that the others all rank below it.
  let expected = 0;
  let sum = 0;
  for (let rank = 0; rank < count; rank++) {
    const chance = ((count - rank) / count) ** draw - ((count - rank - 1) / count) ** draw;
    expected += chance * worths[rank];
    sum += Math.max(0, worths[rank]);
  }
  const others = ((draw - 1) / count) * sum * 0.6;
  return expected + others - weights.turn;
}

/** Tickets on offer to the seat. */
function offered({ graph }: BoardPlanner, view: View, seat: number): Ticket[] {
  const { game } = graph;
  return ticketsOffered(game, view, seat).map((ticket) => game.board.tickets[ticket]);
}

/** Tickets the seat has never seen. */
function unseenTickets({ graph }: BoardPlanner, view: View, seat: number): Ticket[] {
  const { game } = graph;
  const own = new Set(ticketsHeld(game, view, seat));
  return game.board.tickets.filter(({ number }) => !own.has(number));
}
