import {
  type Cards,
  cardsOfKind,
  countOf,
  GREY,
  handCount,
  heldOfKind,
  technologiesOf,
  type View,
} from '@branchline/engine';
import type { BoardGraph } from './board-graph.ts';
import type { BoardWeights } from './weights.ts';

/** The hand of a seat, and what its cards are wanted for. Its rows are used again for every look. */
export class HandBudget {
  readonly hand: Int32Array;
  count = 0;
  /** How much one more card of each kind would help. */
  readonly wants: Float64Array;
  /** What a card of each kind is needed for elsewhere: the price of giving it away. */
  readonly worth: Float64Array;
  readonly #graph: BoardGraph;
  readonly #left: Int32Array;

  constructor(graph: BoardGraph) {
    this.#graph = graph;
    this.hand = new Int32Array(graph.kinds);
    this.wants = new Float64Array(graph.kinds);
    this.worth = new Float64Array(graph.kinds);
    this.#left = new Int32Array(graph.kinds);
  }

  read(view: View, seat: number): void {
    const { game, kinds } = this.#graph;
    this.count = handCount(game, view, seat);
    for (let kind = 0; kind < kinds; kind++) this.hand[kind] = heldOfKind(game, view, seat, kind);
  }

  /** Cards the hand lacks for a route, wilds and groups apart from those of the route's own. */
  lack(route: number): number {
    const { length, symbols, colour, wildOn, wild } = this.#graph;
    const own = colour[route] === GREY ? this.#most(this.hand) : this.hand[colour[route]];
    const room = length[route] - symbols[route];
    const wilds = wildOn[route] ? this.hand[wild] : 0;
    const coloured = Math.min(own, room);
    return Math.max(0, length[route] - coloured - wilds);
  }

  #most(hand: Int32Array): number {
    let most = 0;
    for (let kind = 0; kind < this.#graph.wild; kind++) if (hand[kind] > most) most = hand[kind];
    return most;
  }

  #mostOf(hand: Int32Array): number {
    let best = 0;
    for (let kind = 1; kind < this.#graph.wild; kind++) if (hand[kind] > hand[best]) best = kind;
    return best;
  }

  /**
   * Looks through the routes a seat means to claim, in the order of their importance: each wants what it lacks, the more the
   * nearer it is, and a card is promised to one route only.
   */
  assign(routes: readonly number[], wildsDue: number, { keepWild, focus }: BoardWeights): void {
    const { wild, length, symbols, colour, wildOn } = this.#graph;
    const left = this.#left;
    left.set(this.hand);
    this.wants.fill(0);
    this.worth.fill(0.1);
    if (wildsDue > 0) {
      const lacking = Math.max(0, wildsDue - left[wild]);
      left[wild] = Math.max(0, left[wild] - wildsDue);
      this.worth[wild] += 1;
      if (lacking > 0) this.wants[wild] += 1 / lacking + 0.3;
    }
    for (let place = 0; place < routes.length; place++) {
      const route = routes[place];
      const kind = colour[route] === GREY ? this.#mostOf(left) : colour[route];
      const room = length[route] - symbols[route];
      const coloured = Math.min(left[kind], room);
      const loose = wildOn[route] ? left[wild] : 0;
      const open = length[route] - coloured;
      const wilds = Math.min(loose, open);
      const lacking = open - wilds;
      left[kind] -= coloured;
      left[wild] -= wilds;
      const share = 1 / (1 + focus * place);
      this.worth[kind] += 0.5 * share;
      if (wilds > 0) this.worth[wild] += 0.4 * share;
      if (lacking === 0) continue;
      const want = share / lacking;
      const symbolsOpen = Math.max(0, symbols[route] - wilds);
      if (lacking > symbolsOpen) this.wants[kind] += want;
      if (wildOn[route]) this.wants[wild] += want * (symbolsOpen > 0 ? 1.5 : 1);
    }
    this.wants[wild] += 0.02;
    this.worth[wild] += keepWild;
  }

