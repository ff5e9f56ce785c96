import { below } from '../kernel/chance.ts';
import { fastBits, fastChance } from '../kernel/fast-chance.ts';
import type { Game, GameAction, GameEvent } from '../kernel/game.ts';
import type { Seat } from '../kernel/seat.ts';
import type { State } from '../kernel/state.ts';

/** One decision of a random game: the state before it, what was done, what happened. */
export interface Moment<Action, Event> {
  readonly before: State;
  readonly state: State;
  readonly seat: Seat;
  readonly action: Action;
  readonly events: readonly Event[];
  readonly step: number;
}

/** A whole game of uniformly random offers, decision by decision. The same seed is the same game. */
export function* randomPlay<Action extends GameAction, Event extends GameEvent>(
  game: Game<Action, Event>,
  seats: number,
  seed: number,
): Generator<Moment<Action, Event>> {
  const bits = fastBits(seed, 0x7fff);
  const { state } = game.begin(seats, fastChance(seed, 0));
  for (let step = 1; ; step++) {
    const awaited = game.awaiting(state);
    if (awaited.length === 0) return;
    const seat = awaited[below(bits, awaited.length)];
    const offers = game.offers(state, seat);
    const action = offers[below(bits, offers.length)];
    const before = game.copy(state);
    const ruling = game.play(state, seat, action, fastChance(seed, step));
    if (!ruling.ok)
      throw new Error(
        `seed ${seed}, step ${step}: an offer was refused: ${JSON.stringify([action, ruling.rejection])}`,
      );
    yield { before, state, seat, action, events: ruling.events, step };
  }
}
