import type { Seat, State } from '@branchline/engine';

/** What a network is told of a state when a turn begins: a row of numbers for every seat, and one for the table. */
export interface SeatRows {
  /** What the numbers of a seat say, and those of the table. */
  readonly seatNames: readonly string[];
  readonly tableNames: readonly string[];
  /** Reads a state; `mover` is about to begin a turn. The rows are used again for the next one. */
  read(state: State, mover: Seat): void;
  /** Seat after seat. */
  readonly rows: Float32Array;
  readonly table: Float32Array;
}