  /** Cards that routes are short of in all, one of them left out, once these cards have been paid; the first routes count. */
  shortfall(routes: readonly number[], without: number, paid: Cards): number {
    const { kinds, wild, length, symbols, colour, wildOn } = this.#graph;
    const left = this.#left;
    for (let kind = 0; kind < kinds; kind++) left[kind] = this.hand[kind] - (paid === 0 ? 0 : countOf(paid, kind));
    let short = 0;
    for (let place = 0; place < routes.length && place < 8; place++) {
      const route = routes[place];
      if (route === without) continue;
      const kind = colour[route] === GREY ? this.#mostOf(left) : colour[route];
      const coloured = Math.min(left[kind], length[route] - symbols[route]);
      const wilds = wildOn[route] ? Math.min(left[wild], length[route] - coloured) : 0;
      left[kind] -= coloured;
      left[wild] -= wilds;
      short += length[route] - coloured - wilds;
    }
    return short;
  }

  /** The cheapest way to pay for a route, or 0 if the hand cannot. */
  pay(view: View, seat: number, route: number): Cards {
    const { length, symbols, colour, wildOn, wild, game } = this.#graph;
    const { hand, worth } = this;
    const room = length[route] - symbols[route];
    const wilds = wildOn[route] ? hand[wild] : 0;
    const from = colour[route] === GREY ? 0 : colour[route];
    const to = colour[route] === GREY ? wild - 1 : colour[route];
    let best: Cards = 0;
    let least = Number.POSITIVE_INFINITY;
    let group = -1;
    for (let kind = from; kind <= to; kind++) {
      const singles = Math.min(hand[kind], room);
      const open = length[route] - singles;
      if (open <= wilds) {
        if (singles === 0 && kind < to) continue;
        const cost = singles * worth[kind] + open * worth[wild];
        if (cost < least) {
          least = cost;
          best = cardsOfKind(kind, singles) + cardsOfKind(wild, open);
        }
        continue;
      }
      if (best > 0) continue;
      if (group < 0) group = game.rules.payment.groupOf(game.board.routes[route], technologiesOf(game, view, seat));
      if (group === 0) continue;
      const many = (open - wilds) * group;
      if (singles + wilds + many > this.count) continue;
      const cost = 10 + many;
      if (cost >= least) continue;
      least = cost;
      best = this.#withGroups(kind, singles, wilds, many);
    }
    return best;
  }

  /** Singles of one kind, all wilds, and as many cards as are missing of the kinds worth least. */
  #withGroups(kind: number, singles: number, wilds: number, many: number): Cards {
    const { kinds, wild } = this.#graph;
    const left = this.#left;
    left.set(this.hand);
    left[kind] -= singles;
    left[wild] -= wilds;
    let cards = cardsOfKind(kind, singles) + cardsOfKind(wild, wilds);
    for (let open = many; open > 0; open--) {
      let pick = -1;
      for (let one = 0; one < kinds; one++) {
        if (left[one] > 0 && (pick < 0 || this.worth[one] < this.worth[pick])) pick = one;
      }
      if (pick < 0) return 0;
      left[pick]--;
      cards += cardsOfKind(pick, 1);
    }
    return cards;
  }

  /** So many cards of one colour, wilds among them, in the way that hurts least; 0 if the hand has not enough. */
  payOneColour(price: number): Cards {
    const { wild } = this.#graph;
    const { hand, worth } = this;
    let best: Cards = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let kind = 0; kind < wild; kind++) {
      const singles = Math.min(hand[kind], price);
      if (price - singles > hand[wild]) continue;
      const cost = singles * worth[kind] + (price - singles) * worth[wild];
      if (cost >= least) continue;
      least = cost;
      best = cardsOfKind(kind, singles) + cardsOfKind(wild, price - singles);
    }
    return best;
  }

  /** The price in wilds, or cards that stand in for them, the wilds first; 0 if the hand has not enough. */
  payWilds(price: number, group: number): Cards {
    const { wild } = this.#graph;
    const wilds = Math.min(price, this.hand[wild]);
    if (wilds === price) return cardsOfKind(wild, wilds);
    const many = (price - wilds) * group;
    return group > 0 && wilds + many <= this.count ? this.#withGroups(0, 0, wilds, many) : 0;
  }
}
