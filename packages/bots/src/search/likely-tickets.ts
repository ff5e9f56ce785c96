import { type Bits, type State, ticketsIn, type View } from '@branchline/engine';
import { type Ground, isMine, isOpen } from '../planner/ground.ts';
import { Ways } from '../planner/ways.ts';

/** How much likelier a ticket is for every part of its way that a seat has already built. */
const FAITH = 3;
const WORD = 30;

/**
 * What others have built tells something of their tickets: those whose places their routes join, or nearly join, are the
 * likelier. Made once for a decision; then every imagined game is dealt by it.
 */
export class LikelyTickets {
  readonly #ground: Ground;
  readonly #seat: number;
  /** Seat by seat, ticket by ticket. */
  readonly #weights: readonly Float64Array[];

  constructor(view: View, seat: number, ground: Ground) {
    this.#ground = ground;
    this.#seat = seat;
    const ways = new Ways(ground);
    const plain = Float64Array.from(ground.length);
    this.#weights = Array.from({ length: view[ground.at.seats] }, (_, other) =>
      other === seat ? new Float64Array(0) : weightsOf(view, other, { ground, ways, plain }),
    );
  }

  /** Exchanges tickets of the others for likelier ones that nobody has seen either. */
  deal(state: State, bits: Bits): void {
    const { at } = this.#ground;
    const own = new Set(ticketsIn(state, at.tickets + this.#seat * at.ticketWords, at.ticketTotal));
    for (let place = 0; place < state[at.offeredCount + this.#seat]; place++) {
      own.add(state[at.offered + this.#seat * at.mostOffered + place] - 1);
    }
    for (let other = 0; other < this.#weights.length; other++) {
      if (other === this.#seat) continue;
      for (const ticket of ticketsIn(state, at.tickets + other * at.ticketWords, at.ticketTotal)) {
        const wanted = this.#pick(this.#weights[other], own, bits);
        if (wanted < 0) return;
        if (wanted !== ticket && this.#exchange(state, other, ticket, wanted)) own.add(wanted);
        else own.add(ticket);
      }
    }
  }

  #pick(weights: Float64Array, taken: ReadonlySet<number>, bits: Bits): number {
    let sum = 0;
    for (let ticket = 0; ticket < weights.length; ticket++) if (!taken.has(ticket)) sum += weights[ticket];
    let left = (bits() / 2 ** 32) * sum;
    for (let ticket = 0; ticket < weights.length; ticket++) {
      if (taken.has(ticket)) continue;
      left -= weights[ticket];
      if (left <= 0) return ticket;
    }
    return -1;
  }

  /** Gives the seat the wanted ticket, and what it had goes where that one was; nothing, if it cannot be found. */
  #exchange(state: State, seat: number, had: number, wanted: number): boolean {
    const { at } = this.#ground;
    const swap = (set: number, out: number, into: number): void => {
      state[set + Math.floor(out / WORD)] &= ~(1 << (out % WORD));
      state[set + Math.floor(into / WORD)] |= 1 << (into % WORD);
    };
    const has = (set: number): boolean => ((state[set + Math.floor(wanted / WORD)] >>> (wanted % WORD)) & 1) === 1;
    const mine = at.tickets + seat * at.ticketWords;
    if (has(mine)) return false;
    const sets = [at.box];
    for (let other = 0; other < state[at.seats]; other++) sets.push(at.tickets + other * at.ticketWords);
    for (const set of sets) {
      if (!has(set)) continue;
      swap(set, wanted, had);
      swap(mine, had, wanted);
      return true;
    }
    for (let place = 0; place < state[at.pileCount]; place++) {
      if (state[at.ticketPile + place] !== wanted) continue;
      state[at.ticketPile + place] = had;
      swap(mine, had, wanted);
      return true;
    }
    return false;
  }
}

interface Looking {
  readonly ground: Ground;
  readonly ways: Ways;
  readonly plain: Float64Array;
}

function weightsOf(view: View, seat: number, { ground, ways, plain }: Looking): Float64Array {
  const costs = Float64Array.from(plain, (length, route) => {
    if (isMine(view, seat, route, ground)) return 0;
    return isOpen(view, seat, route, ground) ? length : Number.POSITIVE_INFINITY;
  });
  return Float64Array.from(ground.game.board.tickets, ({ from, to }) => {
    ways.find(plain, from, to, Number.POSITIVE_INFINITY);
    const whole = ways.cost;
    if (!ways.find(costs, from, to, Number.POSITIVE_INFINITY)) return 0.5;
    return Math.exp(FAITH * Math.max(-0.3, 1 - ways.cost / whole));
  });
}
