import {
  type BoardAction,
  handCount,
  holds,
  isLastRound,
  mayStill,
  piecesOf,
  piecesToLastRound,
  seatCount,
  type Ticket,
  technologiesOf,
  ticketCount,
  ticketPileCount,
  type View,
} from '@branchline/engine';
import { type BoardGraph, isOpen, priceOf } from './board-graph.ts';
import { bestKeeping, drawValue } from './choose-tickets.ts';
import { bestClaim, payTunnel, richestClaim } from './claims.ts';
import { Ending } from './ending.ts';
import { addAnything, addExtras, addLongest } from './extras.ts';
import { HandBudget } from './hand-budget.ts';
import { RoutePlan, type TicketGoal, ticketsOf } from './route-plan.ts';
import { stationInstead } from './stations.ts';
import { TAKE_DECK, takeCard } from './take-card.ts';
import { purchase } from './technologies.ts';
import { type BoardWeights, failureRisk, type TicketPolicy } from './weights.ts';

/** In a rollout one ticket out of this many is looked at. */
const SAMPLE = 4;
const DRAW_TICKETS: BoardAction = { type: 'drawTickets' };

/** A seat's plan and how it acts on it: thoroughly for a real move, quickly in rollouts. */
export class BoardPlanner {
  readonly plan: RoutePlan;
  readonly budget: HandBudget;
  readonly graph: BoardGraph;
  readonly weights: BoardWeights;
  /** For a real move; rollouts have no time for all of it. */
  readonly thorough: boolean;
  /** Where the last claims are weighed exactly. */
  readonly ending: Ending | undefined;
  readonly #ticketPolicy: TicketPolicy;
  /** The tickets that the plan was made for. */
  #known = -1;
  /** With this many tickets no more were wanted. */
  #enough = -1;
  /** The plan that was prepared, and the tickets it was made for. */
  #first: RoutePlan | undefined;
  #firstKnown = -1;

  constructor(graph: BoardGraph, weights: BoardWeights, thorough: boolean, ticketPolicy: TicketPolicy = {}) {
    this.#ticketPolicy = ticketPolicy;
    this.graph = graph;
    this.weights = weights;
    this.thorough = thorough;
    this.plan = new RoutePlan(graph);
    this.budget = new HandBudget(graph);
    this.ending = ticketPolicy.exactEnding ? new Ending(graph) : undefined;
  }

  /** Forgets its plan: the next look makes a new one. */
  forget(): void {
    this.#known = -1;
  }

  /** Makes a plan to come back to: rollouts from here all begin with it. */
  prepare(view: View, seat: number): void {
    this.budget.read(view, seat);
    this.plan.joined.fill(0);
    this.#makePlan(view, seat, true);
    this.#first ??= new RoutePlan(this.graph);
    this.#first.copy(this.plan);
    this.#firstKnown = ticketCount(this.graph.game, view, seat);
  }

