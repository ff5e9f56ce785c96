import { type Bits, below } from '../kernel/chance.ts';
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

/** Picks one of the offers; there always is one. */
export type Choice = <Action extends GameAction>(offers: readonly Action[], bits: Bits) => Action;

/** Every offer as likely as any other. */
export const anyOffer: Choice = (offers, bits) => offers[below(bits, offers.length)];

/** Every type of action as likely as any other, then any offer of that type: claims and purchases come more often. */
export const anyType: Choice = (offers, bits) => {
  const types = [...new Set(offers.map(({ type }) => type))];
  const type = types[below(bits, types.length)];
  return anyOffer(
    offers.filter((offer) => offer.type === type),
    bits,
  );
};

/** Takes cards and tickets as long as there are any, so that decks and piles run dry. */
export const hoarding: Choice = (offers, bits) => {
  const taking = offers.filter(({ type }) => type === 'takeCard' || type === 'drawTickets');
  return anyOffer(taking.length > 0 && below(bits, 20) > 0 ? taking : offers, bits);
};

/** A whole game of random offers, decision by decision. The same seed is the same game. */
export function* randomPlay<Action extends GameAction, Event extends GameEvent>(
  game: Game<Action, Event>,
  seats: number,
  seed: number,
  choose: Choice = anyOffer,
): Generator<Moment<Action, Event>> {
  const bits = fastBits(seed, 0x7fff);
  const { state } = game.begin(seats, fastChance(seed, 0));
  for (let step = 1; ; step++) {
    const awaited = game.awaiting(state);
    if (awaited.length === 0) return;
    const seat = awaited[below(bits, awaited.length)];
    const offers = game.offers(state, seat);
    const action = choose(offers, bits);
    const before = game.copy(state);
    const ruling = game.play(state, seat, action, fastChance(seed, step));
    if (!ruling.ok)
      throw new Error(
        `seed ${seed}, step ${step}: an offer was refused: ${JSON.stringify([action, ruling.rejection])}`,
      );
    yield { before, state, seat, action, events: ruling.events, step };
  }
}
