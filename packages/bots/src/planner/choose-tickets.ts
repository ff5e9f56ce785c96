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
import type { Mind } from './board-planner.ts';
import { failure } from './weights.ts';

/** Which of the tickets on offer to keep: those that the best plan with them makes worth most. */
export function bestKeeping(mind: Mind, view: View, seat: number, thorough: boolean): BoardAction {
  return thorough ? everyChoice(mind, view, seat) : oneByOne(mind, view, seat);
}

/** What keeping these would be worth: the value of the best plan with them. */
export function keepingWorth(mind: Mind, view: View, seat: number, tickets: readonly Ticket[]): number {
  const { ground, scheme, weights } = mind;
  const pieces = piecesOf(ground.game, view, seat);
  const turns = mind.turnsLeft(view, seat);
  mind.purse.read(view, seat);
  scheme.price(view, seat, mind.purse, weights);
  mind.followBest(mind.errands(view, seat, tickets), pieces, turns);
  const sure = scheme.done.reduce((sum, { points }) => sum + points, 0);
  const tickets2 = scheme.done.length * weights.ticket;
  const failing = scheme.stake * failure(turns - scheme.ticketTurns, weights);
  scheme.addExtras(pieces, turns, weights, 6);
  return scheme.value - (1 - weights.trust) * sure + tickets2 - failing;
}

function everyChoice(mind: Mind, view: View, seat: number): BoardAction {
  const { game } = mind.ground;
  const offers = game.offers(view, seat).filter((offer): offer is KeepTickets => offer.type === 'keepTickets');
  let best = offers[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const offer of offers) {
    const worth = keepingWorth(
      mind,
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
function oneByOne(mind: Mind, view: View, seat: number): BoardAction {
  const { ground, scheme, weights } = mind;
  const atLeast = keepAtLeast(ground.game, view);
  const pieces = piecesOf(ground.game, view, seat);
  const turns = mind.turnsLeft(view, seat);
  scheme.price(view, seat, mind.purse, weights);
  const errands = mind.errands(view, seat);
  const open = offered(mind, view, seat);
  const kept: Ticket[] = [];
  while (open.length > 0) {
    scheme.follow(
      [...errands, ...kept.map((ticket) => ({ ticket, worth: 2 * ticket.points }))],
      pieces,
      turns,
      weights,
    );
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (const [place, ticket] of open.entries()) {
      const worth = scheme.marginal(ticket, pieces, turns);
      if (worth > most) {
        most = worth;
        best = place;
      }
    }
    if (kept.length >= atLeast && most <= 0) break;
    kept.push(...open.splice(best, 1));
  }
  mind.forget();
  return { type: 'keepTickets', tickets: kept.map(({ number }) => number) };
}

/**
 * Is a draw of tickets worth the turn? Of the unseen tickets each is worth what it would add to the plan; of those drawn
 * the best must be kept, and the others are only if they add something. `every` looks at one ticket in so many.
 */
export function drawWorth(mind: Mind, view: View, seat: number, every = 1): number {
  const { ground, scheme, weights } = mind;
  const pieces = piecesOf(ground.game, view, seat);
  const turns = mind.turnsLeft(view, seat) - 1;
  const worths = unseenTickets(mind, view, seat)
    .filter((_, place) => place % every === 0)
    .map((ticket) => weights.trust * scheme.marginal(ticket, pieces, turns))
    .sort((a, b) => b - a);
  const { draw } = ground.game.rules.tickets.drawn;
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
function offered({ ground }: Mind, view: View, seat: number): Ticket[] {
  const { game } = ground;
  return ticketsOffered(game, view, seat).map((ticket) => game.board.tickets[ticket]);
}

/** Tickets the seat has never seen. */
function unseenTickets({ ground }: Mind, view: View, seat: number): Ticket[] {
  const { game } = ground;
  const own = new Set(ticketsHeld(game, view, seat));
  return game.board.tickets.filter(({ number }) => !own.has(number));
}
