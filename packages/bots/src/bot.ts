import type { Bits, Game, GameAction, Seat, View } from '@branchline/engine';

/** What a bot is handed when something is asked of its seat: all that a player there would see, and dice of its own. */
export interface Decision {
  readonly game: Game;
  /** Veiled for the seat: a bot never sees a state. */
  readonly view: View;
  readonly seat: Seat;
  /** `game.offers(view, seat)`; never empty. */
  readonly offers: readonly GameAction[];
  /** The bot's own randomness. It has nothing to do with the table's chance, so it can give nothing away. */
  readonly bits: Bits;
}

/** A computer player. The same decision with the same bits gets the same answer. */
export interface Bot {
  readonly id: string;
  choose(decision: Decision): GameAction;
}
