import type { BoardAction, ClaimRoute, GameAction, Ticket, YardAction, YardGame } from '@branchline/engine';
import { countOf, ticketsIn } from '@branchline/engine';
import { isBoardGame } from './board/terrain.ts';
import type { Decision, Reason } from './bot.ts';
import { type Ground, groundOf } from './planner/ground.ts';
import { Mind } from './planner/mind.ts';
import { ticketsOf } from './planner/scheme.ts';
import { habitFor, weightsFor, yardWeightsFor } from './tuned.ts';
import { isYardGame } from './yard/greedy-yard.ts';
import { remembered } from './yard-planner/memory.ts';
import { YardMind } from './yard-planner/yard-mind.ts';

/** Why a planner would make this move: what it gains, in the game's numbers. */
export function explainMove(decision: Decision, action: GameAction): Reason | undefined {
  const { game } = decision;
  // The actions of a game are those of its family.
  if (isBoardGame(game)) return boardReason(decision, groundOf(game), action as BoardAction);
  if (isYardGame(game)) return yardReason(decision, game, action as YardAction);
  return undefined;
}

function boardReason({ game, view, seat }: Decision, ground: Ground, action: BoardAction): Reason {
  const mind = new Mind(ground, weightsFor(game.id, view[ground.at.seats]), true, habitFor(game.id));
  switch (action.type) {
    case 'claimRoute':
    case 'claimHeldRoute':
      return claimReason({ game, view, seat }, ground, action);
    case 'takeCard':
      mind.look(view, seat);
      return cardReason(mind, view, action.from);
    case 'keepTickets':
      return { key: 'keepsTickets', facts: { tickets: action.tickets, points: pointsOf(ground, action.tickets) } };
    case 'drawTickets':
      return { key: 'drawsTickets', facts: { turns: Math.round(mind.turnsLeft(view, seat)) } };
    case 'buyTechnology':
      return purchaseReason(mind, view, seat, action.technology);
    case 'payTunnel':
      return { key: 'paysTunnel', facts: { route: view[ground.at.laidRoute] - 1, extra: view[ground.at.extra] } };
    case 'leaveTunnel':
      return { key: 'leavesTunnel', facts: { route: view[ground.at.laidRoute] - 1, extra: view[ground.at.extra] } };
    case 'takeThree':
      return { key: 'takesThree', facts: {} };
    case 'endTurn':
      return { key: 'endsTurn', facts: {} };
    case 'pass':
      return { key: 'passes', facts: {} };
  }
}

function pointsOf({ game }: Ground, tickets: readonly number[]): number {
  return tickets.reduce((sum, ticket) => sum + game.board.tickets[ticket].points, 0);
}

/** The ticket the route helps most: finished by it, or brought nearer; else the route's own points. */
function claimReason(
  { view, seat }: Pick<Decision, 'game' | 'view' | 'seat'>,
  ground: Ground,
  { route }: ClaimRoute,
): Reason {
  const after = view.slice();
  after[ground.at.holders + route] |= 1 << seat;
  let best: Reason | undefined;
  let most = 0;
  for (const ticket of ticketsOf(view, seat, ground)) {
    const before = spacesLeft(view, seat, ticket, ground);
    const left = spacesLeft(after, seat, ticket, ground);
    if (left >= before) continue;
    const worth = ticket.points + (left === 0 ? 100 : 0);
    if (worth <= most) continue;
    most = worth;
    const facts = { ticket: ticket.number, spaces: left, points: ticket.points };
    best = left === 0 ? { key: 'finishesTicket', facts } : { key: 'towardsTicket', facts };
  }
  return best ?? { key: 'bringsPoints', facts: { route, points: ground.points[route] } };
}

/** Spaces still to be claimed for a ticket on its shortest way. */
function spacesLeft(view: readonly number[], seat: number, { from, to }: Ticket, ground: Ground): number {
  const { at, routes, length, a, b } = ground;
  const far = new Float64Array(ground.places).fill(Number.POSITIVE_INFINITY);
  for (const place of from) far[place] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (let route = 0; route < routes; route++) {
      const holders = view[at.holders + route];
      const cost = (holders >> seat) & 1 ? 0 : holders === 0 ? length[route] : Number.POSITIVE_INFINITY;
      for (const [near, next] of [
        [a[route], b[route]],
        [b[route], a[route]],
      ]) {
        if (far[near] + cost < far[next]) {
          far[next] = far[near] + cost;
          changed = true;
        }
      }
    }
  }
  return Math.min(...to.map((place) => far[place]));
}

/** The first route of the plan that can use the card. */
function cardReason({ ground, scheme, purse }: Mind, view: readonly number[], from: 'deck' | number): Reason {
  if (from === 'deck') return { key: 'drawsUnseen', facts: {} };
  const card = view[ground.at.market + from] - 1;
  for (const route of scheme.targets) {
    const fits = card === ground.at.wild ? ground.wildOn[route] === 1 : ground.colour[route] === card;
    const lacking = purse.lack(route);
    if (fits && lacking > 0) return { key: 'collectsFor', facts: { card, route, lacking } };
  }
  return { key: 'collects', facts: { card } };
}

function purchaseReason(mind: Mind, view: readonly number[], seat: number, technology: number): Reason {
  mind.look(view, seat);
  const route = mind.scheme.targets.find((one) => (mind.ground.needs[one] >> technology) & 1);
  return route === undefined
    ? { key: 'buysForLater', facts: { technology } }
    : { key: 'opensRoute', facts: { technology, route } };
}

function yardReason({ view, seat, history }: Decision, game: YardGame, action: YardAction): Reason {
  const { at, yard } = game;
  const points = (tickets: readonly number[]): number =>
    tickets.reduce((sum, ticket) => sum + yard.tickets[ticket].points, 0);
  switch (action.type) {
    case 'layCards':
      return layReason(game, remembered(game, view, history), seat, action.cards);
    case 'takeCard': {
      if (action.from === 'deck') return { key: 'drawsUnseen', facts: {} };
      const card = view[at.market + action.from] - 1;
      return { key: 'gathers', facts: { card, held: view[at.hand + seat * at.kinds + card] } };
    }
    case 'keepTickets':
      return { key: 'keepsTickets', facts: { tickets: action.tickets, points: points(action.tickets) } };
    case 'completeTickets':
      return { key: 'completesTickets', facts: { tickets: action.tickets, points: points(action.tickets) } };
    case 'drawTickets': {
      const held = ticketsIn(view, at.tickets + seat * at.ticketWords, at.ticketTotal);
      return { key: 'drawsMoreTickets', facts: { held: held.length } };
    }
    case 'pass':
      return { key: 'passes', facts: {} };
  }
}

function layReason(game: YardGame, view: readonly number[], seat: number, cards: number): Reason {
  const { at } = game;
  const mind = new YardMind(game, yardWeightsFor(game.id, view[at.seats]));
  mind.look(view, seat);
  let helping = 0;
  let all = countOf(cards, at.wild);
  for (let colour = 0; colour < at.wild; colour++) {
    const count = countOf(cards, colour);
    all += count;
    helping += Math.max(0, Math.min(count, Math.round(mind.need[colour])));
    const owner = view[at.rowOwner + colour];
    if (count > 0 && owner > 0 && owner !== seat + 1) {
      const lost = view[at.rowCards + colour] + view[at.rowWilds + colour];
      return { key: 'robs', facts: { seat: owner - 1, colour, lost } };
    }
  }
  return { key: 'laysFor', facts: { laid: all, helping } };
}
