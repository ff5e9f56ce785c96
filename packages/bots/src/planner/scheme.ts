import { GREY, type Ticket, ticketsIn, type View } from '@branchline/engine';
import { type Ground, heldBy, isMine, isOpen, priceOf } from './ground.ts';
import type { Purse } from './purse.ts';
import { Ways } from './ways.ts';
import type { Weights } from './weights.ts';

/** A ticket and what finishing it, rather than not, is worth. */
export interface Errand {
  readonly ticket: Ticket;
  readonly worth: number;
}

/** What a seat means to build: routes that finish its tickets at the least price, then routes that bring points. */
export class Scheme {
  /** Still to be claimed, the tickets' routes first. */
  readonly targets: number[] = [];
  /** How many of the targets are for tickets. */
  forTickets = 0;
  /** To be bought for them, as bits. */
  technologies = 0;
  pieces = 0;
  turns = 0;
  /** Points to come, less the price of the turns they take. */
  value = 0;
  /** Beside the targets: what is lost with each, if it has been weighed. */
  readonly regrets: number[] = [];
  readonly done: Ticket[] = [];
  readonly lost: Ticket[] = [];
  readonly costs: Float64Array;
  readonly #fresh: Float64Array;
  readonly #turnsOf: Float64Array;
  readonly #gain: Float64Array;
  readonly #others: Uint8Array;
  readonly #ground: Ground;
  readonly #ways: Ways;
  #held = 0;

  constructor(ground: Ground) {
    this.#ground = ground;
    this.#ways = new Ways(ground);
    this.costs = new Float64Array(ground.routes);
    this.#fresh = new Float64Array(ground.routes);
    this.#turnsOf = new Float64Array(ground.routes);
    this.#gain = new Float64Array(ground.routes);
    this.#others = new Uint8Array(ground.places);
  }

  /** What every route costs the seat now: the turns it takes, less what it brings. */
  price(view: View, seat: number, purse: Purse, weights: Weights): void {
    const ground = this.#ground;
    this.#held = heldBy(view, seat, ground);
    const seats = view[ground.at.seats];
    if (weights.block > 0) this.#seeOthers(view, seat);
    for (let route = 0; route < ground.routes; route++) {
      if (isMine(view, seat, route, ground)) {
        this.#fresh[route] = 0;
        continue;
      }
      if (!isOpen(view, seat, route, ground)) {
        this.#fresh[route] = Number.POSITIVE_INFINITY;
        continue;
      }
      this.#turnsOf[route] = this.#turns(route, purse, weights);
      this.#gain[route] = this.#points(view, seat, route);
      if (weights.block > 0) {
        this.#gain[route] += (weights.block * (this.#others[ground.a[route]] + this.#others[ground.b[route]])) / 2;
      }
      const alone = ground.twin[route] < 0 || seats < ground.game.rules.facts.bothTracksFrom;
      const risk = alone ? weights.contest * (ground.length[route] < 3 ? 1 : 0.6) : 0;
      const cost = this.#turnsOf[route] * weights.turn - this.#gain[route] + risk;
      this.#fresh[route] = Math.max(weights.floor * ground.length[route], cost);
    }
  }

