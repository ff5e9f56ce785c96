import type { BoardAction } from '../board/actions.ts';
import { isBoardGame } from '../board/board-game.ts';
import type { Game, GameAction } from '../kernel/game.ts';
import type { Seat } from '../kernel/seat.ts';
import type { View } from '../kernel/state.ts';
import type { YardAction } from '../yard/actions.ts';
import { isYardGame } from '../yard/read.ts';

type AnyAction = BoardAction | YardAction;

/** T-2: what a seat does whose player's time has run out, when no bot may take it over. It needs nothing but the view. */
export function leastHarmful(game: Game, view: View, seat: Seat): GameAction {
  // The offers of a game are actions of its family.
  const offers = game.offers(view, seat) as readonly AnyAction[];
  const rank = ranking(game);
  const [first] = offers;
  if (first === undefined) throw new Error('nothing is asked of this seat');
  return offers.reduce<AnyAction>((best, offer) => (before(rank(offer), rank(best)) ? offer : best), first);
}

/** Smaller is less harmful; a tie goes to what was offered first. */
function ranking(game: Game): (action: AnyAction) => readonly number[] {
  const worth = worthOf(game);
  const { places } = game.naming.names;
  return (action) => {
    switch (action.type) {
      case 'leaveTunnel':
        return [0];
      case 'keepTickets':
        return [0, action.tickets.length, action.tickets.reduce((sum, ticket) => sum + worth(ticket), 0)];
      case 'completeTickets':
        return [0];
      case 'takeCard':
        return action.from === 'deck' ? [1] : [2];
      case 'pass':
      case 'endTurn':
        return [3];
      // The first city by its id; of the ways to pay there the cheapest is offered first.
      case 'buildStation':
        return [5, places.filter((id) => id < places[action.city]).length];
      default:
        return [4];
    }
  };
}

function before(one: readonly number[], other: readonly number[]): boolean {
  for (let place = 0; place < one.length; place++) {
    const difference = one[place] - (other[place] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

function worthOf(game: Game): (ticket: number) => number {
  const tickets = isBoardGame(game) ? game.board.tickets : isYardGame(game) ? game.yard.tickets : [];
  return (ticket) => tickets[ticket]?.points ?? 0;
}
