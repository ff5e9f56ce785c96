import { anybodyAsked } from '../kernel/asking.ts';
import { cardsOf } from '../kernel/cards.ts';
import { pile, sealed } from '../kernel/pile.ts';
import { type Rejection, reject } from '../kernel/rejection.ts';
import type { Seat } from '../kernel/seat.ts';
import type { View } from '../kernel/state.ts';
import { hasTicket, ticketsIn } from '../tickets/ticket-set.ts';
import type { CompleteTickets } from './actions.ts';
import { bestTickets, completable } from './best-tickets.ts';
import type { YardContext, YardPlay } from './context.ts';
import { beginSecondDeck } from './second-deck.ts';
import { nextNumber } from './turn.ts';

/** CG-60: the piles are laid open, and every seat is asked, at the same time, which tickets to complete. */
export function openScoring(table: YardPlay, context: YardContext): void {
  const { state } = table;
  const { at } = context;
  for (let seat = 0; seat < state[at.seats]; seat++) {
    table.record({ type: 'pileOpened', seat, cards: cardsOf(onTrack(state, seat, context)) });
  }
  // Asked even of a seat that can complete nothing: otherwise the others would learn something of its tickets.
  for (let seat = 0; seat < state[at.seats]; seat++) {
    table.record({ type: 'asked', seat, kind: 'completeTickets', number: nextNumber(table, context) });
  }
}

function onTrack(view: View, seat: Seat, { at }: YardContext): readonly number[] {
  return view.slice(at.onTrack + seat * at.kinds, at.onTrack + (seat + 1) * at.kinds);
}

/** The best tickets to complete from the pile as it lies open. */
export function bestChoice(view: View, seat: Seat, context: YardContext): readonly number[] {
  const { at, yard } = context;
  const held = ticketsIn(view, at.tickets + seat * at.ticketWords, at.ticketTotal);
  const best = bestTickets(
    onTrack(view, seat, context),
    held.map((ticket) => yard.tickets[ticket]),
  );
  return best.map((place) => held[place]);
}

/** CG-60: the best choice first, then the same without one of its tickets, and none at all. */
export function offerCompletions(view: View, seat: Seat, context: YardContext): readonly CompleteTickets[] {
  const best = bestChoice(view, seat, context);
  const choices: (readonly number[])[] = [best];
  if (best.length > 1) for (const left of best) choices.push(best.filter((ticket) => ticket !== left));
  if (best.length > 0) choices.push([]);
  return choices.map((tickets) => ({ type: 'completeTickets', tickets }));
}

/** CG-60: each card once, wilds as any colour; any such choice will do. */
export function checkCompletion(
  view: View,
  seat: Seat,
  { tickets }: CompleteTickets,
  context: YardContext,
): Rejection | undefined {
  const { at, yard } = context;
  const held = (ticket: number): boolean =>
    yard.tickets[ticket] !== undefined && hasTicket(view, at.tickets + seat * at.ticketWords, ticket);
  if (new Set(tickets).size !== tickets.length || !tickets.every(held)) return reject('ticketsNotHeld', 'CG-60');
  const wanted = tickets.map((ticket) => yard.tickets[ticket]);
  return completable(onTrack(view, seat, context), wanted) ? undefined : reject('ticketsNotCompletable', 'CG-60');
}

export function playCompletion(table: YardPlay, seat: Seat, { tickets }: CompleteTickets, context: YardContext): void {
  table.record({ type: 'completionChosen', seat, choice: sealed(seat, tickets) });
  if (anybodyAsked(table.state, context.at)) return;
  completeAll(table, context);
  endScoring(table, context);
}

/** CG-61: the table confirms that they are complete, so everybody sees them, now and later. */
function completeAll(table: YardPlay, { at, yard }: YardContext): void {
  const { state } = table;
  for (let seat = 0; seat < state[at.seats]; seat++) {
    const tickets = ticketsIn(state, at.choice + seat * at.ticketWords, at.ticketTotal);
    const points = tickets.reduce((sum, ticket) => sum + yard.tickets[ticket].points, 0);
    table.record({ type: 'ticketsCompleted', seat, tickets: pile('all', tickets), points });
  }
}

/** CG-62 */
function endScoring(table: YardPlay, context: YardContext): void {
  const { state } = table;
  const { at, rules } = context;
  if (state[at.seats] === rules.facts.secondDeck.seats && state[at.deckNumber] === 1)
    return beginSecondDeck(table, context);
  table.record({ type: 'gameEnded', because: 'lastRoundOver' });
}