  /** The places that the networks of others touch: where they may want to go on. */
  #seeOthers(view: View, seat: number): void {
    const { at, a, b, routes } = this.#ground;
    this.#others.fill(0);
    for (let route = 0; route < routes; route++) {
      if ((view[at.holders + route] & ~(1 << seat)) === 0) continue;
      this.#others[a[route]] = 1;
      this.#others[b[route]] = 1;
    }
  }

  #turns(route: number, purse: Purse, weights: Weights): number {
    const { length, symbols, tunnel, colour, at, wildOn } = this.#ground;
    const { hand } = purse;
    let own = 0;
    if (colour[route] === GREY) for (let kind = 0; kind < at.wild; kind++) own = Math.max(own, hand[kind]);
    else own = hand[colour[route]];
    own = Math.min(own, length[route] - symbols[route]);
    if (wildOn[route]) own += Math.min(hand[at.wild], length[route] - own);
    const cards = length[route] + weights.symbol * symbols[route] + weights.tunnel * tunnel[route];
    // Any colour will do on a grey route: its cards are found more quickly.
    const ease = colour[route] === GREY ? 0.85 : 1;
    return 1 + Math.max(0, cards - weights.hand * own) * weights.card * ease;
  }

  /** Points of a route now, and half a point for each attraction the seat does not touch yet. */
  #points(view: View, seat: number, route: number): number {
    const ground = this.#ground;
    const base =
      this.#held === 0 ? ground.points[route] : ground.game.rules.points(ground.game.board.routes[route], this.#held);
    const { attraction, a, b } = ground;
    if (attraction[a[route]] === 0 && attraction[b[route]] === 0) return base;
    return base + this.#newSight(view, seat, a[route]) + this.#newSight(view, seat, b[route]);
  }

  #newSight(view: View, seat: number, place: number): number {
    const ground = this.#ground;
    if (ground.attraction[place] === 0) return 0;
    for (let step = ground.first[place]; step < ground.first[place + 1]; step++) {
      if (isMine(view, seat, ground.stepRoute[step], ground)) return 0;
    }
    return 0.7;
  }

  /** Finishes the errands one after the other, as far as pieces and turns allow; each may use the routes of those before it. */
  follow(errands: readonly Errand[], pieces: number, turns: number, weights: Weights): void {
    this.targets.length = 0;
    this.regrets.length = 0;
    this.done.length = 0;
    this.lost.length = 0;
    this.technologies = 0;
    this.pieces = 0;
    this.turns = 0;
    this.value = 0;
    this.costs.set(this.#fresh);
    if (this.#ground.at.technologyTotal > 0) this.#addTechnologyPrices(weights);
    for (const errand of errands) this.#finish(errand, pieces, turns, weights);
    this.forTickets = this.targets.length;
  }

  #finish({ ticket, worth }: Errand, pieces: number, turns: number, weights: Weights): void {
    const ways = this.#ways;
    if (!ways.find(this.costs, ticket.from, ticket.to, worth)) return this.#lose(ticket);
    let needed = this.pieces;
    let time = this.turns;
    for (const route of ways.found) {
      needed += this.#ground.length[route];
      time += this.#turnsOf[route];
    }
    if (needed > pieces || time > turns) return this.#lose(ticket);
    this.value += ticket.points - ways.cost;
    this.done.push(ticket);
    for (const route of ways.found) this.#add(route, weights);
  }

  #lose(ticket: Ticket): void {
    this.value -= ticket.points;
    this.lost.push(ticket);
  }

  #add(route: number, weights: Weights): void {
    const { length, needs } = this.#ground;
    this.targets.push(route);
    this.pieces += length[route];
    this.turns += this.#turnsOf[route];
    this.costs[route] = 0;
    const twin = this.#ground.twin[route];
    if (twin >= 0) this.costs[twin] = Number.POSITIVE_INFINITY;
    const missing = needs[route] & ~this.#held & ~this.technologies;
    if (missing === 0) return;
    this.technologies |= missing;
    this.turns += priceOf(missing, this.#ground) * weights.wild;
    for (let other = 0; other < this.costs.length; other++) {
      if (this.costs[other] > 0 && (needs[other] & missing) !== 0) this.costs[other] = this.#fresh[other];
    }
    this.#addTechnologyPrices(weights, missing);
  }

  /** A target has been claimed. */
  strike(place: number): void {
    this.pieces -= this.#ground.length[this.targets[place]];
    this.targets.splice(place, 1);
    this.regrets.splice(place, 1);
    if (place < this.forTickets) this.forTickets--;
  }

  /** What it would cost if each of the tickets' routes were taken by another: the most urgent come first. */
  weighRisks(errands: readonly Errand[], pieces: number, turns: number, weights: Weights): void {
    const { value } = this;
    const routes = [...this.targets];
    const regrets = new Map<number, number>();
    for (const route of routes) {
      const cost = this.#fresh[route];
      this.#fresh[route] = Number.POSITIVE_INFINITY;
      this.follow(errands, pieces, turns, weights);
      this.#fresh[route] = cost;
      regrets.set(route, Math.max(0, value - this.value));
    }
    this.follow(errands, pieces, turns, weights);
    this.targets.sort((a, b) => (regrets.get(b) ?? 0) - (regrets.get(a) ?? 0));
    this.regrets.length = 0;
    for (const route of this.targets) this.regrets.push(regrets.get(route) ?? 0);
  }

  /** A route that asks for technologies nobody has bought yet costs their wilds too. */
  #addTechnologyPrices(weights: Weights, changed = -1): void {
    const { needs } = this.#ground;
    const held = this.#held | this.technologies;
    for (let route = 0; route < needs.length; route++) {
      const missing = needs[route] & ~held;
      if (missing === 0 || this.costs[route] <= 0 || (needs[route] & changed) === 0) continue;
      this.costs[route] = this.#fresh[route] + priceOf(missing, this.#ground) * weights.wild * weights.turn;
    }
  }

  /** Routes that bring more than the turns they take are worth, the best first, with the pieces and turns left. */
  addExtras(pieces: number, turns: number, weights: Weights, most: number): void {
    const { length, needs } = this.#ground;
    for (let more = 0; more < most; more++) {
      let best = -1;
      let bestNet = weights.extra;
      for (let route = 0; route < this.costs.length; route++) {
        if (this.costs[route] === 0 || this.costs[route] === Number.POSITIVE_INFINITY) continue;
        if (this.pieces + length[route] > pieces) continue;
        const missing = needs[route] & ~this.#held & ~this.technologies;
        const bought = priceOf(missing, this.#ground) * weights.wild;
        const time = this.#turnsOf[route] + bought;
        if (this.turns + time > turns + 1) continue;
        const net = this.#gain[route] - time * weights.turn;
        if (net > bestNet) {
          bestNet = net;
          best = route;
        }
      }
      if (best < 0) return;
      this.value += bestNet;
      this.#add(best, weights);
    }
  }

  /** Nothing pays any more: the route that brings most for its turns, whatever it is. */
  addAnything(pieces: number): void {
    const { length, needs } = this.#ground;
    let best = -1;
    let most = 0;
    for (let route = 0; route < this.costs.length; route++) {
      if (this.costs[route] === 0 || this.costs[route] === Number.POSITIVE_INFINITY) continue;
      if (length[route] > pieces || (needs[route] & ~this.#held) !== 0) continue;
      const rate = this.#gain[route] / this.#turnsOf[route];
      if (rate > most) {
        most = rate;
        best = route;
      }
    }
    if (best >= 0) this.targets.push(best);
  }

  /** The longest routes there are, as long as the pieces last. */
  addLongest(pieces: number, most: number): void {
    const { length, needs } = this.#ground;
    const open: number[] = [];
    for (let route = 0; route < this.costs.length; route++) {
      if (this.costs[route] === 0 || this.costs[route] === Number.POSITIVE_INFINITY) continue;
      if (length[route] <= pieces - this.pieces && (needs[route] & ~this.#held) === 0) open.push(route);
    }
    open.sort((a, b) => length[b] - length[a] || this.#turnsOf[a] - this.#turnsOf[b]);
    this.targets.unshift(...open.slice(0, most));
  }

  /** What a further ticket would add: its points less the way to it, or less its points if there is no way worth it. */
  marginal(ticket: Ticket, pieces: number, turns: number): number {
    const ways = this.#ways;
    if (!ways.find(this.costs, ticket.from, ticket.to, 2 * ticket.points)) return -ticket.points;
    let needed = this.pieces;
    let time = this.turns;
    for (const route of ways.found) {
      needed += this.#ground.length[route];
      time += this.#turnsOf[route];
    }
    return needed > pieces || time > turns ? -ticket.points : ticket.points - ways.cost;
  }
}

export function ticketsOf(view: View, seat: number, { at, game }: Ground): Ticket[] {
  const held = ticketsIn(view, at.tickets + seat * at.ticketWords, at.ticketTotal);
  return held.map((ticket) => game.board.tickets[ticket]);
}
