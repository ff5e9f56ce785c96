import {
  deckCount,
  deckNumber,
  isLastRound,
  onTrackCount,
  type Seat,
  type State,
  seatCount,
  ticketsCompleted,
} from '@branchline/engine';
import type { YardPlanner } from '../yard/yard-planner.ts';
import type { SeatRows } from './seat-rows.ts';
import type { YardFeatures } from './yard-features.ts';
import { YARD_FEATURES } from './yard-features.ts';

/** What each of the features is divided by, so that no number is large. */
const SIZES: readonly number[] = [10, 10, 10, 10, 10, 10, 10, 10, 3, 3, 10, 3, 5, 3, 1];

const YARD_SEAT_NAMES: readonly string[] = [...YARD_FEATURES, 'onTrack', 'completed', 'room', 'moves'];
const YARD_TABLE_NAMES: readonly string[] = ['seats', 'progress', 'deck', 'lastRound', 'secondDeck'];

/** What can be said of every seat in the card game. */
export class YardRows implements SeatRows {
  readonly seatNames: readonly string[] = YARD_SEAT_NAMES;
  readonly tableNames: readonly string[] = YARD_TABLE_NAMES;
  readonly rows: Float32Array;
  readonly table: Float32Array = new Float32Array(YARD_TABLE_NAMES.length);
  readonly #planner: YardPlanner;
  readonly #features: YardFeatures;

  constructor(planner: YardPlanner, features: YardFeatures) {
    this.#planner = planner;
    this.#features = features;
    this.rows = new Float32Array(planner.game.seats.max * YARD_SEAT_NAMES.length);
  }

  read(state: State, mover: Seat): void {
    const { game } = this.#planner;
    const { table, rows } = this;
    const found = this.#features.of(state, mover);
    for (const [seat, row] of found.entries()) {
      let at = seat * YARD_SEAT_NAMES.length;
      for (const [place, value] of row.entries()) rows[at++] = value / SIZES[place];
      this.#planner.update(state, seat);
      rows[at++] = onTrackCount(game, state, seat) / 10;
      rows[at++] = ticketsCompleted(game, state, seat).length / 3;
      rows[at++] = this.#planner.room(state, seat) / 10;
      rows[at++] = seat === mover ? 1 : 0;
    }
    table[0] = seatCount(game, state) - 2;
    table[1] = this.#features.progress(state);
    table[2] = deckCount(game, state) / 30;
    table[3] = isLastRound(game, state) ? 1 : 0;
    table[4] = deckNumber(game, state) - 1;
  }
}
