import {
  type Bits,
  exchangeTicket,
  holds,
  ShortestPath,
  type State,
  seatCount,
  ticketsHeld,
  type View,
} from '@branchline/engine';
import { type Ground, isOpen } from '../planner/board-graph.ts';
import { ownTickets, pickTicket } from './pick-tickets.ts';

/** How much likelier a ticket is for every part of its way that a seat has already built. */
const FAITH = 3;

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
    const path = new ShortestPath(ground);
    const plain = Float64Array.from(ground.length);
    this.#weights = Array.from({ length: seatCount(ground.game, view) }, (_, other) =>
      other === seat ? new Float64Array(0) : weightsOf(view, other, { ground, path, plain }),
    );
  }

  /** Exchanges tickets of the others for likelier ones that nobody has seen either. */
  deal(state: State, bits: Bits): void {
    const { game } = this.#ground;
    const taken = ownTickets(game, state, this.#seat);
    for (let other = 0; other < this.#weights.length; other++) {
      if (other === this.#seat) continue;
      for (const ticket of ticketsHeld(game, state, other)) {
        const wanted = pickTicket(this.#weights[other], taken, bits() / 2 ** 32);
        if (wanted < 0) return;
        taken.add(wanted !== ticket && exchangeTicket(game, state, other, { had: ticket, wanted }) ? wanted : ticket);
      }
    }
  }
}

interface Looking {
  readonly ground: Ground;
  readonly path: ShortestPath;
  readonly plain: Float64Array;
}

function weightsOf(view: View, seat: number, { ground, path, plain }: Looking): Float64Array {
  const costs = Float64Array.from(plain, (length, route) => {
    if (holds(ground.game, view, seat, route)) return 0;
    return isOpen(view, seat, route, ground) ? length : Number.POSITIVE_INFINITY;
  });
  return Float64Array.from(ground.game.board.tickets, ({ from, to }) => {
    path.find(plain, from, to, Number.POSITIVE_INFINITY);
    const whole = path.cost;
    if (!path.find(costs, from, to, Number.POSITIVE_INFINITY)) return 0.5;
    return Math.exp(FAITH * Math.max(-0.3, 1 - path.cost / whole));
  });
}
