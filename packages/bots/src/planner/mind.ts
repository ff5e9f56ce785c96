import { type BoardAction, countOf, type Ticket, ticketsIn, type View } from '@branchline/engine';
import { bestKeeping, worthDrawing } from './choose-tickets.ts';
import { type Ground, heldBy, isMine, isOpen, priceOf } from './ground.ts';
import { Purse } from './purse.ts';
import { type Errand, Scheme, ticketsOf } from './scheme.ts';
import { purchase } from './technologies.ts';
import type { Habit, Weights } from './weights.ts';

/** C-50: with so few pieces a seat ends the game. */
const LAST_PIECES = 2;
const TAKE_DECK: BoardAction = { type: 'takeCard', from: 'deck' };
const DRAW_TICKETS: BoardAction = { type: 'drawTickets' };
const LEAVE: BoardAction = { type: 'leaveTunnel' };
const TAKES: readonly BoardAction[] = [0, 1, 2, 3, 4].map((from) => ({ type: 'takeCard', from }));

/** A seat's plan and how it acts on it: thoroughly for a real move, quickly in imagined games. */
export class Mind {
  readonly scheme: Scheme;
  readonly purse: Purse;
  readonly ground: Ground;
  readonly weights: Weights;
  readonly #thorough: boolean;
  readonly #habit: Habit;
  #known = -1;

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

  act(view: View, seat: number): BoardAction {
    const asked = this.ground.game.asked(view, seat)?.kind;
    switch (asked) {
      case 'keepTickets':
        return this.#keep(view, seat);
      case 'payTunnel':
        return this.#payTunnel(view, seat);
      case 'secondCard':
        this.look(view, seat);
        return this.takeCard(view, seat, true) ?? TAKE_DECK;
      default:
        return this.#turn(view, seat);
    }
  }

  /** Turns that are left to the seat, as far as anybody can tell: the first to run out of pieces ends the game. */
  turnsLeft(view: View, seat: number): number {
    const { at } = this.ground;
    if (view[at.lastTurns] > 0) return 1;
    let least = Number.POSITIVE_INFINITY;
    for (let other = 0; other < view[at.seats]; other++) {
      if (other === seat) continue;
      const pieces = Math.max(1, view[at.pieces + other] - LAST_PIECES);
      const draws = Math.max(0, pieces - 0.7 * view[at.handCount + other]) / 2;
      least = Math.min(least, (draws + pieces / 2.4) * this.weights.pace);
    }
    return least + 1.5;
  }

