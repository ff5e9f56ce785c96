import { imagineCards } from '../cards/imagine-cards.ts';
import type { Chance } from '../kernel/chance.ts';
import type { State, View } from '../kernel/state.ts';
import { imagineTickets } from '../tickets/imagine-tickets.ts';
import { addTicket, ticketsIn } from '../tickets/ticket-set.ts';
import { bestChoice } from './complete-tickets.ts';
import type { YardContext } from './context.ts';

/** One state consistent with the view: unseen cards and tickets are dealt at random into the piles that hide them. */
export function imagine(view: View, chance: Chance, context: YardContext): State {
  const { at, rules } = context;
  const state = view.slice();
  const seats = state[at.seats];
  const piles = Array.from({ length: seats }, (_, seat) => ({
    at: at.onTrack + seat * at.kinds,
    count: state[at.onTrackCount + seat],
  }));
  imagineCards(
    state,
    chance,
    { deck: rules.facts.deck, at, seats },
    { open: [], turned: inRows(state, context), piles },
  );
  const sets = [
    { set: at.completed, count: at.completedCount },
    { set: at.tickets, count: at.ticketCount },
  ];
  imagineTickets(state, chance, at, { sets });
  imagineChoices(view, state, context);
  return state;
}

/** The cards in the yards, one by one. */
function inRows(state: State, { at }: YardContext): number[] {
  const cards: number[] = [];
  for (let colour = 0; colour < at.wild; colour++) {
    for (let card = 0; card < state[at.rowCards + colour]; card++) cards.push(colour);
    for (let card = 0; card < state[at.rowWilds + colour]; card++) cards.push(at.wild);
  }
  return cards;
}

/** A seat that has already said which tickets it completes, unseen, is taken to have chosen well. */
function imagineChoices(view: View, state: State, context: YardContext): void {
  const { at } = context;
  for (let seat = 0; seat < state[at.seats]; seat++) {
    const scoring = state[at.pileOpen + seat] === 1 && state[at.askedKind + seat] === 0 && !state[at.over];
    const set = seat * at.ticketWords;
    if (!scoring || ticketsIn(view, at.tickets + set, at.ticketTotal).length > 0) continue;
    for (const ticket of bestChoice(state, seat, context)) addTicket(state, at.choice + set, ticket);
  }
}
