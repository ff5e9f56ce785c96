import {
  handCount,
  holds,
  isFree,
  isHeldByAnother,
  isLastRound,
  kindCount,
  piecesOf,
  piecesToLastRound,
  pointsOf,
  type Seat,
  type State,
  seatCount,
  stationsBuilt,
  technologiesOf,
} from '@branchline/engine';
import type { BoardGraph } from '../planner/board-graph.ts';
import type { BoardPlanner } from '../planner/board-planner.ts';
import { failureRisk } from '../planner/weights.ts';
import type { SeatRows } from './seat-rows.ts';

/** In the order in which they are written below. Points and cards are in tens, so that no number is large. */
export const BOARD_SEAT_NAMES: readonly string[] = [
  'points',
  'doneTickets',
  'doneCount',
  'planned',
  'plannedCount',
  'givenUp',
  'planValue',
  'ticketTurns',
  'planTurns',
  'turnsLeft',
  'failing',
  'atStake',
  'forTickets',
  'payable',
  'ticketLack',
  'lack',
  'contested',
  'keystones',
  'pieces',
  'piecesToLast',
  'planPieces',
  'hand',
  'wilds',
  'most',
  'attractions',
  'network',
  'technologies',
  'stations',
  'toBuild',
  'waits',
  'moves',
];

export const BOARD_TABLE_NAMES: readonly string[] = ['seats', 'progress', 'leastPieces', 'lastRound', 'deals'];

/** What can be said of every seat on a board, from a plan that is made quickly. */
export class BoardRows implements SeatRows {
  readonly seatNames: readonly string[] = BOARD_SEAT_NAMES;
  readonly tableNames: readonly string[] = BOARD_TABLE_NAMES;
  readonly rows: Float32Array;
  readonly table: Float32Array = new Float32Array(BOARD_TABLE_NAMES.length);
  readonly #graph: BoardGraph;
  readonly #planner: BoardPlanner;
  /** Place by place, the part of a seat's network it belongs to. */
  readonly #part: Int32Array;
  readonly #spaces: Int32Array;

  constructor(graph: BoardGraph, planner: BoardPlanner) {
    this.#graph = graph;
    this.#planner = planner;
    this.rows = new Float32Array(graph.game.seats.max * BOARD_SEAT_NAMES.length);
    this.#part = new Int32Array(graph.places);
    this.#spaces = new Int32Array(graph.places);
  }

  read(state: State, mover: Seat): void {
    const { game } = this.#graph;
    const seats = seatCount(game, state);
    let [left, least] = [0, Number.POSITIVE_INFINITY];
    for (let seat = 0; seat < seats; seat++) {
      left += piecesOf(game, state, seat);
      least = Math.min(least, piecesOf(game, state, seat));
      this.#readSeat(state, seat, (seat - mover + seats) % seats);
    }
    const all = game.rules.facts.pieces;
    this.table[0] = seats - 2;
    this.table[1] = 1 - left / (seats * all);
    this.table[2] = least / 10;
    this.table[3] = isLastRound(game, state) ? 1 : 0;
    this.table[4] = all / 20;
  }

