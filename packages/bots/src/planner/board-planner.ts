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
import { type Ground, isOpen, priceOf } from './board-graph.ts';
import { bestKeeping, drawWorth } from './choose-tickets.ts';
import { bestClaim, payTunnel, richestClaim } from './claims.ts';
import { Purse } from './hand-budget.ts';
import { type Errand, Scheme, ticketsOf } from './route-plan.ts';
import { TAKE_DECK, takeCard } from './take-card.ts';
import { purchase } from './technologies.ts';
import { failure, type Habit, type Weights } from './weights.ts';

/** One of so many tickets is looked at in an imagined game. */
const SAMPLE = 4;
const DRAW_TICKETS: BoardAction = { type: 'drawTickets' };

/** A seat's plan and how it acts on it: thoroughly for a real move, quickly in imagined games. */
export class Mind {
  readonly scheme: Scheme;
  readonly purse: Purse;
  readonly ground: Ground;
  readonly weights: Weights;
  readonly #thorough: boolean;
  readonly #habit: Habit;
  /** The tickets that the plan was made for. */
  #known = -1;
  /** With so many tickets no more were wanted. */
  #enough = -1;
  /** The plan that was prepared, and the tickets it was made for. */
  #first: Scheme | undefined;
  #firstKnown = -1;

  constructor(ground: Ground, weights: Weights, thorough: boolean, habit: Habit = {}) {
    this.#habit = habit;
    this.ground = ground;
    this.weights = weights;
    this.#thorough = thorough;
    this.scheme = new Scheme(ground);
    this.purse = new Purse(ground);
  }

  /** Forgets its plan: the next look makes a new one. */
  forget(): void {
    this.#known = -1;
  }

  /** Makes a plan to come back to: games imagined from here all begin with it. */
  prepare(view: View, seat: number): void {
    this.purse.read(view, seat);
    this.scheme.joined.fill(0);
    this.#plan(view, seat, true);
    this.#first ??= new Scheme(this.ground);
    this.#first.copy(this.scheme);
    this.#firstKnown = ticketCount(this.ground.game, view, seat);
  }