  /** Makes or renews the plan, and looks through the hand. */
  look(view: View, seat: number): void {
    const { at } = this.ground;
    this.purse.read(view, seat);
    if (this.#thorough || this.#stale(view, seat)) this.#plan(view, seat);
    const due = priceOf(this.scheme.technologies & ~heldBy(view, seat, this.ground), this.ground);
    const targets = this.scheme.targets;
    this.purse.plan(targets.length > 8 ? targets.slice(0, 8) : targets, due, this.weights);
    this.#known = view[at.ticketCount + seat];
  }

  #stale(view: View, seat: number): boolean {
    if (this.#known !== view[this.ground.at.ticketCount + seat]) return true;
    const { scheme, ground } = this;
    const { targets } = scheme;
    for (let place = targets.length - 1; place >= 0; place--) {
      if (isOpen(view, seat, targets[place], ground)) continue;
      if (!isMine(view, seat, targets[place], ground)) return true;
      scheme.strike(place);
    }
    return targets.length === 0;
  }

  /** The tickets not done yet, with what is to be gained. */
  errands(view: View, seat: number, more: readonly Ticket[] = []): Errand[] {
    const tickets = [...ticketsOf(view, seat, this.ground), ...more];
    const { ticket: bonus } = this.weights;
    const errands = tickets.map((ticket) => ({ ticket, worth: 2 * ticket.points + bonus }));
    return errands.sort((a, b) => b.worth - a.worth);
  }

  #plan(view: View, seat: number): void {
    const { scheme, weights } = this;
    const pieces = view[this.ground.at.pieces + seat];
    const turns = this.turnsLeft(view, seat);
    scheme.price(view, seat, this.purse, weights);
    const { oneTicket, ticketsOnly, longest } = this.#habit;
    const errands = oneTicket ? this.#nearest(view, seat, turns) : this.errands(view, seat);
    if (this.#thorough) scheme.weighRisks(this.followBest(errands, pieces, turns), pieces, turns, weights);
    else scheme.follow(errands, pieces, turns, weights);
    if (longest) scheme.addLongest(pieces, 2);
    if (!ticketsOnly) scheme.addExtras(pieces, turns, weights, this.#thorough ? 6 : 3);
    if (scheme.targets.length === 0) scheme.addAnything(pieces);
  }

  /** The ticket that is cheapest to finish, alone. */
  #nearest(view: View, seat: number, turns: number): Errand[] {
    const { scheme, weights } = this;
    const pieces = view[this.ground.at.pieces + seat];
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
    let best = errands;
    let most = Number.NEGATIVE_INFINITY;
    for (const order of ordersOf(errands)) {
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
    const { at, game } = this.ground;
    this.look(view, seat);
    const allows = view[at.allows];
    // Anything but a fresh turn is rare: what the law offers then is short.
    if ((allows & 1) === 0) return this.#odd(view, seat);
    if (game.rules.technologies && (allows & 8) !== 0) {
      const bought = purchase(this, view, seat);
      if (bought) return bought;
    }
    if (this.#hungry(view, seat)) return DRAW_TICKETS;
    const claim = this.bestClaim(view, seat);
    if (claim) return claim;
    if (this.#wantsTickets(view, seat)) return DRAW_TICKETS;
    return this.takeCard(view, seat, false) ?? this.#fallback(view, seat);
  }

  /** With Right of Way or Thermocompressors: the claim that brings most. */
  #odd(view: View, seat: number): BoardAction {
    const offers = this.ground.game.offers(view, seat);
    let best = offers[0];
    let most = -1;
    for (const offer of offers) {
      if (offer.type !== 'claimRoute' && offer.type !== 'claimHeldRoute') continue;
      const planned = this.scheme.targets.includes(offer.route) ? 5 : 0;
      if (this.ground.points[offer.route] + planned > most) {
        most = this.ground.points[offer.route] + planned;
        best = offer;
      }
    }
    return best;
  }

  #fallback(view: View, seat: number): BoardAction {
    return this.ground.game.offers(view, seat)[0];
  }

  /** A planned route that can be paid for: the tickets' before the others, the long before the short. */
  bestClaim(view: View, seat: number): BoardAction | undefined {
    const { scheme, ground, purse, weights } = this;
    const held = heldBy(view, seat, ground);
    const last = view[ground.at.lastTurns] > 0;
    if (last) return this.#lastClaim(view, seat);
    let best: BoardAction | undefined;
    let most = 0;
    for (let place = 0; place < scheme.targets.length; place++) {
      const route = scheme.targets[place];
      if ((ground.needs[route] & ~held) !== 0) continue;
      const cards = purse.pay(view, seat, route);
      if (cards === 0) continue;
      const risk = weights.regret * (scheme.regrets[place] ?? 0);
      const loose = countOf(cards, ground.at.wild) - ground.symbols[route];
      const first = place < scheme.forTickets ? weights.ticketFirst : 0;
      const important = first + risk + ground.points[route] + 1 - weights.patience * Math.max(0, loose);
      if (important > most) {
        most = important;
        best = { type: 'claimRoute', route, cards };
      }
    }
    return best;
  }

  /** The last turn: what brings most, tickets finished by it included. */
  #lastClaim(view: View, seat: number): BoardAction | undefined {
    const { ground, purse, scheme } = this;
    const held = heldBy(view, seat, ground);
    let best: BoardAction | undefined;
    let most = 0;
    for (let route = 0; route < ground.routes; route++) {
      if ((ground.needs[route] & ~held) !== 0 || !isOpen(view, seat, route, ground)) continue;
      const cards = purse.pay(view, seat, route);
      if (cards === 0) continue;
      const finishes = scheme.forTickets === 1 && scheme.targets[0] === route ? 1000 : 0;
      if (ground.points[route] + finishes > most) {
        most = ground.points[route] + finishes;
        best = { type: 'claimRoute', route, cards };
      }
    }
    return best;
  }

  #hungry(view: View, seat: number): boolean {
    const { at } = this.ground;
    const { hungryFor = 0 } = this.#habit;
    if (view[at.ticketCount + seat] >= hungryFor || view[at.pileCount] === 0) return false;
    return this.turnsLeft(view, seat) > this.weights.drawTurns;
  }