  #readSeat(state: State, seat: Seat, waits: number): void {
    const { game, wild } = this.#graph;
    const { plan, budget, weights } = this.#planner;
    this.#planner.forget();
    plan.joined.fill(0);
    this.#planner.update(state, seat);
    const turnsLeft = this.#planner.turnsLeft(state, seat);
    const failing = plan.stake === 0 ? 0 : failureRisk(turnsLeft - plan.ticketTurns, weights);
    const network = this.#network(state, seat);
    let [done, doneCount, planned, givenUp] = [0, 0, 0, 0];
    for (const { from, to, points } of plan.done) {
      if (from.some((one) => to.some((other) => this.#root(one) === this.#root(other)))) {
        done += points;
        doneCount++;
      } else planned += points;
    }
    for (const { points } of plan.lost) givenUp += points;
    const { payable, lack, contested, keystones } = this.#targets(state, seat);
    let most = 0;
    for (let kind = 0; kind < kindCount(game); kind++) if (kind !== wild) most = Math.max(most, budget.hand[kind]);
    const { rows } = this;
    let at = seat * BOARD_SEAT_NAMES.length;
    const technologies = technologiesOf(game, state, seat);
    rows[at++] = pointsOf(game, state, seat) / 10;
    rows[at++] = done / 10;
    rows[at++] = doneCount;
    rows[at++] = planned / 10;
    rows[at++] = plan.done.length - doneCount;
    rows[at++] = givenUp / 10;
    rows[at++] = plan.value / 10;
    rows[at++] = plan.ticketTurns / 10;
    rows[at++] = plan.turns / 10;
    rows[at++] = Math.min(40, turnsLeft) / 10;
    rows[at++] = failing;
    rows[at++] = (failing * plan.stake) / 10;
    rows[at++] = plan.forTickets / 3;
    rows[at++] = payable / 3;
    rows[at++] = lack / 5;
    rows[at++] = budget.shortfall(plan.targets, -1, 0) / 10;
    rows[at++] = contested / 3;
    rows[at++] = keystones / 3;
    rows[at++] = piecesOf(game, state, seat) / 10;
    rows[at++] = Math.max(0, 6 - piecesToLastRound(game, state, seat)) / 6;
    rows[at++] = plan.pieces / 10;
    rows[at++] = handCount(game, state, seat) / 10;
    rows[at++] = budget.hand[wild] / 5;
    rows[at++] = most / 5;
    rows[at++] = network.attractions / 3;
    rows[at++] = network.longest / 20;
    rows[at++] = bitsOf(technologies) / 3;
    rows[at++] = game.rules.stations ? stationsBuilt(game, state, seat) : 0;
    rows[at++] = plan.stations ? plan.stations.toBuild.length : 0;
    rows[at++] = waits;
    rows[at++] = waits === 0 ? 1 : 0;
  }

  /** Of the routes that tickets need: those that could be claimed now, the cards that lack for them, and how contested they are. */
  #targets(state: State, seat: Seat): { payable: number; lack: number; contested: number; keystones: number } {
    const { game, a, b, first, stepRoute, twin } = this.#graph;
    const { plan, budget } = this.#planner;
    let [payable, contested, keystones] = [0, 0, 0];
    for (let place = 0; place < plan.forTickets; place++) {
      const route = plan.targets[place];
      if (budget.lack(route) === 0) payable++;
      const alone = twin[route] < 0 || !isFree(game, state, twin[route]);
      // Where others are at both ends, or where hardly another way is left, somebody may be in the way.
      let ends = 0;
      let ways = Number.POSITIVE_INFINITY;
      for (const end of [a[route], b[route]]) {
        let [others, open] = [0, 0];
        for (let step = first[end]; step < first[end + 1]; step++) {
          if (isHeldByAnother(game, state, seat, stepRoute[step])) others = 1;
          else if (isFree(game, state, stepRoute[step])) open++;
        }
        ends += others;
        ways = Math.min(ways, open);
      }
      if (alone) contested += ends / 2;
      if (alone && ways <= 2) keystones++;
    }
    const targets = plan.targets.slice(0, plan.forTickets);
    return { payable, lack: budget.shortfall(targets, -1, 0), contested, keystones };
  }

  #root(place: number): number {
    let at = place;
    while (this.#part[at] !== at) at = this.#part[at];
    return at;
  }

  /** The spaces of the largest part of a seat's network, and the attractions it touches. */
  #network(state: State, seat: Seat): { longest: number; attractions: number } {
    const { game, a, b, routes, length, attraction, places } = this.#graph;
    const part = this.#part;
    const spaces = this.#spaces;
    for (let place = 0; place < places; place++) part[place] = place;
    spaces.fill(0);
    let longest = 0;
    let attractions = 0;
    for (let route = 0; route < routes; route++) {
      if (!holds(game, state, seat, route)) continue;
      const [one, other] = [this.#root(a[route]), this.#root(b[route])];
      const sum = length[route] + spaces[one] + (one === other ? 0 : spaces[other]);
      part[one] = other;
      spaces[other] = sum;
      longest = Math.max(longest, sum);
    }
    for (let place = 0; place < places; place++) {
      if (attraction[place] === 1 && (part[place] !== place || spaces[place] > 0)) attractions++;
    }
    return { longest, attractions };
  }
}

function bitsOf(number: number): number {
  let count = 0;
  for (let left = number; left > 0; left &= left - 1) count++;
  return count;
}