  /** Comes back to the plan that was prepared. */
  recall(): void {
    if (this.#first) this.plan.copy(this.#first);
    this.#known = this.#firstKnown;
    this.#enough = -1;
  }

  act(view: View, seat: number): BoardAction {
    const asked = this.graph.game.asked(view, seat)?.kind;
    switch (asked) {
      case 'keepTickets':
        return this.#keep(view, seat);
      case 'payTunnel':
        return payTunnel(this, view, seat);
      case 'secondCard':
        this.update(view, seat);
        return takeCard(this, view, seat, true) ?? TAKE_DECK;
      default:
        return this.#turn(view, seat);
    }
  }

  /** Turns that are left to the seat, as far as anybody can tell: the first to run out of pieces ends the game. */
  turnsLeft(view: View, seat: number): number {
    const { game } = this.graph;
    if (isLastRound(game, view)) return 1;
    let least = Number.POSITIVE_INFINITY;
    for (let other = 0, seats = seatCount(game, view); other < seats; other++) {
      if (other === seat) continue;
      const pieces = Math.max(1, piecesToLastRound(game, view, other));
      const draws = Math.max(0, pieces - 0.7 * handCount(game, view, other)) / 2;
      least = Math.min(least, (draws + pieces / this.weights.stride) * this.weights.pace);
    }
    return least + 1.5;
  }

  /** Points that a turn lost costs by the danger that tickets are not finished in time. */
  hurry(view: View, seat: number): number {
    const { plan, weights } = this;
    if (plan.stake === 0 || plan.forTickets === 0) return 0;
    const failing = failureRisk(this.turnsLeft(view, seat) - plan.ticketTurns, weights);
    return (plan.stake * failing * (1 - failing)) / weights.blur;
  }

  /** Makes or renews the plan, and looks through the hand. */
  update(view: View, seat: number): void {
    const { game } = this.graph;
    this.budget.read(view, seat);
    if (this.thorough || this.#stale(view, seat)) this.#makePlan(view, seat);
    const due = priceOf(this.plan.technologies & ~technologiesOf(game, view, seat), this.graph);
    const targets = this.plan.targets;
    this.budget.assign(targets.length > 8 ? targets.slice(0, 8) : targets, due, this.weights);
    this.#known = ticketCount(game, view, seat);
  }

  #stale(view: View, seat: number): boolean {
    const { plan, graph } = this;
    if (this.#known !== ticketCount(graph.game, view, seat) || plan.stations?.isStale(view, seat)) return true;
    const { targets } = plan;
    for (let place = targets.length - 1; place >= 0; place--) {
      if (isOpen(view, seat, targets[place], graph)) continue;
      if (!holds(graph.game, view, seat, targets[place])) return true;
      plan.strike(place);
    }
    return targets.length === 0;
  }

  /** The tickets not done yet, with what is to be gained. */
  goals(view: View, seat: number, more: readonly Ticket[] = []): TicketGoal[] {
    const held = ticketsOf(view, seat, this.graph);
    // In rollouts a ticket that is done needs no second look.
    const open = this.thorough ? held : held.filter(({ number }) => this.plan.joined[number] === 0);
    const tickets = more.length > 0 ? [...open, ...more] : open;
    const { ticket: bonus } = this.weights;
    const goals = tickets.map((ticket) => ({ ticket, worth: 2 * ticket.points + bonus }));
    return goals.sort((a, b) => b.worth - a.worth);
  }

  #makePlan(view: View, seat: number, inDepth = this.thorough): void {
    const { plan, weights } = this;
    const pieces = piecesOf(this.graph.game, view, seat);
    const turns = this.turnsLeft(view, seat);
    plan.price(view, seat, this.budget, weights);
    const { oneTicket, ticketsOnly, longest, unafraid } = this.#ticketPolicy;
    const goals = oneTicket ? this.#nearest(view, seat, turns) : this.goals(view, seat);
    if (inDepth) {
      const order = this.followBest(goals, pieces, turns);
      if (this.thorough && !unafraid) plan.weighRisks(order, pieces, turns, weights);
    } else plan.follow(goals, pieces, turns, weights);
    if (inDepth) this.#seePath(view, seat);
    if (longest) addLongest(plan, pieces, 2);
    if (!ticketsOnly) addExtras(plan, { pieces, turns }, weights, this.thorough ? 6 : 3);
    if (plan.targets.length === 0) addAnything(plan, pieces);
  }

  /** Where the longest path counts: with the tickets' routes for a real move; rollouts from one board look at it as it is, once. */
  #seePath(view: View, seat: number): void {
    const { path, targets } = this.plan;
    if (this.thorough) path?.look(view, seat, targets);
    else path?.lookAgain(view, seat);
  }