  #wantsTickets(view: View, seat: number): boolean {
    const { at } = this.ground;
    if (view[at.pileCount] === 0 || view[at.lastTurns] > 0) return false;
    const { scheme, weights } = this;
    if (scheme.forTickets > 0) return false;
    if (this.turnsLeft(view, seat) < weights.drawTurns || view[at.pieces + seat] < weights.drawTurns) return false;
    return this.#thorough ? worthDrawing(this, view, seat) : true;
  }

  /** The card wanted most; the deck is worth what may lie there, a wild that is a whole draw must be worth two. */
  takeCard(view: View, seat: number, second: boolean): BoardAction | undefined {
    const { at, game } = this.ground;
    const { wants } = this.purse;
    const wholeDraw = game.rules.marketWildIsWholeDraw;
    const unseen = this.unseen(view, seat);
    let best = view[at.deckCount] > 0 ? TAKE_DECK : undefined;
    let most = best ? unseen + 0.01 : -1;
    for (let place = 0; place < at.places; place++) {
      const kind = view[at.market + place] - 1;
      if (kind < 0) continue;
      let worth = wants[kind];
      if (kind === at.wild && wholeDraw) {
        if (second) continue;
        worth -= unseen + 0.05;
      }
      if (worth > most) {
        most = worth;
        best = TAKES[place];
      }
    }
    return best;
  }

  /** What a card off the deck is worth. */
  unseen(view: View, seat: number): number {
    const { at, game } = this.ground;
    const { perColour, wilds } = game.rules.facts.deck;
    let worth = 0;
    let cards = 0;
    for (let kind = 0; kind < at.kinds; kind++) {
      const all = kind === at.wild ? wilds : perColour;
      const hidden = all - view[at.hand + seat * at.kinds + kind] - view[at.discards + kind];
      worth += hidden * this.purse.wants[kind];
      cards += hidden;
    }
    return cards > 0 ? worth / cards : 0;
  }

  #keep(view: View, seat: number): BoardAction {
    this.purse.read(view, seat);
    return bestKeeping(this, view, seat, this.#thorough);
  }

  /** The extra in the colour if there is enough of it, else with wilds; left if that is more than the route is worth. */
  #payTunnel(view: View, seat: number): BoardAction {
    const offers = this.ground.game.offers(view, seat);
    let best = LEAVE;
    let least = Number.POSITIVE_INFINITY;
    for (const offer of offers) {
      if (offer.type !== 'payTunnel') continue;
      const wilds = countOf(offer.cards, this.ground.at.wild);
      if (wilds < least) {
        least = wilds;
        best = offer;
      }
    }
    return best;
  }

  /** Tickets on offer to the seat. */
  offered(view: View, seat: number): Ticket[] {
    const { at, game } = this.ground;
    const start = at.offered + seat * at.mostOffered;
    return view.slice(start, start + view[at.offeredCount + seat]).map((ticket) => game.board.tickets[ticket - 1]);
  }

  /** Tickets the seat has never seen. */
  unseenTickets(view: View, seat: number): Ticket[] {
    const { at, game } = this.ground;
    const own = new Set(ticketsIn(view, at.tickets + seat * at.ticketWords, at.ticketTotal));
    return game.board.tickets.filter(({ number }) => !own.has(number));
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
