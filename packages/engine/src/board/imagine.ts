import { imagineCards } from '../cards/imagine-cards.ts';
import type { Chance } from '../kernel/chance.ts';
import type { State, View } from '../kernel/state.ts';
import { imagineTickets, type LongTickets } from '../tickets/imagine-tickets.ts';
import type { BoardContext } from './context.ts';
import { TURNED } from './layout.ts';

/** One state consistent with the view: unseen cards and tickets are dealt at random into the piles that hide them. */
export function imagine(view: View, chance: Chance, context: BoardContext): State {
  const { at, rules } = context;
  const state = view.slice();
  const turned = rules.tunnels ? state.slice(at.turned, at.turned + TURNED).filter((card) => card > 0) : [];
  const supply = { deck: rules.facts.deck, at, seats: state[at.seats] };
  imagineCards(state, chance, supply, { open: [at.laid], turned: turned.map((card) => card - 1), piles: [] });
  imagineTickets(state, chance, at, {
    sets: [{ set: at.tickets, count: at.ticketCount }],
    ...(at.longDealt > 0 && { long: longTickets(view, chance, context) }),
  });
  return state;
}

/** EU-3: of those dealt, everybody knows how many a seat kept and nobody which: any choice is as likely as another. */
function longTickets(view: View, chance: Chance, { at, board, rules }: BoardContext): LongTickets {
  const { count, long } = rules.tickets.dealt;
  return {
    is: (ticket) => board.tickets[ticket].long,
    among(seat) {
      const dealt = Array.from({ length: count + long }, (_, place) => place);
      chance.shuffle(dealt);
      return dealt.slice(0, view[at.keptAtDeal + seat]).filter((place) => place < long).length;
    },
    offered: () => (view[at.started] === 1 ? 0 : long),
  };
}
