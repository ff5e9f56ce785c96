import { type Bits, below, type Game, type GameAction, type Seat, type State } from '@branchline/engine';

/** Any of what is offered, as a player without a plan would answer. */
export function randomOffer(game: Game, state: State, seat: Seat, bits: Bits): GameAction {
  const offers = game.offers(state, seat);
  const action = offers[below(bits, offers.length)];
  if (action === undefined) throw new Error('nothing offered');
  return action;
}
