import { imagineCards } from '../cards/imagine-cards.ts';
import type { Chance } from '../kernel/chance.ts';
import type { State, View } from '../kernel/state.ts';
import { imagineTickets } from '../tickets/imagine-tickets.ts';
import type { BoardContext } from './context.ts';
import { TURNED } from './layout.ts';

/** One state consistent with the view: unseen cards and tickets are dealt at random into the piles that hide them. */
export function imagine(view: View, chance: Chance, { at, rules }: BoardContext): State {
  const state = view.slice();
  const turned = rules.tunnels ? state.slice(at.turned, at.turned + TURNED).filter((card) => card > 0) : [];
  const supply = { deck: rules.facts.deck, at, seats: state[at.seats] };
  imagineCards(state, chance, supply, { open: [at.laid], turned: turned.map((card) => card - 1), piles: [] });
  imagineTickets(state, chance, at, [{ set: at.tickets, count: at.ticketCount }]);
  return state;
}