  /** The ticket that is cheapest to finish, alone. */
  #nearest(view: View, seat: number, turns: number): TicketGoal[] {
    const { plan, weights } = this;
    const pieces = piecesOf(this.graph.game, view, seat);
    const goals = this.goals(view, seat);
    plan.follow([], pieces, turns, weights);
    const open = goals
      .map((goal) => ({ goal, cost: goal.ticket.points - plan.marginal(goal.ticket, pieces, turns) }))
      .filter(({ goal, cost }) => cost > 0 && cost < 2 * goal.ticket.points)
      .sort((a, b) => a.cost - b.cost);
    return open.slice(0, 1).map(({ goal }) => goal);
  }

  /** Tries several orders of the tickets, since each may use the routes of those before it. */
  followBest(goals: readonly TicketGoal[], pieces: number, turns: number): readonly TicketGoal[] {
    const { plan, weights } = this;
    plan.follow(goals, pieces, turns, weights);
    if (plan.targets.length === 0) return goals;
    // Joined tickets change nothing but take their time; the yardsticks' plans stay what they were to the last bit.
    const open = this.thorough ? goals : plan.unfinished(goals);
    const joined = this.thorough ? [] : goals.filter((goal) => !open.includes(goal));
    let best = goals;
    let most = Number.NEGATIVE_INFINITY;
    for (const way of ordersOf(open)) {
      const order = [...joined, ...way];
      plan.follow(order, pieces, turns, weights);
      if (plan.value > most) {
        most = plan.value;
        best = order;
      }
    }
    if (goals.length > 1) plan.follow(best, pieces, turns, weights);
    return best;
  }

  #turn(view: View, seat: number): BoardAction {
    const { plan } = this;
    const { game } = this.graph;
    this.update(view, seat);
    // Anything but a fresh turn is rare: what the law offers then is short.
    if (!mayStill(game, view, 'takeCard')) return richestClaim(this, view, seat);
    if (game.rules.technologies && mayStill(game, view, 'buyTechnology')) {
      const bought = purchase(this, view, seat);
      if (bought) return bought;
    }
    if (this.#hungry(view, seat)) return DRAW_TICKETS;
    const claim = bestClaim(this, view, seat);
    const station = plan.stations && stationInstead(this, view, seat, claim);
    if (station) return station;
    if (claim) return claim;
    if (this.#wantsTickets(view, seat)) return DRAW_TICKETS;
    return takeCard(this, view, seat, false) ?? this.#fallback(view, seat);
  }

  #fallback(view: View, seat: number): BoardAction {
    return this.graph.game.offers(view, seat)[0];
  }

  #hungry(view: View, seat: number): boolean {
    const { game } = this.graph;
    const { hungryFor = 0 } = this.#ticketPolicy;
    if (ticketCount(game, view, seat) >= hungryFor || ticketPileCount(game, view) === 0) return false;
    return this.turnsLeft(view, seat) > this.weights.drawTurns;
  }

  #wantsTickets(view: View, seat: number): boolean {
    const { game } = this.graph;
    if (ticketPileCount(game, view) === 0 || isLastRound(game, view)) return false;
    const { plan, weights } = this;
    if (plan.forTickets > 0) return false;
    if (this.turnsLeft(view, seat) < weights.drawTurns || piecesOf(game, view, seat) < weights.drawTurns) return false;
    return this.thorough ? drawValue(this, view, seat) > weights.draw : this.#feelsLikeTickets(view, seat);
  }

  /** In rollouts: weighed by a few of the tickets there are, and whoever has enough of them does not ask again. */
  #feelsLikeTickets(view: View, seat: number): boolean {
    const tickets = ticketCount(this.graph.game, view, seat);
    if (this.#enough === tickets) return false;
    if (drawValue(this, view, seat, SAMPLE) > this.weights.draw) return true;
    this.#enough = tickets;
    return false;
  }

  #keep(view: View, seat: number): BoardAction {
    this.budget.read(view, seat);
    return bestKeeping(this, view, seat, this.thorough);
  }
}

/** The most valuable first; each in turn last; and the cheapest first. */
function* ordersOf(goals: readonly TicketGoal[]): Generator<readonly TicketGoal[]> {
  yield goals;
  if (goals.length < 2) return;
  yield [...goals].reverse();
  if (goals.length < 3) return;
  for (const last of goals) yield [...goals.filter((goal) => goal !== last), last];
  for (const first of goals) yield [first, ...goals.filter((goal) => goal !== first)];
}