  /** Comes back to the plan that was prepared. */
  recall(): void {
    if (this.#first) this.scheme.copy(this.#first);
    this.#known = this.#firstKnown;
    this.#enough = -1;
  }

  act(view: View, seat: number): BoardAction {
    const asked = this.ground.game.asked(view, seat)?.kind;
    switch (asked) {
      case 'keepTickets':
        return this.#keep(view, seat);
      case 'payTunnel':
        return payTunnel(this, view, seat);
      case 'secondCard':
        this.look(view, seat);
        return takeCard(this, view, seat, true) ?? TAKE_DECK;
      default:
        return this.#turn(view, seat);
    }
  }

  /** Turns that are left to the seat, as far as anybody can tell: the first to run out of pieces ends the game. */
  turnsLeft(view: View, seat: number): number {
    const { game } = this.ground;
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
    const { scheme, weights } = this;
    if (scheme.stake === 0 || scheme.forTickets === 0) return 0;
    const failing = failure(this.turnsLeft(view, seat) - scheme.ticketTurns, weights);
    return (scheme.stake * failing * (1 - failing)) / weights.blur;
  }

  /** Makes or renews the plan, and looks through the hand. */
  look(view: View, seat: number): void {
    const { game } = this.ground;
    this.purse.read(view, seat);
    if (this.#thorough || this.#stale(view, seat)) this.#plan(view, seat);
    const due = priceOf(this.scheme.technologies & ~technologiesOf(game, view, seat), this.ground);
    const targets = this.scheme.targets;
    this.purse.plan(targets.length > 8 ? targets.slice(0, 8) : targets, due, this.weights);
    this.#known = ticketCount(game, view, seat);
  }

  #stale(view: View, seat: number): boolean {
    if (this.#known !== ticketCount(this.ground.game, view, seat)) return true;
    const { scheme, ground } = this;
    const { targets } = scheme;
    for (let place = targets.length - 1; place >= 0; place--) {
      if (isOpen(view, seat, targets[place], ground)) continue;
      if (!holds(ground.game, view, seat, targets[place])) return true;
      scheme.strike(place);
    }
    return targets.length === 0;
  }

  /** The tickets not done yet, with what is to be gained. */
  errands(view: View, seat: number, more: readonly Ticket[] = []): Errand[] {
    const held = ticketsOf(view, seat, this.ground);
    // In imagined games a ticket that is done needs no second look.
    const open = this.#thorough ? held : held.filter(({ number }) => this.scheme.joined[number] === 0);
    const tickets = more.length > 0 ? [...open, ...more] : open;
    const { ticket: bonus } = this.weights;
    const errands = tickets.map((ticket) => ({ ticket, worth: 2 * ticket.points + bonus }));
    return errands.sort((a, b) => b.worth - a.worth);
  }

  #plan(view: View, seat: number, inDepth = this.#thorough): void {
    const { scheme, weights } = this;
    const pieces = piecesOf(this.ground.game, view, seat);
    const turns = this.turnsLeft(view, seat);
    scheme.price(view, seat, this.purse, weights);
    const { oneTicket, ticketsOnly, longest, unafraid } = this.#habit;
    const errands = oneTicket ? this.#nearest(view, seat, turns) : this.errands(view, seat);
    if (inDepth) {
      const order = this.followBest(errands, pieces, turns);
      if (this.#thorough && !unafraid) scheme.weighRisks(order, pieces, turns, weights);
    } else scheme.follow(errands, pieces, turns, weights);
    if (longest) scheme.addLongest(pieces, 2);
    if (!ticketsOnly) scheme.addExtras(pieces, turns, weights, this.#thorough ? 6 : 3);
    if (scheme.targets.length === 0) scheme.addAnything(pieces);
  }

  /** The ticket that is cheapest to finish, alone. */
  #nearest(view: View, seat: number, turns: number): Errand[] {
    const { scheme, weights } = this;
    const pieces = piecesOf(this.ground.game, view, seat);
    const errands = this.errands(view, seat);
    scheme.follow([], pieces, turns, weights);
    const open = errands
      .map((errand) => ({ errand, cost: errand.ticket.points - scheme.marginal(errand.ticket, pieces, turns) }))
      .filter(({ errand, cost }) => cost > 0 && cost < 2 * errand.ticket.points)
      .sort((a, b) => a.cost - b.cost);
    return open.slice(0, 1).map(({ errand }) => errand);
  }

  /** Tries several orders of the tickets, since each may use the routes of those before it. */
  followBest(errands: readonly Errand[], pieces: number, turns: number): readonly Errand[] {
    const { scheme, weights } = this;
    scheme.follow(errands, pieces, turns, weights);
    if (scheme.targets.length === 0) return errands;
    // Joined tickets change nothing but take their time; the yardsticks' plans stay what they were to the last bit.
    const open = this.#thorough ? errands : scheme.unfinished(errands);
    const joined = this.#thorough ? [] : errands.filter((errand) => !open.includes(errand));
    let best = errands;
    let most = Number.NEGATIVE_INFINITY;
    for (const way of ordersOf(open)) {
      const order = [...joined, ...way];
      scheme.follow(order, pieces, turns, weights);
      if (scheme.value > most) {
        most = scheme.value;
        best = order;
      }
    }
    if (errands.length > 1) scheme.follow(best, pieces, turns, weights);
    return best;
  }

  #turn(view: View, seat: number): BoardAction {
    const { game } = this.ground;
    this.look(view, seat);
    // Anything but a fresh turn is rare: what the law offers then is short.
    if (!mayStill(game, view, 'takeCard')) return richestClaim(this, view, seat);
    if (game.rules.technologies && mayStill(game, view, 'buyTechnology')) {
      const bought = purchase(this, view, seat);
      if (bought) return bought;
    }
    if (this.#hungry(view, seat)) return DRAW_TICKETS;
    const claim = bestClaim(this, view, seat);
    if (claim) return claim;
    if (this.#wantsTickets(view, seat)) return DRAW_TICKETS;
    return takeCard(this, view, seat, false) ?? this.#fallback(view, seat);
  }

  #fallback(view: View, seat: number): BoardAction {
    return this.ground.game.offers(view, seat)[0];
  }

  #hungry(view: View, seat: number): boolean {
    const { game } = this.ground;
    const { hungryFor = 0 } = this.#habit;
    if (ticketCount(game, view, seat) >= hungryFor || ticketPileCount(game, view) === 0) return false;
    return this.turnsLeft(view, seat) > this.weights.drawTurns;
  }

  #wantsTickets(view: View, seat: number): boolean {
    const { game } = this.ground;
    if (ticketPileCount(game, view) === 0 || isLastRound(game, view)) return false;
    const { scheme, weights } = this;
    if (scheme.forTickets > 0) return false;
    if (this.turnsLeft(view, seat) < weights.drawTurns || piecesOf(game, view, seat) < weights.drawTurns) return false;
    return this.#thorough ? drawWorth(this, view, seat) > weights.draw : this.#feelsLikeTickets(view, seat);
  }

  /** In imagined games: weighed by a few of the tickets there are, and whoever has enough of them does not ask again. */
  #feelsLikeTickets(view: View, seat: number): boolean {
    const tickets = ticketCount(this.ground.game, view, seat);
    if (this.#enough === tickets) return false;
    if (drawWorth(this, view, seat, SAMPLE) > this.weights.draw) return true;
    this.#enough = tickets;
    return false;
  }

  #keep(view: View, seat: number): BoardAction {
    this.purse.read(view, seat);
    return bestKeeping(this, view, seat, this.#thorough);
  }
}

/** The most valuable first; each in turn last; and the cheapest first. */
function* ordersOf(errands: readonly Errand[]): Generator<readonly Errand[]> {
  yield errands;
  if (errands.length < 2) return;
  yield [...errands].reverse();
  if (errands.length < 3) return;
  for (const last of errands) yield [...errands.filter((errand) => errand !== last), last];
  for (const first of errands) yield [first, ...errands.filter((errand) => errand !== first)];
}
